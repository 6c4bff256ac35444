import type { Connection } from '#subgraph-kit/connection.js';
import { signedCursors } from '#subgraph-kit/cursor.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import { EMPTY, keysetEmptyLast, readRanges } from '#subgraph-kit/keyset-empty-last.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import { atMost } from '#subgraph-kit/statement.js';
import { NOTE, note, noteDatabase, type NoteDatabase } from '../../kit/note-database.js';

const cursors = signedCursors(Buffer.alloc(32, 1));
const NOON = '2026-11-21T12:00:00.000Z';
const ONE = '2026-11-21T13:00:00.000Z';
/** In ascending order: three of one instant, two of another, one of a third. */
const ROWS = [['a', NOON], ['b', NOON], ['c', NOON], ['d', ONE], ['e', ONE], ['f', '2026-11-21T14:00:00.000Z']] as const;

let open: NoteDatabase;
beforeAll(async () => {
  open = await noteDatabase();
  await open.database.inTransaction((transaction) => transaction.insert(NOTE, ROWS.toReversed().map(([id, at]) => note(id, at))));
});
afterAll(() => open.database.close());

interface Row { readonly id: string; readonly changed_at: string }

async function page(request: PageRequest, isDescending = false, begins?: readonly [string, string]): Promise<Connection<Row>> {
  const keys = keysetOf(cursors, request, { list: 'notes', columns: ['changed_at', 'id'], isDescending, begins });
  const rows = await open.database.query<Row>(`SELECT id, changed_at FROM note WHERE company_id = 1${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`, [...keys.parameters]);
  return keys.page(rows, (row) => [row.changed_at, row.id]);
}

const ids = async (request: PageRequest, isDescending = false): Promise<string> => (await page(request, isDescending)).nodes.map(({ id }) => id).join('');
const cursorOf = (index: number): string => cursors.encode('notes', [ROWS[index]?.[1] ?? '', ROWS[index]?.[0] ?? '']);

/** What Relay's specification selects (4.4, EdgesToReturn). */
function selected(all: string, { first, last, from, to }: { first?: number; last?: number; from: number; to: number }): string {
  let edges = [...all].slice(from + 1, to);
  if (first !== undefined) edges = edges.slice(0, first);
  if (last !== undefined) edges = edges.slice(-last);
  return edges.join('');
}

test.each([[false, 'abcdef'], [true, 'fedcba']])('every combination of first, last, after and before selects what Relay\'s specification says (descending: %s)', async (isDescending, all) => {
  const at = (index: number): string | undefined => (index < 0 || index > 5 ? undefined : cursorOf(isDescending ? 5 - index : index));
  for (const from of [-1, 0, 2, 5]) for (const to of [0, 3, 4, 6]) for (const [first, last] of [[2], [6], [undefined, 2], [undefined, 6], [4, 2], [2, 4], [3, 3]]) {
    const asked = { first, last, after: at(from), before: at(to) };
    expect([asked, await ids(asked, isDescending)]).toEqual([asked, selected(all, { ...(first !== undefined && { first }), ...(last !== undefined && { last }), from, to })]);
  }
});

test('without first and last, before asks for the page in front of it and everything else for the start', async () => {
  expect([await ids({}), await ids({ after: cursorOf(3) }), await ids({ before: cursorOf(3) }), await ids({ after: cursorOf(0), before: cursorOf(3) })]).toEqual(['abcdef', 'ef', 'abc', 'bc']);
  await open.database.inTransaction((transaction) => transaction.insert(NOTE, Array.from({ length: 60 }, (_, index) => note(`x${String(100 + index)}`, '2026-11-20T08:00:00.000Z'))));
  const before = await page({ before: cursorOf(0) });
  expect([before.nodes.length, before.nodes[0]?.id, before.pageInfo.hasPreviousPage, (await page({})).nodes.length]).toEqual([50, 'x110', true, 50]);
  await open.database.inTransaction((transaction) => transaction.execute("DELETE FROM note WHERE company_id = 1 AND id LIKE 'x%'"));
});

