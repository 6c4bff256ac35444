import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { staffOf } from '../../kit/company.js';
import { warehouse } from '../../kit/orders.js';
import { openShop, type Shop } from '../../kit/shop.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let shop: Shop;
beforeAll(async () => { shop = await openShop(); });
afterAll(() => shop.orders.subgraph.close());

const ada = (email: string, more: Record<string, unknown> = {}) => ({ customer: { name: 'Ada Rossi', email, phone: '+39 02 1', ...more } });
const placed = async (email: string, more: Record<string, unknown> = {}): Promise<string> => {
  shop.orders.clock.turn(60_000);
  return shop.place([['TEE', 1]], { ...ada(email), ...more });
};
const cancel = (reference: string) => shop.change('cancelOrder', { reference, reason: 'r' });
const customer = async (variables: object, fields: string): Promise<any> => (await shop.orders.run(`query C($email: String, $id: ID) { customer(email: $email, id: $id) { ${fields} } }`, { ...variables })).customer;
const erase = async (email: string, as = {}): Promise<any> => (await shop.orders.run('mutation E($input: EraseCustomerInput!) { eraseCustomer(input: $input) { orderCount returnCount } }', { input: { email } }, as)).eraseCustomer;
const exported = async (email: string, as = {}): Promise<any> => (await shop.orders.run('query X($email: String!) { exportCustomer(email: $email) }', { email }, as)).exportCustomer;

