import { SUBGRAPHS } from '#kernel/config.js';
import type { Deployment } from '../../gateway/server/deployment.js';
import { startGateway } from '../../gateway/server/start-gateway.js';
import { catalogEvents } from '../kit/company.js';
import { temporaryFolder } from '../kit/temporary-folder.js';
import { databaseSettings } from '../kit/database-settings.js';
import { testDeployment } from '../kit/deployment.js';
import { freePorts } from '../kit/free-ports.js';
import { systemOf } from '../kit/open-graph.js';
import { parsed } from '../kit/parsed.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const PERSON = 'ada@example.test';
const folder = temporaryFolder();
let deployment: Deployment;
let running: Awaited<ReturnType<typeof startGateway>>;
let token = '';
let orders = 1000;

/** What the graph answers a person over HTTP. */
async function answer(query: string, variables: object = {}, headers: Record<string, string> = {}): Promise<any> {
  const response = await fetch(`${deployment.config.urls.graphql}/graphql`, {
    method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers }, body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

async function ask(query: string, variables: object = {}): Promise<any> {
  const { data, errors } = await answer(query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

const mutation = (name: string, selection: string): string => `mutation Do($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${selection} } }`;
const change = async (name: string, input: object, selection = 'status'): Promise<any> => (await ask(mutation(name, selection), { input }))[name];
const refusal = async (name: string, input: object): Promise<any> => (await answer(mutation(name, 'status'), { input })).errors[0];

/** Place a paid order of mugs that routing allocates; answers its number. */
async function place(quantity: number, more: object = {}): Promise<string> {
  const number = `#${String(orders += 1)}`;
  await change('placeOrder', {
    number, channel: 'shop', currency: 'EUR', paymentStatus: 'PAID', customer: { name: 'Bo Verdi' }, shipping: { methodCode: 'std', carrierCode: 'brt' },
    shippingAddress: { firstName: 'Bo', lastName: 'Verdi', address1: 'Via Roma 1', city: 'Milano', postalCode: '20121', countryCode: 'IT' },
    lines: [{ sku: 'MUG', quantity, unitPrice: { amount: '19.90', currency: 'EUR' } }], ...more,
  }, 'id');
  return number;
}

const toPick = async (): Promise<any[]> => (await ask(`{ fulfillmentOrders(first: 5, filter: { locationCode: "MILANO", status: TO_FULFILL }) {
  nodes { id number location { stockLocationCodes } lines { lineId sku barcode title quantityOpen } } } }`)).fulfillmentOrders.nodes;
const orderNow = async (reference: string): Promise<any> => (await ask(
  'query O($reference: ID!) { order(reference: $reference) { status shipments { id } timeline { type actor } } }', { reference })).order;

beforeAll(async () => {
  deployment = await testDeployment({ PORT: String(await freePorts()), PORTICO_DATA: folder, PORTICO_SERVICES: `gateway,${SUBGRAPHS.join()}`, ...databaseSettings() });
  running = await startGateway(deployment);
  const asSystem = (operation: string, variables: object = {}, companyId = 0): Promise<any> =>
    deployment.graph.call<unknown, unknown>(parsed(operation), variables, { principal: systemOf(companyId), requestId: 'r-1', via: 'test' });
  const companyId = Number((await asSystem('mutation { createCompany(input: { name: "Lume" }) { id } }')).createCompany.id);
  const { createPerson: { id } } = await asSystem(`mutation { createPerson(input: { companyId: ${String(companyId)}, email: "${PERSON}", name: "Ada", role: OWNER }) { id } }`);
  token = (await deployment.graph.call<any, unknown>(parsed('mutation { createToken(input: { name: "till" }) { token } }'), {},
    { principal: { kind: 'staff', companyId, actor: PERSON, userId: id, scopes: [], permissions: ['company.read', 'commerce.read', 'commerce.write', 'commerce.manage', 'company.manage'] }, requestId: 'r-1', via: 'test' })).createToken.token;
  await asSystem('mutation P($input: ProjectCatalogEventsInput!) { projectCatalogEvents(input: $input) }',
    catalogEvents(companyId, [{ variantId: '018f0000-0000-7000-8000-000000000001', sku: 'MUG', barcode: '4006381333931', title: 'Mug', weightG: 350 }]), companyId);
  await change('saveCarrier', { code: 'brt', name: 'BRT', countries: ['IT'], trackingPrefix: 'BR' }, 'code');
  await change('createLocation', {
    code: 'MILANO', name: 'Milano store', kind: 'STORE', countryCode: 'IT', timeZone: 'Europe/Rome', stockLocationCodes: ['MI-SHOP'], labelsBy: 'PLATFORM', offersPickup: true,
    address: { company: 'Lume', address1: 'Corso Garibaldi 51', city: 'Milano', postalCode: '20121', countryCode: 'IT' },
  }, 'id');
  expect(await change('countStock', { locationCode: 'MILANO', items: [{ barcode: '4006381333931', quantity: 9 }] }, 'updated')).toEqual({ updated: 1 });
});

afterAll(async () => {
  await Promise.all(running.map((service) => service.stop()));
  await deployment.close();
});

test('a store without a connection ships an order with nothing but the graph', async () => {
  const number = await place(2);
  const [waiting] = await toPick();
  expect(waiting).toMatchObject({ number, location: { stockLocationCodes: ['MI-SHOP'] }, lines: [{ sku: 'MUG', barcode: '4006381333931', title: 'Mug', quantityOpen: 2 }] });
  expect(await refusal('pickAtLocation', { reference: number })).toMatchObject({ extensions: { code: 'ORDER_NOT_ACCEPTED' } });
  expect(await change('acceptAtLocation', { reference: waiting.id })).toEqual({ status: 'ACCEPTED' });
  await change('generateDocuments', { reference: number, types: ['PACKING_SLIP'] }, 'type');
  const packed = await change('pickAtLocation', { reference: number, lines: [{ lineId: waiting.lines[0].lineId, quantity: 2 }], parcels: [{ weightG: 900 }] },
    'status lines { quantityPicked } labels { status contentBase64 } orderDocuments { type contentBase64 }');
  expect(packed).toMatchObject({ status: 'PROCESSED', lines: [{ quantityPicked: 2 }], labels: [{ status: 'READY' }], orderDocuments: [{ type: 'PACKING_SLIP' }] });
  for (const { contentBase64 } of [...packed.labels, ...packed.orderDocuments]) expect(Buffer.from(contentBase64, 'base64').toString('latin1')).toMatch(/^%PDF/);
  expect(await change('voidLabelsAtLocation', { reference: number, parcel: 1 }, 'labels { parcel }')).toEqual({ labels: [] });
  expect(await change('makeLabelsAtLocation', { reference: number, parcels: [{ weightG: 900 }] }, 'labels { parcel status }')).toEqual({ labels: [{ parcel: 1, status: 'READY' }] });
  expect(await change('shipAtLocation', { reference: number }, 'status shipments { carrierCode trackingNumbers lines { quantity } }'))
    .toMatchObject({ status: 'SHIPPED', shipments: [{ carrierCode: 'brt', trackingNumbers: [expect.stringMatching(/^BR/)], lines: [{ quantity: 2 }] }] });
  const { status, timeline } = await orderNow(number);
  expect(status).toBe('SHIPPED');
  const done = timeline.filter(({ type }: any) => ['fulfillment.accepted', 'fulfillment.picked', 'fulfillment.shipped'].includes(type));
  expect(done).toEqual([{ type: 'fulfillment.accepted', actor: PERSON }, { type: 'fulfillment.picked', actor: PERSON }, { type: 'fulfillment.shipped', actor: PERSON }]);
  expect(await refusal('shipAtLocation', { reference: number })).toMatchObject({ extensions: { code: 'INVALID_STATE' } });
});

test('without parcels one is packed and labelled, and nothing leaves that nobody could follow', async () => {
  const number = await place(1, { shipping: { methodCode: 'std' } });
  await change('acceptAtLocation', { reference: number });
  expect(await change('pickAtLocation', { reference: number }, 'labels { parcel status }')).toEqual({ labels: [{ parcel: 1, status: 'READY' }] });
  expect(await change('pickAtLocation', { reference: number }, 'labels { parcel status }')).toEqual({ labels: [{ parcel: 1, status: 'READY' }] });
  await change('voidLabelsAtLocation', { reference: number });
  expect(await refusal('shipAtLocation', { reference: number })).toMatchObject({
    message: 'Nobody could follow this shipment: have its labels made with makeLabelsAtLocation, or give carrierCode and trackingNumber, or withoutTracking: true for a van of your own',
    extensions: { code: 'LABELS_NOT_READY', details: { trackingNumber: ['is needed without a label, unless withoutTracking is true'] } },
  });
  expect(await change('shipAtLocation', { reference: number, trackingNumber: 'BR77' }, 'shipments { carrierCode trackingNumbers }')).toEqual({ shipments: [{ carrierCode: 'brt', trackingNumbers: ['BR77'] }] });
  const van = await place(1);
  await change('acceptAtLocation', { reference: van });
  await change('pickAtLocation', { reference: van });
  await change('voidLabelsAtLocation', { reference: van });
  expect(await change('shipAtLocation', { reference: van, withoutTracking: true }, 'status shipments { trackingNumbers }')).toEqual({ status: 'SHIPPED', shipments: [{ trackingNumbers: [] }] });
});

test('a label has the customer\'s name where the address has none, and an address no label could be made of is corrected after picking', async () => {
  const number = await place(1, { shippingAddress: { address1: 'Via Roma 1', city: 'Milano', countryCode: 'IT' } });
  await change('acceptAtLocation', { reference: number });
  expect(await change('pickAtLocation', { reference: number }, 'labels { status failureReason }')).toEqual({ labels: [{ status: 'FAILED', failureReason: 'The address is incomplete: postal code missing' }] });
  await change('editOrder', { reference: number, customer: { name: 'Other' }, shippingAddress: { postalCode: '20121' } }); // nothing carries them yet
  expect(await change('makeLabelsAtLocation', { reference: number, parcels: [{}] }, 'labels { status }')).toEqual({ labels: [{ status: 'READY' }] });
  for (const late of [{ shippingAddress: { postalCode: '20122' } }, { customer: { name: 'Another' } }]) expect(await refusal('editOrder', { reference: number, ...late })).toMatchObject({ extensions: { code: 'INVALID_STATE' } });
});

const PICKUP = { shipping: { methodCode: 'pickup' } };
const COLLECT = 'mutation C($reference: ID!) { collectOrder(reference: $reference) { status } }';
const READY = 'mutation R($reference: ID!) { markReadyForPickup(reference: $reference) { status } }';

test('a store without a connection hands a pickup over', async () => {
  const collected = async (reference: string): Promise<any> => (await answer(COLLECT, { reference })).errors[0];
  const number = await place(1, PICKUP);
  const listed = async (pickup: boolean): Promise<any[]> => (await ask('query P($pickup: Boolean!) { fulfillmentOrders(filter: { status: TO_FULFILL, pickup: $pickup }) { nodes { number pickup order { pickup } } } }', { pickup })).fulfillmentOrders.nodes;
  expect([await listed(true), (await listed(false)).some((one) => one.number === number)]).toEqual([[{ number, pickup: true, order: { pickup: true } }], false]);
  expect(await collected(number)).toMatchObject({ message: 'This order is not picked yet: pick all of it with pickAtLocation first', extensions: { code: 'INVALID_STATE' } });
  expect(await collected('#1001')).toMatchObject({ message: 'This order is no pickup: the code of its shipping method is not pickup' });
  await change('acceptAtLocation', { reference: number });
  expect(await change('pickAtLocation', { reference: number }, 'status lines { quantityPicked } labels { parcel }')).toEqual({ status: 'PROCESSED', lines: [{ quantityPicked: 1 }], labels: [] });
  const shelf = (filter: object): Promise<any> => ask('query S($filter: OrderFilter!) { orders(filter: $filter) { nodes { number readyForPickupAt } } orderCounts(filter: $filter) { total } }', { filter: { locationCode: 'MILANO', ...filter } });
  const parts = async (readyForPickup: boolean): Promise<any[]> => (await ask('query F($readyForPickup: Boolean!) { fulfillmentOrders(filter: { locationCode: "MILANO", pickup: true, status: PROCESSED, readyForPickup: $readyForPickup }) { nodes { number order { readyForPickupAt } } } }', { readyForPickup })).fulfillmentOrders.nodes;
  const NONE = { orders: { nodes: [] }, orderCounts: { total: 0 } };
  expect([await shelf({ readyForPickup: true }), await parts(true), await parts(false)]).toEqual([NONE, [], [{ number, order: { readyForPickupAt: null } }]]);
  await ask(READY, { reference: number });
  const { orders: { nodes: [{ readyForPickupAt }] } } = await shelf({ readyForPickup: true });
  const FOUND = { orders: { nodes: [{ number, readyForPickupAt }] }, orderCounts: { total: 1 } };
  expect(readyForPickupAt).toMatch(/^2026-/);
  for (const filter of [{ readyForPickup: true }, { readyForPickupFrom: readyForPickupAt }, { readyForPickupTo: '2999-01-01T00:00:00.000Z' }]) expect([filter, await shelf(filter)]).toEqual([filter, FOUND]);
  expect([await shelf({ readyForPickupTo: readyForPickupAt }), (await shelf({ readyForPickup: false })).orders.nodes.some((one: any) => one.number === number)]).toEqual([NONE, false]);
  expect([await parts(true), await parts(false)]).toEqual([[{ number, order: { readyForPickupAt } }], []]);
  const offer = (offersPickup: boolean) => change('updateLocation', { code: 'MILANO', offersPickup }, 'id');
  await offer(false);
  expect(await collected(number)).toMatchObject({ message: 'The location MILANO does not offer pickup: change it with updateLocation, or move the order with rerouteOrders' });
  await offer(true);
  expect(await ask(COLLECT, { reference: number })).toEqual({ collectOrder: { status: 'DELIVERED' } });
  expect(await shelf({ readyForPickup: true })).toEqual(NONE);
  expect(await collected(number)).toMatchObject({ message: 'This order was collected or delivered already' });
  expect(await orderNow(number)).toMatchObject({ shipments: [], timeline: expect.arrayContaining([{ type: 'order.ready_for_pickup', actor: PERSON }, { type: 'order.collected', actor: PERSON }]) });
});

test('a pickup nobody collects is cancelled, confirmed by the store and back on the shelf', async () => {
  const onHand = async (): Promise<any> => (await ask('{ availability(sku: "MUG") { onHand available location { code } } }')).availability[0];
  expect(await change('countStock', { locationCode: 'MILANO', items: [{ sku: 'MUG', quantity: 6 }] }, 'updated')).toEqual({ updated: 1 });
  const number = await place(1, PICKUP);
  await change('acceptAtLocation', { reference: number });
  await change('countStock', { locationCode: 'MILANO', items: [{ sku: 'MUG', quantity: 5 }] }, 'updated');
  await change('pickAtLocation', { reference: number });
  await ask(READY, { reference: number });
  await change('cancelOrder', { reference: number, reason: 'not collected' });
  expect(await change('shortCloseAtLocation', { reference: number })).toEqual({ status: 'CANCELLED' });
  expect(await ask('query N($number: ID!) { order(reference: $number) { status readyForPickupAt } orders(filter: { readyForPickup: true }) { nodes { number } } }', { number })).toEqual({ order: { status: 'CANCELLED', readyForPickupAt: null }, orders: { nodes: [] } });
  await change('countStock', { locationCode: 'MILANO', items: [{ sku: 'MUG', quantity: 6 }] }, 'updated');
  expect(await onHand()).toEqual({ onHand: 6, available: 6, location: { code: 'MILANO' } });
});

test('of an order of several locations a person says whose fulfillment order they mean', async () => {
  await change('createLocation', { code: 'LYON', name: 'Lyon store', kind: 'STORE', countryCode: 'FR', timeZone: 'Europe/Paris', stockLocationCodes: ['LY-SHOP'], labelsBy: 'WAREHOUSE' }, 'id');
  await change('countStock', { locationCode: 'LYON', items: [{ sku: 'MUG', quantity: 3 }] }, 'updated');
  const line = { sku: 'MUG', quantity: 1, unitPrice: { amount: '19.90', currency: 'EUR' } };
  const number = await place(1, { lines: [{ ...line, locationCode: 'MILANO' }, { ...line, locationCode: 'LYON' }] });
  expect(await refusal('acceptAtLocation', { reference: number })).toMatchObject({ extensions: { code: 'BAD_INPUT', details: { locationCode: ['must be one of LYON, MILANO'] } } });
  expect(await change('rejectAtLocation', { reference: number, locationCode: 'LYON', reasonCode: 'out_of_stock' }, 'status location { code } rejection { reasonCode }'))
    .toEqual({ status: 'REJECTED', location: { code: 'LYON' }, rejection: { reasonCode: 'out_of_stock' } });
  expect(await refusal('acceptAtLocation', { reference: number, locationCode: 'ROMA' })).toMatchObject({ message: `No fulfillment order ${number} at ROMA`, extensions: { code: 'ORDER_NOT_FOUND' } });
  expect(await change('acceptAtLocation', { reference: number }, 'location { code }')).toEqual({ location: { code: 'MILANO' } });
});

test('after a move the order has one location that can work it, which needs no naming', async () => {
  const number = await place(1, { lines: [{ sku: 'MUG', quantity: 1, unitPrice: { amount: '19.90', currency: 'EUR' }, locationCode: 'MILANO' }] });
  await change('rerouteOrders', { references: [number], locationCode: 'LYON' }, 'changed');
  for (const name of ['acceptAtLocation', 'pickAtLocation', 'shipAtLocation']) {
    expect(await change(name, { reference: number, ...(name === 'shipAtLocation' && { carrierCode: 'brt', trackingNumber: 'BR9' }) }, 'location { code }')).toEqual({ location: { code: 'LYON' } });
  }
  expect(await refusal('shipAtLocation', { reference: number, trackingNumber: 'BR9' })).toMatchObject({ extensions: { code: 'INVALID_STATE' } });
});

test('a location with an active connection is its warehouse system\'s, unless a person insists', async () => {
  const location = (await change('createLocation', { code: 'PIACENZA', name: 'Piacenza', kind: 'WAREHOUSE', countryCode: 'IT', timeZone: 'Europe/Rome', stockLocationCodes: ['PC01'], labelsBy: 'WAREHOUSE' }, 'id')).id;
  await change('countStock', { locationCode: 'PIACENZA', items: [{ sku: 'MUG', quantity: 3 }] }, 'updated');
  const { connection: { id } } = await change('createConnection', { kind: 'FULFILLMENT', name: 'Piacenza WMS', warehouseId: location }, 'connection { id }');
  const status = (verb: string) => ask(`mutation A($id: ID!) { ${verb}(id: $id) { id } }`, { id });
  await status('activateConnection');
  const number = await place(1, { lines: [{ sku: 'MUG', quantity: 1, unitPrice: { amount: '19.90', currency: 'EUR' }, locationCode: 'PIACENZA' }] });
  expect(await refusal('acceptAtLocation', { reference: number })).toMatchObject({
    message: 'The warehouse system Piacenza WMS works this location and would not learn of it: report it there',
    extensions: { code: 'INVALID_STATE', details: { connection: 'Piacenza WMS', evenIfConnected: ['must be true to report it here all the same: the location has an active connection'] } },
  });
  expect((await answer(mutation('countStock', 'updated'), { input: { locationCode: 'PIACENZA', items: [{ sku: 'MUG', quantity: 1 }] } })).errors[0]).toMatchObject({ extensions: { code: 'INVALID_STATE' } });
  expect(await change('acceptAtLocation', { reference: number, evenIfConnected: true })).toEqual({ status: 'ACCEPTED' });
  await status('pauseConnection');
  expect(await change('pickAtLocation', { reference: number })).toEqual({ status: 'PROCESSED' });
});

test('a change that is repeated with its Idempotency-Key is made once, and the key is refused for another request and where results are not remembered', async () => {
  const number = await place(3);
  const { order: { lines: [{ id: lineId }] } } = await ask('query L($number: ID!) { order(reference: $number) { lines { id } } }', { number });
  const REFUND = 'mutation R($input: RecordRefundInput!) { recordRefund(input: $input) { id order { refunds { id } } } }';
  const refund = (key: string, quantity = 1): Promise<any> => answer(REFUND, { input: { reference: number, lines: [{ lineId, quantity }] } }, { 'Idempotency-Key': key });
  const first = await refund('k-1');
  expect(first.data.recordRefund.order.refunds).toHaveLength(1);
  for (let repeat = 0; repeat < 3; repeat += 1) expect(await refund('k-1')).toEqual(first); // planned by then, and answered without Apollo Server
  expect((await refund('k-1', 2)).errors[0].extensions).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  const NOTE = 'mutation N($input: AddNoteInput!) { addNote(input: $input) { id } }';
  expect((await answer(NOTE, { input: { orderReference: number, text: 'x' } }, { 'Idempotency-Key': 'k-1' })).errors[0].extensions).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  const at = await Promise.all(Array.from({ length: 10 }, () => refund('k-2')));
  expect(new Set(at.map(({ data }) => data.recordRefund.id)).size).toBe(1);
  expect((await ask('query L($number: ID!) { order(reference: $number) { refunds { id } } }', { number })).order.refunds).toHaveLength(2);
  const BOTH = 'mutation B($number: ID!) { a: addNote(input: { orderReference: $number, text: "a" }) { id text } b: addNote(input: { orderReference: $number, text: "b" }) { id text } }';
  const both = (): Promise<any> => answer(BOTH, { number }, { 'Idempotency-Key': 'k-3' });
  const { data } = await both();
  expect([data.a.text, data.b.text, (await both()).data]).toEqual(['a', 'b', data]);
  expect((await ask('query N($number: ID!) { order(reference: $number) { staffNotes(first: 9) { nodes { text } } } }', { number })).order.staffNotes.nodes).toEqual([{ text: 'a' }, { text: 'b' }]);
  expect((await answer('mutation { createToken(input: { name: "x" }) { token } }', {}, { 'Idempotency-Key': 'k-4' })).errors[0].extensions).toMatchObject({ code: 'BAD_INPUT' });
  expect((await answer('{ automaticRefunds }', {}, { 'Idempotency-Key': 'two words' })).errors[0].extensions).toMatchObject({ code: 'BAD_INPUT' });
});

test('a carrier or number other than that of the label is refused before anything leaves', async () => {
  const number = await place(1);
  await change('acceptAtLocation', { reference: number });
  await change('pickAtLocation', { reference: number });
  expect(await refusal('shipAtLocation', { reference: number, carrierCode: 'dhl', trackingNumber: 'DHL123' })).toMatchObject({
    message: 'This shipment has a label of another carrier or number: leave both out to ship with the label, or void it first with voidLabelsAtLocation',
    extensions: { code: 'BAD_INPUT', details: { carrierCode: ['must be left out, or be brt as on the label'], trackingNumber: [expect.stringMatching(/^must be left out, or be BR\d+ as on the label$/)] } },
  });
  expect(await change('shipAtLocation', { reference: number, carrierCode: 'brt' }, 'status shipments { carrierCode }')).toEqual({ status: 'SHIPPED', shipments: [{ carrierCode: 'brt' }] });
});
