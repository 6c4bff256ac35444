import { openRealGraph, type RealGraph } from '../../kit/real-graph.js';
import { errorOf } from './warehouse.js';

let graph: RealGraph;
let begun = '';
beforeAll(async () => { graph = await openRealGraph(); });
beforeEach(() => {
  graph.clock.turn(3_600_000); // each test reads the events since it began
  begun = graph.clock.now().toISOString();
});
afterAll(() => graph.close());

interface Event { id: string; type: string; created_at: string; data: Record<string, string> }
interface Page { data: Event[]; next_cursor: string | null }

const page = async (query = '', at: 'MI1' | 'LY1' = 'MI1') => (await graph.send(`/events${query.includes('since=') ? query : `?since=${begun}${query}`}`, {}, at)).json() as Promise<Page>;
const published = async (at: 'MI1' | 'LY1' = 'MI1') => (await page('', at)).data.map(({ type, data }) => [type, data['order_number'], data['status']].filter((word) => word !== undefined).join(' '));
const change = (name: string, type: string, input: object) => graph.asStaff(`mutation M($input: ${type}!) { ${name}(input: $input) { id } }`, { input });
const idOf = async (number: string) => (await (await graph.send(`/orders/${number}`)).json() as { id: string }).id;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

test('an event is the body of a webhook, with the id the order has in this interface [A-EVENTS-1] [A-EVENTS-2]', async () => {
  await graph.place('#101', [['MUG', 1]]);
  const response = await graph.send(`/events?since=${begun}`);
  const text = await response.text();
  const [event] = (JSON.parse(text) as Page).data;
  expect([response.status, event?.id]).toEqual([200, expect.stringMatching(UUID)]);
  expect(text).toBe(`{"data":[{"id":"${String(event?.id)}","type":"order.ready","created_at":"${String(event?.created_at)}","data":{"order_id":"${await idOf('101')}","order_number":"#101"}}],"next_cursor":null}`);
  expect(event?.created_at).toMatch(/^2026-11-21T10:30:00\.\d{3}Z$/);
});

test('order.ready is published at every entry into to_fulfill, not before [A-EVENTS-3]', async () => {
  await graph.place('#201', [['MUG', 1]]);
  await change('holdOrder', 'HoldOrderInput', { reference: '201', reason: 'fraud' });
  expect(await published()).toEqual(['order.ready #201']);
  await change('releaseOrder', 'ReleaseOrderInput', { reference: '201' });
  await graph.post('/orders/201/accept');
  await graph.post('/orders/201/picked', '{"lines":[{"sku":"MUG","quantity":1}]}');
  expect(await published()).toEqual(['order.ready #201', 'order.ready #201']);
});

test('order.cancelled is published once, with the status of the warehouse\'s fulfillment order [A-EVENTS-4]', async () => {
  for (const number of ['#301', '#302', '#303', '#304']) await graph.place(number, [['MUG', 1]]);
  await graph.post('/orders/302/accept');
  await graph.post('/orders/303/reject', '{"reason_code":"x"}');
  await change('holdOrder', 'HoldOrderInput', { reference: '304', reason: 'fraud' });
  for (const number of ['301', '302', '303', '304']) await graph.cancel(number);
  await graph.post('/orders/302/cancel');
  expect((await published()).slice(4)).toEqual(['order.cancelled #301 cancelled', 'order.cancelled #302 cancel_requested', 'order.cancelled #303 cancelled', 'order.cancelled #304 cancelled']);
  expect((await page()).data[5]?.data).toEqual({ order_id: await idOf('302'), order_number: '#302', status: 'cancel_requested' });
});

test('a warehouse is not notified of an order that was never ready, that it shipped or short-closed, or that is another\'s [A-EVENTS-4] [A-EVENTS-6]', async () => {
  const unpaid = { number: '#401', channel: 'shop', currency: 'EUR', customer: {}, shipping: { methodCode: 'std' }, paymentStatus: 'PENDING', shippingAddress: { countryCode: 'IT' }, lines: [{ sku: 'MUG', quantity: 1, unitPrice: { amount: '1.00', currency: 'EUR' } }] };
  await change('placeOrder', 'PlaceOrderInput', unpaid);
  await graph.cancel('401');
  expect(await published()).toEqual([]);
  await graph.place('#402', [['MUG', 1, 'MI1'], ['TEE', 1, 'LY1']]);
  await graph.place('#403', [['MUG', 1, 'MI1'], ['TEE', 1, 'LY1']]);
  for (const number of ['402', '403']) await graph.post(`/orders/${number}/accept`);
  await graph.post('/orders/402/picked', '{"lines":[{"sku":"MUG","quantity":1}]}');
  await graph.post('/orders/402/shipments');
  await graph.post('/orders/403/cancel');
  for (const number of ['402', '403']) await graph.cancel(number);
  expect(await published()).toEqual(['order.ready #402', 'order.ready #403']);
  expect(await published('LY1')).toEqual(['order.ready #402', 'order.ready #403', 'order.cancelled #402 cancelled', 'order.cancelled #403 cancelled']);
});

