import { code, instantColumn, int, nullable, selection, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** Credits that customers got for returns. */
export const STORE_CREDIT = {
  name: 'store_credit',
  columns: {
    company_id: int, id: uuid, code: code(14), return_id: uuid, order_id: uuid, email: nullable(code(320)), amount_minor: int, currency: code(3),
    issued_at: instantColumn, expires_at: instantColumn, changed_at: instantColumn,
  },
  primaryKey: ['company_id', 'id'],
  unique: { store_credit_code: ['company_id', 'code'], store_credit_return: ['company_id', 'return_id'] },
  indexes: { store_credit_order: ['company_id', 'order_id'], store_credit_email: ['company_id', 'email', 'id'] },
} satisfies TableDefinition;

/** The units that credits were given for. */
export const STORE_CREDIT_LINE = {
  name: 'store_credit_line',
  columns: { company_id: int, credit_id: uuid, line_id: uuid, quantity: int, subtotal_minor: int },
  primaryKey: ['company_id', 'credit_id', 'line_id'],
} satisfies TableDefinition;

/** What is read of {@link STORE_CREDIT}. */
export const STORE_CREDIT_ROW = selection(STORE_CREDIT.columns, 'company_id', 'changed_at');

/** A row of {@link STORE_CREDIT_ROW}. */
export type StoreCreditRow = SelectedRow<typeof STORE_CREDIT_ROW>;

/** What is read of {@link STORE_CREDIT_LINE}. */
export const STORE_CREDIT_LINE_ROW = selection(STORE_CREDIT_LINE.columns, 'company_id');

/** A row of {@link STORE_CREDIT_LINE_ROW}. */
export type StoreCreditLineRow = SelectedRow<typeof STORE_CREDIT_LINE_ROW>;
