import { WriteConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { places } from '#subgraph-kit/statement.js';
import type { Refund, RefundLine } from './refund.js';
import { ORDER_SETTINGS, REFUND, REFUND_LINE, REFUND_LINE_ROW, REFUND_ROW, type RefundLineRow, type RefundRow } from './refund.table.js';

/** Record a refund. */
export async function insertRefund(transaction: Transaction, companyId: number, refund: Refund): Promise<void> {
  await transaction.insert(REFUND, [{
    company_id: companyId, id: refund.id, order_id: refund.orderId, return_id: refund.returnId, refunded_at: refund.refundedAt,
    currency: refund.currency, shipping_minor: refund.shippingMinor, fee_minor: refund.feeMinor, total_minor: refund.totalMinor,
  }]);
  await transaction.insert(REFUND_LINE, refund.lines.map((line) => ({
    company_id: companyId, refund_id: refund.id, line_id: line.lineId, sku: line.sku, barcode: line.barcode, quantity: line.quantity, subtotal_minor: line.subtotalMinor,
  })));
}

/** Say which return a refund was for; WriteConflict if it has got one meanwhile. */
export async function saveReturnOfRefund(transaction: Transaction, companyId: number, { before, after }: { before: Refund; after: Refund }): Promise<void> {
  const found = await transaction.execute('UPDATE refund SET return_id = ? WHERE company_id = ? AND id = ? AND return_id IS NULL', [after.returnId, companyId, before.id]);
  if (found === 0) throw new WriteConflict('The refund was changed meanwhile');
  transaction.recordChange({ kind: 'refund', id: before.id, subject: before.orderId, before, after });
}

/** A refund by id. */
export async function findRefund(reader: Reader, companyId: number, id: string): Promise<Refund | undefined> {
  const rows = await reader.query<RefundRow>(`SELECT ${REFUND_ROW.names} FROM refund WHERE company_id = ? AND id = ?`, [companyId, id.toLowerCase()]);
  return (await withLines(reader, companyId, rows))[0];
}

/** The refunds of orders with their lines: two queries, however many orders. */
export async function findRefunds(reader: Reader, companyId: number, orderIds: readonly string[]): Promise<Refund[]> {
  if (orderIds.length === 0) return [];
  return withLines(reader, companyId, await reader.query<RefundRow>(
    `SELECT ${REFUND_ROW.names} FROM refund
     WHERE company_id = ? AND order_id IN (${places(orderIds.length)}) ORDER BY order_id, refunded_at, id`, [companyId, ...orderIds]));
}

async function withLines(reader: Reader, companyId: number, rows: readonly RefundRow[]): Promise<Refund[]> {
  if (rows.length === 0) return [];
  const lines = await reader.query<RefundLineRow>(
    `SELECT ${REFUND_LINE_ROW.names} FROM refund_line WHERE company_id = ? AND refund_id IN (${places(rows.length)})`,
    [companyId, ...rows.map(({ id }) => id)]);
  const linesOf = grouped(lines, ({ refund_id }) => refund_id);
  return rows.map((row) => ({
    id: row.id, orderId: row.order_id, returnId: row.return_id, refundedAt: row.refunded_at, currency: row.currency,
    shippingMinor: row.shipping_minor, feeMinor: row.fee_minor, totalMinor: row.total_minor, lines: (linesOf.get(row.id) ?? []).map(toLine),
  }));
}

/** Whether a merchant's missing units are refunded automatically. */
export async function refundsAutomatically(reader: Reader, companyId: number): Promise<boolean> {
  const [row] = await reader.query<{ automatic_refunds: number }>('SELECT automatic_refunds FROM order_settings WHERE company_id = ?', [companyId]);
  return row?.automatic_refunds === 1;
}

/** Set whether missing units are refunded automatically. */
export const saveAutomaticRefunds = (transaction: Transaction, companyId: number, automatic: boolean): Promise<void> =>
  transaction.upsert(ORDER_SETTINGS, [{ company_id: companyId, automatic_refunds: Number(automatic) }]);

const toLine = (row: RefundLineRow): RefundLine =>
  ({ lineId: row.line_id, sku: row.sku, barcode: row.barcode, quantity: row.quantity, subtotalMinor: row.subtotal_minor });
