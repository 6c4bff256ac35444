import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import { places } from '#subgraph-kit/statement.js';
import { markExported } from '../fulfillment/exported-fulfillment-orders.store.js';
import { findFulfillmentOrders } from '../fulfillment/fulfillment-order.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { labelFirstParcels } from '../shipping/label-first-parcels.js';
import type { PolledOrder } from './polled-order.js';

/**
 * Make the label of the first parcel of fulfillment orders that a poll returns for the first time (document 1, C: state 17 includes label created).
 * They are marked as exported afterwards: an interrupted poll is made up for by the next, and a label voided since stays voided.
 */
export async function labelHandedOut(deps: OrdersDeps, context: CallContext, orders: readonly PolledOrder[]): Promise<void> {
  const { companyId } = context.principal;
  const ids = orders.filter(({ status }) => status === 'ACCEPTED').map(({ id }) => id);
  if (ids.length === 0) return;
  const fulfillmentOrders = await findFulfillmentOrders(deps.database, companyId, {
    where: `f.exported_at IS NULL AND f.status = ? AND f.id IN (${places(ids.length)})`, parameters: ['ACCEPTED', ...ids], orderBy: 'f.id', limit: ids.length,
  });
  if (fulfillmentOrders.length === 0) return;
  await labelFirstParcels(deps, context, { fulfillmentOrders, withReturn: false });
  await deps.database.inTransaction((transaction) => markExported(transaction, companyId, { list: 'ACCEPTED', ids: fulfillmentOrders.map(({ id }) => id), at: instant(deps.clock) }));
}
