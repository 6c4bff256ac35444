import { readFileSync } from 'node:fs';
import { hiddenIn, namesIn, openPortal, visitorOf, type Portal, type Shown } from './visited-portal.js';

let p: Portal;
beforeAll(async () => { p = await openPortal(); });
afterAll(() => p.close());

type Visitor = ReturnType<Portal['visitor']>;

/** Each test is another client, so that none is counted with another. */
let clients = 0;
const visitor = (): Visitor => {
  clients += 1;
  return p.visitor({ 'x-forwarded-for': `192.0.2.${String(clients)}` });
};

const reasonOf = (quantity: string): string => quantity.replace('quantity', 'reason');
const idOf = (field: string): string => field.slice(field.indexOf('-') + 1);
const flawsIn = (text: string): string[] => [...text.matchAll(/<p class="flaw" id="field-([a-z]+)[^"]*"><span class="unseen">Error: <\/span>([^<]+)/g)].map(([, field = '', flaw = '']) => `${field}: ${flaw}`);
const titleIn = (text: string): string => /<h1>([^<]+)/.exec(text)?.[1] ?? '';

interface Way { readonly quantity?: string; readonly reason?: string; readonly resolution?: string; readonly more?: Readonly<Record<string, string>> }

/** To the last page, as a person without scripts gets there; answers it with its address and the name of the first line's quantity. */
async function atCheck(v: Visitor, number: string, { quantity = '1', reason = 'too_small', resolution = 'refund', more = { method: 'carrier_label' } }: Way = {}): Promise<{ readonly at: string; readonly page: Shown; readonly line: string }> {
  const order = await v.lookUp(number);
  const [line = ''] = namesIn(order.text, 'quantity-');
  const chosen = await v.send(order.target, { [line]: quantity, [reasonOf(line)]: reason, resolution }, order);
  expect([chosen.status, flawsIn(chosen.text)]).toEqual([303, []]);
  const how = await v.send(chosen.location, { ...more, ...(resolution === 'exchange' && { [`exchange-${idOf(line)}`]: '8050000000024' }) }, await v.ask(chosen.location));
  expect([how.status, flawsIn(how.text)]).toEqual([303, []]);
  return { at: how.location, page: await v.ask(how.location), line: idOf(line) };
}

const made = async (v: Visitor, number: string, way: Way = {}): Promise<string> => {
  const { at, page } = await atCheck(v, number, way);
  const sent = await v.send(at, {}, page);
  expect(sent.status).toBe(303);
  return sent.location;
};

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
    expect(page.text).toContain('Instead: L · WHITE');
    expect(page.text).not.toContain('Expected refund');
    const status = await v.ask((await v.send(at, {}, page)).location);
    for (const text of ['An exchange', 'Instead: L · WHITE']) expect(status.text).toContain(text);
  });

  test('a store credit in a store: the page has the code of the return, without a request to anybody [E-PAGE-2]', async () => {
    await p.shipped('#A1003');
    const v = visitor();
    const status = await v.ask(await made(v, 'A1003', { resolution: 'store_credit', more: { method: 'in_store', store: 'MILANO' } }));
    for (const text of ['Bring the items to the store', 'Milano store, Via Torino 1, 20123, Milano', 'Expected credit', '€49.90', '<svg class="qr" role="img" aria-label="Code for the store: R']) expect(status.text).toContain(text);
    expect(status.text).not.toContain('The label is being made');
  });

  test('a reason that asks for a comment asks on the last page, and keeps the note [E-PAGE-3]', async () => {
    await p.shipped('#A1004');
    const v = visitor();
    const { at, page, line } = await atCheck(v, 'A1004', { reason: 'other' });
    const refused = await v.send(at, { note: 'Kept' }, page);
    expect([refused.status, flawsIn(refused.text), refused.text.includes('>Kept</textarea>')]).toEqual([422, ['comment: This reason needs an explanation.'], true]);
    expect((await v.send(at, { [`comment-${line}`]: 'A stain' }, refused)).status).toBe(303);
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
  });
});

