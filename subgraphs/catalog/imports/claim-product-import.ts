import { instant, shift } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { LEASE_MILLISECONDS } from './product-import.js';
import { claimImport, findClaimed, findWaitingImport, type Claim } from './product-import.store.js';

/** A claimed import, and the key or person that sent it. */
export interface ClaimedProductImport {
  readonly claim: Claim;
  /** Null where a person sent it. */
  readonly keyId: string | null;
  readonly userId: string | null;
  readonly tokenId: string | null;
}

/** Claim the import whose turn it is for some of its products; null when there is none. */
export async function claimProductImport({ database, clock, ids }: CatalogDeps, { principal }: CallContext): Promise<ClaimedProductImport | null> {
  requireScope(principal, 'system');
  const now = instant(clock);
  const times = { now, furthest: shift(now, 2 * LEASE_MILLISECONDS) };
  const waiting = await findWaitingImport(database, times);
  if (!waiting) return null;
  const claim: Claim = { ...waiting, token: ids.next() };
  return database.inTransaction(async (transaction) => {
    const isMine = await claimImport(transaction, claim, { ...times, until: shift(now, LEASE_MILLISECONDS) });
    const claimed = isMine ? await findClaimed(transaction, claim) : undefined;
    if (!claimed) return null;
    const { key: { keyId, authority } } = claimed;
    return { claim, keyId: authority ? null : keyId, userId: authority?.userId ?? null, tokenId: authority?.tokenId ?? null };
  });
}
