import type { Reader } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import type { Period } from '#kernel/period.js';

/** An item, what was sold of it, and what can be sold now. */
export interface CoveredItem {
  readonly variantId: string;
  readonly sku: string;
  readonly title: string | null;
  /** Units sold in the periods. */
  readonly units: number;
  readonly available: number;
}

interface CoverWanted {
  readonly periods: readonly Period[];
  readonly sku: string | null;
  /** How many days the periods are. */
  readonly days: number;
  /** Items whose stock lasts for more whole days are left out. */
  readonly lastsAtMost: number | null;
  readonly skip: number;
  readonly most: number;
}

/** What active locations that fulfill online orders can sell of an item: reported minus reserved, never below zero. */
const AVAILABLE = `COALESCE((SELECT SUM(CASE WHEN p.on_hand > p.reserved THEN p.on_hand - p.reserved ELSE 0 END) FROM stock_position p JOIN location l ON l.company_id = p.company_id AND l.id = p.location_id
  WHERE p.company_id = i.company_id AND p.variant_id = i.variant_id AND l.active = 1 AND l.fulfils_online = 1), 0)`;

/** The items of the catalog that were sold in some periods, those whose stock is used up first at the head. */
export const rankByCover = (reader: Reader, companyId: number, { periods, sku, days, lastsAtMost, skip, most }: CoverWanted): Promise<CoveredItem[]> => reader.query<CoveredItem>(
  `SELECT variantId, sku, title, units, available FROM (SELECT i.variant_id AS variantId, i.sku AS sku, i.title AS title, s.units AS units, ${AVAILABLE} AS available
     FROM (SELECT company_id, sku, SUM(units) AS units FROM product_figure WHERE company_id = ? AND period IN (${places(periods.length)})${sku === null ? '' : ' AND sku = ?'} GROUP BY company_id, sku HAVING SUM(units) > 0) s
     JOIN item i ON i.company_id = s.company_id AND i.sku = s.sku) covered
   ${lastsAtMost === null ? '' : 'WHERE available * ? < units * ?'} ORDER BY available * 1.0 / units, units DESC, sku LIMIT ${String(most)} OFFSET ${String(skip)}`,
  [companyId, ...periods, ...sku === null ? [] : [sku], ...lastsAtMost === null ? [] : [days, lastsAtMost + 1]]);
