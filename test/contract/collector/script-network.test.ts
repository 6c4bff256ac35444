// On the embedded database only: pages and scripts are the same bytes whatever the database.
import { inBrowser } from '../../kit/browser.js';
import { withShop } from './shop.js';
import { taken } from './stand-in.js';

inBrowser('collect.js on a network that fails', () => {
  const shop = withShop();
  const open = async (attributes = ''): Promise<void> => {
    await shop.open('/', shop.script(`data-consent="granted" data-page-views="off" ${attributes}`));
    await shop.collector.calls(1); // the consent
  };
  const search = (query: string): Promise<unknown> => shop.command('track', 'search', { query });
  const attempts = (): number => shop.collector.got.filter(({ path }) => path.endsWith('/events')).length;
  const queries = async (count: number): Promise<readonly unknown[]> => (await shop.collector.events(count)).map(({ payload }) => payload['query']);

  test('offline, events wait, and are sent when the network is back', async () => {
    await open();
    await shop.context.setOffline(true);
    await search('a');
    await shop.pass(1);
    await search('b');
    await shop.page.evaluate(() => { dispatchEvent(new PageTransitionEvent('pagehide')); }); // only hidden: nothing is given to a beacon for good
    await shop.context.setOffline(false);
    expect(await queries(2)).toEqual(['a', 'b']);
  });

  test.each([['no answer', 'cut'], ['500', { status: 500 }], ['429', { status: 429 }], ['202 of a collector that could not store', { status: 202, body: { stored: 0, reason: 'storage', rejected: [{ index: 0, reason: 'storage' }] } }]] as const)('after %s the same events are sent again, later and later', async (_, played) => {
    await open('data-debug');
    shop.collector.play = () => played;
    await search('a');
    await shop.pass(1);
    for (const [index, seconds] of [2, 4, 8].entries()) {
      await shop.hears(index + 2); // the consent and each attempt
      await shop.pass(seconds - 0.1);
      expect(attempts()).toBe(index + 1);
      await shop.pass(1.2); // and up to a second more, as not all pages are to come back at once
      await shop.collector.calls(index + 3);
    }
    await shop.hears(5);
    shop.collector.play = taken;
    await shop.pass(17);
    await shop.hears(6);
    await shop.pass(600);
    const [first] = await shop.collector.events(1);
    expect(shop.collector.got.slice(1).map(({ body }) => body.events)).toEqual(Array.from({ length: 5 }, () => [first]));
    shop.said.splice(0);
  });

  test('what is under way when the page is left is not sent beside it', async () => {
    await open();
    shop.collector.play = () => 'never';
    await search('a');
    await shop.pass(1);
    await shop.collector.calls(2);
    await search('b');
    await shop.page.evaluate(() => { dispatchEvent(new PageTransitionEvent('pagehide')); });
    expect((await shop.collector.calls(3))[2]?.body.events?.map(({ payload }) => payload['query'])).toEqual(['b']);
  });

  test.each([['is given up after 30 seconds, and the events are sent again', '', 3], ['is waited for where the browser has no timeouts', 'delete AbortSignal.timeout', 2]])('an answer that never comes %s', async (_, older, calls) => {
    await shop.page.addInitScript(older);
    await open('data-debug');
    shop.collector.play = () => 'never';
    await search('a');
    await shop.pass(1);
    await shop.collector.calls(2);
    await shop.pass(29);
    expect([attempts(), shop.said.length]).toEqual([1, 1]);
    shop.collector.play = taken;
    await shop.pass(1);
    if (calls === 3) await shop.hears(2);
    await shop.pass(4);
    expect((await shop.collector.calls(calls)).length).toBe(calls);
    if (calls === 3) await shop.hears(3);
    shop.said.splice(0);
  });

  test('Retry-After is waited for, where the collector lets pages read it', async () => {
    await open('data-debug');
    shop.collector.play = () => ({ status: 429, headers: { 'Retry-After': '40', 'Access-Control-Expose-Headers': 'Retry-After' } });
    await search('a');
    await shop.pass(1);
    await shop.hears(2);
    await shop.pass(39.9);
    expect(attempts()).toBe(1);
    await shop.pass(1.2);
    await shop.hears(3);
    shop.said.splice(0);
  });

  test('after eight repeats it waits for the network or the shopper, and says so', async () => {
    await open('data-debug');
    shop.collector.play = () => 'cut';
    await search('a');
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      await shop.pass(302);
      await shop.hears(attempt + 1);
    }
    await shop.hears(11);
    await shop.pass(3600);
    expect([shop.said.length, shop.said.splice(0).pop()]).toEqual([11, expect.stringMatching(/^\[collect\.js\] gives up for now: 0 (?:TypeError: Failed to fetch|TimeoutError: .+)$/)]); // the clock may have passed the patience in the same step
    shop.collector.play = taken;
    await shop.page.evaluate(() => { dispatchEvent(new Event('online')); });
    await shop.hears(1);
    expect(shop.said.splice(0)).toEqual([expect.stringContaining('events: 202')]);
  });

  test.each([[403, 'this origin is not allowed'], [404, 'unknown key'], [422, 'invalid']])('what is answered %s ends it, and the reason is said once', async (status, message) => {
    await open();
    shop.collector.play = () => ({ status, body: { message } });
    await search('a');
    await shop.pass(1);
    await shop.hears(1);
    await search('b');
    await shop.page.evaluate(() => { dispatchEvent(new PageTransitionEvent('pagehide')); });
    await shop.pass(3600);
    expect(attempts()).toBe(1);
    expect(shop.said.splice(0)).toEqual([expect.stringContaining(`[collect.js] stopped by events: ${String(status)} {"message":"${message}"}`)]);
  });

  test('of more than 200 events that wait the oldest are given up', async () => {
    await open();
    await shop.context.setOffline(true);
    await shop.page.evaluate(() => { for (let index = 0; index < 230; index += 1) Reflect.get(globalThis, 'porticoCollect').track('search', { query: String(index) }); });
    await shop.context.setOffline(false);
    const all = await queries(200);
    expect([all.length, all[0], all[199]]).toEqual([200, '30', '229']);
  });

  test.each([['is missing', 'fetch = undefined'], ['throws', "fetch = () => { throw new Error('no') }"], ['fails', "fetch = () => Promise.reject(new TypeError('no'))"]])('where fetch %s the page goes on, and what waits is given to the browser as it leaves', async (_, fault) => {
    await shop.page.addInitScript(fault);
    await shop.open('/', shop.script('data-consent="granted" data-page-views="off"'));
    await search('a');
    await shop.pass(10);
    expect(await shop.command('ping')).toBeNull();
    await shop.page.evaluate(() => { dispatchEvent(new PageTransitionEvent('pagehide')); });
    expect(await queries(1)).toEqual(['a']);
  });

  test('in debug mode each call is said with its answer', async () => {
    await open('data-debug');
    await search('a');
    await shop.pass(1);
    await shop.hears(2);
    expect(shop.said.splice(0)).toEqual([expect.stringMatching(/^\[collect\.js\] consent: 202 /), expect.stringMatching(/^\[collect\.js\] events: 202 .*"stored":1.*"query":"a"/)]);
  });
});
