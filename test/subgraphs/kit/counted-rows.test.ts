import { countRows } from '#subgraph-kit/counted-rows.js';
import { NOTE, note, noteDatabase, type NoteDatabase } from '../../kit/note-database.js';

let open: NoteDatabase;
beforeAll(async () => {
  open = await noteDatabase();
  await open.database.inTransaction((transaction) => transaction.insert(NOTE, Array.from({ length: 101 }, (_, index) => note(`n${String(index)}`, '2026-11-21T12:00:00.000Z'))));
});
afterAll(() => open.database.close());

const PAIRS = 'SELECT 1 FROM note a JOIN note b ON b.company_id = a.company_id WHERE a.company_id = ?';

test('rows are counted to 10,000, and no further', async () => {
  expect(await countRows(open.database, 'SELECT 1 FROM note WHERE company_id = ?', [1])).toBe(101);
  expect(await countRows(open.database, 'SELECT 1 FROM note WHERE company_id = ?', [2])).toBe(0);
  expect(await countRows(open.database, `${PAIRS} AND a.id <> ? AND b.id <> ?`, [1, 'n0', 'n0'])).toBe(10_000);
  expect(await countRows(open.database, PAIRS, [1])).toBeNull();
});
