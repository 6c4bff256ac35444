import { code, instantColumn, int, nullable, selection, since, text, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { StaffNote } from './staff-note.js';

/** Notes of staff on orders and returns. */
export const STAFF_NOTE = {
  name: 'staff_note',
  columns: {
    company_id: int, id: uuid, subject: uuid, subject_kind: code<StaffNote['subjectKind']>(10), author: code(200), text, created_at: instantColumn, edited_at: nullable(instantColumn), version: int,
    edited_by: since(561, nullable(code(200))),
  },
  primaryKey: ['company_id', 'id'],
  indexes: { staff_note_subject: ['company_id', 'subject', 'id'] },
} satisfies TableDefinition;

/** What is read of {@link STAFF_NOTE}. */
export const STAFF_NOTE_ROW = selection(STAFF_NOTE.columns, 'company_id');

/** A row of {@link STAFF_NOTE_ROW}. */
export type StaffNoteRow = SelectedRow<typeof STAFF_NOTE_ROW>;
