// On the embedded database only: records are files.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../kit/temporary-folder.js';

const COMPARE = 'test/kit/jest/records/compare.mjs';
const [LEFT_OUT = ''] = JSON.parse(readFileSync('test/kit/jest/shown-by-others.json', 'utf8')) as string[];

/** The outcome of comparing the records of the two runs, as lines. */
function compared(embedded: readonly string[], mariadb: readonly string[]) {
  const folder = temporaryFolder();
  for (const [run, lines] of Object.entries({ embedded, mariadb })) {
    mkdirSync(join(folder, run));
    writeFileSync(join(folder, run, '1.txt'), lines.map((line) => `${line}\n`).join(''));
  }
  const { status, stdout } = spawnSync(process.execPath, [COMPARE, folder], { encoding: 'utf8' });
  return { status, stdout };
}

/** The same work on both databases, in the words of each. */
const ON_BOTH = [
  ['BEGIN IMMEDIATE', 'START TRANSACTION'],
  ['SELECT id FROM orders WHERE company_id = ?', 'SELECT id FROM orders WHERE company_id = ? FOR UPDATE'],
  ['UPDATE orders SET status = ? WHERE company_id = ?', 'UPDATE orders SET status = ?,hold_reason = ? WHERE company_id = ?'],
  ['INSERT INTO feed (company_id,last_stamp) VALUES (?) ON CONFLICT (company_id) DO UPDATE SET last_stamp = excluded.last_stamp', 'INSERT INTO feed (company_id,last_stamp) VALUES (?) ON DUPLICATE KEY UPDATE last_stamp = VALUES(last_stamp)'],
] as const;
const of = (database: 0 | 1): string[] => ON_BOTH.map((texts) => `statement ${texts[database]}`);
const EMBEDDED = [`file ${LEFT_OUT}`, ...of(0), 'asked SELECT name FROM a_test', 'route orders.read GET 200', 'route orders.read GET 422', 'cpu 1.00'];
const MARIADB = ['file contract/others.test.ts', ...of(1), 'route orders.read GET 200'];

it('accepts what both databases ran, each in its dialect, and what tests ask themselves', () => {
  expect(compared(EMBEDDED, MARIADB)).toMatchObject({ status: 0 });
});

it('a statement, a status of a route and an operation that MariaDB never saw fail, and the file to put back is named', () => {
  const planted = ['statement SELECT id FROM orders WHERE company_id = ? AND hold_reason = ?', 'route orders.create POST 201', 'operation mutation placeOrder'];
  const { status, stdout } = compared([...EMBEDDED, ...planted], MARIADB);
  expect([status, stdout.split('\n').slice(0, -2)]).toEqual([1, planted.flatMap((line) => [`MariaDB never saw: ${line}`, `  take out of shown-by-others.json one of: ${LEFT_OUT}`])]);
});

it('runs that left no records fail', () => {
  expect(compared(EMBEDDED, [])).toMatchObject({ status: 1 });
});
