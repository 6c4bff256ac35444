import { code, int } from '#subgraph-kit/columns.js';
import type { Database } from '#subgraph-kit/database.js';
import { groupCommit } from '#subgraph-kit/group-commit.js';
import { tableMigration } from '#subgraph-kit/table-migrations.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { testDatabase } from '../../kit/database.js';
import { manualClock } from '../../kit/manual-clock.js';

const NOTE = { name: 'note', columns: { company_id: int, id: int, words: code(20) }, primaryKey: ['company_id', 'id'] };

let database: Database;
let transactions: number;

beforeAll(async () => {
  database = await openDatabase({ location: testDatabase('identity'), migrations: [tableMigration(1, NOTE)], clock: manualClock() });
});
afterAll(() => database.close());
beforeEach(() => { transactions = 0; });

const counted: Database = {
  get dialect() { return database.dialect; },
  setAside: () => undefined,
  query: (sql, parameters) => database.query(sql, parameters),
  inTransaction: (work) => {
    transactions += 1;
    return database.inTransaction(work);
  },
  append: (table, rows) => database.append(table, rows),
  holdWrites: () => database.holdWrites(),
  requireRoom: () => { database.requireRoom(); },
  close: () => database.close(),
};

/** Writes notes of a company and answers each with its place in the group. */
const notes = (companyId: number, most?: number) => groupCommit<number, number>({
  commit: (ids) => counted.inTransaction(async (transaction) => {
    await transaction.insert(NOTE, ids.map((id) => ({ company_id: companyId, id, words: 'x' })));
    return ids.map((_, place) => place);
  }),
  ...(most !== undefined && { most }),
});
const stored = async (companyId: number) => (await database.query<{ id: number }>('SELECT id FROM note WHERE company_id = ? ORDER BY id', [companyId])).map(({ id }) => id);

it('shares one transaction among what is submitted at once, and gives each its own result', async () => {
  const { submit } = notes(1);
  expect(await Promise.all([10, 11, 12].map(submit))).toEqual([0, 1, 2]);
  expect(transactions).toBe(1);
  expect(await stored(1)).toEqual([10, 11, 12]);
});

it('serves first in, first out, in groups of the largest size', async () => {
  const { submit } = notes(2, 2);
  const ended: number[] = [];
  await Promise.all([1, 2, 3, 4, 5].map(async (id) => {
    await submit(id);
    ended.push(id);
  }));
  expect(ended).toEqual([1, 2, 3, 4, 5]);
  expect(transactions).toBe(3);
});

it('lets an item that fails fail alone', async () => {
  const { submit } = notes(3);
  await submit(2);
  const results = await Promise.allSettled([1, 2, 3].map(submit));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await stored(3)).toEqual([1, 2, 3]);
});

it('goes on after a failure', async () => {
  const { submit } = notes(4);
  await submit(1);
  await expect(submit(1)).rejects.toMatchObject({ name: 'DuplicateKey' });
  expect(await submit(2)).toBe(0);
});

it('has written everything once it is closed', async () => {
  const group = notes(5);
  const submitted = [1, 2, 3].map(group.submit);
  await group.close();
  expect(await stored(5)).toEqual([1, 2, 3]);
  await Promise.all(submitted);
});
