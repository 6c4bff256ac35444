import { instant, type Instant } from '#kernel/clock.js';
import { inBatches } from '../batches.js';
import type { DemoCarrierConnection } from '../credentials.js';
import { asSystem, SEED, type Deployment } from '../deployment.js';
import type { PlaceOrderInput, ProductInput } from '../data/inputs.js';
import { orderNumber, orders } from '../data/orders.js';
import { dayAfterAll, midnight } from '../data/placed-times.js';
import { PlaceDemoOrdersDocument } from '../operations/place-demo-orders.generated.js';
import { ReadDemoOrderDocument } from '../operations/read-demo-order.generated.js';
import { unlessRefused } from '../refused.js';
import { reportParcels } from './report-parcels.js';
import { seedExchanges } from './seed-exchanges.js';
import type { LocationIds } from './seed-locations.js';
import { seedShelves, seedStock } from './seed-stock.js';
import { take } from './take-step.js';
import { stepsOf } from '../data/steps.js';

const BATCH = 100;
const AT_ONCE = 8;

/** The inputs of the orders. */
export interface OrderSeed {
  readonly count: number;
  readonly products: readonly ProductInput[];
  readonly locations: LocationIds;
  readonly carriers: readonly DemoCarrierConnection[];
}

/**
 * The orders with their steps, what carriers report of their parcels, and the remaining stock. The last order is placed alone after everything else: it exists only when the seed is complete.
 * A resumed seed uses the days of the interrupted run.
 */
export async function seedOrders(deployment: Deployment, { count, products, locations, carriers }: OrderSeed): Promise<void> {
  const until = await lastDay(deployment, count);
  const all = orders({ seed: SEED, count, until, products });
  const before = all.slice(0, -1);
  let done = 0;
  for (const batch of inBatches(before, BATCH)) {
    await place(deployment, batch);
    await live(deployment, { batch, until, locations });
    done += batch.length;
    deployment.progress(`Demo company: ${String(done)} of ${String(count)} orders`);
  }
  await reportParcels(deployment, { until, connections: carriers });
  await seedStock(deployment, { products, locations });
  await seedExchanges(deployment, { orders: before, until, locations });
  await seedShelves(deployment, products);
  await place(deployment, all.slice(-1));
}

/** Whether a seed of so many orders is complete. */
export const isComplete = async (deployment: Deployment, count: number): Promise<boolean> => (await placedAt(deployment, orderNumber(count - 1, count))) !== undefined;

async function lastDay(deployment: Deployment, count: number): Promise<Instant> {
  const begun = await placedAt(deployment, orderNumber(0, count));
  return begun === undefined ? midnight(instant(deployment.clock)) : dayAfterAll(begun);
}

async function placedAt({ call, companyId }: Deployment, reference: string): Promise<Instant | undefined> {
  const found = await unlessRefused(call(ReadDemoOrderDocument, { reference }, asSystem(companyId)), 'ORDER_NOT_FOUND', 'NOT_FOUND');
  return found?.order?.placedAt;
}

const place = ({ call, companyId }: Deployment, batch: readonly PlaceOrderInput[]): Promise<unknown> =>
  call(PlaceDemoOrdersDocument, { input: { orders: batch } }, asSystem(companyId));

interface Lives {
  readonly batch: readonly PlaceOrderInput[];
  readonly until: Instant;
  readonly locations: LocationIds;
}

/** The steps of each order of a batch, a few orders concurrently. */
async function live(deployment: Deployment, { batch, until, locations }: Lives): Promise<void> {
  for (const some of inBatches(batch, AT_ONCE)) {
    await Promise.all(some.map(async (order) => {
      for (const step of stepsOf(SEED, until, order)) await take(deployment, { order, step, locations });
    }));
  }
}
