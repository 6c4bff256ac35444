import sharp from 'sharp';
import { readQr } from '../../kit/read-qr.js';
import { atCheck, flawsIn, idOf, made, newVisitors, reasonOf, titleIn } from './page-way.js';
import { openPortal, type Portal } from './visited-portal.js';
import { namesIn } from './visitor.js';

let p: Portal;
beforeAll(async () => { p = await openPortal(); });
afterAll(() => p.close());

const visitor = newVisitors(() => p, '192.0.2');

describe('the whole way without a script', () => {
  test('a refund by label: what is estimated is what the return says, and the address of its page is that of the mails [E-PAGE-1]', async () => {
    await p.shipped('#A1001');
    const v = visitor();
    const { at, page } = await atCheck(v, 'A1001', { quantity: '2' });
    for (const text of ['Check and confirm', 'Linen shirt', '2 × €49.90', 'Too small', 'A refund', '€94.90', '€4.90', 'Ship it with our label']) expect(page.text).toContain(text);
    const sent = await v.send(at, { note: 'Thanks' }, page);
    expect([sent.status, sent.text, sent.headers.get('cache-control')]).toEqual([303, '', 'no-store']);
    expect(sent.location).toMatch(/^\/returns\/lume\/r\/[\w-]{43}$/);
    const status = await visitor().ask(sent.location);
    expect([status.status, titleIn(status.text)]).toEqual([200, 'Your return is registered']);
    for (const text of ['#A1001', '€94.90', '× 2', 'The label is being made', 'Check again', '21 November 2026 at 10:30', 'Cancel the return']) expect(status.text).toContain(text);
    const [code, { data }] = await p.api(sent.location.slice('/returns/lume'.length));
    expect([code, data.number, data.status, data.refund]).toEqual([200, 'R1001', 'awaiting_receipt', { estimated: 94.9, fee: 4.9, final: null, currency: 'EUR' }]);
    const { return: { notes, lines } } = await p.asStaff('query R($reference: ID!) { return(reference: $reference) { notes lines { sku quantityExpected reasonCode } } }', { reference: 'R1001' });
    expect([notes, lines]).toEqual(['Thanks', [{ sku: 'SHIRT_WHITE_M', quantityExpected: 2, reasonCode: 'too_small' }]]);
  });

  test('an exchange reserves what was chosen, and costs nothing [E-PAGE-1]', async () => {
    await p.shipped('#A1002');
    const v = visitor();
    const { at, page } = await atCheck(v, '#A1002', { resolution: 'exchange' });
    expect(page.text).toContain('Instead: L');
    expect(page.text).not.toContain('Expected refund');
    const status = await v.ask((await v.send(at, {}, page)).location);
    for (const text of ['An exchange', 'Instead: L']) expect(status.text).toContain(text);
  });

  test('a store credit in a store: the page has the code of the return, without a request to anybody [E-PAGE-2]', async () => {
    await p.shipped('#A1003');
    const v = visitor();
    const status = await v.ask(await made(v, 'A1003', { resolution: 'store_credit', more: { method: 'in_store', store: 'MILANO' } }));
    for (const text of ['Bring the items to the store', 'Milano store, Via Torino 1, 20123, Milano', 'Expected credit', '€49.90', '<svg class="qr" role="img" aria-label="Code for the store: R']) expect(status.text).toContain(text);
    expect(status.text).not.toContain('The label is being made');
    expect(await readQr(status.text)).toEqual([/Return number (R\d+)/.exec(status.text)?.[1]]);
  });

  test('a reason that asks for a comment asks on the last page, and keeps the note [E-PAGE-3]', async () => {
    await p.shipped('#A1004');
    const v = visitor();
    const { at, page, line } = await atCheck(v, 'A1004', { reason: 'other' });
    const refused = await v.send(at, { note: 'Kept' }, page);
    expect([refused.status, flawsIn(refused.text), refused.text.includes('>Kept</textarea>')]).toEqual([422, ['comment: This reason needs an explanation'], true]);
    expect((await v.send(at, { [`comment-${line}`]: 'A stain' }, refused)).status).toBe(303);
  });

  test('a form that is sent twice makes one return, also at once and with photos; opened again it makes another [E-PAGE-3]', async () => {
    await p.shipped('#A1006', [['SHIRT_WHITE_M', 4]]);
    const v = visitor();
    const { at, page } = await atCheck(v, 'A1006');
    const photo = new File([new Uint8Array(await sharp({ create: { width: 8, height: 8, channels: 3, background: '#7a1f5c' } }).png().toBuffer())], 'a.png', { type: 'image/png' });
    const twice = await Promise.all([v.send(at, {}, page), v.send(at, {}, page)]);
    const late = await v.sendFiles(at, {}, { page, files: [photo] });
    expect(new Set([...twice, late].map(({ status, location }) => `${String(status)} ${location}`)).size).toBe(1);
    const opened = await v.ask(at);
    const [another, repeated] = [await v.send(at, {}, opened), await v.send(at, {}, opened)];
    expect([another.status, another.location === late.location, repeated.location]).toEqual([303, false, another.location]);
    const rest = await atCheck(v, 'A1006', { quantity: '2' });
    const last = await v.sendFiles(rest.at, {}, { page: rest.page, files: [photo] });
    expect([last.status, (await v.sendFiles(rest.at, {}, { page: rest.page, files: [photo] })).location]).toEqual([303, last.location]); // nothing is left to return
  });

  test('a form with files keeps what was typed, and says beside the field what is wrong with them [E-PAGE-3]', async () => {
    await p.shipped('#A1005');
    const v = visitor();
    const { at, page } = await atCheck(v, 'A1005', { reason: 'damaged' });
    const photo = (bytes: number, name = 'a.jpg') => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
    const several = await v.sendFiles(at, { note: 'Kept' }, { page, files: [1, 2, 3, 4].map((bytes) => photo(bytes)) });
    expect([several.status, flawsIn(several.text), several.text.includes('>Kept</textarea>'), several.text.includes('Choose your files again')]).toEqual([422, ['photos: Send 3 photos at most'], true, true]);
    const large = await v.sendFiles(at, {}, { page: several, files: [photo(8 * 1024 * 1024 + 1)] });
    expect([large.status, flawsIn(large.text)]).toEqual([422, ['photos: Each photo can have 8 MB at most']]);
    const none = await v.send(at, {}, large);
    expect([none.status, flawsIn(none.text)]).toEqual([422, ['photos: This reason needs at least one photo']]);
    const unread = await v.sendFiles(at, {}, { page: none, files: [photo(99)] });
    expect([unread.status, flawsIn(unread.text)]).toEqual([422, ['photos: Use JPEG, PNG, WebP or HEIC photos']]);
    const png = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#7a1f5c' } }).png().toBuffer();
    const sent = await v.sendFiles(at, {}, { page: unread, files: [new File([new Uint8Array(png)], 'Foto.png', { type: 'image/png' })] });
    expect(sent.status).toBe(303);
    const [, { data: { number } }] = await p.api(sent.location.slice('/returns/lume'.length));
    expect((await p.asStaff('query R($reference: ID!) { return(reference: $reference) { photos { width height } } }', { reference: number })).return.photos).toEqual([{ width: 20, height: 10 }]);
  });
});

