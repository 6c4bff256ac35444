import type { Reader } from '#subgraph-kit/database.js';
import type { FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import { carrierFor } from './carrier.js';
import { findCarriers } from './carrier.store.js';

/** Parts whose orders name no carrier with the one the merchant's carriers give them; none where none goes there. */
export async function withCarriers<P extends Pick<FulfillmentOrder, 'shipping' | 'shippingAddress'>>(reader: Reader, companyId: number, parts: readonly P[]): Promise<P[]> {
  if (parts.every(({ shipping }) => shipping.carrierCode !== null)) return [...parts];
  const carriers = await findCarriers(reader, companyId);
  return parts.map((part) => {
    const { shipping, shippingAddress } = part;
    return { ...part, shipping: { ...shipping, carrierCode: shipping.carrierCode ?? carrierFor(shipping, shippingAddress.countryCode, carriers)?.code ?? null } };
  });
}
