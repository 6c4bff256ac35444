import { goldenBytes, withoutChance } from '../../kit/golden.js';
import { openXmlWarehouse, type XmlAnswer, type XmlWarehouse } from './xml-warehouse.js';

let c: XmlWarehouse;
beforeAll(async () => { c = await openXmlWarehouse(); });
afterAll(() => c.close());

const MUG = '4006381333931';
const eur = (amount: string) => ({ amount, currency: 'EUR' });
const place = (number: string, locationCode: string) => c.asStaff('mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }', { input: {
  number, channel: 'shop', currency: 'EUR', placedAt: '2026-11-20T22:30:00Z', notes: 'Città & <b>]]>€ 5 \u{1F600}ok', language: 'it', paymentStatus: 'PAID', discounts: eur('0.99'),
  customer: { name: 'Renée Dupré', email: 'renée@example.test', phone: '+39 02', channelId: 'gid://shop/Customer/7012345' },
  shipping: { methodCode: 'std', carrierCode: 'brt', type: 'EXPRESS', price: eur('4.90') },
  shippingAddress: { firstName: 'Łukasz', lastName: 'Müller', company: 'A & B', address1: 'Via Torino 12', address2: 'Scala B', city: 'Forlì', postalCode: '47121', provinceCode: 'FC', countryCode: 'IT', phone: '+39 333' },
  billingAddress: { firstName: 'Zoë', lastName: 'Ångström', company: 'Øre <AB>', address1: 'Kungsgatan 1', city: 'Malmö', postalCode: '21149', countryCode: 'SE' },
  invoiceDetails: { taxCode: 'rss mra 80a01 h501u', vatNumber: 'IT01234567890', certifiedEmail: 'fatture@pec.example.test', recipientCode: 'abc1234' },
  lines: [{ sku: 'MUG', quantity: 3, unitPrice: eur('33.33'), taxRate: '0.22', title: 'Tazza “blu”', locationCode }, { sku: 'TEE', quantity: 1, unitPrice: eur('10.00'), taxRate: '0.10', title: 'Maglia', locationCode }],
} });
const labels = (inside: string): string => `<doc_gestione_etichette_corrieri>${inside}</doc_gestione_etichette_corrieri>`;
const item = (barcode: string, quantity: string): string => `<giacenza><barcode>${barcode}</barcode><quantita>${quantity}</quantita></giacenza>`;
const stock = (items: string): string => `<doc_giacenze><giacenze>${items}</giacenze></doc_giacenze>`;
const shipment = (order: string): string => `<doc_ordini><ordine>${order}<data_spedizione>2026-11-21 10:30:00</data_spedizione><corriere>brt</corriere><tracking>BR1</tracking></ordine></doc_ordini>`;

async function compare(name: string, answer: Promise<XmlAnswer>): Promise<void> {
  const { status, bytes } = await answer;
  const [received, kept] = [withoutChance(bytes), goldenBytes(`shims/wms-xml/examples/${name}.xml`)];
  expect([name, status, received.toString('latin1')]).toEqual([name, 200, kept.toString('latin1')]);
  expect(received.equals(kept)).toBe(true);
}

test('stock and orders answer their golden bytes in ISO-8859-1 [C-GOLDEN-1] [C-ORDER-1] [C-FORMAT-1] [C-ERROR-3]', async () => {
  await compare('aggiorna-giacenze-impegni.ok', c.send('aggiorna-giacenze-impegni', stock(item(MUG, '40') + item('5901234123457', '7'))));
  await compare('aggiorna-giacenze-impegni.ko', c.send('aggiorna-giacenze-impegni', stock(item(MUG, '40') + item('è-9', '7') + item(MUG, '-1'))));
  await compare('ws_orders.empty', c.get('ws_orders', { last_upd: '20261121103000' }));
  await place('#1042', 'MI1');
  c.settle();
  await compare('ws_orders.ok', c.get('ws_orders', { last_upd: '20261121103000' }));
  await compare('ws_orders.ko', c.get('ws_orders'));
});

