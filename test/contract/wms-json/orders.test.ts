import { DONE, MUG, openWms, refused, TEE, type Wms } from './wms.js';

let wms: Wms;
beforeEach(async () => { wms = await openWms(); });
afterEach(() => wms.close());

const acknowledge = (number: string, more: object = {}) => wms.post('/V1/Orders/Acknowledge', [{ OmsOrderNumber: number, Success: true, ...more }]);
const processed = (number: string, quantity = 2, more: object = {}) => wms.post('/V1/Orders/Processed', { OmsOrderNumber: number, ProductList: [{ Sku: MUG, Quantity: quantity }], ...more });
const shipped = (number: string, more: object = {}) => wms.post('/V1/Orders/Shipped', { OmsOrderNumber: number, Courier: 'BRT', Waybill: 'BRT1', ...more });
const statusOf = async (number: string) => (await wms.rows(`SELECT status FROM fulfillment_order WHERE number = '${number}'`))[0]?.['status'];

test('Orders/New answers its documented bytes [B-NEW-1] [B-NEW-ENVELOPE] [B-ORDER-1] [B-ORDER-2] [B-DATES-1]', async () => {
  await wms.place('#1042', [['MUG', 2], ['TEE', 1]], { notes: 'Gift wrap' });
  const response = await wms.fetchAt('/V1/Orders/New');
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([200, 'application/json; charset=utf-8',
    '{"Content":[{"OrderData":{"OmsOrderNumber":"#1042","OmsCustomerId":"7012345","OrderDateTime":"2026-11-20T18:04:11.000Z","HasExternalDocuments":"false","PreparationType":"001",'
    + '"OrderType":"B2C","SelectedCourier":"brt","Priority":3,"UserLanguage":"it-IT","ShipmentType":1},"ShippingData":{"FirstName":"Ada","LastName":"Rossi","EmailAddress":"ada@example.test",'
    + '"PhoneNumber":"+39 02 1","Address":{"City":"Milano","CountryCode":"IT","PostalCode":"20121","StateOrProvinceCode":"MI","Street":"Via Brera 1 Scala B"},"Notes":"Gift wrap Company: Rossi Srl"},'
    + `"ProductList":[{"Sku":"${MUG}","Quantity":2},{"Sku":"${TEE}","Quantity":1}]}],"StatusCode":201,"Success":true,"Message":""}`]);
});

test('an order is returned at every call until it is acknowledged, and is exported once [B-NEW-1] [B-NEW-4]', async () => {
  await wms.place('#1042', [['MUG', 2]]);
  await wms.place('#1043', [['MUG', 2]]);
  expect((await wms.newOrders()).map(({ OrderData }) => OrderData['OmsOrderNumber'])).toEqual(['#1042', '#1043']);
  const first = await wms.rows('SELECT exported_at FROM fulfillment_order ORDER BY number');
  expect(first).toEqual([{ exported_at: '2026-11-21T09:30:00.000Z' }, { exported_at: '2026-11-21T09:30:00.000Z' }]);
  wms.clock.turn(60_000);
  expect(await wms.newOrders()).toHaveLength(2);
  expect([await wms.rows('SELECT exported_at FROM fulfillment_order ORDER BY number'), await wms.published('fulfillment.exported')]).toEqual([first, 2]);
  expect(await acknowledge('#1042')).toEqual(DONE);
  expect(await wms.post('/V1/Orders/Acknowledge', [{ OmsOrderNumber: '#1043', Success: 'False', ErrorcCode: 'ADDRESS', ErrorMessage: 'No such street' }])).toEqual(DONE);
  expect([await wms.newOrders(), await statusOf('#1042'), await statusOf('#1043')]).toEqual([[], 'ACCEPTED', 'REJECTED']);
});

test('orders that are unpaid, held, cancelled or of another warehouse are not returned [B-NEW-1] [B-NEW-HOLD] [B-NEW-CANCELLED]', async () => {
  await wms.place('#1', [['MUG', 1]], { paymentStatus: 'PENDING' });
  await wms.place('#2', [['MUG', 1]]);
  await wms.asStaff('mutation H($input: HoldOrderInput!) { holdOrder(input: $input) { id } }', { input: { reference: '#2', reason: 'fraud' } });
  await wms.place('#3', [['MUG', 1, 'LY1']]);
  await wms.place('#4', [['MUG', 1]]);
  expect((await wms.newOrders()).map(({ OrderData }) => OrderData['OmsOrderNumber'])).toEqual(['#4']);
  await wms.cancel('#4');
  expect(await wms.newOrders()).toEqual([]);
  expect(await acknowledge('#3')).toEqual(refused('Order not found: #3'));
});

