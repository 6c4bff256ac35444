import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { LabelRefused, type LabelMaker } from '../../../subgraphs/orders/shipping/label-maker.js';
import { platformLabelMaker } from '../../../subgraphs/orders/shipping/platform-label-maker.js';
import { testDialect } from '../../kit/database.js';
import { catalogEvents, staff, system, testOrders, warehouse, type TestOrders } from '../../kit/orders.js';
import { readStatements, stepsOf } from '../../kit/read-statements.js';
import { readPdf } from '../../kit/read-pdf.js';

let orders: TestOrders;
let milan: string;
let own: string;
let make: LabelMaker['make'] = platformLabelMaker.make;

const CREATE = 'mutation Create($input: CreateLocationInput!) { createLocation(input: $input) { id } }';
const CARRIER = 'mutation Save($input: SaveCarrierInput!) { saveCarrier(input: $input) { id code name serviceCodes countries maxParcelG trackingUrlTemplate labelFormat trackingPrefix trackingFrom } }';
const swift = {
  code: 'swift', name: 'Swift Parcel', serviceCodes: ['STD', 'EXP'], countries: ['it', 'PL'], maxParcelG: 20_000,
  trackingUrlTemplate: 'https://track.example.test/p/{tracking_number}', trackingPrefix: 'SW', trackingFrom: 500,
};

beforeAll(async () => {
  orders = await testOrders('2026-03-10T08:00:00.000Z', { labelMaker: { make: (request) => make(request), preview: platformLabelMaker.preview } });
  const location = { name: 'Magazzino Milano', kind: 'WAREHOUSE', countryCode: 'IT', timeZone: 'Europe/Rome', address: { address1: 'Via Savona 1', city: 'Milano', postalCode: '20144', countryCode: 'IT' } };
  milan = (await orders.run(CREATE, { input: { ...location, code: 'MI1', labelsBy: 'PLATFORM' } })).createLocation.id;
  own = (await orders.run(CREATE, { input: { ...location, code: 'RM1', countryCode: 'FR' } })).createLocation.id;
  await orders.run(CARRIER, { input: swift });
  await orders.run(CARRIER, { input: { code: 'zebra', name: 'Zebra Post', trackingPrefix: 'ZP', labelFormat: 'ZPL' } });
  await orders.run('mutation Project($input: ProjectCatalogEventsInput!) { projectCatalogEvents(input: $input) }', catalogEvents(7, [
    { variantId: '018f0000-0000-7000-8000-000000000001', sku: 'TEE_RED_M', barcode: '4006381333931', title: 'Tee red M', weightG: 180 },
  ]), { principal: system });
});

beforeEach(() => { make = platformLabelMaker.make; });
afterAll(() => orders.subgraph.close());

const address = { firstName: 'Zoë', lastName: 'Müller-Łąka', address1: 'Via Roma 1', city: 'Milano', postalCode: '20121', provinceCode: 'MI', countryCode: 'IT' };
async function accepted(more: { shippingAddress?: object; shipping?: object; locationCode?: string } = {}, at = milan): Promise<string> {
  const { shippingAddress = address, shipping = { methodCode: 'standard', carrierCode: 'swift' }, locationCode = 'MI1' } = more;
  const input = {
    channel: 'shop', currency: 'EUR', shippingAddress, shipping,
    lines: [{ sku: 'TEE_RED_M', quantity: 2, unitPrice: { amount: '19.90', currency: 'EUR' }, locationCode }],
  };
  const { number } = (await orders.run('mutation Place($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }', { input })).placeOrder;
  await orders.run('mutation Accept($input: AcceptFulfillmentOrderInput!) { acceptFulfillmentOrder(input: $input) { status } }', { input: { reference: number } }, { principal: warehouse(at) });
  return number;
}

/** Make the stored address of an order unusable. */
const spoilAddress = (number: string) => (orders.subgraph.context({ principal: system, requestId: 'r-1', via: 'test' }) as OrdersContext).deps.database
  .inTransaction((transaction) => transaction.execute("UPDATE orders SET shipping_address = '{\"firstName\":5,\"countryCode\":\"IT\"}' WHERE number = ?", [number]));

