import { catalogEvents, staff, system, testOrders, warehouse, type TestOrders } from '../../kit/orders.js';

let orders: TestOrders;
let milan: string;
let lyon: string;

beforeAll(async () => {
  orders = await testOrders();
  const create = `mutation Create($input: CreateLocationInput!) { createLocation(input: $input) { id } }`;
  const location = { name: 'Milano', kind: 'WAREHOUSE', countryCode: 'it', timeZone: 'Europe/Rome' };
  milan = (await orders.run(create, { input: { ...location, code: 'MI1' } })).createLocation.id;
  lyon = (await orders.run(create, { input: { ...location, code: 'LY1', name: 'Lyon', countryCode: 'FR', timeZone: 'Europe/Paris' } })).createLocation.id;
  await orders.run('mutation Project($input: ProjectCatalogEventsInput!) { projectCatalogEvents(input: $input) }', catalogEvents(7, [
    { variantId: '018f0000-0000-7000-8000-000000000001', sku: 'TEE_RED_M', barcode: '4006381333931', title: 'Tee red M', weightG: 180 },
    { variantId: '018f0000-0000-7000-8000-000000000002', sku: 'MUG_BLUE_U', barcode: '5901234123457', title: 'Mug blue', weightG: 350 },
    { variantId: '018f0000-0000-7000-8000-000000000003', sku: 'BAG_U_U', barcode: null, title: 'Bag without a code' },
  ]), { principal: system });
});

afterAll(() => orders.subgraph.close());

const line = (sku: string, more = {}) => ({ sku, quantity: 2, unitPrice: { amount: '19.90', currency: 'EUR' }, taxRate: '0.22', ...more });
const given = (more = {}) => ({
  channel: 'shop', currency: 'EUR', customer: { name: 'Ada Rossi', email: 'Ada@Example.test' },
  shippingAddress: { firstName: 'Ada', lastName: 'Rossi', address1: 'Via Roma 1', city: 'Milano', postalCode: '20121', provinceCode: 'MI', countryCode: 'it' },
  shipping: { methodCode: 'standard', price: { amount: '5.00', currency: 'EUR' } }, lines: [line('TEE_RED_M')], ...more,
});

const PLACE = `mutation Place($input: PlaceOrderInput!) { placeOrder(input: $input) {
  id number status onHold waitingFor totals { subtotal { amount } discounts { amount } shipping { amount } tax { amount } total { amount minorUnits } }
  lines { quantity quantityCancelled total { amount } } cancellation { reason cancelledAt }
  fulfillmentOrders { id status location { code } lines { sku quantityOrdered quantityOpen quantityCancelled } } } }`;
const place = async (more = {}) => (await orders.run(PLACE, { input: given(more) })).placeOrder;

const CHANGE = (name: string, type: string) => `mutation Change($input: ${type}!) { ${name}(input: $input) { status onHold lines { quantityCancelled } fulfillmentOrders { status lines { quantityOpen quantityCancelled } } } }`;
const hold = async (reference: string) => (await orders.run(CHANGE('holdOrder', 'HoldOrderInput'), { input: { reference, reason: 'fraud check' } })).holdOrder;
const release = async (reference: string) => (await orders.run(CHANGE('releaseOrder', 'ReleaseOrderInput'), { input: { reference } })).releaseOrder;
const cancel = async (reference: string) => (await orders.run(CHANGE('cancelOrder', 'CancelOrderInput'), { input: { reference, reason: 'customer' } })).cancelOrder;
const accept = async (reference: string, at = milan, more = {}) =>
  (await orders.run('mutation Accept($input: AcceptFulfillmentOrderInput!) { acceptFulfillmentOrder(input: $input) { status acceptedAt wmsReference updatedAt } }', { input: { reference, ...more } }, { principal: warehouse(at) })).acceptFulfillmentOrder;
const reject = async (reference: string, at = milan) =>
  (await orders.run('mutation Reject($input: RejectFulfillmentOrderInput!) { rejectFulfillmentOrder(input: $input) { status rejection { reasonCode message } } }', { input: { reference, reasonCode: 'NO_STOCK' } }, { principal: warehouse(at) })).rejectFulfillmentOrder;
const list = async (variables: Record<string, unknown>, at = milan) =>
  (await orders.run('query List($status: WarehouseOrderList!, $first: Int!, $after: String, $since: DateTime) { warehouseOrders(status: $status, first: $first, after: $after, updatedSince: $since) { nodes { number updatedAt placedAt totalWeightG lines { sku quantityOrdered } } pageInfo { hasNextPage endCursor } } }',
    { first: 50, ...variables }, { principal: warehouse(at) })).warehouseOrders;

