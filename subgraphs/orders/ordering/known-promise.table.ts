import type { QueryRunner } from 'typeorm';
import type { Day } from '#kernel/day.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { migration, type Migration } from '#subgraph-kit/migration.js';
import { knownSlices } from '#subgraph-kit/search/index-known.js';
import { places } from '#subgraph-kit/statement.js';
import type { ShippingType } from '../routing/shipping-type.js';
import { ENDED_STATUSES } from './order-status.js';
import { promisedOn } from './promised-on.js';

interface KnownOrder {
  readonly company_id: number;
  readonly id: string;
  readonly service_promise: string | null;
  readonly method_code: string | null;
  readonly shipping_type: ShippingType;
}

/** Sets the promised days of the orders that were placed before, some hundred at a time; what a run before a kill has set is set again. Their shipping methods are those of now. */
export const promiseKnownOrders = (at: number): Migration => migration(at, 'promise_known_orders', async (runner) => {
  for await (const { companyId, records } of knownSlices<KnownOrder>(runner, { table: 'orders', columns: 'service_promise, method_code, shipping_type' })) {
    for (const [day, orders] of grouped(records, (order) => promisedOn(order.service_promise, { methodCode: order.method_code, type: order.shipping_type }))) {
      if (day !== null) await setDays(runner, { companyId, day, ids: orders.map(({ id }) => id) });
    }
  }
});

const setDays = (runner: QueryRunner, { companyId, day, ids }: { companyId: number; day: Day; ids: readonly string[] }): Promise<unknown> => runner.query(
  `UPDATE orders SET promised_on = ?, due_on = CASE WHEN status IN (${places(ENDED_STATUSES.length)}) THEN NULL ELSE ? END WHERE company_id = ? AND id IN (${places(ids.length)})`,
  [day, ...ENDED_STATUSES, day, companyId, ...ids]);
