import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Servers from '../kit/database-server.mjs';
import { bareDriver } from '../bench/sql.js';
import { openSurfaces, type Surfaces } from '../kit/running-surfaces.js';
import { stopwatch } from '../kit/stopwatch.js';
import { until } from '../kit/until.js';
import { smallDisk } from './small-disk.js';
import { answered, statusesOf, surfaceCalls, type SurfaceCall } from './surface-calls.js';

const { startDatabaseServer } = await import(pathToFileURL(resolve('test/kit/database-server.mjs')).href) as typeof Servers;

const DISK_MEBIBYTES = 320;
const MOST_MILLISECONDS = 5000;
/** What the server has committed, it has after it was killed; and its files are small enough for the disk. */
const SETTINGS = ['--innodb-flush-log-at-trx-commit=2', '--innodb-doublewrite=1', '--innodb-log-file-size=16M', '--innodb-file-per-table=0', '--innodb-stats-persistent=0', '--innodb-data-file-path=ibdata1:12M:autoextend', '--innodb-autoextend-increment=1'];

const disk = process.env['PORTICO_TEST_MYSQL'] === undefined ? undefined : smallDisk(DISK_MEBIBYTES);

/** The embedded database has no server; where no disk can be mounted, none can be filled. */
(disk === undefined ? describe.skip : describe)('a database server of its own below every surface', () => {
  let server: Servers.PrivateServer;
  let surfaces: Surfaces;
  let calls: readonly SurfaceCall[];
  let usual: readonly string[];

  beforeAll(async () => {
    server = await startDatabaseServer({ settings: SETTINGS, parent: disk?.folder ?? '' });
    surfaces = await openSurfaces({ PORTICO_DB: server.url });
    calls = await surfaceCalls(surfaces);
    usual = statusesOf(await answered(surfaces, calls));
  });
  afterAll(async () => {
    await surfaces.close();
    await server.stop();
    disk?.remove();
  });

  const readiness = async (): Promise<number> => (await fetch(`http://127.0.0.1:${String(surfaces.portOf('commerce'))}/readyz`)).status;
  const becomes = (status: number) => until(async () => (await readiness() === status ? true : undefined));
  const areAsUsual = () => until(async () => (statusesOf(await answered(surfaces, calls)).join() === usual.join() ? true : undefined));

  test('that is killed and started again is answered by each in its own format and soon, and is over without a restart of the product [REL-R16 ABCDEFGHIJKLM]', async () => {
    await server.kill();
    expect(await answered(surfaces, calls)).toEqual(calls.map(({ name }) => `${name} away`));
    await becomes(503);
    await server.start();
    const passed = stopwatch();
    await becomes(200);
    await areAsUsual();
    expect(passed()).toBeLessThan(MOST_MILLISECONDS);
  });

  test('whose disk is full is read as usual, refuses writes in the words of each, and takes them again once there is room, without a restart [REL-R16 ABCDEFGHIJKLM]', async () => {
    await fill(server.url);
    await until(async () => (statusesOf(await answered(surfaces, calls.filter(({ writes }) => writes))).every((status) => status.endsWith(' away')) ? true : undefined)); // pages that tables have may take some more rows
    expect(statusesOf(await answered(surfaces, calls))).toEqual(calls.map(({ name, writes }, index) => (writes ? `${name} away` : usual[index])));
    disk?.empty();
    await areAsUsual();
  });
});

const SIZES = [1_000_000, 100_000, 7_000, 100];

/** Fill the disk, and what room the server's files have left with rows of ever smaller sizes. */
async function fill(url: string): Promise<void> {
  const driver = bareDriver({ kind: 'mysql', url: new URL('/mysql', url).href });
  await driver.read('CREATE TABLE ballast (text MEDIUMTEXT)', []);
  disk?.fill();
  for (const size of SIZES) while (await driver.read('INSERT INTO ballast VALUES (REPEAT(?, ?))', ['x', size]).then(() => true, () => false));
}
