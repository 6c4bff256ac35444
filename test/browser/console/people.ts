import type { Page } from 'playwright-core';
import { inBrowser } from '../../kit/browser.js';
import { DESKTOP, flaws, openConsole, PHONE, picture, signIn, WIDE, type ConsoleWorld } from './console-world.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const PEOPLE = '{ people(first: 500) { nodes { id email companyRole moduleRoles { commerce catalog } deactivatedAt oneTimePasswordExpiresAt } } invitations { id email role } }';
const MIRA = 'mira@people.example.test';

inBrowser('people in the console', () => {
  let world: ConsoleWorld;
  let page: Page;
  let viewer: Awaited<ReturnType<ConsoleWorld['viewer']>>;

  beforeAll(async () => {
    world = await openConsole();
    ({ page } = await world.open());
    await page.goto(`${world.base}/console/`);
    await signIn(page, world.owner);
    await page.getByRole('heading', { name: 'Today', exact: true }).waitFor();
  });
  afterAll(() => world.close());

  const person = async (email: string): Promise<any> => (await world.graph(PEOPLE)).people.nodes.find((one: any) => one.email === email);
  const rows = async (): Promise<readonly string[]> => {
    await page.getByRole('button', { name: 'Do it' }).waitFor().catch(async () => { throw new Error(await page.getByRole('dialog').innerText()); });
    return (await page.getByRole('dialog').locator('tbody tr').allInnerTexts()).map((row) => row.replaceAll(/\s*\t\s*/g, ' | '));
  };
  const check = async (): Promise<readonly string[]> => {
    await page.getByRole('button', { name: 'Show what would change' }).click();
    return rows();
  };
  const carryOut = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Do it' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  /** The secret that is shown once; the dialog is closed with it. */
  const stored = async (): Promise<string> => {
    await page.getByRole('button', { name: 'Do it' }).click();
    const secret = await page.locator('.people-secret').innerText();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'I have stored it' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    return secret;
  };

  it('are listed after g m with their roles in words, as cards on a phone', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('m');
    await page.locator('[data-row]').first().waitFor();
    const { people: { nodes } } = await world.graph('{ people(first: 50) { nodes { name } } }');
    expect(await page.locator('[data-row]').allInnerTexts()).toEqual(nodes.map(({ name }: any) => name));
    expect(await flaws(page, [WIDE])).toEqual([]);
    await page.setViewportSize(PHONE);
    await page.locator('.card').first().waitFor();
    expect(await flaws(page, [PHONE])).toEqual([]);
  });

  it('are invited: what they may do is seen first, and the invitation stays until it is revoked', async () => {
    await page.getByRole('button', { name: 'Invite or add' }).click();
    await page.getByLabel('E-mail address').fill('guest@people.example.test');
    await page.getByLabel('Name', { exact: true }).fill('Gus Guest');
    for (const module of ['Knowledge and sites', 'Catalog', 'Figures']) await page.getByLabel(module).selectOption('NONE');
    expect(await flaws(page, [PHONE])).toEqual([]);
    expect(await check()).toEqual(expect.arrayContaining(['E-mail address | nothing | guest@people.example.test', 'Commerce | nothing | Editor', 'Read orders, returns, shipments, stock and locations | nothing | yes']));
    expect((await world.graph(PEOPLE)).invitations.map(({ email }: any) => email)).not.toContain('guest@people.example.test');
    await carryOut();
    await page.getByText('guest@people.example.test').first().waitFor();
    await picture(page, 'console-people', { width: 1200, height: 800 });
    await page.getByRole('button', { name: 'Revoke the invitation guest@people.example.test' }).click();
    await rows();
    await carryOut();
    await page.getByText('Nobody is invited').or(page.locator('li.people-row')).first().waitFor();
    expect((await world.graph(PEOPLE)).invitations.map(({ email }: any) => email)).not.toContain('guest@people.example.test');
  });

  it('are added with a one-time password that is shown once', async () => {
    await page.getByRole('button', { name: 'Invite or add' }).click();
    await page.getByLabel('By a one-time password that you hand over').check();
    await page.getByLabel('E-mail address').fill(MIRA);
    await page.getByLabel('Name', { exact: true }).fill('Mira Moretti');
    await check();
    expect((await stored()).length).toBeGreaterThan(9);
    expect((await person(MIRA)).oneTimePasswordExpiresAt).not.toBeNull();
    expect(await page.content()).not.toContain('people-secret');
  });

  it('are given another role once the permissions that come and go were seen', async () => {
    await page.getByRole('link', { name: 'Mira Moretti' }).click();
    await page.getByRole('heading', { name: /Mira Moretti/ }).waitFor();
    await page.getByRole('button', { name: 'Change the role' }).click();
    await page.getByLabel('Commerce').selectOption('VIEWER');
    await page.getByLabel('Catalog').selectOption('MANAGER');
    const found = await check();
    expect(found).toEqual(expect.arrayContaining(['Commerce | Editor | Viewer', 'Catalog | Editor | Manager', 'Change the settings of the catalog, and manage its keys and collectors | no | yes', expect.stringMatching(/^The daily work.* \| yes \| no$/)]));
    expect(found).toHaveLength(4);
    await picture(page, 'console-role', { width: 1200, height: 800 });
    await carryOut();
    expect((await person(MIRA)).moduleRoles).toEqual({ commerce: 'VIEWER', catalog: 'MANAGER' });
    await page.getByText('Catalog: Manager').waitFor();
    expect(await flaws(page, [PHONE])).toEqual([]);
  });

  it('are suspended and let in again, and signed out of the browsers that are shown without an address', async () => {
    await page.getByRole('button', { name: 'Deactivate' }).click();
    expect(await rows()).toEqual(['State | Active | Deactivated']);
    await carryOut();
    await page.locator('h1').getByText('Deactivated').waitFor();
    await page.getByRole('button', { name: 'Reactivate' }).click();
    await rows();
    await carryOut();
    await page.locator('h1').getByText('Active', { exact: true }).waitFor();
    expect((await person(MIRA)).deactivatedAt).toBeNull();
    viewer = await world.viewer();
    const { page: other, context } = await world.open();
    await other.goto(`${world.base}/console/orders`);
    await signIn(other, viewer);
    await other.getByRole('heading', { name: 'Orders', exact: true }).waitFor();
    await page.goto(`${world.base}/console/people/${String((await person(viewer.email)).id)}`);
    await page.getByRole('button', { name: /^End Vera Viewer/ }).first().waitFor();
    expect(await page.getByRole('main').innerText()).not.toContain('127.0.0.1');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await rows();
    await carryOut();
    await page.getByText('Signed in nowhere.').waitFor();
    await other.goto(`${world.base}/console/returns`);
    await other.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await context.close();
  });

  it('are removed, but not the last owner, which is said before anything is pressed', async () => {
    const { people: { nodes } } = await world.graph(PEOPLE);
    const owners = nodes.filter(({ companyRole, deactivatedAt }: any) => companyRole === 'OWNER' && deactivatedAt === null);
    await page.goto(`${world.base}/console/people/${String(owners[0].id)}`);
    await page.getByRole('heading', { name: 'What they may do' }).waitFor();
    expect([await page.getByText('This is the last active owner').count(), await page.getByRole('button', { name: 'Remove' }).count()]).toEqual(owners.length === 1 ? [1, 0] : [0, 1]);
    await page.goto(`${world.base}/console/people/${String((await person(MIRA)).id)}`);
    await page.getByRole('button', { name: 'Remove' }).click();
    expect(await rows()).toEqual([`${MIRA} | Member | nothing`]);
    await carryOut();
    await page.waitForURL(/console\/people$/);
    expect(await person(MIRA)).toBeUndefined();
  });

  it('have tokens with the least that does the work, shown once and revoked, beside browsers and apps', async () => {
    await page.getByRole('link', { name: 'Your access' }).click();
    await page.getByText('Portico').first().waitFor();
    await page.getByRole('button', { name: 'Create a token' }).click();
    await page.getByLabel('Purpose').fill('Report of the morning');
    await page.getByRole('checkbox', { name: /^Read orders/ }).check();
    expect(await flaws(page, [PHONE])).toEqual([]);
    expect(await check()).toEqual(expect.arrayContaining(['Purpose | nothing | Report of the morning', 'May do | nothing | Read orders, returns, shipments, stock and locations']));
    const token = await stored();
    const asToken = async (query: string): Promise<any> => (await fetch(`${world.base}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify({ query }) })).json();
    expect((await asToken('{ orderCounts { total } }')).errors).toBeUndefined();
    await page.locator('strong').getByText('Report of the morning').waitFor();
    await picture(page, 'console-access', { width: 1200, height: 900 });
    expect(await flaws(page, [DESKTOP])).toEqual([]);
    await page.getByRole('button', { name: 'Revoke the token Report of the morning' }).click();
    await rows();
    await carryOut();
    await page.locator('strong').getByText('Report of the morning').waitFor({ state: 'detached' });
    expect((await asToken('{ orderCounts { total } }')).errors).toHaveLength(1);
  });

  it('leave what they did in a log of all parts by time, without an entry lost or doubled between pages', async () => {
    const { orders: { nodes: [{ number }] } } = await world.graph('{ orders(first: 1) { nodes { number } } }');
    for (let round = 0; round < 6; round += 1) await world.graph(`mutation W($order: ID!) { ${Array.from({ length: 5 }, (_, at) => `o${String(at)}: addNote(input: { orderReference: $order, text: "n" }) { id } c${String(at)}: createNote(input: { title: "n" }) { id }`).join(' ')} }`, { order: number });
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.locator('summary[data-row]').first().waitFor();
    const log = (part: string): string => `${part}: ${part}AuditLog(first: 110) { nodes { id } }`;
    const logs = await world.graph(`{ ${['orders', 'catalog', 'content', 'identity'].map(log).join(' ')} }`);
    const all: readonly string[] = Object.values<any>(logs).flatMap(({ nodes }) => nodes.map(({ id }: any) => id)).sort().reverse();
    const ids = (): Promise<readonly string[]> => page.locator('summary[data-row]').evaluateAll((found) => found.map((one) => one.getAttribute('data-row') ?? ''));
    const turn = async (key: string, first: string | undefined): Promise<readonly string[]> => {
      await page.keyboard.press(key);
      await page.waitForFunction((id) => document.querySelector('summary[data-row]')?.getAttribute('data-row') === id && document.querySelector('[aria-busy="true"]') === null, first);
      return ids();
    };
    const first = await ids();
    expect(first).toEqual(all.slice(0, 50));
    const second = await turn('n', all[50]);
    expect([...first, ...second]).toEqual(all.slice(0, 100));
    expect(await turn('p', all[0])).toEqual(first);
  });

  it('are found there by person, kind and record, and an entry shows what it changed', async () => {
    await page.goto(`${world.base}/console/people/audit?operation=changePersonRole&who=${encodeURIComponent(world.owner.email)}`);
    await page.locator('summary[data-row]').first().click();
    await page.getByText('What was asked for').waitFor();
    expect(await page.getByText('these were left out').innerText()).toMatch(/Orders and stock, Catalog, Knowledge and sites$/);
    expect((await page.locator('.changes tbody tr').allInnerTexts()).map((row) => row.replaceAll(/\s*\t\s*/g, ' | '))).toEqual(expect.arrayContaining([expect.stringMatching(/commerce \| EDITOR \| VIEWER$/)]));
    await picture(page, 'console-audit', { width: 1200, height: 800 });
    expect(await flaws(page, [PHONE])).toEqual([]);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.waitForURL(/people\/audit$/);
  });

  it('are not managed by who may not, who sees their own access', async () => {
    const { page: other } = await world.open();
    await other.goto(`${world.base}/console/people`);
    await signIn(other, viewer);
    await other.getByText('Owners and admins manage the people').waitFor();
    await other.getByRole('main').getByRole('link', { name: 'Your access' }).last().click();
    await other.getByRole('heading', { name: 'API tokens' }).waitFor();
    expect([await other.getByRole('link', { name: 'Audit log' }).count(), await other.getByRole('link', { name: 'Everybody’s' }).count()]).toEqual([0, 0]);
  });
});
