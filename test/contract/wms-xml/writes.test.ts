import { openXmlWarehouse, texts, type XmlAnswer, type XmlWarehouse } from './xml-warehouse.js';
import type { Operation } from './xsd-judge.js';

let c: XmlWarehouse;
beforeAll(async () => { c = await openXmlWarehouse(); });
afterAll(() => c.close());

const DECLARATION = '<?xml version="1.0" encoding="iso-8859-1"?>\n';
const said = (answer: XmlAnswer): string[] => [String(answer.status), ...['ack', 'ACK', 'result', 'error_message'].flatMap((name) => texts(answer, name))];
const MUG = '4006381333931';
const TEE = '5901234123457';
const levels = (...rows: string[]): string => `<doc_giacenze><giacenze>${rows.map((row) => `<giacenza>${row}</giacenza>`).join('')}</giacenze></doc_giacenze>`;
const level = (barcode: string, quantity: number | string, more = ''): string => `<barcode>${barcode}</barcode><quantita>${String(quantity)}</quantita>${more}`;
const stock = async (): Promise<unknown> => ((await (await c.json('/stock')).json()) as { data: { sku: string; location_code: string; classification: string; quantity: number }[] }).data
  .map(({ sku, location_code: code, classification, quantity }) => `${sku} ${code} ${classification} ${String(quantity)}`);
const read = async (number: string, lines: Parameters<XmlWarehouse['place']>[1] = [['MUG', 2], ['TEE', 1]], at: 'MI1' | 'WA1' = 'MI1'): Promise<string> => {
  await c.place(number, lines);
  c.settle();
  const answer = await c.get('ws_orders', { data_dal: '01/11/2026 00:00:00' }, at);
  return String(texts(answer, 'ord_ID')[texts(answer, 'ord_num_doc').indexOf(number)]);
};
const shipment = (order: string, more = ''): string =>
  `<doc_ordini><ordine>${order}<data_spedizione>2026-11-21 12:00:00</data_spedizione><corriere>brt</corriere><tracking>T1</tracking>${more}</ordine></doc_ordini>`;
const orderOf = async (number: string): Promise<unknown> => {
  const { status, lines } = await (await c.json(`/orders/${number}`)).json() as { status: string; lines: { sku: string; quantity_shipped: number; quantity_open: number }[] };
  return [status, ...lines.map((line) => `${line.sku} ${String(line.quantity_shipped)} ${String(line.quantity_open)}`)];
};

test('absolute levels are stored by barcode or IDArtCod, at the default location code unless given [C-STOCK-1] [C-STOCK-2]', async () => {
  const answer = await c.send('aggiorna-giacenze-impegni', levels(level(MUG, 7, '<impegnato>2</impegnato>'), `<IDArtCod>${TEE}</IDArtCod><magazzino_cod>MI1-BACK</magazzino_cod><quantita>3</quantita><classificazione>danneggiato</classificazione>`));
  expect(answer.text).toBe(`${DECLARATION}<doc_giacenze>\n  <ACK>OK</ACK>\n  <righe_elaborate>2</righe_elaborate>\n</doc_giacenze>\n`);
  expect(await stock()).toEqual(expect.arrayContaining(['MUG MI1-MAIN sellable 7', 'TEE MI1-BACK damaged 3']));
});

test('a call with one wrong item applies nothing, and each wrong row is named [C-STOCK-3] [C-ERROR-3]', async () => {
  const before = await stock();
  const answer = await c.send('aggiorna-giacenze-impegni', levels(level(MUG, 9), level('111', 1), level(TEE, 1)));
  expect(answer.text).toBe(`${DECLARATION}<doc_giacenze>\n  <ACK>KO</ACK>\n  <error_message><![CDATA[riga 2: no item has the barcode 111]]></error_message>\n  <errori>\n    <errore>\n      <riga>2</riga>\n      <barcode>111</barcode>\n      <messaggio><![CDATA[no item has the barcode 111]]></messaggio>\n    </errore>\n  </errori>\n</doc_giacenze>\n`);
  const wrong = await c.send('aggiorna-giacenze-impegni', levels(level(MUG, -1), level(TEE, 1, '<magazzino_cod>XX</magazzino_cod>'), '<quantita>1</quantita>', level(TEE, 'molti')));
  expect([texts(wrong, 'riga'), texts(wrong, 'barcode')]).toEqual([['1', '3', '4'], [MUG, '', TEE]]);
  expect([texts(await c.send('aggiorna-giacenze-impegni', levels(level(TEE, 1, '<magazzino_cod>XX</magazzino_cod>'))), 'messaggio'), await stock()]).toEqual([[expect.stringContaining('MI1-MAIN')], before]);
});

