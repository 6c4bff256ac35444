import { NOTHING, openCollector, type Collector } from './open-collector.js';

let c: Collector;
beforeAll(async () => { c = await openCollector({ isTolerant: true }); });
afterAll(() => c.close());
beforeEach(() => c.empty());

const UID = 'event-001';

describe('the path of a page', () => {
  const pathOf = async (path: unknown): Promise<unknown> => {
    expect(await c.events([{ kind: 'page_view', uid: UID, payload: { path } }])).toEqual({ ...NOTHING, stored: 1 });
    return (await c.payloadOf(UID) as { readonly path?: unknown }).path;
  };

  test.each([
    ['/', '/'], ['/shirts', '/shirts'], ['/shirts?page=2', '/shirts'], ['/shirts#top', '/shirts'], ['/shirts?page=2#top', '/shirts'], ['/shirts#top?page=2', '/shirts'], ['/shirts/', '/shirts/'], ['shirts', 'shirts'], ['', ''], ['?utm_source=x', ''], ['#top', ''],
    ['/search?q=red', '/search?q=red'], ['/search?q=red+shirt&page=2', '/search?q=red+shirt'], ['/search?page=2&q=red%20shirt', '/search?q=red+shirt'], ['/search?q=a&q=b', '/search?q=a'], ['/search?q=', '/search?q='], ['/search?q', '/search?q='], ['/search?Q=red', '/search'], ['/search?q[]=red', '/search'],
    ['/search?q=caffè', '/search?q=caff%C3%A8'], ['/search?q=%', '/search?q=%25'], ['/search?q=a%23b', '/search?q=a%23b'], ['/search?token=secret?q=red', '/search'], ['/search#?q=red', '/search'],
    ['https://shop.example/shirts?page=2', '/shirts'], ['https://shop.example', '/'], ['https://ada:secret@shop.example/shirts', '/shirts'], ['https://shop.example?q=red', '?q=red'], ['/go?to=https://a.example/', '/go'],
  ])('%j is kept as %j [I-PATH-1]', async (path, kept) => {
    expect(await pathOf(path)).toBe(kept);
  });

  test.each(['ada%40example.test', 'ada@example.test', '12345678', '%2B39%20333%201234567', '333-123-4567'])('has no q that looks like personal data: %s [I-PATH-1] [I-QUERY-2]', async (query) => {
    expect(await pathOf(`/search?q=${query}`)).toBe('/search');
  });

  test.each([
    ['/account', '/account'], ['/account/orders/1001', '/account'], ['/account?email=ada@example.test', '/account'], ['/account#token', '/account'], ['/account/login?q=red', '/account'], ['/account/', '/account'], ['account/orders', '/account'], ['//account//orders', '/account'],
    ['/checkout/abc/thank_you', '/checkout'], ['/checkouts/cn/Z2NwLWV1cm9wZS13ZXN0', '/checkouts'], ['/orders/9f8e7d6c', '/orders'], ['/customer/reset/abc', '/customer'], ['/Account/Orders', '/Account'], ['/%61ccount/orders/1001', '/%61ccount'], ['https://shop.example/account/orders/1001', '/account'],
    ['/./account/orders', '/account'], ['/shirts/../account/orders', '/account'], ['/%2e/account/orders', '/account'], ['\\account\\orders', '/account'], ['/account;jsession=1/orders', '/account'],
    ['/accounts/1', '/accounts/1'], ['/shirts/account/1', '/shirts/account/1'], ['/my-orders/1', '/my-orders/1'], ['/order/1', '/order/1'],
  ])('%j is kept as %j [I-PATH-2]', async (path, kept) => {
    expect(await pathOf(path)).toBe(kept);
  });

  test('is treated alike as the page that led to a product, also when it was put in a cart [I-PATH-1] [I-PATH-2]', async () => {
    const events = [['product_view', '/account/orders/1?x=1'], ['product_view', '/shirts?q=red&x=1'], ['add_to_cart', '/orders/1001'], ['add_to_cart', '/shirts?x=1#a']].map(([kind, from], at) => ({ kind, uid: `event-00${String(at)}`, payload: { from } }));
    expect(await c.events(events)).toEqual({ ...NOTHING, stored: 4 });
    expect(await Promise.all(events.map(({ uid }) => c.payloadOf(uid)))).toEqual([{ from: '/account' }, { from: '/shirts?q=red' }, { from: '/orders' }, { from: '/shirts' }]);
  });

  test('that is no text is kept as it is', async () => {
    expect([await pathOf(7)]).toEqual([7]);
  });
});