const FIELDS = 'parcel status reference weightG heightMm carrierCode carrierName serviceCode trackingNumber trackingUrl format contentType contentBase64 failureReason shipmentId';
const makeLabels = async (reference: string, parcels: readonly object[], as = {}) =>
  (await orders.run(`mutation Make($input: MakeWarehouseLabelsInput!) { makeWarehouseLabels(input: $input) { ${FIELDS} } }`, { input: { reference, parcels } }, { principal: warehouse(milan), ...as })).makeWarehouseLabels;
const readLabels = async (reference: string, withReturn = false, at = milan) =>
  (await orders.run(`query Read($reference: ID!, $withReturn: Boolean!) { warehouseLabels(reference: $reference, withReturn: $withReturn) { ${FIELDS} } }`, { reference, withReturn }, { principal: warehouse(at) })).warehouseLabels;
const pick = (reference: string, parcels: readonly object[], quantity = 2) =>
  orders.run('mutation Pick($input: ReportPickingInput!) { reportPicking(input: $input) { status } }', { input: { reference, lines: [{ sku: 'TEE_RED_M', quantity }], parcels } }, { principal: warehouse(milan) });
const ship = (reference: string, more = {}) =>
  orders.run('mutation Ship($input: ReportShipmentInput!) { reportShipment(input: $input) { status } }', { input: { reference, ...more } }, { principal: warehouse(milan) });
const alertsOf = async (number: string) => {
  const events: { type: string; payload: { type: string; message: string } }[] = (await orders.run('query Outbox { ordersOutbox(first: 500) { type payload } }', {}, { principal: system })).ordersOutbox;
  return events.filter(({ type, payload }) => type === 'alert.raised' && payload.type === 'LABEL_FAILED' && payload.message.includes(`${number} `)).map(({ payload }) => payload.message);
};
const statusOf = async (reference: string) =>
  (await orders.run('query Order($reference: ID!) { order(reference: $reference) { status fulfillmentOrders { status } } }', { reference })).order;

