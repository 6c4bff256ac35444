import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { staff, system } from '../../kit/orders.js';
import { openReturnedOrders, type ReturnedOrders } from '../../kit/returned-orders.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let world: ReturnedOrders;
beforeAll(async () => { world = await openReturnedOrders(); });
afterAll(() => world.orders.subgraph.close());
beforeEach(() => world.policy({ fee: '4.90', refundsShipping: true, creditDays: 365 }));

const CREDIT = { resolution: 'STORE_CREDIT' };
const CODE = /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/;
const creditOf = async (number: string) => (await world.one(number, 'storeCredit { id code amount { amount currency } issuedAt expiresAt return { number } order { number } }')).storeCredit;
const issue = async (returnReference: string) => (await world.run('mutation I($input: IssueStoreCreditInput!) { issueStoreCredit(input: $input) { id code amount { amount } } }', { input: { returnReference } })).issueStoreCredit;
const list = async (variables: object): Promise<any> => (await world.run('query S($filter: StoreCreditFilterInput, $first: Int, $after: String) { storeCredits(filter: $filter, first: $first, after: $after) { nodes { id code } pageInfo { hasNextPage endCursor } } }', variables)).storeCredits;

test('a compliant return for a store credit gets one for all of it, without the fee, that ends after the days of the policy it was opened with', async () => {
  await world.policy({ creditDays: 90 });
  const order = await world.delivered([{ sku: 'TEE', quantity: 3, discount: '20.00' }], { shipping: { methodCode: 'standard', price: { amount: '6.50', currency: 'EUR' } } });
  const made = await world.opens(order, [[0, 3]], CREDIT);
  expect(made.refund).toEqual({ estimated: '16.50', fee: '0.00' });
  await world.policy({ creditDays: 1 });
  await world.inTransit(made.number);
  expect(await creditOf(made.number)).toBeNull();
  world.orders.clock.set('2026-03-20T10:00:00.000Z');
  await world.arrives(made.number, [['TEE', 3]]);
  expect(await creditOf(made.number)).toEqual({
    id: expect.any(String), code: expect.stringMatching(CODE), amount: { amount: '16.50', currency: 'EUR' }, issuedAt: '2026-03-20T10:00:00.000Z', expiresAt: '2026-06-18T10:00:00.000Z',
    return: { number: made.number }, order: { number: order.number },
  });
  const { order: { timeline } } = await world.run('query T($reference: ID!) { order(reference: $reference) { timeline { type payload } } }', { reference: order.number });
  const { code, id } = await creditOf(made.number);
  const issued = timeline.filter(({ type }: { type: string }) => type === 'store_credit.issued');
  expect(issued).toEqual([{ type: 'store_credit.issued', payload: { returnId: expect.any(String), returnNumber: made.number, orderId: order.id, orderNumber: order.number, creditId: id, amountMinor: 1650, currency: 'EUR', expiresAt: '2026-06-18T10:00:00.000Z' } }]);
  expect(JSON.stringify(timeline)).not.toContain(code);
});

test('a return has one credit, whoever asks for it, and no refund beside it', async () => {
  const order = await world.delivered([{ sku: 'TEE', quantity: 2 }]);
  const { number } = await world.opens(order, [[0, 2]], CREDIT);
  await expect(issue(number)).rejects.toMatchObject({ code: 'INVALID_STATE', message: `Nothing of the return ${number as string} arrived that nothing was given back for` });
  await world.arrives(number, [['TEE', 1]]);
  expect(await creditOf(number)).toBeNull();
  const [one, other] = await Promise.all([issue(number), issue(number)]);
  expect([one, other]).toEqual([{ id: expect.any(String), code: one.code, amount: { amount: '10.00' } }, one]);
  await world.arrives(number, [['TEE', 2]]);
  expect((await creditOf(number)).amount.amount).toBe('10.00');
  await expect(world.refund({ reference: number })).rejects.toMatchObject({ code: 'INVALID_STATE', message: `The return ${number as string} has a store credit already` });
});

test('a return for a refund gets no credit, nor one that was refunded', async () => {
  const order = await world.delivered([{ sku: 'TEE', quantity: 2 }]);
  const refunded = await world.opens(order, [[0, 1]], CREDIT);
  await world.arrives(refunded.number, [['TEE', 1, 'DAMAGED']]);
  await world.refund({ reference: refunded.number });
  await expect(issue(refunded.number)).rejects.toMatchObject({ code: 'INVALID_STATE', message: `The return ${String(refunded.number)} was refunded already` });
  await world.arrives(refunded.number, [['TEE', 1]]);
  expect([(await world.one(refunded.number, 'status')).status, await creditOf(refunded.number)]).toEqual(['COMPLIANT', null]);
  const { number } = await world.opens(order, [[0, 1]]);
  await world.arrives(number, [['TEE', 1]]);
  await expect(issue(number)).rejects.toMatchObject({ code: 'INVALID_STATE', message: `The return ${number as string} is not for a store credit` });
});

