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
const ORDERS = 500;
const BATCH = 100;
const LINES = [0, 1, 2, 3, 4];

/** Barcodes of the items a stock report names. */
export const BARCODES = Array.from({ length: ITEMS }, (_, item) => `20${String(item).padStart(11, '0')}`);

/** Fill empty databases with 500 orders of five lines and a warehouse on the XML facade; answers its credentials as a header. */
export async function fillWmsXml(databases: BenchDatabases): Promise<string> {
  await fill(databases, 0);
  const common = { clock: systemClock, ids: uuidV7Ids(systemClock), log: createLog('error'), keys: benchKeys, wakeRelay: () => undefined };
  const identity = await openIdentity({ ...common, locationExists: locationExists((...asked) => graph.call(...asked)), database: databases.identity });
  const orders = await openOrders({ ...common, database: databases.orders });
  const graph = createGraph(readFileSync('gateway/contract/supergraph.graphql', 'utf8'), new Map([['identity', localSubgraph(identity)], ['orders', localSubgraph(orders)]]));
  const principal: Principal = { kind: 'staff', companyId: COMPANY, actor: 'bench', userId: 'bench', scopes: [], permissions: ALL_PERMISSIONS };
  const run = <T>(operation: string, variables: object): Promise<T> => graph.call<T, object>(parse(operation), variables, { principal, requestId: 'fill', via: 'bench' });
  const { locations: [location] } = await run<{ locations: { id: string }[] }>('query L { locations { id } }', {});
  const { createConnection: { username, password, connection: { id } } } = await run<{ createConnection: { username: string; password: string; connection: { id: string } } }>(
    'mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { username password connection { id } } }', { input: { kind: 'WMS_XML', name: 'XML WMS', warehouseId: location?.id } });
  await run('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id });
  await run('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id, ratePerMinute: 100_000 } });
  for (let placed = 0; placed < ORDERS; placed += BATCH) await run('mutation O($input: PlaceOrdersInput!) { placeOrders(input: $input) { id } }', { input: { orders: batch(placed) } });
  await identity.close();
  await orders.close();
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}

const batch = (from: number) => Array.from({ length: BATCH }, (_, index) => ({
  number: String(20_001 + from + index), channel: 'storefront', currency: 'EUR', language: 'it', paymentStatus: 'PAID', notes: 'Suonare due volte: il citofono è rotto',
  customer: { name: 'Giulia Ferrè', email: 'giulia.ferre@example.com', phone: '+39 02 5550 1234' },
  shippingAddress: { firstName: 'Giulia', lastName: 'Ferrè', address1: 'Via Torino 12', city: 'Forlì', postalCode: '47121', provinceCode: 'FC', countryCode: 'IT', phone: '+39 02 5550 1234' },
  shipping: { methodCode: 'standard', methodName: 'Standard', carrierCode: 'brt', price: { amount: '4.90', currency: 'EUR' } },
  lines: LINES.map((line) => ({ sku: `MODEL${String(((from + index) * LINES.length + line) % ITEMS)}_BLUE_M`, quantity: 1 + line % 3, unitPrice: { amount: '49.90', currency: 'EUR' }, taxRate: '0.22' })),
}));
