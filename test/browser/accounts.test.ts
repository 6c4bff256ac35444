// On the embedded database only: pages and scripts are the same bytes whatever the database.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { systemOf } from '../kit/open-graph.js';
import { openProvider, visiting, type Provider } from '../contract/oidc/provider.js';
import { complaintsOfAxe, inBrowser, startBrowser } from '../kit/browser.js';

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };
const PASSWORD = 'correct horse battery';

inBrowser('the pages of accounts in a browser', () => {
  let provider: Provider;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let session = '';
  let invitation = '';
  let sections = 0;

  beforeAll(async () => {
    provider = await openProvider({ isLocal: true });
    const visit = visiting(provider);
    const { cookie, accountId } = await visit.person('Ada');
    [, session = ''] = cookie.split('=');
    await provider.run('mutation R($input: RecordAssistantCallsInput!) { recordAssistantCalls(input: $input) }', { input: { calls: [{ companyId: provider.company, accountId, clientId: accountId, clientName: 'Assistant', tool: 'commerce_search_orders', outcome: 'REFUSED', durationMilliseconds: 120, calledAt: '2026-03-10T08:00:00.000Z' }] } }, systemOf());
    for (const client_name of ['Assistant', 'Reports of the night']) await visit.tokens(await visit.client({ client_name, redirect_uris: ['https://assistant.example/callback', 'http://127.0.0.1/callback'] }), cookie);
    await provider.run('mutation { invitePerson(input: { email: "bea@example.test", name: "Bea", role: MEMBER }) { id } }', {}, { ...systemOf(provider.company), permissions: ['company.read', 'company.manage', 'brain.read', 'brain.write', 'catalog.read', 'catalog.write', 'commerce.read', 'commerce.write', 'intelligence.read'] });
    const { claimMails: [mail] } = await provider.run('mutation { claimMails(most: 1) { content } }', {}, systemOf());
    const { search } = new URL((JSON.parse(String(mail.content)) as { data: { link: string } }).data.link);
    invitation = `/invitation${search}`;
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await provider.close();
  });

  const open = async (path: string, { isSignedIn = false, ...options }: Parameters<Browser['newContext']>[0] & { isSignedIn?: boolean } = {}): Promise<void> => {
    context = await browser.newContext({ baseURL: provider.base, javaScriptEnabled: false, viewport: DESKTOP, locale: 'en-GB', ...options });
    page = await context.newPage();
    await visitAs(isSignedIn, path);
  };
  const visitAs = async (isSignedIn: boolean, path: string): Promise<void> => {
    if (isSignedIn) await context.addCookies([{ name: 'portico-session-auth', value: session, url: provider.base, httpOnly: true, sameSite: 'Lax' }]);
    await page.goto(path);
  };

  describe('as they are shown', () => {
    beforeAll(() => open('/sign-in', { javaScriptEnabled: true })); // axe-core needs scripts; one tab for all compiles it once
    afterAll(() => context.close());

    test.each<[string, () => string, boolean]>([
      ['signing in, in Italian', () => '/sign-in?lang=it', false], ['signing out', () => '/sign-out?lang=de', true], ['the account, in French', () => '/account?lang=fr&notice=saved', true],
      ['the password, in Spanish', () => '/account/password?lang=es', true], ['the address, in German', () => '/account/email?lang=de', true], ['the sessions', () => '/account/sessions', true], ['the connected apps, in German', () => '/account/apps?lang=de', true],
      ['a forgotten password', () => '/reset/ask?notice=link-sent', false], ['a link that is over', () => '/reset?token=0', false], ['an invitation, in German', () => `${invitation}&lang=de`, false],
      ['an invitation of somebody else, in French', () => `${invitation}&lang=fr`, true], ['leaving a company, in Italian', () => `/account/leave?company=${String(provider.company)}&lang=it`, true], ['assistants, in German', () => '/connect?lang=de', true],
    ])('%s has nothing that axe-core objects to and fits its window, light and dark, on a desk and on a phone', async (_, path, isSignedIn) => {
      await context.clearCookies();
      await visitAs(isSignedIn, path());
      expect(await page.locator('h1').count()).toBe(1);
      await page.evaluate("for (const fold of document.querySelectorAll('details.fold')) fold.open = true");
      for (const colorScheme of ['light', 'dark'] as const) {
        for (const viewport of [DESKTOP, PHONE]) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize(viewport);
          expect([colorScheme, viewport.width, await complaintsOfAxe(page)]).toEqual([colorScheme, viewport.width, []]);
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
          sections += 1;
        }
      }
    });
  });

  describe('in use', () => {
    afterEach(() => context.close());

    test('with a script the address of the connector is copied by a button, and times are those of the reader; without one it is selected whole', async () => {
      await open('/connect', { javaScriptEnabled: true, isSignedIn: true, timezoneId: 'Europe/Rome', permissions: ['clipboard-read', 'clipboard-write'] });
      await page.locator('.copy button').first().click();
      await page.waitForSelector('.copy [role="status"]:has-text("Copied")', { state: 'attached' });
      expect([await page.evaluate('navigator.clipboard.readText()'), await page.textContent('tbody time')]).toEqual(['https://mcp.portico.example', '10 March 2026 at 09:00']);
      await context.close();
      await open('/connect', { isSignedIn: true });
      await page.locator('pre').first().click();
      expect([await page.evaluate('getSelection().toString()'), await page.locator('.copy button').count(), await page.textContent('tbody time')]).toEqual(['https://mcp.portico.example', 0, '10 March 2026 at 08:00 UTC']);
    });

    test('a person signs in, ends another session and a connected app, and signs out by keyboard alone, without scripts', async () => {
      expect(sections).toBe(52);
      await open('/account/sessions');
      await page.focus('[name="email"]');
      await page.keyboard.type('ada@example.test');
      await page.keyboard.press('Tab');
      await page.keyboard.type(PASSWORD);
      await Promise.all([page.waitForURL('**/account/sessions'), page.keyboard.press('Enter')]);
      expect(await page.textContent('h1')).toBe('Where you are signed in');
      await page.focus('text=End all others');
      await Promise.all([page.waitForURL('**/account/sessions?notice=saved'), page.keyboard.press('Enter')]);
      expect(await page.locator('button[name="end"]').count()).toBe(0);
      await page.goto('/account');
      await page.focus('text=Connected apps');
      await Promise.all([page.waitForURL('**/account/apps'), page.keyboard.press('Enter')]);
      await page.focus('button[name="end"]');
      await Promise.all([page.waitForURL('**/account/apps?notice=app-ended'), page.keyboard.press('Enter')]);
      expect([await page.textContent('[role="status"]'), await page.locator('button[name="end"]').count()]).toEqual([expect.stringContaining('The app is disconnected'), 1]);
      await page.goto('/sign-out');
      await page.focus('form .button');
      await Promise.all([page.waitForURL('**/sign-in?notice=signed-out'), page.keyboard.press('Enter')]);
      expect(await page.textContent('[role="status"]')).toContain('You are signed out');
      await page.goto('/account');
      expect(new URL(page.url()).pathname).toBe('/sign-in');
    });
  });
});
