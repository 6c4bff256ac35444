import { openDatabase } from '#subgraph-kit/open-database.js';
import { code, int } from '#subgraph-kit/columns.js';
import { tableMigration } from '#subgraph-kit/migration.js';
import { manualClock } from '../../kit/manual-clock.js';
import { testDatabase } from '../../kit/database.js';

const NOTE = { name: 'note', columns: { company_id: int, id: code(40) }, primaryKey: ['company_id', 'id'] };

test('work that throws leaves nothing behind', async () => {
  const database = await openDatabase({ location: testDatabase('orders'), migrations: [tableMigration(1, NOTE)], clock: manualClock() });
  await expect(database.inTransaction(async (transaction) => {
    await transaction.insert('note', [{ company_id: 1, id: 'a' }]);
    throw new Error('changed my mind');
  })).rejects.toThrow('changed my mind');
  expect(await database.query('SELECT id FROM note')).toEqual([]);
  await database.close();
});