test('the export of a customer comes in parts, of which each has the customer and its own orders and addresses', async () => {
  const numbers = [await placed('many@one.test'), await placed('many@one.test'), await placed('many@one.test', { shippingAddress: { city: 'Roma', countryCode: 'IT' } })];
  const part = async (more: object, email = 'many@one.test'): Promise<any> =>
    (await shop.orders.run('query X($email: String!, $first: Int, $after: String) { exportCustomer(email: $email, first: $first, after: $after) }', { email, ...more })).exportCustomer;
  const told = ({ customer: { email, orderCount }, orders, addresses, next }: any) => [email, orderCount, orders.map(({ number }: any) => number), addresses.map(({ city }: any) => city), next];
  const first = await part({ first: 2 });
  expect(told(first)).toEqual(['many@one.test', 3, [numbers[2], numbers[1]], ['Roma', 'Milano'], expect.any(String)]);
  expect(told(await part({ first: 2, after: first.next }))).toEqual(['many@one.test', 3, [numbers[0]], ['Milano'], null]);
  expect(told(await part({}))).toEqual(['many@one.test', 3, numbers.toReversed(), ['Roma', 'Milano'], null]);
  await expect(part({ first: 501 })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await placed('else@one.test');
  await expect(part({ after: first.next }, 'else@one.test')).rejects.toMatchObject({ code: 'BAD_CURSOR' });
});

test('orders with one e-mail address, however it is written, are one customer', async () => {
  const first = await placed('Ada@One.test');
  const second = await placed('ada@one.test', { customer: { name: 'Ada Bianchi', email: 'ada@one.test', phone: '+39 02 2' }, shippingAddress: { city: 'Roma', countryCode: 'IT' }, billingAddress: { city: 'Milano', countryCode: 'IT' } });
  await cancel(first);
  const third = await placed('ADA@one.test', { currency: 'EUR' });
  const found = await customer({ email: 'aDa@one.test' }, 'id email name phone orderCount firstOrderAt lastOrderAt totals { amount currency } addresses { city countryCode } orders(first: 2) { nodes { number } pageInfo { hasNextPage endCursor } } returns { nodes { id } }');
  expect(found).toMatchObject({
    email: 'ada@one.test', name: 'Ada Rossi', phone: '+39 02 1', orderCount: 3, totals: [{ amount: '20.00', currency: 'EUR' }],
    addresses: [{ city: 'Milano', countryCode: 'IT' }, { city: 'Roma', countryCode: 'IT' }],
    orders: { nodes: [{ number: third }, { number: second }], pageInfo: { hasNextPage: true } }, returns: { nodes: [] },
  });
  expect([found.firstOrderAt < found.lastOrderAt, await customer({ id: found.id }, 'email')]).toEqual([true, { email: 'ada@one.test' }]);
  const rest = await shop.orders.run('query C($email: String, $after: String) { customer(email: $email) { orders(first: 2, after: $after) { nodes { number } pageInfo { hasNextPage } } } }', { email: 'ada@one.test', after: found.orders.pageInfo.endCursor });
  expect(rest.customer.orders).toEqual({ nodes: [{ number: first }], pageInfo: { hasNextPage: false } });
});

test('nobody is found by an e-mail address or id without orders, and a customer is named once', async () => {
  expect([await customer({ email: 'none@one.test' }, 'id'), await customer({ email: '' }, 'id'), await customer({ id: 'cus_x' }, 'id'), await customer({ id: '#1' }, 'id')]).toEqual([null, null, null, null]);
  for (const variables of [{}, { email: 'a@b.test', id: 'cus_x' }]) await expect(customer(variables, 'id')).rejects.toMatchObject({ code: 'BAD_INPUT', details: { email: ['must be given, or id, and not both'] } });
});

test('customers are listed in pages by e-mail address, and searched by a part of it', async () => {
  for (const email of ['c@list.test', 'a%@list.test', 'b@list.test']) await placed(email);
  const list = async (variables: object): Promise<any> => (await shop.orders.run('query L($search: String, $first: Int!, $after: String) { customers(search: $search, first: $first, after: $after) { nodes { email orderCount } pageInfo { hasNextPage endCursor } } }', { first: 50, ...variables })).customers;
  const first = await list({ search: '@LIST.test', first: 2 });
  expect(first).toMatchObject({ nodes: [{ email: 'a%@list.test', orderCount: 1 }, { email: 'b@list.test' }], pageInfo: { hasNextPage: true } });
  expect(await list({ search: '@LIST.test', first: 2, after: first.pageInfo.endCursor })).toMatchObject({ nodes: [{ email: 'c@list.test' }], pageInfo: { hasNextPage: false } });
  expect((await list({ search: 'a%@list' })).nodes).toEqual([{ email: 'a%@list.test', orderCount: 1 }]);
  await expect(list({ search: 'x'.repeat(10_240) })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { search: ['must be up to 200 characters'] } });
  await expect(list({ first: 0 })).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test('an export holds the orders with what staff wrote on them and their history', async () => {
  const number = await placed('ada@export.test');
  await shop.orders.run('mutation N($input: AddNoteInput!) { addNote(input: $input) { id } }', { input: { orderReference: number, text: 'prefers mornings' } });
  await shop.orders.run('mutation M($input: SetMetadataInput!) { setMetadata(input: $input) { key } }', { input: { orderReference: number, namespace: 'crm', entries: [{ key: 'id', value: '4711' }] } });
  expect(await exported('ADA@export.test')).toMatchObject({
    customer: { email: 'ada@export.test', orderCount: 1 }, addresses: [{ city: 'Milano', countryCode: 'IT' }],
    orders: [{
      number, customer: { name: 'Ada Rossi', phone: '+39 02 1' }, lines: [{ sku: 'TEE', quantity: 1 }], shipments: [], refunds: [], returns: [],
      staffNotes: [{ text: 'prefers mornings', author: 'ada@example.test' }], metadata: [{ namespace: 'crm', key: 'id', value: '4711' }],
      history: expect.arrayContaining([expect.objectContaining({ type: 'order.placed' })]),
    }],
  });
  await expect(exported('nobody@export.test')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a customer with an order in work is not erased, and the refusal names it', async () => {
  const [ended, open] = [await placed('ada@open.test'), await placed('ada@open.test')];
  await cancel(ended);
  const inWork = `${open} (not delivered or cancelled, but IN_FULFILLMENT)`;
  await expect(erase('ada@open.test')).rejects.toMatchObject({ code: 'BAD_INPUT', message: `Orders of this customer are still in work: ${inWork}`, details: { email: [`has orders in work: ${inWork}`] } });
  expect(await shop.read(ended)).toMatchObject({ customer: { name: 'Ada Rossi', email: 'ada@open.test' } });
});

test('an erased customer is gone from ended orders, of which amounts and country stay, and each order says when', async () => {
  const number = await placed('ada@gone.test', { notes: 'Ring at Rossi', shippingAddress: { firstName: 'Ada', lastName: 'Rossi', city: 'Milano', countryCode: 'IT', phone: '+39 02 1' } });
  await cancel(number);
  expect(await erase('ADA@gone.test', { dryRun: true })).toEqual({ orderCount: 1, returnCount: 0 });
  expect(await erase('ADA@gone.test')).toEqual({ orderCount: 1, returnCount: 0 });
  const { order } = await shop.orders.run('query O($reference: ID!) { order(reference: $reference) { notes totals { total { amount } } customer { name email phone channelId } shippingAddress { firstName lastName city countryCode phone } billingAddress { city } timeline { type } } }', { reference: number });
  expect(order).toMatchObject({
    notes: null, totals: { total: { amount: '10.00' } }, customer: { name: 'Erased', email: null, phone: null, channelId: null },
    shippingAddress: { firstName: null, lastName: null, city: null, countryCode: 'IT', phone: null }, billingAddress: null,
  });
  expect(order.timeline.at(-1)).toEqual({ type: 'order.customer_erased' });
  const { deps: { database } } = shop.orders.subgraph.context({ principal: staffOf(7), requestId: 'r', via: 'test' }) as OrdersContext;
  const [reasons] = await database.query<{ cancel_reason: string | null; payload: string }>("SELECT o.cancel_reason, e.payload FROM orders o JOIN outbox e ON e.company_id = o.company_id AND e.subject = o.id AND e.type = 'order.cancelled' WHERE o.number = ?", [number]);
  expect([reasons?.cancel_reason, JSON.parse(reasons?.payload ?? '{}').reason]).toEqual([null, '']);
  expect(await customer({ email: 'ada@gone.test' }, 'id')).toBeNull();
  await expect(erase('ada@gone.test')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('of the tags and metadata of an erased order those go that name the customer, also from its history', async () => {
  const number = await placed('ada@tags.test');
  const own = { orderReference: number, namespace: 'crm', entries: [{ key: 'id', value: '4711' }, { key: 'who', value: 'ADA  ROSSÌ, vip' }, { key: 'rang', value: 'from 0039-02.1234567 at noon' }, { key: 'mail', value: 'x Ada@Tags.test' }] };
  await shop.orders.run('mutation E($input: EditOrderInput!) { editOrder(input: $input) { id } }', { input: { reference: number, customer: { name: 'Ada Rossi', email: 'ada@tags.test', phone: '02 1234567' } } });
  await shop.orders.run('mutation T($input: TagOrderInput!) { tagOrder(input: $input) { id } }', { input: { reference: number, add: ['gift', 'for Ada Rossi'] } });
  await shop.orders.run('mutation M($input: SetMetadataInput!) { setMetadata(input: $input) { key } }', { input: own });
  await cancel(number);
  expect(await erase('ada@tags.test')).toEqual({ orderCount: 1, returnCount: 0 });
  const { order } = await shop.orders.run('query O($reference: ID!) { order(reference: $reference) { id tags metadata { key value } } }', { reference: number });
  expect(order).toMatchObject({ tags: ['gift'], metadata: [{ key: 'id', value: '4711' }] });
  const { deps: { database } } = shop.orders.subgraph.context({ principal: staffOf(7), requestId: 'r', via: 'test' }) as OrdersContext;
  const events = await database.query<{ payload: string }>('SELECT payload FROM outbox WHERE subject = ? AND type = ?', [order.id, 'order.tags_changed']);
  expect(events.map(({ payload }) => (({ tags, previousTags }) => ({ tags, previousTags }))(JSON.parse(payload)))).toEqual([{ tags: ['gift'], previousTags: [] }]);
});

test('a return that is open keeps its customer; once it is closed its name goes, with notes of staff, labels and packing slips, and invoices stay', async () => {
  await shop.orders.run('mutation S($input: SaveCarrierInput!) { saveCarrier(input: $input) { id } }', { input: { code: 'swift', name: 'Swift', countries: ['IT'], trackingPrefix: 'SW' } });
  await shop.orders.run('mutation U($input: UpdateLocationInput!) { updateLocation(input: $input) { id } }', { input: { code: 'MI1', labelsBy: 'PLATFORM', address: { address1: 'Via Savona 1', city: 'Milano', postalCode: '20144', countryCode: 'IT' } } });
  const number = await placed('ada@return.test', { shippingAddress: { firstName: 'Ada', lastName: 'Rossi', address1: 'Via Roma 1', city: 'Milano', postalCode: '20121', countryCode: 'IT' }, lines: [{ sku: 'TEE', quantity: 1, locationCode: 'MI1', unitPrice: { amount: '10.00', currency: 'EUR' } }] });
  await shop.report('acceptFulfillmentOrder', { reference: number });
  await shop.report('reportPicking', { reference: number, lines: [{ sku: 'TEE', quantity: 1 }] });
  const label = { fulfillmentOrders: [{ labels: [{ status: 'READY', contentBase64: expect.any(String) }] }] };
  await shop.orders.run('mutation P($input: MakeWarehouseLabelsInput!) { makeWarehouseLabels(input: $input) { id } }', { input: { reference: number, parcels: [{}] } }, { principal: warehouse(shop.milan) });
  await shop.orders.run('mutation D($input: GenerateDocumentsInput!) { generateDocuments(input: $input) { id } }', { input: { reference: number, types: ['INVOICE', 'PACKING_SLIP'] } });
  await shop.orders.run('mutation N($input: AddNoteInput!) { addNote(input: $input) { id } }', { input: { orderReference: number, text: 'Ada rang' } });
  const papers = async (): Promise<any> => [
    (await shop.orders.run('query L($reference: ID!) { order(reference: $reference) { staffNotes { nodes { text } } fulfillmentOrders { labels { status contentBase64 } } } }', { reference: number })).order,
    (await shop.orders.run('query D($reference: ID!) { warehouseDocuments(reference: $reference) { type } }', { reference: number }, { principal: warehouse(shop.milan) })).warehouseDocuments.map(({ type }: any) => type).sort(),
  ];
  expect(await papers()).toEqual([{ staffNotes: { nodes: [{ text: 'Ada rang' }] }, ...label }, ['INVOICE', 'PACKING_SLIP']]);
  await shop.report('reportShipment', { reference: number });
  await expect(erase('ada@return.test')).rejects.toMatchObject({ details: { email: [`has orders in work: ${number} (not delivered or cancelled, but SHIPPED)`] } });
  const { order } = await shop.orders.run('query S($reference: ID!) { order(reference: $reference) { shipments { id } } }', { reference: number });
  await shop.orders.run('mutation D($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { id } }', { input: { shipmentId: order.shipments[0].id, status: 'DELIVERED' } });
  const back = await shop.change('announceReturn', { orderReference: number, lines: [{ sku: 'TEE', quantity: 1 }] });
  expect((await customer({ email: 'ada@return.test' }, 'returns { nodes { number } }')).returns.nodes).toEqual([{ number: back.number }]);
  await expect(erase('ada@return.test')).rejects.toMatchObject({ details: { email: [`has orders in work: ${number} (return ${String(back.number)} is not closed or cancelled)`] } });
  await shop.change('cancelReturn', { reference: back.number });
  expect(await erase('ada@return.test')).toEqual({ orderCount: 1, returnCount: 1 });
  expect(await papers()).toEqual([{ staffNotes: { nodes: [] }, fulfillmentOrders: [{ labels: [{ status: 'READY', contentBase64: null }] }] }, ['INVOICE']]);
  const { return: left } = await shop.orders.run('query R($reference: ID!) { return(reference: $reference) { customer { name } status } }', { reference: back.number });
  expect(left).toEqual({ customer: { name: null }, status: 'CANCELLED' });
});

test('exporting and erasing need the permission to manage, reading that to read', async () => {
  await cancel(await placed('ada@rights.test'));
  const principal = staffOf(7, ['commerce.read', 'commerce.write']);
  for (const refused of [erase('ada@rights.test', { principal }), exported('ada@rights.test', { principal })]) await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permission: 'commerce.manage' } });
  await expect(shop.orders.run('{ customers { nodes { id } } }', {}, { principal: staffOf(7, ['catalog.read']) })).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permission: 'commerce.read' } });
});
