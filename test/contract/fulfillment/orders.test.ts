import { readyOrder } from './fake-orders.js';
import { errorOf, openWarehouse, ORDER_ID, type Warehouse } from './warehouse.js';

let warehouse: Warehouse;
beforeEach(async () => { warehouse = await openWarehouse(); });
afterEach(() => warehouse.close());

const ORDER_1042 = {
  id: '019aa000-0000-7000-8000-000000001042',
  number: '#1042',
  status: 'to_fulfill',
  placed_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:05:00.000Z',
  channel: 'storefront',
  customer: { name: 'Zoë Müller', email: 'zoe@example.com', phone: null },
  shipping_address: {
    first_name: 'Zoë', last_name: 'Müller', company: null, address1: 'Torstraße 1', address2: null, city: 'Berlin',
    postal_code: '10119', province_code: null, country_code: 'DE', phone: null,
  },
  shipping: { method_code: 'express', method_name: 'Express', carrier_code: 'dhl', service_code: null, type: 'express', labels_by: 'warehouse' },
  priority: 1,
  notes: 'Ring twice',
  documents: { external_required: false, external_ready: null },
  currency: 'EUR',
  total_weight_g: 500,
  lines: [{
    line_id: '019aa000-0000-7000-8000-0000000000a1', sku: 'MUG_RED_STD', barcode: '4006381333931', item_key: '4006381333931', title: 'Mug red',
    quantity_ordered: 2, quantity_open: 2, quantity_picked: 0, quantity_unfulfillable: 0, quantity_shipped: 0, quantity_cancelled: 0,
    weight_g: 250, unit_price: { amount: '19.90', currency: 'EUR' },
  }],
  accepted_at: null,
  wms_reference: null,
  cancellation: null,
};

test('an order has exactly the fields of the document, in UTF-8 JSON [A-ORDER-1] [A-ORDER-2] [A-ORDER-3] [A-FORMAT-1]', async () => {
  const response = await warehouse.send('/orders/1042');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(await response.text()).toBe(JSON.stringify(ORDER_1042));
});

test('an order is found by its number without #, with %23, and by its id [A-ORDERS-5]', async () => {
  const found = await Promise.all(['1042', '%231042', ORDER_ID].map(async (name) => (await warehouse.send(`/orders/${name}`)).json()));
  expect(found).toEqual([ORDER_1042, ORDER_1042, ORDER_1042]);
});

test.each(['9999', 'x%00y', 'a'.repeat(300), '__proto__', '%F0%9F%A6%84'])('an unknown order is 404 order_not_found: %s [A-ERR-NOT-FOUND]', async (name) => {
  const response = await warehouse.send(`/orders/${name}`);
  expect([response.status, (await errorOf(response)).code]).toEqual([404, 'order_not_found']);
});

test('the list answers data and next_cursor, to_fulfill and 50 unless given [A-ORDERS-1] [A-LIST-1]', async () => {
  expect(await (await warehouse.send('/orders')).json()).toEqual({ data: [ORDER_1042], next_cursor: null });
  expect(warehouse.orders.asked.find(({ operation }) => operation === 'ListOrders')?.variables).toEqual({ status: 'TO_FULFILL', updatedSince: null, first: 50, after: null });
});

test('following next_cursor reads every order once until it is null [A-LIST-1] [A-ORDERS-4]', async () => {
  for (const number of ['#1043', '#1044']) warehouse.orders.orders.push(readyOrder(number, `019aa000-0000-7000-8000-00000000${number.slice(1)}`));
  const numbers: string[] = [];
  let cursor = '';
  do {
    const page = await (await warehouse.send(`/orders?limit=1${cursor}`)).json() as { data: { number: string }[]; next_cursor: string | null };
    numbers.push(...page.data.map(({ number }) => number));
    cursor = page.next_cursor === null ? '' : `&cursor=${encodeURIComponent(page.next_cursor)}`;
  } while (cursor !== '');
  expect(numbers).toEqual(['#1042', '#1043', '#1044']);
});

test.each([['to_fulfill', 'TO_FULFILL'], ['accepted', 'ACCEPTED'], ['processed', 'PROCESSED'], ['shipped', 'SHIPPED'], ['cancelled', 'CANCELLED']])('status %s reads that list [A-ORDERS-2]', async (word, list) => {
  expect((await warehouse.send(`/orders?status=${word}`)).status).toBe(200);
  expect(warehouse.orders.asked.find(({ operation }) => operation === 'ListOrders')?.variables).toMatchObject({ status: list });
});

test('cancelled shows cancel_requested orders too, each with its cancellation [A-ORDERS-3] [A-ORDER-4]', async () => {
  const [order] = warehouse.orders.orders;
  Object.assign(order ?? {}, { status: 'CANCEL_REQUESTED', cancellation: { requestedBy: 'merchant', cancelledAt: '2026-11-20T12:00:00.000Z' } });
  expect(await (await warehouse.send('/orders/1042')).json()).toMatchObject({ status: 'cancel_requested', cancellation: { requested_by: 'merchant', cancelled_at: '2026-11-20T12:00:00.000Z' } });
});

test('updated_since takes any offset and is read as UTC [A-ORDERS-6]', async () => {
  await warehouse.send('/orders?updated_since=2026-11-20T12%3A00%3A00%2B02%3A00');
  expect(warehouse.orders.asked.find(({ operation }) => operation === 'ListOrders')?.variables).toMatchObject({ updatedSince: '2026-11-20T10:00:00.000Z' });
});

test.each([
  ['limit=0', 'limit'], ['limit=201', 'limit'], ['limit=1e2', 'limit'], ['limit=', 'limit'], ['limit=99999999999999999999', 'limit'], ['limit=1&limit=2', 'limit'],
  ['status=closed', 'status'], ['status=TO_FULFILL', 'status'], ['status=%00', 'status'],
  ['updated_since=yesterday', 'updated_since'], ['updated_since=2026-02-30T00:00:00Z', 'updated_since'], ['updated_since=2026-11-20T12:00:00', 'updated_since'],
  ['updated_since=0000-01-01T00:00:00%2B02:00', 'updated_since'],
])('%s is 422 validation_failed and names the field, not clamped [A-LIST-2] [A-ERR-VALIDATION]', async (query, field) => {
  const response = await warehouse.send(`/orders?${query}`);
  const error = await errorOf(response);
  expect([response.status, error.code]).toEqual([422, 'validation_failed']);
  expect(Object.keys(error.details as object)).toEqual([field]);
});

test.each(['cursor=nonsense', 'cursor=', 'cursor=%00', 'cursor=next:ACCEPTED:1'])('%s is 400 invalid_cursor: a cursor is valid only with its status [A-LIST-3]', async (query) => {
  const response = await warehouse.send(`/orders?status=to_fulfill&${query}`);
  expect([response.status, (await errorOf(response)).code]).toEqual([400, 'invalid_cursor']);
});

test('reading never accepts an order [A-READ-1]', async () => {
  await warehouse.send('/orders');
  await warehouse.send('/orders/1042');
  expect(warehouse.orders.orders.map(({ status }) => status)).toEqual(['TO_FULFILL']);
});
