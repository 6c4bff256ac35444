// On the embedded database only: pages and scripts are the same bytes whatever the database.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { complaintsOfAxe, inBrowser, startBrowser } from '../kit/browser.js';
import { DEMO, openPageHost, type PageHost } from '../kit/page-host.js';
import { samplePages } from '../contract/pages/sample-pages.js';

// Every test of pages in a browser is in this file: one browser takes a second to start.

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

inBrowser('in a browser', () => {
  let host: PageHost;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    host = await openPageHost({ surfaces: [samplePages] });
    mkdirSync(host.dataFolder, { recursive: true });
    writeFileSync(join(host.dataFolder, 'demo.json'), JSON.stringify(DEMO));
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await host.close();
  });

  /** A fresh page, as of a browser that was never here; scripts are off unless a test is about them. */
  const fresh = async (options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> => {
    context = await browser.newContext({ baseURL: host.base, javaScriptEnabled: false, viewport: DESKTOP, ...options });
    await context.route((url) => url.origin !== host.base, (route) => route.abort()); // a brand's logo
    page = await context.newPage();
    page.on('console', (message) => { if (!message.text().startsWith('Failed to load resource')) complaints.push(message.text()); }); // 404 and 422 are what is wanted
    return page;
  };
  afterEach(async () => {
    await context.close();
    expect(complaints.splice(0)).toEqual([]);
  });

  /** Click what leads to another page, and be there. */
  const follow = (on: Page, selector: string): Promise<unknown> => Promise.all([on.waitForEvent('load'), on.click(selector)]);
  const send = (): Promise<unknown> => follow(page, 'form .button');
  const fill = async (fields: Readonly<Record<string, string>>): Promise<void> => {
    for (const [name, value] of Object.entries(fields)) await page.fill(`[name="${name}"]`, value);
  };

  describe.each<[string, (on: Page) => Promise<unknown>]>([
    ['the index page', (on) => on.goto('/')],
    ['a form of a pale brand with flaws', async (on) => { await on.goto('/shop/pale?lang=de'); await on.fill('[name="email"]', 'anna'); await follow(on, 'form .button'); }],
    ['a page with every part', (on) => on.goto('/shop/lume/status?lang=fr')],
    ['an error, its languages in sight', async (on) => { await on.goto('/nowhere?lang=it'); await on.click('summary'); }],
  ])('%s', (_, open) => {
    test('has nothing that axe-core objects to and fits its window: light and dark, on a desk and on a phone', async () => {
      await open(await fresh({ javaScriptEnabled: true })); // axe-core needs scripts
      for (const colorScheme of ['light', 'dark'] as const) {
        for (const viewport of [DESKTOP, PHONE]) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize(viewport);
          expect([colorScheme, viewport.width, await complaintsOfAxe(page)]).toEqual([colorScheme, viewport.width, []]);
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
        }
      }
    });
  });

  test('unreadable text and controls without a name are reported', async () => {
    await (await fresh({ javaScriptEnabled: true })).goto('/shop/lume');
    await page.evaluate(`document.querySelector('h1').style.color = '#ddd'; document.querySelector('label[for=field-order]').remove()`);
    expect((await complaintsOfAxe(page)).map((line) => line.split(':', 1)[0])).toEqual(expect.arrayContaining(['color-contrast', 'label']));
  });

  test('a form is filled in, corrected and sent without scripts', async () => {
    await (await fresh()).goto('/shop/lume');
    await fill({ order: '#1042', email: 'anna', note: 'Too small <b>' });
    await send();
    // 422
    expect(await page.title()).toBe('Error: Return an item – Lume <b>& Co');
    await page.click('text=Email – Enter an email address');
    expect(await page.evaluate('document.activeElement.id || location.hash')).toMatch(/field-email/);
    expect(await page.inputValue('[name="note"]')).toBe('Too small <b>');
    await fill({ email: 'anna@example.test' });
    await page.selectOption('[name="reason"]', 'large');
    await page.check('label:has-text("An exchange")');
    await page.check('[name="terms"]');
    await send();
    // the script of that page is not there
    expect([new URL(page.url()).pathname, await page.textContent('h1')]).toEqual(['/shop/lume/status', 'Your return']);
  });

  test('the language is switched without scripts, and stays', async () => {
    await (await fresh()).goto('/shop/lume?ref=mail');
    await page.click('summary');
    await follow(page, 'text=Español');
    expect([page.url(), await page.getAttribute('html', 'lang')]).toEqual([`${host.base}/shop/lume?ref=mail&lang=es`, 'es']);
    await page.goto('/shop/lume');
    expect(await page.textContent('h1')).toBe('Devolver un artículo');
  });

  test('the keyboard reaches everything in reading order, the focus is visible, and the content can be skipped to', async () => {
    await (await fresh()).goto('/shop/lume');
    const where = (): Promise<unknown> => page.evaluate(`(({ id, name, className, tagName, textContent }) => id || name || className || tagName + ' ' + textContent)(document.activeElement)`);
    const seen: unknown[] = [];
    for (let at = 0; at < 15; at += 1) {
      await page.keyboard.press('Tab');
      seen.push(await where());
      expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).not.toBe('none');
    }
    expect(seen).toEqual([
      'skip', 'brand', 'SUMMARY Language: English', 'field-order', 'field-email', 'field-password', 'field-reason', 'field-resolution', 'field-parts', 'field-parts-2', 'field-photos', 'field-note', 'field-terms',
      'button', 'button button-secondary',
    ]);
    await page.focus('.skip');
    expect((await page.locator('.skip').boundingBox())?.y).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    expect(await where()).toBe('main');
    await page.keyboard.press('Tab');
    expect(await where()).toBe('field-order');
  });

  test('the printed page has only the content, dark on white', async () => {
    await (await fresh({ colorScheme: 'dark' })).goto('/shop/lume/status');
   
    await page.emulateMedia({ media: 'print' });
    const shown = (selector: string): Promise<boolean> => page.locator(selector).first().isVisible();
    expect(await Promise.all(['.languages', '.skip', '.button', 'h1', '.steps', 'table'].map(shown))).toEqual([false, false, false, true, true, true]);
    expect(await page.evaluate('[getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]')).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  });

  test('nothing moves with reduced motion, and the policy blocks injected scripts', async () => {
    await (await fresh({ javaScriptEnabled: true, reducedMotion: 'reduce' })).goto('/');
    expect(await page.evaluate('getComputedStyle(document.querySelector("a.brand")).transitionDuration')).toBe('0s');
    const [complaint] = await Promise.all([
      page.waitForEvent('console'), page.evaluate(`document.body.append(Object.assign(document.createElement('script'), { textContent: 'document.title = "changed"' }))`),
    ]);
    expect([await page.title(), complaint.text()]).toEqual(['Portico Commerce – Portico', expect.stringContaining('Content Security Policy')]);
    complaints.splice(0);
  });

  test('the demo company\'s keys are shown to browsers on this machine', async () => {
    await (await fresh()).goto('/');
    expect(await page.textContent('#connections >> xpath=ancestor::table')).toContain(DEMO.connections['wmsXml']?.password);
  });
});
