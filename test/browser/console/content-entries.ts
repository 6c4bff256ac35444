import type { Locator, Page } from 'playwright-core';
import { systemOf } from '../../kit/open-graph.js';
import { parsed } from '../../kit/parsed.js';
import { flaws, PHONE, type ConsoleWorld } from './console-world.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

/** What the journey of content has made so far, and how it looks at it. */
export interface ContentJourney {
  readonly world: ConsoleWorld;
  readonly page: Page;
  readonly site: number;
  readonly collection: number;
  readonly pages: Readonly<Record<string, number>>;
  readonly open: (id: number | undefined) => Promise<void>;
  readonly saved: (version: number) => Promise<void>;
  readonly read: (id: number | undefined) => Promise<any>;
  readonly textOf: (id: number | undefined) => Promise<any>;
  readonly dialog: () => Locator;
  readonly carryOut: () => Promise<void>;
}

/** The rest of the journey: entries, links, what is found, what leads where, and who may only read. */
export function entriesAndLinks(at: () => ContentJourney): void {
  it('lists the entries of a collection, and makes one with a page that it is about and a link in its words', async () => {
    const { world, page, collection, pages, open, saved, dialog, carryOut } = at();
    await page.goto(`${world.base}/console/content/collections/${String(collection)}`);
    await page.getByText('No entry is like that.').waitFor();
    await page.getByRole('button', { name: 'New entry' }).click();
    await dialog().getByLabel('Title').fill('Perché il faggio');
    await dialog().getByRole('button', { name: 'Show what would change' }).click();
    await carryOut();
    await page.getByLabel('Summary').fill('Duro, chiaro, vicino.');
    await page.getByLabel('Kind').selectOption('News');
    await page.getByRole('button', { name: 'Choose About' }).click();
    await dialog().getByRole('searchbox').fill('sgab');
    await dialog().getByRole('button', { name: 'Search' }).click();
    await dialog().getByRole('button', { name: /^Sgabelli/ }).click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await saved(2);
    const { entries: { nodes: [{ id, translations: [text] }] } } = await world.graph('query E($id: SafeInt!) { entries(collectionId: $id) { nodes { id translations { fields } } } }', { id: collection });
    expect(text.fields).toEqual({ summary: 'Duro, chiaro, vicino.', kind: 'news', about: { page: pages['stools'] } });
    await open(pages['stools']);
    await page.getByRole('region', { name: 'What leads here' }).getByRole('link', { name: 'Perché il faggio' }).click();
    await page.waitForURL(`**/content/entries/${String(id)}?*`);
    await page.getByRole('link', { name: 'Journal' }).click();
    await page.getByRole('row').filter({ hasText: 'Perché il faggio' }).filter({ hasText: 'Draft' }).waitFor();
  });

  it('links words of a rich text to a page, wherever that is by then', async () => {
    const { page, pages, open, saved, textOf, dialog } = at();
    await open(pages['stools']);
    await page.getByRole('textbox', { name: 'Body' }).press('Control+End');
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    await dialog().getByRole('button', { name: 'Link to a page or entry' }).click();
    await dialog().getByRole('button', { name: /^Le sedie/ }).click();
    await dialog().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Save draft' }).click();
    await saved(10);
    expect((await textOf(pages['stools'])).blocks[1].body.content[0].content.at(-1)).toEqual({ type: 'text', text: 'Le sedie', marks: [{ type: 'link', attrs: { page: pages['chairs'] } }] });
  });

  it('finds texts by their words and state, and adds a redirect', async () => {
    const { world, page, site, pages, dialog, carryOut } = at();
    await page.goto(`${world.base}/console/content?site=${String(site)}`);
    await page.locator('[data-row]').first().waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('faggio');
    await page.getByLabel('State').selectOption('Draft');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: 'Perché il faggio' }).waitFor();
    expect(new URL(page.url()).searchParams.get('status')).toBe('DRAFT');
    await page.getByRole('link', { name: 'Redirects' }).click();
    await page.getByRole('button', { name: 'New redirect' }).click();
    await dialog().getByLabel('Path').fill('/panche');
    await dialog().getByLabel('Leads to').fill(String(pages['chairs']));
    await dialog().getByRole('button', { name: 'Show what would change' }).click();
    await carryOut();
    await page.getByRole('row').filter({ hasText: '/panche' }).getByRole('link', { name: 'Le sedie' }).waitFor();
    expect(await flaws(page, [PHONE])).toEqual([]);
  });

  it('says what leads to a page before it is deleted', async () => {
    const { world, page, site, pages, read, dialog, carryOut } = at();
    await page.goto(`${world.base}/console/content?site=${String(site)}`);
    const below = page.getByRole('button', { name: 'Pages below Le sedie' });
    if (await below.getAttribute('aria-expanded') === 'false') await below.click(); // where it was opened before, its pages may still be on their way
    await page.getByRole('button', { name: 'Actions: Sgabelli' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await dialog().getByRole('link', { name: 'Perché il faggio' }).waitFor();
    await carryOut();
    await page.getByRole('link', { name: 'Sgabelli' }).waitFor({ state: 'detached' });
    expect(await read(pages['stools'])).toBeNull();
  });

  it('shows who may only read nothing to press that would be refused, in their language', async () => {
    const { world, pages } = at();
    const person = { email: 'reader@demo.example', password: 'look-and-do-not-touch' };
    await world.deployment.graph.call(parsed('mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id } }'), { input: { ...person, companyId: world.demo.company.id, name: 'Rita Reader', role: 'MEMBER', moduleRoles: { brain: 'VIEWER' } } }, { principal: systemOf(world.demo.company.id), requestId: 'r-1', via: 'test' });
    const { page: other, context: theirs } = await world.open({ locale: 'de-DE' });
    await other.goto(`${world.base}/console/content/pages/${String(pages['chairs'])}`);
    await other.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await other.fill('input[type="email"]', person.email);
    await other.fill('input[type="password"]', person.password);
    await Promise.all([other.waitForURL(/\/console/), other.press('input[type="password"]', 'Enter')]);
    await other.getByText('zum Bearbeiten braucht es das Recht brain.write').waitFor();
    expect([await other.getByRole('main').getByRole('button').allInnerTexts(), await other.getByRole('textbox', { name: 'Titel' }).first().getAttribute('readonly')]).toEqual([[], '']);
    await theirs.close();
  });
}
