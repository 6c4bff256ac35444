import { countryProblem } from '#contract/country.js';
import { Failure } from '#contract/failure.js';
import { refuseLongTexts } from '#contract/fits.js';
import type { Instant } from '#kernel/clock.js';
import { isDay, type Day } from '#kernel/day.js';
import { statesOf, type StateFilter } from '#subgraph-kit/search/states.js';
import type { HoldKind } from './hold-kind.js';
import { checkAmounts, type AmountFilter } from './amount-filter.js';
import type { ShipmentStatus } from '../shipping/shipment.js';
import type { OrderStatus } from './order-status.js';
import type { PaymentStatus } from './order.js';
import type { WaitingReason } from './waiting-reason.js';

/** What orders are filtered by as a whole value, and records of orders by their order's. */
export interface OrderFacets {
  readonly paymentStatus?: PaymentStatus | null | undefined;
  readonly channel?: string | null | undefined;
  readonly tag?: string | null | undefined;
  readonly countryCode?: string | null | undefined;
  readonly carrierCode?: string | null | undefined;
}

/** Which orders to list; a filter that is not given does not apply. */
export interface OrderFilter extends OrderFacets, AmountFilter, StateFilter<OrderStatus> {
  readonly search?: string | null | undefined;
  readonly holdKind?: HoldKind | null | undefined;
  readonly waitingFor?: WaitingReason | null | undefined;
  readonly locationCode?: string | null | undefined;
  readonly unallocated?: boolean | null | undefined;
  /** Not shipped, cancelled or delivered this many days after it was placed. */
  readonly openForDays?: number | null | undefined;
  /** The first and the last day of those promised for. */
  readonly promisedFrom?: Day | null | undefined;
  readonly promisedTo?: Day | null | undefined;
  /** Neither delivered nor cancelled, and promised for a day that is over in UTC; or all others. */
  readonly lateAgainstPromise?: boolean | null | undefined;
  /** Promised, and a part of it that has not left was to leave on a day that is over in UTC; or all others. */
  readonly shipsLate?: boolean | null | undefined;
  /** Whether it lies ready for its customer, and since when. */
  readonly readyForPickup?: boolean | null | undefined;
  readonly readyForPickupFrom?: Instant | null | undefined;
  readonly readyForPickupTo?: Instant | null | undefined;
  /** That one of its shipments is in. */
  readonly shipmentStatus?: ShipmentStatus | null | undefined;
  /** Part of an order number, or a customer's whole e-mail address. */
  readonly text?: string | null | undefined;
  readonly placedFrom?: Instant | null | undefined;
  readonly placedTo?: Instant | null | undefined;
  readonly updatedSince?: Instant | null | undefined;
  readonly updatedBefore?: Instant | null | undefined;
}

const [LONGEST_VALUE, MOST_DAYS] = [200, 3650];

/** Refuse texts that are too long to be a value, and a country that there is not: BAD_INPUT. */
export function checkFacets({ channel, tag, countryCode, carrierCode, locationCode }: OrderFacets & Pick<OrderFilter, 'locationCode'>): void {
  const texts = { channel, tag, countryCode, locationCode, carrierCode };
  refuseLongTexts(Object.fromEntries(Object.entries(texts).map(([field, text]) => [`filter.${field}`, [text, LONGEST_VALUE]])));
  const problem = countryCode == null ? undefined : countryProblem(countryCode);
  if (problem !== undefined) throw new Failure('BAD_INPUT', 'The filter is not valid', { 'filter.countryCode': [problem] });
}

/** Refuse a filter that no list serves: BAD_INPUT. */
export function checkOrderFilter({ openForDays, promisedFrom, promisedTo, ...others }: OrderFilter): void {
  checkFacets(others);
  checkAmounts(others);
  statesOf(others);
  if (openForDays != null && (openForDays < 0 || openForDays > MOST_DAYS)) throw new Failure('BAD_INPUT', 'The filter is not valid', { 'filter.openForDays': [`must be 0 to ${String(MOST_DAYS)}`] });
  for (const [field, day] of Object.entries({ promisedFrom, promisedTo })) if (day != null && !isDay(day)) throw new Failure('BAD_INPUT', 'The filter is not valid', { [`filter.${field}`]: ['must be a day that exists, as YYYY-MM-DD'] });
}

/** Whether a filter demands anything of orders: a text of blanks does not, nor does part of a number without a letter or digit, such as the # of all numbers. */
export const hasCondition = ({ text, ...others }: OrderFilter): boolean =>
  hasLetterOrDigit(text ?? '') || Object.values(others).some((value) => value != null && (typeof value !== 'string' || value.trim() !== ''));

/** Whether a text says anything that not every number has. */
export const hasLetterOrDigit = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
