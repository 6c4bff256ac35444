import { eur, newOrder, openIntegration, withoutIds, type Integration } from './integration.js';

let d: Integration;
beforeAll(async () => {
  d = await openIntegration();
  await d.stock(100, 100);
});
afterAll(() => d.close());

const at = (path: string, body = ''): Promise<Response> => d.warehouse.post(path, body);
const graph = (operation: string, input: object) => d.asStaff(operation, { input });
const HOLD = 'mutation H($input: HoldOrderInput!) { holdOrder(input: $input) { id } }';
const RELEASE = 'mutation R($input: ReleaseOrderInput!) { releaseOrder(input: $input) { id } }';
const ANNOUNCE = 'mutation A($input: AnnounceReturnInput!) { announceReturn(input: $input) { number } }';
const TRACK = 'mutation T($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { status } }';
const REFUND = 'mutation F($input: RecordRefundInput!) { recordRefund(input: $input) { id } }';
const CLOSE = 'mutation C($input: ReturnReferenceInput!) { closeReturn(input: $input) { id } }';
const later = (): void => { d.clock.turn(60_000); };
/** Creates an order with a number, as an ERP sends it. */
const created = async (number: string): Promise<any> => (await d.create({ ...newOrder(`life-${number}`), number })).json(); // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read answers of any shape
const statusOf = async (number: string): Promise<string> => (await d.read(`/orders/${number}`)).status as string;
const sum = (amounts: readonly { amount: string }[]): number => amounts.reduce((cents, { amount }) => cents + Math.round(Number(amount) * 100), 0);

