import { openCompany } from '../../kit/company.js';
import { readStatements } from '../../kit/read-statements.js';
import { from, openPortal, type Portal } from './portal.js';

let p: Portal;
let ids: Readonly<Record<string, string>>;
beforeAll(async () => {
  p = await openPortal();
  ids = await p.delivered('#IT-2001', [['SHIRT_WHITE_M', 2], ['MUG', 1]], { language: 'it', discounts: { amount: '10.00', currency: 'EUR' } });
});
afterAll(() => p.close());

const movePortal = (to: Pick<Portal, 'asStaff'>, slug: string): Promise<{ saveReturnPortal: { slug: string } }> => to.asStaff('mutation P($input: SaveReturnPortalInput!) { saveReturnPortal(input: $input) { slug } }', { input: { slug } });

test('portal info has the fields of the document, with and without the slash [E-INFO-1] [E-INFO-2]', async () => {
  await p.asStaff('mutation B($input: SaveBrandInput!) { saveBrand(input: $input) { name } }', { input: { accentColor: '#0b6e4f', supportEmail: 'help@lume.example' } });
  const info = await p.call('GET', '/lume');
  expect([info.status, info.text]).toEqual([200, '{"data":{"brand":{"name":"Lume","logo_url":null,"accent_color":"#0b6e4f","support_email":"help@lume.example","support_url":null,"slug":"lume"},"languages":["it","en","de","fr","es"],"default_language":"en","verify_with":["email","zip"],"window_days":30,"fee":0,"resolutions":{"refund":true,"exchange":true,"store_credit":true}}}']);
  expect((await p.call('GET', '/lume/')).text).toBe(info.text);
});

test('a lookup answers session, order and lines with exactly the documented fields [E-LOOKUP-2] [E-LINE-1] [E-WINDOW-1]', async () => {
  const { status, body: { data } } = await p.lookup('IT-2001');
  const { session, ...shown } = data;
  expect([status, session]).toEqual([200, expect.stringMatching(/^[\w-]+\.[\w-]{100,}$/)]);
  const option = (sku: string, at: number, [size, color]: readonly [string, string]) => ({ barcode: `80500000000${String(at)}`, sku, title: `Item ${sku}`, size, color, image_url: `https://img.example/${sku}.jpg`, available: 20 });
  expect(shown).toEqual({
    expires_in: 3600, language: 'it',
    order: { name: '#IT-2001', placed_at: '2026-11-21T09:30:00.000Z', delivered_at: '2026-11-20T10:00:00.000Z', currency: 'EUR', country: 'IT', returnable_until: '2026-12-20T10:00:00.000Z', blocked: null, language: 'it' },
    lines: [
      { id: ids['SHIRT_WHITE_M'], title: 'Item SHIRT_WHITE_M', size: 'M', color: 'WHITE', sku: 'SHIRT_WHITE_M', image_url: 'https://img.example/SHIRT_WHITE_M.jpg', price: 16.57, quantity: 2, returnable: 2, blocked: null,
        exchange_options: [option('SHIRT_WHITE_S', 11, ['S', 'WHITE']), option('SHIRT_WHITE_L', 13, ['L', 'WHITE']), option('SHIRT_BLACK_M', 14, ['M', 'BLACK']), option('SHIRT_BLACK_L', 15, ['L', 'BLACK'])] },
      { id: ids['MUG'], title: 'Item MUG', size: null, color: 'red', sku: 'MUG', image_url: 'https://img.example/MUG.jpg', price: 16.57, quantity: 1, returnable: 1, blocked: null, exchange_options: [] },
    ],
  });
});

test.each([
  ['IT-2001', 'anna.rossi@mail.example'], ['#IT-2001', 'ANNA.ROSSI@MAIL.EXAMPLE'], ['#it-2001', ' Anna.Rossi@mail.example '], ['it-2001', '20121'], [' IT-2001 ', '20-1 21'],
])('the order %s is found with %s [E-LOOKUP-1]', async (number, verifier) => {
  expect((await p.lookup(number, verifier)).status).toBe(200);
});

