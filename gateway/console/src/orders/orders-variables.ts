import type { ConsoleOrdersQueryVariables } from './console-orders.generated.js';
import { pageVariables } from '../parts/pages-of.js';
import type { Period } from '../parts/use-period.js';
import type { OrderSearch } from './order-search.js';
import { ORDER_STATUSES, PAYMENT_STATUSES, SORT_KEYS, WAITING_REASONS } from './order-values.js';

type Filter = NonNullable<ConsoleOrdersQueryVariables['filter']>;

/** What the graph is asked for by the address of the list; a word that it does not know filters nothing. */
export const ordersVariables = (search: OrderSearch, period: Period): ConsoleOrdersQueryVariables => ({ filter: orderFilter(search, period), sort: sortOf(search), ...pageVariables(search) });

/** The filter of the graph by the address of the list. */
export function orderFilter({ q, status, payment, waiting, location, country, carrier, channel, tag, days, late }: OrderSearch, { from, to }: Period): Filter {
  const statuses = ORDER_STATUSES.filter((one) => (status ?? '').split(',').includes(one));
  return defined({
    search: q, statuses: statuses.length > 0 ? statuses : undefined, paymentStatus: PAYMENT_STATUSES.find((one) => one === payment), waitingFor: WAITING_REASONS.find((one) => one === waiting),
    locationCode: location, countryCode: country?.toUpperCase(), carrierCode: carrier, channel, tag, openForDays: wholeNumber(days),
    lateAgainstPromise: late === 'yes' ? true : undefined, placedFrom: from ?? undefined, placedTo: to ?? undefined,
  });
}

/** Newest first, unless the address says something else: `total` or, the other way around, `-total`. */
export function sortOf({ sort = '-placed' }: OrderSearch): NonNullable<ConsoleOrdersQueryVariables['sort']> {
  const [descending, name] = [sort.startsWith('-'), sort.replace('-', '')];
  return { key: Object.entries(SORT_KEYS).find(([one]) => one === name)?.[1] ?? 'PLACED', descending };
}

/** The values that are there. */
function defined<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> };
function defined(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

const wholeNumber = (text: string | undefined): number | undefined => (text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : undefined);
