import { code, instantColumn, int, since, uuid, withDefault, type TableDefinition } from '#subgraph-kit/columns.js';

const period = code(10); // a Period

/** What was ordered, by when it was placed, its currency, its sales channel and the country it ships to (empty where that is no country); longer periods are the sums of their days. */
export const SALES_FIGURE = {
  name: 'sales_figure',
  columns: {
    company_id: int, period, currency: code(3), channel: code(60), country: code(64),
    orders: int, units: int, subtotal_minor: int, discounts_minor: int, shipping_minor: int, tax_minor: int, total_minor: int, refunded_minor: int, cancelled: int, returned: int,
  },
  primaryKey: ['company_id', 'period', 'currency', 'channel', 'country'],
  withoutRowid: true,
} satisfies TableDefinition;

/** What was sold of an item, by when the orders were placed; the SKU is empty for lines that have neither SKU nor barcode. */
export const PRODUCT_FIGURE = {
  name: 'product_figure',
  columns: {
    company_id: int, period, sku: code(255), currency: code(3), orders: int, units: int, amount_minor: int, returned: int,
    delivered: since(699, withDefault(int, 0)), // of the units, those that reached the customer, whether they came back or not
  },
  primaryKey: ['company_id', 'period', 'sku', 'currency'],
  withoutRowid: true,
} satisfies TableDefinition;

/** What came back of an item and why, by when the orders were placed; the reason is empty where none was given. */
export const RETURN_FIGURE = {
  name: 'return_figure',
  columns: { company_id: int, period, sku: code(255), reason: code(64), units: int },
  primaryKey: ['company_id', 'period', 'sku', 'reason'],
  withoutRowid: true,
} satisfies TableDefinition;

/** What became of promises, by the promised day; each order once under ALL, and under its method, its locations and its carriers. */
export const PROMISE_FIGURE = {
  name: 'promise_figure',
  columns: { company_id: int, period, counted_by: code(10), part: code(60), channel: code(60), country: code(64), kept: int, late: int, undelivered: int },
  primaryKey: ['company_id', 'period', 'counted_by', 'part', 'channel', 'country'],
  withoutRowid: true,
} satisfies TableDefinition;

/** How far the figures of a company are counted: behind which changes of orders and returns, in the order of their change sequences. */
export const FIGURES_STATE = {
  name: 'figures_state',
  columns: { company_id: int, time_zone: code(64), orders_at: instantColumn, orders_id: uuid, returns_at: instantColumn, returns_id: uuid, version: int },
  primaryKey: ['company_id'],
} satisfies TableDefinition;

/** The tables of figures, and the columns of each that are summed. */
export const FIGURES = [
  { table: SALES_FIGURE, sums: ['orders', 'units', 'subtotal_minor', 'discounts_minor', 'shipping_minor', 'tax_minor', 'total_minor', 'refunded_minor', 'cancelled', 'returned'] },
  { table: PRODUCT_FIGURE, sums: ['orders', 'units', 'amount_minor', 'returned', 'delivered'] },
  { table: RETURN_FIGURE, sums: ['units'] },
  { table: PROMISE_FIGURE, sums: ['kept', 'late', 'undelivered'] },
] as const;
