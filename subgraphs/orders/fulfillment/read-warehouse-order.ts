import { requireScope, requireWarehouse, type CallContext } from '#contract/principal.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import { findPart } from './fulfillment-order.store.js';
import { refuseTwoOrders, unknownOrder, type OrderRef } from './order-ref.js';

/** The calling warehouse's part of an order by number or id; another warehouse's is ORDER_NOT_FOUND. */
export function readWarehouseOrder({ database }: OrdersDeps, context: CallContext, reference: string): Promise<FulfillmentOrder> {
  requireScope(context.principal, 'fulfillment:read');
  return partOfWarehouse(database, context, { reference });
}

/** The same inside a transaction that is about to change it. */
export async function partOfWarehouse(reader: Reader, { principal }: CallContext, named: OrderRef): Promise<FulfillmentOrder> {
  const part = await findPart(reader, principal.companyId, { ...named, locationId: requireWarehouse(principal) });
  if (!part) throw unknownOrder(named);
  refuseTwoOrders(part, named);
  return part;
}