test('return.expected is published when a return is awaited here [A-EVENTS-5]', async () => {
  await graph.place('#501', [['MUG', 2]]);
  for (const [call, body] of [['accept', ''], ['picked', '{"lines":[{"sku":"MUG","quantity":2}]}'], ['shipments', '']] as const) await graph.post(`/orders/501/${call}`, body);
  await change('announceReturn', 'AnnounceReturnInput', { orderReference: '501', lines: [{ sku: 'MUG', quantity: 1 }], expected: false });
  expect(await published()).toEqual(['order.ready #501']);
  await change('expectReturn', 'ReturnReferenceInput', { reference: 'R1001' });
  const { data: [, event] } = await page();
  expect(event).toEqual({ id: expect.stringMatching(UUID) as string, type: 'return.expected', created_at: expect.any(String) as string, data: { return_id: (await (await graph.send('/returns/R1001')).json() as { id: string }).id, return_number: 'R1001', order_number: '#501' } });
  await graph.post('/returns', '{"lines":[{"sku":"MUG","quantity":1,"classification":"sellable"}]}');
  expect((await page()).data).toHaveLength(2);
});

test('pages follow the commits; since excludes earlier events [A-EVENTS-1] [A-EVENTS-7]', async () => {
  for (const number of ['#601', '#602', '#603']) await graph.place(number, [['MUG', 1]]);
  graph.clock.turn(60_000);
  const later = graph.clock.now().toISOString();
  await Promise.all(['#604', '#605'].map((number) => graph.place(number, [['MUG', 1]])));
  const seen: Event[] = [];
  for (let cursor = ''; ;) {
    const { data, next_cursor: next } = await page(`&limit=2${cursor}`);
    seen.push(...data);
    if (next === null) break;
    cursor = `&cursor=${encodeURIComponent(next)}`;
  }
  expect([seen.length, seen.map(({ created_at: at }) => at)]).toEqual([5, seen.map(({ created_at: at }) => at).toSorted()]);
  expect(seen).toEqual((await page()).data);
  expect((await page(`?since=${later}`)).data.map(({ id }) => id)).toEqual(seen.slice(3).map(({ id }) => id));
  expect((await page(`?since=${String(seen[1]?.created_at)}`)).data.map(({ id }) => id)).toEqual(seen.slice(1).map(({ id }) => id));
});

test('events while the connection was paused are read later; events older than 30 days are not [A-EVENTS-6] [A-EVENTS-7]', async () => {
  const { connections: { nodes } } = await graph.asStaff('query C { connections(first: 10) { nodes { id name } } }', {}) as { connections: { nodes: { id: string; name: string }[] } };
  const id = nodes.find(({ name }) => name === 'MI1 WMS')?.id;
  await graph.asStaff('mutation P($id: ID!) { pauseConnection(id: $id) { id } }', { id });
  await graph.place('#701', [['MUG', 1]]);
  expect((await graph.send('/events')).status).toBe(403);
  await graph.asStaff('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id });
  expect(await published()).toEqual(['order.ready #701']);
  graph.clock.turn(30 * 86_400_000 - 1000);
  expect(await published()).toEqual(['order.ready #701']);
  graph.clock.turn(2000);
  expect(await published()).toEqual([]);
});

test.each([['limit=0', 422], ['limit=201', 422], ['since=today', 422], ['cursor=nonsense', 400]])('%s is %i [A-EVENTS-1] [A-LIST-2]', async (query, status) => {
  const response = await graph.send(`/events?${query}`);
  expect([response.status, (await errorOf(response)).code]).toEqual([status, status === 400 ? 'invalid_cursor' : 'validation_failed']);
});

test('a cursor of another warehouse\'s events is 400 invalid_cursor [A-EVENTS-6] [A-LIST-3]', async () => {
  for (const number of ['#901', '#902']) await graph.place(number, [['MUG', 1]]);
  const { next_cursor: cursor } = await page('&limit=1');
  expect((await graph.send(`/events?cursor=${encodeURIComponent(String(cursor))}`, {}, 'LY1')).status).toBe(400);
});
