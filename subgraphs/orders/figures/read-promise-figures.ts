import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { instant } from '#kernel/clock.js';
import { dayOf, dayPlus } from '#kernel/day.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { OrdersDeps } from '../orders-deps.js';
import { countOf, outcomeOf, type KeptBy, type KeptCount } from '../promise/kept-promises.js';
import { promisePartNames, type KeptRow } from '../promise/promise-part-names.js';
import { countedUntil, type CountedUntil } from './counted-until.js';
import { lastOfPeriod, periodsOf, type DayRange } from '#kernel/period.js';
import { sumPromises, type PromisesOfPart } from './promise-figure.store.js';
import { checkOrdersOfReport, checkRange } from './report-range.js';

/** Which promises are counted, and by what. */
export interface PromisesAsked extends DayRange {
  readonly by: KeptBy;
  readonly channel?: string | null | undefined;
  readonly countryCode?: string | null | undefined;
}

/** How many promises were kept. */
export interface PromiseFigures extends CountedUntil {
  readonly rows: readonly KeptRow[];
  /** Each order once. */
  readonly total: KeptCount;
}

/** A day that ended so many days ago in UTC is over everywhere: what was not delivered of a month is late, or is counted by day. */
const DAYS_APART = 2;

/** How many promises of some days were kept, by method, location or carrier, as `keptPromises` counts them; needs intelligence.read. */
export async function readPromiseFigures({ database, clock }: OrdersDeps, { principal }: CallContext, asked: PromisesAsked): Promise<PromiseFigures> {
  requirePermission(principal, 'intelligence.read');
  checkRange(asked);
  checkOrdersOfReport(asked);
  const { companyId } = principal;
  const { by, channel = null, countryCode } = asked;
  const [nameOf, now] = [await promisePartNames(by, database, companyId), instant(clock)];
  const found = await sumPromises(database, companyId, { periods: periodsOf(asked, dayPlus(dayOf(now), -DAYS_APART)), by, channel, countryCode: countryCode?.toUpperCase() ?? null });
  const rows = [...grouped(found.filter(({ countedBy }) => countedBy === by), ({ part }) => part)].map(([part, alike]): KeptRow => ({ ...nameOf(part === '' ? null : part), ...keptOf(alike, now) }));
  return {
    ...await countedUntil(database, companyId), total: keptOf(found.filter(({ countedBy }) => countedBy === 'ALL'), now),
    rows: rows.toSorted((one, other) => other.promised - one.promised || (one.name < other.name ? -1 : 1)),
  };
}

/** What was not delivered is late once its day is over at its destination. */
function keptOf(found: readonly PromisesOfPart[], now: string): KeptCount {
  let [kept, late, open] = [0, 0, 0];
  for (const one of found) {
    const isOver = outcomeOf({ promisedOn: lastOfPeriod(one.period), countryCode: one.country, delivered: null }, now) === 'LATE';
    kept += one.kept;
    late += one.late + (isOver ? one.undelivered : 0);
    open += isOver ? 0 : one.undelivered;
  }
  return countOf({ kept, late, open });
}