describe('carriers', () => {
  test('are saved by staff, read by code, and replaced', async () => {
    const saved = (await orders.run(CARRIER, { input: { ...swift, name: 'Swift Parcel' } })).saveCarrier;
    const { carriers } = await orders.run('query Carriers { carriers { id code name countries labelFormat trackingFrom } }', {});
    expect(carriers).toEqual([
      { id: saved.id, code: 'swift', name: 'Swift Parcel', countries: ['IT', 'PL'], labelFormat: 'PDF', trackingFrom: 500 },
      { id: expect.any(String), code: 'zebra', name: 'Zebra Post', countries: [], labelFormat: 'ZPL', trackingFrom: 1 },
    ]);
  });

  test('are refused with what is wrong, and to anybody but staff', async () => {
    await expect(orders.run(CARRIER, { input: { code: 'a b', name: '', countries: ['ITA'], maxParcelG: 0, trackingUrlTemplate: 'https://x.test/', trackingPrefix: 'sw' } })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: {
        code: [expect.any(String)], name: ['must be 1 to 200 characters'], countries: ['must be an ISO 3166-1 alpha-2 code: IT, not ITA'], maxParcelG: ['must be above 0'],
        trackingUrlTemplate: ['must be an https address with {tracking_number} in it'], trackingPrefix: ['must be 1 to 4 capital letters'],
      },
    });
    await expect(orders.run(CARRIER, { input: swift }, { principal: warehouse(milan) })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(orders.run(CARRIER, { input: swift }, { principal: { ...staff, permissions: ['commerce.read', 'commerce.write'] } })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('a warehouse whose labels the platform makes', () => {
  test('gets one label a parcel, numbered in the carrier\'s series, that a scanner reads', async () => {
    const number = await accepted();
    expect(await readLabels(number)).toEqual([]);
    const labels = await makeLabels(number, [{ reference: 'P-1', weightG: 900, heightMm: 120 }, { reference: 'P-2' }]);
    expect(labels).toMatchObject([
      { parcel: 1, status: 'READY', reference: 'P-1', weightG: 900, heightMm: 120, carrierCode: 'swift', carrierName: 'Swift Parcel', serviceCode: 'STD', format: 'PDF', contentType: 'application/pdf', failureReason: null, shipmentId: null },
      { parcel: 2, status: 'READY', reference: 'P-2', weightG: null },
    ]);
    expect(labels[0].trackingNumber).toBe('SW0000005005');
    expect(labels[0].trackingUrl).toBe('https://track.example.test/p/SW0000005005');
    const read = await readPdf(labels[1].contentBase64);
    expect(read.barcodes).toEqual([{ format: 'Code128', text: labels[1].trackingNumber }]);
    expect(read.size.map((points) => points.toFixed(2))).toEqual(['283.46', '425.20']);
    for (const words of ['Zoë Müller-Łąka', `Order ${number}`, 'Parcel 2/2', 'Magazzino Milano']) expect(read.text).toContain(words);
    expect(await readLabels(number)).toEqual(labels);
  });

  test('gets ready ones unchanged, and new ones for further parcels', async () => {
    const number = await accepted();
    const [first] = await makeLabels(number, [{ reference: 'P-1' }]);
    const again = await makeLabels(number, [{ reference: 'X', weightG: 5 }, { reference: 'P-2' }]);
    expect(again[0]).toEqual(first);
    expect(again.map(({ parcel }: { parcel: number }) => parcel)).toEqual([1, 2]);
  });

  test('gets ZPL where the carrier prints it', async () => {
    const number = await accepted({ shipping: { methodCode: 'standard', carrierCode: 'zebra' } });
    const [label] = await makeLabels(number, [{}]);
    expect(label).toMatchObject({ status: 'READY', format: 'ZPL', contentType: 'application/x-zpl', trackingNumber: expect.stringMatching(/^ZP\d{10}$/), weightG: null });
    const text = Buffer.from(label.contentBase64, 'base64').toString('utf8');
    expect(text.startsWith('^XA')).toBe(true);
    expect(text).toContain(`^FD${String(label.trackingNumber)}^FS`);
    expect(text).toContain('0.36 kg');
  });

  test('gets the first carrier that serves the destination where the order names none', async () => {
    const number = await accepted({ shipping: { methodCode: 'standard' }, shippingAddress: { ...address, countryCode: 'DE' } });
    expect(await makeLabels(number, [{}])).toMatchObject([{ status: 'READY', carrierCode: 'zebra' }]);
  });

  test('has at most ten, each parcel once, and only for orders it accepted', async () => {
    const number = await accepted();
    const refused = { code: 'BAD_INPUT', details: { parcels: ['must be 1 to 10 parcels'] } };
    await expect(makeLabels(number, [])).rejects.toMatchObject(refused);
    await expect(makeLabels(number, Array.from({ length: 11 }, () => ({})))).rejects.toMatchObject(refused);
    await expect(makeLabels(number, [{ parcel: 11 }])).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(makeLabels(number, [{ parcel: 2 }, { parcel: 2 }])).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(makeLabels('#99999', [{}])).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
    await expect(makeLabels(number, [{}], { principal: staff })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('has a separate return label, with sender and recipient swapped', async () => {
    const number = await accepted();
    await makeLabels(number, [{ parcel: 0 }, { parcel: 1 }]);
    expect((await readLabels(number)).map(({ parcel }: { parcel: number }) => parcel)).toEqual([1]);
    const [back] = await readLabels(number, true);
    expect(back).toMatchObject({ parcel: 0, status: 'READY' });
    const { text } = await readPdf(back.contentBase64);
    expect(text).toContain('RETURN');
    expect(text).toContain('IT-20144');
  });

  test('voids a label and may get another', async () => {
    const number = await accepted();
    const [, second] = await makeLabels(number, [{}, {}]);
    const voidLabel = (parcel: number) => orders.run('mutation Void($input: VoidWarehouseLabelsInput!) { voidWarehouseLabels(input: $input) { trackingNumber } }', { input: { reference: number, parcel } }, { principal: warehouse(milan) });
    expect((await voidLabel(2)).voidWarehouseLabels).toEqual([{ trackingNumber: second.trackingNumber }]);
    await expect(voidLabel(2)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const [, another] = await makeLabels(number, [{}, {}]);
    expect(another.trackingNumber).not.toBe(second.trackingNumber);
  });
});

describe('a warehouse that makes its own labels', () => {
  test('is refused labels of the platform', async () => {
    const number = await accepted({ locationCode: 'RM1' }, own);
    await expect(makeLabels(number, [{}], { principal: warehouse(own) })).rejects.toMatchObject({ code: 'LABELS_NOT_ENABLED' });
    await expect(readLabels(number, false, own)).rejects.toMatchObject({ code: 'LABELS_NOT_ENABLED' });
  });
});

describe('picking and shipping with platform-made labels', () => {
  test('give each listed parcel its label, adopt the picking report\'s data, and ship under the label\'s number', async () => {
    const number = await accepted();
    const [early] = await makeLabels(number, [{}]);
    await pick(number, [{ reference: 'A', weightG: 400, heightMm: 90, trackingNumber: 'OWN-1' }, { reference: 'B' }]);
    const labels = await readLabels(number);
    expect(labels).toMatchObject([{ parcel: 1, reference: 'A', weightG: 400, heightMm: 90, trackingNumber: early.trackingNumber }, { parcel: 2, reference: 'B', status: 'READY' }]);
    await pick(number, [{ reference: 'A', weightG: 450 }, { reference: 'B' }, { reference: 'C' }]);
    expect(await readLabels(number)).toMatchObject([{ weightG: 450, trackingNumber: early.trackingNumber }, { trackingNumber: labels[1].trackingNumber }, { parcel: 3 }]);
    await ship(number, { parcels: [{ reference: 'B', trackingNumber: 'OWN-2' }, {}] });
    const left = await readLabels(number);
    expect(left.map(({ parcel }: { parcel: number }) => parcel)).toEqual([1, 2]);
    expect(new Set(left.map(({ shipmentId }: { shipmentId: string }) => shipmentId)).size).toBe(1);
    await expect(makeLabels(number, [{}])).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });

  test('ship every remaining label with the last shipment, also of parcels that picking did not list', async () => {
    const number = await accepted();
    const labels = await makeLabels(number, [{}, {}]);
    await pick(number, []);
    await ship(number, {});
    const left = await readLabels(number);
    expect(left.map(({ trackingNumber }: { trackingNumber: string }) => trackingNumber)).toEqual(labels.map(({ trackingNumber }: { trackingNumber: string }) => trackingNumber));
    expect(left).toHaveLength(2);
  });

  test('go on when the carrier fails', async () => {
    make = () => Promise.reject(new Error('socket hang up'));
    const number = await accepted();
    expect((await pick(number, [{ reference: 'A' }])).reportPicking.status).toBe('PROCESSED');
    expect(await readLabels(number)).toMatchObject([{ parcel: 1, status: 'FAILED', reference: 'A', trackingNumber: null, contentBase64: null, failureReason: 'Swift Parcel could not make the label; try again' }]);
    expect(await alertsOf(number)).toEqual([`Label 1 of order ${number} could not be made: Swift Parcel could not make the label; try again`]);
    expect((await ship(number, { trackingNumber: 'BY-HAND' })).reportShipment.status).toBe('SHIPPED');
  });
});

describe('a label that fails', () => {
  test.each([
    { what: 'a country the carrier does not serve', order: { shippingAddress: { ...address, countryCode: 'US' } }, parcel: {}, reason: 'Swift Parcel does not go to US' },
    { what: 'a parcel too heavy', order: {}, parcel: { weightG: 20_001 }, reason: 'The parcel is too heavy for Swift Parcel: 20.001 kg, at most 20 kg' },
    { what: 'an address with holes', order: { shippingAddress: { firstName: 'Ada', countryCode: 'IT', city: 'Milano' } }, parcel: {}, reason: 'The address is incomplete: street, postal code missing' },
    { what: 'a carrier nobody saved', order: { shipping: { methodCode: 's', carrierCode: 'ghost' } }, parcel: {}, reason: 'The carrier ghost is not known' },
  ])('for $what has a reason, alerts the merchant and leaves the order alone', async ({ order, parcel, reason }) => {
    const number = await accepted(order);
    const before = await statusOf(number);
    expect(await makeLabels(number, [parcel])).toMatchObject([{ parcel: 1, status: 'FAILED', trackingNumber: null, contentBase64: null, failureReason: reason }]);
    expect(await alertsOf(number)).toEqual([`Label 1 of order ${number} could not be made: ${reason}`]);
    expect(await statusOf(number)).toEqual(before);
  });

  test('for an unusable address is a failed label, not a failed call', async () => {
    const number = await accepted();
    await spoilAddress(number);
    const reason = 'What is known of this parcel cannot be read';
    expect(await makeLabels(number, [{}])).toMatchObject([{ parcel: 1, status: 'FAILED', failureReason: reason }]);
    expect(await alertsOf(number)).toEqual([`Label 1 of order ${number} could not be made: ${reason}`]);
  });

  test('is listed with its reason until it is made, and only while its parcel has to leave', async () => {
    const failed = async () => (await orders.run('{ failedLabels(first: 500) { kind name error failingSince attempts nextAttemptAt } }', {})).failedLabels;
    const others = await failed();
    const [number, cancelled] = [await accepted(), await accepted()];
    make = () => Promise.reject(new LabelRefused('No pick-up today'));
    await makeLabels(number, [{}, {}]);
    await makeLabels(cancelled, [{}]);
    const one = { kind: 'LABEL', error: 'No pick-up today', failingSince: expect.any(String), attempts: null, nextAttemptAt: null };
    expect((await failed()).slice(0, -others.length)).toEqual([{ ...one, name: `Parcel 1 of ${cancelled}` }, { ...one, name: `Parcel 2 of ${number}` }, { ...one, name: `Parcel 1 of ${number}` }]);
    await orders.run('mutation C($input: ShortCloseFulfillmentOrderInput!) { shortCloseFulfillmentOrder(input: $input) { id } }', { input: { reference: cancelled } }, { principal: warehouse(milan) });
    make = platformLabelMaker.make;
    await makeLabels(number, [{}]);
    expect((await failed()).slice(0, -others.length)).toEqual([{ ...one, name: `Parcel 2 of ${number}` }]);
    const { deps: { database } } = orders.subgraph.context({ principal: staff, requestId: 'r-1', via: 'test' }) as OrdersContext;
    const [statement] = await readStatements(database, failed);
    if (testDialect === 'sqlite') expect((await stepsOf(database, String(statement?.sql), statement?.parameters ?? []))[0]).toBe('SEARCH l USING INDEX label_status (company_id=? AND status=?)');
    await expect(orders.run('{ failedLabels { id } }', {}, { principal: warehouse(milan) })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('is made again once the carrier accepts it; the merchant is alerted once', async () => {
    const number = await accepted();
    make = () => Promise.reject(new LabelRefused('No pick-up today'));
    const [, failed] = await makeLabels(number, [{ reference: 'A' }, { reference: 'B', weightG: 700 }]);
    expect(failed).toMatchObject({ status: 'FAILED', failureReason: 'No pick-up today', reference: 'B' });
    await makeLabels(number, [{ reference: 'A' }]);
    expect(await alertsOf(number)).toHaveLength(2);
    make = platformLabelMaker.make;
    expect(await makeLabels(number, [{}, {}])).toMatchObject([
      { status: 'READY', reference: 'A', failureReason: null }, { status: 'READY', reference: 'B', weightG: 700, trackingNumber: expect.stringMatching(/^SW\d{10}$/) },
    ]);
  });

  test('of several leaves the others ready', async () => {
    make = (request) => (request.parcel === 2 ? Promise.reject(new LabelRefused('No')) : platformLabelMaker.make(request));
    const number = await accepted();
    expect((await makeLabels(number, [{}, {}, {}])).map(({ status }: { status: string }) => status)).toEqual(['READY', 'FAILED', 'READY']);
  });
});

describe('callers at once', () => {
  test('get one label a parcel between them, however slow the carrier', async () => {
    const number = await accepted();
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => { release = resolve; });
    let asked = 0;
    make = async (request) => {
      asked += 1;
      if (asked === 16) release();
      await gate;
      return { trackingNumber: request.trackingNumber, format: 'ZPL', content: Buffer.from('^XA^XZ') };
    };
    const answers = await Promise.all(Array.from({ length: 8 }, () => makeLabels(number, [{}, {}])));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toHaveLength(2);
    expect(new Set(answers[0].map(({ trackingNumber }: { trackingNumber: string }) => trackingNumber)).size).toBe(2);
  });

  test('never draw the same number twice', async () => {
    const numbers = await Promise.all(Array.from({ length: 6 }, () => accepted({ shipping: { methodCode: 's', carrierCode: 'zebra' } })));
    const labels = (await Promise.all(numbers.map((number) => makeLabels(number, [{}, {}, {}])))).flat();
    expect(new Set(labels.map(({ trackingNumber }: { trackingNumber: string }) => trackingNumber)).size).toBe(18);
  });

  test('repeat a command without making anything again', async () => {
    const number = await accepted();
    let asked = 0;
    make = (request) => { asked += 1; return platformLabelMaker.make(request); };
    const command = { id: 'labels-1', expiresAt: '2099-01-01T00:00:00.000Z' };
    const first = await makeLabels(number, [{}], { command });
    expect(await makeLabels(number, [{}], { command })).toEqual(first);
    expect(asked).toBe(1);
  });
});