describe('what the domain refuses is said at its field, with what was entered', () => {
  test('of two visitors who return the last piece one is told, can choose less, and goes on [E-PAGE-3]', async () => {
    await p.shipped('#A1010', [['SHIRT_WHITE_M', 1], ['MUG', 1]]);
    const [one, other] = [visitor(), visitor()];
    const [first, second] = [await atCheck(one, 'A1010'), await atCheck(other, 'A1010')];
    expect((await one.send(first.at, {}, first.page)).status).toBe(303);
    const refused = await other.send(second.at, { note: 'Kept' }, second.page);
    expect([refused.status, flawsIn(refused.text), refused.text.includes('>Kept</textarea>')]).toEqual([422, ['quantity: Linen shirt, M: It is already in a return.'], true]);
    const again = await other.send(second.at, { [`quantity-${second.line}`]: '0' }, refused);
    expect([again.status, flawsIn(again.text)]).toEqual([422, ['quantity: It is already in a return.']]);
  });

  test('a piece that was sold meanwhile is asked for again on the same page [E-PAGE-3]', async () => {
    await p.shipped('#A1011');
    const v = visitor();
    const { at, page, line } = await atCheck(v, 'A1011', { resolution: 'exchange' });
    await p.put([{ sku: 'SHIRT_WHITE_L', location_code: 'MI1-MAIN', quantity: 0 }]);
    const refused = await v.send(at, {}, page);
    expect([refused.status, flawsIn(refused.text)]).toEqual([422, ['exchange: Linen shirt, M: what you chose is no longer in stock']]);
    expect([...refused.text.matchAll(/<option value="805\d+"[^>]*>([^<]+)/g)].map(([, label]) => label)).toEqual(['M · BLUE']);
    expect((await v.send(at, { [`exchange-${line}`]: '8050000000031' }, refused)).status).toBe(303);
    await p.put([{ sku: 'SHIRT_WHITE_L', location_code: 'MI1-MAIN', quantity: 50 }]);
  });

  test('nothing chosen, no reason, no wish, no way: each in words, in the language of the page [E-PAGE-3] [E-PAGE-6]', async () => {
    await p.shipped('#A1012');
    const v = visitor();
    const order = await v.lookUp('A1012');
    const [line = ''] = namesIn(order.text, 'quantity-');
    expect(flawsIn((await v.send(order.target, {}, order)).text)).toEqual(['quantity: Choose at least one item', 'resolution: Choose what you would like']);
    const lacking = await v.send(order.target, { [line]: '2', resolution: 'exchange' }, order);
    expect([lacking.status, flawsIn(lacking.text), lacking.text.includes('<option value="2" selected>'), lacking.text.includes('value="exchange" checked')]).toEqual([422, ['reason: Linen shirt, M: choose a reason'], true, true]);
    expect(flawsIn((await v.send(order.target, { [line]: '3', [reasonOf(line)]: 'too_small', resolution: 'refund' }, order)).text)).toEqual(['quantity: Linen shirt, M: you can return 2 at most']);
    const how = await v.send(order.target, { [line]: '2', [reasonOf(line)]: 'too_small', resolution: 'exchange' }, order);
    const page = await v.ask(how.location);
    expect(flawsIn((await v.send(how.location, {}, page)).text)).toEqual(['exchange: Linen shirt, M: choose what you would like instead', 'method: Choose how it gets back to us']);
    expect(flawsIn((await v.send(how.location, { [`exchange-${idOf(line)}`]: '8050000000024', method: 'in_store' }, page)).text)).toEqual(['store: Choose a store']);
  });

  test('what cannot be returned says why, and has no field [E-PAGE-3]', async () => {
    await p.policy({ excludedSkus: ['MUG'] });
    await p.shipped('#A1013');
    const v = visitor();
    const { text } = await v.lookUp('A1013');
    expect([namesIn(text, 'quantity-').length, text.includes('This item cannot be returned.')]).toEqual([1, true]);
    await p.policy({ excludedSkus: [] });
    p.clock.turn(60 * 86_400_000);
    const late = await visitor().lookUp('A1013');
    expect([titleIn(late.text), namesIn(late.text, 'quantity-')]).toEqual(['Nothing of this order can be returned', []]);
    expect(late.text).toContain('The time to return it is over.');
    p.clock.turn(-60 * 86_400_000);
  });
});

