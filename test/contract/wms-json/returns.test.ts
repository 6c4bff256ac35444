import { DONE, MUG, openWms, refused, TEE, type Wms } from './wms.js';

let wms: Wms;
beforeEach(async () => {
  wms = await openWms();
  await wms.place('#1042', [['MUG', 2], ['TEE', 1]]);
  await wms.post('/V1/Orders/Acknowledge', { OmsOrderNumber: '#1042', Success: true });
  await wms.post('/V1/Orders/Processed', { OmsOrderNumber: '#1042', ProductList: [{ Sku: MUG, Quantity: 2 }, { Sku: TEE, Quantity: 1 }] });
  await wms.post('/V1/Orders/Shipped', { OmsOrderNumber: '#1042', Courier: 'BRT', Waybill: 'B1' });
});
afterEach(() => wms.close());

const announce = async (quantity = 1): Promise<string> => {
  const { order } = await wms.asStaff('query O($reference: ID!) { order(reference: $reference) { lines { id sku } } }', { reference: '#1042' });
  const mug = (order.lines as { id: string; sku: string }[]).find(({ sku }) => sku === 'MUG')?.id;
  const { announceReturn } = await wms.asStaff('mutation A($input: AnnounceReturnInput!) { announceReturn(input: $input) { number } }',
    { input: { orderReference: '#1042', lines: [{ lineId: mug, quantity, reasonCode: 'size' }] } });
  await wms.asStaff('mutation E($input: ReturnReferenceInput!) { expectReturn(input: $input) { id } }', { input: { reference: announceReturn.number } }).catch(() => undefined);
  return String(announceReturn.number);
};
const update = (reference: string | undefined, lines: object[], more: object = {}) => wms.post('/V1/Return/Update', {
  OmsOrderNumber: '#1042', EventDateTime: '2026-12-02T11:00:00Z', AquisitionDateTime: '2026-12-01T08:30:00Z', ProductList: lines, ...(reference !== undefined && { ExternalReference1: reference }), ...more,
});
const acknowledge = (number: string, more: object = {}) => wms.post('/V1/Returns/Acknowledge', [{ OmsReturnNumber: number, Success: true, ...more }]);
const returns = () => wms.rows('SELECT number, status, announced FROM returns ORDER BY number');

test('Returns/New answers its bytes until the return is acknowledged [B-RETURNS-NEW-1] [B-RETURNS-ACK-1]', async () => {
  expect(await wms.get('/V1/Returns/New')).toEqual([200, '{"Content":[],"StatusCode":201,"Success":true,"Message":""}']);
  const number = await announce();
  const text = `{"Content":[{"ReturnData":{"OmsReturnNumber":"${number}","OmsOrderNumber":"#1042","ReturnDateTime":"2026-11-21T09:30:00.000Z","ReturnType":"Refund","CourierLabelId":null,"SelectedCourier":"","Notes":""},`
    + '"CustomerData":{"FirstName":"Ada","LastName":"Rossi","EmailAddress":"ada@example.test","PhoneNumber":"+39 02 1"},'
    + `"ProductList":[{"Sku":"${MUG}","Quantity":1,"ReturnCode":"size"}]}],"StatusCode":201,"Success":true,"Message":""}`;
  expect([await wms.get('/V1/Returns/New'), await wms.get('/V1/Returns/New')]).toEqual([[200, text], [200, text]]);
  expect((await wms.get('/V1/Returns/New', 'LY1'))[1]).toContain('"Content":[]');
  expect([await acknowledge(number), await acknowledge(number)]).toEqual([DONE, DONE]);
  expect((await wms.get('/V1/Returns/New'))[1]).toContain('"Content":[]');
  expect(await wms.published('return.accepted')).toBe(1);
});

test('a return the warehouse does not expect leaves the list, and the merchant is alerted once [B-RETURNS-ACK-2]', async () => {
  const number = await announce();
  const refuse = () => acknowledge(number, { Success: false, ErrorCode: 'WRONG-HOUSE' });
  expect([await refuse(), await refuse(), (await wms.get('/V1/Returns/New'))[1].includes(number)]).toEqual([DONE, DONE, false]);
  expect(await wms.rows("SELECT message FROM alert WHERE type = 'RETURN_REFUSED'")).toEqual([{ message: `The warehouse does not expect the return ${number} (WRONG-HOUSE)` }]);
  expect(await wms.post('/V1/Returns/Acknowledge', [{ OmsReturnNumber: number, Success: true }, { OmsReturnNumber: 'R9', Success: true }])).toEqual(refused('Return not found: R9'));
  expect(await wms.rows('SELECT accepted_at FROM returns')).toEqual([{ accepted_at: null }]);
  expect([await acknowledge(number), await refuse()]).toEqual([DONE, refused(`${number}: the return was accepted already`)]);
});

