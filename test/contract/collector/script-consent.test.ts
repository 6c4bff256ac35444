// On the embedded database only: pages and scripts are the same bytes whatever the database.
import { inBrowser } from '../../kit/browser.js';
import { withShop } from './shop.js';
import { taken } from './stand-in.js';

const NOTHING = { cookies: '', local: {}, session: {} };
const GTAG = '<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}</script>';

inBrowser('consent in collect.js', () => {
  const shop = withShop();
  const gtag = async (verb: string, signals: object): Promise<void> => {
    await shop.settled();
    await shop.page.evaluate(([what, said]) => { Reflect.get(globalThis, 'gtag')('consent', what, said); }, [verb, signals] as const);
  };
  /** Events are made, time passes, the page is hidden: nothing may have been kept or sent. */
  const expectSilence = async (): Promise<void> => {
    await shop.command('track', 'search', { query: 'before' });
    await shop.pass(60);
    await shop.page.evaluate(() => { dispatchEvent(new PageTransitionEvent('pagehide')); });
    expect(await shop.kept()).toEqual(NOTHING);
    expect(shop.collector.got).toEqual([]);
  };
  const visitor = async (calls: number): Promise<unknown> => (await shop.collector.calls(calls)).at(-1)?.body.visitor;
  const granted = (purposes: readonly string[], source?: string): object => ({ id: expect.stringMatching(/^[0-9a-f]{32}$/), consent: 'granted', purposes, ...(source !== undefined && { consentSource: source }), locale: 'it-IT' });

  test('before it nothing is sent or kept; once given, what happened before is sent', async () => {
    await shop.open('/?portico_test=ABC123');
    await expectSilence();
    await shop.command('consent', { analytics: true, marketing: false });
    expect(await visitor(2)).toEqual(granted(['analytics'], 'manual'));
    expect((await shop.collector.events(2)).map(({ kind }) => kind)).toEqual(['page_view', 'search']);
    expect(shop.collector.got.map(({ path }) => path)).toEqual(['/api/collect/v1/consent', '/api/collect/v1/events']);
    expect(await shop.kept()).toEqual({ cookies: '', local: { portico_collect: expect.any(String) }, session: { portico_test: 'ABC123' } });
  });

  test('denied, what waits is dropped, nothing is kept, and nothing is sent as nobody is known', async () => {
    await shop.open('/');
    await shop.command('consent', 'denied');
    await expectSilence();
    await shop.command('consent', 'granted');
    expect((await shop.collector.events(1)).map(({ payload }) => payload['query'])).toEqual(['before']);
  });

  test('withdrawn, all that is kept is removed and the collector is asked to erase the visitor, until it confirms it', async () => {
    await shop.open('/?portico_test=ABC123');
    await shop.command('consent', 'granted');
    const id = (await shop.collector.calls(2))[0]?.body.visitor['id'];
    await shop.command('cart', 'c1');
    shop.collector.play = () => 'cut';
    await shop.command('track', 'search', { query: 'x' });
    await shop.command('consent', 'revoked');
    expect((await shop.collector.calls(3))[2]).toMatchObject({ path: '/api/collect/v1/consent', body: { visitor: { id, consent: 'revoked', consentSource: 'manual' } } });
    expect(await shop.kept()).toEqual({ cookies: '', local: { portico_collect: JSON.stringify({ erase: id }) }, session: {} });
    await shop.open('/next');
    const before = shop.collector.got.length;
    shop.collector.play = taken;
    await shop.pass(5);
    await shop.page.waitForFunction(() => localStorage.length === 0);
    await shop.pass(60);
    for (const { path, body } of shop.collector.got.slice(before)) expect([path, body.visitor['id'], body.visitor['consent']]).toEqual(['/api/collect/v1/consent', id, 'revoked']);
    await shop.command('consent', 'granted');
    expect((await shop.collector.events(2))[1]?.payload['path']).toBe('/next');
    expect(shop.collector.got.at(-1)?.body.visitor['id']).not.toBe(id);
  });

  test('what the shop said itself holds on its next page; personalisation taken away is reported', async () => {
    await shop.open('/');
    await shop.command('consent', { analytics: true, marketing: true });
    await shop.collector.calls(2);
    await shop.open('/next');
    await shop.pass(1);
    expect((await shop.collector.calls(3))[2]?.path).toBe('/api/collect/v1/events');
    await shop.command('consent', { marketing: false });
    expect((await shop.collector.calls(4))[3]).toMatchObject({ path: '/api/collect/v1/consent', body: { visitor: granted(['analytics'], 'manual') } });
    await shop.command('consent', 'pending');
    await shop.command('track', 'search', { query: 'x' });
    await shop.command('consent', 'nonsense');
    await shop.pass(60);
    expect(shop.collector.got).toHaveLength(4);
  });

  test('Google Consent Mode: a denied default waits, an update decides, and the data layer works as before', async () => {
    await shop.open('/', `${GTAG}<script>gtag('consent','default',{analytics_storage:'denied',ad_storage:'denied'});gtag('js',new Date())</script>${shop.script()}`);
    await expectSilence();
    expect(await shop.page.evaluate(() => Reflect.get(globalThis, 'dataLayer').push({ event: 'x' }, { event: 'y' }))).toBe(4);
    await gtag('update', { analytics_storage: 'granted', ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'denied' });
    expect(await visitor(2)).toEqual(granted(['analytics']));
    await gtag('update', { ad_personalization: 'granted' });
    expect(await visitor(3)).toEqual(granted(['analytics', 'personalisation']));
    await gtag('update', { analytics_storage: 'denied' });
    expect(await visitor(4)).toMatchObject({ consent: 'revoked' });
    await shop.page.waitForFunction(() => localStorage.length === 0);
  });

  test('Google Consent Mode: on the next page the visitor is known, and silent until the update', async () => {
    const page = `${GTAG}<script>gtag('consent','default',{analytics_storage:'denied'})</script>${shop.script()}`;
    await shop.open('/', page);
    await gtag('update', { analytics_storage: 'granted' });
    const id = Reflect.get(Object(await visitor(2)), 'id');
    await shop.open('/next', page);
    await shop.pass(60);
    expect(shop.collector.got).toHaveLength(2);
    await gtag('update', { analytics_storage: 'granted' });
    expect(await visitor(3)).toMatchObject({ id });
  });

  test.each([
    ['a granted default sends at once', "gtag('consent','default',{analytics_storage:'granted'})", 2],
    ['a granted default after one that denies for a region does not', "gtag('consent','default',{analytics_storage:'denied',region:['IT']});gtag('consent','default',{analytics_storage:'granted'})", 0],
    ['a granted default that another region denies does not', "gtag('consent','default',{analytics_storage:'granted'});gtag('consent','default',{analytics_storage:'denied',region:['IT']})", 0],
  ])('Google Consent Mode: %s', async (_, said, calls) => {
    await shop.open('/', `${GTAG}<script>${said}</script>${shop.script()}`);
    await shop.pass(5);
    await shop.collector.calls(calls);
    expect(shop.collector.got).toHaveLength(calls);
  });

  test('Shopify: what is not chosen yet waits, and the shopper\'s choice decides', async () => {
    await shop.open('/', `<script>window.Shopify={customerPrivacy:{analyticsProcessingAllowed:()=>false,marketingAllowed:()=>false,currentVisitorConsent:()=>({analytics:'',marketing:''})}}</script>${shop.script()}`);
    await expectSilence();
    const choose = async (analyticsAllowed: boolean, marketingAllowed: boolean): Promise<void> => {
      await shop.settled();
      await shop.page.evaluate((detail) => { document.dispatchEvent(new CustomEvent('visitorConsentCollected', { detail })); }, { analyticsAllowed, marketingAllowed });
    };
    await choose(true, true);
    expect(await visitor(2)).toEqual(granted(['analytics', 'personalisation'], 'shopify'));
    await choose(true, false);
    expect(await visitor(3)).toEqual(granted(['analytics'], 'shopify'));
    await choose(false, false);
    expect(await visitor(4)).toMatchObject({ consent: 'revoked', consentSource: 'shopify' });
  });

  test('Shopify: its API is loaded where it is not, and where analytics is allowed without a choice events are sent', async () => {
    await shop.open('/', `<script>window.Shopify={loadFeatures(features,loaded){this.customerPrivacy={analyticsProcessingAllowed:()=>features[0].name==='consent-tracking-api',marketingAllowed:()=>false,currentVisitorConsent:()=>({analytics:''})};loaded()}}</script>${shop.script()}`);
    await shop.pass(1);
    expect(await visitor(2)).toEqual(granted(['analytics'], 'shopify'));
  });

  test('Global Privacy Control withholds personalisation whatever is said, and says so; alone it grants nothing', async () => {
    await shop.page.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })");
    await shop.open('/', shop.script('data-customer="v1.st_1.7.1772532900.0123"'));
    await expectSilence();
    await shop.command('consent', 'granted');
    expect(await visitor(2)).toEqual(granted(['analytics'], 'gpc'));
    expect(shop.collector.got[1]?.body.customer).toBeUndefined();
  });

  test('the tag may follow one source alone, and what another says does not count', async () => {
    await shop.open('/', `${GTAG}<script>gtag('consent','default',{analytics_storage:'granted'})</script>${shop.script('data-consent="manual"')}`);
    await expectSilence();
  });

  test('withdrawn in another tab, this one is silent, and does not ask again', async () => {
    await shop.open('/');
    await shop.command('consent', 'granted');
    await shop.collector.calls(2);
    const other = await shop.context.newPage();
    await other.goto(`${shop.base}/other`);
    await other.evaluate(() => { Reflect.get(globalThis, 'porticoCollect')('consent', 'revoked'); });
    await other.waitForFunction(() => localStorage.length === 0);
    const calls = shop.collector.got.length;
    await shop.command('track', 'search', { query: 'x' });
    await shop.pass(60);
    expect([shop.collector.got.length, await shop.kept()]).toEqual([calls, NOTHING]);
  });
});