test('a split order is returned with the warehouse\'s own units [B-NEW-2]', async () => {
  await wms.place('#1042', [['MUG', 2], ['TEE', 1, 'LY1']]);
  expect((await wms.newOrders('MI1'))[0]?.ProductList).toEqual([{ Sku: MUG, Quantity: 2 }]);
  expect((await wms.newOrders('LY1'))[0]?.ProductList).toEqual([{ Sku: TEE, Quantity: 1 }]);
});

test('orders are returned oldest first, 500 at most [B-NEW-LIMIT]', async () => {
  for (let batch = 0; batch < 6; batch += 1) {
    const order = (place: number) => ({
      number: `#${String(1000 + place)}`, channel: 'shop', currency: 'EUR', shipping: { methodCode: 'std' }, paymentStatus: 'PAID', shippingAddress: { countryCode: 'IT' },
      placedAt: new Date(Date.parse('2026-11-01T00:00:00.000Z') + (600 - place) * 1000).toISOString(),
      lines: [{ sku: 'MUG', quantity: 1, locationCode: 'MI1', unitPrice: { amount: '1.00', currency: 'EUR' } }],
    });
    await wms.asStaff('mutation P($input: PlaceOrdersInput!) { placeOrders(input: $input) { id } }', { input: { orders: Array.from({ length: 100 }, (_, place) => order(batch * 100 + place)) } });
  }
  const numbers = (await wms.newOrders()).map(({ OrderData }) => OrderData['OmsOrderNumber']);
  expect([numbers.length, numbers[0], numbers[499]]).toEqual([500, '#1599', '#1100']);
  expect(await wms.post('/V1/Orders/Acknowledge', numbers.map((number) => ({ OmsOrderNumber: number, Success: 1 })))).toEqual(DONE);
  expect((await wms.newOrders()).map(({ OrderData }) => OrderData['OmsOrderNumber'])).toHaveLength(100);
});

test('the merchant\'s settings decide courier, preparation, priority and language [B-ORDER-3] [B-ORDER-4] [B-ORDER-5] [B-ORDER-6] [B-ITEM-KEY]', async () => {
  await wms.set({
    couriers: [{ value: 'brt', code: 'Bartolini' }], preparationTypes: [{ value: 'gift', code: '002' }, { value: 'fragile', code: '003' }],
    priorities: [{ countryCode: 'IT', priority: 7 }], languages: [{ value: 'IT', code: 'en-GB' }], itemKey: 'SKU',
  });
  await wms.place('#1', [['MUG', 1]], { tags: ['fragile', 'gift'] });
  await wms.place('#2', [['MUG', 1]], { priority: 2 });
  await wms.place('#3', [['MUG', 1]], { shippingAddress: { countryCode: 'CH' }, shipping: { methodCode: 'x', type: 'EXPRESS' }, customer: { name: 'Mara Lena Huber' } });
  const [one, two, three] = await wms.newOrders();
  expect(one?.OrderData).toMatchObject({ SelectedCourier: 'Bartolini', PreparationType: '002', Priority: 7, UserLanguage: 'en-GB' });
  expect([two?.OrderData['Priority'], one?.ProductList]).toEqual([2, [{ Sku: 'MUG', Quantity: 1 }]]);
  expect(three?.OrderData).toMatchObject({ OmsCustomerId: null, SelectedCourier: '', PreparationType: '001', Priority: 1, UserLanguage: 'fr-FR', ShipmentType: 2 });
  expect(three?.ShippingData).toMatchObject({ FirstName: 'Mara Lena', LastName: 'Huber', EmailAddress: '', PhoneNumber: '', Notes: '' });
  await acknowledge('#1');
  expect(await wms.post('/V1/Orders/Processed', { OmsOrderNumber: '#1', ProductList: [{ Sku: 'MUG', Quantity: 1 }] })).toEqual(DONE);
});

test('customers read the language of their country, or English [B-ORDER-6]', async () => {
  const languages = { GB: 'en-US', DE: 'de-DE', AT: 'de-DE', ES: 'es-ES', PT: 'es-ES', FR: 'fr-FR', CH: 'fr-FR', BE: 'fr-FR', IT: 'it-IT', US: 'en-US' };
  for (const countryCode of Object.keys(languages)) await wms.place(`#${countryCode}`, [['MUG', 1]], { shippingAddress: { countryCode } });
  expect(Object.fromEntries((await wms.newOrders()).map(({ OrderData }) => [String(OrderData['OmsOrderNumber']).slice(1), OrderData['UserLanguage']]))).toEqual(languages);
});

