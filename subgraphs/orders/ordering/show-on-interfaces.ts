import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { ShownOrder } from '#subgraph-kit/show-order.js';
import { findFulfillmentOrdersOfOrder } from '../fulfillment/fulfillment-order.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findNamedOrder } from './find-named-order.js';

/** An order as each connection that may read it is answered; needs commerce.read. Nothing is kept of it: it is no call of theirs. */
export async function showOnInterfaces({ database, showOrder }: OrdersDeps, call: CallContext, reference: string): Promise<readonly ShownOrder[]> {
  const { principal } = call;
  requirePermission(principal, 'commerce.read');
  const order = await findNamedOrder(database, principal, reference);
  if (!order) throw new Failure('ORDER_NOT_FOUND', 'There is no such order');
  const parts = await findFulfillmentOrdersOfOrder(database, principal.companyId, order.id);
  const locationIds = [...new Set(parts.map(({ locationId }) => locationId))];
  return await showOrder(call, { number: order.number, placedAt: order.placedAt, locationIds });
}
