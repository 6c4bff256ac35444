import type { Reader } from '#subgraph-kit/database.js';
import { places, type ColumnValue } from '#subgraph-kit/statement.js';
import type { Period } from '#kernel/period.js';
import type { Sales } from './sales.js';

/** Which sales are summed. */
interface SalesWanted {
  readonly periods: readonly Period[];
  /** What they are told apart by, beside period and currency. */
  readonly part: 'CHANNEL' | 'COUNTRY' | null;
  readonly channel: string | null;
  readonly countryCode: string | null;
}

/** Sales of a period, in one currency. */
export interface SalesOfPart extends Sales {
  readonly period: Period;
  readonly currency: string;
  readonly part: string | null;
}

const PARTS = { CHANNEL: 'channel', COUNTRY: 'country' } as const;

/** What was sold in some periods. */
export function sumSales(reader: Reader, companyId: number, { periods, part, channel, countryCode }: SalesWanted): Promise<SalesOfPart[]> {
  const column = part === null ? 'NULL' : PARTS[part];
  const parameters: ColumnValue[] = [companyId, ...periods, ...channel === null ? [] : [channel], ...countryCode === null ? [] : [countryCode]];
  return reader.query<SalesOfPart>(
    `SELECT period, currency, ${column} AS part, SUM(orders) AS orders, SUM(cancelled) AS cancelled, SUM(units) AS units, SUM(returned) AS returned, SUM(subtotal_minor) AS subtotalMinor,
       SUM(discounts_minor) AS discountsMinor, SUM(shipping_minor) AS shippingMinor, SUM(tax_minor) AS taxMinor, SUM(total_minor) AS totalMinor, SUM(refunded_minor) AS refundedMinor
     FROM sales_figure WHERE company_id = ? AND period IN (${places(periods.length)})${channel === null ? '' : ' AND channel = ?'}${countryCode === null ? '' : ' AND country = ?'}
     GROUP BY period, currency${part === null ? '' : `, ${column}`}`, parameters);
}
