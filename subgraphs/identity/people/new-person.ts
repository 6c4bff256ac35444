import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CompanyRole } from '#contract/permissions.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { DuplicateKey } from '#subgraph-kit/database-error.js';
import type { Account } from '../accounts/account.js';
import { accountByEmail, insertAccount, lockAccount } from '../accounts/account.store.js';
import { validName } from '../companies/company.js';
import { companyExists } from '../companies/company.store.js';
import type { IdentityContext } from '../identity-deps.js';
import { changedModuleRoles, EDITOR_EVERYWHERE, NONE_EVERYWHERE, type GivenModuleRoles } from './module-roles.js';
import { personEvent } from './people-events.js';
import { validEmail, type Person } from './person.js';
import { insertPerson } from './person.store.js';

/** The data of a person to be added. */
export interface PersonToAdd {
  readonly email: string;
  readonly name: string;
  readonly role: CompanyRole;
  /** For a member; defaults to editor in every module. */
  readonly moduleRoles?: GivenModuleRoles | null | undefined;
  readonly isInternal?: boolean | null | undefined;
}

/** A new active person of a company; throws BAD_INPUT for an invalid address, name or role. */
export function newPerson({ identity: { ids, clock } }: IdentityContext, companyId: number, { role, moduleRoles, ...input }: PersonToAdd): Person {
  const id = ids.next();
  return {
    companyId, id, accountId: id, email: validEmail(input.email), name: validName(input.name), isInternal: input.isInternal ?? false, disabledSections: [],
    role, moduleRoles: changedModuleRoles(role, moduleRoles ? NONE_EVERYWHERE : EDITOR_EVERYWHERE, moduleRoles),
    createdAt: instant(clock), deactivatedAt: null, oneTimePasswordExpiresAt: null,
  };
}

/** A person to store, with the password of the account if they get one. */
interface PersonToStore {
  readonly person: Person;
  readonly passwordHash: string | null;
  /** Who lets an account that exists into the company: its person, by a link that was mailed to their address; the operator of the deployment, where the address is confirmed; else nobody. */
  readonly admittedBy: 'person' | 'operator' | 'nobody';
}

/** A stored person, and whether the account they have is new. */
interface StoredPerson {
  readonly person: Person;
  readonly isNew: boolean;
}

/**
 * Store a new person, with their event: a member of the account that has the e-mail address, whose password stays, else of a new account. Throws
 * NOT_FOUND for an unknown company and ALREADY_EXISTS when the person is in it, or has an account and was not asked:
 * nobody is carried into a company, which would then see their name and sign-ins. An account whose address is not confirmed may have a password
 * that another company gave it, and knows; it joins by an invitation, which ends that.
 */
export async function storePerson(transaction: Transaction, context: IdentityContext, { person: added, passwordHash, admittedBy }: PersonToStore): Promise<StoredPerson> {
  const { outbox } = context.identity;
  if (!await companyExists(transaction, added.companyId)) throw new Failure('NOT_FOUND', 'This company does not exist');
  const account = await accountByEmail(transaction, added.email);
  if (account && (admittedBy === 'nobody' || (admittedBy === 'operator' && account.emailVerifiedAt === null))) throw taken('This e-mail address is already in use; give another one, or invite the person (invitePerson), who joins by the mailed link');
  const person = account ? await joining(transaction, { added, account }) : added;
  if (!account) await insertAccount(transaction, newAccount(added), { passwordHash, at: added.createdAt });
  await insertPerson(transaction, person).catch(asTaken);
  transaction.recordChange({ kind: 'person', id: person.id, before: null, after: person });
  await outbox.append(transaction, person.companyId, [personEvent('created', person, context)]);
  return { person, isNew: !account };
}

/** No company is active yet: none was chosen. */
const newAccount = ({ accountId, email, name, oneTimePasswordExpiresAt }: Person): Account =>
  ({ id: accountId, email, name, locale: null, pictureUrl: null, passwordExpiresAt: oneTimePasswordExpiresAt, emailVerifiedAt: null, activeCompanyId: null });

async function joining(transaction: Transaction, { added, account }: { readonly added: Person; readonly account: Account }): Promise<Person> {
  await lockAccount(transaction, account.id, added.createdAt);
  return { ...added, accountId: account.id, name: account.name, oneTimePasswordExpiresAt: account.passwordExpiresAt };
}

const taken = (message: string): Failure => new Failure('ALREADY_EXISTS', message, { email: ['is taken'] });

const asTaken = (error: unknown): never => {
  throw error instanceof DuplicateKey ? taken('This e-mail address is already in use; give another one') : error;
};
