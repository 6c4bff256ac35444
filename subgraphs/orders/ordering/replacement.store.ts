import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import { ORDER_REPLACEMENT } from './replacement.table.js';

/** An order, and one that sends units of it again; by their ids. */
export interface Replacement {
  readonly orderId: string;
  readonly replacementId: string;
}

/** Store that an order replaces another. */
export const insertReplacement = (transaction: Transaction, companyId: number, { orderId, replacementId }: Replacement): Promise<void> =>
  transaction.insert(ORDER_REPLACEMENT, [{ company_id: companyId, order_id: orderId, replacement_id: replacementId }]);

/** The replacements of some orders, oldest first, and what these orders replace themselves. */
export function findReplacements(reader: Reader, companyId: number, orderIds: readonly string[]): Promise<Replacement[]> {
  const ids = places(orderIds.length);
  return reader.query<Replacement>(
    `SELECT order_id AS orderId, replacement_id AS replacementId FROM order_replacement WHERE company_id = ? AND order_id IN (${ids})
     UNION SELECT order_id AS orderId, replacement_id AS replacementId FROM order_replacement WHERE company_id = ? AND replacement_id IN (${ids}) ORDER BY replacementId`, [companyId, ...orderIds, companyId, ...orderIds]);
}

/** Units of an item in the replacements of an order that are not cancelled. */
export interface ReplacedUnits {
  readonly variantId: string | null;
  readonly sku: string | null;
  readonly barcode: string | null;
  readonly units: number;
}

/** What was sent again of an order so far, or is about to be. */
export const findReplacedUnits = (reader: Reader, companyId: number, orderId: string): Promise<ReplacedUnits[]> =>
  reader.query<ReplacedUnits>(
    `SELECT l.variant_id AS variantId, l.sku AS sku, l.barcode AS barcode, SUM(l.quantity - l.cancelled) AS units FROM order_replacement r
     JOIN order_line l ON l.company_id = r.company_id AND l.order_id = r.replacement_id WHERE r.company_id = ? AND r.order_id = ? GROUP BY l.variant_id, l.sku, l.barcode`, [companyId, orderId]);
