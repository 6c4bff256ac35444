import type { Instant } from '#kernel/clock.js';
import type { Day } from '#kernel/day.js';
import type { Address, Customer } from '../addresses/address.js';
import type { LabelMaker } from '../inventory/location.js';
import type { ShippingType } from '../routing/shipping-type.js';
import { canMove, nextFulfillmentStatus, type FulfillmentStatus } from './fulfillment-status.js';
import type { OrderNumber } from './order-number.js';

/** How an order travels. */
export interface Shipping {
  readonly methodCode: string | null;
  readonly methodName: string | null;
  readonly carrierCode: string | null;
  readonly serviceCode: string | null;
  readonly type: ShippingType;
}

/** The units of an order line in one fulfillment order; all quantities count these units. */
export interface FulfillmentLine {
  readonly lineId: string;
  readonly variantId: string | null;
  readonly sku: string | null;
  readonly barcode: string | null;
  /** The code agreed with the warehouse: the barcode unless agreed otherwise. */
  readonly itemKey: string | null;
  readonly title: string | null;
  readonly quantityOrdered: number;
  readonly quantityPicked: number;
  readonly quantityUnfulfillable: number;
  readonly quantityShipped: number;
  readonly quantityCancelled: number;
  /** Unfulfillable units the customer was refunded for. */
  readonly quantityRefunded: number;
  /** Grams of one unit. */
  readonly weightG: number | null;
  readonly unitMinor: number;
}

/** The units of an order that one location fulfills (document 1, A, Order). */
export interface FulfillmentOrder {
  readonly id: string;
  readonly orderId: string;
  readonly number: OrderNumber;
  readonly locationId: string;
  readonly status: FulfillmentStatus;
  readonly placedAt: Instant | null;
  readonly updatedAt: Instant;
  readonly channel: string;
  readonly customer: Customer;
  readonly shippingAddress: Address;
  readonly shipping: Shipping;
  readonly labelsBy: LabelMaker;
  /** 1 is the highest. */
  readonly priority: number;
  /** Whether the priority was set explicitly; else it is the default of the shipping type. */
  readonly priorityChosen: boolean;
  /** The merchant's tags. */
  readonly tags: readonly string[];
  readonly notes: string | null;
  readonly externalDocuments: boolean;
  readonly externalDocumentsReady: boolean | null;
  readonly currency: string;
  readonly lines: readonly FulfillmentLine[];
  /** The day its units are to leave, planned by the calendar of its location when it was made; null where none was found. */
  readonly shipsOn: Day | null;
  /** When a poll first returned it to its warehouse. */
  readonly exportedAt: Instant | null;
  readonly readyAt: Instant | null;
  readonly acceptedAt: Instant | null;
  readonly pickedAt: Instant | null;
  readonly wmsReference: string | null;
  /** Whether accepting it took its units off what was counted at its location, because no system reports stock net of it (decision 30). */
  readonly lowersCount: boolean;
  readonly cancelRequestedBy: string | null;
  readonly cancelledAt: Instant | null;
  readonly rejectionCode: string | null;
  readonly rejectionMessage: string | null;
  readonly version: number;
}

/** The initial values of the fields that change later. */
export const NOT_BEGUN = {
  status: 'NOT_READY', exportedAt: null, readyAt: null, acceptedAt: null, pickedAt: null, wmsReference: null, lowersCount: false, cancelRequestedBy: null, cancelledAt: null,
  rejectionCode: null, rejectionMessage: null, version: 1,
} as const satisfies Partial<FulfillmentOrder>;

/** The quantities from which a line's open units are computed. */
export type LineQuantities = Pick<FulfillmentLine, 'quantityOrdered' | 'quantityShipped' | 'quantityCancelled' | 'quantityUnfulfillable'>;

