import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { systemClock } from '#kernel/clock.js';
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
import { fill, type BenchDatabases } from './bench-data.js';

const COMPANY = 1;
const ITEMS = 500;

/** Barcodes of the items a stock report names. */
export const BARCODES = Array.from({ length: ITEMS }, (_, item) => `30${String(item).padStart(11, '0')}`);

/** Fill empty databases with orders, items and a warehouse on the JSON facade; answers its key. */
export async function fillWmsJson(databases: BenchDatabases, orderCount: number): Promise<string> {
  await fill(databases, orderCount);
  const common = { clock: systemClock, ids: uuidV7Ids(systemClock), log: createLog('error'), keys: benchKeys, wakeRelay: () => undefined };
  const identity = await openIdentity({ ...common, locationExists: locationExists((...asked) => graph.call(...asked)), database: databases.identity });
  const orders = await openOrders({ ...common, database: databases.orders });
  const graph = createGraph(readFileSync('gateway/contract/supergraph.graphql', 'utf8'), new Map([['identity', localSubgraph(identity)], ['orders', localSubgraph(orders)]]));
  const staff: Principal = { kind: 'staff', companyId: COMPANY, actor: 'bench', userId: 'bench', scopes: [], permissions: ALL_PERMISSIONS };
  const run = <T>(operation: string, variables: object, principal: Principal): Promise<T> => graph.call<T, object>(parse(operation), variables, { principal, requestId: 'fill', via: 'bench' });
  const { locations: [location] } = await run<{ locations: { id: string }[] }>('query L { locations { id } }', {}, staff);
  const { createConnection: made } = await run<{ createConnection: { apiKey: string; connection: { id: string } } }>(
    'mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey connection { id } } }', { input: { kind: 'WMS_JSON', name: 'JSON WMS', warehouseId: location?.id } }, staff);
  await run('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id: made.connection.id }, staff);
  await run('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id: made.connection.id, ratePerMinute: 100_000 } }, staff);
  await run('mutation P($input: ProjectCatalogEventsInput!) { projectCatalogEvents(input: $input) }', { input: { companyId: COMPANY, events: BARCODES.map((barcode, item) => ({
    id: `j${String(item)}`, type: 'variant.changed', stamp: '2026-02-01T00:00:00.000Z', place: item,
    payload: { variantId: `018f0000-0000-7000-9000-${String(item).padStart(12, '0')}`, productId: item, sku: `JSON${String(item)}`, barcode, title: 'Item', size: null, color: null, weightG: null, imageUrl: null, priceMinor: null, currency: null },
  })) } }, { kind: 'system', companyId: COMPANY, actor: 'bench', scopes: ['system'] });
  await identity.close();
  await orders.close();
  return made.apiKey;
}
