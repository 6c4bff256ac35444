import type { Reader } from '#subgraph-kit/database.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import { byReference, findFulfillmentOrders, VISIBLE } from './fulfillment-order.store.js';

const MOST = 100;

/** The fulfillment orders a reference may mean, newest first: one by its own id, or those of an order by its number or id. */
export async function findNamedFulfillmentOrders(reader: Reader, companyId: number, reference: string): Promise<FulfillmentOrder[]> {
  for (const [where, parameters] of byReference(reference)) {
    const found = await findFulfillmentOrders(reader, companyId, { where: `${where} AND ${VISIBLE}`, parameters, orderBy: 'f.id DESC', limit: MOST, whole: true });
    if (found.length > 0) return found;
  }
  return [];
}
