import { Failure } from '#contract/failure.js';
import { refuseLongTexts } from '#contract/fits.js';
import type { Instant } from '#kernel/clock.js';
import { wordsOfSearch } from '#subgraph-kit/search/words.js';
import type { HoldKind } from './hold-kind.js';
import type { OrderStatus } from './order-status.js';
import type { PaymentStatus } from './order.js';

/** What blocks an order's fulfillment. */
export const WAITING_REASONS = ['HOLD', 'PAYMENT', 'CARRIER', 'ITEM_CODES', 'STOCK'] as const;

/** One of {@link WAITING_REASONS}. */
export type WaitingReason = (typeof WAITING_REASONS)[number];

/** Which orders to list; a filter that is not given does not apply. */
export interface OrderFilter {
  readonly search?: string | null | undefined;
  readonly status?: OrderStatus | null | undefined;
  readonly holdKind?: HoldKind | null | undefined;
  readonly waitingFor?: WaitingReason | null | undefined;
  readonly paymentStatus?: PaymentStatus | null | undefined;
  readonly channel?: string | null | undefined;
  readonly tag?: string | null | undefined;
  readonly countryCode?: string | null | undefined;
  readonly locationCode?: string | null | undefined;
  readonly carrierCode?: string | null | undefined;
  readonly unallocated?: boolean | null | undefined;
  /** Not shipped, cancelled or delivered this many days after it was placed. */
  readonly openForDays?: number | null | undefined;
  /** Part of an order number, or a customer's whole e-mail address. */
  readonly text?: string | null | undefined;
  readonly placedFrom?: Instant | null | undefined;
  readonly placedTo?: Instant | null | undefined;
  readonly updatedSince?: Instant | null | undefined;
  readonly updatedBefore?: Instant | null | undefined;
}

const [LONGEST_SEARCH, MOST_WORDS, MOST_DAYS] = [200, 8, 3650];

/** What is searched for. */
export interface OrderSearchText {
  readonly text: string;
  readonly words: readonly string[];
}

/** The words of the search of a filter; BAD_INPUT for a filter that no list serves. */
export function checkOrderFilter({ search, openForDays, channel, tag, countryCode, locationCode, carrierCode }: OrderFilter): OrderSearchText | undefined {
  refuseLongTexts({ 'filter.search': [search, LONGEST_SEARCH], 'filter.channel': [channel, LONGEST_SEARCH], 'filter.tag': [tag, LONGEST_SEARCH], 'filter.countryCode': [countryCode, LONGEST_SEARCH], 'filter.locationCode': [locationCode, LONGEST_SEARCH], 'filter.carrierCode': [carrierCode, LONGEST_SEARCH] });
  if (openForDays != null && (openForDays < 0 || openForDays > MOST_DAYS)) throw refused('openForDays', `must be 0 to ${String(MOST_DAYS)}`);
  if (search == null || search.trim() === '') return undefined;
  const words = wordsOfSearch(search);
  if (words.length < 1 || words.length > MOST_WORDS) throw refused('search', `must have 1 to ${String(MOST_WORDS)} words of letters or digits`);
  return { text: search.trim(), words };
}

const refused = (field: string, rule: string): Failure => new Failure('BAD_INPUT', 'The filter is not valid', { [`filter.${field}`]: [rule] });
