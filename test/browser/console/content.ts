import type { Page } from 'playwright-core';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { inBrowser } from '../../kit/browser.js';
import { drawnImage } from '../../kit/drawn-image.js';
import { systemOf } from '../../kit/open-graph.js';
import { parsed } from '../../kit/parsed.js';
import { entriesAndLinks } from './content-entries.js';
import { DESKTOP, flaws, openConsole, PHONE, picture, signIn, WIDE, type ConsoleWorld } from './console-world.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const BLOCKS = [
  { key: 'hero', label: 'Opening', fields: [{ key: 'heading', label: 'Heading', type: 'TEXT', required: true }, { key: 'picture', label: 'Picture', type: 'IMAGE' }, { key: 'link', label: 'Leads to', type: 'URL' }] },
  { key: 'text', label: 'Text', fields: [{ key: 'body', label: 'Body', type: 'RICH_TEXT', required: true }] },
  { key: 'questions', label: 'Questions', fields: [{ key: 'items', label: 'Questions', type: 'GROUP', many: true, fields: [{ key: 'question', label: 'Question', type: 'TEXT', required: true }, { key: 'answer', label: 'Answer', type: 'LONG_TEXT' }] }] },
];
const READ = 'query P($id: SafeInt!) { page(id: $id) { parent { id } scheduled { action at } translations { locale title slug version publishedAt hasChanges path blocks seo } } }';

const WOOD = '#8a5a34';
const chair = (): Promise<Buffer> =>
  drawnImage({ width: 480, height: 320, background: '#e8e4dc' }, [[160, 120, 160, 24, WOOD], [176, 144, 18, 130, WOOD], [286, 144, 18, 130, WOOD], [194, 210, 92, 12, WOOD]]);

