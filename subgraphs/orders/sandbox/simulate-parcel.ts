import { Failure } from '#contract/failure.js';
import { partOfCommand } from '#contract/part-of-command.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { Order } from '../ordering/order.js';
import type { OrdersDeps } from '../orders-deps.js';
import { asMerchant } from './as-merchant.js';
import { simulateOrders } from './simulate-orders.js';
import { simulateShipment, type SimulateShipment } from './simulate-shipment.js';

/** A sales channel sends an order, and its locations ship it: a parcel for carriers to report on. Made up for surfaces whose callers have no orders of their own. */
export async function simulateParcel(deps: OrdersDeps, context: CallContext, { trackingNumber }: Pick<SimulateShipment, 'trackingNumber'>): Promise<Order> {
  requireScope(context.principal, 'system');
  const merchant = asMerchant(context);
  const [order] = await simulateOrders(deps, partOfCommand(merchant, 'order'), {});
  if (!order) throw new Failure('INTERNAL', 'A simulated order is missing');
  return simulateShipment(deps, partOfCommand(merchant, 'shipment'), { reference: order.id, trackingNumber });
}
