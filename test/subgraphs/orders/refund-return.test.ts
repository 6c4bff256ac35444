import { system, warehouse } from '../../kit/orders.js';
import { openReturnedOrders, type ReturnedOrders } from '../../kit/returned-orders.js';

let world: ReturnedOrders;
beforeAll(async () => { world = await openReturnedOrders(); });
afterAll(() => world.orders.subgraph.close());
beforeEach(() => world.policy({ refundWhen: 'STAFF', fee: '4.90', refundsShipping: true }));

const SHIPPING = { shipping: { methodCode: 'standard', price: { amount: '6.50', currency: 'EUR' } } };
const alerts = async (number: string): Promise<string[]> => {
  const { id } = await world.one(number, 'id');
  const { alerts: { nodes } } = await world.run('{ alerts(first: 500, type: RETURN_NOT_REFUNDED) { nodes { message about { ... on Return { id } } } } }');
  return nodes.filter(({ about }: { about: { id: string } | null }) => about?.id === id).map(({ message }: { message: string }) => message);
};

test('a return is refunded by its terms: what arrived at what was paid for it, shipping once all of it is there, and its fee once', async () => {
  const order = await world.delivered([{ sku: 'TEE', quantity: 3, price: '10.00', discount: '20.00' }, { sku: 'MUG', quantity: 1 }], SHIPPING);
  const made = await world.opens(order, [[0, 3], [1, 1]]);
  expect(made.refund).toEqual({ estimated: '21.60', fee: '4.90' });
  expect(await world.one(made.number, 'terms { goods { amount } shipping { amount } fee { amount } due { amount currency minorUnits } policyVersion language } exchangeOrder { number } storeCredit { code }')).toEqual({
    terms: { goods: { amount: '20.00' }, shipping: { amount: '6.50' }, fee: { amount: '4.90' }, due: { amount: '21.60', currency: 'EUR', minorUnits: 2160 }, policyVersion: expect.any(Number), language: 'en' }, exchangeOrder: null, storeCredit: null,
  });
  await expect(world.refund({ reference: made.number })).rejects.toMatchObject({ code: 'INVALID_STATE', message: `Nothing of the return ${String(made.number)} is left to refund: no more of it arrived than was refunded` });
  await world.arrives(made.number, [['TEE', 2]]);
  expect(await world.refund({ reference: made.number })).toEqual({
    id: expect.any(String), total: { amount: '1.77' }, fee: { amount: '4.90' }, shipping: { amount: '0.00' }, lines: [{ lineId: order.lines[0].id, quantity: 2, subtotal: { amount: '6.67' } }],
    order: { paymentStatus: 'PARTIALLY_REFUNDED' }, return: { number: made.number },
  });
  await expect(world.refund({ reference: made.number })).rejects.toMatchObject({ code: 'INVALID_STATE' });
  await world.arrives(made.number, [['TEE', 3], ['MUG', 1]]);
  await world.refund({ reference: made.number });
  expect(await world.refunds(made.number)).toEqual(['1.77 = 2 for 6.67 + 0.00 - 4.90', '19.83 = 1 for 3.33 + 1 for 10.00 + 6.50 - 0.00']);
  expect((await world.run('query O($reference: ID!) { order(reference: $reference) { totals { refunded { amount } } paymentStatus } }', { reference: order.number })).order).toEqual({ totals: { refunded: { amount: '21.60' } }, paymentStatus: 'PARTIALLY_REFUNDED' });
});

test('staff name units before they arrive, another shipping, and waive the fee', async () => {
  const order = await world.delivered([{ sku: 'TEE', quantity: 2 }], SHIPPING);
  const { number, token } = await world.opens(order, [[0, 2]]);
  const line = order.lines[0].id;
  const named = (quantity: number, more: object = {}) => world.refund({ reference: number, lines: [{ lineId: line, quantity }], ...more });
  await expect(named(3)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'lines.0.quantity': ['must be 1 to 2'] } });
  await expect(named(1, { shipping: { amount: '6.51', currency: 'EUR' } })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { shipping: ['must be 0 to 6.50 EUR, which is what was paid for shipping and not given back'] } });
  expect((await world.refund({ reference: number, lines: [{ lineId: line, quantity: 1 }] }, { dryRun: true })).total).toEqual({ amount: '5.10' });
  expect(await world.refunds(number)).toEqual([]);
  await named(1, { shipping: { amount: '1.50', currency: 'EUR' }, withoutFee: true });
  await named(1);
  await expect(named(1)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'lines.0.quantity': ['was refunded already'] } });
  expect(await world.refunds(number)).toEqual(['11.50 = 1 for 10.00 + 1.50 - 0.00', '10.00 = 1 for 10.00 + 0.00 - 0.00']);
  const { portalReturn } = await world.run('query P($input: PortalTokenInput!) { portalReturn(input: $input) { refund { shipping fee final } } }', { input: { slug: 'lume', token } }, { principal: system });
  expect(portalReturn.refund).toEqual({ shipping: '1.50', fee: '0.00', final: '21.50' });
});

