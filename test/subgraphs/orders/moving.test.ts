import { testOrders, type TestOrders } from '../../kit/orders.js';
import { routedOrders, type RoutedOrders } from '../../kit/routed-orders.js';

let orders: TestOrders;
let world: RoutedOrders;

beforeAll(async () => {
  orders = await testOrders();
});

beforeEach(async () => {
  world = await routedOrders(orders);
});

afterAll(() => orders.subgraph.close());

const run: RoutedOrders['run'] = (operation, variables, as) => world.run(operation, variables, as);
const reroute = (fulfillmentOrderId: string, locationCode?: string) => world.change('rerouteFulfillmentOrder', 'RerouteFulfillmentOrderInput', { fulfillmentOrderId, locationCode });
const split = (fulfillmentOrderId: string, locationCode: string, ...lines: object[]) => world.change('splitFulfillmentOrder', 'SplitFulfillmentOrderInput', { fulfillmentOrderId, locationCode, lines });
const byWarehouse = (code: string, name: string, input: object) =>
  run(`mutation Work($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { status } }`, { input }, code);
const listed = async (code: string, status: string): Promise<object[]> =>
  (await run('query List($status: WarehouseOrderList!) { warehouseOrders(status: $status) { nodes { number status lines { sku quantityOrdered } cancellation { requestedBy } } } }', { status }, code)).warehouseOrders.nodes;
const timeline = async (reference: string): Promise<string[]> =>
  (await run('query Order($reference: ID!) { order(reference: $reference) { timeline { type } } }', { reference })).order.timeline.map(({ type }: { type: string }) => type);
const onlyFulfillmentOrder = async (reference: string) => {
  const [fulfillmentOrder] = await world.fulfillmentOrders(reference);
  if (!fulfillmentOrder) throw new Error('The order has no part');
  return fulfillmentOrder;
};
const lineOf = (fulfillmentOrder: { lines: { lineId: string; sku: string }[] }, sku: string) => fulfillmentOrder.lines.find((line) => line.sku === sku)?.lineId;

