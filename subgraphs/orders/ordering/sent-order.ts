import type { Instant } from '#kernel/clock.js';
import type { Address, Customer } from '../addresses/address.js';
import type { Given } from '../addresses/given.js';
import type { ShippingType } from '../routing/shipping-type.js';
import type { GivenMoney } from './given-money.js';
import type { Hold } from './hold-kind.js';
import type { InvoiceDetails } from './invoice-details.js';
import type { PaymentStatus } from './order.js';

/** A line as it is sent. */
export interface NewOrderLine {
  readonly sku?: string | null | undefined;
  readonly barcode?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly quantity: number;
  readonly unitPrice: GivenMoney;
  readonly taxRate?: string | null | undefined;
  readonly discount?: GivenMoney | null | undefined;
  /** Forces the location that fulfils the line. */
  readonly locationCode?: string | null | undefined;
}

/** The totals of an order as its sender computed them. */
export interface GivenTotals {
  readonly discounts?: GivenMoney | null | undefined;
  readonly shipping?: GivenMoney | null | undefined;
  readonly tax?: GivenMoney | null | undefined;
  readonly total?: GivenMoney | null | undefined;
}

/** An order as it is sent; what is left out takes the merchant's defaults. */
export interface NewOrder {
  readonly number?: string | null | undefined;
  readonly externalId?: string | null | undefined;
  readonly channel: string;
  readonly placedAt?: Instant | null | undefined;
  readonly currency: string;
  readonly customer?: Given<Customer> | null | undefined;
  readonly shippingAddress: Given<Address>;
  readonly billingAddress?: Given<Address> | null | undefined;
  readonly invoiceDetails?: Given<InvoiceDetails> | null | undefined;
  readonly shipping: {
    readonly methodCode?: string | null | undefined;
    readonly methodName?: string | null | undefined;
    readonly carrierCode?: string | null | undefined;
    readonly serviceCode?: string | null | undefined;
    readonly type?: ShippingType | null | undefined;
    readonly price?: GivenMoney | null | undefined;
  };
  readonly lines: readonly NewOrderLine[];
  readonly discounts?: GivenMoney | null | undefined;
  readonly notes?: string | null | undefined;
  readonly tags?: readonly string[] | null | undefined;
  readonly language?: string | null | undefined;
  readonly paymentStatus?: PaymentStatus | null | undefined;
  readonly priority?: number | null | undefined;
  readonly externalDocuments?: boolean | null | undefined;
  /** The delivery dates the customer was shown. */
  readonly servicePromise?: string | null | undefined;
  /** The sender's totals; each that is given must equal the computed one. */
  readonly totals?: GivenTotals | null | undefined;
  /** A hold that it begins with; of orders of the platform's own. */
  readonly hold?: Hold | undefined;
}
