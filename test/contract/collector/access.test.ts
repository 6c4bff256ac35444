import { staffOf } from '../../kit/company.js';
import { openCollector, ORIGIN, VISITOR, type Collector } from './open-collector.js';

let c: Collector;
beforeAll(async () => { c = await openCollector(); });
afterAll(() => c.close());

const GRANTED = { id: VISITOR, consent: 'granted' };
const FOREIGN = `pk_${'0'.repeat(32)}`;
const HIDDEN = 'The key is missing, malformed or not one of an active collector. Copy it from the settings of the collector, and send it as the header X-Service-Key, the field key of the body or the query parameter key';
const NOT_FOUND = [404, JSON.stringify({ code: 'not_found', message: HIDDEN })];

const status = async (response: Promise<Response>): Promise<number> => (await response).status;
const withKeys = ({ header, body, query }: { readonly header?: string | undefined; readonly body?: unknown; readonly query?: string | undefined }) =>
  c.post(`/events${query === undefined ? '' : `?key=${query}`}`, { visitor: GRANTED, ...(body !== undefined && { key: body }) }, { key: null, headers: header === undefined ? {} : { 'x-service-key': header } });

describe('the key', () => {
  test.each(['header', 'body', 'query'] as const)('is taken from the %s alone [I-KEY-1]', async (place) => {
    expect(await status(withKeys({ [place]: c.key }))).toBe(202);
  });

  test('of the header counts before that of the body, and that before the one of the query [I-KEY-1]', async () => {
    expect(await status(withKeys({ header: c.key, body: FOREIGN, query: FOREIGN }))).toBe(202);
    expect(await status(withKeys({ header: FOREIGN, body: c.key, query: c.key }))).toBe(404);
    expect(await status(withKeys({ body: c.key, query: FOREIGN }))).toBe(202);
    expect(await status(withKeys({ body: FOREIGN, query: c.key }))).toBe(404);
    expect(await status(withKeys({ header: 'pk_x', body: c.key }))).toBe(404);
    expect(await status(withKeys({ body: 7, query: c.key }))).toBe(404);
  });

  test('is pk_ and 32 lowercase hex characters [I-KEY-3]', () => {
    expect(c.key).toMatch(/^pk_[0-9a-f]{32}$/);
  });

  test.each([
    ['none', undefined], ['an empty one', ''], ['a short one', `pk_${'a'.repeat(31)}`], ['a long one', `pk_${'a'.repeat(33)}`], ['capitals', `pk_${'A'.repeat(32)}`], ['no hex', `pk_${'g'.repeat(32)}`],
    ['another prefix', `sk_${'a'.repeat(32)}`], ['a blank behind it', `pk_${'a'.repeat(32)} `], ['a line break behind it', `pk_${'a'.repeat(32)}\n`], ['a list', [`pk_${'a'.repeat(32)}`]], ['one of no collector', FOREIGN],
  ])('that is missing, malformed or unknown is 404: %s [I-KEY-2]', async (_what, key) => {
    expect(await c.read(withKeys({ body: key }))).toEqual(NOT_FOUND);
    if (typeof key === 'string') expect(await c.read(c.send(`/ping?key=${encodeURIComponent(key)}`))).toEqual(NOT_FOUND);
  });

  test('twice in the query is 404 [I-KEY-2]', async () => {
    expect(await c.read(c.send(`/ping?key=${c.key}&key=${c.key}`))).toEqual(NOT_FOUND);
  });

  test('of another kind of connection is 404 [I-KEY-2]', async () => {
    const { apiKey } = await c.connect('STORE', { name: 'Shop' });
    expect(await c.read(withKeys({ header: apiKey }))).toEqual(NOT_FOUND);
  });

  test('counts only while its collector is active: not as a draft, and not paused [I-KEY-2]', async () => {
    const { key, id } = await c.install({ activate: false });
    const answered = (): Promise<number> => status(withKeys({ body: key }));
    expect(await answered()).toBe(404);
    await c.activate(id);
    expect(await answered()).toBe(202);
    await c.asStaff('mutation P($id: ID!) { pauseConnection(id: $id) { id } }', { id });
    expect(await answered()).toBe(404);
  });

  test('that was rotated ends at once, and the new one counts [I-KEY-3]', async () => {
    const { key, id } = await c.install();
    const { rotateConnection: { apiKey } } = await c.asStaff('mutation R($id: ID!) { rotateConnection(id: $id) { apiKey } }', { id });
    expect(apiKey).toMatch(/^pk_[0-9a-f]{32}$/);
    expect([await status(withKeys({ body: key })), await status(withKeys({ body: apiKey }))]).toEqual([404, 202]);
  });

  test('is read in the settings by who may manage the catalog, and by nobody else [I-KEY-4]', async () => {
    const read = (permissions: Parameters<typeof staffOf>[1]) => c.run('query K($id: ID!) { connection(id: $id) { collectorKey } }', { id: c.id }, staffOf(c.company, permissions));
    expect(await read(['catalog.manage'])).toEqual({ connection: { collectorKey: c.key } });
    await expect(read(['catalog.read', 'catalog.write'])).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('methods', () => {
  test.each(['/events', '/consent', '/ping'])('preflights are not answered: OPTIONS %s is 405 without CORS headers [I-KEY-5]', async (path) => {
    const response = await c.send(`${path}?key=${c.key}`, { method: 'OPTIONS' }, { headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' } });
    expect([response.status, [...response.headers.keys()].filter((name) => name.startsWith('access-control-'))]).toEqual([405, []]);
  });

  test.each([['GET', '/events', 'POST'], ['DELETE', '/consent', 'POST'], ['POST', '/ping', 'GET, HEAD']])('%s %s is 405 with the methods that there are [I-KEY-5]', async (method, path, allow) => {
    const response = await c.send(`${path}?key=${c.key}`, { method });
    expect([response.status, response.headers.get('allow'), JSON.parse(await response.text())]).toEqual([405, allow, { code: 'method_not_allowed', message: expect.any(String) }]);
  });

  test('an unknown path is 404', async () => {
    expect((await c.read(c.send(`/nothing?key=${c.key}`)))[0]).toBe(404);
  });

  test('text/plain of browsers and application/json of servers are read alike [I-BATCH-1]', async () => {
    for (const type of ['text/plain;charset=UTF-8', 'application/json', 'application/x-www-form-urlencoded']) expect(await status(c.post('/events', { visitor: GRANTED }, { headers: { 'content-type': type } }))).toBe(202);
  });
});

describe('the answer', () => {
  test('to an empty batch has the fields of the document in its order, and its headers [I-BATCH-4] [I-BATCH-6] [I-BATCH-7]', async () => {
    const response = await c.post('/events', { visitor: GRANTED });
    const header = (name: string): string | null => response.headers.get(name);
    expect([response.status, header('content-type'), header('access-control-allow-origin'), header('vary'), header('x-ratelimit-limit'), header('x-ratelimit-remaining')])
      .toEqual([202, 'application/json; charset=utf-8', ORIGIN, 'Origin', '120', '119']);
    expect(await response.text()).toBe('{"stored":0,"duplicates":0,"rejected":[],"skew":null,"payloadDropped":[],"withheld":[],"unmapped":0,"cartRefused":0,"identityWithheld":false,"test":false,"testKnown":false,"reason":null}');
  });

  test('to ping says who, when and how much, and is not kept by anybody [I-PING-1]', async () => {
    const response = await c.send(`/ping?key=${c.key}`);
    expect([response.status, response.headers.get('cache-control'), response.headers.get('access-control-allow-origin'), response.headers.get('vary'), await response.text()]).toEqual([200, 'no-store', ORIGIN, 'Origin',
      `{"ok":true,"api_version":"v1","store_id":"${c.id}","server_time":"2026-11-21T09:30:00.000Z","test":false,"testKnown":false,"limits":{"events":50,"body_bytes":65536}}`]);
  });

  test('that refuses a batch can be read by the page of an allowed origin [I-BATCH-7]', async () => {
    const response = await c.post('/events', { visitor: { ...GRANTED, consent: 'maybe' } });
    expect([response.status, response.headers.get('access-control-allow-origin'), response.headers.get('vary'), response.headers.get('x-ratelimit-limit')]).toEqual([422, ORIGIN, 'Origin', '120']);
  });

  test('sends nothing on: no event of the collector is published [I-WHAT-3]', async () => {
    await c.events([{ kind: 'page_view', uid: 'not-sent-on-1', payload: { path: '/' } }]);
    expect(await c.rows('SELECT type FROM outbox')).toEqual([]);
  });
});