describe('a rerouted fulfillment order', () => {
  test('moves whole, with its reservations, and its old warehouse reads it as cancelled with no units', async () => {
    await world.stock('MI1', { TEE: 5 });
    await world.stock('LY1', { TEE: 5 });
    const { number } = await world.place({ TEE: 3 });
    const { id } = await onlyFulfillmentOrder(number);
    expect(await reroute(id, 'LY1')).toMatchObject({ status: 'IN_FULFILLMENT', parts: ['MI1 CANCELLED: ', 'LY1 TO_FULFILL: TEE 3'] });
    expect(await world.positions('TEE')).toEqual(['LY1: 3 of 5', 'MI1: 0 of 5']);
    expect(await listed('MI1', 'TO_FULFILL')).toEqual([]);
    expect(await listed('MI1', 'CANCELLED')).toEqual([{ number, status: 'CANCELLED', lines: [], cancellation: { requestedBy: 'merchant' } }]);
    expect(await listed('LY1', 'TO_FULFILL')).toEqual([{ number, status: 'TO_FULFILL', lines: [{ sku: 'TEE', quantityOrdered: 3 }], cancellation: null }]);
    await expect(byWarehouse('MI1', 'acceptFulfillmentOrder', { reference: number })).rejects.toMatchObject({ code: 'ORDER_CANCELLED' });
    expect(await timeline(number)).toEqual(['order.placed', 'fulfillment.ready', 'fulfillment.moved', 'fulfillment.ready', 'fulfillment.cancelled']);
    const { order } = await run('query Order($reference: ID!) { order(reference: $reference) { lines { quantity quantityCancelled } } }', { reference: number });
    expect(order.lines).toEqual([{ quantity: 3, quantityCancelled: 0 }]);
  });

  test('comes back as a new fulfillment order, which its warehouse then finds', async () => {
    const { number } = await world.place({ TEE: 1 });
    await reroute((await onlyFulfillmentOrder(number)).id, 'LY1');
    const there = (await world.fulfillmentOrders(number)).find(({ location }) => location.code === 'LY1');
    expect((await reroute(there?.id ?? '', 'MI1')).parts).toEqual(['MI1 CANCELLED: ', 'LY1 CANCELLED: ', 'MI1 TO_FULFILL: TEE 1']);
    expect(await byWarehouse('MI1', 'acceptFulfillmentOrder', { reference: number })).toEqual({ acceptFulfillmentOrder: { status: 'ACCEPTED' } });
  });

  test('joins the fulfillment order of its new location if that is not accepted yet', async () => {
    const { number } = await world.place({ TEE: 2, MUG: 2 });
    const whole = await onlyFulfillmentOrder(number);
    await split(whole.id, 'LY1', { lineId: lineOf(whole, 'MUG') }, { lineId: lineOf(whole, 'TEE'), quantity: 1 });
    expect((await world.read(number)).parts).toEqual(['MI1 TO_FULFILL: TEE 1', 'LY1 TO_FULFILL: TEE 1, MUG 2']);
    expect((await reroute(whole.id, 'LY1')).parts).toEqual(['MI1 CANCELLED: ', 'LY1 TO_FULFILL: TEE 2, MUG 2']);
    expect(await world.positions('TEE')).toEqual(['LY1: 2 of 0', 'MI1: 0 of 0']);
  });

  test('does not move to a location that accepted or rejected the order: a warehouse identifies its fulfillment order by the order number', async () => {
    const { number } = await world.place({ TEE: 2, MUG: 2 });
    const whole = await onlyFulfillmentOrder(number);
    await split(whole.id, 'LY1', { lineId: lineOf(whole, 'MUG') });
    await byWarehouse('LY1', 'acceptFulfillmentOrder', { reference: number });
    await expect(reroute(whole.id, 'LY1')).rejects.toMatchObject({ code: 'INVALID_STATE', message: 'LY1 has another open fulfillment order of this order' });
    await byWarehouse('MI1', 'rejectFulfillmentOrder', { reference: number, reasonCode: 'NO_STOCK' });
    expect((await reroute(whole.id)).parts).toEqual(['MI1 CANCELLED: ', 'LY1 ACCEPTED: MUG 2', 'RM1 TO_FULFILL: TEE 2']);
  });

  test('without a location goes where routing says among the other locations, and is refused with what each lacks where none can take it', async () => {
    await world.stock('MI1', { TEE: 5 });
    await world.stock('LY1', { TEE: 5 });
    const { number } = await world.place({ TEE: 5 });
    const { id } = await onlyFulfillmentOrder(number);
    expect((await reroute(id)).parts).toEqual(['MI1 CANCELLED: ', 'LY1 TO_FULFILL: TEE 5']);
    const [, there] = await world.fulfillmentOrders(number);
    await world.stock('MI1', { TEE: 1 });
    const missing = (locationCode: string, available: number) => ({ locationCode, sku: 'TEE', quantity: 5, available, missing: 5 - available });
    await expect(reroute(there?.id ?? '')).rejects.toMatchObject({ code: 'INVALID_STATE', details: { status: 'to_fulfill', short: [missing('MI1', 1), missing('RM1', 0)] } });
    await expect(reroute(there?.id ?? '', 'LY1')).rejects.toMatchObject({ code: 'BAD_INPUT', details: { locationCode: ['must be another location'] } });
  });

  test('waits for what its order waits for', async () => {
    const { number } = await world.place({ TEE: 1 }, { paymentStatus: 'PENDING' });
    expect(await reroute((await onlyFulfillmentOrder(number)).id, 'LY1')).toMatchObject({ status: 'RECEIVED', parts: ['MI1 CANCELLED: ', 'LY1 NOT_READY: TEE 1'] });
    expect(await listed('MI1', 'CANCELLED')).toEqual([]);
  });

  test('is ready if its order\'s customs documents exist already', async () => {
    const [ready, waiting] = [await world.place({ TEE: 1 }, { externalDocuments: true }), await world.place({ TEE: 1 }, { externalDocuments: true })];
    await run('mutation Publish($input: PublishDocumentInput!) { publishDocument(input: $input) { id } }', {
      input: { reference: ready.number, type: 'CUSTOMS', position: 'EXTERNAL', filename: 'customs.pdf', contentType: 'application/pdf', contentBase64: Buffer.from('%PDF-1.4').toString('base64') },
    });
    expect((await reroute((await onlyFulfillmentOrder(ready.number)).id, 'LY1')).parts).toEqual(['MI1 CANCELLED: ', 'LY1 TO_FULFILL: TEE 1']);
    expect((await reroute((await onlyFulfillmentOrder(waiting.number)).id, 'LY1')).parts).toEqual(['MI1 CANCELLED: ', 'LY1 NOT_READY: TEE 1']);
  });

  test('stays where no other location has stock, or once it was accepted', async () => {
    await world.stock('MI1', { TEE: 5 });
    await world.stock('LY1', { TEE: 1 });
    const { number } = await world.place({ TEE: 2 });
    const { id } = await onlyFulfillmentOrder(number);
    await expect(reroute(id, 'LY1')).rejects.toMatchObject({ code: 'INVALID_STATE', details: { short: [{ sku: 'TEE', quantity: 2, available: 1, missing: 1 }] } });
    await expect(reroute(id, 'XX9')).rejects.toMatchObject({ code: 'BAD_INPUT', details: { locationCode: ['no active location has the code XX9'] } });
    await expect(reroute('018f0000-0000-7000-8000-00000000dead', 'LY1')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await byWarehouse('MI1', 'acceptFulfillmentOrder', { reference: number });
    await expect(reroute(id, 'LY1')).rejects.toMatchObject({ code: 'INVALID_STATE', details: { status: 'accepted' } });
    expect(await world.positions('TEE')).toEqual(['LY1: 0 of 1', 'MI1: 0 of 5']);
  });

  test('racing its acceptance is moved or accepted, never both', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const { number } = await world.place({ TEE: 1 });
      const { id } = await onlyFulfillmentOrder(number);
      await Promise.allSettled([byWarehouse('MI1', 'acceptFulfillmentOrder', { reference: number }), reroute(id, 'LY1')]);
      expect([['MI1 ACCEPTED: TEE 1'], ['MI1 CANCELLED: ', 'LY1 TO_FULFILL: TEE 1']]).toContainEqual((await world.read(number)).parts);
    }
  });
});

