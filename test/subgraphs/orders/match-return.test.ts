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
  const other = await world.shippedOrder();
  await expect(match(other.number)).rejects.toMatchObject({ code: 'INVALID_STATE', details: { orderNumber: order.number } });
  await expect(match('nobody')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
  await expect(match(order.number, 'R0')).rejects.toMatchObject({ code: 'RETURN_NOT_FOUND' });
});
