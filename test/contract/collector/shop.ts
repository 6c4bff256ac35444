import type { Browser, BrowserContext, Page } from 'playwright-core';
import { shift } from '#kernel/clock.js';
import { startBrowser } from '../../kit/browser.js';
import { listen, type Listening } from '../../kit/listen.js';
import { KEY, openStandIn, type StandIn } from './stand-in.js';

/** The moment at which the pages of these tests are opened. */
export const OPENED_AT = '2026-03-03T10:00:00.000Z';

/** What shops write before the script, so that commands work at once. */
export const STUB = '<script>window.porticoCollect=window.porticoCollect||function(){var a=arguments;return new Promise(function(r){(porticoCollect.q=porticoCollect.q||[]).push([r,a])})}</script>';

/** A shop with collect.js, a browser in it, and the collector that it sends to. */
export interface Shop {
  readonly collector: StandIn;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly base: string;
  /** Said by the script in the browser's console, of which tests take what they expect. */
  readonly said: string[];
  /** What else is said there, and thrown into the page: nothing. */
  readonly complaints: string[];
  /** Once the script has said so much. */
  hears(count: number): Promise<void>;
  /** The tag of the script. */
  script(attributes?: string): string;
  /** Open a page of the shop with this in its head, the script unless another is given, once the page before it has settled: a browser cuts off the answers to a page that is left. */
  open(path?: string, head?: string): Promise<void>;
  /** Once the script has read the answers to its calls so far: what it does next depends on them. */
  settled(): Promise<unknown>;
  /** Run a command of the script, once it has settled. */
  command(name: string, ...values: readonly unknown[]): Promise<unknown>;
  /** Let time go on in the page, once the script has settled. */
  pass(seconds: number): Promise<void>;
  /** All that the page's origin keeps in the browser. */
  kept(): Promise<object>;
}

/** A shop for the tests of a file, with a fresh browser profile for each. */
export function withShop(): Shop {
  let [browser, server]: [Browser | undefined, Listening | undefined] = [undefined, undefined];
  let head = '';
  const state: { collector?: StandIn; page?: Page; context?: BrowserContext } = {};
  const shop: Shop = {
    get collector() { return present(state.collector); },
    get page() { return present(state.page); },
    get context() { return present(state.context); },
    get base() { return present(server).base; },
    said: [], complaints: [],
    hears: async (count) => { while (shop.said.length < count) await shop.page.waitForEvent('console'); },
    script: (attributes = '') => `<script src="${shop.collector.host}/collect.js" data-key="${KEY}" ${attributes} async></script>`,
    open: async (path = '/', ownHead = shop.script()) => {
      await shop.settled();
      head = ownHead;
      await shop.page.goto(shop.base + path);
    },
    settled: () => shop.page.waitForFunction((unanswered) => Number(Reflect.get(globalThis, 'unread') ?? 0) <= unanswered, shop.collector.unanswered()),
    command: async (name, ...values) => {
      await shop.settled();
      return shop.page.evaluate(([what, given]) => Reflect.get(globalThis, 'porticoCollect')(what, ...given), [name, values] as const);
    },
    pass: async (seconds) => {
      await shop.settled();
      await shop.page.clock.runFor(seconds * 1000);
    },
    kept: () => shop.page.evaluate(() => ({ cookies: document.cookie, local: { ...localStorage }, session: { ...sessionStorage } })),
  };
  beforeAll(async () => { browser = await startBrowser(); });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    const { host } = state.collector = await openStandIn(); // a page of another test says its last words to another
    server = await listen((request, response) => {
      response.writeHead(request.url === '/favicon.ico' ? 404 : 200, {
        'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': `default-src 'none'; script-src ${host} 'unsafe-inline'; connect-src ${host}; frame-src 'self'`,
      }).end(`<!doctype html><html lang="it-IT"><head><title>Shop ${request.url ?? ''}</title>${head}</head><body></body></html>`);
    });
    const context = state.context = await present(browser).newContext();
    context.setDefaultTimeout(60_000);
    const page = state.page = await context.newPage();
    await page.clock.install({ time: shift(OPENED_AT, -60_000) });
    await page.clock.pauseAt(OPENED_AT);
    await page.addInitScript(countUnread);
    page.on('pageerror', (error) => { shop.complaints.push(error.message); });
    page.on('console', (message) => {
      const text = message.text();
      if (text.startsWith('[collect.js]')) shop.said.push(text);
      else if (!text.startsWith('Failed to load resource')) shop.complaints.push(text);
    });
  });
  afterEach(async () => {
    await state.context?.close();
    await server?.close();
    await state.collector?.close();
    expect(shop.said.splice(0)).toEqual([]);
    expect(shop.complaints.splice(0)).toEqual([]);
    expect(shop.collector.got.filter(({ path }) => path.startsWith('OPTIONS'))).toEqual([]);
  });
  return shop;
}

/** Counts in the page, as `unread`, the calls whose answers the script has not dealt with. */
function countUnread(): void {
  const { fetch: own } = globalThis;
  const count = (change: number): void => { Reflect.set(globalThis, 'unread', Number(Reflect.get(globalThis, 'unread') ?? 0) + change); };
  globalThis.fetch = async (...call) => {
    count(1);
    try {
      const response = await own.apply(globalThis, call);
      const text = await response.text();
      return Object.assign(response, { text: () => Promise.resolve(text), json: () => Promise.resolve(JSON.parse(text)) });
    } finally {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { count(-1); port1.close(); }; // a turn later: the page's clock stands still, and so do its timers
      port2.postMessage('');
    }
  };
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The shop is open in tests alone');
  return value;
}
