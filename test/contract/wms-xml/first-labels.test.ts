import { openXmlWarehouse, texts, type XmlAnswer, type XmlWarehouse } from './xml-warehouse.js';

let c: XmlWarehouse;
beforeAll(async () => {
  c = await openXmlWarehouse();
  await c.asStaff('mutation S($input: SaveCarrierInput!) { saveCarrier(input: $input) { code } }', { input: { code: 'brt', name: 'Bartolini', trackingPrefix: 'BR' } });
});
afterAll(() => c.close());

const labels = (labelsEnabled: boolean) => c.asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id: c.connections.WA1.id, wmsXml: { labelsEnabled } } });
const poll = () => c.get('ws_orders', { data_dal: '01/11/2026 00:00:00' }, 'WA1');
const place = async (number: string): Promise<void> => {
  await c.asStaff('mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }', { input: {
    number, channel: 'shop', currency: 'EUR', shipping: { carrierCode: 'brt' }, lines: [{ sku: 'MUG', quantity: 1, unitPrice: { amount: '19.90', currency: 'EUR' }, locationCode: 'WA1' }],
    shippingAddress: { firstName: 'Ada', lastName: 'Rossi', address1: 'Via Torino 12', city: 'Milano', postalCode: '20123', countryCode: 'IT' },
  } });
  c.settle();
};
const labelsOf = async (number: string): Promise<string[]> => {
  const answer: XmlAnswer = await c.get('get-etichette-corriere', { ord_num_doc: number }, 'WA1');
  return [...texts(answer, 'error_message'), ...texts(answer, 'num_collo').map((place, index) => `${place} ${String(texts(answer, 'tracking')[index])}`)];
};

test('an order that was downloaded has the label of its first parcel, the same at every read [C-LABEL-5]', async () => {
  await labels(true);
  await place('#1');
  expect(await labelsOf('#1')).toEqual(['The order has no such label']);
  const states = texts(await poll(), 'documenti_stati_ID');
  const made = await labelsOf('#1');
  expect([states, made]).toEqual([['17'], [expect.stringMatching(/^1 BR\d{10}$/)]]);
  await Promise.all([poll(), poll()]);
  expect([texts(await poll(), 'documenti_stati_ID'), await labelsOf('#1')]).toEqual([['17'], made]);
});

test('a voided label does not come back when its order is read again [C-LABEL-4] [C-LABEL-5]', async () => {
  await place('#2');
  await poll();
  await c.send('del-etichette-corriere', '<doc_gestione_etichette_corrieri><ord_num_doc>#2</ord_num_doc></doc_gestione_etichette_corrieri>', { at: 'WA1' });
  await poll();
  expect(await labelsOf('#2')).toEqual(['The order has no such label']);
});

test('an order accepted before its label could be made has it once it is read again; orders without the service get none [C-LABEL-1] [C-LABEL-5]', async () => {
  await labels(false);
  await place('#3');
  await poll();
  await labels(true);
  expect(await labelsOf('#3')).toEqual(['The order has no such label']);
  await poll();
  expect(await labelsOf('#3')).toEqual([expect.stringMatching(/^1 BR\d{10}$/)]);
});