describe('a split fulfillment order', () => {
  test('is named by the number of its order where only one can move, and so is one that is rerouted', async () => {
    const { number } = await world.place({ TEE: 2 });
    const lineId = lineOf(await onlyFulfillmentOrder(number), 'TEE');
    expect((await split(number, 'LY1', { lineId, quantity: 1 })).parts).toEqual(['MI1 TO_FULFILL: TEE 1', 'LY1 TO_FULFILL: TEE 1']);
    await expect(reroute(number, 'RM1')).rejects.toMatchObject({ code: 'BAD_INPUT', message: 'Several fulfillment orders of this order can move' });
    await byWarehouse('MI1', 'acceptFulfillmentOrder', { reference: number });
    expect((await reroute(number.slice(1), 'RM1')).parts).toEqual(['MI1 ACCEPTED: TEE 1', 'LY1 CANCELLED: ', 'RM1 TO_FULFILL: TEE 1']);
  });

  test('moves lines or units and keeps the rest; nothing counts as cancelled', async () => {
    const { number } = await world.place({ TEE: 5, MUG: 1 });
    const whole = await onlyFulfillmentOrder(number);
    expect((await split(whole.id, 'LY1', { lineId: lineOf(whole, 'TEE'), quantity: 2 })).parts).toEqual(['MI1 TO_FULFILL: TEE 3, MUG 1', 'LY1 TO_FULFILL: TEE 2']);
    expect((await split(whole.id, 'RM1', { lineId: lineOf(whole, 'MUG') })).parts).toEqual(['MI1 TO_FULFILL: TEE 3', 'LY1 TO_FULFILL: TEE 2', 'RM1 TO_FULFILL: MUG 1']);
    expect((await world.fulfillmentOrders(number)).flatMap(({ lines }) => lines.map(({ quantityCancelled }) => quantityCancelled))).toEqual([0, 0, 0]);
    expect(await world.positions('TEE')).toEqual(['LY1: 2 of 0', 'MI1: 3 of 0']);
    expect(await timeline(number)).toEqual(['order.placed', 'fulfillment.ready', 'fulfillment.moved', 'fulfillment.ready', 'fulfillment.moved', 'fulfillment.ready']);
  });

  test('is refused more than it has, lines it lacks, and its own location', async () => {
    const { number } = await world.place({ TEE: 2 });
    const fulfillmentOrder = await onlyFulfillmentOrder(number);
    const lineId = lineOf(fulfillmentOrder, 'TEE');
    await expect(split(fulfillmentOrder.id, 'LY1', { lineId, quantity: 3 })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'lines.0.quantity': ['must be 1 to 2'] } });
    await expect(split(fulfillmentOrder.id, 'LY1', { lineId, quantity: 1 }, { lineId, quantity: 1 })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'lines.1.lineId': ['must be a line of this fulfillment order, named once'] } });
    await expect(split(fulfillmentOrder.id, 'LY1')).rejects.toMatchObject({ code: 'BAD_INPUT', details: { lines: ['must be at least one line'] } });
    await expect(split(fulfillmentOrder.id, 'MI1', { lineId })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { locationCode: ['must be another location'] } });
  });

  test('leaves the remainder of a rejected one rejected, with its reason', async () => {
    const { number } = await world.place({ TEE: 2 });
    const fulfillmentOrder = await onlyFulfillmentOrder(number);
    await byWarehouse('MI1', 'rejectFulfillmentOrder', { reference: number, reasonCode: 'NO_STOCK' });
    expect((await split(fulfillmentOrder.id, 'LY1', { lineId: lineOf(fulfillmentOrder, 'TEE'), quantity: 1 })).parts).toEqual(['MI1 REJECTED: TEE 1', 'LY1 TO_FULFILL: TEE 1']);
  });

  test('ships from both locations, and the order is shipped when both have', async () => {
    const { number } = await world.place({ TEE: 2 });
    const fulfillmentOrder = await onlyFulfillmentOrder(number);
    await split(fulfillmentOrder.id, 'LY1', { lineId: lineOf(fulfillmentOrder, 'TEE'), quantity: 1 });
    for (const code of ['MI1', 'LY1']) {
      await byWarehouse(code, 'acceptFulfillmentOrder', { reference: number });
      await byWarehouse(code, 'reportPicking', { reference: number, lines: [{ sku: 'TEE', quantity: 1 }] });
      await byWarehouse(code, 'reportShipment', { reference: number });
    }
    expect(await world.read(number)).toMatchObject({ status: 'SHIPPED', parts: ['MI1 SHIPPED: TEE 1', 'LY1 SHIPPED: TEE 1'] });
  });
});

