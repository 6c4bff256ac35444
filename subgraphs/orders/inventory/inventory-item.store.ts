import type { Instant } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { atMost, type ColumnValue } from '#subgraph-kit/statement.js';

/** An item with stock somewhere, and when the last of its levels changed. */
export interface InventoryItem {
  readonly variantId: string;
  readonly sku: string;
  readonly barcode: string | null;
  readonly title: string | null;
  readonly updatedAt: Instant;
  /** The requested location; all of them otherwise. */
  readonly locationId: string | null;
}

/** Which items, and which page of them. */
export interface InventorySearch {
  readonly variantId?: string | undefined;
  readonly locationId?: string | undefined;
  readonly updatedSince?: Instant | null | undefined;
  readonly keys: Keyset;
}

interface Row {
  readonly variant_id: string;
  readonly sku: string;
  readonly barcode: string | null;
  readonly title: string | null;
  readonly changed_at: Instant;
}

/** Items by the last change of their stock, oldest first, in one statement: each at its latest position, or at that of a location. */
export async function findInventoryItems(reader: Reader, companyId: number, { variantId, locationId, updatedSince, keys }: InventorySearch): Promise<InventoryItem[]> {
  const conditions: (readonly [string, readonly ColumnValue[]])[] = [
    locationId === undefined ? ['p.latest = 1', []] : ['p.location_id = ?', [locationId]],
    ...(variantId === undefined ? [] : [['p.variant_id = ?', [variantId]] as const]),
    ...(updatedSince == null ? [] : [['p.changed_at >= ?', [updatedSince]] as const]),
  ];
  const rows = await reader.query<Row>(
    `SELECT p.variant_id, p.changed_at, i.sku, i.barcode, i.title FROM stock_position p JOIN item i ON i.company_id = p.company_id AND i.variant_id = p.variant_id
     WHERE p.company_id = ? AND ${conditions.map(([sql]) => sql).join(' AND ')}${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`,
    [companyId, ...conditions.flatMap(([, parameters]) => parameters), ...keys.parameters]);
  return rows.map(({ variant_id, changed_at, sku, barcode, title }) => ({ variantId: variant_id, sku, barcode, title, updatedAt: changed_at, locationId: locationId ?? null }));
}
