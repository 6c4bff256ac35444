import { code, int, selection, text, uuid, type SelectedRow, type TableDefinition } from '../columns.js';

/** Records that have metadata or tags beside their own tables, with the version that writers of these compare. */
export const METADATA = {
  name: 'metadata',
  columns: { company_id: int, subject: uuid, version: int },
  primaryKey: ['company_id', 'subject'],
} satisfies TableDefinition;

/** The entries of {@link METADATA}. */
export const METADATA_ENTRY = {
  name: 'metadata_entry',
  columns: { company_id: int, subject: uuid, namespace: code(60), name: code(60), value: text },
  primaryKey: ['company_id', 'subject', 'namespace', 'name'],
} satisfies TableDefinition;

/** What is read of {@link METADATA_ENTRY}. */
export const METADATA_ENTRY_ROW = selection(METADATA_ENTRY.columns, 'company_id');

/** A row of {@link METADATA_ENTRY_ROW}. */
export type MetadataEntryRow = SelectedRow<typeof METADATA_ENTRY_ROW>;
