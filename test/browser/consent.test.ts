// On the embedded database only: pages and scripts are the same bytes whatever the database.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openProvider, pkce, visiting, type Provider, type TestClient } from '../contract/oidc/provider.js';
import { complaintsOfAxe, inBrowser, startBrowser } from '../kit/browser.js';

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

inBrowser('the consent page in a browser', () => {
  let provider: Provider;
  let visit: ReturnType<typeof visiting>;
  let app: Server;
  let client: TestClient;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let session = '';
  let isKept = false;
  const { verifier, challenge } = pkce();
  const complaints: string[] = [];
  const callback = () => `http://127.0.0.1:${String((app.address() as AddressInfo).port)}/callback`;

  beforeAll(async () => {
    app = createServer((_, response) => { response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Connected</title>'); });
    await new Promise<void>((resolve) => { app.listen(0, '127.0.0.1', resolve); });
    provider = await openProvider({ isLocal: true });
    visit = visiting(provider);
    client = await visit.client({ client_name: 'Assistant', redirect_uris: ['http://127.0.0.1/callback'] });
    [, session = ''] = (await visit.person('Ada')).cookie.split('=');
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser.close();
    app.closeAllConnections();
    app.close();
    await provider.close();
  });
  afterEach(async () => {
    if (!isKept) await context.close();
    expect(complaints.splice(0)).toEqual([]);
  });

  /** A tab of a signed-in browser. */
  const enter = async (options: Parameters<Browser['newContext']>[0] = {}): Promise<void> => {
    context = await browser.newContext({ baseURL: provider.base, javaScriptEnabled: false, viewport: DESKTOP, locale: 'en-GB', ...options });
    await context.addCookies([{ name: 'portico-session-auth', value: session, url: provider.base, httpOnly: true, sameSite: 'Lax' }]);
    page = await context.newPage();
    page.on('console', (message) => { complaints.push(message.text()); });
  };
  const goThere = async (more: object = {}): Promise<void> => {
    await page.goto(`/oauth/authorize?${new URLSearchParams(visit.request(client, challenge, { redirect_uri: callback(), prompt: 'consent', ...more })).toString()}`);
  };

  /** The page as a signed-in browser gets it. */
  const ask = async (options: Parameters<Browser['newContext']>[0] = {}, more: object = {}): Promise<void> => {
    await enter(options);
    await goThere(more);
  };

  describe('in each language', () => {
    beforeAll(async () => {
      await enter({ javaScriptEnabled: true }); // axe-core needs scripts; one tab for all languages compiles it once
      isKept = true;
    });
    afterAll(async () => {
      isKept = false;
      await context.close();
    });

    test.each(['en', 'it', 'de', 'fr', 'es'])('has nothing in %s that axe-core objects to and fits its window, light and dark, on a desk and on a phone', async (language) => {
      await goThere({ ui_locales: language });
      expect(await page.getAttribute('html', 'lang')).toBe(language);
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

  test('is answered by keyboard without JavaScript, and leads to the app', async () => {
    await ask();
    await page.focus('button[value="allow"]');
    await Promise.all([page.waitForURL((url) => url.pathname === '/callback'), page.keyboard.press('Enter')]);
    expect(await page.title()).toBe('Connected');
    expect([...new URL(page.url()).searchParams.keys()]).toEqual(['code', 'state', 'iss']);
  });

  test('is refused as well', async () => {
    await ask();
    await Promise.all([page.waitForURL((url) => url.pathname === '/callback'), page.click('button[value="deny"]')]);
    expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied');
  });

  /** Sign in on the page that the browser was sent to. */
  const signIn = async (): Promise<void> => {
    await page.fill('input[type="email"]', 'ada@example.test');
    await page.fill('input[type="password"]', 'correct horse battery');
    await page.press('input[type="password"]', 'Enter');
  };

  test('comes after the sign-in page; once the person agreed, signing in leads to the app', async () => {
    for (const isKnown of [false, true]) {
      await ask({}, { prompt: 'login', scope: 'openid email' });
      expect(new URL(page.url()).pathname).toBe('/sign-in');
      await signIn();
      if (!isKnown) await page.click('button[value="allow"]');
      await page.waitForURL((url) => url.pathname === '/callback');
      expect(new URL(page.url()).searchParams.has('code')).toBe(true);
      if (!isKnown) {
        const code = new URL(page.url()).searchParams.get('code') ?? '';
        expect((await visit.exchange(client, { code, verifier }, { redirect_uri: callback() })).status).toBe(200);
        await context.close();
      }
    }
  });
});
