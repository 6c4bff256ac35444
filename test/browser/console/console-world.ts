import { writeFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { SUBGRAPHS } from '#kernel/config.js';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { createRelay } from '../../../gateway/relay/relay.js';
import { ROUTES } from '../../../gateway/relay/routes.js';
import type { Call } from '#client/call.js';
import { seedDemo } from '../../../gateway/demo/seed.js';
import { findSurfaces } from '../../../gateway/server/find-surfaces.js';
import { startGateway } from '../../../gateway/server/start-gateway.js';
import { startSurfaces } from '../../../gateway/server/start-surfaces.js';
import { complaintsOfAxe, startBrowser } from '../../kit/browser.js';
import { databaseSettings } from '../../kit/database-settings.js';
import { testDeployment } from '../../kit/deployment.js';
import { freePorts } from '../../kit/free-ports.js';
import { databaseOfSubgraph, systemOf } from '../../kit/open-graph.js';
import { parsed } from '../../kit/parsed.js';
import { smallPng } from '../../kit/small-png.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
export const WIDE = { width: 2560, height: 1440 };

/** What all journeys share: a small demo company behind the hosts of the graph and of the identity provider, and a browser. */
async function startShared() {
  const deployment = await testDeployment({ PORT: String(await freePorts()), PORTICO_DATA: temporaryFolder(), ...databaseSettings(), PORTICO_SERVICES: `gateway,surfaces,${SUBGRAPHS.join()}` });
  const running = [...await startGateway(deployment), ...await startSurfaces(deployment)];
  const callers = (await findSurfaces()).flatMap(({ demo = [] }) => demo);
  const relay = createRelay({ call: deployment.graph.call, clock: deployment.clock, log: deployment.log, routes: ROUTES });
  const call: Call = async (operation, variables, context) => {
    const answer = await deployment.graph.call(operation, variables, context);
    await relay.drain();
    return answer;
  };
  const demo = (await seedDemo({ call, clock: deployment.clock, callers, progress: () => undefined, secret: deployment.keys.demo, scale: 0.05 }))!;
  const browser = await startBrowser();
  const [owner] = demo.users;
  let viewers = 0;
  return {
    browser, deployment, demo, owner: owner!, base: deployment.config.urls.graphql, auth: deployment.config.urls.auth,
    /** An operation of the graph as the demo company's owner. */
    graph: async (query: string, variables: object = {}): Promise<any> => {
      const response = await fetch(`${deployment.config.urls.graphql}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${owner!.token}` }, body: JSON.stringify({ query, variables }) });
      const { data, errors } = await response.json() as { data: any; errors?: unknown };
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    },
    /** A second company of the owner, without an order. */
    secondCompany: async (name: string): Promise<void> => {
      const run = (operation: string, variables: object, principal: ReturnType<typeof systemOf>) => deployment.graph.call<any, any>(parsed(operation), variables, { principal, requestId: 'r-1', via: 'test' });
      const { createCompany: { id } } = await run('mutation C($name: String!) { createCompany(input: { name: $name }) { id } }', { name }, systemOf());
      await databaseOfSubgraph(deployment.subgraphs.get('identity')!).inTransaction((transaction) => transaction.execute('UPDATE account SET email_verified_at = created_at WHERE email = ?', [owner!.email]));
      await run('mutation A($input: AddPersonInput!) { addPerson(input: $input) { person { id } } }', { input: { email: owner!.email, name: 'Giulia Ferrari', role: 'OWNER' } }, { ...systemOf(Number(id)), permissions: ALL_PERMISSIONS });
    },
    /** Somebody new of the company who may look at commerce, and change nothing. */
    viewer: async (): Promise<{ readonly email: string; readonly password: string }> => {
      const person = { email: `viewer-${String(viewers += 1)}@demo.example`, password: 'look-and-do-not-touch' };
      const input = { ...person, companyId: demo.company.id, name: 'Vera Viewer', role: 'MEMBER', moduleRoles: { commerce: 'VIEWER' } };
      await deployment.graph.call(parsed('mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id } }'), { input }, { principal: systemOf(demo.company.id), requestId: 'r-1', via: 'test' });
      return person;
    },
    stop: async (): Promise<void> => {
      await browser.close();
      await Promise.all(running.map((service) => service.stop()));
      await deployment.close();
    },
  };
}

