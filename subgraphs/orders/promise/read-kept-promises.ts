import { countryProblem } from '#contract/country.js';
import { fits, mustFit } from '#contract/fits.js';
import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { requirePermission } from '#contract/require-permission.js';
import { instant } from '#kernel/clock.js';
import { dayPlus, isDay, type Day } from '#kernel/day.js';
import type { Reader } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { findLocations } from '../inventory/location.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findCarriers } from '../shipping/carrier.store.js';
import { countPromisedOrders, type PromisedSearch } from './kept-promise.store.js';
import { keptCount, type KeptBy, type KeptCount } from './kept-promises.js';

/** Which promises are counted, and by what. */
export interface KeptPromisesAsked {
  /** The first and the last promised day. */
  readonly from: Day;
  readonly to: Day;
  readonly by: KeptBy;
  readonly channel?: string | null | undefined;
  readonly countryCode?: string | null | undefined;
}

/** How many promises of a method, a location or a carrier were kept. */
export interface KeptRow extends KeptCount {
  /** STANDARD or EXPRESS, the code of a location or of a carrier; null for orders that have none yet. */
  readonly key: string | null;
  readonly name: string;
}

/** How many promises were kept. */
export interface KeptPromises {
  /** The most promised first; an order of two locations or carriers counts for each. */
  readonly rows: readonly KeptRow[];
  /** Each order once. */
  readonly total: KeptCount;
}

const [MOST_DAYS, LONGEST_CHANNEL] = [92, 60];

/** How many promises of some days were kept, by method, location or carrier (document 2, G, Locking the promise); needs commerce.read. */
export async function readKeptPromises({ database, clock }: OrdersDeps, { principal }: CallContext, asked: KeptPromisesAsked): Promise<KeptPromises> {
  requirePermission(principal, 'commerce.read');
  check(asked);
  const { companyId } = principal;
  const { by, from, to } = asked;
  const search: PromisedSearch = { from, to, channel: asked.channel ?? null, countryCode: asked.countryCode?.toUpperCase() ?? null };
  const found = await countPromisedOrders(database, companyId, { by, search });
  const all = by === 'METHOD' ? found : await countPromisedOrders(database, companyId, { by: 'ALL', search });
  const nameOf = await NAMES[by](database, companyId);
  const now = instant(clock);
  const rows = [...grouped(found, ({ key }) => key)].map(([key, orders]): KeptRow => ({ ...nameOf(key), ...keptCount(orders, now) }));
  return { rows: rows.toSorted((one, other) => other.promised - one.promised || (one.name < other.name ? -1 : 1)), total: keptCount(all, now) };
}

function check({ from, to, channel, countryCode }: KeptPromisesAsked): void {
  const problems = new Problems();
  for (const [field, day] of Object.entries({ from, to })) problems.add(field, isDay(day) ? undefined : 'must be a day that exists, as YYYY-MM-DD');
  problems.refuse('The days are not valid');
  problems.add('to', to < from ? 'must not be before from' : dayPlus(from, MOST_DAYS) <= to ? `must be at most ${String(MOST_DAYS)} days with the first` : undefined);
  problems.add('channel', channel == null || fits(channel, LONGEST_CHANNEL) ? undefined : mustFit(LONGEST_CHANNEL));
  problems.add('countryCode', countryCode == null ? undefined : countryProblem(countryCode));
  problems.refuse('The filter is not valid');
}

type Named = (key: string | null) => Pick<KeptRow, 'key' | 'name'>;

/** What a count is shown as. */
const NAMES = {
  METHOD: () => Promise.resolve((key) => ({ key, name: key === 'EXPRESS' ? 'Express' : 'Standard' })),
  LOCATION: async (reader, companyId) => {
    const locations = new Map((await findLocations(reader, companyId)).map(({ id, code, name }) => [id, { key: code, name }]));
    return (key) => (key === null ? { key, name: 'No location yet' } : locations.get(key) ?? { key, name: key });
  },
  CARRIER: async (reader, companyId) => {
    const carriers = new Map((await findCarriers(reader, companyId)).map(({ code, name }) => [code, name]));
    return (key) => ({ key, name: key === null ? 'No carrier yet' : carriers.get(key) ?? key });
  },
} as const satisfies Record<KeptBy, (reader: Reader, companyId: number) => Promise<Named>>;
