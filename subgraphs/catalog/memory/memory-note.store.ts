import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { narrowed, type Criterion } from '#subgraph-kit/search/narrowed.js';
import { insertTokens, ofToken, ofWord, replaceTokens } from '#subgraph-kit/search/search-token.store.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import { MEMORY_NOTE, MEMORY_NOTE_ROW, MEMORY_TOKEN, type MemoryNoteRow } from './memory-note.table.js';
import type { MemoryNote } from './memory-note.js';
import { tagToken, tokensOfNote } from './memory-tokens.js';

const EVERYBODY = '';

/** The notes that somebody sees, and of these those with all of some words and tags. */
export interface MemorySearch {
  readonly userId: string;
  readonly words: readonly string[];
  readonly tags: readonly string[];
  readonly keys: Keyset;
}

/** A page of the notes that somebody sees. */
export async function findNotes(reader: Reader, companyId: number, { userId, words, tags, keys }: MemorySearch): Promise<MemoryNote[]> {
  const criteria: Criterion[] = [
    ...words.map((word) => ofWord(reader, MEMORY_TOKEN, { companyId, column: 'm.id', word })),
    ...tags.map((tag) => ofToken(reader, MEMORY_TOKEN, { companyId, column: 'm.id', wanted: { token: tagToken(tag), isPrefix: false } })),
  ];
  const conditions = await narrowed(criteria, 'm.id');
  const rows = await reader.query<MemoryNoteRow>(
    `SELECT ${MEMORY_NOTE_ROW.of('m')} FROM memory_note m WHERE m.company_id = ? AND m.reader IN (?, ?)${conditions.map(({ sql }) => ` AND ${sql}`).join('')}${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`,
    [companyId, EVERYBODY, userId, ...conditions.flatMap(({ parameters }) => parameters), ...keys.parameters]);
  return rows.map(toNote);
}

/** A note that somebody sees. */
export async function findNote(reader: Reader, companyId: number, { userId, id }: { readonly userId: string; readonly id: string }): Promise<MemoryNote | undefined> {
  const [row] = await reader.query<MemoryNoteRow>(`SELECT ${MEMORY_NOTE_ROW.names} FROM memory_note WHERE company_id = ? AND id = ? AND reader IN (?, ?)`, [companyId, id, EVERYBODY, userId]);
  return row && toNote(row);
}

/** How many notes somebody keeps. */
export async function countNotes(reader: Reader, companyId: number, userId: string): Promise<number> {
  const [row] = await reader.query<{ readonly notes: number }>('SELECT COUNT(*) AS notes FROM memory_note WHERE company_id = ? AND user_id = ?', [companyId, userId]);
  return row?.notes ?? 0;
}

/** Store a new note. */
export async function insertNote(transaction: Transaction, companyId: number, note: MemoryNote): Promise<void> {
  const { id, userId, author, title, text, tags, isShared, createdAt } = note;
  await transaction.insert(MEMORY_NOTE, [{ company_id: companyId, id, user_id: userId, reader: isShared ? EVERYBODY : userId, author, title, text, tags: tags.join('\n'), created_at: createdAt }]);
  await insertTokens(transaction, MEMORY_TOKEN, { companyId, records: [{ record: id, tokens: tokensOfNote(note) }] });
}

/** Delete notes. */
export async function deleteNotes(transaction: Transaction, companyId: number, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  await replaceTokens(transaction, MEMORY_TOKEN, { companyId, records: ids.map((record) => ({ record, tokens: [] })) });
  return transaction.execute(`DELETE FROM memory_note WHERE company_id = ? AND id IN (${places(ids.length)})`, [companyId, ...ids]);
}

/** The ids of all notes of some people, at most some of them. */
export async function findIdsOfPeople(reader: Reader, companyId: number, { userIds, most }: { readonly userIds: readonly string[]; readonly most: number }): Promise<string[]> {
  const rows = await reader.query<{ readonly id: string }>(`SELECT id FROM memory_note WHERE company_id = ? AND user_id IN (${places(userIds.length)}) ${atMost(most)}`, [companyId, ...userIds]);
  return rows.map(({ id }) => id);
}

const toNote = ({ id, user_id: userId, reader, author, title, text, tags, created_at: createdAt }: MemoryNoteRow): MemoryNote =>
  ({ id, userId, author, title, text, tags: tags === '' ? [] : tags.split('\n'), isShared: reader === EVERYBODY, createdAt });