test('more than 500 levels, none, or another document are refused [C-STOCK-4] [C-LIMIT-2]', async () => {
  const many = (count: number) => c.send('aggiorna-giacenze-impegni', levels(...Array.from({ length: count }, () => level(MUG, 4))));
  expect(said(await many(501))).toEqual(['200', 'KO', 'A call carries at most 500 items']);
  expect(said(await many(500))).toEqual(['200', 'OK']);
  for (const body of ['<doc_giacenze/>', '<doc_giacenze><giacenze/></doc_giacenze>', '<altro/>', '']) expect(said(await c.send('aggiorna-giacenze-impegni', body)).slice(0, 2)).toEqual(['200', 'KO']);
});

test('a later count replaces an earlier one [C-STOCK-1]', async () => {
  expect(said(await c.send('aggiorna-giacenze-impegni', levels(level(MUG, 1000), level(TEE, 1000))))).toEqual(['200', 'OK']);
  expect(await stock()).toEqual(expect.arrayContaining(['MUG MI1-MAIN sellable 1000', 'TEE MI1-MAIN sellable 1000']));
});

test('a shipment of everything ends the order, once, and it is shown in state 31 [C-SHIPMENT-1] [C-SHIPMENT-2] [C-STATE-3]', async () => {
  const id = await read('#1001');
  const body = shipment(`<ord_ID>${id}</ord_ID>`, '<servizio>express</servizio><tracking_url>https://brt.example/T1</tracking_url><colli><collo><num_collo>1</num_collo><tracking>T1-1</tracking><peso_gr>900</peso_gr><altezza_mm>10</altezza_mm></collo><collo/></colli>');
  expect((await c.send('notify-spedizione', body)).text).toBe(`${DECLARATION}<doc_ordini>\n  <ack>OK</ack>\n  <ord_ID>${id}</ord_ID>\n</doc_ordini>\n`);
  expect(await orderOf('1001')).toEqual(['shipped', 'MUG 2 0', 'TEE 1 0']);
  expect(said(await c.send('notify-spedizione', body))).toEqual(['200', 'OK']); // the same again has no effect
  expect(said(await c.send('notify-spedizione', shipment(`<ord_ID>${id}</ord_ID>`))).slice(0, 2)).toEqual(['200', 'KO']);
  const { order } = await c.asStaff('{ order(reference: "1001") { shipments { trackingNumbers } } }', {});
  expect(order).toEqual({ shipments: [{ trackingNumbers: ['T1-1', 'T1'] }] });
  c.settle();
  const shipped = await c.get('ws_orders', { data_dal: '01/11/2026 00:00:00', documenti_stati_ID: '31' });
  expect(texts(shipped, 'ord_num_doc')).toEqual(['#1001']);
});

test('a shipment of some lines leaves the rest to fulfil [C-SHIPMENT-3]', async () => {
  await read('#1002');
  expect(said(await c.send('notify-spedizione', shipment('<ord_num_doc>#1002</ord_num_doc>', `<righe><riga><barcode>${MUG}</barcode><quantita>1</quantita><lotto>L1</lotto><scadenza>2027-01-31</scadenza><seriale>S</seriale></riga></righe>`)))).toEqual(['200', 'OK']);
  expect(await orderOf('1002')).toEqual(['processed', 'MUG 1 1', 'TEE 0 1']);
  expect(said(await c.send('notify-spedizione', shipment('<ord_num_doc>1002</ord_num_doc>')))).toEqual(['200', 'OK']);
  expect(await orderOf('1002')).toEqual(['shipped', 'MUG 2 0', 'TEE 1 0']);
});

