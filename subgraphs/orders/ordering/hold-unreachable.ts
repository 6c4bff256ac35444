import type { Reader } from '#subgraph-kit/database.js';
import { carrierFor } from '../shipping/carrier.js';
import { findCarriers } from '../shipping/carrier.store.js';
import { held, type Order } from './order.js';

/**
 * New orders, with those on hold that no carrier of the merchant serves (document 1, B: no carrier rule for the destination). An order that names
 * its carrier is not held, nor is any order of a merchant without carriers here.
 */
export async function holdUnreachable(reader: Reader, companyId: number, orders: readonly Order[]): Promise<readonly Order[]> {
  if (orders.every(({ shipping }) => shipping.carrierCode !== null)) return orders;
  const carriers = await findCarriers(reader, companyId);
  const isUnreachable = ({ shipping, shippingAddress: { countryCode } }: Order): boolean =>
    shipping.carrierCode === null && carriers.length > 0 && carrierFor(shipping, countryCode, carriers) === undefined;
  return orders.map((order) => (isUnreachable(order) ? held(order, { kind: 'NO_CARRIER', reason: `No carrier goes to ${order.shippingAddress.countryCode ?? 'this address'}` }) : order));
}
