import type { Instant } from '#kernel/clock.js';
import type { FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import type { Location } from '../inventory/location.js';
import type { Order } from '../ordering/order.js';
import { addressLines } from '../shipping/address-lines.js';
import type { Letterhead } from './letterhead.js';

/** The data of a document. */
export interface DocumentSource {
  readonly order: Order;
  readonly letterhead: Letterhead;
  readonly at: Instant;
}

/** The data of a document about one fulfillment order. */
export interface FulfillmentOrderSource extends DocumentSource {
  readonly fulfillmentOrder: FulfillmentOrder;
  readonly location: Location;
}

/** The sender in a document's head. */
export const senderLines = ({ name, taxNumber, address }: Letterhead): string[] =>
  [name, ...addressLines(address).filter((line) => line !== name), ...(taxNumber === null ? [] : [`Tax no. ${taxNumber}`])];

const DATE_LENGTH = 10;

/** The day of an instant, in UTC. */
export const day = (at: Instant): string => at.slice(0, DATE_LENGTH);
