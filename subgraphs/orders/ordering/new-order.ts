import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { OrderNumber } from '../fulfillment/order-number.js';
import { typeOfMethod, type ShippingType } from '../routing/shipping-type.js';
import type { Item } from '../inventory/item.js';
import { toAddress, toCustomer } from '../addresses/address.js';
import { made, orNull } from '../addresses/given.js';
import { minorOf, type GivenMoney } from './given-money.js';
import { fingerprintOf } from './order-content.js';
import { toInvoiceDetails } from './invoice-details.js';
import { keptTags } from '#subgraph-kit/tags/tags.js';
import type { Order, OrderLine, Totals } from './order.js';
import { promisedOn } from './promised-on.js';
import type { NewOrder, NewOrderLine } from './sent-order.js';
import { agreedTotals, spreadDiscount, totalsOf, type CountedTotals } from './totals.js';

/** What an order is built with beside the input. */
export interface OrderMaking {
  readonly id: string;
  readonly number: OrderNumber;
  readonly now: Instant;
  /** The item of each line, in the order of the lines. */
  readonly items: readonly Item[];
  readonly nextId: () => string;
}

/** The priority of orders without one of their own. */
export const DEFAULT_PRIORITY = { EXPRESS: 1, STANDARD: 3 } as const satisfies Record<ShippingType, number>;

/** A new order, received and not yet allocated. Amounts that are invalid in the currency are BAD_INPUT. */
export function newOrder(given: NewOrder, { id, number, now, items, nextId }: OrderMaking): Order {
  const { customer, billingAddress, invoiceDetails } = given;
  const shipping = newShipping(given.shipping);
  const lines = soldLines(given, { items, nextId });
  const servicePromise = given.servicePromise === '' ? null : orNull(given.servicePromise);
  return Object.assign(agreed(given, lines), {
    id,
    number,
    externalId: orNull(given.externalId),
    fingerprint: given.externalId == null ? null : fingerprintOf(given),
    channel: given.channel,
    status: 'RECEIVED' as const,
    paymentStatus: given.paymentStatus ?? 'PAID',
    holdReason: null,
    holdKind: null,
    refundedMinor: 0,
    placedAt: given.placedAt ?? now,
    updatedAt: now,
    currency: given.currency,
    customer: toCustomer(customer ?? {}),
    shippingAddress: toAddress(given.shippingAddress),
    billingAddress: made(billingAddress, toAddress),
    invoiceDetails: made(invoiceDetails, toInvoiceDetails),
    shipping,
    priority: given.priority ?? DEFAULT_PRIORITY[shipping.type],
    priorityChosen: given.priority != null,
    notes: orNull(given.notes),
    language: orNull(given.language),
    externalDocuments: given.externalDocuments ?? false,
    cancelReason: null,
    cancelledAt: null,
    tags: keptTags(given.tags),
    unallocated: false,
    servicePromise,
    promisedOn: promisedOn(servicePromise, shipping),
    readyForPickupAt: null,
    lines,
    version: 1,
  });
}

/** Refuse an order whose given totals differ from those of its lines: BAD_INPUT. */
export function checkTotals(given: NewOrder): void {
  agreed(given, soldLines(given, { items: [], nextId: () => '' }));
}

function soldLines(given: NewOrder, { items, nextId }: Pick<OrderMaking, 'items' | 'nextId'>): OrderLine[] {
  const sold = given.lines.map((line, index) => newLine(line, { item: items[index], id: nextId(), currency: given.currency, path: `lines.${String(index)}` }));
  return spreadDiscount(sold, minorOf(given.discounts, given.currency, 'discounts'));
}

const agreed = (given: NewOrder, lines: readonly OrderLine[]): Totals =>
  agreedTotals(totalsOf(lines, { shippingMinor: minorOf(given.shipping.price, given.currency, 'shipping.price'), currency: given.currency, path: 'lines' }), givenTotals(given));

const givenTotals = ({ totals, currency }: NewOrder): CountedTotals => ({
  currency, amounts: Object.entries(totals ?? {}).flatMap(([name, amount]: [string, GivenMoney | null | undefined]) => (amount == null ? [] : [[name, minorOf(amount, currency, `totals.${name}`)]])),
});


const newShipping = (given: NewOrder['shipping']): Order['shipping'] => ({
  methodCode: orNull(given.methodCode),
  methodName: orNull(given.methodName),
  carrierCode: orNull(given.carrierCode),
  serviceCode: orNull(given.serviceCode),
  type: given.type ?? typeOfMethod(given.methodCode),
});

interface LineMaking {
  readonly item: Item | undefined;
  readonly id: string;
  readonly currency: string;
  readonly path: string;
}

/** A line of a new order, with the snapshot of its item. */
export const newLine = (given: NewOrderLine, { item, id, currency, path }: LineMaking): OrderLine => {
  const known: Partial<Item> = item ?? {};
  const unitMinor = minorOf(given.unitPrice, currency, `${path}.unitPrice`);
  const discountMinor = minorOf(given.discount, currency, `${path}.discount`);
  if (discountMinor > unitMinor * given.quantity) throw new Failure('BAD_INPUT', 'A discount is too large', { [`${path}.discount`]: ['must not be more than the units cost'] });
  return {
    id,
    variantId: orNull(known.variantId),
    sku: orNull(known.sku ?? given.sku),
    barcode: orNull(known.barcode ?? given.barcode),
    itemKey: orNull(known.barcode),
    title: orNull(given.title ?? known.title),
    quantity: given.quantity,
    quantityCancelled: 0,
    quantityShipped: 0,
    unitMinor,
    discountMinor,
    taxRate: orNull(given.taxRate),
    weightG: orNull(known.weightG),
    locationCode: orNull(given.locationCode),
  };
};
