import { instant } from '#kernel/clock.js';
import { inBatches } from '../batches.js';
import { asSystem, asWarehouse, onceOnly, SEED, type Deployment } from '../deployment.js';
import { CountDemoStockDocument } from '../operations/count-demo-stock.generated.js';
import { ExpectDemoStockDocument } from '../operations/expect-demo-stock.generated.js';
import type { ProductInput } from '../data/inputs.js';
import { LOCATIONS } from '../data/locations.js';
import { midnight } from '../data/placed-times.js';
import { ReportDemoStockDocument } from '../operations/report-demo-stock.generated.js';
import { idOf, type LocationIds } from './seed-locations.js';
import { incoming, shelves, stock } from '../data/stock.js';

const BATCH = 500;

/** The inputs of the stock. */
export interface StockSeed {
  readonly products: readonly ProductInput[];
  readonly locations: LocationIds;
}

/** Each warehouse reports its stock, and the merchant enters the expected stock. */
export async function seedStock({ call, clock, companyId }: Deployment, { products, locations }: StockSeed): Promise<void> {
  const day = midnight(instant(clock));
  for (const { code: locationCode } of LOCATIONS.filter(({ kind }) => kind === 'WAREHOUSE')) {
    const plan = { seed: SEED, locationCode, products };
    for (const [index, items] of inBatches(stock(plan), BATCH).entries()) {
      await call(ReportDemoStockDocument, { input: { items } }, onceOnly(asWarehouse(companyId, idOf(locations, locationCode)), `demo-stock-${locationCode}-${String(index)}`));
    }
    await call(ExpectDemoStockDocument, { input: { locationCode, items: incoming(plan, day) } }, onceOnly(asSystem(companyId), `demo-incoming-${locationCode}`));
  }
}

/** What is in the shelves of the stores, once everything that was ordered has left: online orders go to warehouses first. */
export async function seedShelves({ call, companyId }: Deployment, products: readonly ProductInput[]): Promise<void> {
  for (const { code: locationCode } of LOCATIONS.filter(({ kind }) => kind === 'STORE')) {
    for (const [index, items] of inBatches(shelves({ seed: SEED, locationCode, products }), BATCH).entries()) {
      await call(CountDemoStockDocument, { input: { locationCode, items } }, onceOnly(asSystem(companyId), `demo-shelves-${locationCode}-${String(index)}`));
    }
  }
}
