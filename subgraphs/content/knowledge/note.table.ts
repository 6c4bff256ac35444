import { code, instantColumn, int, nullable, selection, text, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import { searchTokens } from '#subgraph-kit/search/search-token.table.js';

/** Notes of a company's knowledge. */
export const NOTE = {
  name: 'note',
  columns: {
    company_id: int, id: uuid, title: code(200), body: text,
    tags: text, about: text, // one a line
    author_id: nullable(uuid), author: nullable(code(200)), created_at: instantColumn, updated_at: instantColumn, version: int,
  },
  primaryKey: ['company_id', 'id'],
  indexes: { note_author: ['company_id', 'author_id', 'id'] },
} satisfies TableDefinition;

/** What is read of {@link NOTE}. */
export const NOTE_ROW = selection(NOTE.columns, 'company_id');

/** A row of {@link NOTE_ROW}. */
export type NoteRow = SelectedRow<typeof NOTE_ROW>;

/** What notes are found by. */
export const NOTE_TOKEN = searchTokens('note_token');
