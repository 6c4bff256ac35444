import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import type { Principal } from '#contract/principal.js';
import { createGraph } from '#client/graph.js';
import { localSubgraph } from '#client/local-subgraph.js';
import { alone } from '#kit/handler.js';
import { openLimiter } from '#kit/limiter.js';
import { pipelineOperations } from '#kit/operations.js';
import { descriptionsOf } from '#kit/docs/documentation.js';
import { operationsOfSurface } from '#kit/serve-surface.js';
import { serveSurface } from '#kit/serve-surface.js';
import { locationExists } from '../../../gateway/server/location-exists.js';
import { surface as wmsJson } from '../../../shims/wms-json/surface.js';
import { openIdentity } from '../../../subgraphs/identity/identity.js';
import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { openOrders } from '../../../subgraphs/orders/orders.js';
import { judged } from '../../kit/answers-seen.js';
import { testDatabase } from '../../kit/database.js';
import { manualClock } from '../../kit/manual-clock.js';
import { describedJudge } from '../../kit/openapi-judge.js';
import { parsed } from '../../kit/parsed.js';
import { canonicalBody, canonicalName, canonicalPath } from './canonical.js';

/** EANs of the test company's mug and tee. */
export const MUG = '4006381333931';
export const TEE = '5901234123457';

const system: Principal = { kind: 'system', companyId: 0, actor: 'test', scopes: ['system'] };
const staff = (companyId: number): Principal =>
  ({ kind: 'staff', companyId, actor: 'ada@example.test', userId: 'u1', scopes: [], permissions: ALL_PERMISSIONS });

const ITEMS = [
  { variantId: '018f0000-0000-7000-8000-000000000001', sku: 'MUG', barcode: MUG, title: 'Mug', weightG: 350 },
  { variantId: '018f0000-0000-7000-8000-000000000002', sku: 'TEE', barcode: TEE, title: 'Tee', weightG: 180 },
];

/** What an accepted write answers, byte for byte. */
export const DONE = [200, '{"Success":true,"ErrorMessage":""}'];

/** A reason, byte for byte. */
export const refused = (message: string) => [400, `{"ErrorCode":"Exception","Message":${JSON.stringify(message)}}`];

