import { WriteConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { unindexed } from '#subgraph-kit/search/among-states.js';
import { narrowed, type Criterion } from '#subgraph-kit/search/narrowed.js';
import { insertTokens, ofToken, replaceTokens } from '#subgraph-kit/search/search-token.store.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import type { WantedWord } from '../search/draft-words.js';
import { aboutOf, aboutText, keyOf, type NamedRecord, type RecordKind, type RecordReference } from './about.js';
import { deleteAbout, ofRecord, writeAbout } from './about.store.js';
import { tagToken, tokensOfKnowledge } from './knowledge-tokens.js';
import { MOST_OF_RECORD, type Note } from './note.js';
import { NOTE, NOTE_ROW, NOTE_TOKEN, type NoteRow } from './note.table.js';

/** The notes that are asked for. */
export interface NoteSearch {
  readonly words: readonly WantedWord[];
  readonly tags: readonly string[];
  readonly about: NamedRecord | undefined;
  readonly keys: Keyset;
}

/** The column that sorts a list of notes: of those about a record it is in the index that has these, unless the record has several ids there. */
export const sortColumn = (about: NamedRecord | undefined): string => (about?.ids.length === 1 ? 'a.record' : 'n.id');

/** A page of notes. */
export async function findNotes(reader: Reader, companyId: number, { words, tags, about, keys }: NoteSearch): Promise<Note[]> {
  const column = sortColumn(about);
  const conditions = await narrowed(criteriaOf(reader, companyId, { words, tags, about, column }), column);
  const [from, parameters] = about?.ids.length === 1
    ? ['knowledge_about a JOIN note n ON n.company_id = a.company_id AND n.id = a.record WHERE a.company_id = ? AND a.holder = ? AND a.kind = ? AND a.target = ?', [companyId, 'NOTE', about.kind, ...about.ids]]
    : ['note n WHERE n.company_id = ?', [companyId]];
  const orderBy = conditions.some(({ isFew }) => isFew) ? unindexed(keys.orderBy) : keys.orderBy;
  const rows = await reader.query<NoteRow>(
    `SELECT ${NOTE_ROW.of('n')} FROM ${from}${conditions.map(({ sql }) => ` AND ${sql}`).join('')}${keys.where} ORDER BY ${orderBy} ${atMost(keys.limit)}`,
    [...parameters, ...conditions.flatMap((condition) => condition.parameters), ...keys.parameters]);
  return rows.map(toNote);
}

const criteriaOf = (reader: Reader, companyId: number, { words, tags, about, column }: Omit<NoteSearch, 'keys'> & { readonly column: string }): Criterion[] => [
  ...words.map((wanted) => ofToken(reader, NOTE_TOKEN, { companyId, column, wanted })),
  ...tags.map((tag) => ofToken(reader, NOTE_TOKEN, { companyId, column, wanted: { token: tagToken(tag), isPrefix: false } })),
  ...(about && about.ids.length > 1 ? [ofRecord(reader, { ...about, companyId, holder: 'NOTE', column })] : []),
];

/** A note by id. */
export async function findNote(reader: Reader, companyId: number, id: string): Promise<Note | undefined> {
  const [row] = await reader.query<NoteRow>(`SELECT ${NOTE_ROW.names} FROM note WHERE company_id = ? AND id = ?`, [companyId, id.toLowerCase()]);
  return row && toNote(row);
}

interface NoteOfRecord extends NoteRow {
  readonly kind: RecordKind;
  readonly target: string;
}

/** The latest notes about each of some records, by {@link keyOf}, in one query. */
export async function findNotesAbout(reader: Reader, companyId: number, records: readonly RecordReference[]): Promise<ReadonlyMap<string, readonly Note[]>> {
  const kinds = [...grouped(records, ({ kind }) => kind)];
  const among = kinds.map(([, of]) => `(kind = ? AND target IN (${places(of.length)}))`).join(' OR ');
  const rows = await reader.query<NoteOfRecord>(
    `SELECT r.kind, r.target, ${NOTE_ROW.of('n')} FROM
      (SELECT company_id, kind, target, record, ROW_NUMBER() OVER (PARTITION BY kind, target ORDER BY record DESC) AS nth FROM knowledge_about WHERE company_id = ? AND holder = 'NOTE' AND (${among})) r
      JOIN note n ON n.company_id = r.company_id AND n.id = r.record WHERE r.company_id = ? AND r.nth <= ${String(MOST_OF_RECORD)} ORDER BY n.id DESC`,
    [companyId, ...kinds.flatMap(([kind, of]) => [kind, ...of.map(({ id }) => id)]), companyId]);
  return new Map([...grouped(rows, ({ kind, target }) => keyOf({ kind, id: target }))].map(([key, of]) => [key, of.map(toNote)]));
}

/** Store a new note. */
export async function insertNote(transaction: Transaction, companyId: number, note: Note): Promise<void> {
  const { id, authorId, author, createdAt, version } = note;
  await transaction.insert(NOTE, [{ company_id: companyId, id, ...written(note), author_id: authorId, author, created_at: createdAt, version }]);
  await insertTokens(transaction, NOTE_TOKEN, { companyId, records: [{ record: id, tokens: tokensOfKnowledge(note) }] });
  await writeAbout(transaction, companyId, { holder: 'NOTE', record: id, about: note.about });
}

/** Store a changed note, unless another call changed it since it was read; answers it with its new version. */
export async function saveNote(transaction: Transaction, companyId: number, note: Note): Promise<Note> {
  const { title, body, tags, about, updated_at: updatedAt } = written(note);
  const found = await transaction.execute('UPDATE note SET title = ?, body = ?, tags = ?, about = ?, updated_at = ?, version = version + 1 WHERE company_id = ? AND id = ? AND version = ?', [title, body, tags, about, updatedAt, companyId, note.id, note.version]);
  if (found === 0) throw new WriteConflict('The note was changed meanwhile');
  await replaceTokens(transaction, NOTE_TOKEN, { companyId, records: [{ record: note.id, tokens: tokensOfKnowledge(note) }] });
  await writeAbout(transaction, companyId, { holder: 'NOTE', record: note.id, about: note.about });
  return { ...note, version: note.version + 1 };
}

/** Delete a note, unless another call changed it since it was read. */
export async function removeNote(transaction: Transaction, companyId: number, { id, version }: Note): Promise<void> {
  if (await transaction.execute('DELETE FROM note WHERE company_id = ? AND id = ? AND version = ?', [companyId, id, version]) === 0) throw new WriteConflict('The note was changed meanwhile');
  await replaceTokens(transaction, NOTE_TOKEN, { companyId, records: [{ record: id, tokens: [] }] });
  await deleteAbout(transaction, companyId, [id]);
}

const written = ({ title, body, tags, about, updatedAt }: Note) => ({ title, body, tags: tags.join('\n'), about: aboutText(about), updated_at: updatedAt });

const toNote = ({ id, title, body, tags, about, author_id: authorId, author, created_at: createdAt, updated_at: updatedAt, version }: NoteRow): Note =>
  ({ id, title, body, tags: tags === '' ? [] : tags.split('\n'), about: aboutOf(about), authorId, author, createdAt, updatedAt, version });
