import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { Failure } from '#contract/failure.js';
import { blob, code, int } from '#subgraph-kit/columns.js';
import { openThreadedDatabase, type ThreadedDatabase } from '#subgraph-kit/open-threaded-database.js';
import type { ThreadStatement } from '#subgraph-kit/sqlite-worker.js';
import { tableMigration } from '#subgraph-kit/table-migrations.js';
import { temporaryFolder } from '../../kit/database.js';
import { manualClock } from '../../kit/manual-clock.js';

const NOTE = { name: 'note', columns: { company_id: int, id: int, words: code(20), content: blob }, primaryKey: ['company_id', 'id'] };
const migrations = [tableMigration(1, NOTE)];

let file: string;
let database: ThreadedDatabase;
const open = () => openThreadedDatabase(file, { migrations, clock: manualClock() });

beforeEach(async () => {
  file = join(temporaryFolder(), 'notes.sqlite');
  database = await open();
});
afterEach(() => database.close());

const insert = (id: number, words = 'x'): ThreadStatement => ({ sql: 'INSERT INTO note (company_id, id, words, content) VALUES (?,?,?,?)', parameters: [1, id, words, { deflate: `content of ${String(id)}` }] });
const stored = () => database.query<{ id: number; content: Buffer }>('SELECT id, content FROM note WHERE company_id = 1 ORDER BY id');

it('writes statements in one transaction and compresses what is marked', async () => {
  await database.write([insert(1), insert(2)]);
  expect((await stored()).map(({ id, content }) => [id, inflateSync(content).toString()])).toEqual([[1, 'content of 1'], [2, 'content of 2']]);
});

it('writes nothing of a transaction of which one statement fails', async () => {
  await expect(database.write([insert(1), insert(2), insert(1)])).rejects.toMatchObject({ name: 'DuplicateKey' });
  await expect(database.write([insert(3), { sql: 'INSERT INTO nowhere VALUES (?)', parameters: [1] }])).rejects.toThrow('no such table: nowhere');
  expect(await stored()).toEqual([]);
});

it('keeps transactions of both kinds apart, in the order they were asked for', async () => {
  const slow = database.inTransaction(async (transaction) => {
    await transaction.insert(NOTE, [{ company_id: 1, id: 1, words: 'slow', content: Buffer.from('a') }]);
    const seen = await transaction.query<{ id: number }>('SELECT id FROM note WHERE company_id = 1');
    await transaction.execute('UPDATE note SET words = ? WHERE company_id = 1', ['done']);
    return seen.length;
  });
  const quick = database.write([insert(2)]);
  expect(await slow).toBe(1);
  await quick;
  expect(await database.query('SELECT id, words FROM note WHERE company_id = 1 ORDER BY id')).toEqual([{ id: 1, words: 'done' }, { id: 2, words: 'x' }]);
});

it('rolls back what fails on this side', async () => {
  await expect(database.inTransaction(async (transaction) => {
    await transaction.execute('DELETE FROM note WHERE company_id = ?', [1]);
    await transaction.insert(NOTE, [{ company_id: 1, id: 9, words: 'x', content: Buffer.from('a') }]);
    throw new Failure('BAD_INPUT', 'no');
  })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await database.write([insert(1)]);
  expect((await stored()).map(({ id }) => id)).toEqual([1]);
});

it('fails as a full disk does when the file takes nothing more, and goes on when it does', async () => {
  const [{ page_count: pages } = { page_count: 0 }] = await database.inTransaction((transaction) => transaction.query<{ page_count: number }>('PRAGMA page_count'));
  await database.inTransaction((transaction) => transaction.query(`PRAGMA max_page_count = ${String(pages)}`));
  const many = Array.from({ length: 500 }, (_, id) => ({ sql: 'INSERT INTO note (company_id, id, words, content) VALUES (?,?,?,?)', parameters: [1, id, 'x', Buffer.alloc(500)] }));
  await expect(database.write(many)).rejects.toMatchObject({ code: 'UNAVAILABLE', details: { reason: 'storage' } });
  await database.inTransaction((transaction) => transaction.query('PRAGMA max_page_count = 100000'));
  await database.write(many);
  expect(await stored()).toHaveLength(500);
});

it('keeps what it wrote when the process is killed', async () => {
  await database.close();
  const program = `
    const { openThreadedDatabase } = await import(${JSON.stringify(new URL('../../../subgraphs/kit/open-threaded-database.js', import.meta.url).href)});
    const database = await openThreadedDatabase(${JSON.stringify(file)}, { migrations: [], clock: { now: () => new Date() } });
    for (let id = 1; id <= 3; id += 1) await database.write([{ sql: 'INSERT INTO note (company_id, id, words, content) VALUES (1, ?, ?, ?)', parameters: [id, 'kept', { deflate: 'x' }] }]);
    process.stdout.write('written');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  database = await open();
  expect((await stored()).map(({ id }) => id)).toEqual([1, 2, 3]);
});
