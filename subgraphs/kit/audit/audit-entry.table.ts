import { code, instantColumn, nullable, selection, text, uuid, int, type SelectedRow, type TableDefinition } from '../columns.js';

/** What people and the command line wrote: a row for each transaction of a mutation that changed something, written in it. */
export const AUDIT_ENTRY = {
  name: 'audit_entry',
  columns: {
    company_id: int, id: uuid, written_at: instantColumn, operation: code(80), actor: code(200), via: code(40), request_id: code(60),
    subject: nullable(code(120)), // the record that was changed, or that the changed one belongs to
    input: nullable(text), changes: nullable(text), // as JSON, shortened; null where they are withheld
  },
  primaryKey: ['company_id', 'id'],
  indexes: { audit_entry_actor: ['company_id', 'actor', 'id'], audit_entry_operation: ['company_id', 'operation', 'id'], audit_entry_subject: ['company_id', 'subject', 'id'] },
} satisfies TableDefinition;

/** What is read of {@link AUDIT_ENTRY}. */
export const AUDIT_ENTRY_ROW = selection(AUDIT_ENTRY.columns, 'company_id');

/** A row of {@link AUDIT_ENTRY_ROW}. */
export type AuditEntryRow = SelectedRow<typeof AUDIT_ENTRY_ROW>;
