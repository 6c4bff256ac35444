import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { systemClock } from '#kernel/clock.js';
import type { KeptPromisesBy } from '#contract/schema.generated.js';
import { ask } from '../graph/ask.js';
import { ConsoleKeptPromisesDocument, type ConsoleKeptPromisesQuery } from './operations/console-kept-promises.generated.js';
import type { ConsoleLatePromiseFragment } from './operations/console-late-promise.generated.js';
import { ConsoleLatePromisesDocument } from './operations/console-late-promises.generated.js';
import { ConsolePromiseFiguresDocument } from './operations/console-promise-figures.generated.js';
import { KEPT_BY, type readKeptSearch } from './promise-search.js';

/** Which promises are counted, and by what. */
export interface KeptAsked {
  readonly from: string;
  readonly to: string;
  readonly by: KeptPromisesBy;
  readonly channel: string | null;
  readonly countryCode: string | null;
}

const [DAY, USUAL_DAYS, MOST_DAYS] = [86_400_000, 30, 92];

const dayAgo = (days: number): string => new Date(systemClock.now().getTime() - days * DAY).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** What an address asks for: the last 30 days by method unless it says otherwise. */
export const keptAsked = ({ from, to, by, channel, country }: ReturnType<typeof readKeptSearch>): KeptAsked =>
  ({ from: from ?? dayAgo(USUAL_DAYS), to: to ?? dayAgo(1), by: KEPT_BY.find((one) => one === by) ?? 'METHOD', channel: channel ?? null, countryCode: country?.toUpperCase() ?? null });

/** How many promises were kept. */
export type Kept = ConsoleKeptPromisesQuery['keptPromises'];

/** Counted from the orders themselves; of longer times from the figures, for those who may see them. */
export const useKept = (asked: KeptAsked, mayLong: boolean): UseQueryResult<Kept> => useQuery({
  queryKey: ['kept promises', asked, mayLong], placeholderData: keepPreviousData, meta: { kinds: ['SHIPMENT'] },
  queryFn: async ({ signal }): Promise<Kept> => (mayLong && isLong(asked)
    ? (await ask(ConsolePromiseFiguresDocument, { input: asked }, { signal })).promiseFigures
    : (await ask(ConsoleKeptPromisesDocument, { input: asked }, { signal })).keptPromises),
});

const isLong = ({ from, to }: KeptAsked): boolean => Date.parse(to) - Date.parse(from) >= MOST_DAYS * DAY;

/** An order whose promise was not kept. */
export type LateOrder = ConsoleLatePromiseFragment;

/** The orders whose promises were not kept: those that have not arrived, and of the last that did those that came late. */
export const useLateOrders = ({ from, to, by, channel, countryCode }: KeptAsked, part: string | undefined): UseQueryResult<{ readonly open: readonly LateOrder[]; readonly delivered: readonly LateOrder[] }> => useQuery({
  queryKey: ['late promises', from, to, by, channel, countryCode, part], meta: { kinds: ['SHIPMENT'] },
  queryFn: async ({ signal }) => {
    const filter = { promisedFrom: from, promisedTo: to, channel, countryCode, ...(by === 'LOCATION' && { locationCode: part ?? null }), ...(by === 'CARRIER' && { carrierCode: part ?? null }) };
    const { late, delivered } = await ask(ConsoleLatePromisesDocument, { late: { ...filter, lateAgainstPromise: true }, delivered: { ...filter, statuses: ['DELIVERED'] } }, { signal });
    return { open: late.nodes.filter((order) => isOfMethod(order, by, part)), delivered: delivered.nodes.filter((order) => isOfMethod(order, by, part) && isLate(order)) };
  },
});

const isOfMethod = ({ shipping: { type } }: LateOrder, by: KeptPromisesBy, part: string | undefined): boolean => by !== 'METHOD' || part === undefined || type === part;

/** The day on which the last parcel of an order arrived, in UTC. */
export const deliveredOn = ({ shipments }: LateOrder): string | undefined => shipments.flatMap(({ deliveredAt }) => deliveredAt ?? []).toSorted().at(-1)?.slice(0, 'YYYY-MM-DD'.length);

const isLate = (order: LateOrder): boolean => order.promisedOn !== null && (deliveredOn(order) ?? '') > order.promisedOn;
