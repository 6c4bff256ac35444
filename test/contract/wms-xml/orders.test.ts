import { openXmlWarehouse, texts, type XmlAnswer, type XmlWarehouse } from './xml-warehouse.js';

let c: XmlWarehouse;
beforeAll(async () => { c = await openXmlWarehouse(); });
afterAll(() => c.close());

/** Number and state of each order in an answer. */
const listed = (answer: XmlAnswer): string[] => texts(answer, 'ord_num_doc').map((number, index) => `${number} ${String(texts(answer, 'documenti_stati_ID')[index])}`);
const error = (answer: XmlAnswer): string[] => [String(answer.status), ...texts(answer, 'ack'), ...texts(answer, 'error_message')];
const last = (answer: XmlAnswer): string => texts(answer, 'ord_DataUltimaModifica').at(-1) ?? '';
const place = (input: object) => c.asStaff('mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }', { input: {
  channel: 'shop', currency: 'EUR', shipping: { methodCode: 'std', carrierCode: 'brt', type: 'EXPRESS', price: { amount: '4.90', currency: 'EUR' } }, paymentStatus: 'PAID',
  shippingAddress: { countryCode: 'IT' }, lines: [{ sku: 'MUG', quantity: 1, unitPrice: { amount: '19.90', currency: 'EUR' } }], ...input,
} });
const statusOf = async (number: string): Promise<string> => (await (await c.json(`/orders/${number}`)).json() as { status: string }).status;

test('an order is shown a few seconds after it was placed, accepted by reading it, and not shown again [C-ORDERS-2] [C-ORDERS-8] [C-STATE-1] [C-RULE-6]', async () => {
  await c.place('#1001', [['MUG', 2]]);
  expect((await c.get('ws_orders', { last_upd: '20261121103000' })).text).toBe('<?xml version="1.0" encoding="iso-8859-1"?>\n<ordini/>\n');
  expect(await statusOf('1001')).toBe('to_fulfill');
  c.settle();
  const first = await c.get('ws_orders', { last_upd: '20261121103000' });
  expect([listed(first), last(first), await statusOf('1001')]).toEqual([['#1001 17'], '20261121103005', 'accepted']);
  const stored = await c.stored();
  expect(listed(await c.get('ws_orders', { last_upd: '20261121103000' }))).toEqual(['#1001 17']); // reading a window again has no effect
  const { feed: _, ...rest } = await c.stored() as Record<string, unknown>;
  const { feed: __, ...before } = stored as Record<string, unknown>;
  expect(rest).toEqual(before);
  expect(listed(await c.get('ws_orders', { last_upd: last(first) }))).toEqual([]);
});