inBrowser('content in the console', () => {
  let world: ConsoleWorld;
  let page: Page;
  let site = 0;
  let collection = 0;
  let pages: Readonly<Record<string, number>> = {};

  beforeAll(async () => {
    world = await openConsole();
    ({ page } = await world.open());
    const { workspaces: [{ slug: workspace }] } = await world.graph('{ workspaces { slug } }');
    ({ createSite: { id: site } } = await world.graph('mutation S($input: CreateSiteInput!) { createSite(input: $input) { id } }', { input: { workspace, slug: 'atelier', name: 'Atelier', status: 'ACTIVE', defaultLocale: 'it', locales: ['it', 'en', 'de'], frontendUrl: 'https://atelier.example' } }));
    await world.graph('mutation T($input: SaveTemplateInput!) { saveTemplate(input: $input) { key } }', { input: { siteId: site, key: 'standard', name: 'Standard page', blocks: BLOCKS } });
    ({ createCollection: { id: collection } } = await world.graph('mutation C($input: CreateCollectionInput!) { createCollection(input: $input) { id } }', { input: { siteId: site, slug: 'journal', name: 'Journal', fields: [{ key: 'summary', label: 'Summary', type: 'LONG_TEXT', required: true, most: 200 }, { key: 'about', label: 'About', type: 'PAGE' }, { key: 'kind', label: 'Kind', type: 'CHOICE', choices: [{ value: 'news', label: 'News' }] }] } }));
    pages = { home: await made('Benvenuti', { isHome: true }), chairs: await made('Sedie'), tables: await made('Tavoli'), care: await made('Cura') };
    await world.graph('mutation P($input: PublishDocumentsInput!) { publishDocuments(input: $input) { changed } }', { input: { documents: [pages['home'], pages['chairs'], pages['tables']].map((id) => ({ id })) } });
    await page.goto(`${world.base}/console/content?site=${String(site)}`);
    await signIn(page, world.owner);
    await page.locator('[data-row]').nth(3).waitFor();
  });
  afterAll(() => world.close());

  const made = async (title: string, more: object = {}): Promise<number> =>
    (await world.graph('mutation C($input: CreatePageInput!) { createPage(input: $input) { id } }', { input: { siteId: site, template: 'standard', title, blocks: [{ id: 'opening', type: 'hero', heading: title }], ...more } })).createPage.id;
  const read = async (id: number | undefined): Promise<any> => (await world.graph(READ, { id })).page;
  const textOf = async (id: number | undefined, locale = 'it'): Promise<any> => (await read(id)).translations.find((text: any) => text.locale === locale);
  const rows = (): Promise<readonly string[]> => page.locator('[data-row]').allInnerTexts();
  const untilRows = async (...expected: readonly string[]): Promise<void> => { await page.waitForFunction((texts) => JSON.stringify([...document.querySelectorAll('[data-row]')].map(({ textContent }) => textContent)) === JSON.stringify(texts), expected); };
  const dialog = () => page.getByRole('dialog');
  const carryOut = async (): Promise<void> => {
    await dialog().getByRole('button', { name: 'Do it' }).click();
    await dialog().waitFor({ state: 'detached' });
  };
  const open = async (id: number | undefined, query = ''): Promise<void> => {
    await page.goto(`${world.base}/console/content/pages/${String(id)}${query}`);
    await page.getByRole('button', { name: 'Save draft' }).waitFor();
  };
  const saved = async (version: number): Promise<void> => { await page.getByRole('status').getByText(`Version ${String(version)}, saved by`).waitFor(); };

  it('shows the pages of a site as a tree with their state in each language', async () => {
    expect(await rows()).toEqual(['Benvenuti', 'Sedie', 'Tavoli', 'Cura']);
    expect(await page.locator('.tree-row').nth(3).locator('.coverage .badge').allInnerTexts()).toEqual(['it Draft', 'en No text', 'de No text'].map((text) => expect.stringMatching(new RegExp(text.replace(' ', '\\s+')))));
    expect(await flaws(page, [PHONE, WIDE])).toEqual([]);
  });

  it('moves a page by keyboard: at once among its siblings, and below another one once the new paths were seen', async () => {
    await page.getByRole('link', { name: 'Tavoli' }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await untilRows('Benvenuti', 'Tavoli', 'Sedie', 'Cura');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Tavoli');
    await page.keyboard.press('Alt+ArrowDown');
    await untilRows('Benvenuti', 'Sedie', 'Tavoli', 'Cura');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Tavoli');
    await page.keyboard.press('Alt+ArrowRight');
    await dialog().getByText('/sedie/tavoli').waitFor();
    expect((await read(pages['tables'])).parent).toBeNull();
    await carryOut();
    await untilRows('Benvenuti', 'Sedie', 'Tavoli', 'Cura');
    expect([(await read(pages['tables'])).parent.id, (await textOf(pages['tables'])).path]).toEqual([pages['chairs'], '/sedie/tavoli']);
  });

  it('moves a page by dragging, and by a dialog', async () => {
    await page.locator('.tree-row', { hasText: 'Tavoli' }).dragTo(page.locator('.tree-row', { hasText: 'Cura' }), { targetPosition: { x: 200, y: 3 } });
    await dialog().getByText('/sedie/tavoli').waitFor();
    await carryOut();
    expect((await read(pages['tables'])).parent).toBeNull();
    await page.getByRole('button', { name: 'Actions: Cura' }).click();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await dialog().getByRole('button', { name: 'Sedie' }).click();
    await dialog().getByRole('button', { name: 'Put it here' }).click();
    await dialog().getByText('It is not published').waitFor();
    await carryOut();
    expect((await read(pages['care'])).parent.id).toBe(pages['chairs']);
    await picture(page, 'console-content', { width: 1280, height: 640 });
  });

  it('makes a page below another one, and opens it', async () => {
    await page.getByRole('button', { name: 'Actions: Sedie' }).click();
    await page.getByRole('button', { name: 'New page below' }).click();
    await dialog().getByLabel('Title').fill('Sgabelli');
    await dialog().getByRole('button', { name: 'Show what would change' }).click();
    await dialog().getByText('sgabelli').waitFor();
    await carryOut();
    await page.getByRole('heading', { name: 'Sgabelli' }).waitFor();
    pages = { ...pages, stools: Number(new URL(page.url()).pathname.split('/').at(-1)) };
    expect((await read(pages['stools'])).parent.id).toBe(pages['chairs']);
  });

  it('edits blocks as forms of their types, adds, moves and removes them, and saves the draft with Control and S', async () => {
    const add = page.getByRole('group', { name: 'Add a block:' });
    await add.getByRole('button', { name: '+ Text' }).click();
    await page.getByRole('textbox', { name: 'Body' }).click();
    await page.keyboard.type('Fatti ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('a mano');
    await add.getByRole('button', { name: '+ Opening' }).click();
    await page.getByRole('textbox', { name: /^Heading/ }).fill('Sgabelli di faggio');
    await page.getByRole('button', { name: 'Opening 2: up' }).click();
    await add.getByRole('button', { name: '+ Questions' }).click();
    await page.getByRole('button', { name: 'Add: Questions' }).click();
    await page.getByRole('textbox', { name: /^Question/ }).fill('Quanto regge?');
    await add.getByRole('button', { name: '+ Text' }).click();
    await page.getByRole('button', { name: 'Remove Text 4' }).click();
    await page.getByRole('textbox', { name: /^Heading/ }).press('Control+s');
    await saved(2);
    expect((await textOf(pages['stools'])).blocks).toEqual([
      { id: expect.any(String), type: 'hero', heading: 'Sgabelli di faggio' },
      { id: expect.any(String), type: 'text', body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Fatti ' }, { type: 'text', text: 'a mano', marks: [{ type: 'bold' }] }] }] } },
      { id: expect.any(String), type: 'questions', items: [{ question: 'Quanto regge?' }] },
    ]);
  });

  it('takes an image from the library, and sends a new one there with what it shows', async () => {
    await page.getByRole('button', { name: 'Choose an image' }).click();
    await dialog().locator('input[type="file"]').setInputFiles({ name: 'sgabello.png', mimeType: 'image/png', buffer: await chair() });
    await dialog().getByLabel('What it shows', { exact: true }).fill('Uno sgabello');
    await dialog().getByRole('button', { name: 'Upload and use' }).click();
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.asset img')?.naturalWidth === 480);
    expect(await page.getByLabel('What it shows').inputValue()).toBe('Uno sgabello');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await saved(3);
    await page.getByRole('button', { name: 'Another image' }).click();
    await dialog().getByRole('button', { name: 'sgabello.png' }).waitFor();
    expect(await flaws(page, [PHONE])).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('says at its field what the graph refuses, and keeps what was typed', async () => {
    await page.getByLabel('Leads to').fill('nowhere');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('alert').getByRole('button', { name: 'Opening 1 › Leads to' }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
    expect([await page.getByLabel('Leads to').inputValue(), await page.locator('.edited .is-failed').innerText()]).toEqual(['nowhere', expect.stringContaining('must be an address')]);
    await page.getByLabel('Leads to').fill('/sedie');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await saved(4);
  });

  it('saves once, although the answer was lost and it is sent again', async () => {
    let isLost = false;
    await page.route('**/graphql', async (route) => {
      if (isLost || !(route.request().postData() ?? '').includes('savePageDraft')) return route.fallback();
      isLost = true;
      await route.fetch();
      return route.abort();
    });
    await page.getByRole('textbox', { name: /^Heading/ }).fill('Sgabelli in faggio');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('The server did not answer.').waitFor();
    expect(await page.getByRole('textbox', { name: /^Heading/ }).inputValue()).toBe('Sgabelli in faggio');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await saved(5);
    await page.unroute('**/graphql');
    expect((await textOf(pages['stools'])).version).toBe(5);
  });

  it('shows what somebody else saved meanwhile, and saves neither over the other unasked', async () => {
    const { blocks } = await textOf(pages['stools']);
    await page.getByRole('textbox', { name: /^Heading/ }).fill('Mine');
    await world.graph('mutation S($input: SavePageDraftInput!) { savePageDraft(input: $input) { id } }', { input: { id: pages['stools'], locale: 'it', blocks: blocks.with(0, { ...blocks[0], heading: 'Theirs' }) } });
    await page.getByRole('button', { name: 'Save draft' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'saved another version meanwhile' });
    await notice.getByRole('row').filter({ hasText: 'Opening 1 › Heading' }).filter({ hasText: 'Theirs' }).waitFor();
    expect(await page.getByRole('textbox', { name: /^Heading/ }).inputValue()).toBe('Mine');
    await notice.getByRole('button', { name: 'Save mine in its place' }).click();
    await saved(7);
    expect((await textOf(pages['stools'])).blocks[0].heading).toBe('Mine');
  });

  it('says who else edits a text, and takes it over', async () => {
    const colleague = { principal: { ...systemOf(world.demo.company.id), actor: 'Carla Conti', permissions: ALL_PERMISSIONS }, requestId: 'r-1', via: 'test' };
    const lock = parsed('mutation L($input: LockDocumentInput!) { lockDocument(input: $input) { by } }');
    await world.deployment.graph.call(lock, { input: { id: pages['chairs'], locale: 'it' } }, colleague);
    await open(pages['chairs']);
    await page.getByText('Carla Conti is editing this text').first().waitFor();
    expect(await page.getByRole('textbox', { name: 'Title' }).getAttribute('readonly')).toBe('');
    await page.getByRole('button', { name: 'Take it over' }).click();
    await page.getByRole('button', { name: 'Take it over' }).waitFor({ state: 'detached' });
    await page.getByRole('textbox', { name: 'Title' }).fill('Le sedie');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await saved(2);
  });

  it('asks before something is left that was not saved, and has it again afterwards', async () => {
    await page.getByRole('textbox', { name: 'Title' }).fill('Tutte le sedie');
    await page.getByRole('link', { name: 'Atelier' }).click();
    await dialog().getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByRole('link', { name: 'Le sedie' }).click();
    await page.getByText('What you had typed and not saved is here again.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Tutte le sedie');
    await page.getByRole('button', { name: 'Discard' }).first().click();
    expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Le sedie');
  });

  it('is translated beside the other language, beginning with its text', async () => {
    await open(pages['stools'], '?locale=en&beside=it');
    await page.getByRole('button', { name: 'Begin with the text in it' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Stools');
    expect(await page.locator('.source').first().innerText()).toBe('Sgabelli');
    await page.getByRole('textbox', { name: /^Heading/ }).fill('Stools of beech');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await saved(1);
    expect(await textOf(pages['stools'], 'en')).toMatchObject({ title: 'Stools', slug: 'stools', version: 1 });
    await picture(page, 'console-content-editor', { width: 1280, height: 1000 });
    expect(await flaws(page, [PHONE, DESKTOP])).toEqual([]);
  });

  it('is published once it was seen what is not complete, and what websites would show', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await dialog().getByLabel('en').uncheck();
    await dialog().getByLabel('Publish the pages above it first').check();
    await dialog().getByRole('button', { name: 'Show what would change' }).click();
    await dialog().getByText('/le-sedie/sgabelli').or(dialog().getByText('/sedie/sgabelli')).waitFor();
    await carryOut();
    await page.getByRole('heading', { name: 'Publication' }).waitFor();
    expect((await textOf(pages['stools'])).publishedAt).not.toBeNull();
    expect((await textOf(pages['stools'], 'en')).publishedAt).toBeNull();
  });

  it('is previewed as websites would show it, against what they show', async () => {
    await open(pages['stools']);
    await page.getByRole('textbox', { name: /^Heading/ }).fill('Sgabelli per tutti');
    await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.startsWith('portico:console:draft:')));
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await dialog().getByText('Not saved, and so not part of it: it.').waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Save draft' }).click();
    await saved(8);
    await page.getByRole('link', { name: 'Preview' }).click();
    const [panel, article] = [page.getByRole('region', { name: 'Draft against published' }), page.getByRole('article', { name: 'Preview' })];
    await panel.getByRole('row').filter({ hasText: 'Mine' }).filter({ hasText: 'Sgabelli per tutti' }).waitFor();
    await article.getByText('Sgabelli per tutti').waitFor();
    expect([await article.locator('strong').innerText(), await article.getByRole('img', { name: 'Uno sgabello' }).count()]).toEqual(['a mano', 1]);
    await picture(page, 'console-content-preview', { width: 1280, height: 1100 });
    expect(await flaws(page, [PHONE])).toEqual([]);
  });

  it('is scheduled by the clocks of the company, and that is cancelled', async () => {
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    await dialog().getByText('(Europe/Rome)').waitFor();
    await dialog().getByLabel('When').fill('2031-07-24T08:00');
    await dialog().getByRole('button', { name: 'Show what would change' }).click();
    await dialog().getByText('24 Jul 2031, 08:00').waitFor();
    await dialog().getByRole('button', { name: 'Change it' }).click();
    await dialog().getByLabel('When').fill('2031-12-24T08:00');
    await dialog().getByRole('button', { name: 'Show what would change' }).click();
    await carryOut();
    await page.getByRole('heading', { name: 'Scheduled' }).waitFor();
    expect((await read(pages['stools'])).scheduled).toEqual([{ action: 'PUBLISH', at: '2031-12-24T07:00:00.000Z' }]);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await carryOut();
    await page.getByRole('heading', { name: 'Scheduled' }).waitFor({ state: 'detached' });
  });

  it('lists its versions, compares two, and restores one once the difference was seen', async () => {
    await page.getByRole('link', { name: 'Versions' }).click();
    await page.getByLabel('From').selectOption('2');
    await page.getByRole('row').filter({ hasText: 'Opening 1 › Heading' }).filter({ hasText: 'Sgabelli di faggio' }).waitFor();
    await picture(page, 'console-content-versions', { width: 1280, height: 900 });
    expect(await flaws(page, [PHONE])).toEqual([]);
    await page.getByRole('button', { name: 'Restore Version 2' }).click();
    await dialog().getByRole('button', { name: 'Show what would change' }).click();
    await dialog().getByText('Sgabelli di faggio').waitFor();
    expect((await textOf(pages['stools'])).version).toBe(8);
    await carryOut();
    await page.getByRole('rowheader', { name: 'Version 9' }).waitFor();
    expect((await textOf(pages['stools'])).blocks[0].heading).toBe('Sgabelli di faggio');
  });

  entriesAndLinks(() => ({ world, page, site, collection, pages, open, saved, read, textOf, dialog, carryOut }));

  it('runs under the policy of the page', () => {
    expect(world.complaints.filter((text) => !text.includes('net::ERR_FAILED') && !text.includes('status of'))).toEqual([]);
  });
});