test('a fee that is higher than what comes back withholds that and no more, and leaves the payment as it is', async () => {
  const order = await world.delivered([{ sku: 'MUG', quantity: 1, price: '3.00' }, { sku: 'TEE', quantity: 1 }]);
  const { number, refund } = await world.opens(order, [[0, 1]]);
  expect(refund).toEqual({ estimated: '0.00', fee: '3.00' });
  await world.arrives(number, [['MUG', 1]]);
  expect(await world.refund({ reference: number })).toMatchObject({ total: { amount: '0.00' }, fee: { amount: '3.00' }, order: { paymentStatus: 'PAID' } });
});

test('a return without order, an exchange and units that were refunded by hand are refused in words', async () => {
  const unpaid = await world.delivered([{ sku: 'TEE', quantity: 1 }]);
  const { number } = await world.opens(unpaid, [[0, 1]]);
  await world.arrives(number, [['TEE', 1]]);
  await world.run('mutation R($input: RecordRefundInput!) { recordRefund(input: $input) { id } }', { input: { reference: unpaid.number, lines: [{ lineId: unpaid.lines[0].id, quantity: 1 }] } });
  await expect(world.refund({ reference: number })).rejects.toMatchObject({ code: 'INVALID_STATE', message: `Nothing of the return ${number as string} is left to refund: no more of it arrived than was refunded` });
  const order = await world.delivered([{ sku: 'TEE', quantity: 1 }]);
  const exchange = await world.run('mutation A($input: AnnounceReturnInput!) { announceReturn(input: $input) { number } }', { input: { orderReference: order.number, resolution: 'EXCHANGE', lines: [{ sku: 'TEE', quantity: 1, exchange: { sku: 'TEE' } }] } });
  await expect(world.refund({ reference: exchange.announceReturn.number })).rejects.toMatchObject({ code: 'INVALID_STATE', message: `The return ${String(exchange.announceReturn.number)} is an exchange: its customer gets the other piece, not money` });
  const stray = await world.run('mutation S($input: RegisterWarehouseReturnInput!) { registerWarehouseReturn(input: $input) { number } }', { input: { lines: [{ sku: 'TEE', quantity: 1 }], orderNumber: 'ghost' } }, { principal: warehouse(world.milan) });
  await expect(world.refund({ reference: stray.registerWarehouseReturn.number })).rejects.toMatchObject({ code: 'INVALID_STATE', message: `The return ${String(stray.registerWarehouseReturn.number)} has no order yet: matchReturn gives it one` });
});

test('of two refunds of a return at once one is recorded', async () => {
  const order = await world.delivered([{ sku: 'TEE', quantity: 2 }]);
  const { number } = await world.opens(order, [[0, 2]]);
  await world.arrives(number, [['TEE', 2]]);
  const outcomes = await Promise.allSettled([world.refund({ reference: number }), world.refund({ reference: number })]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await world.refunds(number)).toEqual(['15.10 = 2 for 20.00 + 0.00 - 4.90']);
});

test('a return that staff announced is refunded without a fee', async () => {
  const order = await world.delivered([{ sku: 'TEE', quantity: 1 }], SHIPPING);
  const { announceReturn: { number } } = await world.run('mutation A($input: AnnounceReturnInput!) { announceReturn(input: $input) { number terms { language } } }', { input: { orderReference: order.number, lines: [{ sku: 'TEE', quantity: 1 }] } });
  await world.policy({ refundWhen: 'COMPLIANT' });
  await world.arrives(number, [['TEE', 1]]);
  expect(await world.refunds(number)).toEqual([]);
  await world.refund({ reference: number });
  expect(await world.refunds(number)).toEqual(['10.00 = 1 for 10.00 + 0.00 - 0.00']);
});

