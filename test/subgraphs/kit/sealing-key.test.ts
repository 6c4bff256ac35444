import type { SealingKey } from '#kernel/crypto.js';
import type { Database } from '#subgraph-kit/database.js';
import { tableMigration } from '#subgraph-kit/table-migrations.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { requireSealingKey, SEALING_KEY } from '#subgraph-kit/sealing-key.js';
import { testDatabase, testDialect } from '../../kit/database.js';
import { manualClock } from '../../kit/manual-clock.js';

const ROUNDS = 20;
const clock = manualClock('2026-11-21T09:30:00.000Z');
const keyOf = (id: string): SealingKey => ({ id, bytes: Buffer.alloc(32) });

// An embedded database has one process by design.
(testDialect === 'mysql' ? describe : describe.skip)('a new database that two processes open together', () => {
  const location = testDatabase('orders');
  const open = (): Promise<Database> => openDatabase({ location, migrations: [tableMigration(1, SEALING_KEY)], clock });
  let processes: { database: Database; key: SealingKey }[] = [];
  beforeAll(async () => { processes = [{ database: await open(), key: keyOf('one') }, { database: await open(), key: keyOf('two') }]; });
  afterAll(() => Promise.all(processes.map(({ database }) => database.close())));

  it('has the key of one of them, and the other is refused', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await processes[0]?.database.inTransaction((transaction) => transaction.execute('DELETE FROM sealing_key'));
      const outcomes = await Promise.all(processes.map(({ database, key }) => requireSealingKey(database, { columns: [], key, clock }).then(() => 'opened', (error: unknown) => (error as Error).name)));
      expect(outcomes.sort()).toEqual(['WrongSealingKey', 'opened']);
    }
  });
});