test('invalid shipments are refused with the reason [C-SHIPMENT-4] [C-ERROR-1]', async () => {
  const id = await read('#1003');
  await c.place('#1004', [['MUG', 1]]);
  const refused = async (order: string, more = '') => said(await c.send('notify-spedizione', shipment(order, more)));
  expect(await refused('<ord_ID>99999</ord_ID>')).toEqual(['200', 'KO', 'No order ord_ID 99999']);
  expect(await refused('<ord_num_doc>#1004</ord_num_doc>')).toEqual(['200', 'KO', 'An order that is to_fulfill cannot be shipped']);
  expect(await refused('')).toEqual(['200', 'KO', 'ord_ID: ord_ID or ord_num_doc is required']);
  expect((await refused(`<ord_ID>${id}</ord_ID>`, '<righe><riga><barcode>111</barcode><quantita>1</quantita></riga></righe>'))[2]).toContain('riga 1');
  expect((await refused(`<ord_ID>${id}</ord_ID>`, `<righe><riga><barcode>${MUG}</barcode><quantita>3</quantita></riga></righe>`))[1]).toBe('KO');
  const late = await c.send('notify-spedizione', shipment(`<ord_ID>${id}</ord_ID>`).replace('2026-11-21 12:00:00', '21/11/2026'));
  expect(said(late)).toEqual(['200', 'KO', 'data_spedizione: must be a date in the format yyyy-mm-dd HH:MM:SS']);
  expect(await orderOf('1003')).toEqual(['accepted', 'MUG 0 2', 'TEE 0 1']);
});

test('returns are listed by change, with their own windows, and received [C-RETURN-1] [C-RETURN-2] [C-RETURN-3] [C-DATE-3]', async () => {
  const id = await read('#1005', [['MUG', 2]]);
  await c.send('notify-spedizione', shipment(`<ord_ID>${id}</ord_ID>`));
  await c.asStaff('mutation R($input: AnnounceReturnInput!) { announceReturn(input: $input) { id } }', { input: { orderReference: '1005', carrierCode: 'brt', trackingNumbers: ['R-T1'], notes: 'Fragile', lines: [{ sku: 'MUG', quantity: 2, reasonCode: 'defect' }] } });
  c.settle();
  const listed = await c.get('list', { last_upd: '21/11/2026 10:00:00' });
  const golden = `${DECLARATION}<doc_resi>\n  <resi>\n    <reso>\n      <reso_ID>1001</reso_ID>\n      <reso_num>R1001</reso_num>\n      <ord_ID>${id}</ord_ID>\n      <ord_num_doc><![CDATA[#1005]]></ord_num_doc>\n      <reso_data>21/11/2026</reso_data>\n      <reso_datetime>2026-11-21 10:30:24</reso_datetime>\n      <resi_data_ultima_modifica>2026-11-21 10:30:29</resi_data_ultima_modifica>\n      <resi_stati_ID>2</resi_stati_ID>\n      <resi_causali_ID>2</resi_causali_ID>\n      <corriere>brt</corriere>\n      <tracking>R-T1</tracking>\n      <note><![CDATA[Fragile]]></note>\n      <cliente>\n        <cli_ID/>\n        <nome><![CDATA[Ada]]></nome>\n        <cognome><![CDATA[Rossi]]></cognome>\n        <email/>\n        <telefono/>\n      </cliente>\n      <righe>\n        <riga>\n          <barcode>${MUG}</barcode>\n          <IDArtCod>${MUG}</IDArtCod>\n          <quantita>2</quantita>\n          <resi_causali_ID>2</resi_causali_ID>\n        </riga>\n      </righe>\n    </reso>\n  </resi>\n</doc_resi>\n`;
  expect(listed.text.replace(/10:30:\d\d/g, 'T')).toBe(golden.replace(/10:30:\d\d/g, 'T'));
  expect(texts(await c.get('list', { data_dal: '2026-11-21', data_al: '2026-11-21' }), 'reso_ID')).toEqual(['1001']);
  expect(texts(await c.get('list'), 'reso_ID')).toEqual(['1001']);
  expect(texts(await c.get('list', { data_al: '2026-11-20' }), 'reso_ID')).toEqual([]);
  expect(said(await c.get('list', { last_upd: '20261121100000' }))).toEqual(['200', 'KO', 'last_upd: must be a date in the format dd/mm/yyyy HH:MM:SS']);
  expect(said(await c.get('list', { data_dal: '2026-09-01', data_al: '2026-11-01' }))[1]).toBe('KO');
  const receipt = `<doc_resi><reso><reso_ID>1001</reso_ID><data_ricezione>2026-11-21 12:00:00</data_ricezione><righe><riga><barcode>${MUG}</barcode><quantita_ricevuta>2</quantita_ricevuta><stato_merce>VENDIBILE</stato_merce><resi_causali_ID>2</resi_causali_ID><note>come nuova</note></riga></righe></reso></doc_resi>`;
  expect((await c.send('notify-reso', receipt)).text).toBe(`${DECLARATION}<doc_resi>\n  <ACK>OK</ACK>\n  <reso_ID>1001</reso_ID>\n</doc_resi>\n`);
  expect(said(await c.send('notify-reso', receipt))).toEqual(['200', 'OK']);
  c.settle();
  expect(texts(await c.get('list', { last_upd: '21/11/2026 10:00:00' }), 'resi_stati_ID')).toEqual(['5']);
});

