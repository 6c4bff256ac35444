import { instant } from '#kernel/clock.js';
import { requireScope, requireWarehouse, type CallContext } from '#contract/principal.js';
import { isStorageFailure } from '#contract/storage-failure.js';
import { pageSize } from '#subgraph-kit/page-size.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { LabelFormat } from '../shipping/carrier.js';
import { labelFirstParcels } from '../shipping/label-first-parcels.js';
import { withCarriers } from '../shipping/with-carriers.js';
import { markExported } from './exported-fulfillment-orders.store.js';
import { fulfillmentEvent } from './fulfillment-events.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import { findFulfillmentOrders } from './fulfillment-order.store.js';

/** How many orders, and whether the platform's labels go with them. */
export interface ExportWaitingOrders {
  readonly first: number;
  /** Only the order with this number; all that wait unless given. */
  readonly number?: string | null | undefined;
  /** Format of the labels of first parcels and of the return label; no labels are made unless given. */
  readonly labelFormat?: LabelFormat | null | undefined;
}

/**
 * The orders that wait for the calling warehouse's answer, oldest first (document 1, B, GET Orders/New): each is returned by every call until
 * the warehouse answers it. The first call marks it as exported and, where the platform makes the labels, creates its first two. A fulfillment order
 * without a carrier gets one chosen from the merchant's carriers. While the database cannot write, only orders exported before are returned.
 */
export async function exportWaitingOrders(deps: OrdersDeps, context: CallContext, { first, number, labelFormat }: ExportWaitingOrders): Promise<FulfillmentOrder[]> {
  const { principal } = context;
  requireScope(principal, 'fulfillment:write');
  pageSize(first);
  const one = typeof number === 'string' ? [number] : [];
  const waiting = await findFulfillmentOrders(deps.database, principal.companyId, {
    where: `f.location_id = ? AND f.list = ?${one.map(() => ' AND f.number = ?').join('')}`, parameters: [requireWarehouse(principal), 'TO_FULFILL', ...one], orderBy: 'f.placed_at, f.id', limit: first,
  });
  try {
    await exportNew(deps, context, waiting.filter(({ exportedAt }) => exportedAt === null));
    if (labelFormat) await labelFirstParcels(deps, context, { fulfillmentOrders: waiting, withReturn: true, format: labelFormat });
    return await withCarriers(deps.database, principal.companyId, waiting);
  } catch (error) {
    if (!isStorageFailure(error)) throw error;
    return withCarriers(deps.database, principal.companyId, waiting.filter(({ exportedAt }) => exportedAt !== null)); // the carrier is chosen again by every call
  }
}

async function exportNew(deps: OrdersDeps, context: CallContext, fulfillmentOrders: readonly FulfillmentOrder[]): Promise<void> {
  if (fulfillmentOrders.length === 0) return;
  const { companyId } = context.principal;
  await deps.database.inTransaction(async (transaction) => {
    const marked = await markExported(transaction, companyId, { list: 'TO_FULFILL', ids: fulfillmentOrders.map(({ id }) => id), at: instant(deps.clock) });
    const known = new Set(marked);
    await deps.outbox.append(transaction, companyId, fulfillmentOrders.filter(({ id }) => known.has(id)).map((fulfillmentOrder) => fulfillmentEvent('fulfillment.exported', fulfillmentOrder, context)));
  });
}