test('credits and refunds of a line add up to what was paid for it', async () => {
  const order = await world.delivered([{ sku: 'TEE', quantity: 3, discount: '20.00' }]);
  const amounts: string[] = [];
  for (const resolution of ['REFUND', 'STORE_CREDIT', 'REFUND']) {
    const { number } = await world.opens(order, [[0, 1]], { resolution });
    await world.arrives(number, [['TEE', 1]]);
    amounts.push(resolution === 'REFUND' ? (await world.refund({ reference: number, withoutFee: true })).total.amount : (await creditOf(number)).amount.amount);
  }
  expect(amounts).toEqual(['3.33', '3.34', '3.33']);
});

test('credits are listed newest first, and found by address and code as people type them', async () => {
  const made: string[] = [];
  for (const email of ['ada@list.test', 'bob@list.test', 'ada@list.test']) {
    const order = await world.delivered([{ sku: 'MUG', quantity: 1 }]);
    const { deps: { database } } = world.orders.subgraph.context({ principal: staff, requestId: 'r-1', via: 'test' }) as OrdersContext;
    const { number } = await world.opens(order, [[0, 1]], CREDIT);
    await world.arrives(number, [['MUG', 1]]);
    const { id, code } = await creditOf(number);
    await database.inTransaction((transaction) => transaction.execute('UPDATE store_credit SET email = ? WHERE company_id = 7 AND id = ?', [email, id]));
    made.push(code);
    world.orders.clock.turn(1000);
  }
  const ada = await list({ filter: { email: ' ADA@list.test ' }, first: 1 });
  expect([ada.nodes.map(({ code }: any) => code), ada.pageInfo.hasNextPage]).toEqual([[made[2]], true]);
  expect((await list({ filter: { email: 'ada@list.test' }, first: 1, after: ada.pageInfo.endCursor })).nodes.map(({ code }: any) => code)).toEqual([made[0]]);
  expect((await list({ filter: { code: made[1]?.toLowerCase().replaceAll('-', ' ') } })).nodes.map(({ code }: any) => code)).toEqual([made[1]]);
  await expect(list({ filter: { email: 'bob@list.test' }, first: 1, after: ada.pageInfo.endCursor })).rejects.toMatchObject({ code: 'BAD_CURSOR' });
});

test('an erased customer is gone from credits, and what they wrote from returns, of which amounts and reasons stay', async () => {
  const order = await world.delivered([{ sku: 'TEE', quantity: 1 }], { customer: { name: 'Eve', email: 'eve@gone.test' } });
  const { portalLookup: { session } } = await world.run('query L($input: PortalLookupInput!) { portalLookup(input: $input) { session } }', { input: { slug: 'lume', order: order.number, verifier: 'eve@gone.test' } }, { principal: system });
  const { createPortalReturn: { return: { number } } } = await world.run('mutation C($input: CreatePortalReturnInput!) { createPortalReturn(input: $input) { return { number } } }',
    { input: { slug: 'lume', session, ...CREDIT, method: 'CARRIER_LABEL', note: 'Eve at the second floor', lines: [{ lineId: order.lines[0].id, quantity: 1, reason: 'other', comment: 'I am Eve, 180 cm tall' }] } }, { principal: system });
  await world.arrives(number, [['TEE', 1]]);
  await world.run('mutation C($input: ReturnReferenceInput!) { closeReturn(input: $input) { id } }', { input: { reference: number } });
  const { code } = await creditOf(number);
  const found = async () => (await list({ filter: { email: 'eve@gone.test' } })).nodes.length;
  expect(await found()).toBe(1);
  const { exportCustomer } = await world.run('{ exportCustomer(email: "eve@gone.test") }');
  expect(exportCustomer.orders[0].storeCredits).toMatchObject([{ code, email: 'eve@gone.test', amountMinor: 1000 }]);
  await world.run('mutation E($input: EraseCustomerInput!) { eraseCustomer(input: $input) { returnCount } }', { input: { email: 'eve@gone.test' } });
  expect([await found(), await creditOf(number), await world.one(number, 'notes lines { reason reasonCode note }')]).toEqual([0, expect.objectContaining({ code }), { notes: null, lines: [{ reason: null, reasonCode: 'other', note: null }] }]);
});
