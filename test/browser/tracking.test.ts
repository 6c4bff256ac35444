// On the embedded database only: pages and scripts are the same bytes whatever the database.
import { writeFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openCarriers, type Carriers } from '../contract/tracking/carriers.js';
import { complaintsOfAxe, inBrowser, startBrowser } from '../kit/browser.js';
import { smallPng } from '../kit/small-png.js';

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };
const FOLDER = 'gateway/docs/screenshots';

/** Pictures are made on demand; the page shows no time but those of its events, so they change with its looks alone. */
const PICTURES = process.env['PORTICO_SCREENSHOTS'] === 'yes';

inBrowser('the tracking page in a browser', () => {
  let c: Carriers;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let [token, pictured] = ['', ''];
  const complaints: string[] = [];

  beforeAll(async () => {
    c = await openCarriers();
    await c.asStaff('mutation B($input: SaveBrandInput!) { saveBrand(input: $input) { name } }', { input: { accentColor: '#7a1f5c', supportEmail: 'help@lume.example', supportUrl: 'https://lume.example/help' } });
    token = (await c.shipped('#1042', ['BRT0001234565', 'BRT0001234566'], { customer: { name: 'Anna Rossi' }, shippingAddress: { firstName: 'Anna', city: 'Torino', countryCode: 'IT' } })).trackingToken;
    if (PICTURES) pictured = await ordinaryParcel();
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await c.close();
  });
  afterEach(async () => {
    await context.close();
    expect(complaints.splice(0)).toEqual([]);
  });

  /** A parcel as most are, for the pictures: on the last van. */
  const ordinaryParcel = async (): Promise<string> => {
    const { trackingToken } = await c.shipped('#1043', ['BRT0001234570'], { shippedAt: '2026-11-19T16:30:00Z', customer: { name: 'Anna Rossi' }, shippingAddress: { firstName: 'Anna', city: 'Torino', countryCode: 'IT' } });
    const [bologna, torino] = ['Bologna', 'Torino'].map((city) => ({ city, country_code: 'IT' }));
    await c.generic({ events: [
      { status: 'picked_up', description: 'Ritirata dal mittente', occurred_at: '2026-11-19T17:10:00Z', location: bologna }, { status: 'in_transit', description: 'Partita dalla filiale', occurred_at: '2026-11-19T21:40:00Z', location: bologna },
      { status: 'in_transit', description: 'Arrivata in filiale', occurred_at: '2026-11-20T04:05:00Z', location: torino }, { status: 'out_for_delivery', description: 'In consegna', occurred_at: '2026-11-20T06:30:00Z', location: torino, estimated_delivery_at: '2026-11-20T16:00:00Z' },
    ].map((event) => ({ tracking_number: 'BRT0001234570', ...event })) });
    return trackingToken as string;
  };

  let minute = 0;
  const report = async (status: string, description = ''): Promise<void> => {
    minute += 1;
    await c.generic({ tracking_number: 'BRT0001234565', status, description, occurred_at: `2026-11-21T08:${String(minute).padStart(2, '0')}:00Z`, location: { city: 'Torino', country_code: 'IT' }, estimated_delivery_at: '2026-11-22T17:00:00Z' });
  };

  const open = async (query = '', options: Parameters<Browser['newContext']>[0] = {}): Promise<void> => {
    context = await browser.newContext({ baseURL: c.host, javaScriptEnabled: false, viewport: DESKTOP, locale: 'en-GB', ...options });
    page = await context.newPage();
    page.on('console', (message) => { complaints.push(message.text()); });
    await page.goto(`/track/${token}${query}`);
  };

  test('has nothing in any language that axe-core objects to and fits its window, light and dark, on a desk and on a phone', async () => {
    await report('in_transit', 'Partita dalla filiale di Bologna');
    await report('', `${'Ein sehr langes Wort: Donaudampfschifffahrtsgesellschaft '.repeat(3)} 配達 طرد`);
    await open('', { javaScriptEnabled: true }); // axe-core needs scripts; one tab for all languages compiles it once
    for (const language of ['it', 'en', 'de', 'fr', 'es']) {
      await page.goto(`/track/${token}?lang=${language}`);
      expect(await page.getAttribute('html', 'lang')).toBe(language);
      for (const [colorScheme, viewport] of [['light', DESKTOP], ['dark', PHONE], ['dark', DESKTOP], ['light', PHONE]] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(viewport);
        expect([language, colorScheme, viewport.width, await complaintsOfAxe(page)]).toEqual([language, colorScheme, viewport.width, []]);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
      }
    }
  });

  test('shows every status with its steps, without JavaScript', async () => {
    const seen: string[] = [];
    for (const status of ['pending', 'picked_up', 'in_transit', 'out_for_delivery', 'held', 'exception', 'returned_to_sender', 'delivered']) {
      await report(status);
      await open('?lang=en');
      seen.push(`${String(await page.textContent('h1'))}: ${String(await page.locator('.steps .is-done').count())} done, ${(await page.locator('[aria-current="step"] .title').allInnerTexts()).join()}`);
      await context.close();
    }
    expect(seen.map((text) => text.replace(/In progress:\s*/, ''))).toEqual([
      'Your parcel is ready for the carrier: 0 done, Prepared', 'Your parcel has left: 1 done, Collected by the carrier', 'Your parcel is on its way: 2 done, On its way', 'Your parcel is out for delivery: 3 done, Out for delivery',
      'Your parcel is waiting for you: 3 done, Ready for pickup', 'There is a problem with the delivery: 3 done, Delivery problem', 'Your parcel is going back to the sender: 3 done, Back to the sender', 'Your parcel has been delivered: 5 done, ',
    ]);
  });

  (PICTURES ? test : test.skip)('is pictured with an ordinary parcel, on the last van and delivered', async () => {
    token = pictured;
    await open('?lang=en');
    writeFileSync(`${FOLDER}/tracking.png`, smallPng(await page.screenshot({ fullPage: true })));
    await context.close();
    await c.generic({ tracking_number: 'BRT0001234570', status: 'delivered', description: 'Consegnata', occurred_at: '2026-11-20T10:20:00Z', location: { city: 'Torino', country_code: 'IT' } });
    await open('?lang=it', { viewport: PHONE, colorScheme: 'dark' });
    writeFileSync(`${FOLDER}/tracking-phone.png`, smallPng(await page.screenshot({ fullPage: true })));
  });
});
