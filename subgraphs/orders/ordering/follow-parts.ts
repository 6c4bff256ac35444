import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { findPartsOfOrder } from '../fulfillment/fulfillment-order.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { arrivedAlready } from './arrived-already.js';
import { followingParts } from './order.js';
import { statusChange } from './order-events.js';
import { findOrder, saveOrder } from './order.store.js';

/** Take an order to the state its parts imply, with the event of the change; its stamp moves in any case, because its content did. */
export async function followParts({ outbox }: OrdersDeps, transaction: Transaction, { context, orderId }: { context: CallContext; orderId: string }): Promise<void> {
  const { companyId } = context.principal;
  const before = await findOrder(transaction, companyId, orderId);
  if (!before) return;
  const parts = await findPartsOfOrder(transaction, companyId, orderId);
  const after = followingParts(before, parts);
  const [arrived = after] = await arrivedAlready(transaction, companyId, [{ before, after }]);
  await saveOrder(transaction, companyId, { before, after: arrived });
  await outbox.append(transaction, companyId, [...statusChange(before, after, context), ...statusChange(after, arrived, context)]);
}
