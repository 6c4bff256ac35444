import type { Address } from '../addresses/address.js';
import type { ShippingType } from './shipping-type.js';

/** The fields of an order line that routing needs. */
export interface RoutedOrderLine {
  readonly id: string;
  readonly variantId: string | null;
  readonly sku: string | null;
  readonly quantity: number;
  readonly quantityCancelled: number;
  /** The location the merchant chose for it. */
  readonly locationCode: string | null;
}

/** The fields of an order that routing needs. */
export interface RoutedOrder {
  readonly channel: string;
  readonly tags: readonly string[];
  readonly shippingAddress: Pick<Address, 'countryCode'>;
  readonly shipping: { readonly type: ShippingType };
  readonly lines: readonly RoutedOrderLine[];
}
