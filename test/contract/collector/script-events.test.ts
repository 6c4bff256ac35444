// On the embedded database only: pages and scripts are the same bytes whatever the database.
import { inBrowser } from '../../kit/browser.js';
import { withShop } from './shop.js';
import { KEY } from './stand-in.js';

inBrowser('events that collect.js sends', () => {
  const shop = withShop();
  const open = (path?: string, attributes = ''): Promise<void> => shop.open(path, shop.script(`data-consent="granted" ${attributes}`));
  const kinds = async (count: number): Promise<readonly string[]> => (await shop.collector.events(count)).map(({ kind }) => kind);

  test('a page view has the address without its query, the title, the campaign and where the shopper came from, under the visitor and session', async () => {
    await open('/shoes?q=red+boots&utm_source=news&utm_medium=email&utm_campaign=spring&size=42#top', 'data-channel="web" data-page-type="list"');
    await shop.pass(1);
    const [consent, events] = await shop.collector.calls(2);
    expect([consent?.path, consent?.body.visitor]).toEqual(['/api/collect/v1/consent', events?.body.visitor]);
    expect(events).toEqual({
      path: '/api/collect/v1/events', query: '', origin: shop.base, type: 'text/plain;charset=UTF-8', bytes: expect.any(Number),
      body: {
        key: KEY, v: 1, sentAt: expect.stringMatching(/^2026-03-03T10:00:0[01]\.000Z$/), session: expect.stringMatching(/^[0-9a-f]{32}$/),
        visitor: { id: expect.stringMatching(/^[0-9a-f]{32}$/), consent: 'granted', purposes: ['analytics', 'personalisation'], consentSource: 'manual', locale: 'it-IT', channel: 'web' },
        events: [{
          kind: 'page_view', uid: expect.stringMatching(/^[0-9a-f]{24}$/), at: '2026-03-03T10:00:00.000Z',
          payload: { path: '/shoes?q=red%20boots', title: 'Shop /shoes?q=red+boots&utm_source=news&utm_medium=email&utm_campaign=spring&size=42', type: 'list', utm_source: 'news', utm_medium: 'email', utm_campaign: 'spring' },
        }],
      },
    });
  });

  test('a shopper from another site brings its host', async () => {
    await shop.page.setExtraHTTPHeaders({ Referer: 'https://news.example/article?private=1' });
    await open();
    await shop.pass(1);
    expect((await shop.collector.events(1))[0]?.payload).toEqual({ path: '/', title: 'Shop /', referrer_host: 'news.example' });
  });

  test('events of a second are one batch, with their references and payloads', async () => {
    await open('/', 'data-page-views="off"');
    await shop.page.evaluate(() => { // at once: when the consent is answered, what is there by then is sent
      const collect = Reflect.get(globalThis, 'porticoCollect');
      collect('track', 'product_view', { price: 19.9, currency: 'EUR', list: 'home', position: 3 }, 'SHIRT_M');
      collect('track', 'search', { query: 'boots', results: 0 });
      collect('track', 'add_to_cart', { cart: 'c1', quantity: 2 }, 4711);
    });
    await shop.pass(1);
    expect((await shop.collector.calls(2))[1]?.body.events).toMatchObject([
      { kind: 'product_view', ref: 'SHIRT_M', payload: { price: 19.9, currency: 'EUR', list: 'home', position: 3 } },
      { kind: 'search', payload: { query: 'boots', results: 0 } },
      { kind: 'add_to_cart', ref: '4711', payload: { cart: 'c1', quantity: 2 } },
    ]);
  });

  /** The orders and uids of so many events, each once. */
  const bought = async (count: number) => (await shop.collector.events(count)).map(({ uid, payload }) => ({ uid, order: payload['order'] }));

  test('a purchase that names its order has the same uids when its page is loaded again, which no other visitor has', async () => {
    const buy = async (order: string): Promise<void> => {
      await shop.command('track', 'purchase', { order, value: 39.8, currency: 'EUR' });
      await shop.command('track', 'purchase', { order, quantity: 1, price: 19.9 }, 'SHIRT_M');
      await shop.command('track', 'purchase', { order, quantity: 1, price: 0 }, 'SHIRT_M');
      await shop.pass(1);
    };
    await open('/thanks', 'data-page-views="off"');
    await buy('1042');
    await bought(3);
    await open('/thanks', 'data-page-views="off"');
    await shop.command('cart', 'the-next-one');
    await buy('1042');
    await buy('1043');
    await bought(6);
    await shop.command('reset');
    await buy('1042');
    const all = await bought(9);
    expect(all.map(({ order }) => order)).toEqual(['1042', '1042', '1042', '1043', '1043', '1043', '1042', '1042', '1042']);
    expect(all.filter(({ uid }) => /^[0-9a-f]{20}[a-z0-9_]{1,8}$/.test(uid))).toHaveLength(9);
    expect(new Set(all.map(({ uid }) => uid.slice(0, 20))).size).toBe(2);
  });

  test('so it has when the shopper agrees after it was told; a purchase without an order is one each time', async () => {
    const head = shop.script('data-consent="manual" data-page-views="off"');
    const buy = async (): Promise<void> => {
      await shop.command('track', 'purchase', { order: '1042', value: 39.8, currency: 'EUR' });
      await shop.command('track', 'purchase', { value: 39.8, currency: 'EUR' });
    };
    await shop.open('/thanks', head);
    await buy();
    await shop.command('consent', 'granted');
    await bought(2);
    await shop.open('/thanks', head);
    await buy();
    await shop.pass(1);
    expect((await bought(3)).map(({ order }) => order)).toEqual(['1042', undefined, undefined]);
  });

  test('fifty events do not wait, and a batch has no more than fifty and stays below 64 KB', async () => {
    await open('/', 'data-page-views="off"');
    await shop.page.evaluate(() => { for (let index = 0; index < 60; index += 1) Reflect.get(globalThis, 'porticoCollect').track('search', { query: `q${String(index)}` }); });
    await shop.collector.events(50);
    await shop.pass(1);
    expect((await shop.collector.events(60)).map(({ payload }) => payload['query'])).toEqual(Array.from({ length: 60 }, (_, index) => `q${String(index)}`));
    await shop.page.evaluate(() => { for (let index = 0; index < 30; index += 1) Reflect.get(globalThis, 'porticoCollect').track('page_view', Object.fromEntries(Array.from({ length: 20 }, (_, key) => [`key${String(key)}`, '\u20ac'.repeat(500)]))); });
    await shop.pass(1);
    await shop.collector.events(90);
    expect(Math.max(...shop.collector.got.map(({ bytes }) => bytes))).toBeLessThan(65_536);
    expect(Math.max(...shop.collector.got.map(({ body }) => body.events?.length ?? 0))).toBe(50);
  });

  test('what the collector would drop a payload for is cut or left out, and the rest kept', async () => {
    await open('/', 'data-page-views="off"');
    await shop.page.evaluate(() => {
      Reflect.get(globalThis, 'porticoCollect').track('search', { query: `${'x'.repeat(499)}\u{1F600}`, _own: 1, nested: { a: 1 }, list: [1], nothing: null, no: NaN, empty: '', yes: true, results: 0, ...Object.fromEntries(Array.from({ length: 30 }, (_, key) => [`k${String(key)}`, key])) });
      Reflect.get(globalThis, 'porticoCollect').track('search', 'none');
    });
    await shop.pass(1);
    const [first, second] = await shop.collector.events(2);
    expect(first?.payload).toEqual({ query: 'x'.repeat(499), yes: true, results: 0, ...Object.fromEntries(Array.from({ length: 17 }, (_, key) => [`k${String(key)}`, key])) });
    expect(second?.payload).toEqual({});
  });

  test('pages of a shop that does not load them are viewed once each, whatever their fragment and query', async () => {
    await open('/a');
    await shop.page.evaluate(() => {
      history.pushState({}, '', '/b');
      history.replaceState({}, '', '/c?variant=1');
      document.title = 'C';
    });
    await shop.pass(1);
    await shop.page.evaluate(() => {
      history.replaceState({}, '', '/c?variant=2');
      location.hash = 'reviews';
    });
    await shop.pass(1);
    await shop.page.evaluate(() => { history.go(-1); });
    await shop.page.evaluate(() => { history.pushState({}, '', '/d?q=x'); });
    await shop.pass(2);
    expect((await shop.collector.events(3)).map(({ payload }) => [payload['path'], payload['title']])).toEqual([['/a', 'Shop /a'], ['/c', 'C'], ['/d?q=x', 'C']]);
  });

  test('what waits is sent when the page is left, whatever comes next', async () => {
    await open('/a');
    await shop.command('track', 'add_to_cart', { quantity: 1 }, 'SHIRT_M');
    await shop.page.goto('about:blank');
    expect(await kinds(2)).toEqual(['page_view', 'add_to_cart']);
    expect(new Set(shop.collector.got.map(({ type }) => type))).toEqual(new Set(['text/plain;charset=UTF-8']));
  });

  test.each([['refuses', 'navigator.sendBeacon = () => false'], ['is missing', 'Navigator.prototype.sendBeacon = undefined'], ['throws', "navigator.sendBeacon = () => { throw new Error('no') }"]])('it is sent by fetch where the beacon %s', async (_, fault) => {
    await shop.page.addInitScript(fault);
    await open('/a');
    await shop.page.evaluate(() => { dispatchEvent(new PageTransitionEvent('pagehide')); });
    expect(await kinds(1)).toEqual(['page_view']);
  });

  test('a page that comes back from the browser\'s cache is viewed again, and sends on', async () => {
    await open('/a');
    await shop.pass(1);
    await shop.page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await shop.pass(1);
    expect((await shop.collector.events(2)).map(({ payload }) => payload)).toEqual([{ path: '/a', title: 'Shop /a' }, { path: '/a', title: 'Shop /a' }]);
  });

  test('visitor and session go on from page to page; the session ends after thirty minutes without events, the visitor after thirteen months', async () => {
    const ids = async (count: number): Promise<unknown> => {
      await shop.pass(1);
      const { body } = (await shop.collector.calls(count)).slice(-1)[0] ?? {};
      return [body?.visitor['id'], body?.session];
    };
    await open('/a');
    const [visitor, session] = [await ids(2)].flat();
    await open('/b');
    expect(await ids(3)).toEqual([visitor, session]);
    await shop.settled();
    await shop.page.clock.fastForward('31:00');
    await shop.command('track', 'search', { query: 'x' });
    const later = [await ids(4)].flat();
    expect([later[0], later[1] === session]).toEqual([visitor, false]);
    await shop.settled();
    await shop.page.clock.setSystemTime('2027-04-05T10:00:00.000Z');
    await shop.command('track', 'search', { query: 'x' });
    expect([await ids(5)].flat()[0]).not.toBe(visitor);
  });
});
