import type { Transaction } from '#subgraph-kit/database.js';
import { carrierFor } from '../shipping/carrier.js';
import { findCarriers } from '../shipping/carrier.store.js';
import type { PolledOrder } from './polled-order.js';

/** Orders that name no carrier with the one the merchant's carriers give them; none where none goes there. */
export async function withCarriers(transaction: Transaction, companyId: number, orders: readonly PolledOrder[]): Promise<PolledOrder[]> {
  if (orders.every(({ shipping }) => shipping.carrierCode !== null)) return [...orders];
  const carriers = await findCarriers(transaction, companyId);
  return orders.map((order) => ({ ...order, shipping: { ...order.shipping, carrierCode: codeFor(order, carriers) } }));
}

const codeFor = ({ shipping, shippingAddress }: PolledOrder, carriers: Parameters<typeof carrierFor>[2]): string | null =>
  shipping.carrierCode ?? carrierFor(shipping, shippingAddress.countryCode, carriers)?.code ?? null;
