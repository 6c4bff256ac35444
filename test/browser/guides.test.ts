// On the embedded database only: the guides read no database.
import type { Browser, Page } from 'playwright-core';
import { readConfig } from '#kernel/config.js';
import { createLog } from '#kernel/log.js';
import { alone, firstOf } from '#kit/handler.js';
import { pageAssets } from '#kit/page/pages.js';
import { GUIDE_GROUPS } from '../../gateway/server/guides/guide-list.js';
import { guides } from '../../gateway/server/guides/guides.js';
import { complaintsOfAxe, inBrowser, startBrowser } from '../kit/browser.js';
import { listen, type Listening } from '../kit/listen.js';

const [DESKTOP, PHONE] = [{ width: 1280, height: 900 }, { width: 390, height: 844 }];
const GUIDES = GUIDE_GROUPS.flatMap(({ guides: names }) => names);

inBrowser('the guides in a browser', () => {
  let host: Listening;
  let browser: Browser;
  const said: string[] = [];

  beforeAll(async () => {
    host = await listen(alone(firstOf([guides(createLog('silent'), readConfig({}).urls), pageAssets])));
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await host.close();
  });

  const open = async (javaScriptEnabled: boolean): Promise<Page> => {
    const page = await (await browser.newContext({ baseURL: host.base, javaScriptEnabled, viewport: PHONE })).newPage();
    page.on('console', (message) => said.push(message.text()));
    return page;
  };

  test.each(['/guides', '/guides/warehouse'])('%s has nothing that axe-core objects to: light and dark, on a desk and on a phone', async (path) => {
    const page = await open(true); // axe-core needs scripts
    await page.goto(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const viewport of [DESKTOP, PHONE]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(viewport);
        expect([colorScheme, viewport.width, await complaintsOfAxe(page)]).toEqual([colorScheme, viewport.width, []]);
      }
    }
    await page.context().close();
  });

  test('no page has anything that axe-core objects to', async () => {
    const page = await open(true);
    const complaints: string[] = [];
    for (const name of GUIDES) {
      await page.goto(`/guides/${name}`);
      complaints.push(...(await complaintsOfAxe(page)).map((complaint) => `${name}: ${complaint}`));
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('every page fits a phone, without scripts, and loads nothing that its policy refuses', async () => {
    const page = await open(false);
    const wide: string[] = [];
    for (const path of ['/guides', ...GUIDES.map((name) => `/guides/${name}`)]) {
      await page.goto(path);
      if (await page.evaluate('document.documentElement.scrollWidth') !== PHONE.width) wide.push(path);
    }
    expect([wide, said]).toEqual([[], []]);
    await page.context().close();
  });

  test('a reader comes from the list to a guide, to a heading of another one, and back', async () => {
    const page = await open(false);
    await page.goto('/guides');
    await page.click('main a:text-is("Carrier")');
    await page.click('main a:text-is("tracking") >> nth=0');
    expect(new URL(page.url()).pathname).toBe('/guides/tracking');
    expect(await page.locator(':target').textContent()).toBe('Codes that nobody knows');
    await page.click('text=All guides');
    expect(await page.textContent('h1')).toBe('Guides');
    await page.context().close();
  });
});