describe('what the domain refuses is said at its field, with what was entered', () => {
  test('of two visitors who return the last piece one is told, can choose less, and goes on [E-PAGE-3]', async () => {
    await p.shipped('#A1010', [['SHIRT_WHITE_M', 1], ['MUG', 1]]);
    const [one, other] = [visitor(), visitor()];
    const [first, second] = [await atCheck(one, 'A1010'), await atCheck(other, 'A1010')];
    expect((await one.send(first.at, {}, first.page)).status).toBe(303);
    const refused = await other.send(second.at, { note: 'Kept' }, second.page);
    expect([refused.status, flawsIn(refused.text), refused.text.includes('>Kept</textarea>')]).toEqual([422, ['quantity: Linen shirt, M, WHITE: you can return 0 at most'], true]);
    const again = await other.send(second.at, { [`quantity-${second.line}`]: '0' }, refused);
    expect([again.status, flawsIn(again.text)]).toEqual([422, ['quantity: You have already returned it.']]);
  });

  test('a piece that was sold meanwhile is asked for again on the same page [E-PAGE-3]', async () => {
    await p.shipped('#A1011');
    const v = visitor();
    const { at, page, line } = await atCheck(v, 'A1011', { resolution: 'exchange' });
    await p.put([{ sku: 'SHIRT_WHITE_L', location_code: 'MI1-MAIN', quantity: 0 }]);
    const refused = await v.send(at, {}, page);
    expect([refused.status, flawsIn(refused.text)]).toEqual([422, ['exchange: Linen shirt, M, WHITE: what you chose is no longer in stock']]);
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
    expect([lacking.status, flawsIn(lacking.text), lacking.text.includes('<option value="2" selected>'), lacking.text.includes('value="exchange" checked')]).toEqual([422, ['reason: Linen shirt, M, WHITE: choose a reason'], true, true]);
    expect(flawsIn((await v.send(order.target, { [line]: '3', [reasonOf(line)]: 'too_small', resolution: 'refund' }, order)).text)).toEqual(['quantity: Linen shirt, M, WHITE: you can return 2 at most']);
    const how = await v.send(order.target, { [line]: '2', [reasonOf(line)]: 'too_small', resolution: 'exchange' }, order);
    const page = await v.ask(how.location);
    expect(flawsIn((await v.send(how.location, {}, page)).text)).toEqual(['exchange: Linen shirt, M, WHITE: choose what you would like instead', 'method: Choose how it gets back to us']);
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

describe('the lookup', () => {
  test('an unknown order and a wrong address are the same page, and five of them lock the number for the API too [E-PAGE-4]', async () => {
    await p.shipped('#A1020');
    const v = visitor();
    const page = await v.ask('/returns/lume');
    const wrong = await v.send('/returns/lume', { order: 'A1020', verifier: 'x@example.test' }, page);
    const unknown = await v.send('/returns/lume', { order: '9920', verifier: 'x@example.test' }, page);
    expect([wrong.status, wrong.text.includes('We cannot find this order'), wrong.text.replaceAll('A1020', '9920')]).toEqual([422, true, unknown.text]);
    expect(wrong.text).toContain('value="x@example.test"');
    for (let attempt = 0; attempt < 4; attempt += 1) await v.send('/returns/lume', { order: '#A1020', verifier: 'x@example.test' }, page);
    const locked = await v.send('/returns/lume', { order: 'A1020', verifier: 'anna@example.test' }, page);
    expect([locked.status, locked.text.includes('Try again in 15 min.'), locked.headers.get('retry-after')]).toEqual([429, true, '900']);
    const [status, body] = await p.api('/lookup', { method: 'POST', body: JSON.stringify({ order: 'A1020', verifier: 'anna@example.test' }), headers: { 'x-forwarded-for': '192.0.2.250' } });
    expect([status, body]).toEqual([429, { message: 'too_many_attempts', retry_after: expect.any(Number) }]);
  });

  test('ten lookups of a client a minute, with those of the API [E-PAGE-4]', async () => {
    const from = { 'x-forwarded-for': '192.0.2.251' };
    const v = p.visitor(from);
    const page = await v.ask('/returns/lume');
    for (let at = 0; at < 5; at += 1) await v.send('/returns/lume', { order: `88${String(at)}`, verifier: 'x' }, page);
    for (let at = 0; at < 5; at += 1) await p.api('/lookup', { method: 'POST', body: JSON.stringify({ order: `89${String(at)}`, verifier: 'x' }), headers: from });
    const refused = await v.send('/returns/lume', { order: '777', verifier: 'Kept' }, page);
    expect([refused.status, refused.text.includes('Too many searches'), refused.text.includes('value="Kept"')]).toEqual([429, true, true]);
  });

  test('the postcode counts without blanks, and the field says what the store accepts [E-PAGE-4]', async () => {
    await p.shipped('#A1021');
    expect((await visitor().lookUp('A1021', '10 123')).status).toBe(200);
    await p.policy({ verifyWith: ['ZIP'] });
    expect((await visitor().ask('/returns/lume')).text).toContain('<label for="field-verifier">Delivery postcode</label>');
    await p.policy({ verifyWith: ['EMAIL', 'ZIP'] });
  });
});

describe('the session', () => {
  test('is in a cookie of the store\'s pages alone; over https it is Secure [E-PAGE-5]', async () => {
    await p.shipped('#A1030');
    const v = visitor();
    const sent = await v.send('/returns/lume', { order: 'A1030', verifier: 'anna@example.test' }, await v.ask('/returns/lume'));
    expect(sent.headers.getSetCookie()).toEqual([expect.stringMatching(/^portico-return-session=[\w.-]+; Path=\/returns\/lume; Max-Age=3600; HttpOnly; SameSite=Lax$/)]);
    const secure = await openPortal({ urls: { commerce: 'https://commerce.example' } });
    await secure.shipped('#1');
    const s = visitorOf(secure.host);
    const over = await s.send('/returns/lume', { order: '1', verifier: 'anna@example.test' }, await s.ask('/returns/lume'));
    expect(over.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Secure-portico-return-session=[\w.-]+; Path=\/returns\/lume; Max-Age=3600; HttpOnly; SameSite=Lax; Secure$/)]);
    expect((await s.ask(over.location)).status).toBe(200);
    await secure.close();
  });

  test('that ended leads back to the lookup with words, and what was chosen and typed is there after it [E-PAGE-5]', async () => {
    await p.shipped('#A1031');
    const v = visitor();
    const { at, page, line } = await atCheck(v, 'A1031', { reason: 'other' });
    p.clock.turn(3_600_001);
    const ended = await v.send(at, { note: 'Kept', [`comment-${line}`]: 'A stain' }, page);
    expect([ended.status, ended.location]).toEqual([303, `${at.replace('/order/check', '')}&notice=session-over`]);
    const lookup = await v.ask(ended.location);
    expect(lookup.text).toContain('Your session has ended');
    const again = await v.send(ended.location, { order: 'A1031', verifier: 'anna@example.test' }, lookup);
    const order = await v.ask(again.location);
    expect([order.text.includes('<option value="1" selected>'), order.text.includes('<option value="other" selected>'), order.text.includes('value="refund" checked')]).toEqual([true, true, true]);
    const check = await v.ask(at);
    for (const kept of ['>Kept</textarea>', '>A stain</textarea>']) expect(check.text).toContain(kept);
    const done = await v.send(at, { note: 'Kept', [`comment-${line}`]: 'A stain' }, check);
    expect([done.status, done.headers.getSetCookie()]).toEqual([303, ['portico-return-texts=; Path=/returns/lume; Max-Age=0; HttpOnly; SameSite=Lax']]);
  });

  test('that ended while the lines were chosen keeps the choice; with a large body it is checked first [E-PAGE-5]', async () => {
    await p.shipped('#A1032');
    const v = visitor();
    const { at, page } = await atCheck(v, 'A1032');
    const order = await v.lookUp('A1032');
    const [line = ''] = namesIn(order.text, 'quantity-');
    p.clock.turn(3_600_001);
    const sent = await v.send(order.target, { [line]: '2', [reasonOf(line)]: 'too_large', resolution: 'store_credit' }, order);
    expect(sent.location).toBe(`/returns/lume?line=${idOf(line)}%3A2%3A%3Atoo_large&resolution=store_credit&notice=session-over`);
    const large = await v.sendFiles(at, {}, { page, files: [new File([new Uint8Array(100_000)], 'a.jpg')] });
    expect([large.status, large.location]).toEqual([303, `${at.replace('/order/check', '')}&notice=session-over`]);
  });

  test('is of one store: without one, and of another store, the pages lead to the first [E-PAGE-5]', async () => {
    for (const page of ['', '/how', '/check']) expect((await visitor().ask(`/returns/lume/order${page}`)).location).toBe('/returns/lume');
    const forged = await p.visitor({ cookie: 'portico-return-session=test.AAAA' }).ask('/returns/lume/order');
    expect([forged.status, forged.location]).toEqual([303, '/returns/lume?notice=session-over']);
  });
});

describe('what pages are', () => {
  test('their headers: nothing but our own origin, no storing, no referrer, no index, no other origin [E-PAGE-7]', async () => {
    await p.shipped('#A1040');
    const v = visitor();
    const order = await v.lookUp('A1040');
    const status = await v.ask(await made(v, 'A1040'));
    for (const page of [await v.ask('/returns/lume'), order, status]) {
      const headers = Object.fromEntries([...page.headers].filter(([name]) => !['date', 'connection', 'keep-alive', 'content-length', 'x-request-id', 'set-cookie'].includes(name)));
      expect(headers).toEqual({
        'cache-control': 'no-store', 'content-language': 'en', 'content-type': 'text/html; charset=utf-8', 'cross-origin-resource-policy': 'same-origin', 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff', 'x-robots-tag': 'noindex',
        'content-security-policy': "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; script-src 'self'; connect-src 'self'",
      });
      expect(page.text).not.toMatch(/<style|style=|<script(?! src="\/assets\/returns-[0-9a-f]{12}\.js" defer><)|src="http/);
    }
    const [, , api] = await p.api('', { headers: { origin: 'https://shop.example' } });
    expect(api.get('access-control-allow-origin')).toBe('*');
  });

  test('HTML, styles and script have less than 60 KB, also with an order of ten lines [E-PAGE-7]', async () => {
    await p.shipped('#A1041', Array.from({ length: 10 }, () => ['SHIRT_WHITE_M', 9] as const));
    const v = visitor();
    const order = await v.lookUp('A1041');
    const quantities = namesIn(order.text, 'quantity-');
    const chosen = await v.send(order.target, Object.fromEntries([...quantities.flatMap((name) => [[name, '1'], [reasonOf(name), 'other']]), ['resolution', 'exchange']]), order);
    const how = await v.ask(chosen.location);
    const exchanges = Object.fromEntries(quantities.map((name) => [name.replace('quantity', 'exchange'), '8050000000024']));
    const sent = await v.send(chosen.location, { ...exchanges, method: 'in_store', store: 'MILANO' }, how);
    const check = await v.ask(sent.location);
    const status = await v.ask((await v.send(sent.location, Object.fromEntries(quantities.map((name) => [name.replace('quantity', 'comment'), 'x'])), check)).location);
    const assets = await Promise.all([...order.text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(async ([, path = '']) => (await v.ask(path)).text.length));
    expect(assets.length).toBe(3);
    const common = assets.reduce((sum, size) => sum + size, 0);
    for (const { text, status: code } of [order, how, check, status]) {
      expect(code).toBe(200);
      expect(Buffer.byteLength(text) + common).toBeLessThan(60_000);
    }
  });

  test('the script is of our origin, cached for good, and is the file of the sources [E-PAGE-7]', async () => {
    const [, path = ''] = /src="(\/assets\/returns-[^"]+)"/.exec((await visitor().ask('/returns/lume')).text) ?? [];
    const { status, text, headers } = await visitor().ask(path);
    expect([status, headers.get('content-type'), headers.get('cache-control'), text]).toEqual([200, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', readFileSync('shims/returns/pages/portal-script.js', 'utf8')]);
    expect((await visitor().ask(path.replace(/.\.js$/, 'x.js'))).status).toBe(404);
  });

  test('every form is refused without its token, and shown again with what was entered [E-PAGE-7]', async () => {
    await p.shipped('#A1042');
    const v = visitor();
    const { at, page } = await atCheck(v, 'A1042');
    const link = (await v.send(at, {}, page)).location;
    const order = await v.lookUp('A1042');
    for (const [target, fields] of [['/returns/lume', { order: 'A1042', verifier: 'anna@example.test' }], [order.target, { resolution: 'refund' }], [at.replace('check', 'how'), { method: 'carrier_label' }], [at, { note: 'Kept' }], [`${link}/cancel`, {}]] as const) {
      const refused = await v.ask(target, { method: 'POST', body: new URLSearchParams(fields) });
      expect([target, refused.status, refused.text.includes('The form was not sent')]).toEqual([target, 403, true]);
    }
    const other = visitor();
    const crossed = await other.ask(at, { method: 'POST', body: new URLSearchParams({ ...hiddenIn(page.text) }) });
    expect([crossed.status, crossed.location]).toEqual([303, `${at.replace('/order/check', '')}&notice=session-over`]);
  });

  test('a closed or unknown portal, a bad name and /returns itself are the 404 page of the visitor\'s language; pages of returns work on [E-PAGE-8]', async () => {
    await p.shipped('#A1043');
    const v = visitor();
    const link = await made(v, 'A1043');
    await p.portal({ enabled: false });
    for (const path of ['/returns/lume', '/returns/lume/order', '/returns/nobody', '/returns/UPPER', '/returns', '/returns/', '/returns/lume/nowhere', `/returns/lume/r/${'x'.repeat(43)}`]) {
      const missing = await p.visitor({ 'accept-language': 'de' }).ask(path);
      expect([path, missing.status, titleIn(missing.text)]).toEqual([path, 404, 'Seite nicht gefunden']);
    }
    expect((await fetch(`${p.host}/returns`, { headers: { accept: 'application/json' } })).status).toBe(404);
    expect((await v.ask(link)).status).toBe(200);
    const cancel = await v.ask(`${link}/cancel`);
    expect((await v.send(`${link}/cancel`, {}, cancel)).status).toBe(303);
    await p.portal({ enabled: true });
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

  test('ten are made or cancelled by a client in a minute, with those of the API [E-PAGE-4]', async () => {
    await p.shipped('#A1052', [['MUG', 20]]);
    const v = visitor();
    const link = await made(v, 'A1052');
    for (let at = 0; at < 9; at += 1) await fetch(`${p.host}/api/oms/v1/public${link}/cancel`, { method: 'POST', headers: { 'x-forwarded-for': `192.0.2.${String(clients)}` } });
    const { at, page } = await atCheck(v, 'A1052');
    expect((await v.send(at, {}, page)).status).toBe(429);
  });
});

test.each([
  ['it', 'Che cosa vuoi restituire?', 'Troppo piccolo', 'Il tuo reso è registrato', '45,00 €'], ['de', 'Was möchten Sie zurückgeben?', 'Zu klein', 'Ihre Rückgabe ist angemeldet', '45,00 €'],
  ['fr', 'Que souhaitez-vous retourner ?', 'Trop petit', 'Votre retour est enregistré', '45,00 €'], ['es', '¿Qué quieres devolver?', 'Demasiado pequeño', 'Tu devolución está registrada', '45,00 €'],
])('in %s the visitor\'s choice holds from the lookup to the status page [E-PAGE-6]', async (...[language, title, reason, status, refund]) => { // eslint-disable-line @typescript-eslint/max-params -- a row
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
