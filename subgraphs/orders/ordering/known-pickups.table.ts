import { migration, type Migration } from '#subgraph-kit/migration.js';
import { places } from '#subgraph-kit/statement.js';
import { PICKUP_METHOD } from '../fulfillment/pickup.js';
import { OFF_THE_SHELF } from './ready-since.js';

/** Sets since when the pickups that were marked ready before lie on the shelf, as their histories tell it. */
export const shelveKnownPickups = (at: number): Migration => migration(at, 'shelve_known_pickups', async (runner) => {
  await runner.query(`UPDATE orders SET ready_for_pickup_at = (SELECT MIN(e.stamp) FROM outbox e WHERE e.company_id = orders.company_id AND e.subject = orders.id AND e.type = 'order.ready_for_pickup')
    WHERE ready_for_pickup_at IS NULL AND LOWER(method_code) = ? AND status NOT IN (${places(OFF_THE_SHELF.length)})`, [PICKUP_METHOD, ...OFF_THE_SHELF]);
});
