import { NOTHING, openCollector, type Collector } from './open-collector.js';

let c: Collector;
beforeAll(async () => { c = await openCollector({ isTolerant: true }); });
afterAll(() => c.close());
beforeEach(() => c.empty());

const UID = 'event-001';

/** What is kept of a payload; the answer says nothing but that it is stored. */
const kept = async (kind: string, payload: unknown): Promise<unknown> => {
  expect(await c.events([{ kind, uid: UID, payload }])).toEqual({ ...NOTHING, stored: 1 });
  return c.payloadOf(UID);
};

/** The same of a text of a page view, which is the title. */
const title = async (text: unknown): Promise<unknown> => (await kept('page_view', { title: text }) as { readonly title?: unknown } | null)?.title;

const KEYS: readonly [kind: string, payload: Readonly<Record<string, unknown>>][] = [
  ['page_view', { path: '/shirts', title: 'Shirts', type: 'collection', referrer_host: 'news.example', utm_source: 'letter', utm_medium: 'email', utm_campaign: 'autumn' }],
  ['product_view', { from: '/shirts', variant: 'SHIRT-M', list: 'shirts', position: 3, price: 19.9, currency: 'EUR' }],
  ['search', { query: 'red shirt', results: 12, page: 1, sort: 'price', source: 'header' }],
  ['add_to_cart', { cart: 'c-1', quantity: 2, price: 19.9, currency: 'EUR', from: '/shirts', list: 'shirts', position: 3 }],
  ['remove_from_cart', { cart: 'c-1', quantity: 1, price: 19.9, currency: 'EUR' }],
  ['checkout_start', { cart: 'c-1', items: 2, value: 39.8, currency: 'EUR' }],
  ['purchase', { cart: 'c-1', order: '1001', items: 2, quantity: 1, price: 19.9, value: 39.8, currency: 'EUR', discount: 0, shipping: 4.9, tax: 7.18 }],
];
const ALL = Object.assign({}, ...KEYS.map(([, payload]) => payload)) as Readonly<Record<string, unknown>>;

describe('the keys of a payload', () => {
  test.each(KEYS)('of %s are kept, and no others [I-PAYLOAD-2]', async (kind, payload) => {
    expect(await kept(kind, payload)).toEqual(payload);
    await c.empty();
    const others = Object.keys(ALL).filter((key) => !(key in payload));
    for (let at = 0; at < others.length; at += 10) {
      expect(await kept(kind, Object.fromEntries(others.slice(at, at + 10).map((key) => [key, ALL[key]])))).toBeNull();
      await c.empty();
    }
  });

  test.each(['_client_at', '_withheld', '_path', '__proto__', 'constructor', 'toString', 'email', 'Path', ' path', 'path\u0000'])('%j is left out without a word [I-PAYLOAD-2] [I-PAYLOAD-3]', async (key) => {
    expect(await kept('page_view', JSON.parse(`{"path":"/","${key.replace('\u0000', '\\u0000')}":"x"}`))).toEqual({ path: '/' });
  });

  test('that are there twice have the last value', async () => {
    expect(await c.json(c.post('/events', `{"key":"${c.key}","visitor":{"id":"visitor-0000000001","consent":"granted"},"events":[{"kind":"search","kind":"page_view","uid":"${UID}","payload":{"path":"/a","path":"/b"}}]}`))).toEqual({ ...NOTHING, stored: 1 });
    expect(await c.payloadOf(UID)).toEqual({ path: '/b' });
  });
});