test('an order without a carrier gets the one the merchant\'s carriers give its country [B-ORDER-3]', async () => {
  await wms.carrier('brt');
  await wms.place('#1', [['MUG', 1]], { shipping: { methodCode: 'std' } });
  expect((await wms.newOrders())[0]?.OrderData['SelectedCourier']).toBe('brt');
});

test('an order without a possible carrier is held until it is released [B-NEW-HOLD]', async () => {
  await wms.carrier('brt');
  await wms.place('#1', [['MUG', 1]], { shipping: { methodCode: 'std' }, shippingAddress: { countryCode: 'JP' } });
  expect([await wms.newOrders(), await wms.rows('SELECT status, hold_reason FROM orders')]).toEqual([[], [{ status: 'ON_HOLD', hold_reason: 'No carrier goes to JP' }]]);
  await wms.asStaff('mutation R($input: ReleaseOrderInput!) { releaseOrder(input: $input) { id } }', { input: { reference: '#1' } });
  expect(await wms.newOrders()).toHaveLength(1);
});

test('a carrier for its country releases it, and only it [B-NEW-HOLD]', async () => {
  await wms.carrier('brt');
  const to = (countryCode: string) => ({ shipping: { methodCode: 'std' }, shippingAddress: { countryCode } });
  await wms.place('#1', [['MUG', 1]], to('JP'));
  await wms.place('#2', [['MUG', 1]], to('BR'));
  await wms.place('#3', [['MUG', 1]], to('IT'));
  await wms.asStaff('mutation H($input: HoldOrderInput!) { holdOrder(input: $input) { id } }', { input: { reference: '#3', reason: 'Customer asked to wait' } });
  await wms.asStaff('mutation S($input: SaveCarrierInput!) { saveCarrier(input: $input) { id } }', { input: { code: 'yam', name: 'Yamato', countries: ['JP', 'IT'], trackingPrefix: 'YA' } });
  expect((await wms.newOrders()).map(({ OrderData }) => [OrderData['OmsOrderNumber'], OrderData['SelectedCourier']])).toEqual([['#1', 'yam']]);
  expect(await wms.rows('SELECT number, hold_reason FROM orders ORDER BY number')).toEqual([
    { number: '#1', hold_reason: null }, { number: '#2', hold_reason: 'No carrier goes to BR' }, { number: '#3', hold_reason: 'Customer asked to wait' },
  ]);
  expect(await wms.published('order.released')).toBe(1);
});

test('an order with customs documents is returned once they are ready, and has NeedDocuments when documents are enabled [B-NEW-3] [B-ORDER-7]', async () => {
  await wms.set({ documentsEnabled: true });
  await wms.place('#1042', [['MUG', 1]], { externalDocuments: true });
  expect(await wms.newOrders()).toEqual([]);
  expect(await wms.get('/V1/Documents/Get?OmsOrderNumber=%231042')).toEqual([200, '{"ErrorCode":"DocumentNotReady","success":false}']);
  await wms.asStaff('mutation D($input: PublishDocumentInput!) { publishDocument(input: $input) { id } }',
    { input: { reference: '#1042', type: 'CUSTOMS', position: 'EXTERNAL', filename: 'c.pdf', contentType: 'application/pdf', contentBase64: Buffer.from('%PDF-1.3').toString('base64') } });
  expect((await wms.newOrders())[0]?.OrderData['HasExternalDocuments']).toBe('true');
  const [status, text] = await wms.get('/V1/Documents/Get?omsordernumber=%231042');
  expect([status, JSON.parse(text)]).toEqual([200, { Status: 'success', Message: '', Data: [{ IdDocument: expect.any(String), Position: 'External', FileType: 'A4', Content: 'JVBERi0xLjM=' }] }]);
  expect(await wms.get('/V1/Documents/Get?OmsOrderNumber=%239')).toEqual(refused('Order not found: #9'));
  await wms.set({ documentsEnabled: false });
  expect((await wms.newOrders())[0]?.OrderData['HasExternalDocuments']).toBe('false');
});