test('an order reads byte by byte as the contract says, in ISO-8859-1 [C-FORMAT-1] [C-FORMAT-2] [C-FORMAT-3] [C-DATE-1] [C-AMOUNT-1] [C-ORDER-1] [C-ORDER-2] [C-ORDER-3] [C-COUNTRY-1]', async () => {
  await place({
    number: '2001', placedAt: '2026-11-20T22:30:00Z', notes: 'Città & <b>]]>€ 5 \u{1F600}ok', language: 'it', customer: { name: 'Renée Dupré', email: 'renée@example.test', phone: '+39 02' },
    shippingAddress: { firstName: 'Łukasz', lastName: 'Müller', company: 'A & B', address1: 'Via Torino 12', city: 'Forlì', postalCode: '47121', provinceCode: 'FC', countryCode: 'IT' },
    lines: [{ sku: 'MUG', quantity: 3, unitPrice: { amount: '33.33', currency: 'EUR' }, taxRate: '0.22', discount: { amount: '0.99', currency: 'EUR' }, title: 'Tazza “blu”' }],
  });
  c.settle();
  const answer = await c.get('ws_orders', { last_upd: '20261121103005' });
  expect(answer.headers.get('content-type')).toBe('text/xml; charset=iso-8859-1');
  const golden = [
    '<?xml version="1.0" encoding="iso-8859-1"?>', '<ordini>', '  <ordine>', '    <ord_ID>2</ord_ID>', '    <ord_num_doc><![CDATA[#2001]]></ord_num_doc>', '    <ord_data>20/11/2026</ord_data>',
    '    <ord_datetime>2026-11-20 23:30:00</ord_datetime>', '    <ord_DataUltimaModifica>20261121103011</ord_DataUltimaModifica>', '    <documenti_tipo_ID>13</documenti_tipo_ID>',
    '    <documenti_stati_ID>17</documenti_stati_ID>', '    <ord_valuta>EUR</ord_valuta>', '    <ord_totale>103.90</ord_totale>', '    <ord_spese_spedizione>4.90</ord_spese_spedizione>',
    '    <ord_sconto>0.99</ord_sconto>', '    <ord_note><![CDATA[Città & <b>]]]]><![CDATA[>]]>&#8364;<![CDATA[ 5 ]]>&#128512;<![CDATA[ok]]></ord_note>', '    <ord_lingua>it</ord_lingua>', '    <priorita>1</priorita>',
    '    <corriere_cod><![CDATA[brt]]></corriere_cod>', '    <tipo_spedizione>EXPRESS</tipo_spedizione>', '    <pagamento><![CDATA[PAGATO]]></pagamento>', '    <cliente>', '      <cli_ID/>',
    '      <nome><![CDATA[Renée]]></nome>', '      <cognome><![CDATA[Dupré]]></cognome>', '      <email><![CDATA[renée@example.test]]></email>', '      <telefono><![CDATA[+39 02]]></telefono>', '    </cliente>',
    ...['indirizzo_spedizione', 'indirizzo_fatturazione'].flatMap((name) => [
      `    <${name}>`, '      <nome>&#321;<![CDATA[ukasz]]></nome>', '      <cognome><![CDATA[Müller]]></cognome>', '      <ragione_sociale><![CDATA[A & B]]></ragione_sociale>',
      '      <indirizzo><![CDATA[Via Torino 12]]></indirizzo>', '      <indirizzo2/>', '      <cap>47121</cap>', '      <citta><![CDATA[Forlì]]></citta>', '      <provincia>FC</provincia>',
      '      <nazioni_ID>380</nazioni_ID>', '      <nazione_iso>IT</nazione_iso>', '      <telefono/>',
      ...(name === 'indirizzo_spedizione' ? [] : ['      <codice_fiscale/>', '      <partita_iva/>', '      <pec/>', '      <codice_sdi/>']), `    </${name}>`,
    ]),
    '    <righe>', '      <riga>', '        <riga_ID>1</riga_ID>', '        <barcode>4006381333931</barcode>', '        <IDArtCod>4006381333931</IDArtCod>',
    '        <descrizione><![CDATA[Tazza ]]>&#8220;<![CDATA[blu]]>&#8221;</descrizione>', '        <taglia/>', '        <colore/>', '        <quantita>3</quantita>',
    '        <prezzo_unitario>27.32</prezzo_unitario>', '        <aliquota_iva>22.00</aliquota_iva>', '        <importo_totale_riga>99.99</importo_totale_riga>', '      </riga>', '    </righe>',
    '  </ordine>', '</ordini>', '',
  ].join('\n');
  expect(answer.bytes.equals(Buffer.from(golden, 'latin1'))).toBe(true);
  expect(texts(answer, 'ord_note')).toEqual(['Città & <b>]]>€ 5 \u{1F600}ok']); // as an XML reader decodes it
});

test('lines less discounts plus shipping are the total to the cent, for any kind of discount [C-AMOUNT-1]', async () => {
  const eur = (amount: string) => ({ amount, currency: 'EUR' });
  await place({
    number: '2002', discounts: eur('5.01'),
    lines: [{ sku: 'MUG', quantity: 3, unitPrice: eur('19.90'), taxRate: '0.22', discount: eur('0.99') }, { sku: 'TEE', quantity: 7, unitPrice: eur('0.99'), taxRate: '0.10' }],
  });
  c.settle();
  const answer = await c.get('ws_orders', { last_upd: '20261121103011' });
  const amounts = ['prezzo_unitario', 'importo_totale_riga', 'ord_sconto', 'ord_spese_spedizione', 'ord_totale'].map((name) => texts(answer, name).slice(-2));
  expect(amounts).toEqual([['16.31', '0.90'], ['59.70', '6.93'], ['6.00'], ['4.90'], ['65.53']]);
  expect(5970 + 693 - 600 + 490).toBe(6553);
});

