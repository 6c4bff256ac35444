import type { Reader } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import type { Period } from '#kernel/period.js';

/** What items are ranked by. */
export type ProductRank = 'AMOUNT' | 'UNITS' | 'ORDERS' | 'RETURNED' | 'RETURN_RATE';

/** What was sold of an item in one currency. */
export interface ProductSold {
  /** Empty for what has neither SKU nor barcode. */
  readonly sku: string;
  readonly currency: string;
  readonly orders: number;
  readonly units: number;
  readonly amountMinor: number;
  readonly returned: number;
}

interface ProductsWanted {
  readonly periods: readonly Period[];
  readonly rank: ProductRank;
  /** An item of which fewer units were sold is left out. */
  readonly fewestUnits: number;
  readonly sku: string | null;
  readonly skip: number;
  readonly most: number;
}

const ORDER_BY = {
  AMOUNT: 'amountMinor DESC', UNITS: 'units DESC', ORDERS: 'orders DESC', RETURNED: 'returned DESC', RETURN_RATE: 'SUM(returned) * 1.0 / SUM(units) DESC, units DESC',
} as const satisfies Record<ProductRank, string>;

/** The items that were sold in some periods, ranked; an item sold in two currencies is one of each. */
export const rankProducts = (reader: Reader, companyId: number, { periods, rank, fewestUnits, sku, skip, most }: ProductsWanted): Promise<ProductSold[]> => reader.query<ProductSold>(
  `SELECT sku, currency, SUM(orders) AS orders, SUM(units) AS units, SUM(amount_minor) AS amountMinor, SUM(returned) AS returned FROM product_figure
   WHERE company_id = ? AND period IN (${places(periods.length)})${sku === null ? '' : ' AND sku = ?'} GROUP BY sku, currency HAVING SUM(units) >= ? ORDER BY ${ORDER_BY[rank]}, sku, currency LIMIT ${String(most)} OFFSET ${String(skip)}`,
  [companyId, ...periods, ...sku === null ? [] : [sku], fewestUnits]);

/** Units that came back, by their reason. */
export interface ReturnedFor {
  /** Empty where none was given. */
  readonly reason: string;
  readonly units: number;
}

/** Why what was sold in some periods came back, the most frequent reason first; of one item or all. */
export const sumReasons = (reader: Reader, companyId: number, { periods, sku }: { periods: readonly Period[]; sku: string | null }): Promise<ReturnedFor[]> => reader.query<ReturnedFor>(
  `SELECT reason, SUM(units) AS units FROM return_figure WHERE company_id = ? AND period IN (${places(periods.length)})${sku === null ? '' : ' AND sku = ?'} GROUP BY reason ORDER BY units DESC, reason`,
  [companyId, ...periods, ...sku === null ? [] : [sku]]);
