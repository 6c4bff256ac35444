// On the embedded database only: pages and scripts are the same bytes whatever the database.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { complaintsOfAxe, inBrowser, startBrowser } from '../kit/browser.js';
import { DEMO, openPageHost, type PageHost } from '../kit/page-host.js';

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const KEY = DEMO.connections['fulfillment']?.apiKey ?? '';

inBrowser('the API reference in a browser', () => {
  let commerce: PageHost;
  let graph: PageHost;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const complaints: string[] = [];
  const elsewhere: string[] = [];

  beforeAll(async () => {
    [commerce, graph] = await Promise.all([openPageHost(), openPageHost({ host: 'graphql' })]);
    mkdirSync(commerce.dataFolder, { recursive: true });
    writeFileSync(join(commerce.dataFolder, 'demo.json'), JSON.stringify(DEMO));
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await Promise.all([commerce.close(), graph.close()]);
  });

  const open = async (address: string, { colorScheme = 'light', viewport = DESKTOP }: { readonly colorScheme?: 'dark' | 'light'; readonly viewport?: typeof DESKTOP } = {}): Promise<void> => {
    context = await browser.newContext({ colorScheme, viewport });
    page = await context.newPage();
    page.on('console', (message) => { if (message.type() === 'error') complaints.push(message.text()); });
    page.on('pageerror', ({ message }) => { complaints.push(message); });
    page.on('request', (request) => { if (request.url().startsWith('http') && new URL(request.url()).origin !== new URL(address).origin) elsewhere.push(request.url()); });
    await page.goto(address);
  };
  /** The page of an interface, until nothing in it changes any more. */
  const openInterface = async (name: string, title: string, options: Parameters<typeof open>[1] = {}): Promise<void> => {
    await open(`${commerce.base}/reference/${name}`, options);
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await still();
  };
  const still = (): Promise<unknown> => page.evaluate(`new Promise((done) => { let timer = setTimeout(done, 400); new MutationObserver((_, own) => { clearTimeout(timer); timer = setTimeout(() => { own.disconnect(); done(); }, 400); }).observe(document.body, { subtree: true, childList: true, attributes: true }); })`);
  afterEach(async () => {
    await context.close();
    expect([complaints.splice(0), elsewhere.splice(0)]).toEqual([[], []]);
  });

  /** What reaches beyond the window and is in nothing that scrolls. */
  const cutOff = (): Promise<readonly string[]> => page.evaluate(`[...document.querySelectorAll('body *')].filter((element) => {
    const { width, height, right } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || right <= innerWidth + 1 || !element.checkVisibility({ visibilityProperty: true })) return false;
    for (let around = element.parentElement; around && around !== document.documentElement; around = around.parentElement) if (['auto', 'scroll'].includes(getComputedStyle(around).overflowX)) return false;
    return true;
  }).map((element) => element.outerHTML.slice(0, 120))`);
  const flaws = async (viewport: typeof DESKTOP): Promise<unknown> => {
    await page.setViewportSize(viewport);
    await still();
    return [viewport.width, await complaintsOfAxe(page), await cutOff(), await page.evaluate('document.documentElement.scrollWidth')];
  };
  const flawless = ({ width }: typeof DESKTOP): unknown => [width, [], [], width];

  const TAKE_OVER = '#tag/orders/POST/orders/%7Bnumber%7D/accept';
  const openDialog = async (): Promise<void> => {
    await page.getByRole('button', { name: /Test Request/ }).first().click();
    await page.getByRole('dialog', { name: 'API Client' }).waitFor();
    await still();
  };

  describe.each([
    { colorScheme: 'light', name: `fulfillment${TAKE_OVER}`, title: 'Fulfilment API', viewports: [DESKTOP, PHONE], ofDialog: PHONE },
    { colorScheme: 'dark', name: 'returns#tag/portal/POST/%7Bslug%7D/returns', title: 'Returns portal', viewports: [PHONE], ofDialog: DESKTOP },
  ] as const)('$colorScheme', ({ colorScheme, name, title, viewports, ofDialog }) => {
    test('a page with its operations, and the dialog that sends a call, have nothing that axe-core objects to and nothing that is cut off', async () => {
      await openInterface(name, title, { colorScheme, viewport: viewports[0] });
      for (const viewport of viewports) expect(await flaws(viewport)).toEqual(flawless(viewport));
      await openDialog();
      expect(await flaws(ofDialog)).toEqual(flawless(ofDialog));
    });

    test('the list of all interfaces and what its search finds too', async () => {
      await open(`${graph.base}/reference?q=order`, { colorScheme });
      for (const viewport of [DESKTOP, PHONE]) expect(await flaws(viewport)).toEqual(flawless(viewport));
    });
  });

  test('what axe-core objects to in the library, and what is cut off, is reported', async () => {
    await openInterface('tracking', 'Tracking');
    await page.evaluate(`const wide = document.createElement('table'); wide.innerHTML = '<tr><td style="min-width: 2000px">wide</td></tr>'; document.querySelector('main').append(wide); document.querySelector('main h1').style.color = '#ddd';`);
    expect((await complaintsOfAxe(page)).map((line) => line.split(':', 1)[0])).toContain('color-contrast');
    expect((await cutOff()).length).toBeGreaterThan(0);
  });

  test('a link of the search opens the call, whose example is in five languages', async () => {
    await openInterface(`fulfillment${TAKE_OVER}`, 'Fulfilment API');
    await page.getByRole('heading', { name: 'Take an order over' }).first().waitFor();
    expect(await page.evaluate(`(() => { const { top } = [...document.querySelectorAll('h3')].find((heading) => heading.textContent.includes('Take an order over')).getBoundingClientRect(); return top >= 0 && top < innerHeight; })()`)).toBe(true);
    const [card] = await page.locator('.request-card:visible, .scalar-card:has(.show-api-client-button)').filter({ hasText: '/accept' }).all();
    await card?.getByRole('button', { name: /curl/ }).click();
    expect(await page.getByRole('option').allTextContents()).toEqual(['curl', 'JavaScript', 'Python', 'PHP', 'C#']);
    await page.getByRole('option', { name: 'Python' }).click();
    await card?.getByText('requests.post').waitFor();
  });

  test('its search finds calls by their words', async () => {
    await openInterface('fulfillment', 'Fulfilment API');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('picking');
    await page.getByRole('option', { name: /Report picking/ }).first().waitFor();
  });

  test('a call is tried with the demo company\'s key, from the page\'s own origin', async () => {
    await openInterface('fulfillment', 'Fulfilment API');
    const sent: unknown[] = [];
    await page.route('**/api/fulfillment/v1/ping', (route) => {
      sent.push([route.request().method(), route.request().url(), route.request().headers()['authorization']]);
      return route.fulfill({ json: { pong: 'from the test' } });
    });
    await openDialog();
    await page.getByRole('dialog').getByRole('button', { name: /^Send/ }).first().click();
    await page.getByRole('dialog').getByText('from the test').first().waitFor();
    expect(sent).toEqual([['GET', `${commerce.base}/api/fulfillment/v1/ping`, `Bearer ${KEY}`]]);
    expect(await page.evaluate<string>('JSON.stringify(localStorage) + document.cookie')).not.toContain(KEY);
  });

  test('the XML contract has its documents, schemas and answers, and is tried with Basic', async () => {
    await openInterface('wms-xml#tag/stock/POST/aggiorna-giacenze-impegni', 'XML WMS facade');
    await page.getByText('<barcode>4006381333931</barcode>').first().waitFor();
    expect(await page.getByRole('link', { name: 'request', exact: true }).first().getAttribute('href')).toMatch(/\/docs\/wms-xml\/[\w-]+\.request\.xsd$/);
    await page.getByText('<righe_elaborate>2</righe_elaborate>').first().waitFor();
    expect(await flaws(PHONE)).toEqual(flawless(PHONE));
  });
});
