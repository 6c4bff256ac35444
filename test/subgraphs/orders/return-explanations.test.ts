import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { staff } from '../../kit/orders.js';
import { openReturnedOrders, type ReturnedOrders } from '../../kit/returned-orders.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let world: ReturnedOrders;
beforeAll(async () => { world = await openReturnedOrders(); });
afterAll(() => world.orders.subgraph.close());

const NONE = { windowDays: 30, windows: [], excludedSkus: [], excludedTags: [], finalSale: {}, limit: {}, fee: '0', fees: [], refundWhen: 'STAFF' };
beforeEach(async () => {
  world.orders.clock.set('2026-03-10T08:00:00.000Z');
  await world.policy(NONE);
});

const explain = async (orderReference: string, fields = 'because lines { because }'): Promise<any> => (await world.run(`query E($orderReference: ID!) { explainReturnable(orderReference: $orderReference) { ${fields} } }`, { orderReference })).explainReturnable;
const sentences = async (orderReference: string): Promise<string[]> => {
  const { because, lines } = await explain(orderReference);
  return [because, ...lines.map((line: { because: string }) => line.because)];
};

test('an explanation has every fact behind what can be returned, and changes nothing', async () => {
  await world.policy({ windows: [{ countryCodes: ['DE'], days: 14 }, { channels: ['shop'], days: 45 }], limit: { returns: 3, periodDays: 90 } });
  const order = await world.delivered([{ sku: 'TEE', quantity: 3 }, { sku: 'MUG', quantity: 1 }]);
  await world.opens(order, [[0, 1]]);
  expect(await explain(order.number.toLowerCase(), 'order { number } policyVersion blocked until windowDays windowIndex recentReturns allowedReturns periodDays because lines { lineId sku title shipped returned returnable until shippedAt deliveredAt blocked because }')).toEqual({
    order: { number: order.number }, policyVersion: expect.any(Number), blocked: null, until: '2026-04-24T08:00:00.000Z', windowDays: 45, windowIndex: 1, recentReturns: 1, allowedReturns: 3, periodDays: 90, because: 'It can be returned until 2026-04-24.',
    lines: [
      { lineId: order.lines[0].id, sku: 'TEE', title: 'Tee', shipped: 3, returned: 1, returnable: 2, until: '2026-04-24T08:00:00.000Z', shippedAt: '2026-03-10T08:00:00.000Z', deliveredAt: '2026-03-10T08:00:00.000Z', blocked: null, because: '2 units can be returned until 2026-04-24, 45 days after it was delivered on 2026-03-10.' },
      { lineId: order.lines[1].id, sku: 'MUG', title: 'Mug', shipped: 1, returned: 0, returnable: 1, until: '2026-04-24T08:00:00.000Z', shippedAt: '2026-03-10T08:00:00.000Z', deliveredAt: '2026-03-10T08:00:00.000Z', blocked: null, because: '1 unit can be returned until 2026-04-24, 45 days after it was delivered on 2026-03-10.' },
    ],
  });
  await expect(explain('nobody')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
});

test('each block is said in a sentence', async () => {
  const order = await world.delivered([{ sku: 'TEE', quantity: 2, discount: '8.00' }, { sku: 'MUG', quantity: 1 }], { tags: ['Outlet'] });
  await world.policy({ excludedSkus: ['MUG', 'TE*'] });
  expect(await sentences(order.number)).toEqual(['Each of its lines is blocked for a reason of its own.', 'The SKU TEE is excluded by TE*.', 'The SKU MUG is excluded.']);
  await world.policy({ ...NONE, excludedTags: ['outlet'] });
  expect((await sentences(order.number))[1]).toBe('The tag outlet is excluded.');
  await world.policy({ ...NONE, finalSale: { discountPercent: 40 } });
  expect(await sentences(order.number)).toEqual(['It can be returned until 2026-04-09.', 'A discount of 40 % is final sale from 40 % on.', '1 unit can be returned until 2026-04-09, 30 days after it was delivered on 2026-03-10.']);
  await world.policy({ ...NONE, finalSale: { tags: ['OUTLET'], skus: ['MU*'] } });
  expect((await sentences(order.number)).slice(1)).toEqual(['The tag OUTLET is final sale.', 'The SKU MUG is final sale by MU*.']);
  await world.policy(NONE);
  await world.opens(order, [[0, 2], [1, 1]]);
  expect((await sentences(order.number)).slice(1)).toEqual(['All of its 2 units are in returns already.', 'It is in a return already.']);
  await world.policy({ limit: { returns: 1, periodDays: 30 } });
  const other = await world.delivered([{ sku: 'TEE', quantity: 1 }]);
  const reached = 'The customer has opened 2 returns in 30 days, of 1 that the policy allows.';
  expect(await sentences(other.number)).toEqual([reached, reached]);
  world.days(31);
  expect(await sentences(order.number)).toEqual(['The window of 30 days ended on 2026-04-09.', 'Its window of 30 days ended on 2026-04-09; it was delivered on 2026-03-10.', 'Its window of 30 days ended on 2026-04-09; it was delivered on 2026-03-10.']);
  const placed = await world.place([['TEE', 1, 'MI1']]);
  expect(await sentences(placed)).toEqual(['Nothing of the order has left.', 'Nothing of the order has left.']);
  await world.change('cancelOrder', { reference: placed, reason: 'customer' });
  expect(await sentences(placed)).toEqual(['The order was cancelled.', 'The order was cancelled.']);
});

test('the versions of the policy are listed newest first, with their times', async () => {
  const first = await world.policy({ windowDays: 31 });
  world.orders.clock.turn(60_000);
  const second = await world.policy({ windowDays: 32 });
  expect([first.savedAt, second.savedAt]).toEqual(['2026-03-10T08:00:00.000Z', '2026-03-10T08:01:00.000Z']);
  const list = async (variables: object): Promise<any> => (await world.run('query V($first: Int, $after: String) { returnPolicies(first: $first, after: $after) { nodes { version windowDays savedAt } pageInfo { hasNextPage endCursor } } }', variables)).returnPolicies;
  const page = await list({ first: 1 });
  expect(page.nodes).toEqual([{ version: second.version, windowDays: 32, savedAt: '2026-03-10T08:01:00.000Z' }]);
  expect((await list({ first: 1, after: page.pageInfo.endCursor })).nodes).toEqual([{ version: first.version, windowDays: 31, savedAt: '2026-03-10T08:00:00.000Z' }]);
  expect((await world.run('{ returnPolicy { version savedAt } }')).returnPolicy).toEqual({ version: second.version, savedAt: '2026-03-10T08:01:00.000Z' });
});

test('a version that is damaged is left out of the list, and nothing is decided by another in its place', async () => {
  const order = await world.delivered([{ sku: 'TEE', quantity: 1 }]);
  const { version } = await world.policy({ windowDays: 33 });
  const { deps: { database } } = world.orders.subgraph.context({ principal: staff, requestId: 'r-1', via: 'test' }) as OrdersContext;
  const write = (content: string) => database.inTransaction((transaction) => transaction.execute('UPDATE return_policy SET content = ? WHERE company_id = 7 AND version = ?', [content, version]));
  const [{ content } = { content: '' }] = await database.query<{ content: string }>('SELECT content FROM return_policy WHERE company_id = 7 AND version = ?', [version]);
  await write('{');
  const { returnPolicies } = await world.run('{ returnPolicies(first: 2) { nodes { version } } }');
  expect(returnPolicies.nodes.map((one: any) => one.version)).toEqual([version - 1, version - 2]);
  await expect(explain(order.number)).rejects.toMatchObject({ code: 'INTERNAL' });
  for (const damaged of ['"reasons":5', '"fee":null', '"windows":{}', '"limit":[]', '"finalSale":"x"']) {
    await write(`{${damaged}}`);
    await expect(explain(order.number)).rejects.toMatchObject({ code: 'INTERNAL', message: `Version ${String(version)} of the return policy cannot be read: what is stored as its content is damaged` });
  }
  await write(content);
  expect(await sentences(order.number)).toEqual(['It can be returned until 2026-04-12.', '1 unit can be returned until 2026-04-12, 33 days after it was delivered on 2026-03-10.']);
});

test('a change of the policy is tried on an order without being saved, with its fees', async () => {
  const order = await world.delivered([{ sku: 'TEE', quantity: 1 }]);
  const tried = async (change: object, fields = 'until methods resolutions fees { method reasonCode fee { amount currency } }'): Promise<any> =>
    (await world.run(`query E($orderReference: ID!, $change: SaveReturnPolicyInput) { explainReturnable(orderReference: $orderReference, change: $change) { ${fields} } }`, { orderReference: order.number, change })).explainReturnable;
  const change = { windowDays: 60, methods: ['CARRIER_LABEL', 'IN_STORE'], resolutions: ['REFUND'], reasons: [{ code: 'damaged', labels: [{ language: 'en', label: 'Damaged' }] }], fee: '4.90', fees: [{ method: 'IN_STORE', fee: '0' }] };
  expect(await tried(change)).toEqual({ until: '2026-05-09T08:00:00.000Z', methods: ['CARRIER_LABEL', 'IN_STORE'], resolutions: ['REFUND'], fees: [
    { method: 'CARRIER_LABEL', reasonCode: 'damaged', fee: { amount: '4.90', currency: 'EUR' } }, { method: 'IN_STORE', reasonCode: 'damaged', fee: { amount: '0.00', currency: 'EUR' } },
  ] });
  expect((await tried({ windowDays: 0 }, 'blocked until')).until).toBe('2026-03-10T08:00:00.000Z');
  expect((await explain(order.number, 'until')).until).toBe('2026-04-09T08:00:00.000Z');
  await expect(tried({ windowDays: -1 })).rejects.toMatchObject({ code: 'BAD_INPUT' });
});
