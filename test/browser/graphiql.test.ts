// On the embedded database only: pages and scripts are the same bytes whatever the database.
import { writeFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { SUBGRAPHS } from '#kernel/config.js';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import type { Deployment } from '../../gateway/server/deployment.js';
import { startGateway } from '../../gateway/server/start-gateway.js';
import { startSurfaces } from '../../gateway/server/start-surfaces.js';
import { visiting } from '../contract/oidc/provider.js';
import { complaintsOfAxe, inBrowser, startBrowser } from '../kit/browser.js';
import { temporaryFolder } from '../kit/temporary-folder.js';
import { databaseSettings } from '../kit/database-settings.js';
import { testDeployment } from '../kit/deployment.js';
import { freePorts } from '../kit/free-ports.js';
import { databaseOfSubgraph, systemOf } from '../kit/open-graph.js';
import { parsed } from '../kit/parsed.js';
import { smallPng } from '../kit/small-png.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const PHONE = { width: 390, height: 844 };
const QUERY = '{ me { name } company { name } }';

inBrowser('GraphiQL in a browser', () => {
  let deployment: Deployment;
  let stop: () => Promise<unknown>;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let staffToken: string;
  let address: string;
  const answered: number[] = [];
  const tokenCalls: string[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    deployment = await testDeployment({ PORT: String(await freePorts()), PORTICO_DATA: temporaryFolder(), ...databaseSettings(), PORTICO_SERVICES: `gateway,surfaces,${SUBGRAPHS.join()}` });
    const running = [...await startGateway(deployment), ...await startSurfaces(deployment)];
    stop = () => Promise.all(running.map((service) => service.stop()));
    address = `${deployment.config.urls.graphql}/graphql`;
    staffToken = await people();
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await stop();
    await deployment.close();
  });

  async function enterPassword(): Promise<void> {
    await page.fill('input[type="email"]', 'ada@example.test');
    await page.fill('input[type="password"]', 'correct horse battery');
    await Promise.all([page.waitForURL(address), page.press('input[type="password"]', 'Enter')]);
  }

  /** Ada in two companies, whose password is known; answers a staff token of hers in the first. */
  async function people(): Promise<string> {
    const run = (operation: string, variables: object, principal: ReturnType<typeof systemOf>) => deployment.graph.call<any, any>(parsed(operation), variables, { principal, requestId: 'r-1', via: 'test' });
    const company = async (name: string) => Number((await run('mutation C($name: String!) { createCompany(input: { name: $name }) { id } }', { name }, systemOf())).createCompany.id);
    const [first, second] = [await company('Lume'), await company('Nord')];
    const { auth: issuer } = deployment.config.urls;
    const send = (path: string, init: RequestInit = {}) => fetch(issuer + path, { redirect: 'manual', ...init });
    const form = (path: string, fields: Readonly<Record<string, string>> | string) => send(path, { method: 'POST', body: new URLSearchParams(fields) });
    const visit = visiting({ company: first, issuer, run, send, form, register: () => send('/') });
    const { email, cookie } = await visit.person('Ada');
    await databaseOfSubgraph(deployment.subgraphs.get('identity')!).inTransaction((transaction) => transaction.execute("UPDATE account SET email_verified_at = '2026-03-10T08:00:00.000Z' WHERE email = ?", [email]));
    await run('mutation A($input: AddPersonInput!) { addPerson(input: $input) { person { id } } }', { input: { email, name: 'Ada', role: 'OWNER' } }, { ...systemOf(second), permissions: ALL_PERMISSIONS });
    const { access_token: token } = await visit.tokens({ client_id: 'portico-graphiql', redirect_uris: [address] }, cookie, { scope: 'profile email offline_access service.platform' });
    return (await graph(token, 'mutation { createToken(input: { name: "laptop" }) { token } }')).data.createToken.token as string;
  }

  const graph = async (token: string, query: string) => {
    const response = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify({ query }) });
    return { status: response.status, ...await response.json() as { data?: any } };
  };

  const open = async (): Promise<void> => {
    context = await browser.newContext({ viewport: PHONE, locale: 'en-GB' });
    page = await context.newPage();
    watch(page);
  };
  const watch = (watched: Page): void => {
    watched.on('response', (response) => {
      if (response.url() === address && response.request().method() === 'POST') answered.push(response.status());
      if (response.url().endsWith('/oauth/token')) tokenCalls.push(new URLSearchParams(response.request().postData() ?? '').get('grant_type') ?? '');
    });
    watched.on('console', (message) => { if (message.text().includes('Content Security Policy')) complaints.push(message.text()); });
  };
  /** The pictures of gateway/docs/graph.md, which are made anew with PORTICO_SCREENSHOTS=yes. */
  const picture = async (name: string): Promise<void> => {
    if (process.env['PORTICO_SCREENSHOTS'] === undefined) return;
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 960, height: 560 });
    await page.waitForTimeout(1000); // GraphiQL moves to its new size
    writeFileSync(`gateway/docs/screenshots/${name}.png`, smallPng(await page.screenshot()));
    await page.setViewportSize(PHONE);
  };
  const execute = () => page.getByRole('button', { name: /^Execute/ }).click();
  const shown = (text: RegExp | string) => page.locator('.result-window, .graphiql-response').getByText(text).first().waitFor();
  const stored = (of: Page = page) => of.evaluate<{ accessToken: string; refreshToken: string } | null>("JSON.parse(sessionStorage.getItem('portico-graphiql:sign-in'))");
  const expire = (of: Page = page) => of.evaluate("sessionStorage.setItem('portico-graphiql:sign-in', JSON.stringify({ ...JSON.parse(sessionStorage.getItem('portico-graphiql:sign-in')), expiresAt: 0 }))");
  /** Calls of the graph at the same time, as GraphiQL sends them. */
  const callTimes = (times: number, of: Page = page) =>
    of.evaluate<any[]>(`Promise.all(Array.from({ length: ${String(times)} }, () => fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query: '{ company { name } }' }) }).then(async (answer) => (await answer.json()).data?.company.name ?? answer.status)))`);

  describe('with a staff token', () => {
    beforeAll(async () => {
      await open();
      await page.goto(`${address}?query=${encodeURIComponent(QUERY)}`);
    });
    afterAll(() => context.close());

    it('asks who it is before anything else, with nothing that axe-core objects to, light and dark', async () => {
      await page.getByRole('dialog').waitFor();
      await picture('graphiql-question');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect([colorScheme, await complaintsOfAxe(page)]).toEqual([colorScheme, []]);
      }
    });

    it('sends the token with the first call', async () => {
      await page.getByLabel('Token', { exact: true }).fill(staffToken);
      expect(answered).toEqual([]);
      await Promise.all([page.waitForResponse((response) => response.request().method() === 'POST'), page.getByRole('button', { name: 'Open the graph' }).click()]);
      expect(answered).toEqual([200]);
    });

    it('runs an operation on a phone, without scrolling sideways', async () => {
      await execute();
      await shown(/Ada/);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    });

    it('keeps the token and the tabs over a reload', async () => {
      await page.getByRole('button', { name: 'New tab' }).click();
      const tabs = await page.getByRole('tab').count();
      // GraphiQL stores each of them half a second later, and shows one more tab to somebody who reloads before its headers are stored.
      await page.waitForFunction((count) => 'graphiql:headers' in localStorage && Object.values(localStorage).some((kept: string) => (/"tabs":\[(.*)\]/.exec(kept)?.[1]?.match(/"id":/g) ?? []).length === count), tabs);
      answered.length = 0;
      await Promise.all([page.waitForResponse((response) => response.request().method() === 'POST'), page.reload()]);
      await page.getByRole('tab').nth(tabs - 1).waitFor();
      expect([await page.getByRole('dialog').count(), await page.getByRole('tab').count()]).toEqual([0, tabs]);
      expect(answered).toEqual([200]);
    });
  });

  describe('with a sign-in', () => {
    beforeAll(open);
    afterAll(() => context.close());

    it('says so where the identity provider cannot be reached, and still takes a staff token', async () => {
      const { auth } = deployment.config.urls;
      await page.route(`${auth}/**`, (route) => route.abort());
      await page.goto(`${address}?query=${encodeURIComponent(QUERY)}`);
      await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('alert').getByText(`The identity provider at ${auth} cannot be reached.`).waitFor();
      expect(await page.getByLabel('Token', { exact: true }).isVisible()).toBe(true);
      await page.unroute(`${auth}/**`);
    });

    it('takes no answer that the tab did not ask for, and leaves no code in the address', async () => {
      await page.goto(`${address}?code=pac_forged&state=s&iss=${encodeURIComponent(deployment.config.urls.auth)}`);
      await page.getByRole('alert').getByText('This address answers no sign-in that was begun in this tab.').waitFor();
      expect([page.url(), tokenCalls]).toEqual([address, []]);
    });

    it('leads to the identity provider and back by keyboard, to the same operation, from another name of the host too', async () => {
      await page.goto(address.replace('127.0.0.1', 'localhost'));
      await page.getByRole('dialog').waitFor();
      await Promise.all([page.waitForURL(/\/sign-in/), page.keyboard.press('Enter')]);
      await enterPassword();
      await page.getByRole('status').getByText('Signed in as Ada').waitFor();
      expect([page.url(), tokenCalls]).toEqual([address, ['authorization_code']]);
    });

    it('calls as the person, in the company that they choose, and keeps no token but in the tab', async () => {
      await page.goto(`${address}?query=${encodeURIComponent(QUERY)}`);
      await execute();
      await shown(/Lume/);
      await page.getByLabel('Company').selectOption('Nord');
      await execute();
      await shown(/Nord/);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect([colorScheme, await complaintsOfAxe(page, '#bar')]).toEqual([colorScheme, []]);
      }
      await picture('graphiql');
      const { accessToken } = (await stored())!;
      expect(await page.evaluate<string>('JSON.stringify(localStorage) + document.cookie + document.documentElement.outerHTML.length')).not.toContain(accessToken);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    });

    it('refreshes once for all calls and tabs that wait', async () => {
      tokenCalls.length = 0;
      const before = JSON.stringify(await stored());
      await expire();
      expect(await callTimes(3)).toEqual(['Nord', 'Nord', 'Nord']);
      expect(tokenCalls).toEqual(['refresh_token']);
      const copy = await context.newPage();
      watch(copy);
      await copy.addInitScript(`sessionStorage.setItem('portico-graphiql:sign-in', ${JSON.stringify(before)})`);
      await copy.goto(address);
      await expire(copy);
      expect(await callTimes(2, copy)).toEqual(['Nord', 'Nord']);
      expect([tokenCalls, await stored(copy)]).toEqual([['refresh_token'], await stored()]);
      await copy.close();
    });

    it('ends with the sign-out, for its tokens and for the browser too', async () => {
      const { accessToken, refreshToken } = (await stored())!;
      await Promise.all([page.waitForURL(/\/sign-out\?client_id=portico-graphiql$/), page.getByRole('button', { name: 'Sign out' }).click()]);
      await Promise.all([page.waitForURL(address), page.getByRole('button', { name: 'Sign out' }).click()]);
      await page.getByRole('dialog').waitFor();
      expect([await stored(), (await graph(accessToken, QUERY)).status]).toEqual([null, 401]);
      const refused = await fetch(`${deployment.config.urls.auth}/oauth/token`, { method: 'POST', body: new URLSearchParams({ grant_type: 'refresh_token', client_id: 'portico-graphiql', refresh_token: refreshToken }) });
      expect(refused.status).toBe(400);
    });

    it('says when it was ended elsewhere, and begins again', async () => {
      await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL(/\/sign-in/); // the browser is signed out at the identity provider too
      await enterPassword();
      await page.getByRole('status').getByText('Signed in as Ada').waitFor();
      await page.goto(`${address}?query=${encodeURIComponent(QUERY)}`);
      await graph((await stored())!.accessToken, 'mutation { disconnectApp(id: "portico-graphiql") { name } }');
      await execute();
      await page.getByRole('status').getByText('Your sign-in has ended').waitFor();
      expect([await stored(), await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).isVisible()]).toEqual([null, true]);
    });
  });

  it('runs under its policy without a complaint', () => {
    expect(complaints).toEqual([]);
  });
});