test('an order is accepted, picked, shipped in two parcels, delivered, returned, refunded; every step shows [D-ORDER-2] [D-ORDER-3] [D-ORDER-5] [D-ORDER-6] [D-ORDER-7] [D-STATES-1] [D-SHIPMENT-1] [D-RETURNS-1] [D-RETURNS-3] [D-TIMELINE-1]', async () => {
  const { id, lines: [mug, tee] } = await created('#L1');
  later();
  expect((await at('/orders/L1/accept')).status).toBe(200);
  later();
  expect((await at('/orders/L1/picked', '{"lines":[{"sku":"MUG","quantity":2,"lot_number":"A"},{"sku":"TEE","quantity":1}]}')).status).toBe(200);
  later();
  expect((await at('/orders/L1/shipments', JSON.stringify({ carrier_code: 'brt', carrier_name: 'BRT', service_code: 'std', tracking_url: 'https://brt.example/T1', parcels: [{ tracking_number: 'T1', lines: [{ sku: 'MUG', quantity: 2 }] }, { tracking_number: 'T2' }] }))).status).toBe(200);
  const shipped = await d.read('/orders/L1');
  expect([shipped.status, shipped.shipments]).toEqual(['shipped', [{
    id: expect.any(String), status: 'picked_up', location_code: 'MI1', carrier: { code: 'brt', name: 'BRT', service: 'std' }, tracking_url: 'https://brt.example/T1', tracking_numbers: ['T1', 'T2'],
    shipped_at: '2026-11-21T09:33:00.000Z', delivered_at: null, lines: [{ line_id: mug.line_id, quantity: 2 }, { line_id: tee.line_id, quantity: 1 }],
  }]]);
  const [{ id: shipmentId }] = shipped.shipments;
  for (const status of ['IN_TRANSIT', 'OUT_FOR_DELIVERY']) await graph(TRACK, { shipmentId, status });
  expect((await d.read('/orders/L1')).shipments[0].status).toBe('out_for_delivery');
  later();
  await graph(TRACK, { shipmentId, status: 'DELIVERED' });
  const delivered = await d.read(`/orders/${String(id)}`);
  expect([delivered.status, delivered.shipments[0].status, delivered.shipments[0].delivered_at]).toEqual(['delivered', 'delivered', '2026-11-21T09:34:00.000Z']);

  later();
  const { announceReturn: { number } } = await graph(ANNOUNCE, { orderReference: 'L1', lines: [{ sku: 'MUG', quantity: 2, reasonCode: 'size' }] });
  expect((await d.warehouse.post(`/returns/${String(number)}/receive`, '{"lines":[{"sku":"MUG","quantity":1,"classification":"damaged"}]}')).status).toBe(200);
  const returned = await d.read('/orders/L1');
  expect([returned.updated_at, returned.returns]).toEqual([delivered.updated_at, [{ id: expect.any(String), number, status: 'not_compliant' }]]);

  await graph(REFUND, { reference: 'L1', returnReference: number, lines: [{ lineId: mug.line_id, quantity: 1 }], shipping: eur('5.00') });
  await graph(CLOSE, { reference: number });
  const refunded = await d.read('/orders/%23L1');
  const [{ id: returnId }] = refunded.returns;
  const refund = { id: expect.any(String), return_id: returnId, refunded_at: '2026-11-21T09:35:00.000Z', total: eur('16.00'), shipping: eur('5.00'), lines: [{ line_id: mug.line_id, sku: 'MUG', barcode: '4006381333931', quantity: 1, subtotal: eur('11.00') }] };
  expect([refunded.refunds, refunded.payment_status]).toEqual([[refund], 'partially_refunded']);
  expect(refunded.totals).toEqual({ subtotal: eur('44.30'), discounts: eur('2.40'), shipping: eur('5.00'), tax: eur('7.56'), total: eur('46.90'), current_total: eur('30.90'), refunded: eur('16.00') });
  expect(sum(refunded.lines.map((line: { total: { amount: string } }) => line.total))).toBe(4430 - 240);
  expect(refunded.updated_at > delivered.updated_at).toBe(true);

  const goods = { sku: 'MUG', barcode: '4006381333931', title: 'Mug', quantity: 1 };
  expect(await d.read(`/returns/${String(number)}`)).toEqual({
    id: returnId, number, status: 'closed', order_id: id, order_number: '#L1', source: 'channel', announced: true,
    created_at: '2026-11-21T09:35:00.000Z', updated_at: expect.any(String), received_at: '2026-11-21T09:35:00.000Z', closed_at: '2026-11-21T09:35:00.000Z',
    resolution: 'refund', method: 'carrier_label', location_code: 'MI1', carrier: { code: null, name: null }, tracking_numbers: [],
    lines: [{ line_id: mug.line_id, sku: 'MUG', barcode: '4006381333931', title: 'Mug', quantity_expected: 2, quantity_received: 1, classification: 'damaged', reason_code: 'size', exchange: null }],
    outcome: { compliant: false, missing: [goods], not_sellable: [goods], unexpected: [] },
    refunds: [refund], exchange_order_id: null,
  });

  const { data } = await d.read('/orders/L1/timeline') as { data: { type: string; from_status: string | null; to_status: string | null; occurred_at: string }[] };
  expect(data.map(({ type, from_status, to_status }) => [type, from_status, to_status])).toEqual([
    ['order.received', null, 'in_fulfillment'],
    ['shipment.confirmed', null, null],
    ['shipment.shipped', null, null],
    ['order.status_changed', 'in_fulfillment', 'shipped'],
    ['shipment.tracking_updated', null, null],
    ['shipment.tracking_updated', null, null],
    ['shipment.tracking_updated', null, null],
    ['order.status_changed', 'shipped', 'delivered'],
    ['return.requested', null, 'requested'],
    ['return.status_changed', 'requested', 'awaiting_receipt'],
    ['return.status_changed', 'awaiting_receipt', 'in_transit'],
    ['return.status_changed', 'in_transit', 'received'],
    ['return.status_changed', 'received', 'not_compliant'],
    ['order.refunded_on_channel', null, null],
    ['return.status_changed', 'not_compliant', 'closed'],
  ]);
  expect(data.map(({ occurred_at }) => occurred_at)).toEqual(data.map(({ occurred_at }) => occurred_at).toSorted());
});

test('a hold, its release and an edited address are in the timeline, without reason, author or notes [D-TIMELINE-1] [D-TIMELINE-2] [D-ORDER-4] [D-STATES-1]', async () => {
  await d.create({ ...newOrder('life-2'), number: '#L2', notes: 'ring twice' });
  await graph(HOLD, { reference: 'L2', reason: 'fraud check' });
  const held = await d.read('/orders/L2');
  expect([held.status, held.on_hold]).toEqual(['on_hold', true]);
  expect(JSON.stringify(held)).not.toMatch(/fraud|ring twice/);
  await graph(RELEASE, { reference: 'L2' });
  await graph('mutation E($input: EditOrderInput!) { editOrder(input: $input) { id } }', { reference: 'L2', notes: 'ring thrice', shippingAddress: { firstName: 'Ada', lastName: 'Rossi', address1: 'Via Po 2', city: 'Milano', postalCode: '20100', countryCode: 'IT' } });
  const { lines: [mug] } = await d.read('/orders/L2') as { lines: { line_id: string }[] };
  await graph('mutation E($input: EditOrderInput!) { editOrder(input: $input) { id } }', { reference: 'L2', lines: [{ lineId: mug?.line_id, quantity: 1 }], addLines: [{ sku: 'TEE', quantity: 1, unitPrice: { amount: '10.00', currency: 'EUR' } }] });
  const { data } = await d.read('/orders/L2/timeline') as { data: { type: string; from_status: string | null; to_status: string | null }[] };
  expect(data.map(({ type, from_status, to_status }) => [type, from_status, to_status])).toEqual([
    ['order.received', null, 'in_fulfillment'],
    ['order.hold_placed', null, null], ['order.status_changed', 'in_fulfillment', 'on_hold'],
    ['order.hold_released', null, null], ['order.status_changed', 'on_hold', 'in_fulfillment'],
    ['order.address_changed', null, null], ['order.item_replaced', null, null],
  ]);
  expect(Object.keys(data[0] ?? {})).toEqual(['type', 'from_status', 'to_status', 'occurred_at']);
});