test('an order is acknowledged, processed, shipped; each call may be repeated [B-ACK-1] [B-PROCESSED-1] [B-SHIPPED-1] [B-REPEAT-1]', async () => {
  await wms.place('#1042', [['MUG', 2]]);
  const steps: [() => Promise<[number, string]>, string][] = [
    [() => acknowledge('#1042', { EventDateTime: '2026-11-21T10:00:00+01:00' }), 'ACCEPTED'],
    [() => processed('1042', 2, { ParcelQty: 1 }), 'PROCESSED'],
    [() => shipped('#1042', { EventDateTime: '2026-11-21T12:00:00' }), 'SHIPPED'],
  ];
  for (const [step, status] of steps) {
    expect(await step()).toEqual(DONE);
    const [before] = await wms.rows('SELECT version, changed_at FROM fulfillment_order');
    expect(await step()).toEqual(DONE);
    expect([await statusOf('#1042'), ...await wms.rows('SELECT version, changed_at FROM fulfillment_order')]).toEqual([status, before]);
  }
  for (const [step] of steps) expect(await step()).toEqual(DONE);
  expect(await wms.rows('SELECT carrier_name, shipped_at FROM shipment')).toEqual([{ carrier_name: 'BRT', shipped_at: '2026-11-21T12:00:00.000Z' }]);
  expect(await wms.rows('SELECT tracking_number FROM shipment_parcel')).toEqual([{ tracking_number: 'BRT1' }]);
  expect(await wms.rows('SELECT accepted_at FROM fulfillment_order')).toEqual([{ accepted_at: '2026-11-21T09:00:00.000Z' }]);
});

test.each([['BARTOLINI', { carrier_code: 'brt' }], ['brt', { carrier_code: 'brt' }], ['BRT', { carrier_code: 'brt' }], ['Poste', {}]])('a mapped carrier is known by its code too, another stays a name: %s [B-ORDER-3] [B-SHIPPED-1]', async (Courier, known) => {
  await wms.set({ couriers: [{ value: 'brt', code: 'BARTOLINI' }] });
  await wms.place('#1042', [['MUG', 2]], { shipping: { methodCode: 'std', carrierCode: 'gls' } });
  await acknowledge('#1042');
  await processed('#1042');
  expect(await shipped('#1042', { Courier })).toEqual(DONE);
  expect(await wms.rows('SELECT carrier_code, carrier_name FROM shipment')).toMatchObject([{ ...known, carrier_name: Courier }]);
});

test('a call that contradicts the state is refused with the reason [B-CONTRADICT-1]', async () => {
  await wms.place('#1042', [['MUG', 2]]);
  expect(await processed('#1042')).toEqual(refused('An order that is to_fulfill cannot be picked'));
  expect(await wms.post('/V1/Orders/Canceled', { OmsOrderNumber: '#1042' })).toEqual(refused('An order that is to_fulfill cannot be short-closed'));
  await acknowledge('#1042');
  expect(await shipped('#1042')).toEqual(refused('An order that is accepted cannot be shipped'));
  expect(await wms.post('/V1/Orders/Acknowledge', [{ OmsOrderNumber: '#1042', Success: false, ErrorCode: 'X' }])).toEqual(refused('#1042: An order that is accepted cannot be rejected'));
  await processed('#1042');
  await shipped('#1042');
  expect(await shipped('#1042', { Waybill: 'BRT2' })).toEqual(refused('An order that is shipped cannot be shipped'));
  expect(await processed('#1042', 1)).toEqual(refused('An order that is shipped cannot be picked'));
});

test('a partial pick marks the missing units, and the last report counts [B-PROCESSED-2]', async () => {
  await wms.place('#1042', [['MUG', 2]]);
  await acknowledge('#1042');
  expect(await processed('#1042', 1)).toEqual(DONE);
  expect(await wms.rows('SELECT picked, unfulfillable FROM fulfillment_line')).toEqual([{ picked: 1, unfulfillable: 1 }]);
  expect(await processed('#1042', 2)).toEqual(DONE);
  expect(await processed('#1042', 1)).toEqual(DONE);
  expect(await wms.rows('SELECT picked, unfulfillable FROM fulfillment_line')).toEqual([{ picked: 1, unfulfillable: 1 }]);
});

test('units leave in several shipments, each once [B-SHIPPED-2]', async () => {
  await wms.place('#1042', [['MUG', 2]]);
  await acknowledge('#1042');
  await processed('#1042');
  const some = (waybill: string) => shipped('#1042', { Waybill: waybill, ProductList: [{ Sku: MUG, Quantity: 1 }], ParcelList: [{ idParcel: 'P-1', WeightGr: 400.4 }] });
  expect([await some('A'), await some('A'), await statusOf('#1042')]).toEqual([DONE, DONE, 'PROCESSED']);
  expect([await some('B'), await some('A'), await statusOf('#1042')]).toEqual([DONE, DONE, 'SHIPPED']);
  expect(await wms.rows('SELECT tracking_number, weight_g FROM shipment_parcel ORDER BY tracking_number')).toEqual([{ tracking_number: 'A', weight_g: 400 }, { tracking_number: 'B', weight_g: 400 }]);
});