test('an order without a carrier gets the one the merchant\'s carriers give its country, never its shipping method [C-ORDER-1]', async () => {
  const shipping = { methodCode: 'std' };
  await place({ number: '2004', shipping });
  c.settle();
  const without = await c.get('ws_orders', { last_upd: '20261121103011' });
  expect([listed(without).at(-1), without.text.includes('    <corriere_cod/>\n')]).toEqual(['#2004 17', true]);
  await c.asStaff('mutation S($input: SaveCarrierInput!) { saveCarrier(input: $input) { code } }', { input: { code: 'gls', name: 'GLS', countries: ['IT'], trackingPrefix: 'GL' } });
  await place({ number: '2005', shipping });
  c.settle();
  const given = await c.get('ws_orders', { last_upd: last(without) });
  expect([listed(given).at(-1), given.text.includes('    <corriere_cod><![CDATA[gls]]></corriere_cod>\n')]).toEqual(['#2005 17', true]);
});

test('a shipped order is shown in state 31 and a cancelled one in state 2, which confirms the cancellation [C-STATE-2] [C-STATE-3] [C-ORDERS-9]', async () => {
  await c.place('#3001', [['MUG', 2]]);
  c.settle();
  const since = last(await c.get('ws_orders', { last_upd: '20261121103011' }));
  await c.cancel('3001');
  expect(await statusOf('3001')).toBe('cancel_requested');
  c.settle();
  const cancelled = await c.get('ws_orders', { last_upd: since });
  expect([listed(cancelled), texts(cancelled, 'quantita'), await statusOf('3001')]).toEqual([['#3001 2'], ['2'], 'cancelled']);
  const { order } = await c.asStaff('{ order(reference: "3001") { status lines { quantityCancelled } } }', {});
  expect(order).toEqual({ status: 'CANCELLED', lines: [{ quantityCancelled: 2 }] });
  expect(listed(await c.get('ws_orders', { last_upd: last(cancelled) }))).toEqual([]);
  expect(listed(await c.get('ws_orders', { last_upd: since }))).toEqual(['#3001 2']);
});

test('shipped and delivered are both state 31 [C-STATE-3]', async () => {
  await c.place('#3010', [['MUG', 1]]);
  c.settle();
  const since = last(await c.get('ws_orders', { last_upd: '20261121103011' }));
  await c.send('notify-spedizione', '<doc_ordini><ordine><ord_num_doc>#3010</ord_num_doc><data_spedizione>2026-11-21 10:30:00</data_spedizione><corriere>brt</corriere><tracking>T1</tracking></ordine></doc_ordini>');
  c.settle();
  expect(listed(await c.get('ws_orders', { last_upd: since }))).toEqual(['#3010 31']);
  const { order: { shipments: [shipment] } } = await c.asStaff('{ order(reference: "3010") { shipments { id } } }', {});
  await c.asStaff('mutation D($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { status } }', { input: { shipmentId: shipment.id, status: 'DELIVERED' } });
  const { order: { status } } = await c.asStaff('{ order(reference: "3010") { status } }', {});
  c.settle();
  expect([status, listed(await c.get('ws_orders', { last_upd: since })), listed(await c.get('ws_orders', { last_upd: since, documenti_stati_ID: '31' }))]).toEqual(['DELIVERED', ['#3010 31'], ['#3010 31']]);
});

test('an order cancelled before it was read is never shown [C-STATE-4]', async () => {
  await c.place('#3002', [['MUG', 1]]);
  await c.cancel('3002');
  c.settle();
  expect(listed(await c.get('ws_orders', { data_dal: '01/11/2026 00:00:00' }))).not.toContain('#3002 2');
});

