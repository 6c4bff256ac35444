import { code, instantColumn, int, nullable, selection, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** Who edits what: at most one row for each locale of a document; rows that ended a day ago are removed. */
export const DOCUMENT_LOCK = {
  name: 'document_lock',
  columns: { company_id: int, document_id: int, locale: code(20), holder: code(200), held_by: code(200), held_since: instantColumn, held_until: instantColumn, taken_from: nullable(code(200)) },
  primaryKey: ['company_id', 'document_id', 'locale'],
  indexes: { document_lock_end: ['company_id', 'held_until'] },
} satisfies TableDefinition;

/** The selected columns of {@link DOCUMENT_LOCK}. */
export const DOCUMENT_LOCK_ROW = selection(DOCUMENT_LOCK.columns, 'company_id');

/** A row of {@link DOCUMENT_LOCK_ROW}. */
export type DocumentLockRow = SelectedRow<typeof DOCUMENT_LOCK_ROW>;
