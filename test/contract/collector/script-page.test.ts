// On the embedded database only: pages and scripts are the same bytes whatever the database.
import { inBrowser } from '../../kit/browser.js';
import { STUB, withShop } from './shop.js';
import { KEY } from './stand-in.js';

const REFERENCE = 'v1.st_1.7.1772532900.0123456789abcdef';

inBrowser('collect.js in the pages of a shop', () => {
  const shop = withShop();
  const granted = (attributes = ''): string => shop.script(`data-consent="granted" data-page-views="off" ${attributes}`);
  const body = async (calls: number): Promise<object | undefined> => (await shop.collector.calls(calls)).at(-1)?.body;

  test('commands before the script has loaded are run when it has, and are answered', async () => {
    await shop.open('/', `${STUB}<script>porticoCollect('consent','granted');porticoCollect('track','search',{query:'early'});porticoCollect('ping').then(function(answer){window.pinged=answer})</script>${shop.script('data-page-views="off"')}`);
    await shop.pass(1);
    expect((await shop.collector.events(1))[0]?.payload).toEqual({ query: 'early' });
    expect(await shop.page.waitForFunction(() => Reflect.get(globalThis, 'pinged')).then((pinged) => pinged.jsonValue())).toMatchObject({ ok: true, limits: { events: 50 } });
  });

  test('a page that has the script twice sends everything once', async () => {
    await shop.open('/', shop.script('data-consent="granted"') + shop.script('data-consent="granted"'));
    await shop.pass(5);
    await shop.page.evaluate(() => { history.pushState({}, '', '/next'); });
    await shop.pass(5);
    await shop.collector.events(2);
    expect(shop.collector.got.flatMap(({ body: { events } }) => events ?? []).map(({ payload }) => payload['path'])).toEqual(['/', '/next']);
  });

  test('libraries that give every array, object and text a toJSON do not change what is sent', async () => {
    await shop.open('/', `<script>for (const type of [Array, Object, String, Number, Date]) type.prototype.toJSON = function () { return 'broken' }; Array.from = function () { return [] }</script>${granted()}`);
    await shop.command('track', 'search', { query: 'boots "x"', results: 2 });
    await shop.pass(1);
    expect(await body(2)).toMatchObject({ key: KEY, visitor: { purposes: ['analytics', 'personalisation'] }, events: [{ kind: 'search', payload: { query: 'boots "x"', results: 2 } }] });
  });

  test.each([
    ['throws', "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new Error('no') } })"],
    ['is full', "Storage.prototype.setItem = () => { throw new Error('full') }"],
    ['has what is no entry of ours', "localStorage.setItem('portico_collect', '{\"id\":\"<script>\"')"],
  ])('where storage %s the visitor is the same on the page', async (_, fault) => {
    await shop.page.addInitScript(fault);
    await shop.open('/', granted());
    for (const query of ['a', 'b']) {
      await shop.command('track', 'search', { query });
      await shop.pass(1);
      await shop.collector.events(query === 'a' ? 1 : 2);
    }
    expect(new Set(shop.collector.got.map(({ body: { visitor } }) => visitor['id'])).size).toBe(1);
    expect(new Set(shop.collector.got.slice(1).map(({ body: { session } }) => session)).size).toBe(1);
  });

  test.each(['nucleo_test=abc123', 'portico_test=%20ABC123'])('a test code in the address (%s) holds on the pages that follow, until it is empty', async (query) => {
    const tested = async (path: string, calls: number): Promise<unknown> => {
      await shop.open(path, granted());
      await shop.command('track', 'search', { query: 'x' });
      await shop.pass(1);
      return Reflect.get(Object(await body(calls)), 'test');
    };
    expect([await tested(`/?${query}`, 2), await tested('/next', 3), await tested(`/?${query.split('=', 1)[0] ?? ''}=`, 4), await tested('/next', 5)]).toEqual(['ABC123', 'ABC123', undefined, undefined]);
    expect(shop.collector.got[0]?.body.test).toBe('ABC123');
  });

  test('a test code of another form is none', async () => {
    await shop.open('/?portico_test=ABC-12', granted());
    expect(await body(1)).not.toHaveProperty('test');
    await shop.command('ping');
    expect(shop.collector.got.at(-1)?.query).toBe(`?key=${KEY}`);
  });

  test('the customer goes along where personalisation is granted, and a new reference is sent even without events', async () => {
    await shop.open('/', granted());
    await shop.command('identify', REFERENCE);
    await shop.pass(1);
    expect(await body(2)).toMatchObject({ customer: REFERENCE, events: [] });
    await shop.command('identify', 'x'.repeat(201));
    await shop.command('track', 'search', { query: 'x' });
    await shop.pass(1);
    expect(await body(3)).not.toHaveProperty('customer');
    await shop.command('identify', REFERENCE);
    await shop.command('consent', { marketing: false });
    await shop.pass(1);
    expect((await shop.collector.calls(5)).slice(3).filter(({ body: { customer } }) => customer !== undefined)).toEqual([]);
  });

  test('the cart goes along with what is done with it, on the next page too', async () => {
    await shop.open('/', granted('data-cart="c1"'));
    await shop.command('track', 'add_to_cart', { quantity: 1 }, 'SHIRT_M');
    await shop.open('/next', granted());
    for (const kind of ['checkout_start', 'search', 'purchase']) await shop.command('track', kind, kind === 'purchase' ? { cart: 'own' } : {});
    await shop.pass(1);
    expect((await shop.collector.events(4)).map(({ kind, payload }) => [kind, payload['cart']])).toEqual([['add_to_cart', 'c1'], ['checkout_start', 'c1'], ['search', undefined], ['purchase', 'own']]);
  });

  test('reset begins another visitor, without customer and cart, who agreed to the same', async () => {
    await shop.open('/', granted(`data-cart="c1" data-customer="${REFERENCE}"`));
    await shop.command('track', 'add_to_cart');
    await shop.command('reset');
    await shop.command('track', 'add_to_cart');
    await shop.pass(1);
    await shop.collector.events(2);
    const [first, second] = shop.collector.got.filter(({ body: { events } }) => events?.length);
    expect([first?.body, second?.body]).toMatchObject([{ customer: REFERENCE, events: [{ payload: { cart: 'c1' } }] }, { visitor: { consent: 'granted' }, events: [{ payload: {} }] }]);
    expect([second?.body.customer, second?.body.events?.[0]?.payload, second?.body.visitor['id'] === first?.body.visitor['id'], second?.body.session === first?.body.session]).toEqual([undefined, {}, false, false]);
  });

  test('the size widget is asked for a visitor where personalisation is granted, and answers null where there is none', async () => {
    await shop.open('/', granted());
    const id = String((await shop.collector.calls(1))[0]?.body.visitor['id']);
    expect(await shop.command('size', 'SHIRT M')).toMatchObject({ recommendation: { size: 'M' } });
    await shop.command('consent', { marketing: false });
    await shop.command('size', 4711);
    expect(shop.collector.got.filter(({ path }) => path.endsWith('/size')).map(({ query }) => query)).toEqual([`?key=${KEY}&ref=SHIRT+M&locale=it-IT&visitor=${id}`, `?key=${KEY}&ref=4711&locale=it-IT`]);
    shop.collector.play = () => ({ status: 404 });
    expect(await shop.command('size', 'SHIRT_M')).toBeNull();
  });

  test('a key of another form is said, and nothing else happens', async () => {
    await shop.open('/', `${STUB}<script src="${shop.collector.host}/collect.js" data-key="pk_x" async></script>`);
    expect([shop.said.splice(0), await shop.kept(), shop.collector.got]).toEqual([['[collect.js] data-key is not a public key'], { cookies: '', local: {}, session: {} }, []]);
  });

  test('what is no command, and what fails in one, is not thrown into the page', async () => {
    await shop.open('/', granted());
    expect(await shop.command('nothing')).toBeUndefined();
    expect(await shop.page.evaluate(() => { Reflect.get(globalThis, 'porticoCollect').track({ toString() { throw new Error('no'); } }); return 'on'; })).toBe('on');
  });

  test('the collector may be elsewhere than the script', async () => {
    await shop.open('/', granted(`data-endpoint="${shop.collector.host}/proxied/"`));
    expect((await shop.collector.calls(1))[0]?.path).toBe('/proxied/api/collect/v1/consent');
    await shop.hears(1);
    expect(shop.said.splice(0)).toEqual([expect.stringContaining('stopped by consent: 404')]); // there is none
  });
});
