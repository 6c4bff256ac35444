import { openXmlWarehouse, texts, type XmlAnswer, type XmlWarehouse } from './xml-warehouse.js';

let c: XmlWarehouse;
beforeAll(async () => { c = await openXmlWarehouse(); });
afterAll(() => c.close());

const MUG = '4006381333931';
const said = (answer: XmlAnswer): string[] => [String(answer.status), ...['ack', 'ACK', 'result'].flatMap((name) => texts(answer, name)).filter((word) => /^(?:OK|KO)$/.test(word))];
const inReturn = (goods: string, reason: string) => c.send('notify-reso', `<doc_resi><reso><data_ricezione>2026-11-21 12:00:00</data_ricezione><righe><riga><barcode>${MUG}</barcode>
  <quantita_ricevuta>1</quantita_ricevuta><stato_merce>${goods}</stato_merce><resi_causali_ID>${reason}</resi_causali_ID></riga></righe></reso></doc_resi>`);
const inStock = (word: string) => c.send('aggiorna-giacenze-impegni', `<doc_giacenze><giacenze><giacenza><barcode>${MUG}</barcode><quantita>90</quantita><classificazione>${word}</classificazione></giacenza></giacenze></doc_giacenze>`);
const inQuery = (operation: 'ws_orders' | 'get-order-docs', query: Record<string, string>) => c.get(operation, { ...(operation === 'ws_orders' && { data_dal: '01/11/2026 00:00:00' }), ...query });

/** The closed vocabularies of a warehouse's input, with their words. */
const VOCABULARIES: readonly (readonly [field: string, words: readonly string[], send: (word: string) => Promise<XmlAnswer>])[] = [
  ['stato_merce', ['VENDIBILE', 'DANNEGGIATO', 'NON_CONFORME'], (word) => inReturn(word, '1')],
  ['resi_causali_ID', ['1', '2', '3', '4', '5', '9'], (word) => inReturn('VENDIBILE', word)],
  ['classificazione', ['VENDIBILE', 'DANNEGGIATO', 'QUARANTENA', 'BLOCCATO'], inStock],
  ['tipo', ['FATTURA', 'RICEVUTA', 'DOGANA'], (tipo) => inQuery('get-order-docs', { ord_num_doc: '#1', tipo })],
  ['documenti_stati_ID', ['17', '2', '31'], (word) => inQuery('ws_orders', { documenti_stati_ID: word })],
  ['documenti_stati_ID[]', ['17', '2', '31'], (word) => inQuery('ws_orders', { 'documenti_stati_ID[]': word })],
];

const OTHERS = ['ALTRO', '0', '018', 'VENDIBILI', 'fatture', 'SELLABLE_', 'constructor', '__proto__', 'toString'];

test.each(VOCABULARIES)('%s accepts its own words, and any other is KO and changes nothing [C-RETURN-5] [C-STOCK-3] [C-DOCUMENT-1] [C-ORDERS-6] [C-ERROR-1]', async (field, words, send) => {
  if (field === 'tipo') await c.place('#1', [['MUG', 1]]);
  for (const word of words) expect([word, said(await send(word))[1] ?? 'OK']).toEqual([word, 'OK']);
  const before = await c.stored() as Record<string, unknown>;
  for (const word of OTHERS) expect([word, ...said(await send(word))]).toEqual([word, '200', 'KO']);
  expect(await c.stored()).toEqual({ ...before, feed: expect.anything() });
});

test('a return reason without a code is 9, also one named like an inherited property [C-RETURN-2]', async () => {
  for (const [place, reasonCode] of ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'size', 'SIZE'].entries()) {
    const number = `#2${String(place)}`;
    await c.place(number, [['MUG', 1]]);
    c.settle();
    await c.get('ws_orders', { data_dal: '01/11/2026 00:00:00' });
    expect(texts(await c.send('notify-spedizione', `<doc_ordini><ordine><ord_num_doc>${number}</ord_num_doc><data_spedizione>2026-11-21 12:00:00</data_spedizione><corriere>brt</corriere><tracking>T1</tracking></ordine></doc_ordini>`), 'error_message')).toEqual([]);
    await c.asStaff('mutation R($input: AnnounceReturnInput!) { announceReturn(input: $input) { number } }', { input: { orderReference: number, lines: [{ sku: 'MUG', quantity: 1, reasonCode }] } });
  }
  c.settle();
  const reasons = (await c.get('list', { last_upd: '21/11/2026 00:00:00' })).text.split('<reso>').filter((one) => one.includes('ord_num_doc><![CDATA[#2')).map((one) => /<resi_causali_ID>(.*)<\/resi_causali_ID>/.exec(one)?.[1]);
  expect(reasons).toEqual(['9', '9', '9', '9', '1', '1']);
});
