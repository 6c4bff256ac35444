import { code, int, nullable, selection, text, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** The merchants' letterheads; one per company. */
export const LETTERHEAD = {
  name: 'letterhead',
  columns: { company_id: int, name: code(200), tax_number: nullable(code(60)), address: text },
  primaryKey: ['company_id'],
} satisfies TableDefinition;

/** What is read of {@link LETTERHEAD}. */
export const LETTERHEAD_ROW = selection(LETTERHEAD.columns, 'company_id');

/** A row of {@link LETTERHEAD_ROW}. */
export type LetterheadRow = SelectedRow<typeof LETTERHEAD_ROW>;
