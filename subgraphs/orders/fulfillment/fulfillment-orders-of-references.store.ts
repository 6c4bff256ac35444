import { isUuid } from '#kernel/ids.js';
import type { Reader } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import { findFulfillmentOrders, VISIBLE } from './fulfillment-order.store.js';
import { orderNumber } from './order-number.js';

/** A warehouse's fulfillment orders by reference: order number (with or without #), fulfillment order id or order id. A few statements, however many. */
export async function findFulfillmentOrdersOfReferences(reader: Reader, companyId: number, { locationId, references }: { locationId: string; references: readonly string[] }): Promise<ReadonlyMap<string, FulfillmentOrder>> {
  const ids = references.filter(isUuid);
  const numbers = references.filter((reference) => !isUuid(reference)).map(orderNumber);
  const find = (column: string, values: readonly string[]): Promise<FulfillmentOrder[]> => (values.length === 0 ? Promise.resolve([])
    : findFulfillmentOrders(reader, companyId, { where: `f.location_id = ? AND f.${column} IN (${places(values.length)}) AND ${VISIBLE}`, parameters: [locationId, ...values], orderBy: column === 'id' ? 'f.id' : `f.${column}, f.id`, limit: MOST_FOUND }));
  const byNumber = new Map((await find('number', numbers)).map((fulfillmentOrder) => [fulfillmentOrder.number, fulfillmentOrder])); // of several the newest stays
  const byOrder = new Map((await find('order_id', ids)).map((fulfillmentOrder) => [fulfillmentOrder.orderId, fulfillmentOrder]));
  const byId = new Map((await find('id', ids)).map((fulfillmentOrder) => [fulfillmentOrder.id, fulfillmentOrder]));
  return new Map(references.flatMap((reference) => {
    const fulfillmentOrder = byId.get(reference) ?? byOrder.get(reference) ?? byNumber.get(orderNumber(reference));
    return fulfillmentOrder ? [[reference, fulfillmentOrder] as const] : [];
  }));
}

const MOST_FOUND = 10_000;
