// On the embedded database only: writers of a server's databases are never held.
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { createLog } from '#kernel/log.js';
import { code, int, type TableDefinition } from '#subgraph-kit/columns.js';
import type { Database } from '#subgraph-kit/database.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { openThreadedDatabase } from '#subgraph-kit/open-threaded-database.js';
import type { Subgraph } from '#subgraph-kit/subgraph.js';
import { tableMigration } from '#subgraph-kit/table-migrations.js';
import { writeHold } from '../../../gateway/server/keeping/write-hold.js';
import { manualClock } from '../../kit/manual-clock.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';

const NOTE = { name: 'note', columns: { company_id: int, id: int, text: code(20) }, primaryKey: ['company_id', 'id'] } satisfies TableDefinition;
const opening = { migrations: [tableMigration(1, NOTE)], clock: manualClock() };
const opened: Database[] = [];
afterAll(() => Promise.all(opened.map((database) => database.close())));

const plain = async (): Promise<Database> => {
  const database = await openDatabase({ ...opening, location: { kind: 'sqlite', file: join(temporaryFolder(), 'notes.sqlite') } });
  opened.push(database);
  return database;
};

const insert = (database: Database, id: number): Promise<void> => database.inTransaction((transaction) => transaction.insert(NOTE, [{ company_id: 1, id, text: 'x' }]));
const ids = async (database: Database): Promise<number[]> => (await database.query<{ id: number }>('SELECT id FROM note ORDER BY id')).map(({ id }) => id);
const subgraphOf = (database: Database): Subgraph => ({ name: 'orders', holdWrites: async () => [await database.holdWrites()] }) as unknown as Subgraph;

test('held writers wait, those before have ended, and all go on after the release', async () => {
  const database = await plain();
  const before = insert(database, 1);
  const { release } = await database.holdWrites();
  await before;
  const after = insert(database, 2);
  expect(await ids(database)).toEqual([1]);
  await release();
  await after;
  expect(await ids(database)).toEqual([1, 2]);
});

test('what was kept in a journal before the hold is in the file once it is settled, and what comes meanwhile holds nothing up', async () => {
  const file = join(temporaryFolder(), 'kept.sqlite');
  const kept = { table: NOTE };
  const database = await openThreadedDatabase(file, { ...opening, tables: [kept], log: createLog('silent') });
  opened.push(database);
  const keep = (id: number): Promise<void> => database.keep([{ into: kept, rows: [{ company_id: 1, id, text: 'x' }] }]);
  await keep(1);
  const { settle, release } = await database.holdWrites();
  const waiting = insert(database, 9);
  await keep(2);
  await settle();
  const other = new Sqlite(file, { readonly: true });
  expect(other.prepare('SELECT id FROM note ORDER BY id').pluck().all()).toEqual([1, 2]);
  other.close();
  await keep(3);
  await release();
  await waiting;
  expect(await ids(database)).toEqual([1, 2, 3, 9]);
});

test('a hold whose asker died ends by itself, and says that it did', async () => {
  const database = await plain();
  const hold = writeHold([subgraphOf(database)], { waits: 1000, lasts: 20 });
  const token = await hold.hold();
  await expect(hold.hold()).rejects.toMatchObject({ code: 'CONFLICT' });
  await insert(database, 1);
  expect([await hold.settle(token), await hold.release(token)]).toEqual([false, false]);
  const next = await hold.hold();
  expect([await hold.settle(next), await hold.release('another'), await hold.release(next)]).toEqual([true, false, true]);
});

test('while a transaction takes long nothing is held: the hold is refused, and later ones are not held up', async () => {
  const database = await plain();
  const [ended, begun]: [{ end: () => void }, { now: () => void }] = [{ end: () => undefined }, { now: () => undefined }];
  const isBegun = new Promise<void>((resolve) => { begun.now = resolve; });
  const long = database.inTransaction(async (transaction) => {
    const end = new Promise<void>((resolve) => { ended.end = resolve; });
    begun.now();
    await end;
    await transaction.insert(NOTE, [{ company_id: 1, id: 1, text: 'x' }]);
  });
  await isBegun;
  await expect(writeHold([subgraphOf(database)], { waits: 10, lasts: 60_000 }).hold()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  ended.end();
  await long;
  await insert(database, 2);
  expect(await ids(database)).toEqual([1, 2]);
});
