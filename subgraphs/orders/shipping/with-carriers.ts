import type { Reader } from '#subgraph-kit/database.js';
import type { Address } from '../addresses/address.js';
import { carrierFor, type CarrierChoice } from './carrier.js';
import { findCarriers } from './carrier.store.js';

interface Sent {
  readonly shipping: CarrierChoice;
  readonly shippingAddress: Pick<Address, 'countryCode'>;
}

/** Adds to fulfillment orders whose order names no carrier the merchant's carrier that serves the destination, if any. */
export async function withCarriers<P extends Sent>(reader: Reader, companyId: number, fulfillmentOrders: readonly P[]): Promise<P[]> {
  if (fulfillmentOrders.every(({ shipping }) => shipping.carrierCode !== null)) return [...fulfillmentOrders];
  const carriers = await findCarriers(reader, companyId);
  return fulfillmentOrders.map((fulfillmentOrder) => {
    const { shipping, shippingAddress } = fulfillmentOrder;
    return { ...fulfillmentOrder, shipping: { ...shipping, carrierCode: shipping.carrierCode ?? carrierFor(shipping, shippingAddress.countryCode, carriers)?.code ?? null } };
  });
}