test('a cancelled order has reason and time; one that a warehouse accepted waits for the confirmation [D-ORDER-8] [D-STATES-1]', async () => {
  await created('#L3');
  await d.cancel('L3');
  expect(await d.read('/orders/L3')).toMatchObject({ status: 'cancelled', cancellation: { reason: 'customer', cancelled_at: d.clock.now().toISOString() }, lines: [{ quantity_cancelled: 2 }, { quantity_cancelled: 1 }] });
  await created('#L4');
  await at('/orders/L4/accept');
  await d.cancel('L4');
  expect(await statusOf('L4')).toBe('cancellation_requested');
  await at('/orders/L4/cancel', '{"reason_code":"stopped"}');
  expect(await statusOf('L4')).toBe('cancelled');
  await created('#L5');
  for (const call of ['accept', 'picked']) await at(`/orders/L5/${call}`, call === 'picked' ? '{"lines":[{"sku":"MUG","quantity":2},{"sku":"TEE","quantity":1}]}' : '');
  await d.cancel('L5');
  await at('/orders/L5/shipments');
  expect(await statusOf('L5')).toBe('shipped');
});

test('a parcel without a known order is a return of the order that staff match it to, in its timeline too [D-TIMELINE-1] [D-RETURNS-1]', async () => {
  const { id, lines: [mug] } = await created('#L8');
  for (const [call, body] of [['accept', ''], ['picked', '{"lines":[{"sku":"MUG","quantity":2},{"sku":"TEE","quantity":1}]}'], ['shipments', '']] as const) expect((await at(`/orders/L8/${call}`, body)).status).toBe(200);
  const arrived = await d.warehouse.post('/returns', '{"order_number":"77777","lines":[{"sku":"MUG","quantity":1,"classification":"sellable"}]}');
  const { number } = await arrived.json() as { number: string };
  expect(arrived.status).toBe(201);
  await graph('mutation M($input: MatchReturnInput!) { matchReturn(input: $input) { number } }', { returnReference: number, orderReference: 'L8' });
  expect(await d.read(`/returns/${number}`)).toMatchObject({ number, status: 'not_compliant', order_id: id, order_number: '#L8', announced: false, lines: [{ line_id: mug.line_id, sku: 'MUG', quantity_expected: 0, quantity_received: 1 }] });
  const { data } = await d.read('/orders/L8/timeline') as { data: { type: string; from_status: string | null; to_status: string | null }[] };
  expect(data.filter(({ type }) => type.startsWith('return.')).map(({ type, from_status, to_status }) => [type, from_status, to_status])).toEqual([['return.requested', null, 'not_compliant']]);
});

test('an order that cannot be fulfilled yet is received [D-STATES-1]', async () => {
  const { status } = await (await d.create({ ...newOrder('life-6'), number: '#L6', lines: [{ sku: 'MUG', quantity: 5000, unit_price: eur('1.00') }] })).json() as { status: string };
  expect(status).toBe('received');
});

