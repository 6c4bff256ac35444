import type { DataSource } from 'typeorm';
import { uuidV7Ids } from '#kernel/ids.js';
import { SUBGRAPHS, type DatabaseLocation, type SubgraphName } from '#kernel/config.js';
import { migrate } from '#subgraph-kit/migrate.js';
import type { Migration } from '#subgraph-kit/migration.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { testDatabase, testDialect } from '../../kit/database.js';
import { manualClock } from '../../kit/manual-clock.js';
import { createMigrated, MIGRATIONS } from '../../kit/migrated-copy.js';
import { connected, fillTables, rowsOf, schemaOf } from '../../kit/schema.js';

const FIRST = 1_800_000_000_000;
/** The last migration of the first tables, and of release 0.1.0. */
const BEFORE = { 'the first tables': { orders: 28, catalog: 7, content: 6, identity: 11 }, 'release 0.1.0': { orders: 166, catalog: 7, content: 6, identity: 133 } };

const clock = manualClock();
const ids = uuidV7Ids(clock);
const upTo = (name: SubgraphName, last: number): readonly Migration[] => MIGRATIONS[name].filter(({ order }) => order <= FIRST + last);
const run = (source: DataSource, migrations: readonly Migration[]): Promise<void> => migrate(source, { migrations, ids, leaseMilliseconds: 1 });

/** Run all migrations at once. */
async function migrated(location: DatabaseLocation, migrations: readonly Migration[]): Promise<DataSource> {
  const source = await connected(location);
  await run(source, migrations);
  return source;
}

const onMysql = testDialect === 'mysql' ? test : test.skip;

class Killed extends Error {}

const CHANGES = /^(?:CREATE|ALTER|DROP|INSERT|UPDATE|DELETE|COMMIT)/;

/** A process on a connection that dies right after its `last`th change: whatever it would do then, a clean-up too, is not done. A connection to a server is kept for the next process: connecting takes longer than a start. */
function dying(source: DataSource, last: number) {
  const { createQueryRunner, query: plain } = source;
  const ended: (() => Promise<void>)[] = [];
  let changes = 0;
  const watched = (query: (sql: string, values?: unknown[]) => Promise<unknown>) => async (sql: string, values?: unknown[]): Promise<unknown> => {
    if (changes >= last) throw new Killed();
    const result = await query(sql, values);
    if (CHANGES.test(sql) && !EVERY_START.test(sql)) changes += 1;
    if (changes >= last) throw new Killed();
    return result;
  };
  source.createQueryRunner = (mode) => {
    const runner = createQueryRunner.call(source, mode);
    const query = runner.query.bind(runner);
    const release = runner.release.bind(runner);
    let released: Promise<void> | undefined;
    runner.release = () => released ??= query('ROLLBACK').catch(() => undefined).then(release); // as the end of its process does; there may be no transaction
    ended.push(() => runner.release());
    runner.query = watched(query) as typeof runner.query;
    return runner;
  };
  source.query = (async (sql: string, values?: unknown[]) => {
    if (changes >= last) throw new Killed();
    return plain.call(source, sql, values);
  }) as typeof source.query;
  return {
    died: () => changes >= last,
    async end() {
      for (const one of ended) await one();
      Object.assign(source, { createQueryRunner, query: plain });
    },
  };
}

const EVERY_START = /^CREATE TABLE IF NOT EXISTS|migration_lease/;
const MOST_STARTS = 1500;

/** Start again and again until a start finds nothing left to do. Each dies after its first change, or one later than the one before while none got a migration recorded. */
async function startedUntilDone(location: DatabaseLocation, migrations: readonly Migration[]): Promise<number> {
  let [recorded, lives] = [0, 1];
  const source = await connected(location);
  const recordedNow = async (): Promise<number> => (await source.query<unknown[]>('SELECT name FROM migrations')).length;
  for (let attempt = 0; attempt < MOST_STARTS; attempt += 1) {
    const used = testDialect === 'sqlite' ? await connected(location) : source; // a connection to a file has one runner, which ends with its process
    const { died, end } = dying(used, lives);
    const outcome = await run(used, migrations).then(() => 'done', (error: unknown) => {
      if (error instanceof Killed) return 'killed';
      throw error;
    });
    await end();
    if (used !== source) await used.destroy();
    if (outcome === 'done' && !died()) {
      await source.destroy();
      return attempt;
    }
    const now = await recordedNow();
    lives = now > recorded ? 1 : lives + 1;
    recorded = now;
  }
  throw new Error(`Not up to date after ${String(MOST_STARTS)} starts`);
}

test.each(SUBGRAPHS)('%s: a start that dies after any statement of any migration is completed by the next ones', async (name) => {
  const [whole, broken] = [testDatabase(name), testDatabase(name)];
  const expected = await migrated(whole, MIGRATIONS[name]);
  expect(await startedUntilDone(broken, MIGRATIONS[name])).toBeGreaterThan(2);
  const healed = await connected(broken);
  expect(await schemaOf(healed)).toEqual(await schemaOf(expected));
  await Promise.all([expected.destroy(), healed.destroy()]);
});

