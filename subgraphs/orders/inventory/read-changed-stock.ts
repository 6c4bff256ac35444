import { requireScope, type CallContext } from '#contract/principal.js';
import { pageSize } from '#subgraph-kit/page-size.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { ChangedStock, LastChange } from './changed-stock.js';
import { findChangedStock, findLastChanges } from './changed-stock.store.js';

/** The last change of every company: whoever follows one company's changes asks no further while it is the same. */
export function readLastChanges({ database }: OrdersDeps, { principal }: CallContext): Promise<LastChange[]> {
  requireScope(principal, 'system');
  return findLastChanges(database);
}

interface Wanted {
  readonly companyId: number;
  /** The last item that was read; from the beginning without one. */
  readonly after?: ChangedStock | null | undefined;
  readonly first: number;
}

/**
 * Items by the last change of their stock, counted or reserved, oldest first. Change sequences are committed in order: a reader that goes on after the last item it has
 * read misses no change; an item that changes again meanwhile is read again.
 */
export function readChangedStock({ database }: OrdersDeps, { principal }: CallContext, { companyId, after = null, first }: Wanted): Promise<ChangedStock[]> {
  requireScope(principal, 'system');
  return findChangedStock(database, companyId, { after, limit: pageSize(first) });
}
