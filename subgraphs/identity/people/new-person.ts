import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CompanyRole } from '#contract/permissions.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { DuplicateKey } from '#subgraph-kit/database-error.js';
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
  return {
    companyId, id: ids.next(), email: validEmail(input.email), name: validName(input.name), isInternal: input.isInternal ?? false,
    role, moduleRoles: changedModuleRoles(role, moduleRoles ? NONE_EVERYWHERE : EDITOR_EVERYWHERE, moduleRoles),
    createdAt: instant(clock), deactivatedAt: null, oneTimePasswordExpiresAt: null,
  };
}

/** Store a new person, with their event; throws NOT_FOUND for an unknown company and ALREADY_EXISTS when the e-mail address is taken. */
export async function storePerson(transaction: Transaction, context: IdentityContext, { person, passwordHash }: { readonly person: Person; readonly passwordHash: string | null }): Promise<void> {
  if (!await companyExists(transaction, person.companyId)) throw new Failure('NOT_FOUND', 'This company does not exist');
  await insertPerson(transaction, person, passwordHash).catch(asTaken);
  transaction.recordChange({ kind: 'person', id: person.id, before: null, after: person });
  await context.identity.outbox.append(transaction, person.companyId, [personEvent('created', person, context)]);
}

const asTaken = (error: unknown): never => {
  throw error instanceof DuplicateKey ? new Failure('ALREADY_EXISTS', 'This e-mail address is already in use; give another one', { email: ['is taken'] }) : error;
};
