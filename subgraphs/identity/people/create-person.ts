import { hash } from '@node-rs/argon2';
import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CompanyRole } from '#contract/permissions.js';
import { DuplicateKey } from '#subgraph-kit/database-error.js';
import { companyOfSystem } from './access.js';
import { validName } from '../companies/company.js';
import { companyExists } from '../companies/company.store.js';
import type { IdentityContext } from '../identity-deps.js';
import { changedModuleRoles, EDITOR_EVERYWHERE, NONE_EVERYWHERE, type GivenModuleRoles } from './module-roles.js';
import { personEvent } from './people-events.js';
import { validEmail, validPassword, type Person } from './person.js';
import { insertPerson } from './person.store.js';

interface NewPerson {
  readonly email: string;
  readonly name: string;
  readonly role: CompanyRole;
  /** For a member; defaults to editor in every module. */
  readonly moduleRoles?: GivenModuleRoles | null | undefined;
  readonly isInternal?: boolean | null | undefined;
  readonly password?: string | null | undefined;
  readonly companyId?: number | null | undefined;
}

/** Add a person to a company; for the platform's own tools. Throws ALREADY_EXISTS when the e-mail address is taken. */
export async function createPerson(context: IdentityContext, input: NewPerson): Promise<Person> {
  const { principal, identity: { database, ids, clock, outbox } } = context;
  const companyId = companyOfSystem(principal, input.companyId);
  const { role, moduleRoles: given } = input;
  const person: Person = {
    companyId, id: ids.next(), email: validEmail(input.email), name: validName(input.name), isInternal: input.isInternal ?? false,
    role, moduleRoles: changedModuleRoles(role, given ? NONE_EVERYWHERE : EDITOR_EVERYWHERE, given), createdAt: instant(clock),
  };
  if (!await companyExists(database, companyId)) throw new Failure('NOT_FOUND', 'This company does not exist');
  const passwordHash = typeof input.password === 'string' ? await hash(validPassword(input.password)) : null; // argon2id is the library's default
  await database.inTransaction(async (transaction) => {
    await insertPerson(transaction, person, passwordHash);
    await outbox.append(transaction, companyId, [personEvent('created', person, context)]);
  }).catch(asTaken);
  return person;
}

const asTaken = (error: unknown): never => {
  throw error instanceof DuplicateKey ? new Failure('ALREADY_EXISTS', 'This e-mail address is already in use', { email: ['is taken'] }) : error;
};
