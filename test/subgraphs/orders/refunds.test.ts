import { openShop, type Shop } from '../../kit/shop.js';

let shop: Shop;
beforeAll(async () => { shop = await openShop(); });
afterAll(() => shop.orders.subgraph.close());

const automatic = (on: boolean) => shop.orders.run('mutation Auto($on: Boolean!) { setAutomaticRefunds(automatic: $on) }', { on });
const accepted = async (quantity: number): Promise<string> => {
  const number = await shop.place([['TEE', quantity, 'MI1']]);
  await shop.report('acceptFulfillmentOrder', { reference: number });
  return number;
};
const pick = (reference: string, quantity: number) => shop.report('reportPicking', { reference, lines: [{ sku: 'TEE', quantity }] });
const refunds = async (reference: string): Promise<string[]> => (await shop.read(reference)).refunds.map(({ total, lines }: { total: { amount: string }; lines: { quantity: number }[] }) => `${String(lines[0]?.quantity)} for ${total.amount}`);
const alerts = async (reference: string): Promise<string[]> => (await shop.alerts((await shop.read(reference)).id)).toReversed();

test('only newly missing units are refunded; units found again are flagged and no refund is reversed', async () => {
  await automatic(true);
  const number = await accepted(3);
  await pick(number, 1);
  expect([await refunds(number), await alerts(number)]).toEqual([['2 for 20.00'], ['MISSING_PIECES']]);
  shop.orders.clock.turn(1000);
  await pick(number, 2);
  expect([await refunds(number), await alerts(number)]).toEqual([['2 for 20.00'], ['MISSING_PIECES', 'PICKING_CORRECTED']]);
  shop.orders.clock.turn(1000);
  await pick(number, 0);
  expect([await refunds(number), await alerts(number)]).toEqual([['2 for 20.00', '1 for 10.00'], ['MISSING_PIECES', 'PICKING_CORRECTED', 'MISSING_PIECES']]);
  expect((await shop.read(number)).paymentStatus).toBe('REFUNDED');
});

test('the same report again refunds nothing and raises no alert', async () => {
  const number = await accepted(2);
  await pick(number, 1);
  shop.orders.clock.turn(1000);
  await pick(number, 1);
  expect([await refunds(number), await alerts(number), (await shop.history(number)).filter((type) => type === 'refund.recorded')]).toEqual([['1 for 10.00'], ['MISSING_PIECES'], ['refund.recorded']]);
});

test('a short-closed fulfillment order has the rest refunded once', async () => {
  const number = await accepted(3);
  await pick(number, 2);
  shop.orders.clock.turn(1000);
  await shop.report('shortCloseFulfillmentOrder', { reference: number, reasonCode: 'DAMAGED' });
  await expect(shop.report('shortCloseFulfillmentOrder', { reference: number })).rejects.toMatchObject({ code: 'INVALID_STATE' });
  expect([await refunds(number), await alerts(number)]).toEqual([['1 for 10.00', '2 for 20.00'], ['MISSING_PIECES', 'WAREHOUSE_GAVE_UP']]);
});

test('without automatic refunds the merchant is alerted and decides', async () => {
  const isOn = () => shop.orders.run('{ automaticRefunds }', {});
  expect(await isOn()).toEqual({ automaticRefunds: true });
  await automatic(false);
  expect(await isOn()).toEqual({ automaticRefunds: false });
  const number = await accepted(2);
  await pick(number, 1);
  expect([await refunds(number), await alerts(number), (await shop.read(number)).paymentStatus]).toEqual([[], ['MISSING_PIECES'], 'PAID']);
  await automatic(true);
  await pick(number, 1);
  expect(await refunds(number)).toEqual(['1 for 10.00']);
});

test('a confirmed cancellation refunds nothing by itself', async () => {
  const number = await accepted(2);
  await shop.change('cancelOrder', { reference: number, reason: 'customer' });
  await shop.report('shortCloseFulfillmentOrder', { reference: number });
  expect([await refunds(number), (await shop.read(number)).status]).toEqual([[], 'CANCELLED']);
});

test('of several refunds only those that change the payment status publish that it changed', async () => {
  const number = await accepted(3);
  const { lines: [line] } = await shop.read(number);
  const published: number[] = [];
  for (const _refund of ['the first', 'another part', 'the rest']) {
    await shop.orders.run('mutation F($input: RecordRefundInput!) { recordRefund(input: $input) { id } }', { input: { reference: number, lines: [{ lineId: line.id, quantity: 1 }] } });
    published.push((await shop.history(number)).filter((type) => type === 'order.payment_changed').length);
  }
  expect([published, (await shop.read(number)).paymentStatus]).toEqual([[1, 1, 2], 'REFUNDED']);
});

