import { atCheck, factsIn, made, newVisitors, titleIn } from './page-way.js';
import { openPortal, type Portal } from './visited-portal.js';

let p: Portal;
beforeAll(async () => { p = await openPortal(); });
afterAll(() => p.close());

const visitor = newVisitors(() => p, '203.0.113');

/** The paragraph below the title. */
const leadIn = (text: string): string => /<h1>[^<]+<\/h1><p[^>]*>([^<]+)/.exec(text)?.[1] ?? '';

/** The text of a page without its tags. */
const wordsIn = (text: string): string => text.replaceAll(/<[^>]+>/g, ' ');

describe('a return that is handed in at a store has no label to lose', () => {
  test.each([
    ['it', /etichetta/i, 'Non devi portare nulla in negozio.'], ['en', /label/i, 'You do not need to bring anything to the store.'], ['de', /Etikett/, 'Sie brauchen nichts in die Filiale zu bringen.'],
    ['fr', /étiquette/i, 'Vous n’avez rien à apporter au magasin.'], ['es', /etiqueta/i, 'No tienes que llevar nada a la tienda.'],
  ])('in %s neither the question nor the cancelled return speaks of one [E-PAGE-2] [E-PAGE-6]', async (language, label, after) => {
    await p.shipped(`#C1${language}`);
    const v = visitor();
    const link = await made(v, `C1${language}`, { more: { method: 'in_store', store: 'MILANO' } });
    const question = await v.ask(`${link}/cancel?lang=${language}`);
    expect([leadIn(question.text) === '', label.test(wordsIn(question.text))]).toEqual([false, false]);
    await v.send(`${link}/cancel?lang=${language}`, {}, question);
    const page = await v.ask(link);
    expect([leadIn(page.text), label.test(wordsIn(page.text))]).toEqual([after, false]);
  });

  test('with a label that can be had the question says that it will not be valid; while it is made it does not [E-PAGE-2]', async () => {
    await p.shipped('#C2');
    const v = visitor();
    const link = await made(v, 'C2');
    expect(leadIn((await v.ask(`${link}/cancel`)).text)).toBe('You can make another return while there is time.');
    await p.database.inTransaction((transaction) => transaction.execute("UPDATE return_label SET status = 'READY'"));
    expect(leadIn((await v.ask(`${link}/cancel`)).text)).toBe('The label will no longer be valid. You can make another return while there is time.');
  });

  test('one that was handed in while it was asked is not told of a parcel [E-PAGE-2]', async () => {
    await p.shipped('#C3');
    const v = visitor();
    const link = await made(v, 'C3', { more: { method: 'in_store', store: 'MILANO' } });
    const question = await v.ask(`${link}/cancel`);
    const [, { data: { number } }] = await p.api(link.slice('/returns/lume'.length));
    await p.asStaff('mutation T($input: ReturnReferenceInput!) { markReturnInTransit(input: $input) { status } }', { input: { reference: number } });
    const refused = await v.send(`${link}/cancel`, {}, question);
    expect([refused.status, refused.text.includes('The items have already been handed in.'), refused.text.includes('parcel'), titleIn(refused.text)]).toEqual([409, true, false, 'Cancel this return?']);
  });
});

/** A label that was made, with what its carrier gave. */
const makeLabels = (url: string | null): Promise<unknown> => p.database.inTransaction((transaction) =>
  transaction.execute("UPDATE return_label SET status = 'READY', carrier_name = 'Swift Parcel', tracking_number = 'SW500', tracking_url = ?", [url]));

const numberOf = async (link: string): Promise<string> => {
  const [, { data: { number } }] = await p.api(link.slice('/returns/lume'.length));
  return String(number);
};

const report = async (number: string, path: string, body: object): Promise<void> => { expect((await p.send(`/returns/${number}/${path}`, { method: 'POST', body: JSON.stringify(body) })).status).toBe(200); };

/** The warehouse reports what arrived. */
const arrives = async (number: string, quantity: number): Promise<void> => {
  await report(number, 'accept', { wms_reference: `RET-${number}` });
  await report(number, 'receive', { lines: [{ sku: 'SHIRT_WHITE_M', quantity, classification: 'sellable' }] });
};

const OPEN_LABEL = 'Open the label (PDF)';