test('an order with a moved fulfillment order is cancelled whole', async () => {
  const { number } = await world.place({ TEE: 2 });
  await reroute((await onlyFulfillmentOrder(number)).id, 'LY1');
  expect(await world.change('cancelOrder', 'CancelOrderInput', { reference: number, reason: 'customer' })).toMatchObject({ status: 'CANCELLED', parts: ['MI1 CANCELLED: ', 'LY1 CANCELLED: TEE 2'] });
  expect(await world.positions('TEE')).toEqual(['LY1: 0 of 0', 'MI1: 0 of 0']);
});

test('staff list fulfillment orders by state, location and order, page by page', async () => {
  const [one, two] = [await world.place({ TEE: 1 }), await world.place({ MUG: 1 }, { shippingAddress: { countryCode: 'FR' } })];
  await world.place({ MUG: 1 }, { paymentStatus: 'PENDING' });
  const list = async (filter: object, more: object = {}) =>
    (await run('query List($filter: FulfillmentOrderFilter, $first: Int, $after: String) { fulfillmentOrders(filter: $filter, first: $first, after: $after) { nodes { number status location { code } order { number status customer { name } } } pageInfo { hasNextPage endCursor } } }', { filter, ...more })).fulfillmentOrders;
  expect((await list({ status: 'NOT_READY' })).nodes).toMatchObject([{ status: 'NOT_READY', location: { code: 'MI1' } }]);
  expect((await list({ locationCode: 'LY1' })).nodes).toMatchObject([{ number: two.number, order: { number: two.number, status: 'IN_FULFILLMENT' } }]);
  expect((await list({ orderReference: one.number.slice(1) })).nodes).toMatchObject([{ number: one.number }]);
  await expect(list({ locationCode: 'XX9' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.locationCode': [expect.stringMatching(/^is not known: the locations are /)] } });
  const first = await list({}, { first: 2 });
  expect(first).toMatchObject({ nodes: [{ number: one.number }, { number: two.number }], pageInfo: { hasNextPage: true } });
  expect((await list({}, { first: 2, after: first.pageInfo.endCursor })).nodes.length).toBe(1);
  await expect(list({ status: 'SHIPPED' }, { after: first.pageInfo.endCursor })).rejects.toMatchObject({ code: 'BAD_CURSOR' });
});