test('of numbers that differ in their capitals alone the verifier says which, and capitals beyond ASCII are none either [E-LOOKUP-1]', async () => {
  const to = (postalCode: string) => ({ customer: { name: 'Bo', email: `bo.${postalCode}@mail.example` }, shippingAddress: { address1: 'Via Roma 1', city: 'Milano', postalCode, countryCode: 'IT' } });
  await p.delivered('#AB-7', [['MUG', 1]], to('10001'));
  await p.delivered('#Ab-7', [['MUG', 1]], to('10002'));
  await p.delivered('#É-7', [['MUG', 1]], to('10003'));
  const found = async (number: string, verifier: string): Promise<unknown> => (await p.lookup(number, verifier)).body.data?.order.name ?? null;
  expect([await found('ab-7', '10001'), await found('AB-7', 'bo.10002@mail.example'), await found('ab-7', '10003'), await found('é-7', '10003'), await found('E-7', '10003')]).toEqual(['#AB-7', '#Ab-7', null, '#É-7', null]);
});

test('the policy says what proves an order [E-LOOKUP-1]', async () => {
  await p.policy({ verifyWith: ['ZIP'] });
  expect([(await p.lookup('IT-2001')).status, (await p.lookup('IT-2001', '20121')).status]).toEqual([404, 200]);
  await p.policy({ verifyWith: ['EMAIL', 'ZIP'] });
});

test.each([[{ language: 'fr' }, 'fr'], [{ language: 'FR' }, 'fr'], [{ language: 'fr-CH' }, 'fr'], [{ language: 'item' }, 'it'], [{ language: 'fra' }, 'it'], [{ language: 'pt' }, 'it'], [{ language: 'es' }, 'it'], [{ language: null }, 'it'], [{}, 'it']])('with %j the language is %s where Spanish is not enabled [E-LOOKUP-3]', async (asked, language) => {
  await p.policy({ languages: ['it', 'en', 'fr'], defaultLanguage: 'fr' });
  const { body: { data } } = await p.lookup('IT-2001', undefined, asked);
  expect([data.language, data.order.language]).toEqual([language, language]);
});

test('without a language of its own that is enabled, the default; English where nothing else is [E-LOOKUP-3]', async () => {
  await p.delivered('#2002', [['MUG', 1]], { language: 'de' });
  expect((await p.lookup('2002')).body.data.language).toBe('fr');
  await p.policy({ languages: ['it', 'en', 'de', 'fr', 'es'], defaultLanguage: 'en' });
  await p.delivered('#2003', [['MUG', 1]]);
  expect((await p.lookup('2003')).body.data.language).toBe('en');
});

test('an unknown order and a wrong verifier have the same bytes after the same statements [E-LOOKUP-5] [REL-S5]', async () => {
  const refused = async (number: string, verifier: string) => (await readStatements(p.database, async () => { expect((await p.lookup(number, verifier)).text).toBe('{"message":"order_not_found"}'); })).map(({ sql }) => sql);
  for (const [unknown, known] of [['9999', '2003'], ['IT-9999', 'IT-2001']] as const) {
    const statements = await refused(unknown, 'other@mail.example');
    expect([statements.length, statements]).toEqual([4, await refused(known, 'other@mail.example')]);
  }
  const [unknown, wrong] = [await p.lookup('9998'), await p.lookup('2003', '00000')];
  const headers = ({ headers: all }: typeof unknown) => [...all].filter(([name]) => !['date', 'x-request-id'].includes(name));
  expect([unknown.status, unknown.text, headers(unknown)]).toEqual([404, wrong.text, headers(wrong)]);
});

test('flaws are 422 by field, and count toward no limit [E-LOOKUP-6]', async () => {
  const client = from('192.0.2.70');
  const flawed = await Promise.all(Array.from({ length: 15 }, () => p.call('POST', '/lume/lookup', { body: { order: '', verifier: 'x'.repeat(121), language: 'italian' }, headers: client })));
  expect([...new Set(flawed.map(({ status, text }) => `${String(status)} ${text}`))]).toEqual([
    '422 {"message":"validation_failed","errors":{"order":["must have at least 1 character"],"verifier":["must have at most 120 characters"],"language":["must have at most 5 characters"]}}']);
  expect((await p.call('POST', '/lume/lookup', { body: '{', headers: client })).text).toBe('{"message":"validation_failed","errors":{"body":["cannot be read"]}}');
  expect((await p.lookup('2003', undefined, { headers: client })).status).toBe(200);
});