describe('a query', () => {
  const PRIVATE = [
    'ada@example.test', 'ada.rossi+shop@mail.example.test', 'orders of ada@example.test please', '<ada@example.test>', 'mailto:ada@example.test', 'ada@example.test,', 'ada＠example.test', '"ada rossi"@example.test', 'ada@example.test@', 'ada@example.test,bob@localhost', '@ada@example.test', 'ada@münchen.test',
    '12345678', 'order 123456789012', '1234567890123456', '١٢٣٤٥٦٧٨', '１２３４５６７８', 'a12345678b',
    '333 123 4567', '333-123-4567', '333.123.4567', '(333) 123-4567', '333/123/4567', '02 1234 567', '1 2 3 4 5 6 7 8 9', '333\u00a0123\u00a04567', '333\u2011123\u20114567', '333–123–4567', '333\u200b123\u200b4567', '\u202a333 123 4567\u202c', '333\t123\n4567',
    '+391234', '+39 12 34', '+39-12-34', '+ 39 12 34', 'call +391234 now', '＋391234', '+\u202d391234',
  ];
  test.each(PRIVATE)('that looks like personal data is withheld: %j [I-QUERY-2] [REL-S15]', async (query) => {
    expect(await c.events([{ kind: 'search', uid: 'event-000', payload: { query: 'red' } }, { kind: 'search', uid: UID, payload: { query, results: 3 } }])).toEqual({ ...NOTHING, stored: 2, withheld: [1] });
    expect(await c.payloadOf(UID)).toEqual({ query: null, results: 3, _withheld: true });
    expect(await c.rows('SELECT DISTINCT term FROM search_figure')).toEqual([{ term: 'red' }]);
  });

  test.each([
    'red shirt', 'iphone 15 pro', '1234567', '12 34 56 78', '12345 678', 'size 38 40 42 44', '2026-11-21', '+39123', '+39 12 3', 'a+b+c 1 2 3', '@home', 'ada@', 'ada@localhost', 'ada @ example.test', 'shirt @ 19.90', '1,2,3,4,5,6,7,8,9', 'EN 13034 type 6', 'a1b2c3d4e5f6g7h8i9', '1234567x7654321',
  ])('that does not is kept: %j [I-QUERY-2]', async (query) => {
    expect(await c.events([{ kind: 'search', uid: UID, payload: { query } }])).toEqual({ ...NOTHING, stored: 1 });
    expect(await c.payloadOf(UID)).toEqual({ query });
  });

  test('that is a number is read as its text [I-QUERY-2]', async () => {
    expect(await c.events([{ kind: 'search', uid: 'event-001', payload: { query: 12345678 } }, { kind: 'search', uid: 'event-002', payload: { query: 1234567 } }, { kind: 'search', uid: 'event-003', payload: { query: null } }])).toEqual({ ...NOTHING, stored: 3, withheld: [0] });
    expect([await c.payloadOf('event-001'), await c.payloadOf('event-002'), await c.payloadOf('event-003')]).toEqual([{ query: null, _withheld: true }, { query: 1234567 }, { query: null }]);
  });

  test('is looked at as a whole, before it is cut to 200 characters [I-QUERY-2]', async () => {
    expect((await c.events([{ kind: 'search', payload: { query: `${'x '.repeat(99)}12345678` } }, { kind: 'search', payload: { query: `${'x'.repeat(230)} ada@example.test` } }]))['withheld']).toEqual([0, 1]);
  });

  test('of a repeated event is not said to be withheld, and other payloads have none [I-QUERY-2]', async () => {
    expect(await c.events([{ kind: 'search', uid: UID, payload: { query: 'red' } }, { kind: 'search', uid: UID, payload: { query: 'ada@example.test' } }, { kind: 'page_view', payload: { title: 'ada@example.test', query: 'ada@example.test' } }]))
      .toEqual({ ...NOTHING, stored: 2, duplicates: 1 });
  });
});
