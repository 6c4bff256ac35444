import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import type { DatabaseLocation, SubgraphName } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import type { Principal } from '#contract/principal.js';
import type { Call } from '#client/call.js';
import { createGraph } from '#client/graph.js';
import { localSubgraph } from '#client/local-subgraph.js';
import { alone } from '#kit/handler.js';
import { openLimiter } from '#kit/limiter.js';
import { pipelineOperations } from '#kit/operations.js';
import type { Presence } from '#kit/presence.js';
import type { CallFigures } from '#kit/surface.js';
import { descriptionsOf } from '#kit/docs/documentation.js';
import { operationsOfSurface } from '#kit/serve-surface.js';
import { serveSurface } from '#kit/serve-surface.js';
import type { IdentityContext } from '../../subgraphs/identity/identity-deps.js';
import { locationExists } from '../../gateway/server/location-exists.js';
import { surface as fulfillment } from '../../shims/fulfillment/surface.js';
import { openIdentity } from '../../subgraphs/identity/identity.js';
import { openOrders } from '../../subgraphs/orders/orders.js';
import type { OrdersContext } from '../../subgraphs/orders/orders-context.js';
import { judged } from './answers-seen.js';
import { countStatements } from './count-statements.js';
import { testDatabase } from './database.js';
import { manualClock } from './manual-clock.js';
import { describedJudge } from './openapi-judge.js';
import { storedRows } from './stored-rows.js';
import { parsed } from './parsed.js';

const system: Principal = { kind: 'system', companyId: 0, actor: 'test', scopes: ['system'] };
const staff = (companyId: number): Principal =>
  ({ kind: 'staff', companyId, actor: 'ada@example.test', userId: 'u1', scopes: [], permissions: ALL_PERMISSIONS });

/** The items of the test company: a mug and a tee. */
const ITEMS = [
  { variantId: '018f0000-0000-7000-8000-000000000001', sku: 'MUG', barcode: '4006381333931', title: 'Mug', weightG: 350 },
  { variantId: '018f0000-0000-7000-8000-000000000002', sku: 'TEE', barcode: '5901234123457', title: 'Tee', weightG: 180 },
];

/** What a test places: pieces by sku, at a location where the order is split. */
export type PlacedLine = readonly [sku: string, quantity: number, locationCode?: string];

interface Changes {
  /** What stands between the surface and the graph. */
  readonly between?: (call: Call) => Call;
  readonly databaseOf?: (name: SubgraphName) => DatabaseLocation;
  readonly allowLoopbackWebhooks?: boolean;
  /** How the process of the surface is known to others. */
  readonly presence?: Presence;
}

