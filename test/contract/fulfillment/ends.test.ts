import { openRealGraph, type PlacedLine, type RealGraph } from '../../kit/real-graph.js';

let graph: RealGraph;
beforeAll(async () => { graph = await openRealGraph(); });
afterAll(() => graph.close());

type At = 'MI1' | 'LY1';

interface Seen {
  readonly status: string;
  readonly shipments: readonly { readonly id: string }[];
  readonly timeline: readonly { readonly type: string; readonly payload: { readonly status?: string } }[];
}

const seen = async (number: string): Promise<Seen> => (await graph.asStaff('query O($number: ID!) { order(reference: $number) { status shipments { id } timeline { type payload } } }', { number })).order;
const post = async (path: string, body: unknown, at: At): Promise<string> => {
  const response = await graph.post(path, body === undefined ? '' : JSON.stringify(body), { at });
  const { status, error } = await response.json() as { status?: string; error?: { code: string } };
  return `${String(response.status)} ${status ?? error?.code ?? ''}`;
};
const arrived = async (number: string): Promise<void> => {
  for (const { id } of (await seen(number)).shipments) {
    await graph.asStaff('mutation T($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { id } }', { input: { shipmentId: id, status: 'DELIVERED' } });
  }
};
async function acceptedBy(number: string, lines: readonly PlacedLine[], ...at: readonly At[]): Promise<void> {
  await graph.place(`#${number}`, lines);
  for (const one of at) expect(await post(`/orders/${number}/accept`, undefined, one)).toBe('200 accepted');
}
const pick = (number: string, quantity: number) => post(`/orders/${number}/picked`, { lines: [{ sku: 'MUG', quantity }] }, 'MI1');
const SPLIT = [['MUG', 1, 'MI1'], ['TEE', 1, 'LY1']] as const;

test('an order whose warehouse shipped some units and short-closed the rest is shipped, and delivered when they arrive', async () => {
  await acceptedBy('8001', [['MUG', 3]], 'MI1');
  await pick('8001', 3);
  expect(await post('/orders/8001/shipments', { lines: [{ sku: 'MUG', quantity: 1 }] }, 'MI1')).toBe('200 processed');
  expect(await post('/orders/8001/cancel', undefined, 'MI1')).toBe('200 closed');
  expect((await seen('8001')).status).toBe('SHIPPED');
  await arrived('8001');
  expect((await seen('8001')).status).toBe('DELIVERED');
});

test('an order is delivered when its last fulfillment order ends after everything shipped has arrived', async () => {
  await acceptedBy('8002', SPLIT, 'MI1', 'LY1');
  await pick('8002', 1);
  expect(await post('/orders/8002/shipments', undefined, 'MI1')).toBe('200 shipped');
  await arrived('8002');
  expect((await seen('8002')).status).toBe('IN_FULFILLMENT');
  expect(await post('/orders/8002/cancel', undefined, 'LY1')).toBe('200 closed');
  const { status, timeline } = await seen('8002');
  expect([status, timeline.filter(({ type }) => type === 'order.status_changed').map(({ payload }) => payload.status)]).toEqual(['DELIVERED', ['SHIPPED', 'DELIVERED']]);
});

test('a cancelled order is cancelled once every warehouse has short-closed or confirmed', async () => {
  await acceptedBy('8003', SPLIT, 'MI1', 'LY1');
  expect(await post('/orders/8003/cancel', undefined, 'MI1')).toBe('200 closed');
  await graph.cancel('#8003');
  expect((await seen('8003')).status).toBe('CANCELLATION_REQUESTED');
  expect(await post('/orders/8003/cancel', undefined, 'LY1')).toBe('200 cancelled');
  expect((await seen('8003')).status).toBe('CANCELLED');
});

test('units that left before a cancellation keep their order shipped; the rest may leave or be stopped', async () => {
  await acceptedBy('8004', [['MUG', 3]], 'MI1');
  await acceptedBy('8005', [['MUG', 3]], 'MI1');
  for (const number of ['8004', '8005']) {
    await graph.cancel(`#${number}`);
    expect(await post(`/orders/${number}/shipments`, { lines: [{ sku: 'MUG', quantity: 2 }] }, 'MI1')).toBe('200 cancel_requested');
  }
  expect([await post('/orders/8004/shipments', undefined, 'MI1'), (await seen('8004')).status]).toEqual(['200 shipped', 'SHIPPED']);
  expect([await post('/orders/8005/cancel', undefined, 'MI1'), (await seen('8005')).status]).toEqual(['200 cancelled', 'SHIPPED']);
});

test('a count without a time is never stale, whatever the time of the one before [A-STOCK-2]', async () => {
  const put = async (item: object): Promise<unknown> => (await (await graph.send('/stock', { method: 'PUT', body: JSON.stringify({ items: [{ sku: 'MUG', location_code: 'MI1-MAIN', ...item }] }) })).json() as { data: unknown }).data;
  expect(await put({ quantity: 3, as_of: new Date(graph.clock.now().getTime() + 299_000).toISOString() })).toEqual({ received: 1, updated: 1, unchanged: 0, stale: 0 });
  expect(await put({ quantity: 44 })).toEqual({ received: 1, updated: 1, unchanged: 0, stale: 0 });
  expect(await put({ quantity: 5, as_of: graph.clock.now().toISOString() })).toEqual({ received: 1, updated: 0, unchanged: 0, stale: 1 });
});

test('the order reference of a parcel is trimmed, and an empty one is null', async () => {
  const numbers = await Promise.all(['', ' 9999 ', '#9999\n'].map(async (written) => {
    const response = await graph.post('/returns', JSON.stringify({ order_number: written, tracking_number: 'T'.repeat(120), lines: [{ sku: 'MUG', quantity: 1, classification: 'sellable' }] }));
    return [response.status, (await response.json() as { order_number: string | null }).order_number];
  }));
  expect(numbers).toEqual([[201, null], [201, '#9999'], [201, '#9999']]);
});

test('goods have one of the interface\'s four classifications, or any word of the warehouse\'s own', async () => {
  const words = ['sellable', 'damaged', 'quarantine', 'blocked', 'constructor', 'toString', 'Sellable', 'scuffed'];
  const answered = await Promise.all(words.map(async (classification) => {
    const response = await graph.post('/returns', JSON.stringify({ lines: [{ sku: 'MUG', quantity: 1, classification }] }));
    return (await response.json() as { lines: { classification: string }[] }).lines.map((line) => line.classification);
  }));
  expect(answered).toEqual([['sellable'], ['damaged'], ['quarantine'], ['blocked'], ['constructor'], ['toString'], ['sellable'], ['scuffed']]);
});
