import { catalogEvents, staff, system, testOrders, warehouse, type TestOrders } from '../../kit/orders.js';
import { expectKept } from '../../kit/kept-text.js';
import { readPdf } from '../../kit/read-pdf.js';

let orders: TestOrders;
let milan: string;
let lyon: string;

beforeAll(async () => {
  orders = await testOrders();
  const create = 'mutation Create($input: CreateLocationInput!) { createLocation(input: $input) { id } }';
  const location = { name: 'Magazzino Milano', kind: 'WAREHOUSE', countryCode: 'IT', timeZone: 'Europe/Rome', address: { address1: 'Via Savona 1', city: 'Milano', postalCode: '20144', countryCode: 'IT' } };
  milan = (await orders.run(create, { input: { ...location, code: 'MI1' } })).createLocation.id;
  lyon = (await orders.run(create, { input: { ...location, code: 'LY1', name: 'Entrepôt Lyon', countryCode: 'FR', address: { ...location.address, countryCode: 'FR' } } })).createLocation.id;
  await orders.run('mutation Save($input: SaveLetterheadInput!) { saveLetterhead(input: $input) { name } }', { input: { name: 'Ærlig Ståhl S.p.A.', taxNumber: 'IT01234567890', address: { address1: 'Corso Como 5', city: 'Milano', postalCode: '20154', countryCode: 'IT' } } });
  await orders.run('mutation Project($input: ProjectCatalogEventsInput!) { projectCatalogEvents(input: $input) }', catalogEvents(7, [
    { variantId: '018f0000-0000-7000-8000-000000000001', sku: 'TEE_RED_M', barcode: '4006381333931', title: 'Tee red M', weightG: 180 },
    { variantId: '018f0000-0000-7000-8000-000000000002', sku: 'MUG_BLUE_U', barcode: '5901234123457', title: 'Mug blue', weightG: 350 },
  ]), { principal: system });
});

afterAll(() => orders.subgraph.close());

const line = (sku: string, more = {}) => ({ sku, quantity: 2, unitPrice: { amount: '19.90', currency: 'EUR' }, taxRate: '0.22', ...more });
const place = async (more = {}) => (await orders.run('mutation Place($input: PlaceOrderInput!) { placeOrder(input: $input) { number status fulfillmentOrders { status } } }', {
  input: {
    channel: 'shop', currency: 'EUR', shipping: { methodCode: 'standard', price: { amount: '5.00', currency: 'EUR' } }, lines: [line('TEE_RED_M', { locationCode: 'MI1' })],
    shippingAddress: { firstName: 'Łukasz', lastName: 'Żółw', address1: 'Calle Ñuñoa 1', city: 'Santiago', postalCode: '7750000', countryCode: 'CL' }, ...more,
  },
})).placeOrder;

const pdf = Buffer.from('%PDF-1.4 paper').toString('base64');
const publish = async (reference: string, more = {}, as = {}) => (await orders.run(
  'mutation Publish($input: PublishDocumentInput!) { publishDocument(input: $input) { id type position filename contentType sizeBytes contentBase64 publishedAt } }',
  { input: { reference, type: 'INSERT', position: 'INTERNAL', filename: 'card.pdf', contentType: 'application/pdf', contentBase64: pdf, ...more } }, as)).publishDocument;
const generate = async (reference: string, types: readonly string[], more = {}) => (await orders.run(
  'mutation Generate($input: GenerateDocumentsInput!) { generateDocuments(input: $input) { id type position documentNumber filename contentType contentBase64 } }', { input: { reference, types, ...more } })).generateDocuments;
const read = async (reference: string, at = milan) => (await orders.run(
  'query Read($reference: ID!) { warehouseDocuments(reference: $reference) { id type position documentNumber filename contentType contentBase64 } }', { reference }, { principal: warehouse(at) })).warehouseDocuments;
const statusOf = async (reference: string) => (await orders.run(
  'query Order($reference: ID!) { order(reference: $reference) { status fulfillmentOrders { status documents { externalRequired externalReady } orderDocuments { filename } labels { parcel } } } }', { reference })).order;

