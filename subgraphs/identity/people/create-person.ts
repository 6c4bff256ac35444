import { requireHard } from '../accounts/hard-password.js';
import { companiesByIds } from '../companies/company.store.js';
import type { IdentityContext } from '../identity-deps.js';
import { companyOfSystem } from './access.js';
import { newPerson, storePerson, type PersonToAdd } from './new-person.js';
import type { Person } from './person.js';

interface PersonToCreate extends PersonToAdd {
  readonly password?: string | null | undefined;
  readonly companyId?: number | null | undefined;
}

/** Add a person to a company; for the platform's own tools. A person who has an account keeps its password. Throws BAD_INPUT for a password that is easy to guess, ALREADY_EXISTS when they are in the company, or have an account and have not confirmed its address. */
export async function createPerson(context: IdentityContext, { password, ...input }: PersonToCreate): Promise<Person> {
  const companyId = companyOfSystem(context.principal, input.companyId);
  const person = newPerson(context, companyId, input);
  const [company] = await companiesByIds(context.identity.database, [companyId]);
  const passwordHash = typeof password === 'string' ? await context.identity.passwords.hash(requireHard(password, [person.email, person.name, company?.name ?? ''])) : null;
  return (await context.identity.database.inTransaction((transaction) => storePerson(transaction, context, { person, passwordHash, admittedBy: 'operator' }))).person;
}
