import type { Reader } from '#subgraph-kit/database.js';
import type { Address } from '../addresses/address.js';
import { carrierFor, type CarrierChoice } from './carrier.js';
import { findCarriers } from './carrier.store.js';

interface Sent {
  readonly shipping: CarrierChoice;
  readonly shippingAddress: Pick<Address, 'countryCode'>;
}

/** Parts whose orders name no carrier with the one the merchant's carriers give them; none where none goes there. */
export async function withCarriers<P extends Sent>(reader: Reader, companyId: number, parts: readonly P[]): Promise<P[]> {
  if (parts.every(({ shipping }) => shipping.carrierCode !== null)) return [...parts];
  const carriers = await findCarriers(reader, companyId);
  return parts.map((part) => {
    const { shipping, shippingAddress } = part;
    return { ...part, shipping: { ...shipping, carrierCode: shipping.carrierCode ?? carrierFor(shipping, shippingAddress.countryCode, carriers)?.code ?? null } };
  });
}