describe('the label', () => {
  test('names its carrier, and its number leads to the carrier\'s page where there is one [E-PAGE-2]', async () => {
    await p.shipped('#C10');
    const v = visitor();
    const link = await made(v, 'C10');
    await makeLabels('https://track.example.test/p/SW500');
    expect(factsIn((await v.ask(link)).text)).toMatchObject({ 'Carrier': 'Swift Parcel', 'Tracking number': '<a href="https://track.example.test/p/SW500">SW500</a>' });
    await makeLabels(null);
    expect(factsIn((await v.ask(link)).text)).toMatchObject({ 'Tracking number': '<span class="key">SW500</span>' });
  });

  test('is offered until the parcel arrived, with room around its button [E-PAGE-2]', async () => {
    await p.shipped('#C11');
    const v = visitor();
    const link = await made(v, 'C11');
    await makeLabels(null);
    const waiting = await v.ask(link);
    expect([waiting.text.includes(OPEN_LABEL), waiting.text.includes('<div id="label-state" class="stack"')]).toEqual([true, true]);
    const number = await numberOf(link);
    await p.asStaff('mutation T($input: ReturnReferenceInput!) { markReturnInTransit(input: $input) { status } }', { input: { reference: number } });
    expect((await v.ask(link)).text).toContain(OPEN_LABEL);
    await arrives(number, 1);
    const compliant = await v.ask(link);
    expect([titleIn(compliant.text), compliant.text.includes(OPEN_LABEL)]).toEqual(['Your return is in order', false]);
  });

  test('and the estimate are not shown of a cancelled return [E-PAGE-2]', async () => {
    await p.shipped('#C12');
    const v = visitor();
    const link = await made(v, 'C12');
    await makeLabels(null);
    expect(Object.keys(factsIn((await v.ask(link)).text))).toEqual(expect.arrayContaining(['Expected refund', 'Return fee']));
    await v.send(`${link}/cancel`, {}, await v.ask(`${link}/cancel`));
    const { text } = await v.ask(link);
    expect([Object.keys(factsIn(text)), text.includes(OPEN_LABEL)]).toEqual([['Order', 'Created on', 'You get'], false]);
  });
});

describe('what its shopper gets', () => {
  test('a refund with its shipping, before and after it was made [E-PAGE-1] [E-PAGE-2]', async () => {
    await p.policy({ refundsShipping: true });
    await p.shipped('#C20', [['SHIRT_WHITE_M', 1]], { shipping: { methodCode: 'std', carrierCode: 'brt', price: { amount: '6.50', currency: 'EUR' } } });
    const v = visitor();
    const { at, page } = await atCheck(v, 'C20');
    const expected = { 'Expected refund': '€51.50', 'Shipping included': '€6.50', 'Return fee': '€4.90' };
    expect(factsIn(page.text)).toMatchObject(expected);
    const { location } = await v.send(at, {}, page);
    expect(factsIn((await v.ask(location)).text)).toMatchObject(expected);
    const number = await numberOf(location);
    await arrives(number, 1);
    await p.asStaff('mutation F($input: RefundReturnInput!) { refundReturn(input: $input) { id } }', { input: { reference: number } });
    expect(factsIn((await v.ask(location)).text)).toMatchObject({ 'Refunded': '€51.50', 'Shipping included': '€6.50', 'Return fee': '€4.90' });
    await p.policy({ refundsShipping: false });
  });

  test('a store credit with its code and its last day once it was made; the API does not have the code [E-PAGE-2]', async () => {
    await p.shipped('#C21', [['SHIRT_WHITE_M', 1]]);
    const v = visitor();
    const link = await made(v, 'C21', { resolution: 'store_credit' });
    expect(factsIn((await v.ask(link)).text)).toMatchObject({ 'Expected credit': '€49.90' });
    await arrives(await numberOf(link), 1);
    const { storeCredits } = await p.asStaff('query { storeCredits(first: 1) { nodes { code } } }', {});
    const facts = factsIn((await v.ask(link)).text);
    expect(facts).toMatchObject({ 'Store credit': '€49.90', 'Code of the credit': `<span class="key">${String(storeCredits.nodes[0].code)}</span>`, 'Valid until': expect.stringContaining('2027') });
    expect(Object.keys(facts)).not.toContain('Refunded');
    const [, api] = await p.api(link.slice('/returns/lume'.length));
    expect([api.data.refund.final, JSON.stringify(api).includes(String(storeCredits.nodes[0].code))]).toEqual([49.9, false]);
  });

  test('an exchange with the page on which it is followed, once it was sent [E-PAGE-2]', async () => {
    await p.policy({ exchangeShips: 'AT_ONCE' });
    await p.shipped('#C22', [['SHIRT_WHITE_M', 1]]);
    const v = visitor();
    const link = await made(v, 'C22', { resolution: 'exchange' });
    await p.policy({ exchangeShips: 'COMPLIANT' });
    expect(Object.keys(factsIn((await v.ask(link)).text))).not.toContain('Your exchange was sent');
    const { return: { exchangeOrderId } } = await p.asStaff('query R($reference: ID!) { return(reference: $reference) { exchangeOrderId } }', { reference: await numberOf(link) });
    const { order: { number } } = await p.asStaff('query O($reference: ID!) { order(reference: $reference) { number } }', { reference: exchangeOrderId });
    for (const [path, body] of [['accept', {}], ['picked', { lines: [{ sku: 'SHIRT_WHITE_L', quantity: 1 }] }], ['shipments', { carrier_code: 'brt', parcels: [{ tracking_number: 'TX' }] }]] as const) {
      expect((await p.send(`/orders/${encodeURIComponent(String(number))}/${path}`, { method: 'POST', body: JSON.stringify(body), headers: { 'idempotency-key': `exchange-${path}` } })).ok).toBe(true);
    }
    const { order: { shipments: [shipment] } } = await p.asStaff('query O($reference: ID!) { order(reference: $reference) { shipments { trackingToken } } }', { reference: exchangeOrderId });
    const { text } = await v.ask(link);
    expect(factsIn(text)['Your exchange was sent']).toBe(`<p><a href="https://commerce.example/track/${String(shipment.trackingToken)}">Follow the shipment</a></p>`);
    expect(text).toContain('Instead: L<');
  });
});
