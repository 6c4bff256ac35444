import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { OrdersDeps } from '../orders-deps.js';
import { countedUntil, type CountedUntil } from './counted-until.js';
import { daysOf, monthOf, periodsOf, type DayRange, type Period } from '#kernel/period.js';
import { mondayOf } from './monday-of.js';
import { checkOrdersOfReport, checkRange } from './report-range.js';
import { addSales, NO_SALES, type Sales } from './sales.js';
import { sumSales, type SalesOfPart } from './sales-figure.store.js';

/** What sales are counted by. */
export type SalesBy = 'DAY' | 'WEEK' | 'MONTH' | 'CHANNEL' | 'COUNTRY';

/** Which sales are counted, and by what. */
export interface SalesAsked extends DayRange {
  readonly by?: SalesBy | null | undefined;
  readonly channel?: string | null | undefined;
  readonly countryCode?: string | null | undefined;
}

/** What was sold in one currency. */
export interface SalesRow extends Sales {
  /** The day, the Monday of the week, the month, the channel or the country; null for all together. */
  readonly key: string | null;
  readonly currency: string;
}

/** What was sold. */
export interface SalesFigures extends CountedUntil {
  readonly rows: readonly SalesRow[];
  /** A row a currency. */
  readonly totals: readonly SalesRow[];
}

/** What was sold on some days of the company's time zone; needs intelligence.read. */
export async function readSalesFigures({ database }: OrdersDeps, { principal }: CallContext, asked: SalesAsked): Promise<SalesFigures> {
  requirePermission(principal, 'intelligence.read');
  checkRange(asked);
  checkOrdersOfReport(asked);
  const { companyId } = principal;
  const { periods, part, keyOf, sorted } = KEYS[asked.by ?? 'ALL'];
  const found = await sumSales(database, companyId, { periods: periods(asked), part, channel: asked.channel ?? null, countryCode: asked.countryCode?.toUpperCase() ?? null });
  return { ...await countedUntil(database, companyId), rows: asked.by == null ? [] : rowsOf(found, keyOf).toSorted(sorted), totals: rowsOf(found, () => null).toSorted(mostSoldFirst) };
}

interface Key {
  readonly periods: (range: DayRange) => Period[];
  readonly part: 'CHANNEL' | 'COUNTRY' | null;
  readonly keyOf: (found: SalesOfPart) => string | null;
  readonly sorted: (one: SalesRow, other: SalesRow) => number;
}

const nameOf = ({ key, currency }: SalesRow): string => `${String(key)} ${currency}`;

const earliestFirst = (one: SalesRow, other: SalesRow): number => (nameOf(one) < nameOf(other) ? -1 : 1);

const mostSoldFirst = (one: SalesRow, other: SalesRow): number => other.orders - one.orders || earliestFirst(one, other);

const KEYS: Readonly<Record<SalesBy | 'ALL', Key>> = {
  ALL: { periods: periodsOf, part: null, keyOf: () => null, sorted: mostSoldFirst },
  DAY: { periods: daysOf, part: null, keyOf: ({ period }) => period, sorted: earliestFirst },
  WEEK: { periods: daysOf, part: null, keyOf: ({ period }) => mondayOf(period), sorted: earliestFirst },
  MONTH: { periods: periodsOf, part: null, keyOf: ({ period }) => monthOf(period), sorted: earliestFirst },
  CHANNEL: { periods: periodsOf, part: 'CHANNEL', keyOf: ({ part }) => part, sorted: mostSoldFirst },
  COUNTRY: { periods: periodsOf, part: 'COUNTRY', keyOf: ({ part }) => part, sorted: mostSoldFirst },
};

function rowsOf(found: readonly SalesOfPart[], keyOf: Key['keyOf']): SalesRow[] {
  return [...grouped(found, (one) => JSON.stringify([keyOf(one), one.currency])).values()].flatMap((alike) => {
    const [first] = alike;
    return first ? [{ key: keyOf(first), currency: first.currency, ...alike.reduce(addSales, NO_SALES) }] : [];
  });
}
