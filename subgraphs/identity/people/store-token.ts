import { instant } from '#kernel/clock.js';
import { randomAlphanumeric, sha256 } from '#kernel/crypto.js';
import { Failure } from '#contract/failure.js';
import type { Permission } from '#contract/permissions.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { validName } from '../companies/company.js';
import type { IdentityContext } from '../identity-deps.js';
import { tokenEvent } from './people-events.js';
import { callerOf } from './require-manager.js';
import { expiryIn, type StaffToken } from './staff-token.js';
import { insertToken } from './staff-token.store.js';

const PREFIXES = { person: 'pst_', service: 'psv_' } as const;
const RANDOM_LENGTH = 48;
const SHOWN_LENGTH = 8;

/** The purpose and lifetime of a token. */
export interface TokenToCreate {
  readonly name: string;
  /** Null for a token that does not expire. */
  readonly expiresInDays: number | null;
}

/** A token with its text, which is shown only once. */
export interface CreatedToken {
  readonly token: string;
  readonly staffToken: StaffToken;
}

/** The holder of a token and what it may do. */
interface Holder {
  readonly companyId: number;
  /** Null for a service token. */
  readonly personId: string | null;
  readonly permissions: readonly Permission[] | null;
}

/** Generate and store a token. */
export async function storeToken(transaction: Transaction, context: IdentityContext, { name, expiresInDays, ...holder }: TokenToCreate & Holder): Promise<CreatedToken> {
  const { ids, clock, outbox } = context.identity;
  const token = PREFIXES[holder.personId === null ? 'service' : 'person'] + randomAlphanumeric(RANDOM_LENGTH);
  const staffToken: StaffToken = {
    ...holder, id: ids.next(), name: validName(name), prefix: token.slice(0, SHOWN_LENGTH),
    createdAt: instant(clock), expiresAt: expiryIn(expiresInDays, clock), lastUsedAt: null,
  };
  await insertToken(transaction, staffToken, sha256(token));
  transaction.recordChange({ kind: 'token', id: staffToken.id, before: null, after: staffToken });
  await outbox.append(transaction, holder.companyId, [tokenEvent('created', staffToken, context)]);
  return { token, staffToken };
}

/** Throws FORBIDDEN for a token that does not expire, unless an owner asks for it. */
export async function requireExpiry(reader: Reader, { principal }: IdentityContext, { expiresInDays }: TokenToCreate): Promise<void> {
  if (expiresInDays !== null) return;
  const caller = await callerOf(reader, principal);
  if (!caller || caller.role === 'OWNER') return;
  throw new Failure('FORBIDDEN', 'Only an owner may have a token that does not expire; give the number of days until it expires', { roles: ['owner'] });
}