describe('the values of a payload', () => {
  test.each([0, -1, 1.5, 1e21, Number.MAX_SAFE_INTEGER, true, false, null, '', 'text'])('%j is a scalar [I-PAYLOAD-1]', async (value) => {
    expect(await kept('page_view', { type: value })).toEqual({ type: value });
  });

  test.each([{}, null, undefined])('there are none of %j [I-PAYLOAD-1]', async (payload) => {
    expect(await kept('page_view', payload)).toBeNull();
  });

  const many = (count: number): object => Object.fromEntries(Array.from({ length: count }, (_, at) => [at === 0 ? 'path' : `k${String(at)}`, '/']));

  test('of up to 20 keys are kept, whether they are of the kind or not, and of 21 none [I-PAYLOAD-1]', async () => {
    expect(await kept('page_view', many(20))).toEqual({ path: '/' });
    expect(await c.events([{ kind: 'page_view' }, { kind: 'page_view', uid: 'event-002', payload: many(21) }])).toEqual({ ...NOTHING, stored: 2, payloadDropped: [1] });
    expect(await c.payloadOf('event-002')).toBeNull();
  });

  test('are texts of up to 500 characters, however many bytes those have [I-PAYLOAD-1]', async () => {
    for (const character of ['x', 'è', '😀']) {
      expect(await title(character.repeat(500))).toBe(character.repeat(500));
      await c.empty();
      expect(await c.events([{ kind: 'page_view', payload: { title: character.repeat(501) } }])).toEqual({ ...NOTHING, stored: 1, payloadDropped: [0] });
      await c.empty();
    }
  });

  test.each([
    ['a list', []], ['a text', 'path'], ['a number', 7], ['true', true], ['a list of pairs', [['path', '/']]], ['an object in it', { path: '/', title: {} }], ['a list in it', { path: '/', title: ['x'] }], ['an object under a key that is not kept', { path: '/', more: { a: 1 } }],
    ['a text of 501 under a key that is not kept', { path: '/', more: 'x'.repeat(501) }], ['an object as prototype', JSON.parse('{"path":"/","__proto__":{"title":"x"}}') as unknown],
  ])('%s is dropped, and its event kept [I-PAYLOAD-1]', async (_what, payload) => {
    expect(await c.events([{ kind: 'page_view' }, { kind: 'page_view', uid: UID, payload }])).toEqual({ ...NOTHING, stored: 2, payloadDropped: [1] });
    expect(await c.payloadOf(UID)).toBeNull();
  });

  test('of a rejected event and of a repeated one are not said to be dropped [I-PAYLOAD-1]', async () => {
    expect(await c.events([{ kind: 'nothing', payload: [] }, { kind: 'page_view', uid: UID }, { kind: 'page_view', uid: UID, payload: [] }])).toEqual({ ...NOTHING, stored: 1, duplicates: 1, rejected: [{ index: 0, reason: 'kind' }] });
  });
});

describe('texts', () => {
  test.each([
    ['a\u0000b', 'ab'], ['\u0001a\u001f', 'a'], ['a\u007fb', 'ab'], ['a\u0008\u000b\u000c\u000eb', 'ab'], ['a\tb', 'a\tb'], ['a\nb\r\nc', 'a\nb\r\nc'], [' \t\r\n a b \n\t', 'a b'], ['\u0000 a \u0000', 'a'], ['\u0000', ''], ['a\u0085b', 'a\u0085b'], ['a\u200bb', 'a\u200bb'], ['😀', '😀'],
    ['a\ud800b', 'a\ufffdb'], ['\udc00\ud800', '\ufffd\ufffd'],
  ])('%j is kept as %j [I-TEXT-1] [I-HOSTILE-1]', async (text, stored) => {
    expect(await title(text)).toBe(stored);
  });

  test('of queries have one blank for white space, tabs and line breaks too, and no control characters [I-TEXT-1] [I-QUERY-1]', async () => {
    for (const [query, stored] of [[' red \t\n shirt ', 'red shirt'], ['red\r\nshirt', 'red shirt'], ['re\u0000d', 'red'], ['red\u0007\u0007 shirt', 'red shirt'], ['red\u00a0\u2003shirt', 'red shirt'], ['\u0000', ''], ['  ', ''], ['a\ud800', 'a\ufffd']] as const) {
      expect(await kept('search', { query })).toEqual({ query: stored });
      await c.empty();
    }
  });

  test('of queries are cut to 200 characters, after white space is collapsed [I-QUERY-1]', async () => {
    for (const [query, stored] of [['x'.repeat(200), 'x'.repeat(200)], ['x'.repeat(201), 'x'.repeat(200)], ['😀'.repeat(201), '😀'.repeat(200)], [`a${' '.repeat(300)}b`, 'a b']] as const) {
      expect(await kept('search', { query })).toEqual({ query: stored });
      await c.empty();
    }
  });
});

