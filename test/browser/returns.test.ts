// On the embedded database only: pages and scripts are the same bytes whatever the database.
import { writeFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openPortal, type Portal } from '../contract/returns/visited-portal.js';
import { complaintsOfAxe, inBrowser, startBrowser } from '../kit/browser.js';
import { smallPng } from '../kit/small-png.js';

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };
const FOLDER = 'gateway/docs/screenshots';

/** Pictures are made on demand; the pages show no time but those of the order and the return, so they change with their looks alone. */
const PICTURES = process.env['PORTICO_SCREENSHOTS'] === 'yes';

inBrowser('the returns portal in a browser', () => {
  let p: Portal;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    p = await openPortal();
    for (const number of ['#B1', '#B2', '#B3', '#B4', '#B5', '#B6']) await p.shipped(number, [['SHIRT_WHITE_M', 2], ['SHIRT_BLUE_M', 1], ['MUG', 1]]);
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await p.close();
  });
  afterEach(async () => {
    await context.close();
    expect(complaints.splice(0)).toEqual([]);
  });

  let clients = 0;
  const open = async (path = '/returns/lume', options: Parameters<Browser['newContext']>[0] = {}): Promise<void> => {
    clients += 1;
    context = await browser.newContext({ baseURL: p.host, viewport: DESKTOP, locale: 'en-GB', extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${String(clients)}` }, ...options });
    page = await context.newPage();
    page.on('console', (message) => { if (!message.text().includes('status of 4')) complaints.push(message.text()); }); // forms with flaws are 422
    page.on('pageerror', (error) => { complaints.push(error.message); });
    await page.goto(path);
  };

  const submit = (): Promise<void> => page.locator('form button[type="submit"]').first().click();
  const quantity = (line: number) => page.locator('select[name^="quantity-"]').nth(line);
  const reason = (line: number) => page.locator('select[name^="reason-"]').nth(line);

  const lookUp = async (number: string): Promise<void> => {
    await page.fill('[name="order"]', number);
    await page.fill('[name="verifier"]', 'anna@example.test');
    await submit();
    await page.waitForURL('**/order*');
  };
  const choose = async (why: string, resolution: string): Promise<void> => {
    await quantity(0).selectOption('1');
    await reason(0).selectOption(why);
    await page.check(`[value="${resolution}"]`);
    await submit();
    await page.waitForURL('**/how?*');
  };
  const toStore = async (): Promise<void> => {
    await page.check('[value="in_store"]');
    await submit();
    await page.waitForURL('**/check?*');
  };
  const confirm = async (): Promise<void> => {
    await submit();
    await page.waitForURL('**/r/*');
  };

  /** Light and dark, on a desk and on a phone. */
  const expectClean = async (what: string): Promise<void> => {
    for (const [colorScheme, viewport] of [['light', DESKTOP], ['dark', PHONE]] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      expect([what, colorScheme, await complaintsOfAxe(page)]).toEqual([what, colorScheme, []]);
      expect([what, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([what, viewport.width]);
    }
  };

  test.each(['en', 'de'])('in %s no page has anything that axe-core objects to, and each fits its window, light and dark, on a desk and on a phone', async (language) => {
    await open(`/returns/lume?lang=${language}`);
    await expectClean('lookup');
    await submit();
    await expectClean('lookup with flaws');
    await lookUp(language === 'en' ? 'B1' : 'B2');
    await expectClean('order');
    await submit();
    await expectClean('order with flaws');
    await choose('other', 'exchange');
    await expectClean('how');
    await submit();
    await expectClean('how with flaws');
    await page.selectOption('select[name^="exchange-"]', '8050000000024');
    await toStore();
    await expectClean('check');
    await submit();
    await expectClean('check with flaws');
    await page.fill('textarea[name^="comment-"]', 'Donaudampfschifffahrtsgesellschaftskapitänsmütze '.repeat(3));
    await confirm();
    await expectClean('status');
    await page.click('a.button-danger');
    await expectClean('cancel');
    await submit();
    await page.waitForURL(/\/r\/[\w-]+$/);
    await expectClean('cancelled');
  });

  test('the whole way works without JavaScript, where every field is there', async () => {
    await open('/returns/lume', { javaScriptEnabled: false });
    await submit();
    await page.locator('.notice-error:focus').waitFor();
    expect([await page.locator('.notice-error:focus').count(), await page.locator('.notice-error a').first().getAttribute('href')]).toEqual([1, '#field-order']);
    await lookUp('#B3');
    expect([await page.locator('select[name^="reason-"]:visible').count(), await page.locator('select[name^="quantity-"]').count()]).toEqual([3, 3]);
    await choose('too_small', 'refund');
    expect(await page.locator('[name="store"]').isVisible()).toBe(true);
    await page.check('[value="carrier_label"]');
    await submit();
    expect(await page.textContent('.facts')).toContain('€45.00');
    await page.fill('[name="note"]', 'Thanks');
    await confirm();
    expect([await page.textContent('h1'), await page.locator('[aria-current="step"]').innerText()]).toEqual(['Your return is registered', expect.stringContaining('Registered')]);
    await page.click('text=Check again');
    await page.click('a.button-danger');
    await submit();
    await page.waitForURL(/\/r\/[\w-]+$/);
    expect(await page.textContent('h1')).toBe('The return is cancelled');
  });

  test('with a script only the fields that are needed are shown, photos are named at once, and a form is sent once', async () => {
    await open();
    await lookUp('B4');
    expect(await page.locator('select[name^="reason-"]:visible').count()).toBe(0);
    await quantity(1).selectOption('1');
    expect(await page.locator('select[name^="reason-"]:visible').count()).toBe(1);
    await quantity(1).selectOption('0');
    await choose('too_small', 'refund');
    expect(await page.locator('[name="store"]').isVisible()).toBe(false);
    await page.check('[value="in_store"]');
    expect(await page.locator('[name="store"]').isVisible()).toBe(true);
    await submit();
    await page.waitForURL('**/check?*'); // a page that is still being left has no history to go back in
    await page.goBack();
    await page.waitForURL('**/how?*');
    await page.goForward();
    await page.waitForURL('**/check?*');
    await page.setInputFiles('[name="photos"]', [1, 2, 3, 9_000_000].map((size, at) => ({ name: `photo-${String(at)}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.alloc(size) })));
    expect(await page.locator('[data-most] li').allInnerTexts()).toEqual(['photo-0.jpg (0.0 MB)', 'photo-1.jpg (0.0 MB)', 'photo-2.jpg (0.0 MB)', 'photo-3.jpg (8.6 MB) – Each photo can have 8 MB at most', 'Send 3 photos at most']);
    await page.setInputFiles('[name="photos"]', []);
    let sent = 0;
    page.on('request', (request) => { if (request.method() === 'POST') sent += 1; });
    await page.locator('form button').dblclick();
    await page.waitForURL('**/r/*');
    expect(sent).toBe(1);
  });

  test('the label that is being made appears by itself, and is not asked for while nobody looks', async () => {
    await open();
    await page.clock.install();
    await lookUp('B5');
    await choose('too_small', 'refund');
    await page.check('[value="carrier_label"]');
    await submit();
    await page.waitForURL('**/check?*');
    await confirm();
    expect(await page.textContent('#label-state')).toContain('The label is being made');
    let asked = 0;
    page.on('request', () => { asked += 1; });
    const next = page.waitForResponse('**/r/*');
    await page.clock.fastForward(3000);
    await (await next).finished();
    await page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })");
    await page.clock.runFor(30_000);
    await page.clock.runFor(60_000);
    expect(asked).toBe(1);
    await p.database.inTransaction((transaction) => transaction.execute("UPDATE return_label SET status = 'READY'"));
    await page.evaluate("Object.defineProperty(document, 'hidden', { value: false }); document.dispatchEvent(new Event('visibilitychange'))");
    await page.waitForSelector('text=Open the label (PDF)');
    expect([await page.getAttribute('#label-state a', 'href'), asked, await page.locator('#label-state').getAttribute('data-waits')]).toEqual([expect.stringMatching(/^\/api\/oms\/v1\/public\/returns\/lume\/r\/[\w-]{43}\/label$/), 2, null]);
    await expectClean('status with a label');
  });

  test('the whole way is gone by keyboard alone', async () => {
    await open();
    const keys = async (...names: readonly string[]): Promise<void> => { for (const name of names) await page.keyboard.press(name); };
    const focused = (): Promise<string> => page.evaluate("document.activeElement.getAttribute('name') ?? document.activeElement.textContent");
    const tabTo = async (name: string): Promise<void> => {
      for (let at = 0; at < 40; at += 1) {
        await keys('Tab');
        if ((await focused()).startsWith(name)) return;
      }
      throw new Error(`nothing named ${name} was reached`);
    };
    await keys('Tab');
    expect(await focused()).toBe('Skip to content');
    await keys('Enter');
    await tabTo('order');
    await page.keyboard.type('B6');
    await tabTo('verifier');
    await page.keyboard.type('anna@example.test');
    await keys('Enter');
    await page.waitForURL('**/order*');
    await tabTo('quantity-');
    await page.keyboard.type('2');
    await tabTo('reason-');
    await page.keyboard.type('Changed');
    await tabTo('resolution');
    await keys('Space');
    await tabTo('Continue');
    await keys('Enter');
    await page.waitForURL('**/how?*');
    await tabTo('method');
    await keys('Space', 'ArrowDown');
    await tabTo('Continue');
    await keys('Enter');
    await page.waitForURL('**/check?*');
    expect(await page.textContent('.facts')).toContain('Milano store');
    await tabTo('Confirm');
    await keys('Enter');
    await page.waitForURL('**/r/*');
    expect(await page.textContent('h1')).toBe('Your return is registered');
  });

  (PICTURES ? test : test.skip)('is pictured', async () => {
    await p.shipped('#1042');
    await open();
    await lookUp('1042');
    await quantity(0).selectOption('1');
    await reason(0).selectOption('too_small');
    await page.check('[value="exchange"]');
    writeFileSync(`${FOLDER}/returns.png`, smallPng(await page.screenshot({ fullPage: true })));
    await submit();
    await page.selectOption('select[name^="exchange-"]', '8050000000024');
    await toStore();
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme: 'dark' });
    await confirm();
    writeFileSync(`${FOLDER}/returns-phone.png`, smallPng(await page.screenshot({ fullPage: true })));
  });
});
