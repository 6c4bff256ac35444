import { EASY_TO_GUESS, isEasyToGuess } from '#contract/easy-password.js';
import { Failure } from '#contract/failure.js';
import type { Reader } from '#subgraph-kit/database.js';
import { companiesByIds } from '../companies/company.store.js';
import { validPassword } from '../people/person.js';
import { personIdsOf } from '../people/person.store.js';
import type { Account } from './account.js';

/** A password that a person chooses for their account; throws BAD_INPUT for one of another length, and for one that is easy to guess from what is known of them. */
export async function hardPassword(database: Reader, account: Account, password: string): Promise<string> {
  const people = await personIdsOf(database, account.id);
  const companies = await companiesByIds(database, people.map(({ companyId }) => companyId));
  return requireHard(password, [account.email, account.name, ...companies.map(({ name }) => name)]);
}

/** The same, where all that is known of the person is given. */
export function requireHard(password: string, known: readonly string[]): string {
  if (isEasyToGuess(validPassword(password), known)) throw new Failure('BAD_INPUT', 'This password is easy to guess', { password: [EASY_TO_GUESS] });
  return password;
}