test('a client has 10 lookups a minute by the first address of X-Forwarded-For, a store 300 [E-LIMIT-2]', async () => {
  p.clock.turn(61_000);
  const client = { 'x-forwarded-for': '192.0.2.71, 203.0.113.9' };
  for (let call = 0; call < 10; call += 1) expect((await p.lookup('2003', undefined, { headers: client })).status).toBe(200);
  const refused = await p.lookup('2003', undefined, { headers: client });
  expect([refused.status, refused.body, refused.headers.get('retry-after')]).toEqual([429, { message: 'too_many_requests', retry_after: expect.any(Number) }, null]);
  expect((await p.lookup('2003', undefined, { headers: { 'x-forwarded-for': '192.0.2.72, 192.0.2.71' } })).status).toBe(200);
  expect((await p.lookup('2003', undefined, { headers: { 'x-forwarded-for': '192.0.2.71:50123' } })).status).toBe(429); // as some proxies write it
});

test('whatever addresses callers claim, a store has 300 lookups a minute [E-LIMIT-2] [REL-S5]', async () => {
  await movePortal(p, 'lume-2');
  const answers = await Promise.all(Array.from({ length: 320 }, (_, at) => p.call('POST', '/lume-2/lookup', { body: { order: String(50_000 + at), verifier: 'x' } })));
  expect([404, 429].map((code) => answers.filter(({ status }) => status === code).length)).toEqual([300, 20]);
  await movePortal(p, 'lume');
});

test('a portal that moves takes its mailed links along, and its old address is nobody else\'s [E-STATUS-1]', async () => {
  const ids = await p.delivered('#2005', [['MUG', 1]]);
  const made = await p.call('POST', '/lume/returns', { headers: await p.session('2005'), body: { lines: [{ id: ids['MUG'], quantity: 1, reason: 'changed_mind' }], resolution: 'refund', method: 'carrier_label' } });
  const token = String(made.body.data.token);
  await movePortal(p, 'moved');
  const statuses = await Promise.all(['/moved', '/lume', `/moved/r/${token}`, `/lume/r/${token}`].map((path) => p.call('GET', path)));
  expect(statuses.map(({ status, body }) => [status, body.message ?? body.data.number ?? 'portal'])).toEqual([[200, 'portal'], [404, ''], [200, made.body.data.number], [200, made.body.data.number]]);
  const other = await openCompany(p, 'Altro');
  await expect(movePortal(other, 'lume')).rejects.toMatchObject({ code: 'BAD_INPUT', details: { slug: ['is the address of another portal'] } });
  await movePortal(other, 'altro');
  expect((await p.call('GET', `/altro/r/${token}`)).text).toBe('{"message":"return_not_found"}');
  await movePortal(p, 'lume');
  expect([(await p.call('GET', '/lume')).status, (await p.call('GET', `/moved/r/${token}`)).status]).toEqual([200, 200]);
  await expect(movePortal(p, 'docs')).rejects.toMatchObject({ code: 'BAD_INPUT', details: { slug: ['is an address of the documentation'] } });
});

test('five failed attempts lock a number, also for the right verifier, whatever address they come from; a success ends the count [E-LOCK-1] [REL-S5]', async () => {
  await p.delivered('#2004', [['MUG', 1]]);
  for (let attempt = 0; attempt < 4; attempt += 1) expect((await p.lookup('2004', 'wrong@mail.example')).status).toBe(404);
  expect((await p.lookup('#2004')).status).toBe(200);
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await p.lookup('2004', 'wrong@mail.example')).status).toBe(404);
  for (const number of ['2004', '#2004', ' 2004']) {
    const locked = await p.lookup(number);
    expect([locked.status, locked.body, locked.headers.get('retry-after')]).toEqual([429, { message: 'too_many_attempts', retry_after: expect.any(Number) }, null]);
  }
  expect((await p.lookup('2003')).status).toBe(200);
  for (let attempt = 0; attempt < 5; attempt += 1) await p.lookup('nothing', 'x');
  expect((await p.lookup('NOTHING', 'x')).body.message).toBe('too_many_attempts');
});

