import { requireScope, requireWarehouse, type CallContext } from '#contract/principal.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import { findFulfillmentOrder } from './fulfillment-order.store.js';
import { refuseTwoOrders, unknownOrder, type OrderRef } from './order-ref.js';

/** The calling warehouse's fulfillment order by number or id; another warehouse's is ORDER_NOT_FOUND. */
export function readWarehouseOrder({ database }: OrdersDeps, context: CallContext, reference: string): Promise<FulfillmentOrder> {
  requireScope(context.principal, 'fulfillment:read');
  return fulfillmentOrderOfWarehouse(database, context, { reference });
}

/** The same inside a transaction that is about to change it. */
export async function fulfillmentOrderOfWarehouse(reader: Reader, { principal }: CallContext, named: OrderRef): Promise<FulfillmentOrder> {
  const fulfillmentOrder = await findFulfillmentOrder(reader, principal.companyId, { ...named, locationId: requireWarehouse(principal) });
  if (!fulfillmentOrder) throw unknownOrder(named);
  refuseTwoOrders(fulfillmentOrder, named);
  return fulfillmentOrder;
}