test('changed notes return the same ord_ID again with the new ones [C-STATE-5]', async () => {
  await c.place('#3003', [['MUG', 1]]);
  c.settle();
  const first = await c.get('ws_orders', { documenti_stati_ID: '17', last_upd: '20261121103011' });
  const since = last(first);
  await c.asStaff('mutation E($input: EditOrderInput!) { editOrder(input: $input) { id } }', { input: { reference: '3003', notes: 'Ring twice' } });
  c.settle();
  const again = await c.get('ws_orders', { last_upd: since });
  expect([listed(again), texts(again, 'ord_note'), texts(again, 'ord_ID')]).toEqual([['#3003 17'], ['Ring twice'], texts(first, 'ord_ID').slice(-1)]);
});

test('a changed address and cancelled lines return it again too, with the open quantities [C-STATE-5]', async () => {
  await c.place('#3004', [['MUG', 3], ['TEE', 1]]);
  c.settle();
  const first = await c.get('ws_orders', { documenti_stati_ID: '17', last_upd: '20261121103011' });
  const id = texts(first, 'ord_ID').at(-1);
  const edit = async (input: object): Promise<XmlAnswer> => {
    const since = last(await c.get('ws_orders', { last_upd: '20261121103011' }));
    await c.asStaff('mutation E($input: EditOrderInput!) { editOrder(input: $input) { id } }', { input: { reference: '3004', ...input } });
    c.settle();
    return c.get('ws_orders', { 'documenti_stati_ID[]': '17', last_upd: since });
  };
  const moved = await edit({ shippingAddress: { firstName: 'Ada', lastName: 'Rossi', address1: 'Corso Po 3', city: 'Torino', postalCode: '10121', countryCode: 'IT' } });
  expect([texts(moved, 'ord_ID'), texts(moved, 'citta')[0], texts(moved, 'indirizzo')[0]]).toEqual([[id], 'Torino', 'Corso Po 3']);
  const { order: { lines } } = await c.asStaff('{ order(reference: "3004") { lines { id sku } } }', {});
  const fewer = await edit({ lines: [{ lineId: lines[0].id, quantity: 1 }, { lineId: lines[1].id, quantity: 0 }] });
  expect([texts(fewer, 'ord_ID'), texts(fewer, 'barcode'), texts(fewer, 'quantita')]).toEqual([[id], ['4006381333931'], ['1']]);
});

test('invalid windows are refused in the envelope of the operation [C-ORDERS-1] [C-ORDERS-3] [C-ORDERS-4] [C-ERROR-1]', async () => {
  const refused = async (query: Record<string, string>) => error(await c.get('ws_orders', query));
  expect(await refused({})).toEqual(['200', 'KO', 'last_upd: at least one of last_upd, data_dal, data_al is required']);
  expect(await refused({ details: 'medium', documenti_stati_ID: '17' })).toEqual(['200', 'KO', 'last_upd: at least one of last_upd, data_dal, data_al is required']);
  expect(await refused({ last_upd: '20261020103000' })).toEqual(['200', 'KO', 'last_upd: must not be older than one month']);
  expect(await refused({ last_upd: '20261131103000' })).toEqual(['200', 'KO', 'last_upd: must be a date in the format YYYYMMDDHHMMSS']);
  expect(await refused({ data_dal: '31/02/2026 00:00:00' })).toEqual(['200', 'KO', 'data_dal: must be a date in the format dd/mm/yyyy HH:MM:SS']);
  expect(await refused({ data_dal: '2026-11-01' })).toEqual(['200', 'KO', 'data_dal: must be a date in the format dd/mm/yyyy HH:MM:SS']);
  expect(await refused({ data_dal: '01/09/2026 00:00:00', data_al: '02/10/2026 00:00:00' })).toEqual(['200', 'KO', 'data_al: must be at most one month after data_dal']);
  expect(await refused({ data_dal: '01/09/2026 00:00:00' })).toEqual(['200', 'KO', 'data_al: must be at most one month after data_dal']);
  expect(await refused({ data_dal: '02/11/2026 00:00:00', data_al: '01/11/2026 00:00:00' })).toEqual(['200', 'KO', 'data_al: must not be before data_dal']);
  expect(await refused({ last_upd: '20261121103000', documenti_stati_ID: '99' })).toEqual(['200', 'KO', 'documenti_stati_ID: 99 is no state']);
});

