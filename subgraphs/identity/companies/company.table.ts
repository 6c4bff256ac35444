import { code, instantColumn, int, selectionOf, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** The merchants themselves: the one table that is no company's data, so its own number leads. */
export const COMPANY = {
  name: 'company',
  columns: { id: int, name: code(120), created_at: instantColumn },
  primaryKey: ['id'],
} satisfies TableDefinition;

/** What is read of {@link COMPANY}. */
export const COMPANY_ROW = selectionOf(COMPANY.columns, 'id', 'name');

/** A row of {@link COMPANY_ROW}. */
export type CompanyRow = SelectedRow<typeof COMPANY_ROW>;
