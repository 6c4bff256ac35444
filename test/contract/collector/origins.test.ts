import { NOTHING, openCollector, VISITOR, type Collector } from './open-collector.js';

let c: Collector;
beforeAll(async () => { c = await openCollector({ isTolerant: true }); });
afterAll(() => c.close());

const GRANTED = { id: VISITOR, consent: 'granted' };

const posted = async (origin: string | null, { key = c.key, headers = {} }: { readonly key?: string; readonly headers?: Readonly<Record<string, string>> } = {}): Promise<readonly [number, string | null]> => {
  const response = await c.post('/events', { visitor: GRANTED }, { origin, key, headers });
  await response.text();
  return [response.status, response.headers.get('access-control-allow-origin')];
};

describe('the origin of a page', () => {
  test.each(['https://shop.example', 'http://shop.example', 'https://SHOP.example', 'HTTPS://Shop.Example', 'https://shop.example:8443', 'https://a.shop.example', 'https://b.a.shop.example', 'https://a.shop.example:3000'])('%s is of the store [I-ORIGIN-1] [I-ORIGIN-2]', async (origin) => {
    expect(await posted(origin)).toEqual([202, origin]);
  });

  test.each([
    'https://evil.example', 'https://shop.example.evil.example', 'https://evilshop.example', 'https://shop.example@evil.example', 'https://shop.example.', 'https://.shop.example', 'ftp://shop.example', 'chrome-extension://shop.example',
    'shop.example', '//shop.example', 'null', '', 'https://', 'https://shop.example, https://evil.example', 'javascript:shop.example',
  ])('%j is not, and its page cannot read why [I-ORIGIN-1]', async (origin) => {
    expect(await posted(origin)).toEqual([403, null]);
  });

  test('is needed for a POST: a Referer does not stand in for it [I-ORIGIN-1]', async () => {
    expect(await posted(null)).toEqual([403, null]);
    expect(await posted(null, { headers: { referer: 'https://shop.example/shirts' } })).toEqual([403, null]);
    expect((await c.read(c.post('/consent', { visitor: GRANTED }, { origin: null })))[0]).toBe(403);
  });

  test('that is of no domain is told how to become one [I-ORIGIN-1]', async () => {
    expect(JSON.parse((await c.read(c.post('/events', { visitor: GRANTED }, { origin: 'https://evil.example' })))[1])).toEqual({
      code: 'origin_not_allowed', message: 'The page is of no domain of this collector. Add its host to the domains in the settings of the collector; a server sends the header Origin with the address of its shop',
    });
  });

  test('below a wildcard is not the domain itself [I-ORIGIN-2]', async () => {
    const { key } = await c.install({ collector: { domains: ['*.only.example'] } });
    expect([await posted('https://only.example', { key }), await posted('https://a.only.example', { key }), await posted('https://b.a.only.example', { key }), await posted('https://aonly.example', { key })])
      .toEqual([[403, null], [202, 'https://a.only.example'], [202, 'https://b.a.only.example'], [403, null]]);
  });

  test('of a domain without a wildcard is that alone, in its international form too [I-ORIGIN-1]', async () => {
    const { key } = await c.install({ collector: { domains: ['Bücher.example', '127.0.0.1'] } });
    expect([await posted('https://xn--bcher-kva.example', { key }), await posted('https://a.xn--bcher-kva.example', { key }), await posted('http://127.0.0.1:8080', { key })]).toEqual([[202, 'https://xn--bcher-kva.example'], [403, null], [202, 'http://127.0.0.1:8080']]);
  });

  test('is never right where no domain is named [I-ORIGIN-1]', async () => {
    const { key } = await c.install({ collector: { domains: [] } });
    expect([await posted('https://shop.example', { key }), await posted('null', { key })]).toEqual([[403, null], [403, null]]);
  });
});