test('a page knows whether records precede and follow it, and the cursors of its ends', async () => {
  const flags = async (request: PageRequest) => { const { hasPreviousPage, hasNextPage } = (await page(request)).pageInfo; return [hasPreviousPage, hasNextPage]; };
  expect([await flags({ first: 6 }), await flags({ first: 5 }), await flags({ last: 6 }), await flags({ last: 5 })]).toEqual([[false, false], [false, true], [false, false], [true, false]]);
  expect([await flags({ first: 2, after: cursorOf(3) }), await flags({ last: 3, before: cursorOf(3) }), await flags({ first: 4, last: 2 })]).toEqual([[true, false], [false, true], [true, true]]);
  const { startCursor, endCursor } = (await page({ last: 2 })).pageInfo;
  expect([startCursor, endCursor]).toEqual([cursorOf(4), cursorOf(5)]);
  expect((await page({ after: cursorOf(5) })).pageInfo).toMatchObject({ startCursor: null, endCursor: null, hasNextPage: false });
});

test('a list that begins at a position has nothing in front of it, whichever cursor is older', async () => {
  const read = async (request: PageRequest, isDescending: boolean) => (await page(request, isDescending, [NOON, 'c'])).nodes.map(({ id }) => id).join('');
  expect([await read({}, false), await read({ after: cursorOf(0) }, false), await read({ after: cursorOf(3) }, false), await read({ last: 9 }, false)]).toEqual(['def', 'def', 'ef', 'def']);
  expect([await read({}, true), await read({ after: cursorOf(5) }, true), await read({ after: cursorOf(1) }, true)]).toEqual(['ba', 'ba', 'a']);
});

test.each([[{ first: 0 }, ['first']], [{ last: 0 }, ['last']], [{ first: 501, last: -1 }, ['first', 'last']], [{ first: 10, last: 501 }, ['last']]])('%o is no page size', async (request, fields) => {
  await expect(page(request)).rejects.toMatchObject({ code: 'BAD_INPUT', details: Object.fromEntries(fields.map((field) => [field, ['must be 1 to 500']])) });
});

test('a cursor of another list is refused in either direction', async () => {
  const other = cursors.encode('others', [NOON, 'a']);
  for (const request of [{ after: other }, { before: other }, { last: 1, before: `${cursorOf(0)}x` }]) await expect(page(request)).rejects.toMatchObject({ code: 'BAD_CURSOR' });
});

/** In ascending order; the last two have no time. */
const SOME = [['a', NOON], ['b', ONE], ['c', ONE], ['d', null], ['e', null]] as const;
const placeOf = (index: number): string => cursors.encode('some', [SOME[index]?.[1] ?? EMPTY, SOME[index]?.[0] ?? '']);

async function someIds(request: PageRequest, isDescending: boolean): Promise<string> {
  const keys = keysetEmptyLast(cursors, request, { list: 'some', columns: ['changed_at', 'id'], isDescending, empty: { condition: 'changed_at IS NULL', column: 'id' } });
  const rows = await readRanges(keys, (range, most) => open.database.query<{ id: string; changed_at: string | null }>(
    `SELECT id, changed_at FROM note WHERE company_id = 2${range.where} ORDER BY ${range.orderBy} ${atMost(most)}`, [...range.parameters]));
  return keys.page(rows, (row) => [row.changed_at ?? EMPTY, row.id]).nodes.map(({ id }) => id).join('');
}

test.each([[false, 'abcde'], [true, 'cbaed']])('rows without a value come last in either direction, whatever page of them is asked for (descending: %s)', async (isDescending, all) => {
  if (!isDescending) await open.database.inTransaction((transaction) => transaction.insert(NOTE, SOME.map(([id, at]) => ({ ...note(id, at), company_id: 2 }))));
  const at = (index: number): string | undefined => (index < 0 || index > 4 ? undefined : placeOf('abcde'.indexOf(all[index] ?? '')));
  for (const from of [-1, 0, 2, 3, 4]) for (const to of [0, 1, 3, 4, 5]) for (const [first, last] of [[1], [5], [undefined, 1], [undefined, 5], [4, 2], [2, 4]]) {
    const asked = { first, last, after: at(from), before: at(to) };
    expect([asked, await someIds(asked, isDescending)]).toEqual([asked, selected(all, { ...(first !== undefined && { first }), ...(last !== undefined && { last }), from, to })]);
  }
  await expect(someIds({ after: cursorOf(0) }, isDescending)).rejects.toMatchObject({ code: 'BAD_CURSOR' });
});
