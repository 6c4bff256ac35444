import { LISTED, OPEN, openStorefront, OTHER, type Storefront } from './storefront.js';

let s: Storefront;
beforeEach(async () => { s = await openStorefront(); });
afterEach(() => s.close());

const ASK = '&country=IT&sku=SHIRT';
const INVALID = [401, '{"error":"invalid_token"}'];

const seen = async (query: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await s.send(query, { headers });
  return [response.status, response.headers.get('access-control-allow-origin'), response.headers.get('vary'), response.headers.get('access-control-expose-headers')];
};

describe('a store token', () => {
  test('names the store, for which the graph is asked [G-AUTH-1]', async () => {
    expect((await s.read(`?token=${LISTED}${ASK}`))[0]).toBe(200);
    expect(s.tokens).toEqual([{ token: LISTED, address: '203.0.0.1' }]);
    expect(s.asked.map(({ context: { principal: { companyId, connectionId }, via } }) => [companyId, connectionId, via])).toEqual([[7, 'c-2', 'promise']]);
  });

  test('that is missing, repeated or unknown is 401, before anything else is looked at [G-AUTH-1] [G-ERROR-3]', async () => {
    for (const query of ['', '?token=', `?token=${OPEN}&token=${OPEN}${ASK}`, `?token=npk_7_${'z'.repeat(40)}${ASK}`, '?qty=0']) expect([query, ...await s.read(query)]).toEqual([query, ...INVALID]);
    expect(s.asked).toEqual([]);
  });

  test.each([`npk_7_${'a'.repeat(39)}`, `npk_7_${'a'.repeat(41)}`, `npk__${'a'.repeat(40)}`, `npk_x_${'a'.repeat(40)}`, `pk_7_${'a'.repeat(40)}`, `npk_7_${'a'.repeat(39)}-`, `NPK_7_${'a'.repeat(40)}`, `${OPEN}%20`, `${OPEN}%0A`])('that is malformed is 401 without a look-up: %s [G-ERROR-3]', async (token) => {
    expect([...await s.read(`?token=${token}${ASK}`), s.tokens]).toEqual([...INVALID, []]);
  });
});

test('the token is in no log, whatever becomes of its call [G-AUTH-3]', async () => {
  s.answers(new Error('broken'));
  expect([(await s.read(`?token=${OPEN}${ASK}`))[0], (await s.read(`?token=${OPEN}`))[0], (await s.read(`?token=npk_7_${'z'.repeat(40)}`))[0]]).toEqual([500, 422, 401]);
  expect(s.logged.some((line) => line.includes('broken'))).toBe(true);
  expect(s.logged.filter((line) => /npk_|aaaa|zzzz/.test(line))).toEqual([]);
});