/** Orders, identity and interface A over HTTP, with a company and its warehouses: MI1 of Milan, LY1 of Lyon, and WA1 of Warsaw, whose labels the platform makes. */
export async function openRealGraph({ between = (call) => call, databaseOf = testDatabase, allowLoopbackWebhooks = false, presence }: Changes = {}) {
  const clock = manualClock('2026-11-21T09:30:00.000Z');
  const ids = uuidV7Ids(clock);
  const log = createLog('silent');
  const common = { clock, ids, log, keys: { cursor: Buffer.alloc(32, 1), sealing: { id: 'test', bytes: Buffer.alloc(32, 2) } }, wakeRelay: () => undefined };
  const identity = await openIdentity({ ...common, allowLoopbackWebhooks, locationExists: locationExists((...asked) => graph.call(...asked)), database: databaseOf('identity') });
  const orders = await openOrders({ ...common, database: databaseOf('orders') });
  const { deps: { database } } = orders.context({ principal: system, requestId: 'r-1', via: 'test' }) as OrdersContext;
  const graph = createGraph(readFileSync('gateway/contract/supergraph.graphql', 'utf8'), new Map([['identity', localSubgraph(identity)], ['orders', localSubgraph(orders)]]));
  for (const operation of [...pipelineOperations, ...operationsOfSurface(fulfillment)]) graph.prepare(operation);
  const run = (operation: string, variables: object, as: Principal): Promise<any> => graph.call<unknown, unknown>(parsed(operation), variables, { principal: as, requestId: 'r-1', via: 'test' }); // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read answers of any shape
  const company = Number((await run('mutation C($input: CreateCompanyInput!) { createCompany(input: $input) { id } }', { input: { name: 'Lume' } }, system)).createCompany.id);
  const asStaff = (operation: string, variables: object) => run(operation, variables, staff(company));
  const open = async (code: string, countryCode: string, labelsBy = 'WAREHOUSE'): Promise<string> => {
    const { createLocation } = await asStaff('mutation L($input: CreateLocationInput!) { createLocation(input: $input) { id } }',
      { input: { code, name: code, kind: 'WAREHOUSE', countryCode, timeZone: 'Europe/Rome', stockLocationCodes: [`${code}-MAIN`, `${code}-BACK`], labelsBy } });
    const { createConnection } = await asStaff('mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey connection { id } } }', { input: { kind: 'FULFILLMENT', name: `${code} WMS`, warehouseId: createLocation.id } });
    await asStaff('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id: createConnection.connection.id });
    return createConnection.apiKey;
  };
  const keys = { MI1: await open('MI1', 'IT'), LY1: await open('LY1', 'FR'), WA1: await open('WA1', 'PL', 'PLATFORM') };
  await run('mutation P($input: ProjectCatalogEventsInput!) { projectCatalogEvents(input: $input) }', { input: { companyId: company, events: ITEMS.map((item, place) => ({
    id: `e${String(place)}`, type: 'variant.changed', stamp: '2026-03-01T00:00:00.000Z', place,
    payload: { productId: 1, size: null, color: null, imageUrl: null, priceMinor: null, currency: null, ...item },
  })) } }, { ...system, companyId: company });
  const counted: string[] = [];
  const figures: CallFigures = { unknownCaller: (name, status) => { counted.push(`${name} unknown ${String(status)}`); }, unlogged: (name) => { counted.push(`${name} unlogged`); } };
  const surface = judged(serveSurface(fulfillment, { call: between(graph.call), clock, ids, log, limiter: await openLimiter(undefined, log), trustedProxies: [], figures, ...(presence && { presence }) }), describedJudge(descriptionsOf(fulfillment)));
  const server = createServer(alone(surface));
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  const base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/api/fulfillment/v1`;
  const send = (path: string, init: RequestInit = {}, at: keyof typeof keys = 'MI1') => fetch(base + path, { ...init, headers: { authorization: `Bearer ${keys[at]}`, ...init.headers } });
  return {
    clock, keys, asStaff, send, base, ids, database, call: graph.call,
    /** The database of the identity subgraph, with the call log. */
    identityDatabase: (identity.context({ principal: system, requestId: 'r-1', via: 'test' }) as IdentityContext).identity.database,
    /** What was counted of calls that the log does not have. */
    counted,
    /** Everything the orders subgraph has stored. */
    stored: () => storedRows(database),
    /** How many statements the orders subgraph's transactions run during some work. */
    statements: (work: () => Promise<unknown>) => countStatements(database, work),
    /** Post a body as it is written. */
    post: (path: string, body = '', { at, key }: { at?: keyof typeof keys; key?: string } = {}) => send(path, { method: 'POST', body, headers: key === undefined ? {} : { 'idempotency-key': key } }, at),
    /** Place a paid order. */
    place: (number: string, lines: readonly PlacedLine[]) => asStaff('mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }', { input: {
      number, channel: 'shop', currency: 'EUR', customer: { name: 'Ada Rossi' }, shipping: { methodCode: 'std', carrierCode: 'brt' }, paymentStatus: 'PAID',
      shippingAddress: { countryCode: 'IT', city: 'Milano' },
      lines: lines.map(([sku, quantity, locationCode]) => ({ sku, quantity, unitPrice: { amount: '19.90', currency: 'EUR' }, ...(locationCode !== undefined && { locationCode }) })),
    } }),
    /** The key of an integration of another company, with a receiver where one is named. */
    integrationOfAnotherCompany: async (webhookUrl?: string): Promise<string> => {
      const other = staff(Number((await run('mutation C($input: CreateCompanyInput!) { createCompany(input: $input) { id } }', { input: { name: 'Other' } }, system)).createCompany.id));
      const { createConnection: { apiKey, connection: { id } } } = await run('mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey connection { id } } }', { input: { kind: 'COMMERCE', name: 'Other ERP', ...(webhookUrl !== undefined && { webhookUrl }) } }, other);
      await run('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id }, other);
      return String(apiKey);
    },
    /** The merchant cancels. */
    cancel: (reference: string) => asStaff('mutation C($input: CancelOrderInput!) { cancelOrder(input: $input) { id } }', { input: { reference, reason: 'customer' } }),
    close: async () => {
      await new Promise((resolve) => { server.closeAllConnections(); server.close(resolve); });
      await identity.close();
      await orders.close();
    },
  };
}

/** An open graph with its surface. */
export type RealGraph = Awaited<ReturnType<typeof openRealGraph>>;
