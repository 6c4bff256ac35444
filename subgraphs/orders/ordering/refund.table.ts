import { migration, type Migration } from '#subgraph-kit/migration.js';
import { code, flag, instantColumn, int, nullable, selection, since, uuid, withDefault, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** Refunds of orders. */
export const REFUND = {
  name: 'refund',
  columns: {
    company_id: int, id: uuid, order_id: uuid, return_id: nullable(uuid), refunded_at: instantColumn, currency: code(3), shipping_minor: int, total_minor: int,
    fee_minor: since(666, withDefault(int, 0)), // withheld from it
  },
  primaryKey: ['company_id', 'id'],
  indexes: { refund_order: ['company_id', 'order_id', 'refunded_at'] },
} satisfies TableDefinition;

/** The lines of refunds. */
export const REFUND_LINE = {
  name: 'refund_line',
  columns: { company_id: int, refund_id: uuid, line_id: uuid, sku: nullable(code(255)), barcode: nullable(code(255)), quantity: int, subtotal_minor: int },
  primaryKey: ['company_id', 'refund_id', 'line_id'],
} satisfies TableDefinition;

/** Sets the refunded amount of orders that existed before the column. */
export const countKnownRefunds = (at: number): Migration => migration(at, 'count_known_refunds', async (runner) => {
  await runner.query(`UPDATE orders SET refunded_minor =
    COALESCE((SELECT SUM(r.total_minor) FROM refund r WHERE r.company_id = orders.company_id AND r.order_id = orders.id), 0)`);
});

/** A merchant's order settings; a row only for companies that changed any. */
export const ORDER_SETTINGS = {
  name: 'order_settings',
  columns: { company_id: int, automatic_refunds: flag },
  primaryKey: ['company_id'],
} satisfies TableDefinition;

/** What is read of {@link REFUND}. */
export const REFUND_ROW = selection(REFUND.columns, 'company_id');

/** A row of {@link REFUND_ROW}. */
export type RefundRow = SelectedRow<typeof REFUND_ROW>;

/** What is read of {@link REFUND_LINE}. */
export const REFUND_LINE_ROW = selection(REFUND_LINE.columns, 'company_id');

/** A row of {@link REFUND_LINE_ROW}. */
export type RefundLineRow = SelectedRow<typeof REFUND_LINE_ROW>;