describe('hostile events', () => {
  test.each([
    ['9007199254740993', 9007199254740992], ['-0', 0], ['1e308', 1e308], ['0.1e1', 1],
  ])('the number %s is what JSON makes of it [I-HOSTILE-1]', async (number, stored) => {
    const answer = await c.json(c.post('/events', `{"key":"${c.key}","visitor":{"id":"visitor-0000000001","consent":"granted"},"events":[{"kind":"search","uid":"${UID}","payload":{"results":${number},"query":"x"}}]}`));
    expect(answer).toEqual({ ...NOTHING, stored: 1 });
    expect(await c.payloadOf(UID)).toEqual({ results: stored, query: 'x' });
  });

  test.each(['1e400', '-1e400'])('the number %s is none, and its payload is dropped [I-HOSTILE-1]', async (number) => {
    expect(await c.json(c.post('/events', `{"key":"${c.key}","visitor":{"id":"visitor-0000000001","consent":"granted"},"events":[{"kind":"search","uid":"${UID}","payload":{"results":${number}}}]}`))).toEqual({ ...NOTHING, stored: 1, payloadDropped: [0] });
  });

  test.each(['NaN', 'Infinity', '01', '+1', '.5', '0x10', '1_000'])('the number %s is no JSON: 422 [I-HOSTILE-1]', async (number) => {
    expect((await c.read(c.post('/events', `{"visitor":{"id":"visitor-0000000001","consent":"granted"},"events":[{"kind":"search","payload":{"results":${number}}}]}`, { headers: { 'x-service-key': c.key } })))[0]).toBe(422);
  });

  const nested = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth);
  const DEEP: readonly [where: string, body: string, answer: object][] = [
    ['an event', `"events":[${nested('[', ']', 30_000)}]`, { ...NOTHING, rejected: [{ index: 0, reason: 'shape' }] }],
    ['a kind', `"events":[{"kind":${nested('[', ']', 30_000)}}]`, { ...NOTHING, rejected: [{ index: 0, reason: 'kind' }] }],
    ['a payload', `"events":[{"kind":"page_view","payload":${nested('{"a":', '}', 9_000).replace('}', '1}')}}]`, { ...NOTHING, stored: 1, payloadDropped: [0] }],
    ['a value', `"events":[{"kind":"page_view","payload":{"title":${nested('[', ']', 30_000)}}}]`, { ...NOTHING, stored: 1, payloadDropped: [0] }],
    ['a uid', `"events":[{"kind":"page_view","uid":${nested('[', ']', 30_000)}}]`, { ...NOTHING, rejected: [{ index: 0, reason: 'uid' }] }],
    ['a ref', `"events":[{"kind":"page_view","ref":${nested('[', ']', 30_000)}}]`, { ...NOTHING, stored: 1 }],
    ['a field of no event', `"events":[{"kind":"page_view","more":${nested('[', ']', 30_000)}}]`, { ...NOTHING, stored: 1 }],
    ['a field of no batch', `"more":${nested('[', ']', 30_000)}`, NOTHING],
    ['a session', `"session":${nested('[', ']', 30_000)}`, NOTHING],
    ['a customer', `"customer":${nested('[', ']', 30_000)}`, NOTHING],
  ];
  test.each(DEEP)('deep in %s are answered as shallow ones [I-HOSTILE-2]', async (_where, body, answer) => {
    expect(await c.json(c.post('/events', `{"key":"${c.key}","visitor":{"id":"visitor-0000000001","consent":"granted"},${body}}`))).toEqual(answer);
  });

  test.each(['"v"', '"test"', '"visitor"', '"events"'])('deep in %s are 422 [I-HOSTILE-2]', async (field) => {
    expect((await c.read(c.post('/events', `{"visitor":{"id":"visitor-0000000001","consent":"granted"},${field}:${nested('{"a":', '}', 9_000).replace('}', '1}')}}`, { headers: { 'x-service-key': c.key } })))[0]).toBe(422);
  });

  test('wide ones are answered as narrow ones [I-HOSTILE-2]', async () => {
    const wide = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`k${String(at)}`, 1]));
    expect(await c.events([{ kind: 'page_view', payload: wide }])).toEqual({ ...NOTHING, stored: 1, payloadDropped: [0] });
    expect(await c.events([{ kind: 'page_view', ...wide }], { session: 's'.repeat(16) })).toEqual({ ...NOTHING, stored: 1 });
    expect((await c.read(c.post('/events', { visitor: { id: 'visitor-0000000001', consent: 'granted' }, events: Array.from({ length: 20_000 }, () => 1) })))[0]).toBe(422);
    expect(await c.json(c.post('/events', { ...wide, visitor: { ...wide, id: 'visitor-0000000001', consent: 'granted', purposes: Array.from({ length: 2000 }, () => 'p') } }))).toEqual(NOTHING);
  });

  test('prototypes are no fields of a batch, a visitor or an event [I-HOSTILE-1]', async () => {
    const post = (body: string): Promise<readonly [number, string]> => c.read(c.post('/events', body, { headers: { 'x-service-key': c.key } }));
    expect((await post('{"__proto__":{"visitor":{"id":"visitor-0000000001","consent":"granted"}}}'))[0]).toBe(422);
    expect((await post('{"visitor":{"__proto__":{"id":"visitor-0000000001","consent":"granted"}}}'))[0]).toBe(422);
    expect(JSON.parse((await post('{"visitor":{"id":"visitor-0000000001","consent":"granted"},"events":[{"__proto__":{"kind":"page_view"}},{"constructor":{"kind":"page_view"}}]}'))[1])).toEqual({ ...NOTHING, rejected: [{ index: 0, reason: 'kind' }, { index: 1, reason: 'kind' }] });
    expect((await c.read(c.post('/events', `{"__proto__":{"key":"${c.key}"}}`)))[0]).toBe(404);
  });
});
