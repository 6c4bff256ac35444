import { instant } from '#kernel/clock.js';
import { randomAlphanumeric, sha256 } from '#kernel/crypto.js';
import { Failure } from '#contract/failure.js';
import { requireScope } from '#contract/principal.js';
import { validName } from '../companies/company.js';
import type { IdentityContext } from '../identity-deps.js';
import { validEmail } from './person.js';
import { insertStaffToken, personByEmail } from './person.store.js';

const PREFIX = 'pst_';
const RANDOM_LENGTH = 48;
const SHOWN_LENGTH = 8;

/** Make a token with which a person calls the graph; answered once, stored as a hash. */
export async function createStaffToken({ principal, identity }: IdentityContext, input: { readonly email: string; readonly name: string }): Promise<{ token: string }> {
  requireScope(principal, 'system');
  const { database, ids, clock } = identity;
  const name = validName(input.name);
  const person = await personByEmail(database, validEmail(input.email));
  if (!person) throw new Failure('NOT_FOUND', 'Nobody has this e-mail address');
  const token = PREFIX + randomAlphanumeric(RANDOM_LENGTH);
  const row = { id: ids.next(), name, prefix: token.slice(0, SHOWN_LENGTH), hash: sha256(token), createdAt: instant(clock) };
  await database.inTransaction((transaction) => insertStaffToken(transaction, person, row));
  return { token };
}
