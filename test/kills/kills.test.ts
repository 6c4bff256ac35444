// On the embedded database only: faults are planted in its files; the command kills on the other one too.
import Sqlite from 'better-sqlite3';
import { testDialect } from '../kit/database.js';
import { runKills } from './campaign.js';
import type { World } from './world.js';

const [SEED, KILLS] = [7, 10];

/** Damage that a kill could leave behind, and the finding that reports it. */
const PLANTED = [
  ['orders', 'UPDATE stock_position SET reserved = reserved + 1', /^reserved is what open orders hold/],
  ['orders', 'UPDATE stock_position SET on_hand = on_hand + 1', /^what can be sold is what was counted/],
  ['orders', 'UPDATE stock_position SET latest = 0', /^lists show an item at the position that changed last/],
  ['orders', 'UPDATE stock_level SET quantity = quantity + 1', /^stock is /],
  ['orders', "DELETE FROM outbox WHERE id = (SELECT MIN(id) FROM outbox WHERE type = 'order.placed')", /^order #K\d+ is /],
  ['orders', 'DELETE FROM command WHERE id = (SELECT MIN(id) FROM command)', /^keys are wrong: there is k-\d+ DONE undefined/],
  ['orders', 'UPDATE shipment_piece SET quantity = quantity + 1', /^what left is in shipments/],
  ['orders', 'UPDATE return_line SET quantity_received = quantity_received + 1', /^returns are wrong/],
  ['identity', 'DELETE FROM delivery WHERE id = (SELECT MIN(id) FROM delivery)', /^deliveries to [AD] are wrong: there is nothing else; missing is /],
] as const;

function plant(world: World, name: 'orders' | 'identity', sql: string): void {
  const location = world.databases[name];
  if (location.kind !== 'sqlite') throw new Error('Faults are planted in embedded databases');
  const database = new Sqlite(location.file);
  database.exec(sql);
  database.close();
}

// Starting takes seconds; the command kills more often, and on the other database.
(testDialect === 'sqlite' ? test : test.skip)(`killed ${String(KILLS)} times in the middle of writes, the product has done each of them once: orders, stock, returns, events and deliveries add up; what does not is noticed [REL-R7]`, async () => {
  const noticed: boolean[] = [];
  const { found, figures } = await runKills({ seed: SEED, kills: KILLS, atEnd: async (world, again) => {
    for (const [name, sql, words] of PLANTED) {
      plant(world, name, sql);
      noticed.push((await again()).some((one) => words.test(one)));
    }
  } });
  expect(found).toEqual([]);
  expect(noticed).toEqual(PLANTED.map(() => true));
  expect(figures.unanswered).toBeGreaterThan(0);
});