describe('a return', () => {
  test('is cancelled after a question, once; a parcel that moved is not [E-PAGE-2]', async () => {
    await p.shipped('#A1050');
    const v = visitor();
    const link = await made(v, 'A1050', { resolution: 'exchange' });
    const question = await v.ask(`${link}/cancel`);
    for (const text of ['Cancel this return?', 'The exchange is cancelled with it.', 'Keep the return']) expect(question.text).toContain(text);
    const cancelled = await v.send(`${link}/cancel`, {}, question);
    expect([cancelled.status, cancelled.location]).toEqual([303, link]);
    const page = await v.ask(link);
    expect([titleIn(page.text), page.text.includes('class="steps"'), page.text.includes('/cancel"')]).toEqual(['The return is cancelled', false, false]);
    expect((await v.ask(`${link}/cancel`)).location).toBe(link);
  });

  test('that moved between the question and the answer says so [E-PAGE-2]', async () => {
    await p.shipped('#A1051');
    const v = visitor();
    const link = await made(v, 'A1051');
    const question = await v.ask(`${link}/cancel`);
    const [, { data: { number } }] = await p.api(link.slice('/returns/lume'.length));
    await p.asStaff('mutation T($input: ReturnReferenceInput!) { markReturnInTransit(input: $input) { status } }', { input: { reference: number } });
    const refused = await v.send(`${link}/cancel`, {}, question);
    expect([refused.status, refused.text.includes('The return can no longer be cancelled'), refused.text.includes('button-danger')]).toEqual([409, true, false]);
    const page = await v.ask(link);
    expect([titleIn(page.text), [...page.text.matchAll(/<li class="is-(\w+)"/g)].map(([, state]) => state)]).toEqual(['Your return is on its way', ['done', 'current', 'upcoming', 'upcoming', 'upcoming']]);
  });

  test('that was looked at shows what was found of each line, and what was given back [E-PAGE-2]', async () => {
    await p.shipped('#A1053');
    const v = visitor();
    const link = await made(v, 'A1053', { quantity: '2' });
    const [, { data: { number } }] = await p.api(link.slice('/returns/lume'.length));
    const report = async (path: string, body: object): Promise<void> => { expect((await p.send(`/returns/${String(number)}/${path}`, { method: 'POST', body: JSON.stringify(body) })).status).toBe(200); };
    await report('accept', { wms_reference: 'RET-1' });
    await report('receive', { lines: [{ sku: 'SHIRT_WHITE_M', quantity: 2, classification: 'damaged' }] });
    const { order } = await p.asStaff('query O($reference: ID!) { order(reference: $reference) { lines { id sku } } }', { reference: '#A1053' });
    const [shirt] = (order.lines as { id: string; sku: string }[]).filter(({ sku }) => sku === 'SHIRT_WHITE_M');
    await p.asStaff('mutation R($input: RecordRefundInput!) { recordRefund(input: $input) { id } }', { input: { reference: '#A1053', returnReference: number, lines: [{ lineId: shirt?.id, quantity: 1 }] } });
    const { text } = await v.ask(link);
    expect([titleIn(text), text.includes('<dt>Refunded</dt><dd>€49.90</dd>'), text.includes('<span class="badge badge-warning">Cannot be resold</span>'), text.includes('/cancel"'), text.includes('id="label-state"')]).toEqual(['We are looking at your return', true, true, false, false]);
    expect([...text.matchAll(/<li class="is-(\w+)"[^>]*><p class="title"><span class="unseen">[^<]+<\/span>([^<]+)/g)].map(([, state = '', step = '']) => `${step}: ${state}`)).toEqual(['Registered: done', 'On its way: done', 'Arrived: done', 'Under review: current', 'Complete: upcoming']);
    expect([...text.matchAll(/<strong>(\w[^<]*)<\/strong><p class="soft small"><time/g)].map(([, step]) => step)).toEqual(expect.arrayContaining(['Registered', 'Under review']));
  });

  test('ten are made or cancelled by a client in a minute, with those of the API [E-PAGE-4]', async () => {
    await p.shipped('#A1052', [['MUG', 20]]);
    const from = { 'x-forwarded-for': '192.0.2.200' };
    const v = p.visitor(from);
    const link = await made(v, 'A1052');
    for (let at = 0; at < 9; at += 1) await fetch(`${p.host}/api/oms/v1/public${link}/cancel`, { method: 'POST', headers: from });
    const { at, page } = await atCheck(v, 'A1052');
    expect((await v.send(at, {}, page)).status).toBe(429);
  });
});