test('an unknown store and one that is switched off have an empty message; what is no name of a store is at no path [E-ERROR-1] [E-OFF-1]', async () => {
  expect([(await p.call('GET', '/nobody')).text, (await p.call('POST', '/nobody/lookup', { body: { order: '1', verifier: 'x' } })).text, (await p.call('GET', '/nobody/order')).text]).toEqual(['{"message":""}', '{"message":""}', '{"message":""}']);
  for (const slug of ['Lume', '-lume', 'lu_me', 'a'.repeat(65), '%ZZ']) expect([slug, (await p.call('GET', `/${slug}`)).text]).toEqual([slug, '{"message":"Not found."}']);
  expect((await p.call('GET', '/lume/nowhere')).text).toBe('{"message":"Not found."}');
  const session = await p.session('2003');
  const off = (enabled: boolean) => p.asStaff('mutation P($input: SaveReturnPortalInput!) { saveReturnPortal(input: $input) { enabled } }', { input: { enabled } });
  await off(false);
  const answers = [await p.call('GET', '/lume'), await p.lookup('2003'), await p.call('GET', '/lume/order', { headers: session }), await p.call('POST', '/lume/returns', { headers: session, body: {} })];
  expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [404, '{"message":""}']));
  await off(true);
  expect((await p.call('GET', '/lume')).status).toBe(200);
});

test('a store without a portal that is open has no lookup either, whatever is sent [E-ERROR-1] [E-OFF-1]', async () => {
  const sent = (slug: string, body: object) => p.call('POST', `/${slug}/lookup`, { body }).then(({ status, text }) => [status, text]);
  const NONE = [404, '{"message":""}'];
  expect([await sent('unknown', {}), (await sent('lume', {}))[0]]).toEqual([NONE, 422]);
  await p.asStaff('mutation { saveReturnPortal(input: { slug: "lume", enabled: false }) { slug } }');
  expect([await sent('lume', {}), await sent('lume', { order: '1', verifier: 'x' })]).toEqual([NONE, NONE]);
  await p.asStaff('mutation { saveReturnPortal(input: { slug: "lume", enabled: true }) { slug } }');
});

test('pages of any origin may call, with their session, and read also that there is nothing [E-CORS-1]', async () => {
  for (const [method, path, status] of [['PUT', '/lume/lookup', 405], ['GET', '/lume/nope', 404], ['OPTIONS', '/lume/nope', 404], ['GET', '/BAD', 404]] as const) {
    const answer = await p.call(method, path, { headers: { origin: 'https://shop.example' } });
    expect([path, answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([path, status, '*']);
  }
  const asked = await p.call('OPTIONS', '/lume/order', { headers: { origin: 'https://shop.example', 'access-control-request-method': 'GET', 'access-control-request-headers': 'x-return-session' } });
  expect([asked.status, asked.headers.get('access-control-allow-origin'), asked.headers.get('access-control-allow-headers')]).toEqual([204, '*', 'Content-Type, X-Return-Session, Idempotency-Key']);
  for (const answer of [await p.call('GET', '/lume', { headers: { origin: 'https://shop.example' } }), await p.call('GET', '/lume/order', { headers: { origin: 'https://shop.example' } })]) expect(['allow-origin', 'expose-headers'].map((name) => answer.headers.get(`access-control-${name}`))).toEqual(['*', 'X-Request-Id, Retry-After']);
  expect((await fetch(`${p.host}/return-photos/unknown`, { headers: { origin: 'https://shop.example' } })).headers.get('access-control-allow-origin')).toBeNull(); // of staff
});

test('in a sandbox whose clock was moved the window of a return is over by it, and sessions begin by it [E-WINDOW-1]', async () => {
  await p.delivered('#IT-3001', [['MUG', 1]]);
  const shown = async (): Promise<unknown> => { const { status, body } = await p.lookup('IT-3001'); return [status, body.data.order.placed_at, body.data.lines[0].blocked]; };
  const [status, placedAt, blocked] = await shown() as [number, string, unknown];
  expect([status, blocked]).toEqual([200, null]);
  p.knowClocks([{ companyId: p.company, aheadMilliseconds: 40 * 86_400_000 }]);
  expect(await shown()).toEqual([200, placedAt, 'window_closed']);
  expect((await p.call('GET', '/lume/order', { headers: await p.session('IT-3001') })).status).toBe(200);
});
