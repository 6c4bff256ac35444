import { RETURN_ID } from './fake-returns.js';
import { errorOf, openWarehouse, type Warehouse } from './warehouse.js';

let warehouse: Warehouse;
beforeEach(async () => { warehouse = await openWarehouse(); });
afterEach(() => warehouse.close());

const post = (path: string, body?: string) => warehouse.send(path, { method: 'POST', ...(body !== undefined && { body }) });
const asked = (name: string) => warehouse.orders.asked.find(({ operation }) => operation === name)?.variables;

const RETURN_1001 = {
  id: '019aa000-0000-7000-8000-00000000d001',
  number: 'R1001',
  status: 'awaiting_receipt',
  order_id: '019aa000-0000-7000-8000-000000001042',
  order_number: '#1042',
  announced: true,
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:05:00.000Z',
  carrier_code: 'dhl',
  tracking_numbers: ['JD01'],
  customer: { name: 'Zoë Müller' },
  notes: 'Gift',
  lines: [{
    line_id: '019aa000-0000-7000-8000-0000000000a1', sku: 'MUG_RED_STD', barcode: '4006381333931', item_key: '4006381333931', title: 'Mug red',
    quantity_expected: 2, quantity_received: 0, classification: null, reason_code: 'DEFECT', reason: 'Chipped',
  }],
  compliant: null,
  accepted_at: null,
  received_at: null,
  wms_reference: null,
};

test('a return has exactly the fields of the decisions, by number or id [A-RETURN-1] [A-RETURNS-2]', async () => {
  expect(await (await warehouse.send('/returns/R1001')).text()).toBe(JSON.stringify(RETURN_1001));
  expect(await (await warehouse.send(`/returns/${RETURN_ID}`)).json()).toEqual(RETURN_1001);
});

test.each(['R9', 'x%00y', 'a'.repeat(300)])('an unknown return is 404 return_not_found: %s [A-RETURNS-3]', async (name) => {
  for (const response of [await warehouse.send(`/returns/${name}`), await post(`/returns/${name}/accept`)]) {
    expect([response.status, (await errorOf(response)).code]).toEqual([404, 'return_not_found']);
  }
});

test('the list answers data and next_cursor, expected and 50 unless given [A-RETURNS-1] [A-LIST-1]', async () => {
  expect(await (await warehouse.send('/returns')).json()).toEqual({ data: [RETURN_1001], next_cursor: null });
  expect(asked('ListReturns')).toEqual({ status: 'EXPECTED', updatedSince: null, first: 50, after: null });
});

test.each([
  ['expected', 'EXPECTED'], ['requested', 'REQUESTED'], ['awaiting_receipt', 'AWAITING_RECEIPT'], ['in_transit', 'IN_TRANSIT'], ['received', 'RECEIVED'],
  ['compliant', 'COMPLIANT'], ['not_compliant', 'NOT_COMPLIANT'], ['closed', 'CLOSED'], ['cancelled', 'CANCELLED'],
])('status %s reads that list [A-RETURNS-1]', async (word, list) => {
  expect((await warehouse.send(`/returns?status=${word}&limit=200&updated_since=2026-11-20T12%3A00%3A00%2B02%3A00`)).status).toBe(200);
  expect(asked('ListReturns')).toEqual({ status: list, updatedSince: '2026-11-20T10:00:00.000Z', first: 200, after: null });
});

test.each([['limit=0', 'limit'], ['limit=201', 'limit'], ['status=EXPECTED', 'status'], ['updated_since=today', 'updated_since']])('%s is 422 and names the field [A-LIST-2] [A-RETURNS-1]', async (query, field) => {
  const response = await warehouse.send(`/returns?${query}`);
  expect([response.status, Object.keys((await errorOf(response)).details as object)]).toEqual([422, [field]]);
});

test('a cursor of another status is 400 invalid_cursor [A-LIST-3] [A-RETURNS-1]', async () => {
  const response = await warehouse.send('/returns?status=closed&cursor=next:EXPECTED');
  expect([response.status, (await errorOf(response)).code]).toEqual([400, 'invalid_cursor']);
});

test('accept needs no body and keeps the warehouse\'s reference [A-RETURNS-4]', async () => {
  expect(await (await post('/returns/R1001/accept')).json()).toMatchObject({ accepted_at: '2026-11-21T09:00:00.000Z', wms_reference: null });
  expect(await (await post('/returns/R1001/accept', '{"wms_reference":"RET-1"}')).json()).toMatchObject({ wms_reference: 'RET-1' });
});

test('receive passes the report on, in the warehouse\'s words [A-RETURNS-5]', async () => {
  const response = await post('/returns/R1001/receive', JSON.stringify({
    received_at: '2026-11-21T10:00:00+02:00', inspected_at: null, wms_reference: 'RET-1',
    lines: [{ sku: 'MUG_RED_STD', quantity: 2, classification: 'sellable', reason_code: 'R7', lot_number: 'L1', serial_number: 'S1', note: 'stain' }],
  }));
  expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ status: 'compliant', compliant: true, received_at: '2026-11-21T08:00:00.000Z' })]);
  expect(asked('ReceiveReturn')).toEqual({ input: {
    reference: 'R1001', receivedAt: '2026-11-21T08:00:00.000Z', inspectedAt: null, wmsReference: 'RET-1',
    lines: [{ sku: 'MUG_RED_STD', quantity: 2, classification: 'sellable', reasonCode: 'R7', lotNumber: 'L1', serialNumber: 'S1', note: 'stain' }],
  } });
});

test('a parcel that was not announced is answered 201 [A-RETURNS-7]', async () => {
  const response = await post('/returns', '{"order_number":"1042","tracking_number":"T1","lines":[{"barcode":"4006381333931","quantity":1,"classification":"damaged"}]}');
  expect([response.status, await response.json()]).toEqual([201, expect.objectContaining({ announced: false, status: 'not_compliant' })]);
  expect(asked('RegisterReturn')).toEqual({ input: {
    orderNumber: '1042', trackingNumber: 'T1', receivedAt: null, inspectedAt: null, wmsReference: null, lines: [{ barcode: '4006381333931', quantity: 1, classification: 'damaged' }],
  } });
});

test.each([
  ['{}', ['lines']], ['{"lines":[]}', ['lines']], ['{"lines":[{"sku":"A","quantity":1}]}', ['lines.0.classification']],
  ['{"lines":[{"sku":"A","quantity":-1,"classification":"sellable"}]}', ['lines.0.quantity']], ['{"lines":[{"sku":"A","quantity":1.5,"classification":" "}]}', ['lines.0.quantity', 'lines.0.classification']],
])('%s is 422 validation_failed and names the fields [A-RETURNS-5] [A-RETURNS-7] [A-ERR-VALIDATION]', async (body, fields) => {
  for (const path of ['/returns', '/returns/R1001/receive']) {
    const response = await post(path, body);
    const { code, details } = await errorOf(response);
    expect([response.status, code, Object.keys(details as object)]).toEqual([422, 'validation_failed', fields]);
  }
});

test('an unknown item is 422 unknown_item with details by line [A-RETURNS-8]', async () => {
  const response = await post('/returns/R1001/receive', '{"lines":[{"sku":"MUG_RED_STD","quantity":1,"classification":"sellable"},{"sku":"NOPE","quantity":1,"classification":"sellable"}]}');
  expect([response.status, await errorOf(response)]).toEqual([422, expect.objectContaining({ code: 'unknown_item', details: { 'lines.1': ['no item has the sku NOPE'] } })]);
});
