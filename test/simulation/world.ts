import type { CallContext, Principal } from '#contract/principal.js';
import type { Select } from '../kit/company-flaws.js';
import { catalogEvents, staffOf } from '../kit/company.js';
import { testDatabase, testDialect } from '../kit/database.js';
import { manualClock } from '../kit/manual-clock.js';
import { createMigrated } from '../kit/migrated-copy.js';
import { openGraph, systemOf, type OpenGraph } from '../kit/open-graph.js';
import { parsed } from '../kit/parsed.js';
import type { Faults } from './faults.js';
import { plantMysql } from './plant-mysql.js';
import { plantSqlite } from './plant-sqlite.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- answers of any shape are read */

/** The orders subgraph under simulation; each run has a company of its own in it. */
export interface World {
  readonly faults: Faults;
  readonly clock: ReturnType<typeof manualClock>;
  /** Runs an operation as somebody; rejects with the Failure. */
  run(operation: string, input: object, as: Partial<CallContext>): Promise<any>;
  /** A new company with two warehouses of two items. */
  openCompany(): Promise<Company>;
  /** Starts the subgraph again on the database that a killed one left; at once where it runs. */
  restarted(): Promise<void>;
  /** Damages what a company has stored, so that it is noticed. */
  damage(sql: string, companyId: number): Promise<unknown>;
  close(): Promise<void>;
}

/** A company, with the ids of its warehouses by their codes. */
export interface Company {
  readonly id: number;
  readonly places: Readonly<Record<string, string>>;
  readonly staff: Principal;
  warehouse(code: string): Principal;
  readonly select: Select;
}

const ITEMS = [
  { variantId: '018f0000-0000-7000-8000-000000000001', sku: 'TEE', barcode: '4006381333931', title: 'Tee', weightG: 180 },
  { variantId: '018f0000-0000-7000-8000-000000000002', sku: 'MUG', barcode: '5901234123457', title: 'Mug', weightG: 350 },
] as const;

/** The items. */
export const SKUS = ITEMS.map(({ sku }) => sku);
/** The warehouses. */
export const PLACES = ['MI1', 'LY1'] as const;

const FIRST_COMPANY = 7;

/** Open it on an empty database. */
export async function openWorld(): Promise<World> {
  const location = testDatabase('orders');
  await createMigrated('orders', location);
  const { faults, takeOut } = testDialect === 'mysql' ? plantMysql() : plantSqlite();
  const clock = manualClock('2026-03-10T08:00:00.000Z');
  const open = (): Promise<OpenGraph> => openGraph(clock, { subgraphs: ['orders'], databaseOf: () => location });
  let graph: OpenGraph = await open();
  let company = FIRST_COMPANY;
  let restarting: Promise<void> | undefined;
  const restart = async (): Promise<void> => {
    await graph.close().catch(() => undefined); // what it had begun is rolled back when its file is closed
    faults.revive();
    graph = await faults.calmly(open);
  };
  const run: World['run'] = (operation, input, as) => graph.call<unknown, unknown>(parsed(operation), { input }, { principal: systemOf(), requestId: 'r-1', via: 'simulation', ...as });
  return {
    faults, clock, run,
    openCompany: () => faults.calmly(() => companyOf({ id: company++, run, select: (sql) => graph.database('orders').query(sql) })),
    restarted: () => (faults.isDead || restarting ? (restarting ??= restart().finally(() => { restarting = undefined; })) : Promise.resolve()),
    damage: (sql, companyId) => graph.database('orders').inTransaction((transaction) => transaction.execute(sql, [companyId])),
    async close() {
      await faults.calmly(() => graph.close());
      takeOut();
    },
  };
}

async function companyOf({ id, run, select }: { readonly id: number; readonly run: World['run']; readonly select: Select }): Promise<Company> {
  const staff = staffOf(id);
  const places: Record<string, string> = {};
  for (const code of PLACES) {
    const { createLocation } = await run('mutation L($input: CreateLocationInput!) { createLocation(input: $input) { id } }', { code, name: code, kind: 'WAREHOUSE', countryCode: 'IT', timeZone: 'Europe/Rome' }, { principal: staff });
    places[code] = createLocation.id;
  }
  await run('mutation P($input: ProjectCatalogEventsInput!) { projectCatalogEvents(input: $input) }', catalogEvents(id, ITEMS).input, { principal: systemOf(id) });
  await run('mutation A($input: Boolean!) { setAutomaticRefunds(automatic: $input) }', true as unknown as object, { principal: staff });
  return { id, places, staff, select, warehouse: (code) => ({ kind: 'connection', companyId: id, actor: code, connectionId: `c-${code}`, warehouseId: places[code] ?? '', scopes: ['fulfillment:read', 'fulfillment:write'] }) };
}
