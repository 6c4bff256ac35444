import type { OrderLine } from '../ordering/order.js';
import { findOrder } from '../ordering/order.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findShipments } from '../shipping/shipment.store.js';
import { trackingToken } from '../tracking/read-public-tracking.js';

/** What a shopper gets instead of what they send back, and the pages on which its shipments are followed. */
export interface ExchangeOfReturn {
  readonly exchanged: readonly Pick<OrderLine, 'sku' | 'title'>[];
  readonly exchangeTracking: readonly string[];
}

/** The exchange of a return by the id of its order; nothing where it has none. */
export async function exchangeOf({ database, cursors, commerceUrl }: Pick<OrdersDeps, 'database' | 'cursors' | 'commerceUrl'>, companyId: number, orderId: string | null): Promise<ExchangeOfReturn> {
  if (orderId === null) return { exchanged: [], exchangeTracking: [] };
  const [order, shipments] = await Promise.all([findOrder(database, companyId, orderId), findShipments(database, companyId, [orderId])]);
  const left = shipments.filter(({ status }) => status !== 'VOIDED');
  return { exchanged: order?.lines ?? [], exchangeTracking: left.map(({ id }) => `${commerceUrl}/track/${trackingToken(cursors, companyId, id)}`) };
}
