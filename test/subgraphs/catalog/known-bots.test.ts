import { openDatabase } from '#subgraph-kit/open-database.js';
import { cartsOfKnownBots } from '../../../subgraphs/catalog/collector/cart.table.js';
import { catalogMigrations } from '../../../subgraphs/catalog/migrations.js';
import { databaseOfSubgraph } from '../../kit/open-graph.js';
import { testCatalog } from './test-catalog.js';

const catalog = testCatalog();

test('carts that bots had before carts said so are theirs', async () => {
  const database = databaseOfSubgraph(catalog.subgraph());
  const at = '2026-11-21T09:30:00.000Z';
  await database.inTransaction(async (transaction) => {
    for (const [id, isBot] of [['person-000000001', 0], ['bot-000000000001', 1]] as const) {
      await transaction.execute('INSERT INTO visitor (company_id, id, installation_id, purposes, is_bot, first_seen_at, last_seen_at) VALUES (7, ?, ?, ?, ?, ?, ?)', [id, '019aa5f2-7c00-7d20-8a5e-2f6b1c3d4e5f', '', isBot, at, at]);
      await transaction.execute('INSERT INTO cart (company_id, token, visitor_id, stage, units, started_at, changed_at) VALUES (7, ?, ?, ?, 1, ?, ?)', [`cart of ${id}`, id, 'OPEN', at, at]);
    }
  });
  for (const sequence of [998, 999]) {
    await (await openDatabase({ location: catalog.location, migrations: [...catalogMigrations, cartsOfKnownBots(sequence)], clock: catalog.clock })).close();
    expect(await database.query('SELECT token, is_bot FROM cart ORDER BY token')).toEqual([{ token: 'cart of bot-000000000001', is_bot: 1 }, { token: 'cart of person-000000001', is_bot: 0 }]);
  }
});