test('shipments, documents and returns answer theirs [C-GOLDEN-1] [C-SHIPMENT-1] [C-RETURN-2] [C-DOCUMENT-1]', async () => {
  await compare('notify-spedizione.ok', c.send('notify-spedizione', shipment('<ord_num_doc>#1042</ord_num_doc>')));
  await compare('notify-spedizione.ko', c.send('notify-spedizione', shipment('<ord_ID>77</ord_ID>')));
  await c.asStaff('mutation L($input: SaveLetterheadInput!) { saveLetterhead(input: $input) { name } }', { input: { name: 'Lume', address: { city: 'Milano', countryCode: 'IT' } } });
  await c.asStaff('mutation G($input: GenerateDocumentsInput!) { generateDocuments(input: $input) { id } }', { input: { reference: '1042', types: ['INVOICE'] } });
  await compare('get-order-docs.ok', c.get('get-order-docs', { ord_num_doc: '#1042' }));
  await compare('get-order-docs.ko', c.get('get-order-docs'));
  await c.asStaff('mutation R($input: AnnounceReturnInput!) { announceReturn(input: $input) { id } }', { input: { orderReference: '1042', carrierCode: 'brt', trackingNumbers: ['R-T1'], notes: 'Fragile – “vetro”', lines: [{ sku: 'MUG', quantity: 2, reasonCode: 'defect' }] } });
  c.clock.set('2026-11-21T10:00:00.000Z');
  await compare('list.ok', c.get('list', { last_upd: '21/11/2026 10:30:00' }));
  await compare('list.ko', c.get('list', { last_upd: '2026-11-21' }));
  const line = `<riga><barcode>${MUG}</barcode><quantita_ricevuta>2</quantita_ricevuta><stato_merce>VENDIBILE</stato_merce></riga>`;
  const parcel = (id: string): string => `<doc_resi><reso><reso_ID>${id}</reso_ID><data_ricezione>2026-11-21 11:00:00</data_ricezione><righe>${line}</righe></reso></doc_resi>`;
  await compare('notify-reso.ok', c.send('notify-reso', parcel('1001')));
  await compare('notify-reso.ko', c.send('notify-reso', parcel('55')));
});

test('labels and the manifest answer theirs [C-GOLDEN-1] [C-LABEL-2] [C-LABEL-3] [C-LABEL-4] [C-MANIFEST-1]', async () => {
  await compare('get-etichette-corriere.ko', c.get('get-etichette-corriere', { ord_ID: '1' }, 'WA1'));
  await c.asStaff('mutation S($input: SaveCarrierInput!) { saveCarrier(input: $input) { code } }', { input: { code: 'brt', name: 'Bartolini', trackingPrefix: 'BR', labelFormat: 'ZPL' } });
  await c.send('aggiorna-giacenze-impegni', stock(item(MUG, '40') + item('5901234123457', '7')), { at: 'WA1' });
  await place('#1043', 'WA1');
  c.settle();
  await c.get('ws_orders', { last_upd: '20261121105900' }, 'WA1');
  await c.asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id: c.connections.WA1.id, wmsXml: { labelsEnabled: true } } }); // after the order was handed out: both labels are asked for
  await compare('add-etichette-corriere.ok', c.send('add-etichette-corriere', labels('<ord_num_doc>#1043</ord_num_doc><num_colli>2</num_colli>'), { at: 'WA1' }));
  await compare('get-etichette-corriere.ok', c.get('get-etichette-corriere', { ord_num_doc: '#1043', num_collo: '2' }, 'WA1'));
  await compare('del-etichette-corriere.ok', c.send('del-etichette-corriere', labels('<ord_num_doc>#1043</ord_num_doc><num_collo>2</num_collo>'), { at: 'WA1' }));
  await c.send('notify-spedizione', shipment('<ord_num_doc>#1043</ord_num_doc>'), { at: 'WA1' });
  await compare('ws-close-bordero.ok', c.send('ws-close-bordero', labels('<data>2026-11-21</data>'), { at: 'WA1' }));
  await compare('ws-close-bordero.ko', c.send('ws-close-bordero', labels('<data>2026-11-20</data>'), { at: 'WA1' }));
});