test('states and reasons of returns are written and read in the codes the merchant maps [C-STATE-6] [C-RETURN-2]', async () => {
  const map = (wmsXml: object) => c.asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id: c.connections.MI1.id, wmsXml } });
  const id = await read('#1105', [['MUG', 2]]);
  await c.send('notify-spedizione', shipment(`<ord_ID>${id}</ord_ID>`));
  const { announceReturn: { number } } = await c.asStaff('mutation R($input: AnnounceReturnInput!) { announceReturn(input: $input) { number } }', { input: { orderReference: '1105', lines: [{ sku: 'MUG', quantity: 1, reasonCode: 'size' }] } });
  const reso = String(number).slice(1);
  await map({ returnStates: [{ value: 'AWAITING_RECEIPT', code: '20' }], returnReasons: [{ value: 'size', code: 'T1' }] });
  c.settle();
  const listed = await c.get('list', { data_dal: '2026-11-21' });
  const place = texts(listed, 'reso_ID').indexOf(reso);
  expect([texts(listed, 'resi_stati_ID')[place], listed.text.includes('<resi_causali_ID>T1</resi_causali_ID>')]).toEqual(['20', true]);
  const receipt = (reason: string): string => `<doc_resi><reso><reso_ID>${reso}</reso_ID><data_ricezione>2026-11-21 12:00:00</data_ricezione><righe><riga><barcode>${MUG}</barcode><quantita_ricevuta>1</quantita_ricevuta><stato_merce>VENDIBILE</stato_merce><resi_causali_ID>${reason}</resi_causali_ID></riga></righe></reso></doc_resi>`;
  expect(said(await c.send('notify-reso', receipt('1')))[2]).toContain('1 is no reason');
  expect(said(await c.send('notify-reso', receipt('T1')))).toEqual(['200', 'OK']);
  await map({ returnStates: null, returnReasons: null });
});

test('a parcel that was not announced becomes a return of its own [C-RETURN-4] [C-RETURN-5]', async () => {
  const parcel = (line: string, more = ''): string => `<doc_resi><reso>${more}<ord_num_doc>#9999</ord_num_doc><data_ricezione>2026-11-21 12:00:00</data_ricezione><righe><riga>${line}</riga></righe></reso></doc_resi>`;
  const tee = `<barcode>${TEE}</barcode><quantita_ricevuta>1</quantita_ricevuta>`;
  expect(texts(await c.send('notify-reso', parcel(`${tee}<stato_merce>NON_CONFORME</stato_merce>`)), 'reso_ID')).toEqual(['1003']);
  expect(said(await c.send('notify-reso', parcel(`${tee}<stato_merce>ROTTO</stato_merce>`)))[2]).toContain('must be VENDIBILE, DANNEGGIATO or NON_CONFORME');
  expect(said(await c.send('notify-reso', parcel(`${tee}<stato_merce>VENDIBILE</stato_merce><resi_causali_ID>77</resi_causali_ID>`)))[2]).toContain('77 is no reason');
  expect(said(await c.send('notify-reso', parcel(`${tee}<stato_merce>VENDIBILE</stato_merce>`, '<reso_ID>55</reso_ID>')))).toEqual(['200', 'KO', 'No return R55']);
});

