import { Failure } from '#contract/failure.js';
import type { Reader } from '#subgraph-kit/database.js';
import { serves } from '../shipping/carrier.js';
import { findCarriers } from '../shipping/carrier.store.js';
import { holdUnreachable } from './hold-unreachable.js';
import type { OrderWithFulfillmentOrders } from './order-change.js';
import { held, released, type Order } from './order.js';

interface Rerouted {
  readonly before: OrderWithFulfillmentOrders;
  readonly after: Order;
}

/**
 * An edited order that goes to another country or with another carrier, as placing it would have made it: a carrier named for the old country that does not go
 * to the new one is chosen anew, and the order is on hold while none does. INVALID_STATE when a warehouse has accepted it, because it could not be held any more.
 */
export async function reachAnew(reader: Reader, companyId: number, { before, after }: Rerouted): Promise<Order> {
  const moved = before.order.shippingAddress.countryCode !== after.shippingAddress.countryCode;
  const rechosen = before.order.shipping.carrierCode !== after.shipping.carrierCode;
  if (!moved && !rechosen) return after;
  const chosen = rechosen ? after : await withoutWrongCarrier(reader, companyId, after);
  const free = chosen.holdKind === 'NO_CARRIER' ? released(chosen) : chosen;
  return free.holdReason === null ? heldUnreachable(reader, companyId, { before, after: free }) : free;
}

async function heldUnreachable(reader: Reader, companyId: number, { before: { fulfillmentOrders }, after }: Rerouted): Promise<Order> {
  const [{ holdReason: reason } = after] = await holdUnreachable(reader, companyId, [{ ...after, status: 'RECEIVED' }]);
  if (reason === null) return after;
  if (fulfillmentOrders.some(({ acceptedAt, status }) => acceptedAt !== null && status !== 'CANCELLED')) throw new Failure('INVALID_STATE', `${reason}, and a warehouse has accepted this order`, { 'shippingAddress.countryCode': ['must be a country a carrier goes to'] });
  return held(after, { kind: 'NO_CARRIER', reason });
}

async function withoutWrongCarrier(reader: Reader, companyId: number, order: Order): Promise<Order> {
  const named = (await findCarriers(reader, companyId)).find(({ code }) => code === order.shipping.carrierCode);
  if (!named || serves(named, order.shippingAddress.countryCode)) return order;
  return { ...order, shipping: { ...order.shipping, carrierCode: null, serviceCode: null } };
}
