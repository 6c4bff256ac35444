import { systemClock } from '#kernel/clock.js';
import { createLog } from '#kernel/log.js';
import { Failure } from '#contract/failure.js';
import { showOrder } from '#kit/show-order.js';
import { databaseSettings } from '../kit/database-settings.js';
import { openSurfaces, type Surfaces } from '../kit/running-surfaces.js';
import { until } from '../kit/until.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const SHOW = 'query S($reference: ID!) { orderOnInterfaces(reference: $reference) { letter surface connectionName request status contentType body } }';
const READ = 'query R($reference: ID!) { order(reference: $reference) { status fulfillmentOrders { status } } }';

let surfaces: Surfaces;
beforeAll(async () => {
  surfaces = await openSurfaces(databaseSettings());
  const { publishItems, warehouse, carrier, place } = surfaces.company;
  await publishItems();
  await warehouse('LY1');
  await carrier('brt');
  await place('#1042', [['TEE', 2, 'MI1']], { notes: 'Über the <wall> & “quickly”' });
  await place('#1043', [['MUG', 1, 'MI1']]);
  await place('#1044', [['MUG', 1, 'LY1']]);
  await until(async () => (await shown('1042')).some(({ letter, body }) => letter === 'C' && body.includes('#1042')) || undefined); // the XML interface shows a change some seconds after it
});
afterAll(() => surfaces.close());

const shown = async (reference: string): Promise<any[]> => (await surfaces.company.asStaff(SHOW, { reference })).orderOnInterfaces;

/** The same call over HTTP, with the connection's own credentials. */
async function called({ connectionName, request }: { readonly connectionName: string; readonly request: string }) {
  const { apiKey, username, password } = surfaces.connections.find(({ kind }) => kind === connectionName)!;
  const authorization = apiKey === null ? `Basic ${Buffer.from(`${String(username)}:${String(password)}`).toString('base64')}` : `Bearer ${apiKey}`;
  const [method, target] = request.split(' ') as [string, string];
  const response = await fetch(`http://127.0.0.1:${String(surfaces.portOf('commerce'))}${target}`, { method, headers: { authorization } });
  return { status: response.status, contentType: response.headers.get('content-type'), body: Buffer.from(await response.arrayBuffer()).toString(response.headers.get('content-type')?.includes('8859') === true ? 'latin1' : 'utf8') };
}

test('an order is shown as A, B, C and D answer it to their connections', async () => {
  const found = await shown('1042');
  expect(found.map(({ letter, surface, connectionName, status }) => [letter, surface, connectionName, status])).toEqual([
    ['A', 'fulfillment', 'FULFILLMENT', 200], ['B', 'wms-json', 'WMS_JSON', 200], ['C', 'wms-xml', 'WMS_XML', 200], ['D', 'commerce', 'COMMERCE', 200],
  ]);
  const [a, b, c, d] = found.map(({ body }) => body as string) as [string, string, string, string];
  expect([JSON.parse(a).number, JSON.parse(b).Content.map(({ OrderData }: any) => OrderData.OmsOrderNumber), [...c.matchAll(/<ord_num_doc><!\[CDATA\[(.*?)\]\]>/g)].map(([, number]) => number), JSON.parse(d).number]).toEqual(['#1042', ['#1042'], ['#1042'], '#1042']);
});

test('no call of a connection is logged or counted', async () => {
  await shown('1043');
  const { calls, connections } = await surfaces.company.asStaff('{ calls(first: 100) { nodes { path } } connections(first: 20) { nodes { lastCallAt } } }');
  expect([calls.nodes, new Set(connections.nodes.map(({ lastCallAt }: any) => lastCallAt))]).toEqual([[], new Set([null])]);
});

test('what is shown is, byte for byte, what the connection is sent for the same call', async () => {
  for (const { letter, ...one } of (await shown('1042')).filter(({ letter }) => letter === 'A' || letter === 'D')) expect([letter, await called(one)]).toEqual([letter, { status: one.status, contentType: one.contentType, body: one.body }]);
});

test('of a list it is the part that is this order', async () => {
  const [, b] = await shown('#1043');
  const { Content: sent } = JSON.parse((await called(b)).body) as { Content: any[] };
  const { Content: alone } = JSON.parse(b.body) as { Content: any[] };
  expect([alone, sent.length]).toEqual([sent.filter(({ OrderData }) => OrderData.OmsOrderNumber === '#1043'), 2]);
});

test('reading it so accepts nothing, though the XML interface accepts what it reads', async () => {
  const { order } = await surfaces.company.asStaff(READ, { reference: '1042' });
  const [, , c] = await shown('1042');
  expect([(await surfaces.company.asStaff(READ, { reference: '1042' })).order, order.fulfillmentOrders[0].status]).toEqual([order, 'TO_FULFILL']);
  expect((await called(c)).status).toBe(200);
  expect((await surfaces.company.asStaff(READ, { reference: '1042' })).order.fulfillmentOrders[0].status).toBe('ACCEPTED');
});

test('a connection of another warehouse is not shown, since it is sent nothing of the order', async () => {
  expect((await shown('1044')).map(({ letter, status }) => [letter, status])).toEqual([['D', 200]]);
});

test('what a connection may not read is shown as it is refused to it', async () => {
  await surfaces.company.connection('COMMERCE', { name: 'Stock alone', scopes: ['inventory:read'] });
  const d = (await shown('1042')).find(({ connectionName }) => connectionName === 'Stock alone');
  expect([d.status, JSON.parse(d.body).error?.code ?? JSON.parse(d.body).code]).toEqual([403, 'insufficient_scope']);
});

test('an order that is not there, and one of another company, is not found', async () => {
  await expect(shown('9999')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
});

test.each(['CONFLICT', 'UNAVAILABLE'] as const)('where others change the order at every try of the dry run, or it takes too long (%s), that is no answer of the interface', async (code) => {
  const run = (): Promise<never> => Promise.reject(new Failure(code, 'Others were first'));
  const connection = { id: 'c-1', kind: 'WMS_XML', companyId: 1, name: 'C', scopes: [], status: 'ACTIVE', settings: null };
  const shown = () => showOrder({
    surface: { encode: (answer: any) => answer, fail: ({ code }: any) => ({ status: code }), host: 'commerce', name: 'wms-xml' },
    reads: { route: () => ({ id: 'r', scope: null, run }), target: () => '/r' }, connection, order: { number: '#1', placedAt: '2026-11-30T10:00:00.000Z' },
  } as any, { call: () => Promise.reject(new Error('not called')), clock: systemClock, log: createLog('silent'), requestId: 'r-1' });
  await expect(shown()).rejects.toMatchObject({ code });
});
