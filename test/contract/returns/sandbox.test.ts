import { from, openPortal, type Portal } from './portal.js';

let [e, real]: Portal[] = [];
beforeAll(async () => { [e, real] = [await openPortal({ sandbox: true }), await openPortal()]; });
afterAll(async () => { for (const one of [e, real]) await one?.close(); });

test('a portal gets an order that was delivered, which its calls look up and return', async () => {
  const { status, body: { data } } = await e!.call('POST', '/lume/sandbox/orders');
  expect([status, data]).toEqual([201, { order: '#1001', email: expect.stringMatching(/^shopper\.\d+@example\.com$/), zip: expect.stringMatching(/\d/) }]);
  for (const verifier of [data.email, data.zip]) expect((await e!.lookup(data.order, verifier)).status).toBe(200);
  const { body: { data: { session, order, lines } } } = await e!.lookup(data.order, data.email);
  expect([order.name, order.delivered_at, order.blocked, lines[0].returnable, lines[0].blocked]).toEqual(['#1001', '2026-11-21T09:30:00.000Z', null, lines[0].quantity, null]);
  const made = await e!.call('POST', '/lume/returns', { body: { lines: [{ id: lines[0].id, quantity: 1, reason: 'too_small' }], resolution: 'refund', method: 'carrier_label' }, headers: { 'x-return-session': session } });
  expect([made.status, made.body.data.number]).toEqual([201, 'R1001']);
});

test('a store that is no sandbox has no simulated orders, one that is closed is none, and where nothing is in stock nothing is bought', async () => {
  const refused = await real!.call('POST', '/lume/sandbox/orders');
  expect([refused.status, refused.text]).toEqual([409, '{"message":"order_not_simulated","errors":{"sandbox":["This company is no sandbox: its orders, stock and returns are real, and nothing is simulated in it"]}}']);
  expect((await e!.call('POST', '/nowhere/sandbox/orders')).text).toBe('{"message":""}');
  await e!.stock(Object.fromEntries(['SHIRT_WHITE_S', 'SHIRT_WHITE_M', 'SHIRT_WHITE_L', 'SHIRT_BLACK_M', 'SHIRT_BLACK_L', 'MUG'].map((sku) => [sku, 0])));
  const { status, body } = await e!.call('POST', '/lume/sandbox/orders');
  expect([status, body.message, body.errors.sandbox]).toEqual([409, 'order_not_simulated', [expect.stringContaining('No location has')]]);
});

test('an address has orders simulated ten times a minute', async () => {
  const again = (): Promise<{ status: number }> => e!.call('POST', '/lume/sandbox/orders', { headers: from('198.51.200.1') });
  for (let call = 0; call < 10; call += 1) expect((await again()).status).toBe(409);
  expect((await again()).status).toBe(429);
});