describe('wildcards', () => {
  const REFUSED = 'must be below a domain of your own: on a public suffix or a shared platform other subdomains belong to somebody else';

  test.each(['*.com', '*.co.uk', '*.it', '*.example', '*.localhost', '*.myshopify.com', '*.github.io', '*.vercel.app', '*.netlify.app', '*.pages.dev', '*.web.app', '*.MyShopify.com', '*.127.0.0.1', '*.wordpress.com', '*.squarespace.com', '*.MyBigCommerce.com', '*.my.site.com'])('%s is refused when it is saved [I-ORIGIN-3]', async (domain) => {
    await expect(c.install({ collector: { domains: ['shop.example', domain] } })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'collector.domains.1': [REFUSED] } });
  });

  test.each(['*.shop.co.uk', '*.shop.it', '*.eu.shop.com', '*.brand.myshopify.com', 'brand.myshopify.com', 'shop.github.io', '*.brand.wordpress.com', 'brand.squarespace.com'])('%s is below a domain of its owner [I-ORIGIN-3] [REL-S15]', async (domain) => {
    const { key } = await c.install({ collector: { domains: [domain] } });
    expect((await posted(`https://${domain.replace('*', 'a')}`, { key }))[0]).toBe(202);
  });

  test.each(['https://shop.example', 'shop.example/shirts', 'shop.example:8443', '*', '*.', '*.*.shop.example', 'a.*.shop.example', 'shop example', '', '.shop.example', 'shop.example.', 'shop..example', '-'.repeat(254)])('%j is no domain [I-ORIGIN-3]', async (domain) => {
    await expect(c.install({ collector: { domains: [domain] } })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  test('that were saved earlier on a public suffix or a shared platform match nothing [I-ORIGIN-3] [REL-S15]', async () => {
    const { key, id } = await c.install();
    const domains = ['*.myshopify.com', '*.co.uk', 'shop.example'];
    await c.database('identity').inTransaction((transaction) => transaction.execute('UPDATE connection SET settings = ? WHERE id = ?', [JSON.stringify({ domains }), id]));
    expect([await posted('https://brand.myshopify.com', { key }), await posted('https://shop.co.uk', { key }), await posted('https://shop.example', { key })]).toEqual([[403, null], [403, null], [202, 'https://shop.example']]);
  });
});

describe('the origin null', () => {
  const CHECKOUTS = [{ kind: 'checkout_start', uid: 'pixel-00001' }, { kind: 'page_view', uid: 'pixel-00002' }, { kind: 'purchase', uid: 'pixel-00003', payload: { order: '1001' } }, { kind: 'add_to_cart', uid: 'pixel-00004' }, { kind: 'nothing', uid: 'pixel-00005' }];

  test('is refused unless the web pixel is on [I-ORIGIN-4] [REL-S15]', async () => {
    expect(await posted('null')).toEqual([403, null]);
  });

  test('is that of the web pixel, of which checkouts and purchases pass, in a channel of their own [I-ORIGIN-4]', async () => {
    const { key } = await c.install({ collector: { domains: ['shop.example'], webPixel: true } });
    expect(await posted('null', { key })).toEqual([202, 'null']);
    expect(await c.events(CHECKOUTS, { visitor: { channel: 'online-store' } }, { key, origin: 'null' }))
      .toEqual({ ...NOTHING, stored: 2, rejected: [{ index: 1, reason: 'origin' }, { index: 3, reason: 'origin' }, { index: 4, reason: 'kind' }] });
    expect(await c.rows("SELECT uid, channel FROM shopper_event WHERE uid LIKE 'pixel-%' ORDER BY uid")).toEqual([{ uid: 'pixel-00001', channel: 'web-pixel' }, { uid: 'pixel-00003', channel: 'web-pixel' }]);
  });

  test('does not narrow what pages of the store report [I-ORIGIN-4]', async () => {
    const { key } = await c.install({ collector: { domains: ['shop.example'], webPixel: true } });
    expect(await c.events([{ kind: 'page_view', uid: 'page-00001' }], { visitor: { channel: 'online-store' } }, { key })).toEqual({ ...NOTHING, stored: 1 });
    expect(await c.rows("SELECT channel FROM shopper_event WHERE uid = 'page-00001'")).toEqual([{ channel: 'online-store' }]);
  });
});

describe('a download', () => {
  const pinged = async (headers: Readonly<Record<string, string>>, method = 'GET'): Promise<readonly [number, string | null]> => {
    const response = await c.send(`/ping?key=${c.key}`, { method }, { origin: null, headers });
    return [response.status, response.headers.get('access-control-allow-origin')];
  };

  test('is known by its Origin, and without one by its Referer [I-ORIGIN-5]', async () => {
    expect(await pinged({ origin: 'https://shop.example' })).toEqual([200, 'https://shop.example']);
    expect(await pinged({ referer: 'https://shop.example/shirts?a=b#c' })).toEqual([200, null]);
    expect(await pinged({ referer: 'https://a.shop.example/' }, 'HEAD')).toEqual([200, null]);
  });

  test('with neither, or with those of others, is 403; an Origin counts before a Referer [I-ORIGIN-5]', async () => {
    expect(await pinged({})).toEqual([403, null]);
    expect(await pinged({ referer: 'https://evil.example/?https://shop.example' })).toEqual([403, null]);
    expect(await pinged({ referer: 'null' })).toEqual([403, null]);
    expect(await pinged({ origin: 'https://evil.example', referer: 'https://shop.example/' })).toEqual([403, null]);
  });
});
