import { WriteConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import type { StaffNote } from './staff-note.js';
import { STAFF_NOTE, STAFF_NOTE_ROW, type StaffNoteRow } from './staff-note.table.js';

const SELECT = `SELECT ${STAFF_NOTE_ROW.names} FROM staff_note WHERE company_id = ?`;

/** A note by id. */
export async function findNote(reader: Reader, companyId: number, id: string): Promise<StaffNote | undefined> {
  const [row] = await reader.query<StaffNoteRow>(`${SELECT} AND id = ?`, [companyId, id]);
  return row && toNote(row);
}

/** A page of the notes on an order or return. */
export async function findNotes(reader: Reader, companyId: number, { subjectId, keys }: { subjectId: string; keys: Keyset }): Promise<StaffNote[]> {
  const rows = await reader.query<StaffNoteRow>(`${SELECT} AND subject = ?${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`, [companyId, subjectId, ...keys.parameters]);
  return rows.map(toNote);
}

/** All notes on some orders and returns, oldest first. */
export async function findNotesOfSubjects(reader: Reader, companyId: number, subjectIds: readonly string[]): Promise<StaffNote[]> {
  return (await reader.query<StaffNoteRow>(`${SELECT} AND subject IN (${places(subjectIds.length)}) ORDER BY id`, [companyId, ...subjectIds])).map(toNote);
}

/** Store a new note. */
export const insertNote = (transaction: Transaction, companyId: number, note: StaffNote): Promise<void> => transaction.insert(STAFF_NOTE, [{
  company_id: companyId, id: note.id, subject: note.subjectId, subject_kind: note.subjectKind, author: note.author, text: note.text, created_at: note.createdAt, edited_at: note.editedAt, edited_by: note.editedBy, version: note.version,
}]);

/** Write the text of an edited note, unless another call changed it since it was read. */
export async function saveNote(transaction: Transaction, companyId: number, note: StaffNote): Promise<StaffNote> {
  const found = await transaction.execute(
    'UPDATE staff_note SET text = ?, edited_at = ?, edited_by = ?, version = version + 1 WHERE company_id = ? AND id = ? AND version = ?', [note.text, note.editedAt, note.editedBy, companyId, note.id, note.version]);
  if (found === 0) throw new WriteConflict('The note was changed meanwhile');
  return Object.assign({}, note, { version: note.version + 1 });
}

/** Remove a note, unless another call changed it since it was read. */
export async function removeNote(transaction: Transaction, companyId: number, { id, version }: StaffNote): Promise<void> {
  const found = await transaction.execute('DELETE FROM staff_note WHERE company_id = ? AND id = ? AND version = ?', [companyId, id, version]);
  if (found === 0) throw new WriteConflict('The note was changed meanwhile');
}

const toNote = (row: StaffNoteRow): StaffNote => ({
  id: row.id, subjectId: row.subject, subjectKind: row.subject_kind, author: row.author, text: row.text, createdAt: row.created_at, editedAt: row.edited_at, editedBy: row.edited_by, version: row.version,
});
