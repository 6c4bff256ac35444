import type { Instant } from '#kernel/clock.js';
import type { FulfillmentLine, FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import type { Address } from '../addresses/address.js';
import type { InvoiceDetails } from '../ordering/invoice-details.js';
import type { PaymentStatus } from '../ordering/order.js';

type ReadOfLine = 'variantId' | 'barcode' | 'itemKey' | 'title' | 'quantityOrdered' | 'quantityShipped' | 'quantityCancelled' | 'quantityUnfulfillable' | 'unitMinor';

/** A fulfillment line with what a document about it contains. */
export interface PolledLine extends Pick<FulfillmentLine, ReadOfLine> {
  /** Its position in the order, from 0. */
  readonly place: number;
  readonly size: string | null;
  readonly color: string | null;
  readonly taxRate: string | null;
}

type ReadOfFulfillmentOrder = 'id' | 'orderId' | 'number' | 'locationId' | 'status' | 'placedAt' | 'readyAt' | 'customer' | 'shippingAddress' | 'shipping' | 'priority' | 'notes' | 'currency';

/** A fulfillment order with what a polling warehouse reads of its order; no more of it is read, for a page has hundreds. */
export interface PolledOrder extends Pick<FulfillmentOrder, ReadOfFulfillmentOrder> {
  /** The order's public integer. */
  readonly sequence: number;
  /** When polls see the last change. */
  readonly pollVisibleAt: Instant;
  readonly billingAddress: Address | null;
  readonly invoiceDetails: InvoiceDetails | null;
  readonly paymentStatus: PaymentStatus;
  readonly language: string | null;
  readonly totalMinor: number;
  readonly shippingMinor: number;
  readonly discountsMinor: number;
  readonly lines: readonly PolledLine[];
}