test.each([[[]], [{}], [{ Parcel: [] }], [{ Product: null }]])('optional lists that are empty are ignored: %j [B-TOLERANT-6]', async (empty) => {
  await wms.place('#1042', [['MUG', 2]]);
  await acknowledge('#1042');
  expect(await processed('#1042', 2, { ParcelList: empty })).toEqual(DONE);
  expect([await shipped('#1042', { ParcelList: empty, ProductList: empty }), await statusOf('#1042')]).toEqual([DONE, 'SHIPPED']);
  expect(await wms.rows('SELECT tracking_number FROM shipment_parcel')).toEqual([{ tracking_number: 'BRT1' }]);
  expect(await wms.post('/V1/Orders/Processed', { OmsOrderNumber: '#1042', ProductList: empty })).toEqual(refused('ProductList must have at least 1 entry'));
});

test('an order is short-closed once, and a cancellation is confirmed [B-CANCELED-1]', async () => {
  await wms.place('#1', [['MUG', 2]]);
  await wms.place('#2', [['MUG', 2]]);
  await acknowledge('#1');
  await acknowledge('#2');
  const give = (number: string) => wms.post('/V1/Orders/Cancel', { OmsOrderNumber: number, ErrorCode: 'DAMAGED', Reason: 'Broken' });
  expect([await give('#1'), await give('#1'), await statusOf('#1')]).toEqual([DONE, DONE, 'CLOSED']);
  await wms.cancel('#2');
  expect([await give('#2'), await give('#2'), await statusOf('#2')]).toEqual([DONE, DONE, 'CANCELLED']);
  expect(await wms.rows("SELECT message FROM alert WHERE type = 'WAREHOUSE_GAVE_UP'")).toEqual([{ message: 'Order #1: the warehouse short-closed its fulfillment order (DAMAGED: Broken)' }]);
});

test('one bad answer of many refuses the whole call [B-ALL-1] [B-ERR-400]', async () => {
  await wms.place('#1', [['MUG', 2]]);
  const both = (second: object) => wms.post('/V1/Orders/Acknowledge', [{ OmsOrderNumber: '#1', Success: true }, second]);
  expect(await both({ OmsOrderNumber: '#9', Success: true })).toEqual(refused('Order not found: #9'));
  expect(await both({ Success: true })).toEqual(refused('[1]: OmsOrderNumber is required'));
  expect(await both({ OmsOrderNumber: '#1', Success: false })).toEqual(refused('[1]: ErrorCode is required'));
  expect(await both({ OmsOrderNumber: '#1', Success: 'maybe' })).toEqual(refused('[1]: Success must be true or false'));
  expect(await statusOf('#1')).toBe('TO_FULFILL');
});

test('a rejected order is returned once the merchant fixed it, and can be rejected again [B-ACK-2]', async () => {
  await wms.place('#1', [['MUG', 2]]);
  const refuse = () => wms.post('/V1/Orders/Acknowledge', { OmsOrderNumber: '#1', Success: 0, ErrorCode: 'STREET' });
  expect([await refuse(), await refuse()]).toEqual([DONE, DONE]);
  expect(await wms.rows("SELECT message FROM alert WHERE type = 'ORDER_REJECTED'")).toEqual([{ message: 'Order #1: the warehouse refuses it (STREET)' }]);
  await wms.asStaff('mutation H($input: HoldOrderInput!) { holdOrder(input: $input) { id } }', { input: { reference: '#1', reason: 'a look' } });
  await wms.asStaff('mutation R($input: ReleaseOrderInput!) { releaseOrder(input: $input) { id } }', { input: { reference: '#1' } });
  expect([await wms.newOrders(), await statusOf('#1')]).toEqual([[], 'REJECTED']);
  await wms.asStaff('mutation F($input: FixOrderInput!) { fixOrder(input: $input) { id } }', { input: { reference: '#1' } });
  expect(await wms.newOrders()).toHaveLength(1);
  expect([await refuse(), await statusOf('#1'), await wms.published('fulfillment.exported')]).toEqual([DONE, 'REJECTED', 1]);
});