/** Orders, identity and interface B over HTTP, with a company and the warehouses MI1, whose labels the platform makes, and LY1, which makes its own. */
export async function openWms() {
  const clock = manualClock('2026-11-21T09:30:00.000Z');
  const ids = uuidV7Ids(clock);
  const log = createLog('silent');
  const common = { clock, ids, log, keys: { cursor: Buffer.alloc(32, 1), sealing: { id: 'test', bytes: Buffer.alloc(32, 2) } }, wakeRelay: () => undefined };
  const identity = await openIdentity({ ...common, locationExists: locationExists((...asked) => graph.call(...asked)), database: testDatabase('identity') });
  const orders = await openOrders({ ...common, database: testDatabase('orders') });
  const graph = createGraph(readFileSync('gateway/contract/supergraph.graphql', 'utf8'), new Map([['identity', localSubgraph(identity)], ['orders', localSubgraph(orders)]]));
  for (const operation of [...pipelineOperations, ...operationsOfSurface(wmsJson)]) graph.prepare(operation);
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read answers of any shape
  const run = (operation: string, variables: object, as: Principal): Promise<any> => graph.call<unknown, unknown>(parsed(operation), variables, { principal: as, requestId: 'r-1', via: 'test' });
  const company = Number((await run('mutation C($input: CreateCompanyInput!) { createCompany(input: $input) { id } }', { input: { name: 'Lume' } }, system)).createCompany.id);
  const asStaff = (operation: string, variables: object) => run(operation, variables, staff(company));
  const open = async (code: string, labelsBy: string) => {
    const { createLocation } = await asStaff('mutation L($input: CreateLocationInput!) { createLocation(input: $input) { id } }',
      { input: { code, name: code, kind: 'WAREHOUSE', countryCode: 'IT', timeZone: 'Europe/Rome', stockLocationCodes: [`${code}-MAIN`, `${code}-BACK`], labelsBy, address: { address1: 'Via Po 1', city: 'Milano', postalCode: '20100', countryCode: 'IT' } } });
    const { createConnection: made } = await asStaff('mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey username password connection { id } } }',
      { input: { kind: 'WMS_JSON', name: `${code} WMS`, warehouseId: createLocation.id } });
    await asStaff('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id: made.connection.id });
    return { id: String(made.connection.id), apiKey: String(made.apiKey), username: String(made.username), password: String(made.password) };
  };
  const connections = { MI1: await open('MI1', 'PLATFORM'), LY1: await open('LY1', 'WAREHOUSE') };
  await run('mutation P($input: ProjectCatalogEventsInput!) { projectCatalogEvents(input: $input) }', { input: { companyId: company, events: ITEMS.map((item, place) => ({
    id: `e${String(place)}`, type: 'variant.changed', stamp: '2026-03-01T00:00:00.000Z', place,
    payload: { productId: 1, size: null, color: null, imageUrl: null, priceMinor: null, currency: null, ...item },
  })) } }, { ...system, companyId: company });
  const server = createServer(alone(judged(serveSurface(wmsJson, { call: graph.call, clock, ids, log, limiter: await openLimiter(undefined, log), trustedProxies: [] }), describedJudge(descriptionsOf(wmsJson), { pathOf: canonicalPath, nameOf: canonicalName, bodyOf: canonicalBody }))));
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  const base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  type At = keyof typeof connections;
  const fetchAt = (path: string, init: RequestInit = {}, at: At = 'MI1') => fetch(base + path, { ...init, headers: { 'x-api-key': connections[at].apiKey, ...init.headers } });
  const bytes = async (answer: Promise<Response>): Promise<[number, string]> => {
    const response = await answer;
    return [response.status, await response.text()];
  };
  const say = (method: string) => (path: string, body: unknown, at: At = 'MI1') => bytes(fetchAt(path, { method, body: typeof body === 'string' || Buffer.isBuffer(body) ? body as string : JSON.stringify(body) }, at));
  const { deps } = orders.context({ principal: staff(company), requestId: 'r-1', via: 'test' }) as OrdersContext;
  return {
    base, clock, connections, asStaff, fetchAt,
    get: (path: string, at: At = 'MI1') => bytes(fetchAt(path, {}, at)),
    post: say('POST'),
    put: say('PUT'),
    /** The orders of Orders/New. */
    newOrders: async (at: At = 'MI1') => (JSON.parse((await bytes(fetchAt('/V1/Orders/New', {}, at)))[1]) as { Content: { OrderData: Record<string, unknown>; ShippingData: Record<string, unknown>; ProductList: unknown[] }[] }).Content,
    /** Rows of the orders subgraph's database. */
    rows: (sql: string) => deps.database.query<Record<string, unknown>>(sql),
    /** How many events of a type were told. */
    told: async (type: string) => (await deps.database.query(`SELECT id FROM outbox WHERE type = '${type}'`)).length,
    set: (wmsJson: object, at: At = 'MI1') => asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id: connections[at].id, wmsJson } }),
    /** Place a paid order; its lines are pieces by sku, at a location. */
    place: (number: string, lines: readonly (readonly [string, number, string?])[], more: object = {}) => asStaff('mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }', { input: {
      number, channel: 'shop', currency: 'EUR', customer: { name: 'Ada Rossi', email: 'ada@example.test', phone: '+39 02 1', channelId: 'gid://shop/Customer/7012345' },
      shipping: { methodCode: 'std', carrierCode: 'brt' }, paymentStatus: 'PAID', placedAt: '2026-11-20T18:04:11.000Z',
      shippingAddress: { firstName: 'Ada', lastName: 'Rossi', company: 'Rossi Srl', address1: 'Via Brera 1', address2: 'Scala B', city: 'Milano', postalCode: '20121', provinceCode: 'MI', countryCode: 'IT' },
      lines: lines.map(([sku, quantity, locationCode = 'MI1']) => ({ sku, quantity, locationCode, unitPrice: { amount: '19.90', currency: 'EUR' } })), ...more,
    } }),
    cancel: (reference: string) => asStaff('mutation C($input: CancelOrderInput!) { cancelOrder(input: $input) { id } }', { input: { reference, reason: 'customer' } }),
    /** A carrier that prints PDF unless it is asked for ZPL. */
    carrier: (code: string) => asStaff('mutation S($input: SaveCarrierInput!) { saveCarrier(input: $input) { id } }', { input: { code, name: code.toUpperCase(), serviceCodes: ['24'], countries: ['IT'], labelFormat: 'PDF', trackingPrefix: 'BR' } }),
    close: async () => {
      await new Promise((resolve) => { server.closeAllConnections(); server.close(resolve); });
      await identity.close();
      await orders.close();
    },
  };
}

/** An open facade. */
export type Wms = Awaited<ReturnType<typeof openWms>>;
