import { migration, type Migration } from '#subgraph-kit/migration.js';
import { code, flag, instantColumn, int, nullable, uuid, type TableDefinition } from '#subgraph-kit/columns.js';

/** Refunds of orders. */
export const REFUND: TableDefinition = {
  name: 'refund',
  columns: {
    company_id: int, id: uuid, order_id: uuid, return_id: nullable(uuid), refunded_at: instantColumn, currency: code(3), shipping_minor: int, total_minor: int,
  },
  primaryKey: ['company_id', 'id'],
  indexes: { refund_order: ['company_id', 'order_id', 'refunded_at'] },
};

/** The lines of refunds. */
export const REFUND_LINE: TableDefinition = {
  name: 'refund_line',
  columns: { company_id: int, refund_id: uuid, line_id: uuid, sku: nullable(code(255)), barcode: nullable(code(255)), quantity: int, subtotal_minor: int },
  primaryKey: ['company_id', 'refund_id', 'line_id'],
};

/** Orders learn what was given back of them before they counted it themselves. */
export const countKnownRefunds = (at: number): Migration => migration(at, 'count_known_refunds', async (runner) => {
  await runner.query(`UPDATE orders SET refunded_minor =
    COALESCE((SELECT SUM(r.total_minor) FROM refund r WHERE r.company_id = orders.company_id AND r.order_id = orders.id), 0)`);
});

/** How a merchant wants its orders handled, a row a company that chose anything. */
export const ORDER_SETTINGS: TableDefinition = {
  name: 'order_settings',
  columns: { company_id: int, automatic_refunds: flag },
  primaryKey: ['company_id'],
};

/** A row of {@link REFUND}. */
export interface RefundRow {
  readonly id: string;
  readonly order_id: string;
  readonly return_id: string | null;
  readonly refunded_at: string;
  readonly currency: string;
  readonly shipping_minor: number;
  readonly total_minor: number;
}

/** A row of {@link REFUND_LINE}. */
export interface RefundLineRow {
  readonly refund_id: string;
  readonly line_id: string;
  readonly sku: string | null;
  readonly barcode: string | null;
  readonly quantity: number;
  readonly subtotal_minor: number;
}