test('nothing is given back of what was never paid', async () => {
  const number = await shop.place([['TEE', 1, 'MI1']], { paymentStatus: 'PENDING' });
  const { lines: [line] } = await shop.read(number);
  const refund = () => shop.orders.run('mutation F($input: RecordRefundInput!) { recordRefund(input: $input) { total { amount } } }', { input: { reference: number, lines: [{ lineId: line.id, quantity: 1 }] } });
  await expect(refund()).rejects.toMatchObject({
    code: 'INVALID_STATE', message: 'Nothing was paid for this order, its payment is pending: record the payment first with setPaymentStatus', details: { paymentStatus: 'pending' },
  });
  await shop.change('setPaymentStatus', { reference: number, paymentStatus: 'PAID' });
  expect(await refund()).toEqual({ recordRefund: { total: { amount: '10.00' } } });
});

test('a refund that leaves nothing of the payment takes what no warehouse accepted out of its queue, as setting the payment does, and a dry run says so', async () => {
  const number = await shop.place([['TEE', 1, 'MI1'], ['MUG', 1, 'LY1']]);
  await shop.report('acceptFulfillmentOrder', { reference: number });
  const { lines } = await shop.read(number);
  const record = (dryRun: boolean) => shop.orders.run(
    `mutation R($input: RecordRefundInput!, $dryRun: Boolean) { recordRefund(input: $input, dryRun: $dryRun) { order { paymentStatus waitingFor fulfillmentOrders { status location { code } } } } }`,
    { input: { reference: number, lines: lines.map(({ id }: { id: string }) => ({ lineId: id, quantity: 1 })) }, dryRun });
  const refunded = { paymentStatus: 'REFUNDED', waitingFor: ['payment'], fulfillmentOrders: [{ status: 'ACCEPTED', location: { code: 'MI1' } }, { status: 'NOT_READY', location: { code: 'LY1' } }] };
  expect((await record(true)).recordRefund.order).toEqual(refunded);
  expect((await shop.read(number)).paymentStatus).toBe('PAID');
  expect((await record(false)).recordRefund.order).toEqual(refunded);
  expect((await shop.history(number)).filter((type) => ['refund.recorded', 'order.payment_changed', 'fulfillment.withdrawn'].includes(type)).toSorted()).toEqual(['fulfillment.withdrawn', 'order.payment_changed', 'refund.recorded']);
  await expect(shop.report('acceptFulfillmentOrder', { reference: number }, shop.lyon)).rejects.toMatchObject({ code: 'ORDER_NOT_READY' });
});

test('missing units that were given back by hand are not given back again', async () => {
  await automatic(true);
  const number = await accepted(2);
  const { lines } = await shop.read(number);
  await shop.orders.run('mutation R($input: RecordRefundInput!) { recordRefund(input: $input) { id } }', { input: { reference: number, lines: [{ lineId: lines[0].id, quantity: 2 }] } });
  await pick(number, 0);
  expect(await refunds(number)).toEqual(['2 for 20.00']);
});

test('an automatic refund that leaves nothing of the payment takes the rest of the order out of its queue', async () => {
  const number = await shop.place([['TEE', 1, 'MI1'], ['MUG', 1, 'LY1']]);
  const { lines } = await shop.read(number);
  await shop.orders.run('mutation R($input: RecordRefundInput!) { recordRefund(input: $input) { id } }', { input: { reference: number, lines: [{ lineId: lines.find(({ sku }: { sku: string }) => sku === 'MUG').id, quantity: 1 }] } });
  await shop.report('acceptFulfillmentOrder', { reference: number });
  await pick(number, 0);
  expect(await shop.read(number)).toMatchObject({ paymentStatus: 'REFUNDED', fulfillmentOrders: [{ status: 'PROCESSED' }, { status: 'NOT_READY' }] });
});

test('the alert of a corrected picking says how many units were found', async () => {
  await automatic(true);
  const number = await accepted(2);
  await pick(number, 1);
  shop.orders.clock.turn(1000);
  await pick(number, 2);
  const { alerts: { nodes } } = await shop.orders.run('{ alerts(first: 1, type: PICKING_CORRECTED) { nodes { message } } }', {});
  expect(nodes).toEqual([{ message: `Order ${number}: the warehouse found units the customer was already refunded for: TEE (1 found)` }]);
});

test('a picking that corrects nothing, or is short of more, raises no alert of a correction, though the customer was given back more than is missing', async () => {
  await automatic(true);
  const number = await accepted(3);
  const corrections = async () => (await shop.orders.run('{ alerts(first: 50, type: PICKING_CORRECTED) { nodes { id message } } }', {})).alerts.nodes.filter(({ message }: { message: string }) => message.includes(number));
  for (const units of [0, 2]) {
    shop.orders.clock.turn(1000);
    await pick(number, units);
  }
  const raised = await corrections();
  expect(raised).toHaveLength(1);
  for (const units of [2, 1]) {
    shop.orders.clock.turn(1000);
    await pick(number, units);
    expect(await corrections()).toEqual(raised);
  }
});