test('the report decides whether a return is compliant; the same report again changes nothing [B-UPDATE-1] [B-UPDATE-2] [B-REPEAT-1]', async () => {
  const number = await announce();
  const sound = () => update(number, [{ Sku: MUG, QuantityReturned: 1, Classification: 'Sellable', ReturnCode: 'size' }]);
  expect([await sound(), await sound(), await returns(), await wms.published('return.received')]).toEqual([DONE, DONE, [{ number, status: 'COMPLIANT', announced: 1 }], 1]);
  expect(await wms.rows('SELECT received_at, inspected_at FROM returns')).toEqual([{ received_at: '2026-12-01T08:30:00.000Z', inspected_at: '2026-12-02T11:00:00.000Z' }]);
  expect([await update(number, [{ Sku: MUG, Quantity: 1 }]), await returns()]).toEqual([DONE, [{ number, status: 'NOT_COMPLIANT', announced: 1 }]]);
  expect(await wms.rows("SELECT type FROM alert WHERE type LIKE 'RETURN%'")).toEqual([{ type: 'RETURN_NOT_COMPLIANT' }]);
});

test('an unknown or missing reference is a parcel that was not announced, recorded once [B-UPDATE-3] [B-REPEAT-1]', async () => {
  const lines = [{ Sku: TEE, QuantityReturned: 1, Classification: 'Sellable' }];
  expect([await update('PAPER-7', lines), await update('PAPER-7', lines), await returns()]).toEqual([DONE, DONE, [{ number: 'R1001', status: 'NOT_COMPLIANT', announced: 0 }]]);
  const same = await Promise.all(Array.from({ length: 5 }, () => update(undefined, lines)));
  expect(same).toEqual([DONE, DONE, DONE, DONE, DONE]);
  expect(await update(undefined, lines)).toEqual(DONE);
  expect(await returns()).toHaveLength(2);
  expect(await update(undefined, [{ Sku: MUG, QuantityReturned: 2 }])).toEqual(DONE);
  expect(await returns()).toHaveLength(3);
});

test('a report needs a known order, and a Sku for every line [B-UPDATE-4]', async () => {
  expect(await wms.post('/V1/Return/Update', { OmsOrderNumber: '#9', ProductList: [{ Sku: MUG, Quantity: 1 }] })).toEqual(refused('Order not found: #9'));
  expect(await wms.post('/V1/Return/Update', { OmsOrderNumber: '#1042', ProductList: [{ Sku: MUG, Quantity: 1 }] }, 'LY1')).toEqual(refused('Order not found: #1042'));
  expect(await update(undefined, [{ QuantityReturned: 1 }])).toEqual(refused('ProductList[0]: Sku is required'));
  expect(await update(undefined, [{ Sku: MUG }])).toEqual(refused('ProductList[0]: QuantityReturned is required'));
  expect(await update(undefined, [{ Sku: '0', Quantity: 1 }])).toEqual(refused('ProductList[0]: no item has the barcode 0'));
  expect(await returns()).toEqual([]);
});

test('a return that will not arrive is cancelled once; goods that arrive anyway are recorded [B-RETURNS-CANCELED-1] [B-UPDATE-5]', async () => {
  const number = await announce();
  const cancel = () => wms.post('/V1/Returns/Canceled', { OmsReturnNumber: number, Reason: 'Lost' });
  expect([await cancel(), await cancel(), await returns(), await wms.published('return.cancelled')]).toEqual([DONE, DONE, [{ number, status: 'CANCELLED', announced: 1 }], 1]);
  expect(await wms.post('/V1/Returns/Canceled', { OmsReturnNumber: 'R9' })).toEqual(refused('Return not found: R9'));
  expect(await wms.post('/V1/Returns/Canceled', { Reason: 'Lost' })).toEqual(refused('OmsReturnNumber is required'));
  expect([await update(number, [{ Sku: MUG, QuantityReturned: 1, Classification: 'Sellable' }]), await returns()]).toEqual([DONE, [{ number, status: 'CANCELLED', announced: 1 }]]);
  expect(await wms.rows("SELECT type FROM alert WHERE type LIKE 'RETURN%'")).toEqual([{ type: 'RETURN_AFTER_CANCELLATION' }]);
  expect(await acknowledge(number)).toEqual(refused('A return that is cancelled cannot be accepted'));
});
