import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { requirePermission } from '#contract/require-permission.js';
import { instant } from '#kernel/clock.js';
import type { Day } from '#kernel/day.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { OrdersDeps } from '../orders-deps.js';
import { countPromisedOrders, type PromisedSearch } from './kept-promise.store.js';
import { keptCount, type KeptBy, type KeptCount } from './kept-promises.js';
import { noteDays } from '#contract/report-days.js';
import { noteOrders } from './report-problems.js';
import { promisePartNames, type KeptRow } from './promise-part-names.js';

/** Which promises are counted, and by what. */
export interface KeptPromisesAsked {
  /** The first and the last promised day. */
  readonly from: Day;
  readonly to: Day;
  readonly by: KeptBy;
  readonly channel?: string | null | undefined;
  readonly countryCode?: string | null | undefined;
}

/** How many promises were kept. */
export interface KeptPromises {
  /** The most promised first; an order of two locations or carriers counts for each. */
  readonly rows: readonly KeptRow[];
  /** Each order once. */
  readonly total: KeptCount;
}

const MOST_DAYS = 92;

/** How many promises of some days were kept, by method, location or carrier (document 2, G, Locking the promise); needs commerce.read. */
export async function readKeptPromises({ database, clock }: OrdersDeps, { principal }: CallContext, asked: KeptPromisesAsked): Promise<KeptPromises> {
  requirePermission(principal, 'commerce.read');
  check(asked);
  const { companyId } = principal;
  const { by, from, to } = asked;
  const search: PromisedSearch = { from, to, channel: asked.channel ?? null, countryCode: asked.countryCode?.toUpperCase() ?? null };
  const found = await countPromisedOrders(database, companyId, { by, search });
  const all = by === 'METHOD' ? found : await countPromisedOrders(database, companyId, { by: 'ALL', search });
  const nameOf = await promisePartNames(by, database, companyId);
  const now = instant(clock);
  const rows = [...grouped(found, ({ key }) => key)].map(([key, orders]): KeptRow => ({ ...nameOf(key), ...keptCount(orders, now) }));
  return { rows: rows.toSorted((one, other) => other.promised - one.promised || (one.name < other.name ? -1 : 1)), total: keptCount(all, now) };
}

function check(asked: KeptPromisesAsked): void {
  const problems = new Problems();
  noteDays(problems, asked, MOST_DAYS);
  noteOrders(problems, asked);
  problems.refuse('The filter is not valid');
}