describe('origins', () => {
  test('of the list may read it, without regard to case and a trailing slash [G-ORIGIN-1]', async () => {
    for (const origin of ['https://shop.example', 'https://SHOP.example', 'https://Shop.Example/', 'https://m.shop.example']) expect(await seen(`?token=${LISTED}${ASK}`, { origin })).toEqual([200, origin, 'Origin', 'Retry-After, X-Request-Id']);
  });

  test('that are not in the list are 403, and their pages cannot read why [G-ORIGIN-1]', async () => {
    for (const origin of ['https://evil.example', 'http://shop.example', 'https://shop.example:444', 'https://shop.example.evil.example', 'null', '']) {
      const response = await s.send(`?token=${LISTED}${ASK}`, { headers: { origin } });
      expect([origin, response.status, response.headers.get('access-control-allow-origin'), response.headers.get('vary'), await response.text()]).toEqual([origin, 403, null, 'Origin', '{"error":"origin_not_allowed"}']);
    }
    expect(s.asked).toEqual([]);
  });

  test('are not checked where a call has none, and caches keep it apart from those of pages [G-ORIGIN-2]', async () => {
    expect(await seen(`?token=${LISTED}${ASK}`)).toEqual([200, null, 'Origin', null]);
  });

  test('are all allowed where the merchant names none, in answers that are the same for all [G-ORIGIN-3]', async () => {
    for (const headers of [{ origin: 'https://anything.example' }, {}]) expect(await seen(`?token=${OPEN}${ASK}`, headers)).toEqual([200, '*', null, 'Retry-After, X-Request-Id']);
  });

  test('that are allowed can read refusals, any those of calls without a store [G-ORIGIN-4]', async () => {
    const origin = 'https://shop.example';
    expect(await seen(`?token=${LISTED}`, { origin })).toEqual([422, origin, 'Origin', 'Retry-After, X-Request-Id']);
    expect(await seen('?token=x', { origin: 'https://evil.example' })).toEqual([401, '*', null, 'Retry-After, X-Request-Id']);
    expect(await seen(`?token=${LISTED}`, { origin: 'https://evil.example' })).toEqual([403, null, 'Origin', null]); // before its parameters are looked at
  });

  test('get an answer to preflights, for GET alone [G-ORIGIN-5]', async () => {
    const response = await s.send(`?token=${LISTED}${ASK}`, { method: 'OPTIONS', headers: { 'origin': 'https://shop.example', 'access-control-request-method': 'GET' } });
    expect([response.status, ...['origin', 'methods', 'headers', 'credentials'].map((name) => response.headers.get(`access-control-allow-${name}`))]).toEqual([204, 'https://shop.example', 'GET, HEAD, OPTIONS', null, null]);
  });
});

const limited = async (query: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await s.send(query, { headers });
  const { error, retry_after: seconds } = JSON.parse(await response.text()) as { readonly error?: string; readonly retry_after?: number };
  const wait = response.headers.get('retry-after');
  return [response.status, error, typeof seconds === 'number' && seconds >= 1 && seconds <= 60 && String(seconds) === wait, response.headers.get('access-control-allow-origin')];
};

describe('limits', () => {
  test('an address has 120 calls a minute, counted before the token is looked at, whatever it is [G-LIMIT-1]', async () => {
    const from = { 'x-forwarded-for': '198.51.100.7' };
    const statuses = await Promise.all(Array.from({ length: 120 }, (_, at) => s.send(at % 2 === 0 ? '?token=wrong' : `?token=${OPEN}${ASK}`, { headers: from }).then(({ status }) => status)));
    expect(statuses.toSorted()).toEqual([...Array.from({ length: 60 }, () => 200), ...Array.from({ length: 60 }, () => 401)]);
    const asked = s.tokens.length;
    expect(await limited(`?token=${OPEN}${ASK}`, { ...from, origin: 'https://shop.example' })).toEqual([429, 'rate_limited', true, '*']);
    expect([await limited('?token=wrong', from), s.tokens.length]).toEqual([[429, 'rate_limited', true, '*'], asked]);
    expect((await s.read(`?token=${OPEN}${ASK}`))[0]).toBe(200); // from another address
  });

  test('a store token has as many as its merchant says, from all addresses together, other stores not with it [G-LIMIT-2]', async () => {
    for (let call = 0; call < 10; call += 1) expect((await s.read(`?token=${LISTED}${call % 2 === 0 ? ASK : ''}`))[0]).toBe(call % 2 === 0 ? 200 : 422); // invalid ones count
    expect(await limited(`?token=${LISTED}${ASK}`, { origin: 'https://shop.example' })).toEqual([429, 'rate_limited', true, 'https://shop.example']);
    expect(await limited(`?token=${LISTED}`)).toEqual([429, 'rate_limited', true, null]); // before its parameters are looked at
    expect((await s.read(`?token=${OTHER}${ASK}`))[0]).toBe(200);
  });

  test('pages of other origins cannot use up the calls of a store [G-LIMIT-2] [G-ORIGIN-1]', async () => {
    for (let call = 0; call < 20; call += 1) expect(await seen(`?token=${LISTED}${ASK}`, { origin: 'https://evil.example' })).toEqual([403, null, 'Origin', null]);
    expect((await s.read(`?token=${LISTED}${ASK}`))[0]).toBe(200);
  });
});
