import type { ConsoleOrdersQueryVariables } from './console-orders.generated.js';
import type { OrderSearch } from './order-search.js';
import { ORDER_STATUSES, PAYMENT_STATUSES, SORT_KEYS, WAITING_REASONS } from './order-values.js';

/** Orders on one page of the list. */
export const PAGE_SIZE = 50;

type Filter = NonNullable<ConsoleOrdersQueryVariables['filter']>;

/** What the graph is asked for by the address of the list; a word that it does not know filters nothing. */
export const ordersVariables = (search: OrderSearch): ConsoleOrdersQueryVariables => ({ filter: orderFilter(search), sort: sortOf(search), ...pageOf(search) });

/** The filter of the graph by the address of the list. */
export function orderFilter({ q, status, payment, waiting, location, country, carrier, channel, tag, days, late, from, to }: OrderSearch): Filter {
  const statuses = ORDER_STATUSES.filter((one) => (status ?? '').split(',').includes(one));
  return defined({
    search: q, statuses: statuses.length > 0 ? statuses : undefined, paymentStatus: PAYMENT_STATUSES.find((one) => one === payment), waitingFor: WAITING_REASONS.find((one) => one === waiting),
    locationCode: location, countryCode: country?.toUpperCase(), carrierCode: carrier, channel, tag, openForDays: wholeNumber(days),
    lateAgainstPromise: late === 'yes' ? true : undefined, placedFrom: beginOf(from), placedTo: endOf(to),
  });
}

/** Newest first, unless the address says something else: `total` or, the other way around, `-total`. */
export function sortOf({ sort = '-placed' }: OrderSearch): NonNullable<ConsoleOrdersQueryVariables['sort']> {
  const [descending, name] = [sort.startsWith('-'), sort.replace('-', '')];
  return { key: Object.entries(SORT_KEYS).find(([one]) => one === name)?.[1] ?? 'PLACED', descending };
}

const pageOf = ({ after, before }: OrderSearch): Pick<ConsoleOrdersQueryVariables, 'after' | 'before' | 'first' | 'last'> => (before === undefined ? { first: PAGE_SIZE, ...defined({ after }) } : { last: PAGE_SIZE, before });

/** The values that are there. */
function defined<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> };
function defined(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

const wholeNumber = (text: string | undefined): number | undefined => (text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : undefined);

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const beginOf = (day: string | undefined): string | undefined => (day !== undefined && DAY.test(day) ? new Date(`${day}T00:00:00`).toISOString() : undefined);
const endOf = (day: string | undefined): string | undefined => (day !== undefined && DAY.test(day) ? new Date(`${day}T23:59:59.999`).toISOString() : undefined);