test('a voided shipment stays, as voided, and the order is delivered with the others; a shipment in transit cannot be voided [D-ORDER-5] [D-SHIPMENT-1]', async () => {
  await created('#L7');
  for (const [call, body] of [['accept', ''], ['picked', '{"lines":[{"sku":"MUG","quantity":2},{"sku":"TEE","quantity":1}]}'], ['shipments', '{"lines":[{"sku":"MUG","quantity":2}],"tracking_number":"T1"}'], ['shipments', '{"tracking_number":"T2"}']] as const) {
    expect((await at(`/orders/L7/${call}`, body)).status).toBe(200);
  }
  const { shipments: [first, second] } = await d.read('/orders/L7');
  await graph(TRACK, { shipmentId: first.id, status: 'VOIDED' });
  await graph(TRACK, { shipmentId: second.id, status: 'IN_TRANSIT' });
  await expect(graph(TRACK, { shipmentId: second.id, status: 'VOIDED' })).rejects.toMatchObject({ code: 'INVALID_STATE' });
  await expect(graph(TRACK, { shipmentId: first.id, status: 'DELIVERED' })).rejects.toMatchObject({ code: 'INVALID_STATE' });
  await graph(TRACK, { shipmentId: second.id, status: 'DELIVERED' });
  const { status, shipments } = await d.read('/orders/L7');
  expect([status, shipments.map((one: { status: string }) => one.status)]).toEqual(['delivered', ['voided', 'delivered']]);
  expect((await d.read('/orders/L7')).lines.map((line: { quantity_shipped: number }) => line.quantity_shipped)).toEqual([0, 1]);
});

test('the units of one line in two parcels are one line of their shipment; a warehouse\'s own classification of returned goods is answered as it is [D-ORDER-5] [D-RETURNS-3]', async () => {
  const { lines: [mug, tee] } = await created('#L12');
  for (const [call, body] of [['accept', ''], ['picked', '{"lines":[{"sku":"MUG","quantity":1,"lot_number":"A"},{"sku":"MUG","quantity":1,"lot_number":"B"},{"sku":"TEE","quantity":1}]}'],
    ['shipments', '{"parcels":[{"tracking_number":"T1","lines":[{"sku":"MUG","quantity":1}]},{"tracking_number":"T2","lines":[{"sku":"MUG","quantity":1},{"sku":"TEE","quantity":1}]}]}']] as const) {
    expect((await at(`/orders/L12/${call}`, body)).status).toBe(200);
  }
  expect((await d.read('/orders/L12')).shipments).toMatchObject([{ tracking_numbers: ['T1', 'T2'], lines: [{ line_id: mug.line_id, quantity: 2 }, { line_id: tee.line_id, quantity: 1 }] }]);
  const { announceReturn: { number } } = await graph(ANNOUNCE, { orderReference: 'L12', lines: [{ sku: 'MUG', quantity: 1 }] });
  expect((await d.warehouse.post(`/returns/${String(number)}/receive`, '{"lines":[{"sku":"MUG","quantity":1,"classification":"Grade C"}]}')).status).toBe(200);
  expect(await d.read(`/returns/${String(number)}`)).toMatchObject({ status: 'not_compliant', lines: [{ classification: 'Grade C' }], outcome: { not_sellable: [{ sku: 'MUG', quantity: 1 }] } });
});

test('an order that is collected in a store sends no shipment and goes straight to delivered [D-STATES-1] [D-TIMELINE-1]', async () => {
  await d.asStaff('mutation U($input: UpdateLocationInput!) { updateLocation(input: $input) { id } }', { input: { code: 'LY1', offersPickup: true } });
  await d.report('LY1', [{ sku: 'MUG', quantity: 5 }]);
  const { id } = (await d.warehouse.place('#L9', [['MUG', 2, 'LY1']], { shipping: { methodCode: 'pickup', carrierCode: 'brt' } })).placeOrder as { id: string };
  const store = (path: string, body = '') => d.warehouse.post(path, body, { at: 'LY1' });
  const COLLECT = 'mutation C($reference: ID!) { collectOrder(reference: $reference) { status } }';
  await store('/orders/L9/accept');
  await expect(d.asStaff(COLLECT, { reference: 'L9' })).rejects.toMatchObject({ code: 'INVALID_STATE' });
  await store('/orders/L9/picked', '{"lines":[{"sku":"MUG","quantity":2}]}');
  const READY = 'mutation R($reference: ID!) { markReadyForPickup(reference: $reference) { updatedAt } }';
  const ready = await d.asStaff(READY, { reference: 'L9' });
  later();
  expect(await d.asStaff(READY, { reference: 'L9' })).toEqual(ready);
  expect(await d.asStaff(COLLECT, { reference: 'L9' })).toEqual({ collectOrder: { status: 'DELIVERED' } });
  const collected = await d.read(`/orders/${id}`);
  expect([collected.status, collected.shipments, collected.lines[0].quantity_shipped]).toEqual(['delivered', [], 2]);
  expect((await d.read('/orders/L9/timeline')).data.map(({ type }: { type: string }) => type)).toEqual(['order.received', 'shipment.confirmed', 'store.ready_for_pickup', 'store.collected', 'order.status_changed']);
  const { data } = await d.read('/events?limit=200') as { data: { type: string; data: { order_id: string } }[] };
  expect(data.filter((event) => event.data.order_id === id).map(({ type }) => type)).toEqual(['order.created', 'order.status_changed']);
  await expect(d.asStaff(COLLECT, { reference: 'L9' })).rejects.toMatchObject({ code: 'INVALID_STATE' });
});

