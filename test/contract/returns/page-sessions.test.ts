import { readFileSync } from 'node:fs';
import { atCheck, idOf, made, newVisitors, reasonOf, titleIn } from './page-way.js';
import { openPortal, type Portal } from './visited-portal.js';
import { hiddenIn, namesIn, visitorOf } from './visitor.js';

let p: Portal;
beforeAll(async () => { p = await openPortal(); });
afterAll(() => p.close());

const visitor = newVisitors(() => p, '198.51.100');

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
    expect([done.status, done.headers.getSetCookie()]).toEqual([303, ['portico-return-texts=; Path=/returns/lume; Max-Age=0; HttpOnly; SameSite=Lax', expect.stringMatching(/^portico-return-made=[\da-f]{16}\.[\w-]{43}; Path=\/returns\/lume; Max-Age=3600; HttpOnly; SameSite=Lax$/)]]);
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

  test('is of one store: without one, and of another store, the pages lead to the first [E-PAGE-5] [REL-S6]', async () => {
    for (const page of ['', '/how', '/check']) expect((await visitor().ask(`/returns/lume/order${page}`)).location).toBe('/returns/lume');
    const forged = await p.visitor({ cookie: 'portico-return-session=test.AAAA' }).ask('/returns/lume/order');
    expect([forged.status, forged.location]).toEqual([303, '/returns/lume?notice=session-over']);
  });
});

describe('an address that was changed', () => {
  test('with more units than a return can have chose nothing [E-PAGE-5]', async () => {
    await p.shipped('#A1033');
    const v = visitor();
    const { at } = await atCheck(v, 'A1033');
    for (const units of ['10001', '3000000000', '1e300', '-1', '1.5']) expect([units, (await v.ask(at.replace('%3A1%3A', `%3A${units}%3A`))).location]).toEqual([units, expect.stringMatching(/^\/returns\/lume\/order\?/)]);
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
