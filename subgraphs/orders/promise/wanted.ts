import { comparedPostcode } from '../calendars/policy.js';
import type { RoutedOrder } from '../routing/routed-order.js';
import type { ShippingType } from '../routing/shipping-type.js';
import type { PromiseBasis } from './basis.js';
import type { PromiseRequest } from './promise.js';

/** What is asked for, as fulfilment would see the order. */
export interface Wanted {
  readonly countryCode: string;
  readonly postcode: string | null;
  readonly channel: string;
  readonly tags: readonly string[];
  readonly lines: readonly { readonly variantId: string; readonly sku: string; readonly quantity: number }[];
  /** Whether every SKU is known; nothing is promised otherwise (document 2, G, rule 5). */
  readonly isKnown: boolean;
}

/** What a request asks for. */
export function wantedOf({ countryCode, postcode, channel, lines }: PromiseRequest, { items, tags, settings: { defaultChannel } }: PromiseBasis): Wanted {
  const known = lines.flatMap(({ sku, quantity }) => {
    const item = items.get(sku);
    return item ? [{ variantId: item.variantId, sku, quantity }] : [];
  });
  return {
    countryCode, postcode: comparedPostcode(postcode), channel: channel ?? defaultChannel, lines: known, isKnown: known.length === lines.length,
    tags: known.flatMap(({ variantId }) => tags.get(variantId) ?? []),
  };
}

/** The order as allocation routes it: nothing but its destination, channel, method and lines is known yet. */
export const routedOrder = ({ countryCode, channel, lines }: Wanted, type: ShippingType): RoutedOrder => ({
  channel, tags: [], shippingAddress: { countryCode }, shipping: { type },
  lines: lines.map(({ variantId, sku, quantity }, index) => ({ id: String(index), variantId, sku, quantity, quantityCancelled: 0, locationCode: null })),
});
