import { code, int, nullable, text, type TableDefinition } from '#subgraph-kit/columns.js';

/** The merchants' letterheads; one a company. */
export const LETTERHEAD: TableDefinition = {
  name: 'letterhead',
  columns: { company_id: int, name: code(200), tax_number: nullable(code(60)), address: text },
  primaryKey: ['company_id'],
};

/** A row of {@link LETTERHEAD}. */
export interface LetterheadRow {
  readonly name: string;
  readonly tax_number: string | null;
  readonly address: string;
}
