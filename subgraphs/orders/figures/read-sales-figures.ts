import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { OrdersDeps } from '../orders-deps.js';
import { countedUntil, type CountedUntil } from './counted-until.js';
import { monthOf, type Period } from './figures.table.js';
import { daysOf, mondayOf, periodsOf, type DayRange } from './periods.js';
import { checkRange } from './report-range.js';
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
  const { companyId } = principal;
  const { by = null, channel = null, countryCode } = asked;
  const found = await sumSales(database, companyId, { periods: KEYS[by ?? 'ALL'].periods(asked), part: by === 'CHANNEL' || by === 'COUNTRY' ? by : null, channel, countryCode: countryCode?.toUpperCase() ?? null });
  return {
    ...await countedUntil(database, companyId),
    rows: by === null ? [] : rowsOf(found, KEYS[by].keyOf).toSorted(by === 'CHANNEL' || by === 'COUNTRY' ? mostSoldFirst : earliestFirst),
    totals: rowsOf(found, () => null).toSorted(mostSoldFirst),
  };
}

interface Key {
  readonly periods: (range: DayRange) => Period[];
  readonly keyOf: (found: SalesOfPart) => string | null;
}

const KEYS: Readonly<Record<SalesBy | 'ALL', Key>> = {
  ALL: { periods: periodsOf, keyOf: () => null },
  DAY: { periods: daysOf, keyOf: ({ period }) => period },
  WEEK: { periods: daysOf, keyOf: ({ period }) => mondayOf(period) },
  MONTH: { periods: periodsOf, keyOf: ({ period }) => monthOf(period) },
  CHANNEL: { periods: periodsOf, keyOf: ({ part }) => part },
  COUNTRY: { periods: periodsOf, keyOf: ({ part }) => part },
};

function rowsOf(found: readonly SalesOfPart[], keyOf: Key['keyOf']): SalesRow[] {
  return [...grouped(found, (one) => JSON.stringify([keyOf(one), one.currency])).values()].flatMap((alike) => {
    const [first] = alike;
    return first ? [{ key: keyOf(first), currency: first.currency, ...alike.reduce(addSales, NO_SALES) }] : [];
  });
}

const mostSoldFirst = (one: SalesRow, other: SalesRow): number => other.orders - one.orders || (`${String(one.key)} ${one.currency}` < `${String(other.key)} ${other.currency}` ? -1 : 1);

const earliestFirst = (one: SalesRow, other: SalesRow): number => (`${String(one.key)} ${one.currency}` < `${String(other.key)} ${other.currency}` ? -1 : 1);
