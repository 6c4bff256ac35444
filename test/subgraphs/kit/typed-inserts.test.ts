import { code, flag, int, nullable, since, text, withDefault, type TableDefinition } from '#subgraph-kit/columns.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { note, NOTE, noteDatabase } from '../../kit/note-database.js';

const CARD = {
  name: 'card',
  columns: { company_id: int, id: code(10), state: code<'OPEN' | 'DONE'>(10), words: nullable(text), open: flag, rank: withDefault(int, 3), colour: since(9, nullable(code(10))) },
  primaryKey: ['company_id', 'id'],
} satisfies TableDefinition;

const card = { company_id: 1, id: 'a', state: 'OPEN' } as const;

/** Never run: the compiler reads it, and complains where it does not complain of a line that says so. */
export const typed = (transaction: Transaction): readonly Promise<void>[] => [
  transaction.insert(CARD, [card, card].map((one, rank) => ({ ...one, rank }))),
  transaction.insert(CARD, [{ ...card, words: null, open: 1, colour: 'red' }]),
  transaction.upsert(CARD, [{ ...card, rank: 1 }]),
  transaction.accumulate(CARD, ['rank'], [{ ...card, rank: 1 }]),
  // @ts-expect-error -- no state
  transaction.insert(CARD, [{ company_id: 1, id: 'a' }]),
  // @ts-expect-error -- no state, in rows that were mapped
  transaction.insert(CARD, [1, 2].map((id) => ({ company_id: 1, id: String(id) }))),
  // @ts-expect-error -- no such column
  transaction.insert(CARD, [{ ...card, size: 1 }]),
  // @ts-expect-error -- no such column, in rows that were mapped
  transaction.insert(CARD, [1, 2].map((size) => ({ ...card, size }))),
  // @ts-expect-error -- a text instead of a number
  transaction.insert(CARD, [{ ...card, rank: '1' }]),
  // @ts-expect-error -- no state there is
  transaction.insert(CARD, [{ ...card, state: 'LOST' }]),
  // @ts-expect-error -- a column that must not be empty
  transaction.upsert(CARD, [{ ...card, state: null }]),
  // @ts-expect-error -- undefined for a nullable column
  transaction.insert(CARD, [{ ...card, words: undefined }]),
  // @ts-expect-error -- no such column to add to
  transaction.accumulate(CARD, ['size'], [card]),
];

test('a row is written with its columns, the others have their defaults', async () => {
  const { database } = await noteDatabase();
  await database.inTransaction((transaction) => transaction.insert(NOTE, [{ company_id: 1, id: 'a', version: 1 }, { company_id: 1, id: 'b', version: 2 }]));
  await database.inTransaction((transaction) => transaction.upsert(NOTE, [note('a', '2026-11-21T09:30:00.000Z')]));
  await database.inTransaction((transaction) => transaction.accumulate(NOTE, ['version'], [{ company_id: 1, id: 'b', version: 5 }]));
  expect(await database.query('SELECT id, version, changed_at FROM note WHERE company_id = 1 ORDER BY id'))
    .toEqual([{ id: 'a', version: 1, changed_at: '2026-11-21T09:30:00.000Z' }, { id: 'b', version: 7, changed_at: null }]);
  await database.close();
});