test('documents of an order are PDF, of one type where one is requested [C-DOCUMENT-1]', async () => {
  const id = await read('#1006');
  await c.asStaff('mutation L($input: SaveLetterheadInput!) { saveLetterhead(input: $input) { name } }', { input: { name: 'Lume', address: { city: 'Milano', countryCode: 'IT' } } });
  await c.asStaff('mutation G($input: GenerateDocumentsInput!) { generateDocuments(input: $input) { id } }', { input: { reference: '1006', types: ['INVOICE', 'RECEIPT', 'PACKING_SLIP'] } });
  const all = await c.get('get-order-docs', { ord_ID: id });
  expect([texts(all, 'result'), texts(all, 'tipo').toSorted(), texts(all, 'data'), texts(all, 'formato')]).toEqual([['OK'], ['FATTURA', 'RICEVUTA'], ['21/11/2026', '21/11/2026'], ['PDF', 'PDF']]);
  const [content = ''] = texts(await c.get('get-order-docs', { ord_num_doc: '#1006', tipo: 'FATTURA' }), 'contenuto');
  expect(Buffer.from(content, 'base64').toString('latin1').slice(0, 5)).toBe('%PDF-');
  expect(said(await c.get('get-order-docs', { ord_ID: '77777' }))).toEqual(['200', 'KO', 'No order ord_ID 77777']);
  expect(said(await c.get('get-order-docs', { ord_num_doc: 'with sequence 7' }))).toEqual(['200', 'KO', 'No order with sequence 7']);
  expect(said(await c.get('get-order-docs'))).toEqual(['200', 'KO', 'ord_ID: ord_ID or ord_num_doc is required']);
  expect(said(await c.get('get-order-docs', { ord_ID: id, tipo: 'ALTRO' }))).toEqual(['200', 'KO', 'tipo: must be FATTURA, RICEVUTA or DOGANA']);
});