test.each(Object.entries(BEFORE).flatMap(([release, last]) => SUBGRAPHS.map((name) => [release, name, last[name]] as const)))(
  'an upgrade from %s of %s, killed after every statement, keeps its rows and ends where an undisturbed one does', async (_release, name, last) => {
    const [undisturbed, killed] = [testDatabase(name), testDatabase(name)];
    for (const location of [undisturbed, killed]) {
      const before = await migrated(location, upTo(name, last));
      await fillTables(before);
      await before.destroy();
    }
    const expected = await migrated(undisturbed, MIGRATIONS[name]);
    await startedUntilDone(killed, MIGRATIONS[name]);
    const healed = await connected(killed);
    expect(await schemaOf(healed)).toEqual(await schemaOf(expected));
    expect(await rowsOf(healed)).toEqual(await rowsOf(expected));
    await Promise.all([expected.destroy(), healed.destroy()]);
  });

test.each(SUBGRAPHS)('%s: the copy that other tests run on is what the migrations make', async (name) => {
  const [made, copied] = [testDatabase(name), testDatabase(name)];
  await (await openDatabase({ location: made, migrations: MIGRATIONS[name], clock })).close();
  await createMigrated(name, copied);
  const [expected, copy] = [await connected(made), await connected(copied)];
  expect(await schemaOf(copy)).toEqual(await schemaOf(expected));
  expect(await copy.query('SELECT name FROM migrations ORDER BY id')).toEqual(await expected.query('SELECT name FROM migrations ORDER BY id'));
  await Promise.all([expected.destroy(), copy.destroy()]);
});

test.each(SUBGRAPHS)('%s: a migration that ran but was not recorded runs again and changes nothing', async (name) => {
  const source = await migrated(testDatabase(name), MIGRATIONS[name]);
  await fillTables(source);
  const again = async (): Promise<void> => {
    await source.query('DELETE FROM migrations');
    await run(source, MIGRATIONS[name]);
  };
  await again(); // these rows did not exist before their migrations
  const [schema, rows] = [await schemaOf(source), await rowsOf(source)];
  await again();
  expect(await schemaOf(source)).toEqual(schema);
  expect(await rowsOf(source)).toEqual(rows);
  expect(await source.query('SELECT name FROM migrations')).toHaveLength(MIGRATIONS[name].length);
  await source.destroy();
});

test.each(SUBGRAPHS)('%s: names of migrations and their order are unique', (name) => {
  expect(new Set(MIGRATIONS[name].map(({ name: one }) => one)).size).toBe(MIGRATIONS[name].length);
  expect(new Set(MIGRATIONS[name].map(({ order }) => order)).size).toBe(MIGRATIONS[name].length);
});

test('deliveries of release 0.1.0 go to the webhook of their connection, and stay that connection\'s', async () => {
  const location = testDatabase('identity');
  const before = await migrated(location, upTo('identity', BEFORE['release 0.1.0'].identity));
  await fillTables(before);
  const deliveries = await before.query<{ connection_id: string }[]>('SELECT connection_id FROM delivery ORDER BY id');
  await run(before, MIGRATIONS.identity);
  expect(await before.query('SELECT destination_id, connection_id FROM delivery ORDER BY id')).toEqual(deliveries.map(({ connection_id: id }) => ({ destination_id: id, connection_id: id })));
  expect(deliveries.length).toBeGreaterThan(0);
  await before.destroy();
});

onMysql.each([2, 5])('%i processes that start at once on an empty server all start, and each migration runs once', async (count) => {
  const location = testDatabase('orders');
  const databases = await Promise.all(Array.from({ length: count }, () => openDatabase({ location, migrations: MIGRATIONS.orders, clock })));
  const [row] = await databases[0]!.query<{ ran: number; names: number }>('SELECT COUNT(*) AS ran, COUNT(DISTINCT name) AS names FROM migrations');
  expect(row).toEqual({ ran: MIGRATIONS.orders.length, names: MIGRATIONS.orders.length });
  await Promise.all(databases.map((database) => database.close()));
});

onMysql('while another process holds the lease a start waits, and goes on when that one has died', async () => {
  const location = testDatabase('content');
  const source = await migrated(location, upTo('content', 1));
  await source.query("UPDATE migration_lease SET owner = 'somebody else', lease_end = UTC_TIMESTAMP(3) + INTERVAL 300000 MICROSECOND WHERE id = 1");
  await run(source, MIGRATIONS.content);
  const [lease] = await source.query<{ owner: string }[]>('SELECT owner FROM migration_lease');
  expect(lease?.owner).not.toBe('somebody else');
  expect(await schemaOf(source)).toContain('site.PRIMARY (unique): company_id,id');
  await source.destroy();
});

onMysql('the lease of a start lasts as long as it was given, in milliseconds', async () => {
  const source = await connected(testDatabase('content'));
  const left: number[] = [];
  const asking: Migration = { name: 'Asking', order: FIRST, up: async (runner) => {
    const [row] = await runner.query('SELECT TIMESTAMPDIFF(MICROSECOND, UTC_TIMESTAMP(3), lease_end) DIV 1000 AS ms FROM migration_lease') as { ms: string }[];
    left.push(Number(row?.ms));
  } };
  await migrate(source, { migrations: [asking], ids, leaseMilliseconds: 3_600_000 });
  expect([left.length, left.every((ms) => ms > 3_000_000 && ms <= 3_600_000)]).toEqual([1, true]);
  await source.destroy();
});