let shared: ReturnType<typeof startShared> | undefined;

/** The console for one journey: pages of its own in what all share, since starting that takes longer than most journeys. */
export async function openConsole() {
  const { stop: _stop, browser, ...product } = await (shared ??= startShared());
  return { ...product, ...watching(browser, product.base) };
}

/** After the last journey. */
export async function stopConsole(): Promise<void> {
  await (await shared)?.stop();
  shared = undefined;
}

/** Pages, and what they complain of or ask elsewhere. */
function watching(browser: Browser, base: string) {
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  const requested = new Set<string>();
  return {
    /** What the browser wrote to its console, and errors that nobody caught. */
    complaints,
    /** The origins that the console's own page asked for something. */
    requested,
    open: async (options: Parameters<Browser['newContext']>[0] = {}): Promise<{ readonly page: Page; readonly context: BrowserContext }> => {
      const context = await browser.newContext({ viewport: DESKTOP, locale: 'en-GB', timezoneId: 'Asia/Tokyo', ...options }); // not the company's, whose clocks count
      contexts.push(context);
      context.setDefaultTimeout(15_000);
      const page = await context.newPage();
      page.on('console', (message) => { if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text()); });
      page.on('pageerror', ({ message }) => { complaints.push(message); });
      page.on('request', (request) => { if (request.frame().url().startsWith(`${base}/console`) && !request.isNavigationRequest()) requested.add(new URL(request.url()).origin); });
      return { page, context };
    },
    close: async (): Promise<void> => { await Promise.all(contexts.map((context) => context.close())); },
  };
}

/** An open console. */
export type ConsoleWorld = Awaited<ReturnType<typeof openConsole>>;

/** Enter the password at the identity provider, and come back. */
export async function signIn(page: Page, { email, password }: { readonly email: string; readonly password: string }): Promise<void> {
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.fill('input[type="email"]', email);
  await page.fill('input[type="password"]', password);
  await Promise.all([page.waitForURL(/\/console/), page.press('input[type="password"]', 'Enter')]);
}

/** Until a list shows so many rows, or this one first, and no longer what was asked for before. */
export async function untilListed(page: Page, { first, count, rows = '[data-row]' }: { readonly first?: string; readonly count?: number; readonly rows?: string }): Promise<void> {
  await page.waitForFunction((wanted) => {
    const found = document.querySelectorAll(wanted.rows);
    return document.querySelector('[aria-busy="true"]') === null && [found.length, undefined].includes(wanted.count) && [found[0]?.textContent, undefined].includes(wanted.first);
  }, { first, count, rows });
}

/** What axe-core objects to in the light and in the dark, in windows of these widths, and how far the page reaches beyond each. */
export async function flaws(page: Page, viewports: readonly { readonly width: number; readonly height: number }[]): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    const beyond = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    if (beyond > 0) found.push(`${String(viewport.width)}: ${String(beyond)} pixels beyond`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      found.push(...(await complaintsOfAxe(page)).map((complaint) => `${String(viewport.width)} ${colorScheme}: ${complaint}`));
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESKTOP);
  return found;
}

/** The pictures of gateway/docs/console.md, which are made anew with PORTICO_SCREENSHOTS=yes. */
export async function picture(page: Page, name: string, viewport: { readonly width: number; readonly height: number } = { width: 1280, height: 800 }): Promise<void> {
  if (process.env['PORTICO_SCREENSHOTS'] === undefined) return;
  await page.setViewportSize(viewport);
  await page.evaluate('document.fonts.ready');
  writeFileSync(`gateway/docs/screenshots/${name}.png`, smallPng(await page.screenshot()));
  await page.setViewportSize(DESKTOP);
}