test('labels are off until the merchant enables them; then they are made, read, voided and closed [C-LABEL-1] [C-LABEL-2] [C-LABEL-3] [C-LABEL-4] [C-LABEL-5] [C-MANIFEST-1]', async () => {
  const root = (inside: string): string => `<doc_gestione_etichette_corrieri>${inside}</doc_gestione_etichette_corrieri>`;
  const off: [Operation, Promise<XmlAnswer>][] = [
    ['get-etichette-corriere', c.get('get-etichette-corriere', { ord_ID: '1' }, 'WA1')],
    ...(['add-etichette-corriere', 'del-etichette-corriere', 'ws-close-bordero'] as const).map((operation): [Operation, Promise<XmlAnswer>] =>
      [operation, c.send(operation, root('<ord_ID>1</ord_ID><num_colli>1</num_colli>'), { at: 'WA1' })]),
  ];
  for (const [, answer] of off) expect(said(await answer)).toEqual(['200', 'KO', 'Labels are managed by the WMS']);
  await c.asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id: c.connections.WA1.id, wmsXml: { labelsEnabled: true } } });
  await c.asStaff('mutation S($input: SaveCarrierInput!) { saveCarrier(input: $input) { code } }', { input: { code: 'brt', name: 'Bartolini', trackingPrefix: 'BR' } });
  await c.send('aggiorna-giacenze-impegni', levels(level(MUG, 50)), { at: 'WA1' });
  await c.asStaff('mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }', { input: {
    number: '1007', channel: 'shop', currency: 'EUR', shipping: { carrierCode: 'brt' }, lines: [{ sku: 'MUG', quantity: 1, unitPrice: { amount: '19.90', currency: 'EUR' }, locationCode: 'WA1' }],
    shippingAddress: { firstName: 'Ada', lastName: 'Rossi', address1: 'Via Torino 12', city: 'Milano', postalCode: '20123', countryCode: 'IT' },
  } });
  c.settle();
  const [id = ''] = texts(await c.get('ws_orders', { data_dal: '01/11/2026 00:00:00' }, 'WA1'), 'ord_ID');
  const handedOut = await c.get('get-etichette-corriere', { ord_ID: id }, 'WA1');
  expect([said(handedOut), texts(handedOut, 'num_collo'), texts(handedOut, 'corriere')]).toEqual([['200', 'OK'], ['1'], ['brt']]);
  const words = `ord_num_doc: is not the order of ord_ID ${id}`;
  const another = `<ord_ID>${id}</ord_ID><ord_num_doc>#1003</ord_num_doc>`;
  expect(said(await c.get('get-etichette-corriere', { ord_ID: id, ord_num_doc: '#1003' }, 'WA1'))).toEqual(['200', 'KO', words]);
  for (const [operation, inside] of [['add-etichette-corriere', `${another}<num_colli>1</num_colli>`], ['del-etichette-corriere', another]] as const) {
    expect(said(await c.send(operation, root(inside), { at: 'WA1' }))).toEqual(['200', 'KO', words]);
  }
  const added = await c.send('add-etichette-corriere', root(`<ord_ID>${id}</ord_ID><num_colli>2</num_colli>`), { at: 'WA1' });
  expect([said(added), texts(added, 'num_collo'), texts(added, 'corriere')]).toEqual([['200', 'OK'], ['1', '2'], ['brt', 'brt']]);
  expect(texts(added, 'tracking')[0]).toBe(texts(handedOut, 'tracking')[0]);
  const one = await c.get('get-etichette-corriere', { ord_num_doc: '1007', num_collo: '2' }, 'WA1');
  expect([texts(one, 'num_collo'), texts(one, 'tracking')]).toEqual([['2'], texts(added, 'tracking').slice(1)]);
  expect((await c.send('del-etichette-corriere', root(`<ord_ID>${id}</ord_ID><num_collo>2</num_collo>`), { at: 'WA1' })).text)
    .toBe(`${DECLARATION}<doc_gestione_etichette_corrieri>\n  <result>OK</result>\n</doc_gestione_etichette_corrieri>\n`);
  expect(texts(await c.get('get-etichette-corriere', { ord_ID: id }, 'WA1'), 'num_collo')).toEqual(['1']);
  expect(said(await c.send('add-etichette-corriere', root(`<ord_ID>${id}</ord_ID><num_colli>11</num_colli>`), { at: 'WA1' }))[2]).toContain('must be at most 10');
  await c.send('notify-spedizione', shipment(`<ord_ID>${id}</ord_ID>`).replace('12:00:00', '10:31:00'), { at: 'WA1' });
  const closed = await c.send('ws-close-bordero', root('<data>2026-11-21</data><corriere>brt</corriere>'), { at: 'WA1' });
  expect([said(closed), texts(closed, 'bordero_ID'), texts(closed, 'num_spedizioni'), texts(closed, 'data_chiusura')[0]?.slice(0, 10)]).toEqual([['200', 'OK'], [expect.stringMatching(/^\d+$/)], ['1'], '2026-11-21']);
});

test('a call that names two orders is refused, and one that names the same order twice is not [C-SHIPMENT-4] [C-ERROR-1]', async () => {
  const [one, other] = [await read('#1201', [['MUG', 1]]), await read('#1202', [['MUG', 1]])];
  const both = `<ord_ID>${one}</ord_ID><ord_num_doc>#1202</ord_num_doc>`;
  const words = `ord_num_doc: is not the order of ord_ID ${one}`;
  const before = await c.stored() as Record<string, unknown>;
  expect((await c.send('notify-spedizione', shipment(both))).text).toBe(`${DECLARATION}<doc_ordini>\n  <ack>KO</ack>\n  <error_message><![CDATA[${words}]]></error_message>\n</doc_ordini>\n`);
  expect(said(await c.get('get-order-docs', { ord_ID: one, ord_num_doc: '1202' }))).toEqual(['200', 'KO', words]);
  expect(await c.stored()).toEqual({ ...before, feed: expect.anything() });
  expect(said(await c.get('get-order-docs', { ord_ID: other, ord_num_doc: '1202' }))[1]).toBe('OK');
  expect(said(await c.send('notify-spedizione', shipment(`<ord_ID>${other}</ord_ID><ord_num_doc>#1202</ord_num_doc>`)))).toEqual(['200', 'OK']);
  const { announceReturn: { number } } = await c.asStaff('mutation R($input: AnnounceReturnInput!) { announceReturn(input: $input) { number } }', { input: { orderReference: '1202', carrierName: 'Poste Italiane', lines: [{ sku: 'MUG', quantity: 1, reasonCode: 'size' }] } });
  const reso = String(number).slice(1);
  c.settle();
  expect((await c.get('list')).text).toContain('<corriere>Poste Italiane</corriere>'); // a carrier known by its name alone
  const receipt = (order: string): string => `<doc_resi><reso><reso_ID>${reso}</reso_ID><ord_num_doc>${order}</ord_num_doc><data_ricezione>2026-11-21 12:00:00</data_ricezione><righe><riga><barcode>${MUG}</barcode><quantita_ricevuta>1</quantita_ricevuta><stato_merce>VENDIBILE</stato_merce></riga></righe></reso></doc_resi>`;
  expect(said(await c.send('notify-reso', receipt('#1201')))).toEqual(['200', 'KO', `ord_num_doc: is not the order of reso_ID ${reso}`]);
  expect(said(await c.send('notify-reso', receipt('1202')))).toEqual(['200', 'OK']);
});

