import type { Principal } from '#contract/principal.js';
import { staffOf, testIdentity, type TestIdentity } from '../../kit/identity.js';

const LOG = 'mutation Log($input: LogCallInput!) { logCall(input: $input) }';
const LIST = 'query List($filter: CallFilter) { calls(filter: $filter) { nodes { path } } }';
const RECENT = 'query R($id: ID!) { connection(id: $id) { recentCalls { calls failed complete } } }';
const HOUR = 3_600_000;

let identity: TestIdentity;
let companyId: number;
let connectionId: string;

beforeAll(async () => {
  identity = await testIdentity();
  companyId = await identity.company('Casa Verde');
  connectionId = (await identity.connect(companyId, { kind: 'FULFILLMENT' })).connection.id;
});
afterAll(() => identity.subgraph.close());

const caller = (connection: string): Principal => ({ kind: 'connection', companyId, connectionId: connection, actor: 'WMS', scopes: ['fulfillment:write'] });
const log = (input: Readonly<Record<string, unknown>>, connection = connectionId) => identity.run(LOG, {
  input: {
    requestId: '018f0000-0000-7000-8000-00000000bbbb', companyId, connectionId: connection, surface: 'fulfillment', operation: 'Ping', method: 'GET', path: '/ping',
    address: '192.0.2.1', status: 200, durationMs: 5, requestHeaders: '{}', answerHeaders: '{}', ...input,
  },
}, caller(connection));
const listed = async (filter: Readonly<Record<string, unknown>>): Promise<readonly string[]> =>
  (await identity.run(LIST, { filter }, staffOf(companyId))).calls.nodes.map(({ path }: { path: string }) => path).sort();
const recent = async (id: string) => (await identity.run(RECENT, { id }, staffOf(companyId))).connection.recentCalls;

it('finds calls by their surface, a part of their path, and whether they failed', async () => {
  await log({ path: '/orders?since=100%25', status: 200 });
  await log({ path: '/orders/7_a/accept', status: 409, surface: 'commerce' });
  await log({ path: '/stock', status: 500 });
  expect(await listed({ surface: 'commerce' })).toEqual(['/orders/7_a/accept']);
  expect(await listed({ path: '/orders' })).toEqual(['/orders/7_a/accept', '/orders?since=100%25']);
  expect(await listed({ path: '7%a' })).toEqual([]); // no pattern
  expect(await listed({ path: '7_a' })).toEqual(['/orders/7_a/accept']);
  expect(await listed({ failed: true })).toEqual(['/orders/7_a/accept', '/stock']);
  expect(await listed({ failed: false })).toEqual(['/orders?since=100%25']);
  expect(await listed({ failed: true, surface: 'fulfillment', connectionId })).toEqual(['/stock']);
});

it('counts the calls of a connection in the last 24 hours, and those of them that failed', async () => {
  expect(await recent(connectionId)).toEqual({ calls: 3, failed: 2, complete: true });
  identity.clock.turn(24 * HOUR - 1);
  await log({ status: 204 });
  expect(await recent(connectionId)).toEqual({ calls: 4, failed: 2, complete: true });
  identity.clock.turn(2);
  expect(await recent(connectionId)).toEqual({ calls: 1, failed: 0, complete: true });
});

it('counts nothing where the log does not have every call', async () => {
  const { connection: { id } } = await identity.connect(companyId, { kind: 'STORE' });
  expect(await recent(id)).toBeNull();
});

it('counts the last thousand calls of a busy connection', async () => {
  const { connection: { id } } = await identity.connect(companyId, { kind: 'WMS_JSON' });
  await Promise.all(Array.from({ length: 1003 }, (_, index) => log({ surface: 'wms-json', status: index < 3 ? 400 : 200 }, id)));
  const { calls, failed, complete } = await recent(id);
  expect([calls, failed <= 3, complete]).toEqual([1000, true, false]);
});

it('shows the webhooks that a key made for itself to who manages it, without their secrets', async () => {
  const { connection: { id } } = await identity.connect(companyId, { kind: 'CATALOG' });
  const key: Principal = { kind: 'connection', companyId, connectionId: id, actor: 'ERP', scopes: ['catalog:read', 'catalog:write'], catalogKey: { catalogId: 1, fieldRule: 'SORGENTE' } };
  await identity.run('mutation C($input: CreateOwnDestinationInput!) { createOwnWebhookDestination(input: $input) { secret } }', { input: { url: 'https://erp.example.com/hooks', events: ['product.updated'] } }, key);
  const { connection: { webhooks } } = await identity.run('query W($id: ID!) { connection(id: $id) { webhooks { url events isActive lastFailure } } }', { id }, staffOf(companyId));
  expect(webhooks).toEqual([{ url: 'https://erp.example.com/hooks', events: ['product.updated'], isActive: true, lastFailure: null }]);
});
