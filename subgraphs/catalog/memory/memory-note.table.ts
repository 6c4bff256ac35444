import { code, instantColumn, int, selection, text, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import { searchTokens } from '#subgraph-kit/search/search-token.table.js';

/** The notes that people and their assistants keep. */
export const MEMORY_NOTE = {
  name: 'memory_note',
  columns: {
    company_id: int, id: uuid, user_id: uuid,
    reader: code(36), // who sees it: the person, or everybody where it is empty
    author: code(200), title: text, text,
    tags: text, // one a line
    created_at: instantColumn,
  },
  primaryKey: ['company_id', 'id'],
  indexes: { memory_note_reader: ['company_id', 'reader', 'id'], memory_note_user: ['company_id', 'user_id', 'id'] },
} satisfies TableDefinition;

/** What is read of {@link MEMORY_NOTE}. */
export const MEMORY_NOTE_ROW = selection(MEMORY_NOTE.columns, 'company_id');

/** A row of {@link MEMORY_NOTE_ROW}. */
export type MemoryNoteRow = SelectedRow<typeof MEMORY_NOTE_ROW>;

/** What notes are found by. */
export const MEMORY_TOKEN = searchTokens('memory_token');
