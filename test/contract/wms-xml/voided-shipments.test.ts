import { openXmlWarehouse, texts, type XmlWarehouse } from './xml-warehouse.js';

let c: XmlWarehouse;
beforeAll(async () => {
  c = await openXmlWarehouse();
  await c.asStaff('mutation S($input: SaveCarrierInput!) { saveCarrier(input: $input) { code } }', { input: { code: 'brt', name: 'Bartolini', trackingPrefix: 'BR' } });
  await c.asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id: c.connections.WA1.id, wmsXml: { labelsEnabled: true } } });
});
afterAll(() => c.close());

const MUG = '4006381333931';
const TEE = '5901234123457';
const poll = (at: 'MI1' | 'WA1' = 'WA1', state = '17') => c.get('ws_orders', { data_dal: '01/11/2026 00:00:00', documenti_stati_ID: state }, at);
const place = async (number: string, at: 'MI1' | 'WA1' = 'WA1'): Promise<void> => {
  await c.asStaff('mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }', { input: {
    number, channel: 'shop', currency: 'EUR', shipping: { carrierCode: 'brt' },
    lines: [['MUG', 2], ['TEE', 1]].map(([sku, quantity]) => ({ sku, quantity, unitPrice: { amount: '19.90', currency: 'EUR' }, locationCode: at })),
    shippingAddress: { firstName: 'Ada', lastName: 'Rossi', address1: 'Via Torino 12', city: 'Milano', postalCode: '20123', countryCode: 'IT' },
  } });
  c.settle();
  await poll(at);
};
const notify = async (number: string, more = '', at: 'MI1' | 'WA1' = 'WA1'): Promise<string[]> => {
  const answer = await c.send('notify-spedizione', `<doc_ordini><ordine><ord_num_doc>${number}</ord_num_doc><data_spedizione>2026-11-21 10:30:00</data_spedizione><corriere>BRT</corriere><tracking>TT1</tracking>${more}</ordine></doc_ordini>`, { at });
  c.settle();
  return [...texts(answer, 'ack'), ...texts(answer, 'error_message')];
};
const shipments = async (number: string): Promise<{ id: string; trackingNumbers: string[] }[]> =>
  (await c.asStaff('query O($number: ID!) { order(reference: $number) { shipments { id trackingNumbers } } }', { number })).order.shipments;
const undo = async (number: string, index = 0): Promise<void> => {
  await c.asStaff('mutation V($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { status } }', { input: { shipmentId: (await shipments(number))[index]?.id, status: 'VOIDED' } });
  c.settle();
};
const root = (inside: string): string => `<doc_gestione_etichette_corrieri>${inside}</doc_gestione_etichette_corrieri>`;
const labels = async (number: string): Promise<string[]> => texts(await c.get('get-etichette-corriere', { ord_num_doc: number }, 'WA1'), 'tracking');

test('after a voided shipment its label leaves with the next one, or is voided [C-SHIPMENT-1] [C-LABEL-4]', async () => {
  await place('#1');
  const made = await labels('#1');
  expect(await notify('#1')).toEqual(['OK']);
  await undo('#1');
  expect(await notify('#1')).toEqual(['OK']);
  expect([made.length, (await shipments('#1')).map(({ trackingNumbers }) => trackingNumbers), await labels('#1')]).toEqual([1, [made, made], made]);
  await undo('#1', 1);
  const dropped = await c.send('del-etichette-corriere', root('<ord_num_doc>#1</ord_num_doc><num_collo>1</num_collo>'), { at: 'WA1' });
  expect([texts(dropped, 'result'), await labels('#1')]).toEqual([['OK'], []]);
  expect(await notify('#1')).toEqual(['OK']);
  expect((await shipments('#1'))[2]).toMatchObject({ trackingNumbers: ['TT1'] });
});

test('the manifest of the day counts no voided shipment [C-LABEL-1]', async () => {
  await c.send('ws-close-bordero', root(''), { at: 'WA1' });
  for (const number of ['#2', '#3']) {
    await place(number);
    await notify(number);
  }
  await undo('#2');
  const closed = await c.send('ws-close-bordero', root(''), { at: 'WA1' });
  expect([texts(closed, 'result'), texts(closed, 'num_spedizioni')]).toEqual([['OK'], ['1']]);
});

test('an order to fulfil shows the units still open, and a shipped one those that left [C-ORDERS-8] [C-STATE-5]', async () => {
  await place('#4', 'MI1');
  const rows = async (state: string) => {
    const answer = await poll('MI1', state);
    return [texts(answer, 'ord_num_doc'), texts(answer, 'barcode').map((barcode, index) => `${barcode} ${String(texts(answer, 'quantita')[index])}`), texts(answer, 'importo_totale_riga')];
  };
  expect(await rows('17')).toEqual([['#4'], [`${MUG} 2`, `${TEE} 1`], ['39.80', '19.90']]);
  expect((await c.json('/orders/4/picked', { method: 'POST', body: JSON.stringify({ lines: [{ sku: 'MUG', quantity: 2 }, { sku: 'TEE', quantity: 0 }] }) })).status).toBe(200);
  expect(await notify('#4', `<righe><riga><barcode>${MUG}</barcode><quantita>1</quantita></riga></righe>`, 'MI1')).toEqual(['OK']);
  expect(await rows('17')).toEqual([['#4'], [`${MUG} 1`], ['19.90']]);
  expect(await notify('#4', '', 'MI1')).toEqual(['OK']);
  expect([await rows('17'), await rows('31')]).toEqual([[[], [], []], [['#4'], [`${MUG} 2`], ['39.80']]]);
});
