import type { DatabaseLocation } from '#kernel/config.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { SHOPPER_EVENT } from '../../subgraphs/catalog/collector/shopper-event.table.js';
import { catalogMigrations } from '../../subgraphs/catalog/migrations.js';
import { manualClock } from './manual-clock.js';

const [PER_INSERT, BEGUN] = [1000, Date.parse('2026-11-01T00:00:00.000Z')] as const;

/** Events of a company in a catalog's database that no process has open, one every so many milliseconds from 2026-11-01 on. */
export async function storeEvents(location: DatabaseLocation, { companyId, count, every }: { readonly companyId: number; readonly count: number; readonly every: number }): Promise<void> {
  const database = await openDatabase({ location, migrations: catalogMigrations, clock: manualClock() });
  for (let first = 0; first < count; first += PER_INSERT) {
    await database.inTransaction((transaction) => transaction.insert(SHOPPER_EVENT, Array.from({ length: Math.min(PER_INSERT, count - first) }, (_, at) => row(companyId, first + at, BEGUN + (first + at) * every))));
  }
  await database.close();
}

function row(companyId: number, index: number, time: number) {
  const at = new Date(time).toISOString();
  return {
    company_id: companyId, uid: `event-${String(index)}`, visitor_id: `visitor-${String(index % 100).padStart(10, '0')}`, session_id: null, at, kind: 'page_view' as const, day: at.slice(0, 10), channel: 'shop', ref: null, product_id: null, variant_id: null, is_bot: 0,
    payload: JSON.stringify({ path: `/pages/${String(index)}`, title: `Page "${String(index)}",\nwith two lines` }),
  };
}