describe('a published document', () => {
  test('reaches every warehouse of the order, as it was sent', async () => {
    const { number } = await place({ lines: [line('TEE_RED_M', { locationCode: 'MI1' }), line('MUG_BLUE_U', { locationCode: 'LY1' })] });
    expect(await read(number)).toEqual([]);
    expect(await publish(number)).toMatchObject({ type: 'INSERT', position: 'INTERNAL', filename: 'card.pdf', contentType: 'application/pdf', sizeBytes: 14, contentBase64: pdf });
    expect(await read(number)).toMatchObject([{ type: 'INSERT', contentBase64: pdf }]);
    expect(await read(number, lyon)).toEqual(await read(number));
    expect((await statusOf(number)).fulfillmentOrders).toMatchObject([{ orderDocuments: [{ filename: 'card.pdf' }], labels: [] }, { orderDocuments: [{ filename: 'card.pdf' }] }]);
  });

  test.each([
    ['a picture', 'image/png', Buffer.from('89504e470d0a1a0a00', 'hex')], ['a photograph', 'image/jpeg', Buffer.from('ffd8ffe0', 'hex')],
    ['ZPL', 'application/x-zpl', Buffer.from('^XA^FDx^FS^XZ')], ['text', 'text/plain', Buffer.from('Grüße\n')],
  ])('may be %s', async (_, contentType, content) => {
    const { number } = await place();
    expect(await publish(number, { contentType, contentBase64: content.toString('base64') })).toMatchObject({ contentType, sizeBytes: content.length });
  });

  test('is refused when its content does not match its type, is too large or not base64, or when its name or order is invalid', async () => {
    const { number } = await place();
    const refused = (details: object) => ({ code: 'BAD_INPUT', details });
    await expect(publish(number, { contentType: 'image/png' })).rejects.toMatchObject(refused({ contentType: ['the content is application/pdf'] }));
    await expect(publish(number, { contentBase64: Buffer.from([0, 1, 2]).toString('base64') })).rejects.toMatchObject(refused({ contentBase64: ['must be a PDF, a PNG or JPEG image, ZPL or text'] }));
    for (const text of ['not base64!', '', 'QUJ', 'QUJD RUZH', 'QU=JD', '8J-_']) await expect(publish(number, { contentBase64: text })).rejects.toMatchObject(refused({ contentBase64: ['must be base64'] }));
    await expect(publish(number, { contentBase64: Buffer.alloc(5 * 1024 * 1024 + 1, 65).toString('base64') })).rejects.toMatchObject(refused({ contentBase64: ['must be at most 5 MiB'] }));
    await expect(publish(number, { filename: '../x.pdf' })).rejects.toMatchObject(refused({ filename: ['must be 1 to 200 characters without slashes'] }));
    await expect(publish('#404404')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
    await expect(publish(number, {}, { principal: warehouse(milan) })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(publish(number, {}, { principal: { ...staff, permissions: ['commerce.read'] } })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('is stored once for a command', async () => {
    const { number } = await place();
    const command = { id: 'd-1', expiresAt: '2099-01-01T00:00:00.000Z' };
    const first = await publish(number, {}, { command });
    expect(await publish(number, {}, { command })).toEqual(first);
    expect(await read(number)).toHaveLength(1);
  });

  test('of five MiB is kept whole', async () => {
    const { number } = await place();
    const content = Buffer.alloc(5 * 1024 * 1024, 65).toString('base64');
    await publish(number, { contentType: 'text/plain', contentBase64: content });
    expect((await read(number))[0].contentBase64 === content).toBe(true);
  });
});

describe('an order that needs customs documents outside', () => {
  test('waits for them and goes to its warehouse when they come', async () => {
    const { number, status } = await place({ externalDocuments: true });
    expect(status).toBe('RECEIVED');
    await expect(read(number)).rejects.toMatchObject({ code: 'DOCUMENTS_NOT_READY' });
    await publish(number, { type: 'INVOICE' });
    await publish(number, { type: 'CUSTOMS', position: 'INTERNAL' });
    expect(await statusOf(number)).toMatchObject({ status: 'RECEIVED', fulfillmentOrders: [{ status: 'NOT_READY', documents: { externalRequired: true, externalReady: false } }] });
    await publish(number, { type: 'CUSTOMS', position: 'EXTERNAL' });
    expect(await statusOf(number)).toMatchObject({ status: 'IN_FULFILLMENT', fulfillmentOrders: [{ status: 'TO_FULFILL', documents: { externalRequired: true, externalReady: true } }] });
    expect(await read(number)).toHaveLength(3);
    const events: { type: string; payload: { number: string } }[] = (await orders.run('query Outbox { ordersOutbox(first: 500) { type payload } }', {}, { principal: system })).ordersOutbox;
    expect(events.filter(({ payload }) => payload.number === number).map(({ type }) => type).filter((type) => type !== 'document.published')).toEqual(['order.placed', 'fulfillment.ready', 'order.status_changed']);
  });

  test('still waits for whatever else blocks it', async () => {
    const { number } = await place({ externalDocuments: true, paymentStatus: 'PENDING' });
    await generate(number, ['CUSTOMS']);
    expect(await statusOf(number)).toMatchObject({ status: 'RECEIVED', fulfillmentOrders: [{ status: 'NOT_READY', documents: { externalReady: true } }] });
  });
});

describe('a written document', () => {
  test('invoice shows lines, totals, tax and merchant, and keeps its number when written again', async () => {
    const { number } = await place({ lines: [line('TEE_RED_M', { locationCode: 'MI1' }), line('MUG_BLUE_U', { taxRate: '0.1', locationCode: 'MI1' })], invoiceDetails: { taxCode: 'RSSMRA80A01H501U', vatNumber: 'IT09876543210' } });
    const [invoice] = await generate(number, ['INVOICE']);
    expect(invoice).toMatchObject({ type: 'INVOICE', position: 'INTERNAL', documentNumber: 'INV-000001', filename: 'INV-000001.pdf', contentType: 'application/pdf' });
    const { text, size } = await readPdf(invoice.contentBase64);
    expect(size.map((points) => points.toFixed(2))).toEqual(['595.28', '841.89']);
    for (const words of ['Invoice INV-000001', 'Ærlig Ståhl S.p.A.', 'Tax no. IT01234567890', 'Łukasz Żółw', 'Calle Ñuñoa 1', 'VAT number IT09876543210', 'Tax code RSSMRA80A01H501U', `Order ${String(number)}`, 'Tee red M', '19.90', '39.80', '79.60', '5.00', '84.60', 'Including tax 22 %', '7.18', 'Including tax 10 %', '3.62']) {
      expect(text).toContain(words);
    }
    const [again] = await generate(number, ['INVOICE']);
    expect(again.documentNumber).toBe('INV-000001');
    expect(await read(number)).toMatchObject([{ id: again.id }]);
    expect((await generate((await place()).number, ['INVOICE', 'RECEIPT'])).map(({ documentNumber }: { documentNumber: string }) => documentNumber)).toEqual(['INV-000002', 'REC-000001']);
  });

  test('packing slip and customs declaration are about one fulfillment order each; the slip has no prices', async () => {
    const { number } = await place({ lines: [line('TEE_RED_M', { locationCode: 'MI1' }), line('MUG_BLUE_U', { locationCode: 'LY1' })] });
    expect(await generate(number, ['PACKING_SLIP', 'CUSTOMS'], { customs: [{ sku: 'TEE_RED_M', hsCode: '610910', originCountry: 'PT' }] })).toHaveLength(4);
    const bare = number.slice(1);
    const seen = await read(number);
    expect(seen).toMatchObject([{ type: 'PACKING_SLIP', position: 'INTERNAL', filename: `packing-slip-${String(bare)}-MI1.pdf` }, { type: 'CUSTOMS', position: 'EXTERNAL', filename: `customs-${String(bare)}-MI1.pdf` }]);
    const slip = (await readPdf(seen[0].contentBase64)).text;
    expect(slip).toContain('Tee red M');
    expect(slip).not.toContain('19.90');
    expect(slip).not.toContain('Mug blue');
    const customs = (await readPdf(seen[1].contentBase64)).text;
    for (const words of ['610910', 'Portugal', '0.36 kg', '39.80', 'Magazzino Milano', 'CHILE']) expect(customs).toContain(words);
    expect((await readPdf((await read(number, lyon))[1].contentBase64)).text).toContain('France');
  });

  test('has the text of the golden file', async () => {
    const customer = { name: 'Łukasz Żółw', phone: '+56 2 5550 0199' };
    const { number } = await place({ customer, lines: [line('TEE_RED_M', { locationCode: 'MI1' }), line('MUG_BLUE_U', { locationCode: 'MI1', taxRate: null })], notes: 'Ring twice', invoiceDetails: { taxCode: 'RSSMRA80A01H501U', vatNumber: 'IT09876543210', certifiedEmail: 'pec@example.test', recipientCode: 'ABC1234' } });
    await generate(number, ['INVOICE', 'RECEIPT', 'PACKING_SLIP', 'CUSTOMS'], { customs: [{ sku: 'TEE_RED_M', hsCode: '610910', originCountry: 'PT' }] });
    const documents: { type: string; contentBase64: string }[] = await read(number);
    const texts = await Promise.all(documents.map(async ({ type, contentBase64 }) => `${type}\n${(await readPdf(contentBase64)).text}`));
    expectKept('test/subgraphs/orders/golden/documents.txt', `${texts.join('\n\n').replaceAll(number, '#NUMBER').replaceAll(/(INV|REC)-\d{6}/g, '$1-NUMBER')}\n`);
  });

  test('takes the pages it needs', async () => {
    const { number } = await place({ lines: Array.from({ length: 120 }, () => line('TEE_RED_M')) });
    const [invoice] = await generate(number, ['INVOICE']);
    const { pages, text } = await readPdf(invoice.contentBase64);
    expect(pages).toBeGreaterThan(3);
    expect(text.match(/Tee red M/g)).toHaveLength(120);
  });

  test('is one of those the platform writes', async () => {
    const { number } = await place();
    await expect(generate(number, ['INSERT'])).rejects.toMatchObject({ code: 'BAD_INPUT', details: { types: ['must be INVOICE, RECEIPT, CUSTOMS or PACKING_SLIP'] } });
    await expect(generate(number, [])).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });
});