test('refusals name only the fields of this interface [C-ERROR-1] [C-ERROR-3]', async () => {
  const place = await c.send('aggiorna-giacenze-impegni', levels(level(TEE, 1), level(MUG, 1, '<magazzino_cod>XX</magazzino_cod>')));
  expect(place.text).toBe(`${DECLARATION}<doc_giacenze>\n  <ACK>KO</ACK>\n  <error_message><![CDATA[riga 2.magazzino_cod: is none of MI1-MAIN, MI1-BACK]]></error_message>\n  <errori>\n    <errore>\n      <riga>2</riga>\n      <barcode>${MUG}</barcode>\n      <messaggio><![CDATA[magazzino_cod: is none of MI1-MAIN, MI1-BACK]]></messaggio>\n    </errore>\n  </errori>\n</doc_giacenze>\n`);
  const id = await read('#1301', [['MUG', 1]]);
  const refused = async (more: string): Promise<string | undefined> => said(await c.send('notify-spedizione', shipment(`<ord_ID>${id}</ord_ID>`, more)))[2];
  expect(await refused('<colli><collo><peso_gr>molto</peso_gr></collo></colli>')).toBe('colli.collo 1.peso_gr: must be a whole number');
  expect(await refused(`<righe><riga><barcode>${MUG}</barcode><quantita>3</quantita></riga></righe>`)).toBe('riga 1.quantita: more than was picked and has not left');
  expect(said(await c.send('notify-reso', '<doc_resi><reso><data_ricezione>2026-11-21 12:00:00</data_ricezione><righe><riga/></righe></reso></doc_resi>'))[2]).toContain('righe.riga 1.quantita_ricevuta: is required');
});

test('a parcel of another warehouse\'s order shows nothing of it, and the same parcel reported again is the same return', async () => {
  await c.place('#1900', [['MUG', 1, 'LY1']]);
  await c.place('#1901', [['MUG', 1]]);
  const parcel = (number: string): string => `<doc_resi><reso><ord_num_doc>${number}</ord_num_doc><data_ricezione>2026-11-21 12:00:00</data_ricezione><righe><riga><barcode>${MUG}</barcode><quantita_ricevuta>1</quantita_ricevuta><stato_merce>VENDIBILE</stato_merce></riga></righe></reso></doc_resi>`;
  const ids = [];
  for (const number of ['#1900', '#1900', '#1901']) ids.push(...texts(await c.send('notify-reso', parcel(number)), 'reso_ID'));
  expect(new Set(ids).size).toBe(2);
  c.settle();
  const { text } = await c.get('list', { last_upd: '21/11/2026 00:00:00' });
  const entryOf = (id: string | undefined): string => text.split('<reso>').find((one) => one.includes(`<reso_ID>${id ?? ''}</reso_ID>`)) ?? '';
  expect([entryOf(ids[0]).includes('Rossi'), /<ord_ID>\d/.test(entryOf(ids[0]))]).toEqual([false, false]);
  expect([entryOf(ids[2]).includes('Rossi'), /<ord_ID>\d/.test(entryOf(ids[2]))]).toEqual([true, true]);
});
