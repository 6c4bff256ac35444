import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { systemClock } from '#kernel/clock.js';
import type { DatabaseLocation } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import type { Principal } from '#contract/principal.js';
import { createGraph } from '#client/graph.js';
import { localSubgraph } from '#client/local-subgraph.js';
import { locationExists } from '../../gateway/server/location-exists.js';
import { openIdentity } from '../../subgraphs/identity/identity.js';
import { openOrders } from '../../subgraphs/orders/orders.js';
import { benchKeys } from './bench-keys.js';

/** The databases both processes work on. */
export interface BenchDatabases {
  readonly identity: DatabaseLocation;
  readonly orders: DatabaseLocation;
}

const ITEMS = 500;
const BATCH = 100;

/** Places in the list of orders: from here on they are accepted, picked, shipped and sent back; those behind stay in the queue. */
export const STAGES = { accepted: 2100, picked: 4200, shipped: 6300, queued: 6360 } as const;

/** The levels of every item, as a stock update carries them. */
export const levels = (quantity: number): object[] => Array.from({ length: ITEMS }, (_, item) => ({ sku: sku(item), location_code: 'MI1', quantity: quantity + item }));

/** Fill empty databases through the graph: one company, one warehouse, orders of three lines, in every stage if there are enough; answers the warehouse's key. */
export async function fill(databases: BenchDatabases, count: number): Promise<string> {
  const common = { clock: systemClock, ids: uuidV7Ids(systemClock), log: createLog('error'), keys: benchKeys, wakeRelay: () => undefined };
  const identity = await openIdentity({ ...common, locationExists: locationExists((...asked) => graph.call(...asked)), database: databases.identity });
  const orders = await openOrders({ ...common, database: databases.orders });
  const graph = createGraph(readFileSync('gateway/contract/supergraph.graphql', 'utf8'), new Map([['identity', localSubgraph(identity)], ['orders', localSubgraph(orders)]]));
  const run = (operation: string, variables: object, principal: Principal) =>
    graph.call<Record<string, { id: string; apiKey: string; connection: { id: string } }>, object>(parse(operation), variables, { principal, requestId: 'fill', via: 'bench' });
  const system: Principal = { kind: 'system', companyId: 0, actor: 'bench', scopes: ['system'] };
  const { createCompany } = await run('mutation C($input: CreateCompanyInput!) { createCompany(input: $input) { id } }', { input: { name: 'Bench' } }, system);
  const companyId = Number(createCompany?.id);
  const staff: Principal = { kind: 'staff', companyId, actor: 'bench', userId: 'bench', scopes: [], permissions: ALL_PERMISSIONS };
  const { createLocation } = await run('mutation L($input: CreateLocationInput!) { createLocation(input: $input) { id } }',
    { input: { code: 'MI1', name: 'Milano', kind: 'WAREHOUSE', countryCode: 'IT', timeZone: 'Europe/Rome' } }, staff);
  const { createConnection } = await run('mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey connection { id } } }',
    { input: { kind: 'FULFILLMENT', name: 'WMS', warehouseId: createLocation?.id } }, staff);
  await run('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id: createConnection?.connection.id }, staff);
  await run('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id: createConnection?.connection.id, ratePerMinute: 100_000 } }, staff);
  await run('mutation P($input: ProjectCatalogEventsInput!) { projectCatalogEvents(input: $input) }', { input: { companyId, events: items() } }, { ...system, companyId });
  for (let placed = 0; placed < count; placed += BATCH) {
    await run('mutation O($input: PlaceOrdersInput!) { placeOrders(input: $input) { id } }', { input: { orders: batch(placed, Math.min(BATCH, count - placed)) } }, staff);
  }
  const warehouse: Principal = { kind: 'connection', companyId, actor: 'WMS', connectionId: createConnection?.connection.id ?? '', warehouseId: createLocation?.id ?? '', scopes: ['fulfillment:read', 'fulfillment:write'] };
  if (count >= STAGES.queued) await work((operation, variables) => run(operation, variables, warehouse), (operation, variables) => run(operation, variables, staff));
  await identity.close();
  await orders.close();
  return createConnection?.apiKey ?? '';
}

type Run = (operation: string, variables: object) => Promise<unknown>;

/** Take the first orders to their stages. */
async function work(asWarehouse: Run, asStaff: Run): Promise<void> {
  const numbers = (from: number, to: number): string[] => Array.from({ length: to - from }, (_, index) => String(FIRST_NUMBER + from + index));
  for (let at: number = STAGES.accepted; at < STAGES.queued; at += BATCH) {
    await asWarehouse('mutation A($input: AcceptFulfillmentOrdersInput!) { acceptFulfillmentOrders(input: $input) { reference } }', { input: { references: numbers(at, Math.min(at + BATCH, STAGES.queued)) } });
  }
  for (const [index, reference] of numbers(STAGES.picked, STAGES.queued).entries()) {
    await asWarehouse('mutation P($input: ReportPickingInput!) { reportPicking(input: $input) { id } }', { input: { reference, lines: orderedPieces(STAGES.picked + index) } });
  }
  for (const reference of numbers(STAGES.shipped, STAGES.queued)) {
    await asWarehouse('mutation S($input: ReportShipmentInput!) { reportShipment(input: $input) { id } }', { input: { reference, trackingNumber: `T-${reference}` } });
    await asStaff('mutation R($input: AnnounceReturnInput!) { announceReturn(input: $input) { id } }', { input: { orderReference: reference, lines: orderedPieces(Number(reference) - FIRST_NUMBER) } });
  }
}

/** The number of the first order. */
export const FIRST_NUMBER = 10_001;

/** The pieces of the n-th order, by sku. */
export const orderedPieces = (order: number): { sku: string; quantity: number }[] => [0, 1, 2].map((line) => ({ sku: sku((order * 3 + line) % ITEMS), quantity: 1 + line }));

const sku = (item: number): string => `MODEL${String(item)}_BLUE_M`;

const items = () => Array.from({ length: ITEMS }, (_, item) => ({
  id: `e${String(item)}`, type: 'variant.changed', stamp: '2026-01-01T00:00:00.000Z', place: item,
  payload: {
    variantId: `018f0000-0000-7000-8000-${String(item).padStart(12, '0')}`, productId: item, sku: sku(item), barcode: `20${String(item).padStart(11, '0')}`,
    title: `Model ${String(item)}, blue, M`, size: 'M', color: 'BLUE', weightG: 320, imageUrl: null, priceMinor: 4990, currency: 'EUR',
  },
}));

const batch = (from: number, count: number) => Array.from({ length: count }, (_, index) => ({
  number: String(FIRST_NUMBER + from + index), channel: 'storefront', currency: 'EUR', placedAt: new Date(Date.UTC(2026, 0, 1) + (from + index) * 60_000).toISOString(),
  customer: { name: 'Giulia Ferri', email: 'giulia.ferri@example.com', phone: '+39 02 5550 1234' },
  shippingAddress: { firstName: 'Giulia', lastName: 'Ferri', address1: 'Via Torino 12', city: 'Milano', postalCode: '20123', provinceCode: 'MI', countryCode: 'IT', phone: '+39 02 5550 1234' },
  shipping: { methodCode: 'standard', methodName: 'Standard', carrierCode: 'brt' }, notes: 'Please ring twice',
  lines: orderedPieces(from + index).map((pieces) => ({ ...pieces, unitPrice: { amount: '49.90', currency: 'EUR' }, taxRate: '0.22' })),
}));
