import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import type { RegisteredItem } from './registered-item.js';
import { REGISTERED_ITEM, type RegisteredItemRow } from './registered-item.table.js';

/** The barcodes a warehouse registered under some codes. */
export async function findRegisteredItems(reader: Reader, companyId: number, { locationId, codes }: { locationId: string; codes: readonly string[] }): Promise<ReadonlyMap<string, string | null>> {
  const rows = await reader.query<RegisteredItemRow>(
    `SELECT code, barcode FROM registered_item WHERE company_id = ? AND location_id = ? AND code IN (${places(codes.length)})`, [companyId, locationId, ...codes]);
  return new Map(rows.map(({ code, barcode }) => [code, barcode]));
}

/** Write a warehouse's registered items, in one statement. */
export async function saveRegisteredItems(transaction: Transaction, companyId: number, { locationId, items }: { locationId: string; items: readonly RegisteredItem[] }): Promise<void> {
  const changeSequence = await transaction.takeChangeSequence(companyId);
  await transaction.upsert(REGISTERED_ITEM, items.map((item) => ({
    company_id: companyId, location_id: locationId, code: item.code, barcode: item.barcode ?? null, title: item.title ?? null, category: item.category ?? null,
    weight_g: item.weightG ?? null, height_mm: item.heightMm ?? null, width_mm: item.widthMm ?? null, depth_mm: item.depthMm ?? null, changed_at: changeSequence,
  })));
}