test.each([
  ['it', 'Che cosa vuoi restituire?', 'Troppo piccolo', 'Il tuo reso è registrato', '45,00 €'], ['de', 'Was möchten Sie zurückgeben?', 'Zu klein', 'Ihre Rückgabe ist angemeldet', '45,00 €'],
  ['fr', 'Que souhaitez-vous retourner ?', 'Trop petit', 'Votre retour est enregistré', '45,00 €'], ['es', '¿Qué quieres devolver?', 'Demasiado pequeño', 'Tu devolución está registrada', '45,00 €'],
])('in %s the visitor\'s choice holds from the lookup to the status page [E-PAGE-6]', async (...[language, title, reason, status, refund]) => {
  const number = `#A106${language}`;
  await p.shipped(number);
  const v = visitor();
  const order = await v.lookUp(number, 'anna@example.test', `/returns/lume?lang=${language}`);
  expect([titleIn(order.text), order.text.includes(`<html lang="${language}"`), order.text.includes(`>${reason}</option>`)]).toEqual([title, true, true]);
  const [line = ''] = namesIn(order.text, 'quantity-');
  const how = (await v.send(order.target, { [line]: '1', [reasonOf(line)]: 'too_small', resolution: 'refund' }, order)).location;
  const at = (await v.send(how, { method: 'carrier_label' }, await v.ask(how))).location;
  const check = await v.ask(at);
  expect(check.text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(refund);
  const link = (await v.send(at, {}, check)).location;
  expect(titleIn((await v.ask(link)).text)).toBe(status);
  expect(titleIn((await visitor().ask(`${link}?lang=en`)).text)).toBe('Your return is registered');
});