test('where the policy says so a compliant return is refunded with the report of its warehouse, once, by the policy it was opened with', async () => {
  await world.policy({ refundWhen: 'COMPLIANT' });
  const order = await world.delivered([{ sku: 'TEE', quantity: 2 }]);
  const { number, token } = await world.opens(order, [[0, 1], [0, 1]]);
  await world.policy({ refundWhen: 'STAFF', fee: '0' });
  await world.inTransit(number);
  expect(await world.refunds(number)).toEqual([]);
  await world.arrives(number, [['TEE', 1]]);
  expect([(await world.one(number, 'status')).status, await world.refunds(number)]).toEqual(['NOT_COMPLIANT', []]);
  const { return: { updatedAt } } = await world.run('query R($reference: ID!) { return(reference: $reference) { updatedAt } }', { reference: number });
  world.orders.clock.turn(1000);
  await world.arrives(number, [['TEE', 2]]);
  expect(await world.one(number, 'status updatedAt')).toEqual({ status: 'COMPLIANT', updatedAt: expect.not.stringMatching(updatedAt) });
  expect(await world.refunds(number)).toEqual(['15.10 = 2 for 20.00 + 0.00 - 4.90']);
  await world.arrives(number, [['TEE', 2, 'DAMAGED']]);
  await world.arrives(number, [['TEE', 2]]);
  expect(await world.refunds(number)).toHaveLength(1);
  const { portalReturn } = await world.run('query P($input: PortalTokenInput!) { portalReturn(input: $input) { refund { estimated fee final currency } } }', { input: { slug: 'lume', token } }, { principal: system });
  expect(portalReturn.refund).toEqual({ estimated: '15.10', fee: '4.90', final: '15.10', currency: 'EUR' });
  const history = await world.history(order.number);
  expect(history.filter((type) => type === 'refund.recorded' || type === 'order.payment_changed')).toEqual(['refund.recorded', 'order.payment_changed']);
});

test('where the policy refunds at the first scan what is expected is refunded then, else once the return is compliant', async () => {
  await world.policy({ refundWhen: 'FIRST_SCAN' });
  const order = await world.delivered([{ sku: 'TEE', quantity: 2 }], SHIPPING);
  const first = await world.opens(order, [[0, 1]]);
  await world.inTransit(first.number);
  expect(await world.refunds(first.number)).toEqual(['5.10 = 1 for 10.00 + 0.00 - 4.90']);
  const second = await world.opens(order, [[0, 1]]);
  await world.arrives(first.number, [['TEE', 1]]);
  await world.arrives(second.number, [['TEE', 1]]);
  expect([await world.refunds(first.number), await world.refunds(second.number)]).toEqual([['5.10 = 1 for 10.00 + 0.00 - 4.90'], ['11.60 = 1 for 10.00 + 6.50 - 4.90']]);
});

test('a report of a warehouse stands where its refund cannot be made: staff are alerted, until they refund or close the return', async () => {
  await world.policy({ refundWhen: 'COMPLIANT' });
  const order = await world.delivered([{ sku: 'TEE', quantity: 1 }]);
  const { number } = await world.opens(order, [[0, 1]]);
  await world.run('mutation R($input: RecordRefundInput!) { recordRefund(input: $input) { id } }', { input: { reference: order.number, lines: [{ lineId: order.lines[0].id, quantity: 1 }] } });
  await world.arrives(number, [['TEE', 1]]);
  expect([(await world.one(number, 'status')).status, await world.refunds(number), await alerts(number)]).toEqual([
    'COMPLIANT', [], [`The refund of the return ${number as string} could not be made: Nothing of the return ${number as string} is left to refund: no more of it arrived than was refunded`],
  ]);
  await world.run('mutation C($input: ReturnReferenceInput!) { closeReturn(input: $input) { id } }', { input: { reference: number } });
  expect(await alerts(number)).toEqual([]);
});

test('shipping is given back only while all of the order is in returns: not beside one that was cancelled, but with the last that comes', async () => {
  const order = await world.delivered([{ sku: 'TEE', quantity: 1 }, { sku: 'MUG', quantity: 1 }], SHIPPING);
  const first = await world.opens(order, [[0, 1]]);
  const second = await world.opens(order, [[1, 1]]);
  expect([first.refund.estimated, second.refund.estimated]).toEqual(['5.10', '11.60']);
  await world.run('mutation C($input: CancelReturnInput!) { cancelReturn(input: $input) { id } }', { input: { reference: first.number } });
  await world.arrives(second.number, [['MUG', 1]]);
  await world.refund({ reference: second.number });
  const third = await world.opens(order, [[0, 1]]);
  await world.arrives(third.number, [['TEE', 1]]);
  await world.refund({ reference: third.number });
  expect([await world.refunds(second.number), await world.refunds(third.number)]).toEqual([['5.10 = 1 for 10.00 + 0.00 - 4.90'], ['11.60 = 1 for 10.00 + 6.50 - 4.90']]);
});
