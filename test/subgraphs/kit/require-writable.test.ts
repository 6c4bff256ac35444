import { SUBGRAPHS, type SubgraphName } from '#kernel/config.js';
import { createLog } from '#kernel/log.js';
import { uuidV7Ids } from '#kernel/ids.js';
import type { Database } from '#subgraph-kit/database.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import type { Subgraph } from '#subgraph-kit/subgraph.js';
import { subgraphRegistry } from '../../../gateway/server/subgraph-registry.js';
import { testDatabase, testDialect } from '../../kit/database.js';
import { manualClock } from '../../kit/manual-clock.js';
import { testKeys } from '../../kit/test-keys.js';

const clock = manualClock();
const keys = testKeys;

/** Refuses every write of a table, as a full disk does. */
const refuse = (event: 'INSERT' | 'UPDATE'): string => (testDialect === 'sqlite'
  ? `CREATE TRIGGER no_${event} BEFORE ${event} ON counter BEGIN SELECT RAISE(ABORT, 'no room'); END`
  : `CREATE TRIGGER no_${event} BEFORE ${event} ON counter FOR EACH ROW SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'no room'`);

test.each(SUBGRAPHS.map((name) => [name]))('the database of %s is ready while it accepts writes, not while it only answers reads', async (name: SubgraphName) => {
  const location = testDatabase(name);
  const subgraph: Subgraph = await (await subgraphRegistry[name]())({ database: location, clock, ids: uuidV7Ids(clock), log: createLog('silent'), keys, wakeRelay: () => undefined });
  await subgraph.ready();
  await subgraph.ready();
  const beside: Database = await openDatabase({ location, migrations: [], clock });
  for (const event of ['INSERT', 'UPDATE'] as const) await beside.inTransaction((transaction) => transaction.execute(refuse(event)));
  await expect(subgraph.ready()).rejects.toThrow('no room');
  expect(await beside.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await Promise.all([beside.close(), subgraph.close()]);
});
