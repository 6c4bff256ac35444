import { pino } from 'pino';
import type { Reader } from '#subgraph-kit/database.js';
import { findReadable, readableRow, readableRows } from '#subgraph-kit/readable-rows.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import { reportedOnce, type UnreadableRow } from '#subgraph-kit/unreadable-rows.js';

interface Row { readonly id: string; readonly words: string }

let met: UnreadableRow[];
let asked: number[];
beforeEach(() => { [met, asked] = [[], []]; });

const reader: Reader = { dialect: 'sqlite', query: () => Promise.reject(new Error('Nothing is read here')), setAside: (row) => { met.push(row); } };
const mapping = { companyId: 7, map: ({ id, words }: Row, stored: Stored) => ({ id, words: stored.list(words, 'words') }), nameOf: ({ id }: Row) => ({ table: 'note', id, name: `Note ${id}` }) };
const good = (id: number): Row => ({ id: String(id), words: '["a"]' });
const bad = (id: number): Row => ({ id: String(id), words: '["a' });

/** The ids of the first records of some rows. */
const first = async (rows: readonly Row[], limit: number): Promise<string[]> => {
  const { map, ...rest } = mapping;
  const found = await findReadable(reader, { ...rest, limit, mapper: () => Promise.resolve(map), find: (most) => {
    asked.push(most);
    return Promise.resolve(rows.slice(0, most));
  } });
  return found.map(({ id }) => id);
};

test('a row that cannot be read leaves the others of its list', () => {
  expect(readableRows(reader, [good(1), bad(2), good(3)], mapping)).toEqual([{ id: '1', words: ['a'] }, { id: '3', words: ['a'] }]);
  expect(met).toEqual([{ companyId: 7, table: 'note', id: '2', name: 'Note 2', column: 'words' }]);
});

test('a page is as long as it was asked for while there are rows behind those that cannot be read', async () => {
  expect(await first([good(1), bad(2), good(3), good(4)], 2)).toEqual(['1', '3']);
  expect(await first([bad(1), bad(2), bad(3), bad(4), bad(5), good(6), good(7)], 1)).toEqual(['6']);
  expect(await first([bad(1), good(2)], 5)).toEqual(['2']);
});

test('a page full of rows that cannot be read is passed in few steps, and a good one is read once', async () => {
  expect(await first([...Array.from({ length: 5000 }, (_, id) => bad(id)), good(5001)], 1)).toEqual(['5001']);
  expect(asked.length).toBeLessThan(15);
  asked = [];
  await first([good(1), good(2)], 1);
  expect(asked).toEqual([1]);
});

test('a record that was asked for itself is a failure that names it', () => {
  expect(() => readableRow(reader, bad(2), mapping)).toThrow(expect.objectContaining({ code: 'INTERNAL', message: 'Note 2 cannot be read: what is stored as its words is damaged' }));
  expect([readableRow(reader, good(1), mapping), readableRow(reader, undefined, mapping)]).toEqual([{ id: '1', words: ['a'] }, undefined]);
});

test('a record that others lead to is shown without what cannot be read of it', () => {
  expect(readableRows(reader, [bad(1)], { ...mapping, instead: { words: '[]' } })).toEqual([{ id: '1', words: [] }]);
  expect(met).toHaveLength(1);
});

test.each([
  ['list', '{}'], ['list', 'null'], ['list', '[1]'], ['list', ''], ['object', '[]'], ['object', 'null'], ['object', '"x"'], ['texts', '{"a":{}}'], ['texts', '[]'], ['json', '{{'], ['json', '[]'],
] as const)('what is read as %s cannot be %s', (kind, text) => {
  expect(readableRows(reader, [{ text }], { companyId: 7, map: (row: { text: string }, stored: Stored) => stored[kind](row.text, 'text'), nameOf: () => ({ table: 'note', id: '1', name: 'Note 1' }) })).toEqual([]);
});

test('a fault of the mapping itself is no fault of the row', () => {
  expect(() => readableRows(reader, [good(1)], { ...mapping, map: () => { throw new TypeError('a slip'); } })).toThrow('a slip');
});

test('a row is logged and reported once, however often it is met; the report is tried again when it failed', async () => {
  const lines: string[] = [];
  const told: string[] = [];
  let fails = true;
  const log = pino({ base: null }, { write: (line: string) => { lines.push(line); } });
  const setAside = reportedOnce({ log, report: ({ id }) => {
    told.push(id);
    return fails ? Promise.reject(new Error('The disk is full')) : Promise.resolve();
  } });
  const row = { companyId: 7, table: 'note', id: '2', name: 'Note 2', column: 'words' };
  setAside(row);
  await Promise.resolve();
  await Promise.resolve();
  fails = false;
  for (let polls = 0; polls < 5; polls += 1) setAside(row);
  setAside({ ...row, companyId: 8 });
  const logged = lines.map((line) => JSON.parse(line) as { level: number }).filter(({ level }) => level === 50);
  expect(logged).toMatchObject([{ company: 7, table: 'note', id: '2', column: 'words' }, { company: 8 }]);
  expect(told).toEqual(['2', '2', '2']);
});
