import { warehouse } from '../../kit/orders.js';
import { returnsWorld, type ReturnsWorld } from '../../kit/returns.js';

let world: ReturnsWorld;
beforeAll(async () => { world = await returnsWorld(); });
afterAll(() => world.orders.subgraph.close());

test('an unannounced parcel of an unknown order is given its order by staff: its lines count as returned, it is found by the order, and its alert ends', async () => {
  const order = await world.shippedOrder();
  const made = await world.report('registerWarehouseReturn', { lines: [{ sku: 'TEE', quantity: 1, classification: 'SELLABLE' }], orderNumber: 'ghost' }, warehouse(world.milan));
  const alerts = async (type: string): Promise<unknown[]> => (await world.orders.run('query A($type: AlertType) { alerts(first: 500, type: $type) { totalCount nodes { type subject } } }', { type })).alerts.nodes.filter(({ subject }: { subject: string }) => subject === made.id);
  expect([await alerts('RETURN_UNANNOUNCED'), await alerts('ORDER_REJECTED')]).toEqual([[{ type: 'RETURN_UNANNOUNCED', subject: made.id }], []]);
  const match = (orderReference: string, reference = made.number) => world.orders.run('mutation M($input: MatchReturnInput!) { matchReturn(input: $input) { status orderNumber order { number } customer { name } lines { lineId sku quantityReceived } } }', { input: { returnReference: reference, orderReference } });
  const { matchReturn } = await match(order.number);
  expect(matchReturn).toEqual({ status: made.status, orderNumber: order.number, order: { number: order.number }, customer: { name: 'Ada Rossi' }, lines: [{ lineId: order.lines[0].id, sku: 'TEE', quantityReceived: 1 }] });
  expect(await match(order.number)).toEqual({ matchReturn });
  expect(await alerts('RETURN_UNANNOUNCED')).toEqual([]);
  const { returns: { nodes } } = await world.orders.run('query R($filter: ReturnFilter) { returns(filter: $filter, first: 5) { nodes { number } } }', { filter: { search: `${String(made.number)} ${String(order.number)}` } });
  expect(nodes).toEqual([{ number: made.number }]);
  await expect(world.change('announceReturn', { orderReference: order.number, lines: [{ sku: 'TEE', quantity: 2 }] })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  const { recordRefund } = await world.orders.run('mutation R($input: RecordRefundInput!) { recordRefund(input: $input) { order { number } return { number } } }', { input: { reference: order.number, returnReference: made.number, lines: [{ lineId: order.lines[0].id, quantity: 1 }] } });
  expect(recordRefund).toEqual({ order: { number: order.number }, return: { number: made.number } });
  const { order: { timeline } } = await world.orders.run('query T($reference: ID!) { order(reference: $reference) { timeline { type payload } } }', { reference: order.number });
  expect(timeline.find(({ type }: { type: string }) => type === 'return.matched')).toEqual({ type: 'return.matched', payload: { returnId: made.id, returnNumber: made.number, orderId: order.id, orderNumber: order.number, locationId: world.milan, status: 'NOT_COMPLIANT' } });
  const again = { reference: made.number, orderNumber: 'ghost', lines: [{ sku: 'TEE', quantity: 1, classification: 'SELLABLE' }] };
  expect(await world.report('reportWarehouseParcel', again)).toMatchObject({ orderNumber: order.number, lines: [{ lineId: order.lines[0].id, quantityReceived: 1 }] });
  const other = await world.shippedOrder();
  await expect(match(other.number)).rejects.toMatchObject({ code: 'INVALID_STATE', details: { orderNumber: order.number } });
  await expect(match('nobody')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
  await expect(match(order.number, 'R0')).rejects.toMatchObject({ code: 'RETURN_NOT_FOUND' });
});

const arrived = (...lines: readonly (readonly [sku: string, quantity: number])[]) =>
  world.report('registerWarehouseReturn', { lines: lines.map(([sku, quantity]) => ({ sku, quantity, classification: 'SELLABLE' })) }, warehouse(world.milan));
const match = (reference: string, orderReference: string) => world.change('matchReturn', { returnReference: reference, orderReference });

test('no more is matched than was shipped and is in no other return, and something of it must be on the order', async () => {
  const order = await world.shippedOrder([['TEE', 2]]);
  const { number } = await arrived(['TEE', 2]);
  await world.change('announceReturn', { orderReference: order.number, lines: [{ sku: 'TEE', quantity: 1 }] });
  await expect(match(number, order.number)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { orderReference: ['only 1 shipped units of TEE can still be returned'] } });
  const mugs = await world.shippedOrder([['MUG', 1]]);
  await expect(match(number, mugs.number)).rejects.toMatchObject({ code: 'UNKNOWN_ITEM', details: { orderReference: [`no line of ${String(mugs.number)} has an item of the return`] } });
  expect(await world.read(number)).toMatchObject({ orderId: null, lines: [{ lineId: null, quantityReceived: 2 }] });
});

test('what a parcel holds of an order with several lines of an item is spread over them, and what is not of the order stays as it came', async () => {
  const order = await world.shippedOrder([['TEE', 1], ['TEE', 2]]);
  const { number } = await arrived(['TEE', 3], ['BAG', 1]);
  expect((await match(number, order.id)).lines).toMatchObject([
    { lineId: order.lines[0].id, sku: 'TEE', quantityReceived: 1, classification: 'SELLABLE' }, { lineId: order.lines[1].id, sku: 'TEE', quantityReceived: 2 }, { lineId: null, sku: 'BAG', quantityReceived: 1 },
  ]);
});

test('of two parcels matched to the last units of an order at once, one is', async () => {
  const order = await world.shippedOrder([['TEE', 1]]);
  const [one, other] = [await arrived(['TEE', 1]), await arrived(['TEE', 1])];
  const outcomes = await Promise.allSettled([match(one.number, order.number), match(other.number, order.number)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a refund that was recorded before its return had an order is linked to it, once, with an entry in the history and the audit log', async () => {
  const [order, elsewhere] = [await world.shippedOrder([['TEE', 2]]), await world.shippedOrder([['TEE', 1]])];
  const [parcel, stray, foreign] = [await arrived(['TEE', 1]), await arrived(['TEE', 1]), await world.change('announceReturn', { orderReference: elsewhere.number, lines: [{ sku: 'TEE', quantity: 1 }] })];
  const { recordRefund: { id: refundId } } = await world.orders.run('mutation R($input: RecordRefundInput!) { recordRefund(input: $input) { id } }', { input: { reference: order.number, lines: [{ lineId: order.lines[0].id, quantity: 1 }] } });
  const link = (returnReference: string, of = refundId) => world.orders.run('mutation L($input: LinkRefundInput!) { linkRefund(input: $input) { id total { amount } order { number } return { number refunds { id } } } }', { input: { refundId: of, returnReference } });
  await expect(link(parcel.number)).rejects.toMatchObject({ code: 'BAD_INPUT', message: 'The return has no order yet', details: { returnReference: ['has no order yet: matchReturn gives it one'] } });
  for (const { number } of [parcel, stray]) await match(number, order.number);
  await expect(link(foreign.number)).rejects.toMatchObject({ code: 'BAD_INPUT', message: 'The return is of another order', details: { returnReference: ['is a return of another order'] } });
  await expect(link('R0')).rejects.toMatchObject({ code: 'RETURN_NOT_FOUND' });
  await expect(link(parcel.number, '018f0000-0000-7000-8000-00000000dead')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const linked = await link(parcel.number);
  expect(linked).toEqual({ linkRefund: { id: refundId, total: { amount: '10.00' }, order: { number: order.number }, return: { number: parcel.number, refunds: [{ id: refundId }] } } });
  const timeline = async () => (await world.orders.run('query T($reference: ID!) { order(reference: $reference) { timeline { type payload } } }', { reference: order.number })).order.timeline.filter(({ type }: { type: string }) => type === 'refund.linked');
  const changedAt = (await world.read(parcel.number)).updatedAt;
  expect([await timeline(), await link(parcel.id), await timeline(), (await world.read(parcel.number)).updatedAt]).toEqual([[{ type: 'refund.linked', payload: { orderId: order.id, number: order.number, refundId, returnId: parcel.id } }], linked, await timeline(), changedAt]);
  await expect(link(stray.number)).rejects.toMatchObject({ code: 'INVALID_STATE', message: 'The refund belongs to another return already', details: { returnId: parcel.id } });
  const { ordersAuditLog: { nodes } } = await world.orders.run('{ ordersAuditLog(first: 1, filter: { operation: "linkRefund" }) { nodes { subject changes { kind id fields { name before after } } } } }', {});
  expect(nodes).toMatchObject([{ subject: order.id, changes: [{ kind: 'refund', id: refundId, fields: [{ name: 'returnId', before: null, after: parcel.id }] }] }]);
});

test('of two returns that a refund is linked to at once, it belongs to one', async () => {
  const order = await world.shippedOrder([['TEE', 2]]);
  const returns = [await world.change('announceReturn', { orderReference: order.number, lines: [{ sku: 'TEE', quantity: 1 }] }), await world.change('announceReturn', { orderReference: order.number, lines: [{ sku: 'TEE', quantity: 1 }] })];
  const { recordRefund: { id: refundId } } = await world.orders.run('mutation R($input: RecordRefundInput!) { recordRefund(input: $input) { id } }', { input: { reference: order.number, lines: [{ lineId: order.lines[0].id, quantity: 1 }] } });
  const outcomes = await Promise.allSettled(returns.map(({ number }) => world.orders.run('mutation L($input: LinkRefundInput!) { linkRefund(input: $input) { id } }', { input: { refundId, returnReference: number } })));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 'INVALID_STATE' } }]);
});

test('closing a return ends the alert that nobody announced it', async () => {
  const order = await world.shippedOrder();
  const made = await world.report('registerWarehouseReturn', { lines: [{ sku: 'TEE', quantity: 1, classification: 'SELLABLE' }], orderNumber: order.number }, warehouse(world.milan));
  const alerts = async (): Promise<unknown[]> => (await world.orders.run('{ alerts(first: 500) { nodes { type subject } } }', {})).alerts.nodes.filter(({ subject }: { subject: string }) => subject === made.id);
  expect(await alerts()).toEqual([{ type: 'RETURN_UNANNOUNCED', subject: made.id }]);
  await world.change('closeReturn', { reference: made.number });
  expect(await alerts()).toEqual([]);
});