/** The fields that decide which units a fulfillment order keeps reserved. */
export interface ReservingFulfillmentOrder extends Pick<FulfillmentOrder, 'locationId' | 'status'> {
  readonly lines: readonly (LineQuantities & Pick<FulfillmentLine, 'variantId'>)[];
}

/** Units still to ship: ordered minus shipped, cancelled and unfulfillable. */
export const quantityOpen = (line: LineQuantities): number =>
  line.quantityOrdered - line.quantityShipped - line.quantityCancelled - line.quantityUnfulfillable;

/** Units the platform keeps out of the reported stock: the open ones, until the warehouse accepts the fulfillment order (document 1, rule 3). */
export const reservedUnits = (fulfillmentOrder: Pick<FulfillmentOrder, 'status'>, line: LineQuantities): number => (RESERVING_STATUSES.includes(fulfillmentOrder.status) ? quantityOpen(line) : 0);

/** States in which a fulfillment order keeps its units reserved. */
export const RESERVING_STATUSES: readonly FulfillmentStatus[] = ['NOT_READY', 'TO_FULFILL', 'REJECTED'];

/** States in which a location has accepted its units and not shipped all of them: they lie on its shelves, and its reports leave them out. */
export const WORKED_STATUSES: readonly FulfillmentStatus[] = ['ACCEPTED', 'PROCESSED', 'CANCEL_REQUESTED'];

/** The fulfillment order once its warehouse has accepted it. */
export const accepted = <Order extends Pick<FulfillmentOrder, 'status'>>(order: Order, acceptance: Pick<FulfillmentOrder, 'acceptedAt' | 'wmsReference' | 'lowersCount'>): Order =>
  ({ ...order, ...acceptance, status: nextFulfillmentStatus(order.status, 'accept') });

/** The fulfillment order once its warehouse has rejected it. */
export const rejected = (fulfillmentOrder: FulfillmentOrder, reasonCode: string, message: string | null): FulfillmentOrder =>
  ({ ...fulfillmentOrder, status: nextFulfillmentStatus(fulfillmentOrder.status, 'reject'), rejectionCode: reasonCode, rejectionMessage: message });

/** The fulfillment order once nothing blocks it. */
export const madeReady = (fulfillmentOrder: FulfillmentOrder, at: Instant): FulfillmentOrder =>
  ({ ...fulfillmentOrder, status: nextFulfillmentStatus(fulfillmentOrder.status, 'makeReady'), readyAt: at, rejectionCode: null, rejectionMessage: null });

/** The fulfillment order taken back out of its warehouse's queue. */
export const withdrawn = (fulfillmentOrder: FulfillmentOrder): FulfillmentOrder => ({ ...fulfillmentOrder, status: nextFulfillmentStatus(fulfillmentOrder.status, 'withdraw') });

/**
 * The fulfillment order after the merchant cancelled: cancelled when its warehouse had not accepted it, else the warehouse is asked to stop.
 * Units count as cancelled only once they cannot be shipped any more. With no open units the warehouse is not asked: the fulfillment order is closed.
 */
export function cancelledByMerchant(fulfillmentOrder: FulfillmentOrder, at: Instant, requestedBy: string): FulfillmentOrder {
  if (canMove(fulfillmentOrder.status, 'close') && !fulfillmentOrder.lines.some((line) => quantityOpen(line) > 0)) return { ...fulfillmentOrder, status: nextFulfillmentStatus(fulfillmentOrder.status, 'close') };
  const status = nextFulfillmentStatus(fulfillmentOrder.status, 'cancel');
  const lines = status === 'CANCELLED' ? fulfillmentOrder.lines.map(withoutOpenUnits) : fulfillmentOrder.lines;
  return { ...fulfillmentOrder, status, lines, cancelRequestedBy: requestedBy, cancelledAt: at };
}

/** A line whose open units will not be shipped. */
export const withoutOpenUnits = <Line extends LineQuantities>(line: Line): Line => ({ ...line, quantityCancelled: line.quantityCancelled + quantityOpen(line) });
