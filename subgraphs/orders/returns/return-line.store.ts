import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import type { ReturnLine } from './return-line.js';
import type { Return } from './return.js';
import { RETURN_LINE, RETURN_LINE_ROW, type ReturnLineRow } from './return.table.js';

const COLUMNS = RETURN_LINE_ROW.names;

/** The lines of some returns, by return, in one query. */
export async function findReturnLines(reader: Reader, companyId: number, returnIds: readonly string[]): Promise<ReadonlyMap<string, ReturnLine[]>> {
  const byReturn = new Map<string, ReturnLine[]>();
  if (returnIds.length === 0) return byReturn;
  const rows = await reader.query<ReturnLineRow>(
    `SELECT ${COLUMNS} FROM return_line WHERE company_id = ? AND return_id IN (${places(returnIds.length)}) ORDER BY return_id, place`, [companyId, ...returnIds]);
  for (const row of rows) {
    const known = byReturn.get(row.return_id);
    if (known) known.push(toLine(row));
    else byReturn.set(row.return_id, [toLine(row)]);
  }
  return byReturn;
}

/** Store the lines of a return. */
export const insertReturnLines = (transaction: Transaction, companyId: number, { id, lines }: Pick<Return, 'id' | 'lines'>): Promise<void> =>
  transaction.insert(RETURN_LINE, lines.map((line, place) => ({
    company_id: companyId, return_id: id, place, line_id: line.lineId, variant_id: line.variantId, sku: line.sku, barcode: line.barcode, item_key: line.itemKey,
    title: line.title, quantity_expected: line.quantityExpected, quantity_received: line.quantityReceived, classification: line.classification,
    reason_code: line.reasonCode, reason: line.reason, lot_number: line.lotNumber, serial_number: line.serialNumber, note: line.note,
    exchange_sku: line.exchangeSku, exchange_barcode: line.exchangeBarcode,
  })));

/** Delete the lines of a return before they are replaced. */
export async function removeReturnLines(transaction: Transaction, companyId: number, returnId: string): Promise<void> {
  await transaction.execute('DELETE FROM return_line WHERE company_id = ? AND return_id = ?', [companyId, returnId]);
}

const toLine = (row: ReturnLineRow): ReturnLine => ({
  lineId: row.line_id,
  variantId: row.variant_id,
  sku: row.sku,
  barcode: row.barcode,
  itemKey: row.item_key,
  title: row.title,
  quantityExpected: row.quantity_expected,
  quantityReceived: row.quantity_received,
  classification: row.classification,
  reasonCode: row.reason_code,
  reason: row.reason,
  lotNumber: row.lot_number,
  serialNumber: row.serial_number,
  note: row.note,
  exchangeSku: row.exchange_sku,
  exchangeBarcode: row.exchange_barcode,
});