describe('placing an order', () => {
  test('sends a paid order to the warehouse of its country and adds its amounts up', async () => {
    const order = await place();
    expect(order).toMatchObject({
      number: expect.stringMatching(/^#1\d{3}$/), status: 'IN_FULFILLMENT', onHold: false, waitingFor: [],
      totals: { subtotal: { amount: '39.80' }, discounts: { amount: '0.00' }, shipping: { amount: '5.00' }, tax: { amount: '7.18' }, total: { amount: '44.80', minorUnits: 4480 } },
      lines: [{ quantity: 2, quantityCancelled: 0, total: { amount: '39.80' } }],
      fulfillmentOrders: [{ status: 'TO_FULFILL', location: { code: 'MI1' }, lines: [{ sku: 'TEE_RED_M', quantityOrdered: 2, quantityOpen: 2 }] }],
    });
  });

  test('keeps the delivery dates the customer was shown, up to 200 characters', async () => {
    const promise = (length: number) => `${'standard-method:2026-11-25;'.repeat(6)}${'m'.repeat(length - 173)}:2026-11-25`;
    expect([promise(200).length, (await place({ servicePromise: promise(200) })).status]).toEqual([200, 'IN_FULFILLMENT']);
    await expect(place({ servicePromise: promise(201) })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { servicePromise: ['must be a date, or method:date separated by semicolons'] } });
  });

  test('keeps an unpaid order, or one with an item without code, from its warehouse', async () => {
    expect(await place({ paymentStatus: 'PENDING' })).toMatchObject({ status: 'RECEIVED', waitingFor: ['payment'], fulfillmentOrders: [{ status: 'NOT_READY' }] });
    expect(await place({ lines: [line('BAG_U_U')] })).toMatchObject({ status: 'RECEIVED', waitingFor: ['item_codes'] });
    expect(await place({ externalDocuments: true })).toMatchObject({ status: 'RECEIVED', fulfillmentOrders: [{ status: 'NOT_READY' }] });
  });

  test('answers the change sequence under which it is stored', async () => {
    const { placeOrder } = await orders.run('mutation Place($input: PlaceOrderInput!) { placeOrder(input: $input) { number updatedAt } }', { input: given() });
    const { order } = await orders.run('query Order($reference: ID!) { order(reference: $reference) { number updatedAt } }', { reference: placeOrder.number });
    expect(placeOrder).toEqual(order);
  });

  test('splits lines between the locations they name', async () => {
    const order = await place({ lines: [line('TEE_RED_M', { locationCode: 'MI1' }), line('MUG_BLUE_U', { locationCode: 'LY1' })] });
    expect(order.fulfillmentOrders.map((fulfillmentOrder: { location: { code: string } }) => fulfillmentOrder.location.code).sort()).toEqual(['LY1', 'MI1']);
    const [seen] = (await list({ status: 'TO_FULFILL' }, lyon)).nodes;
    expect(seen).toMatchObject({ number: order.number, totalWeightG: 700, lines: [{ sku: 'MUG_BLUE_U', quantityOrdered: 2 }] });
  });

  test('refuses invalid input, naming the field', async () => {
    await expect(place({ lines: [line('NOPE')] })).rejects.toMatchObject({ code: 'UNKNOWN_ITEM', details: { 'lines.0': ['no item has the sku NOPE'] } });
    await expect(place({ lines: [] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { lines: ['must be 1 to 200 lines'] } });
    await expect(place({ lines: [line('TEE_RED_M', { quantity: 0 })] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'lines.0.quantity': ['must be 1 to 1000000'] } });
    await expect(place({ lines: [line('TEE_RED_M', { unitPrice: { amount: '1.999', currency: 'EUR' } })] })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(place({ lines: [line('TEE_RED_M', { locationCode: 'XX' })] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'lines.0.locationCode': ['no active location has the code XX'] } });
    await expect(orders.run(PLACE, { input: given() }, { principal: { ...staff, permissions: ['commerce.read'] } })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('answers a repeated external id with the order it made, and refuses other content', async () => {
    const first = await place({ externalId: 'erp-1' });
    expect((await place({ externalId: 'erp-1' })).id).toBe(first.id);
    await expect(place({ externalId: 'erp-1', notes: 'other' })).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
  });

  test('takes no code that databases compare differently: with blanks around it, or control or broken characters', async () => {
    await place({ externalId: 'y1' });
    const [blank, broken] = ['must not begin or end with a space', 'must not contain control or broken characters'];
    for (const [input, details] of [
      [{ externalId: 'y1 ' }, { externalId: [blank] }], [{ externalId: 'y\ud800' }, { externalId: [broken] }], [{ externalId: ' ' }, { externalId: ['must be 1 to 120 characters'] }], [{ number: 'A\0' }, { number: [broken] }],
      [{ lines: [line('TEE_RED_M ')] }, { 'lines.0.sku': [blank] }], [{ lines: [line('TEE_RED_M', { barcode: '\t4006' })] }, { 'lines.0.barcode': [broken] }],
    ] as const) await expect(place(input)).rejects.toMatchObject({ code: 'BAD_INPUT', details });
  });

  test('twenty equal concurrent calls place one order', async () => {
    const placed = await Promise.all(Array.from({ length: 20 }, () => place({ externalId: 'erp-race' })));
    expect(new Set(placed.map(({ id }: { id: string }) => id)).size).toBe(1);
  });

  test('keeps the merchant\'s own numbers and continues after them', async () => {
    expect((await place({ number: '5000' })).number).toBe('#5000');
    await expect(place({ number: '#5000' })).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
    expect((await place()).number).toBe('#5001');
  });

  test('does not continue after numbers that are no whole number or 1,000,000,000 and more', async () => {
    const next = Number((await place()).number.slice(1)) + 1;
    for (const number of [String(next + 20.5), '1000000000', '9007199254740993', '1e400']) expect((await place({ number })).number).toBe(`#${number}`);
    expect((await place()).number).toBe(`#${String(next)}`);
  });
});

describe('a warehouse', () => {
  test('accepts an order once and finds it by number or id', async () => {
    const { number, id } = await place();
    orders.clock.turn(5000);
    const done = await accept(number.slice(1), milan, { wmsReference: 'W-1' });
    expect(done).toEqual({ status: 'ACCEPTED', acceptedAt: orders.clock.now().toISOString(), wmsReference: 'W-1', updatedAt: expect.any(String) });
    await expect(accept(number)).rejects.toMatchObject({ code: 'ORDER_ALREADY_ACCEPTED' });
    await expect(accept(id)).rejects.toMatchObject({ code: 'ORDER_ALREADY_ACCEPTED' });
    await expect(reject(number)).rejects.toMatchObject({ code: 'ORDER_ALREADY_ACCEPTED' });
  });

  test('sees neither another warehouse\'s orders nor another company\'s', async () => {
    const { number, id } = await place();
    await expect(accept(number, lyon)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
    await expect(orders.run('query One($reference: ID!) { warehouseOrder(reference: $reference) { id } }', { reference: id }, { principal: warehouse(milan, 8) })).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
    await expect(orders.run('query One($reference: ID!) { warehouseOrder(reference: $reference) { id } }', { reference: id }, { principal: staff })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('of fifty equal concurrent commands one takes effect and all get its answer', async () => {
    const { number } = await place();
    const command = { id: 'c-1', expiresAt: '2099-01-01T00:00:00.000Z' };
    const answers = await Promise.all(Array.from({ length: 50 }, () =>
      orders.run('mutation Accept($input: AcceptFulfillmentOrderInput!) { acceptFulfillmentOrder(input: $input) { status updatedAt } }', { input: { reference: number } }, { principal: warehouse(milan), command })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  test('reads its queue oldest first and its other lists by last change, page by page', async () => {
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const page: { nodes: { number: string; placedAt: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } = await list({ status: 'TO_FULFILL', first: 3, after });
      seen.push(...page.nodes.map(({ number }) => number));
      ({ endCursor: after, hasNextPage: more } = page.pageInfo);
    }
    const whole: { number: string; placedAt: string }[] = (await list({ status: 'TO_FULFILL', first: 200 })).nodes;
    expect(seen).toEqual(whole.map(({ number }) => number));
    expect(whole.map(({ placedAt }) => placedAt)).toEqual(whole.map(({ placedAt }) => placedAt).sort());
    const accepted: { updatedAt: string }[] = (await list({ status: 'ACCEPTED' })).nodes;
    expect(accepted.map(({ updatedAt }) => updatedAt)).toEqual(accepted.map(({ updatedAt }) => updatedAt).sort());
    const last = accepted.at(-1)?.updatedAt;
    expect((await list({ status: 'ACCEPTED', since: last })).nodes).toHaveLength(1);
  });

  test('is refused a cursor of another list, of another warehouse or made up', async () => {
    const { pageInfo: { endCursor } } = await list({ status: 'TO_FULFILL', first: 1 });
    await expect(list({ status: 'ACCEPTED', after: endCursor })).rejects.toMatchObject({ code: 'BAD_CURSOR' });
    await expect(list({ status: 'TO_FULFILL', after: endCursor }, lyon)).rejects.toMatchObject({ code: 'BAD_CURSOR' });
    await expect(list({ status: 'TO_FULFILL', after: 'x' })).rejects.toMatchObject({ code: 'BAD_CURSOR' });
    await expect(list({ status: 'TO_FULFILL', first: 0 })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });
});

describe('staff', () => {
  test('holds an order out of the queue and releases it back', async () => {
    const { number } = await place();
    expect(await hold(number)).toMatchObject({ status: 'ON_HOLD', onHold: true, fulfillmentOrders: [{ status: 'NOT_READY' }] });
    await expect(hold(number)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    await expect(accept(number)).rejects.toMatchObject({ code: 'ORDER_NOT_READY' });
    expect(await release(number)).toMatchObject({ status: 'IN_FULFILLMENT', onHold: false, fulfillmentOrders: [{ status: 'TO_FULFILL' }] });
    await expect(release(number)).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });

  test('holds an order that was never ready and releases it to the status it had', async () => {
    const { number } = await place({ paymentStatus: 'PENDING' });
    expect(await hold(number)).toMatchObject({ status: 'ON_HOLD', onHold: true });
    expect(await release(number)).toMatchObject({ status: 'RECEIVED', onHold: false, fulfillmentOrders: [{ status: 'NOT_READY' }] });
  });

  test('cannot hold an accepted order, but cancelling it asks the warehouse to stop', async () => {
    const { number } = await place();
    await accept(number);
    await expect(hold(number)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    expect(await cancel(number)).toMatchObject({ status: 'CANCELLATION_REQUESTED', fulfillmentOrders: [{ status: 'CANCEL_REQUESTED', lines: [{ quantityOpen: 2, quantityCancelled: 0 }] }] });
    await expect(accept(number)).rejects.toMatchObject({ code: 'ORDER_CANCEL_REQUESTED' });
  });

  test('cancels an order that no warehouse accepted, with all its units', async () => {
    const { number } = await place();
    expect(await cancel(number)).toMatchObject({ status: 'CANCELLED', lines: [{ quantityCancelled: 2 }], fulfillmentOrders: [{ status: 'CANCELLED', lines: [{ quantityOpen: 0, quantityCancelled: 2 }] }] });
    await expect(cancel(number)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    await expect(accept(number)).rejects.toMatchObject({ code: 'ORDER_CANCELLED' });
    expect((await list({ status: 'CANCELLED' })).nodes.map((node: { number: string }) => node.number)).toContain(number);
  });

  test('an accept racing a cancel ends in a state the table allows', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { number } = await place();
      const [took, stopped] = await Promise.allSettled([accept(number), cancel(number)]);
      expect(stopped.status).toBe('fulfilled');
      const { order } = await orders.run('query Order($reference: ID!) { order(reference: $reference) { status fulfillmentOrders { status } } }', { reference: number });
      expect(order).toEqual(took.status === 'fulfilled'
        ? { status: 'CANCELLATION_REQUESTED', fulfillmentOrders: [{ status: 'CANCEL_REQUESTED' }] }
        : { status: 'CANCELLED', fulfillmentOrders: [{ status: 'CANCELLED' }] });
    }
  });

  test('a rejected order leaves the queue with the warehouse\'s reason', async () => {
    const { number } = await place();
    expect(await reject(number)).toEqual({ status: 'REJECTED', rejection: { reasonCode: 'NO_STOCK', message: null } });
    expect((await list({ status: 'TO_FULFILL', first: 200 })).nodes.map((node: { number: string }) => node.number)).not.toContain(number);
    const { alerts } = await orders.run('query Alerts { alerts(openOnly: true, first: 1) { nodes { id type message } } }', {});
    expect(alerts.nodes).toEqual([{ id: expect.any(String), type: 'ORDER_REJECTED', message: `Order ${String(number)}: the warehouse refuses it (NO_STOCK)` }]);
    const resolve = 'mutation Resolve($id: ID!) { resolveAlert(id: $id) }';
    expect([await orders.run(resolve, { id: alerts.nodes[0].id }), await orders.run(resolve, { id: alerts.nodes[0].id })]).toEqual([{ resolveAlert: true }, { resolveAlert: false }]);
    await expect(orders.run(resolve, { id: 'nosuch' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { order } = await orders.run('query History($reference: ID!) { order(reference: $reference) { shipments { id } refunds { id } timeline { type actor via requestId } } }', { reference: number });
    expect(order).toMatchObject({ shipments: [], refunds: [], timeline: [{ type: 'order.placed', actor: 'ada@example.test', via: 'test', requestId: 'r-1' }, { type: 'fulfillment.ready' }, { type: 'alert.raised' }, { type: 'fulfillment.rejected', actor: 'WMS' }] });
  });

  test('reads the reserved units of an item until a warehouse accepts them', async () => {
    const stock = async () => (await orders.run('query Stock($sku: String!) { availability(sku: $sku) { location { code } onHand reserved available reported } }', { sku: 'MUG_BLUE_U' })).availability.find((at: { location: { code: string } }) => at.location.code === 'MI1');
    await orders.run('mutation Report($input: UpdateWarehouseStockInput!) { updateWarehouseStock(input: $input) { updated } }', { input: { items: [{ sku: 'MUG_BLUE_U', locationCode: 'MI1', quantity: 10 }] } }, { principal: warehouse(milan) });
    const before = await stock();
    const { number } = await place({ lines: [line('MUG_BLUE_U', { locationCode: 'MI1' })] });
    expect(await stock()).toEqual({ ...before, reserved: Number(before.reserved) + 2, available: Number(before.available) - 2 });
    await accept(number);
    expect(await stock()).toEqual(before);
    await expect(orders.run('query Stock($sku: String!) { availability(sku: $sku) { onHand } }', { sku: 'NOPE' })).rejects.toMatchObject({ code: 'UNKNOWN_ITEM' });
  });

  test('refunds missing units once, after discounts, and never reverses a refund', async () => {
    await orders.run('mutation Auto($automatic: Boolean!) { setAutomaticRefunds(automatic: $automatic) }', { automatic: true });
    const { number } = await place({ lines: [line('TEE_RED_M', { quantity: 3, discount: { amount: '5.00', currency: 'EUR' } })] });
    await accept(number);
    const pick = async (quantity: number) => (await orders.run('mutation Pick($input: ReportPickingInput!) { reportPicking(input: $input) { lines { quantityUnfulfillable } } }', { input: { reference: number, lines: [{ sku: 'TEE_RED_M', quantity }] } }, { principal: warehouse(milan) })).reportPicking;
    const refunds = async () => (await orders.run('query Refunds($reference: ID!) { order(reference: $reference) { refunds { total { amount } lines { quantity } } } }', { reference: number })).order.refunds;
    await pick(2);
    expect(await refunds()).toEqual([{ total: { amount: '18.23' }, lines: [{ quantity: 1 }] }]);
    await pick(2);
    await pick(3);
    expect(await refunds()).toHaveLength(1);
    const { alerts } = await orders.run('query Alerts { alerts(first: 1) { nodes { type } } }', {});
    expect(alerts.nodes).toEqual([{ type: 'PICKING_CORRECTED' }]);
    await pick(0);
    expect((await refunds()).map(({ total }: { total: { amount: string } }) => total.amount)).toEqual(['18.23', '36.47']);
    await orders.run('mutation Auto($automatic: Boolean!) { setAutomaticRefunds(automatic: $automatic) }', { automatic: false });
  });

  test('finds orders by status, channel, number and e-mail', async () => {
    const query = 'query Orders($filter: OrderFilter) { orders(filter: $filter, first: 200) { nodes { number } } }';
    const { number } = await place({ channel: 'b2b', customer: { email: 'Find.Me@example.test' } });
    const found = async (filter: object) => (await orders.run(query, { filter })).orders.nodes.map((node: { number: string }) => node.number);
    expect(await found({ channel: 'b2b' })).toEqual([number]);
    expect(await found({ text: 'find.me@EXAMPLE.test' })).toEqual([number]);
    expect(await found({ text: number, status: 'IN_FULFILLMENT' })).toEqual([number]);
    expect(await found({ status: 'DELIVERED' })).toEqual([]);
  });
});
