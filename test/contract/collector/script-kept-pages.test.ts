// On the embedded database only: pages and scripts are the same bytes whatever the database.
import type { Browser } from 'playwright-core';
import { inBrowserThatKeepsPages, startBrowser } from '../../kit/browser.js';
import { listen, type Listening } from '../../kit/listen.js';
import { KEY, openStandIn, type StandIn } from './stand-in.js';

inBrowserThatKeepsPages('collect.js in pages that the browser keeps', () => {
  let browser: Browser;
  let collector: StandIn;
  let shop: Listening;
  beforeAll(async () => {
    collector = await openStandIn();
    shop = await listen((request, response) => {
      response.setHeader('Content-Type', 'text/html').end(`<!doctype html><title>${request.url ?? ''}</title><a href="/b">b</a><script src="${collector.host}/collect.js" data-key="${KEY}" data-consent="granted"></script>`);
    });
    browser = await startBrowser({ keepsPages: true });
  });
  afterAll(async () => {
    await browser.close();
    await shop.close();
    await collector.close();
  });

  test('back in a page as it was left is a page view of the same visitor and session, and what was queued there is not sent twice', async () => {
    const page = await browser.newPage();
    await page.goto(`${shop.base}/a`);
    await page.evaluate(() => { addEventListener('pageshow', ({ persisted }) => { document.title = persisted ? 'kept' : 'new'; }); });
    await page.click('a');
    await page.waitForURL('**/b');
    await page.evaluate(() => { history.back(); }).catch(() => undefined);
    await page.waitForFunction(() => document.title === 'kept' && location.pathname === '/a');
    await page.goto('about:blank');
    expect((await collector.events(3)).map(({ payload }) => payload['path'])).toEqual(['/a', '/b', '/a']);
    expect(collector.got.flatMap(({ body }) => body.events ?? [])).toHaveLength(3);
    expect(new Set(collector.got.map(({ body }) => body.visitor['id'])).size).toBe(1);
  });
});
