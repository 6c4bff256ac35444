import { instant } from '#kernel/clock.js';
import { randomAlphanumeric, sha256 } from '#kernel/crypto.js';
import { Failure } from '#contract/failure.js';
import { requireScope } from '#contract/principal.js';
import { validName } from '../companies/company.js';
import type { IdentityContext } from '../identity-deps.js';
import { companyToRead } from './access.js';
import { isOwner, personOf } from './require-owner.js';
import { tokenEvent } from './people-events.js';
import { validEmail, type Person } from './person.js';
import { personByEmail } from './person.store.js';
import { expiryIn, type StaffToken } from './staff-token.js';
import { insertToken } from './staff-token.store.js';

const PREFIX = 'pst_';
const RANDOM_LENGTH = 48;
const SHOWN_LENGTH = 8;

interface NewToken {
  readonly name: string;
  /** Null for a token that does not expire. */
  readonly expiresInDays: number | null;
}

/** A token with its text, which is shown only once. */
export interface CreatedToken {
  readonly token: string;
  readonly staffToken: StaffToken;
}

/** Create a token for the caller; needs company.read, and an owner for one that does not expire. */
export async function createToken(context: IdentityContext, input: NewToken): Promise<CreatedToken> {
  const { principal, identity: { database } } = context;
  const companyId = companyToRead(principal);
  if (principal.userId === undefined) throw new Failure('FORBIDDEN', 'Only people can create tokens of their own');
  if (input.expiresInDays === null && !await isOwner(database, principal)) {
    throw new Failure('FORBIDDEN', 'Only an owner may have a token that does not expire; give the number of days until it expires', { roles: ['owner'] });
  }
  return make(context, await personOf(database, companyId, principal.userId), input);
}

/** Create a token for a person; for the platform's own tools. */
export async function createStaffToken(context: IdentityContext, { email, ...input }: NewToken & { readonly email: string }): Promise<CreatedToken> {
  requireScope(context.principal, 'system');
  const person = await personByEmail(context.identity.database, validEmail(email));
  if (!person) throw new Failure('NOT_FOUND', 'No person has this e-mail address');
  return make(context, person, input);
}

async function make(context: IdentityContext, { companyId, id: personId }: Person, { name, expiresInDays }: NewToken): Promise<CreatedToken> {
  const { database, ids, clock, outbox } = context.identity;
  const token = PREFIX + randomAlphanumeric(RANDOM_LENGTH);
  const staffToken: StaffToken = {
    companyId, id: ids.next(), personId, name: validName(name), prefix: token.slice(0, SHOWN_LENGTH),
    createdAt: instant(clock), expiresAt: expiryIn(expiresInDays, clock), lastUsedAt: null,
  };
  await database.inTransaction(async (transaction) => {
    await transaction.takeChangeSequence(companyId);
    await personOf(transaction, companyId, personId); // throws if the person was removed meanwhile
    await insertToken(transaction, staffToken, sha256(token));
    await outbox.append(transaction, companyId, [tokenEvent('created', staffToken, context)]);
  });
  return { token, staffToken };
}
