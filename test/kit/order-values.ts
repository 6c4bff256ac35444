import type { Location } from '../../subgraphs/orders/inventory/location.js';
import type { Order, OrderLine } from '../../subgraphs/orders/ordering/order.js';

const NOWHERE = { firstName: null, lastName: null, company: null, address1: null, address2: null, city: null, postalCode: null, provinceCode: null, countryCode: null, phone: null };

/** A location as the domain knows it; its id is its code. */
export const locationValue = (code: string, more: Partial<Location> = {}): Location => ({
  id: code, code, name: code, kind: 'WAREHOUSE', countryCode: 'IT', timeZone: 'Europe/Rome', stockLocationCodes: [code], labelsBy: 'WAREHOUSE',
  active: true, fulfilsOnline: true, offersPickup: false, address: NOWHERE, ...more,
});

/** A line of an order as the domain knows it. */
export const lineValue = (id: string, variantId: string | null, quantity: number, more: Partial<OrderLine> = {}): OrderLine => ({ // eslint-disable-line @typescript-eslint/max-params -- a line in a test is one row
  id, variantId, quantity, sku: variantId, barcode: variantId, itemKey: variantId, title: variantId, quantityCancelled: 0, quantityShipped: 0,
  unitMinor: 1000, discountMinor: 0, taxRate: null, weightG: null, locationCode: null, ...more,
});

/** A paid order to Italy as the domain knows it. */
export const orderValue = (lines: readonly OrderLine[], more: Partial<Order> = {}): Order => ({
  id: 'order', number: '#1001', externalId: null, fingerprint: null, channel: 'shop', status: 'RECEIVED', paymentStatus: 'PAID', holdReason: null, holdKind: null,
  placedAt: '2026-03-10T08:00:00.000Z', updatedAt: '2026-03-10T08:00:00.000Z', currency: 'EUR', customer: { name: null, email: null, phone: null, channelId: null },
  shippingAddress: { ...NOWHERE, countryCode: 'IT' }, billingAddress: null, invoiceDetails: null,
  shipping: { methodCode: 'standard', methodName: null, carrierCode: null, serviceCode: null, type: 'STANDARD' }, priority: 3, priorityChosen: false, notes: null, language: null,
  externalDocuments: false, subtotalMinor: 0, discountsMinor: 0, shippingMinor: 0, taxMinor: 0, totalMinor: 0, cancelReason: null, cancelledAt: null,
  tags: [], unallocated: false, servicePromise: null, promisedOn: null, readyForPickupAt: null, refundedMinor: 0, lines, version: 1, ...more,
});
