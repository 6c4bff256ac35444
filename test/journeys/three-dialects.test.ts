import { acknowledgeOrder } from '../clients/clients.js';
import { WMS_JSON } from '../contract/wms-json/canonical.js';
import { openXmlWarehouse, texts, type XmlWarehouse } from '../contract/wms-xml/xml-warehouse.js';

const MUG = '4006381333931';
let c: XmlWarehouse;
let b: Awaited<ReturnType<typeof openJson>>;
beforeAll(async () => {
  c = await openXmlWarehouse([WMS_JSON]);
  b = await openJson(c);
});
afterAll(() => c.close());

/** Interface B for the same warehouse of Milan. */
async function openJson({ connect, warehouseOf, host }: XmlWarehouse) {
  const { apiKey } = await connect('WMS_JSON', { name: 'MI1 JSON', warehouseId: await warehouseOf('MI1 WMS') });
  const base = `${host}/V1`;
  return {
    base, apiKey,
    post: async (path: string, body: unknown) => (await fetch(`${base}/${path}`, { method: 'POST', headers: { 'x-api-key': apiKey }, body: JSON.stringify(body) })).json() as Promise<unknown>,
  };
}

const announce = async (number: string): Promise<string> => {
  const { announceReturn } = await c.asStaff('mutation R($input: AnnounceReturnInput!) { announceReturn(input: $input) { number } }', { input: { orderReference: number, lines: [{ sku: 'MUG', quantity: 1, reasonCode: 'size' }] } });
  return String(announceReturn.number);
};
const DONE = { Success: true, ErrorMessage: '' };
const json = async (path: string, body: object): Promise<number> => (await c.json(path, { method: 'POST', body: JSON.stringify(body) })).status;

/** One order's whole life in each dialect: accepted, picked whole, shipped, and one of its units returned in good condition. */
const LIVES: Readonly<Record<string, (number: string) => Promise<void>>> = {
  async A(number) {
    expect(await json(`/orders/${number}/accept`, {})).toBe(200);
    expect(await json(`/orders/${number}/picked`, { lines: [{ barcode: MUG, quantity: 2 }] })).toBe(200);
    expect(await json(`/orders/${number}/shipments`, { carrier_name: 'BRT', tracking_number: 'T-1', shipped_at: '2026-11-21T11:00:00.000Z' })).toBe(200);
    const back = await announce(number);
    expect(await json(`/returns/${back}/receive`, { received_at: '2026-11-21T11:00:00.000Z', lines: [{ barcode: MUG, quantity: 1, classification: 'sellable', reason_code: 'size' }] })).toBe(200);
  },
  async B(number) {
    expect(await b.post('Orders/Acknowledge', [{ OmsOrderNumber: `#${number}`, Success: true }])).toEqual(DONE);
    expect(await b.post('Orders/Processed', { OmsOrderNumber: `#${number}`, ProductList: [{ Sku: MUG, Quantity: 2 }] })).toEqual(DONE);
    expect(await b.post('Orders/Shipped', { OmsOrderNumber: `#${number}`, Courier: 'BRT', Waybill: 'T-1', EventDateTime: '2026-11-21T11:00:00Z' })).toEqual(DONE);
    const back = await announce(number);
    expect(await b.post('Return/Update', { OmsOrderNumber: `#${number}`, ExternalReference1: back, AquisitionDateTime: '2026-11-21T11:00:00Z', ProductList: [{ Sku: MUG, QuantityReturned: 1, Classification: 'Sellable', ReturnCode: 'size' }] })).toEqual(DONE);
  },
  async C(number) {
    c.settle();
    const read = await c.get('ws_orders', { data_dal: '01/11/2026 00:00:00', documenti_stati_ID: '17' });
    expect(texts(read, 'ord_num_doc')).toEqual([`#${number}`]);
    const shipped = await c.send('notify-spedizione', `<doc_ordini><ordine><ord_num_doc>#${number}</ord_num_doc><data_spedizione>2026-11-21 12:00:00</data_spedizione><corriere>BRT</corriere><tracking>T-1</tracking></ordine></doc_ordini>`);
    expect(texts(shipped, 'ack')).toEqual(['OK']);
    const back = await announce(number);
    const received = await c.send('notify-reso', `<doc_resi><reso><reso_ID>${back.slice(1)}</reso_ID><data_ricezione>2026-11-21 12:00:00</data_ricezione><righe><riga><barcode>${MUG}</barcode><quantita_ricevuta>1</quantita_ricevuta><stato_merce>VENDIBILE</stato_merce><resi_causali_ID>1</resi_causali_ID></riga></righe></reso></doc_resi>`);
    expect(texts(received, 'ACK')).toEqual(['OK']);
  },
};

/** The stored rows of an order at the end of its life, without the values that differ from order to order. */
const storedOf = async (number: string) => (await c.asStaff(`query O($reference: ID!) { order(reference: $reference) {
  status paymentStatus totals { total { amount } } lines { sku quantity quantityShipped quantityCancelled }
  fulfillmentOrders { status lines { sku quantityOrdered quantityOpen quantityPicked quantityUnfulfillable quantityShipped quantityCancelled } }
  shipments { status carrierCode carrierName trackingNumbers shippedAt lines { quantity } parcels { number trackingNumber lines { quantity } } }
  returns { status compliant receivedAt lines { sku quantityExpected quantityReceived classification reasonCode } }
  refunds { id } } }`, { reference: number })).order as Record<string, unknown>;

test('an order has the same life in each of the three dialects, and leaves the same rows', async () => {
  const lives: Record<string, unknown>[] = [];
  for (const [dialect, live] of Object.entries(LIVES)) {
    const number = `700${String(lives.length + 1)}`;
    await c.place(`#${number}`, [['MUG', 2]]);
    await live(number);
    lives.push({ dialect, ...await storedOf(number) });
  }
  const [a] = lives;
  expect(lives.map(({ dialect: _, ...left }) => left)).toEqual(lives.map(() => { const { dialect: _, ...left } = a ?? {}; return left; }));
  expect(a).toMatchObject({
    status: 'SHIPPED', lines: [{ sku: 'MUG', quantity: 2, quantityShipped: 2, quantityCancelled: 0 }],
    fulfillmentOrders: [{ status: 'SHIPPED', lines: [{ quantityPicked: 2, quantityOpen: 0, quantityShipped: 2 }] }],
    shipments: [{ trackingNumbers: ['T-1'], shippedAt: '2026-11-21T11:00:00.000Z' }], returns: [{ status: 'COMPLIANT', compliant: true }],
  });
});

test('a program written only with the generated types acknowledges an order [B-DOCS-1]', async () => {
  await c.place('#7010', [['MUG', 1]]);
  expect(await acknowledgeOrder(b.base, b.apiKey)).toEqual({ number: '#7010', answer: true });
});
