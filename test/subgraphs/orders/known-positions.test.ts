import type { NewRow } from '#subgraph-kit/columns.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { markKnownLatest, STOCK_POSITION } from '../../../subgraphs/orders/inventory/stock.table.js';
import { ORDERS_MIGRATIONS } from '../../../subgraphs/orders/migrations.js';
import { testDatabase } from '../../kit/database.js';
import { manualClock } from '../../kit/manual-clock.js';

const position = (companyId: number, name: string, minute: number): NewRow<typeof STOCK_POSITION> =>
  ({ company_id: companyId, variant_id: name.slice(0, 3), location_id: name.slice(-1), changed_at: `2026-03-01T00:0${String(minute)}:00.000Z` });

test('of the positions that an item had before they were marked, the last one changed is its latest, of several changed together one', async () => {
  const location = testDatabase('orders');
  const clock = manualClock();
  const old = await openDatabase({ location, migrations: ORDERS_MIGRATIONS.filter(({ name }) => name !== 'mark_known_latest1800000000241'), clock });
  await old.inTransaction((transaction) => transaction.insert(STOCK_POSITION, [
    position(7, 'tee a', 2), position(7, 'tee b', 1), position(7, 'mug a', 1), position(7, 'mug b', 1), position(8, 'tee a', 1), position(8, 'tee b', 3), position(8, 'cap a', 0),
  ]));
  await old.close();
  const latest = async (migrations: typeof ORDERS_MIGRATIONS): Promise<string[]> => {
    const database = await openDatabase({ location, migrations, clock });
    const rows = await database.query<{ company_id: number; variant_id: string; location_id: string }>('SELECT company_id, variant_id, location_id FROM stock_position WHERE latest = 1 ORDER BY company_id, variant_id');
    await database.close();
    return rows.map(({ company_id: company, variant_id: item, location_id: at }) => `${String(company)} ${item} ${at}`);
  };
  const marked = ['7 mug b', '7 tee a', '8 cap a', '8 tee b'];
  expect([await latest(ORDERS_MIGRATIONS), await latest([...ORDERS_MIGRATIONS, markKnownLatest(999)])]).toEqual([marked, marked]);
});