test('dates, states and types filter the orders [C-ORDERS-5] [C-ORDERS-6] [C-ORDERS-7]', async () => {
  const day = { data_dal: '20/11/2026 23:30:00', data_al: '20/11/2026 23:30:00' };
  expect(listed(await c.get('ws_orders', day))).toEqual(['#2001 17']);
  expect(listed(await c.get('ws_orders', { data_al: '20/11/2026 23:30:00' }))).toEqual(['#2001 17']);
  expect(listed(await c.get('ws_orders', { data_dal: '22/11/2026 00:00:00' }))).toEqual([]); // of a clock that is ahead
  expect(listed(await c.get('ws_orders', { ...day, last_upd: '20261121110000' }))).toEqual([]);
  expect(listed(await c.get('ws_orders', { ...day, documenti_stati_ID: '31' }))).toEqual([]);
  expect((await c.get('ws_orders', { ...day, documenti_tipo_ID: '7' })).text).toBe('<?xml version="1.0" encoding="iso-8859-1"?>\n<ordini/>\n');
  expect(listed(await c.get('ws_orders', { ...day, documenti_tipo_ID: '13', details: 'large' }))).toEqual(['#2001 17']);
  expect(listed(await c.get('ws_orders', 'data_dal=01%2F11%2F2026+00%3A00%3A00&documenti_stati_ID%5B%5D=2&documenti_stati_ID%5B%5D=31'))).toEqual(['#3001 2', '#3010 31']);
  const both = listed(await c.get('ws_orders', 'data_dal=01%2F11%2F2026%2000%3A00%3A00&documenti_stati_ID[]=2&documenti_stati_ID[]=31'));
  expect(both).toEqual(['#3001 2', '#3010 31']);
});

test('a page never splits a second, is sorted by change and then ord_ID, and the next one begins after it [C-ORDERS-10] [C-ORDERS-11]', async () => {
  await c.asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id: c.connections.MI1.id, wmsXml: { ordersPerCall: 2 } } });
  c.clock.set('2026-11-21T12:00:00.000Z');
  for (const number of ['#4001', '#4002', '#4003']) await c.place(number, [['MUG', 1]]);
  c.clock.turn(2000);
  await c.place('#4004', [['MUG', 1]]);
  c.settle();
  const one = await c.get('ws_orders', { last_upd: '20261121120000' });
  expect([listed(one), new Set(texts(one, 'ord_DataUltimaModifica')).size]).toEqual([['#4001 17', '#4002 17', '#4003 17'], 1]);
  expect(texts(one, 'ord_ID').map(Number)).toEqual(texts(one, 'ord_ID').map(Number).toSorted((a, b) => a - b));
  expect(listed(await c.get('ws_orders', { last_upd: last(one) }))).toEqual(['#4004 17']);
});

test('a page costs the same few statements however many orders it accepts [C-ORDERS-12]', async () => {
  await c.asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id: c.connections.MI1.id, wmsXml: { ordersPerCall: null } } });
  const reading = async (numbers: readonly string[]): Promise<number> => {
    const since = '20261121130007';
    for (const number of numbers) await c.place(number, [['MUG', 1], ['TEE', 1]]);
    c.settle();
    return c.statements(() => c.get('ws_orders', { last_upd: since }));
  };
  const [few, many] = [await reading(['#5001', '#5002']), await reading(['#5003', '#5004', '#5005', '#5006', '#5007', '#5008'])];
  expect(few).toBe(many);
});

