import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { Failure } from '#contract/failure.js';
import { blob, code, int, nullable } from '#subgraph-kit/columns.js';
import { openThreadedDatabase, type ThreadedDatabase } from '#subgraph-kit/open-threaded-database.js';
import { tableMigration } from '#subgraph-kit/table-migrations.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';
import { manualClock } from '../../kit/manual-clock.js';

const NOTE = { name: 'note', columns: { company_id: int, id: int, words: nullable(code(20)), content: blob }, primaryKey: ['company_id', 'id'] };
const NOTES = { table: NOTE, deflated: 'content' };
const migrations = [tableMigration(1, NOTE)];

let file: string;
let database: ThreadedDatabase;
const errors: unknown[] = [];
const open = () => openThreadedDatabase(file, { migrations, clock: manualClock(), tables: [NOTES], log: { error: (...line: unknown[]) => errors.push(line) } });

beforeEach(async () => {
  file = join(temporaryFolder(), 'notes.sqlite');
  errors.length = 0;
  database = await open();
});
afterEach(() => database.close());

const keep = (...ids: number[]) => database.keep([{ into: NOTES, rows: ids.map((id) => ({ company_id: 1, id, words: 'x', content: `content of ${String(id)}` })) }]);
const stored = () => database.query<{ id: number; content: Buffer }>('SELECT id, content FROM note WHERE company_id = 1 ORDER BY id');
const pending = () => readdirSync(dirname(file)).filter((name) => name.includes('.pending-'));

it('keeps rows, which readers see at once, and compresses what is marked', async () => {
  await keep(1, 2);
  await keep(3);
  expect((await stored()).map(({ id, content }) => [id, inflateSync(content).toString()])).toEqual([[1, 'content of 1'], [2, 'content of 2'], [3, 'content of 3']]);
  expect(pending()).toEqual([]);
});

it('overwrites a row that exists', async () => {
  await keep(1);
  await stored();
  await database.keep([{ into: NOTES, rows: [{ company_id: 1, id: 1, words: null, content: 'anew' }] }]);
  expect(inflateSync((await stored())[0]?.content ?? '').toString()).toBe('anew');
});

it('leaves out a row that its table refuses and half a line, and says how many', async () => {
  await database.keep([{ into: NOTES, rows: [{ company_id: 1, id: null, words: 'x', content: 'no' }, { company_id: 1, id: 2, words: 'x', content: 'yes' }] }]);
  appendFileSync(join(dirname(file), pending()[0] ?? ''), '[0,1,3,"x","half');
  expect((await stored()).map(({ id }) => id)).toEqual([2]);
  expect(errors).toEqual([[{ file, rows: 2 }, 'Rows that their tables refuse were left out']]);
});

it('moves a megabyte without being asked, and a small rest when it closes', async () => {
  const text = 'x'.repeat(300_000);
  for (let id = 1; id <= 5; id += 1) await database.keep([{ into: NOTES, rows: [{ company_id: 1, id, words: text, content: 'c' }] }]);
  await database.close();
  expect(pending()).toEqual([]);
  database = await open();
  expect(await stored()).toHaveLength(5);
});

it('moves what an earlier process left, also when it was moved before', async () => {
  await keep(1);
  await database.close();
  const line = (id: number) => `[0,1,${String(id)},"left","content"]\n`;
  appendFileSync(`${file}.pending-9`, line(9) + line(1));
  appendFileSync(`${file}.pending-10`, line(10));
  database = await open();
  await keep(11);
  expect((await stored()).map(({ id }) => id)).toEqual([1, 9, 10, 11]);
  expect(pending()).toEqual([]);
});

it('keeps transactions apart, in the order they were asked for', async () => {
  const slow = database.inTransaction(async (transaction) => {
    await transaction.insert(NOTE, [{ company_id: 1, id: 1, words: 'slow', content: Buffer.from('a') }]);
    const seen = await transaction.query<{ id: number }>('SELECT id FROM note WHERE company_id = 1');
    await transaction.execute('UPDATE note SET words = ? WHERE company_id = 1', ['done']);
    return seen.length;
  });
  const quick = database.inTransaction((transaction) => transaction.insert(NOTE, [{ company_id: 1, id: 2, words: 'x', content: Buffer.from('b') }]));
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
  await keep(1);
  expect((await stored()).map(({ id }) => id)).toEqual([1]);
});

it('rejects as a full disk does while the file takes nothing more, loses nothing, and goes on when it does', async () => {
  const [{ page_count: pages } = { page_count: 0 }] = await database.inTransaction((transaction) => transaction.query<{ page_count: number }>('PRAGMA page_count'));
  await database.inTransaction((transaction) => transaction.query(`PRAGMA max_page_count = ${String(pages)}`));
  await keep(...Array.from({ length: 500 }, (_, id) => id));
  expect(await stored()).toEqual([]);
  await expect(keep(500)).rejects.toMatchObject({ code: 'UNAVAILABLE', details: { reason: 'storage' } });
  await database.inTransaction((transaction) => transaction.query('PRAGMA max_page_count = 100000'));
  await keep(501);
  expect((await stored()).map(({ id }) => id)).toEqual([...Array.from({ length: 500 }, (_, id) => id), 501]);
});

it('keeps what it wrote when the process is killed', async () => {
  await database.close();
  const program = `
    const { openThreadedDatabase } = await import(${JSON.stringify(new URL('../../../subgraphs/kit/open-threaded-database.js', import.meta.url).href)});
    const into = ${JSON.stringify(NOTES)};
    const database = await openThreadedDatabase(${JSON.stringify(file)}, { migrations: [], clock: { now: () => new Date() }, tables: [into], log: console });
    for (let id = 1; id <= 3; id += 1) await database.keep([{ into, rows: [{ company_id: 1, id, words: 'kept', content: 'x' }] }]);
    process.stdout.write('written');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  database = await open();
  expect((await stored()).map(({ id }) => id)).toEqual([1, 2, 3]);
});