test('a replacement is an order of its own, free of charge, and the first one\'s timeline has the replacement [D-TIMELINE-1]', async () => {
  const { lines: [mug] } = await created('#L10');
  for (const [call, body] of [['accept', ''], ['picked', '{"lines":[{"sku":"MUG","quantity":2},{"sku":"TEE","quantity":1}]}'], ['shipments', '']] as const) expect((await at(`/orders/L10/${call}`, body)).status).toBe(200);
  const { replaceOrder } = await graph('mutation R($input: ReplaceOrderInput!) { replaceOrder(input: $input) { number } }', { reference: 'L10', number: '#L10-R', lines: [{ lineId: mug.line_id, quantity: 1 }] });
  expect(await d.read(`/orders/${String(replaceOrder.number).slice(1)}`)).toMatchObject({ number: '#L10-R', status: 'in_fulfillment', channel: 'platform_api', customer: { name: 'Ada Rossi' }, totals: { total: eur('0.00') }, lines: [{ sku: 'MUG', quantity: 1 }] });
  expect((await d.read('/orders/L10/timeline')).data.map(({ type }: { type: string }) => type)).toEqual(['order.received', 'shipment.confirmed', 'shipment.shipped', 'order.status_changed', 'order.reship_created']);
  const { data } = await d.read('/events?limit=200') as { data: { type: string; data: { order_number: string } }[] };
  expect(data.filter((event) => event.data.order_number === '#L10-R').map(({ type }) => type)).toEqual(['order.created']);
  await expect(graph('mutation R($input: ReplaceOrderInput!) { replaceOrder(input: $input) { number } }', { reference: 'L10', lines: [{ lineId: mug.line_id, quantity: 2 }] })).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test('money is refunded once: more units, more shipping or an unknown line is refused [D-ORDER-6]', async () => {
  const { lines: [mug] } = await created('#L8');
  const refund = (lines: object[], more: object = {}) => graph(REFUND, { reference: 'L8', lines, ...more });
  await refund([{ lineId: mug.line_id, quantity: 1 }]);
  await expect(refund([{ lineId: mug.line_id, quantity: 2 }])).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'lines.0.quantity': ['must be 1 to 1'] } });
  await refund([{ lineId: mug.line_id, quantity: 1 }], { shipping: eur('4.00') });
  await expect(refund([], { shipping: eur('1.01') })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await expect(refund([{ lineId: 'x', quantity: 1 }])).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await expect(refund([])).rejects.toMatchObject({ code: 'BAD_INPUT' });
  const { totals, refunds } = await d.read('/orders/L8');
  expect([totals.refunded, totals.current_total, refunds.map(({ total }: { total: object }) => total)]).toEqual([eur('26.00'), eur('20.90'), [eur('11.00'), eur('15.00')]]);
});

test('the webhooks of an order are also read as events, within the scopes of the key [D-EVENTS-1]', async () => {
  const { data } = await d.read('/events?limit=200') as { data: { type: string; data: { order_number: string } }[] };
  const ofFirst = data.filter((event) => event.data.order_number === '#L1');
  expect(ofFirst.map(({ type }) => type)).toEqual([
    'order.created', 'shipment.shipped', 'order.status_changed', 'order.status_changed', 'return.created', 'return.status_changed', 'return.status_changed', 'return.status_changed', 'return.status_changed', 'return.status_changed',
  ]);
  expect(withoutIds(JSON.stringify(ofFirst[2]))).toBe('{"id":"id-1","type":"order.status_changed","created_at":"2026-11-21T09:33:00.000Z","data":{"order_id":"id-2","order_number":"#L1","status":"shipped","previous_status":"in_fulfillment"}}');
  const first = await d.read('/events?limit=1');
  const second = await d.read(`/events?limit=1&cursor=${String(first.next_cursor)}`);
  expect([...first.data, ...second.data]).toEqual(data.slice(0, 2));
  expect(await d.read('/events', 'STOCK')).toMatchObject({ error: { code: 'insufficient_scope' } });
});