test('codes the merchant maps are written and read; integers continue after the legacy ones [C-STATE-6] [C-ORDER-4]', async () => {
  const map = (wmsXml: object) => c.asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id: c.connections.MI1.id, wmsXml } });
  await map({ orderStates: [{ value: 'TO_FULFILL', code: '70' }], countries: [{ value: 'IT', code: '1' }] });
  await c.asStaff('mutation S($input: ContinueSequencesInput!) { continueSequences(input: $input) }', { input: { lastOrder: 120_000, lastReturn: 800 } });
  c.clock.set('2026-11-21T15:00:00.000Z');
  await c.place('#6001', [['MUG', 1]]);
  c.settle();
  const answer = await c.get('ws_orders', { last_upd: '20261121155900', documenti_stati_ID: '70' });
  expect([listed(answer), texts(answer, 'ord_ID'), texts(answer, 'nazioni_ID')]).toEqual([['#6001 70'], ['120001'], ['1', '1']]);
  expect(error(await c.get('ws_orders', { last_upd: '20261121155900', documenti_stati_ID: '17' }))).toEqual(['200', 'KO', 'documenti_stati_ID: 17 is no state']);
  await map({ orderStates: null, countries: null });
});

test('a split order shows each warehouse its own lines and units [C-RULE-2]', async () => {
  c.clock.set('2026-11-21T16:00:00.000Z');
  await c.place('#7001', [['MUG', 1, 'MI1'], ['TEE', 2, 'WA1']]);
  c.settle();
  const [milan, warsaw] = [await c.get('ws_orders', { last_upd: '20261121165900' }), await c.get('ws_orders', { last_upd: '20261121165900' }, 'WA1')];
  expect([texts(milan, 'barcode'), texts(milan, 'quantita'), texts(warsaw, 'barcode'), texts(warsaw, 'quantita')]).toEqual([['4006381333931'], ['1'], ['5901234123457'], ['2']]);
  expect(texts(milan, 'ord_ID')).toEqual(texts(warsaw, 'ord_ID'));
});

test('the DST overlap loses no order, and a time in the DST gap is its end [C-DATE-2]', async () => {
  c.clock.set('2027-10-31T00:29:55.000Z');
  await c.place('#8001', [['MUG', 1]]); // 02:30:00 summer time
  c.clock.set('2027-10-31T01:29:55.000Z');
  await c.place('#8002', [['MUG', 1]]); // 02:30:00 again
  c.clock.set('2027-10-31T02:30:00.000Z');
  const answer = await c.get('ws_orders', { last_upd: '20271031022959' });
  expect([listed(answer), texts(answer, 'ord_DataUltimaModifica')]).toEqual([['#8001 17', '#8002 17'], ['20271031023000', '20271031023000']]);
  expect(listed(await c.get('ws_orders', { last_upd: '20271031022500' }))).toEqual(['#8001 17', '#8002 17']);
  c.clock.set('2028-03-26T01:00:00.000Z');
  await c.place('#8003', [['MUG', 1]]);
  c.settle();
  const spring = await c.get('ws_orders', { last_upd: '20280326023000' }); // 02:30 does not exist on this day
  expect([listed(spring), texts(spring, 'ord_datetime')]).toEqual([['#8003 17'], ['2028-03-26 03:00:00']]);
});

test('a shipped order is shown in state 31, and still when it is delivered [C-STATE-3]', async () => {
  c.clock.set('2028-04-10T10:00:00.000Z');
  await c.place('#9001', [['MUG', 1]]);
  c.settle();
  const since = last(await c.get('ws_orders', { last_upd: '20280410115959' }));
  await c.send('notify-spedizione', '<doc_ordini><ordine><ord_num_doc>#9001</ord_num_doc><data_spedizione>2028-04-10 12:00:05</data_spedizione><corriere>brt</corriere><tracking>BRT1</tracking></ordine></doc_ordini>');
  c.settle();
  expect(listed(await c.get('ws_orders', { last_upd: since, documenti_stati_ID: '31' }))).toEqual(['#9001 31']);
  const { order: { shipments: [shipment] } } = await c.asStaff('{ order(reference: "9001") { shipments { id } } }', {});
  await c.asStaff('mutation T($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { status } }', { input: { shipmentId: shipment.id, status: 'DELIVERED' } });
  expect((await c.asStaff('{ order(reference: "9001") { status } }', {})).order).toEqual({ status: 'DELIVERED' });
  c.settle();
  expect(listed(await c.get('ws_orders', { last_upd: since }))).toEqual(['#9001 31']);
});
