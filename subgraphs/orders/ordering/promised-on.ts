import { isDay, type Day } from '#kernel/day.js';
import { PICKUP_METHOD } from '../fulfillment/pickup.js';
import { wordsOfMethod } from '../routing/shipping-type.js';
import { ENDED_STATUSES } from './order-status.js';
import type { Order } from './order.js';

/** What decides which of several promised days is the order's. */
export type PromisedShipping = Pick<Order['shipping'], 'methodCode' | 'type'>;

/**
 * The day an order was promised for (document 2, G): the day the customer was shown, or that of the order's shipping method among several, such as
 * `standard:2026-11-25;express:2026-11-23`. The method is named by its code, in capitals or not, else by a word of the code such as `dhl_express`, else by the shipping type; one
 * that customers collect has no day of these. A text of neither form, a day that does not exist and other methods alone promise nothing.
 */
export function promisedOn(promise: string | null, { methodCode, type }: PromisedShipping): Day | null {
  if (promise === null) return null;
  if (isDay(promise)) return promise;
  const parts = (promise.endsWith(';') ? promise.slice(0, -1) : promise).split(';').map(methodAndDay);
  if (parts.some((part) => part === undefined)) return null;
  const dayOf = (method: string): Day | undefined => parts.find((part) => part?.method.toLowerCase() === method)?.day;
  return namesOf({ methodCode, type }).map(dayOf).find((day) => day !== undefined) ?? null;
}

/** What a promise may call a shipping method: its code, each word of it, its type. */
function namesOf({ methodCode, type }: PromisedShipping): readonly string[] {
  const code = methodCode?.toLowerCase() ?? '';
  return code === PICKUP_METHOD ? [code] : [code, ...wordsOfMethod(methodCode), type.toLowerCase()];
}

/** The day a promise is still to be kept on: none once the order is delivered or cancelled. */
export const dueOn = ({ status, promisedOn: day }: Pick<Order, 'status' | 'promisedOn'>): Day | null => (ENDED_STATUSES.includes(status) ? null : day);

/** A method and its day, neither of them empty. */
function methodAndDay(part: string): { readonly method: string; readonly day: Day } | undefined {
  const colon = part.indexOf(':');
  const day = part.slice(colon + 1);
  return colon > 0 && isDay(day) ? { method: part.slice(0, colon), day } : undefined;
}
