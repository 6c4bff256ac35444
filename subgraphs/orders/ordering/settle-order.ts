import { Failure } from '#contract/failure.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { findPartsOfOrder } from '../fulfillment/fulfillment-order.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { MovedOrder } from '../shipping/shipping-ports.js';
import { arrivedAlready } from './arrived-already.js';
import { delivered, followingParts } from './order.js';
import { statusChange } from './order-events.js';
import { findOrder, saveOrder } from './order.store.js';

/** Take an order to the status its fulfillment orders and shipments imply, with the event of the change; it is stamped anew in any case, because they are part of it. */
export async function settleOrder({ outbox }: OrdersDeps, transaction: Transaction, { context, orderId, shipments, events }: MovedOrder): Promise<void> {
  const { companyId } = context.principal;
  const before = await findOrder(transaction, companyId, orderId);
  if (!before) throw new Failure('INTERNAL', 'Something that moved has no order');
  const after = shipments ? before : followingParts(before, await findPartsOfOrder(transaction, companyId, orderId));
  const [arrived = after] = shipments ? [delivered(before, shipments)] : await arrivedAlready(transaction, companyId, [{ before, after }]);
  await saveOrder(transaction, companyId, { before, after: arrived });
  await outbox.append(transaction, companyId, [...events?.(before) ?? [], ...statusChange(before, after, context), ...statusChange(after, arrived, context)]);
}
