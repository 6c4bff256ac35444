import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { parsed } from '../../kit/parsed.js';
import { asSystem } from '../../../gateway/demo/deployment.js';
import { drop, filesIn, folderWith, openFiles, put } from './open-files.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let files: Awaited<ReturnType<typeof openFiles>>;
beforeAll(async () => { files = await openFiles(); });
afterAll(() => files.close());

const ask = (operation: string, variables: object = {}): Promise<any> => files.call<unknown, unknown>(parsed(operation), variables, asSystem(files.companyId));
const SITE = 'name: Shop\nstatus: ACTIVE\ndefault_locale: it\nlocales: [it, en] # two\n';
const PLAIN = 'name: Plain\nblocks:\n  - {key: text, label: Text, fields: [{key: body, label: Body, type: RICH_TEXT}, {key: more, label: More, type: PAGE}]}\n';
const page = (title: string, body: string, front = ''): string => `---\ntitle: ${title}\n${front}blocks:\n  - id: a\n    type: text\n    body: {markdown: below}\n---\n${body}\n`;
const begin = () => folderWith({
  'site.yaml': SITE, 'templates/plain.yaml': PLAIN, 'pages/chi-siamo/page.yaml': 'template: plain\n', 'pages/chi-siamo/it.md': page('Chi siamo', 'Vedi il [team](page:/chi-siamo/team).'), 'pages/chi-siamo/en.md': page('About', 'See.', 'slug: about\n'),
  'pages/chi-siamo/team/page.yaml': 'template: plain\n', 'pages/chi-siamo/team/it.md': page('Team', '__Noi__ e [gli altri](page:/chi-siamo)'),
  'menus/main.yaml': 'name: Main\nitems:\n  - {id: team, page: /chi-siamo/team}\n',
});
let number = 0;
const fresh = (): string => `w/site-${String(number += 1)}`;
const siteOf = async (site: string): Promise<any> => (await ask('query S { sites(workspace: "w") { id slug } }')).sites.find(({ slug }: { slug: string }) => site === `w/${slug}`);
const pagesOf = async (site: string): Promise<any[]> => (await ask('query P($siteId: SafeInt!) { pages(siteId: $siteId) { id translations { locale slug title version path } children { id translations { slug } } } }', { siteId: (await siteOf(site)).id })).pages;

test('hand-written files are pushed, links that lead to one another included; a pull keeps their bytes, and a second push has nothing to do', async () => {
  const [folder, site] = [begin(), fresh()];
  const before = filesIn(folder);
  expect((await files.push(folder, site, { 'dry-run': 'true' })).answer).toMatchObject({ 'dry run': 'nothing was pushed' });
  const { answer, printed } = await files.push(folder, site, { publish: 'true' });
  expect(answer).toEqual({ pushed: 8 });
  expect(printed).toEqual(expect.arrayContaining(['created    pages/chi-siamo  (it, en)', 'published  pages/chi-siamo/team  (it)', '6 created, 2 published']));
  expect(await files.pull(folder, site)).toMatchObject({ answer: { written: 0, removed: 0 } });
  expect(filesIn(folder)).toEqual(before);
  expect((await files.push(folder, site, { publish: 'true' })).answer).toEqual({ pushed: 0 });
  expect((await pagesOf(site))[0].translations).toMatchObject([{ locale: 'en', slug: 'about', path: '/about' }, { locale: 'it', slug: 'chi-siamo', path: '/chi-siamo' }]);
});

test('a folder that was moved moves its page, and what lies below goes along; nothing is created anew', async () => {
  const [folder, site] = [begin(), fresh()];
  await files.push(folder, site);
  const [{ children: [{ id }] }] = await pagesOf(site);
  for (const name of ['page.yaml', 'it.md']) put(folder, `pages/squadra/${name}`, filesIn(folder)[`pages/chi-siamo/team/${name}`] ?? '');
  drop(folder, 'pages/chi-siamo/team');
  expect((await files.push(folder, site)).printed).toEqual(expect.arrayContaining([expect.stringMatching(/^moved {6}pages\/squadra {2}\(from pages\/chi-siamo\/team\)$/), expect.stringMatching(/slug team becomes squadra/)]));
  expect(await pagesOf(site)).toMatchObject([{ children: [] }, { id, translations: [{ slug: 'squadra' }] }]);
});

test('a pull keeps what was moved or removed here, for a push to do it on the site; forced, it brings back what the site has', async () => {
  const [folder, site] = [begin(), fresh()];
  await files.push(folder, site);
  for (const name of ['page.yaml', 'it.md']) put(folder, `pages/squadra/${name}`, filesIn(folder)[`pages/chi-siamo/team/${name}`] ?? '');
  drop(folder, 'pages/chi-siamo/team');
  drop(folder, 'pages/chi-siamo/en.md');
  const before = filesIn(folder);
  expect(await files.pull(folder, site)).toMatchObject({ answer: { written: 0, removed: 0 } });
  expect(filesIn(folder)).toEqual(before);
  expect((await files.push(folder, site, { 'dry-run': 'true' })).printed).toEqual(expect.arrayContaining([expect.stringMatching(/^moved {6}pages\/squadra {2}\(from pages\/chi-siamo\/team\)$/)]));
  await files.pull(folder, site, { force: 'true' });
  expect(Object.keys(filesIn(folder))).toEqual(expect.arrayContaining(['pages/chi-siamo/en.md', 'pages/chi-siamo/team/it.md', 'pages/chi-siamo/team/page.yaml']));
});

test('a text that was changed on the site since is not replaced unless the push is forced; one that was changed there alone is left alone', async () => {
  const [folder, site] = [begin(), fresh()];
  await files.push(folder, site);
  const [{ id }] = await pagesOf(site);
  await ask('mutation D($input: SavePageDraftInput!) { savePageDraft(input: $input) { id } }', { input: { id, locale: 'it', title: 'Altro' } });
  expect((await files.push(folder, site)).answer).toEqual({ pushed: 0 });
  put(folder, 'pages/chi-siamo/it.md', page('Mio', 'x'));
  expect(await files.push(folder, site)).toEqual({ answer: '1 file was not pushed; 0 of 0 changes made', printed: ['There is nothing else to push', 'pages/chi-siamo/it.md:2: title, blocks.0.body.content.0.content: was changed on the site since it was pulled: pull with --force to have that, or push with --force to replace it'] });
  expect((await files.pull(folder, site)).printed).toEqual([expect.stringContaining('pages/chi-siamo/it.md: was changed here and on the site')]);
  expect((await files.push(folder, site, { force: 'true' })).answer).toEqual({ pushed: 1 });
  expect((await pagesOf(site))[0].translations[1]).toMatchObject({ title: 'Mio', version: 4 });
});

test('what has no file any more is removed only by --delete; what was made on the site since is not', async () => {
  const [folder, site] = [begin(), fresh()];
  await files.push(folder, site);
  await ask('mutation C($input: CreatePageInput!) { createPage(input: $input) { id } }', { input: { siteId: (await siteOf(site)).id, template: 'plain', title: 'Nuova' } });
  drop(folder, 'menus');
  drop(folder, 'pages/chi-siamo/team');
  put(folder, 'pages/chi-siamo/it.md', page('Chi siamo', 'Da soli.'));
  expect((await files.push(folder, site)).printed).toContain('3 on the site alone stay; --delete removes what was pulled once');
  const { answer, printed } = await files.push(folder, site, { delete: 'true' });
  expect(answer).toBe('1 file was not pushed; 2 of 2 changes made');
  expect(printed).toEqual(expect.arrayContaining(['removed    pages/chi-siamo/team', 'removed    menus/main.yaml', expect.stringContaining('pages/nuova: was made or changed on the site since the pull')]));
});

test('files that cannot be read or are refused are named with their lines, and the rest is pushed', async () => {
  const [folder, site] = [begin(), fresh()];
  put(folder, 'pages/uno/page.yaml', 'template: plain\n');
  put(folder, 'pages/uno/it.md', page('Uno', '# No'));
  put(folder, 'pages/due/page.yaml', 'template: none\n');
  put(folder, 'pages/due/it.yaml', 'title: Due\n');
  put(folder, 'pages/tre/page.yaml', 'template: plain\n');
  put(folder, 'pages/tre/it.yaml', 'title: Tre\nblocks:\n  - id: a\n    type: text\n    bdy: x\n');
  put(folder, 'pages/quattro/page.yaml', 'template: [\n');
  put(folder, 'pages/cinque/page.yaml', 'template: plain\n');
  put(folder, 'pages/cinque/it.md', page('Cinque', '[x](page:/nowhere)'));
  symlinkSync('/', join(folder, 'pages/sei'));
  const { answer, printed } = await files.push(folder, site);
  expect(answer).toMatch(/^6 files were not pushed; /);
  expect(printed).toEqual(expect.arrayContaining([
    'pages/uno/it.md:8: Headings are ##, ### or ####: the title of the page is the first', 'pages/due/page.yaml:1: There is no template none: neither templates/none.yaml nor one of the site',
    'pages/tre/it.yaml:5: The draft is not valid: blocks.0.bdy is not a field of the block text; did you mean body?', expect.stringMatching(/^pages\/quattro\/page\.yaml:\d: /),
    expect.stringMatching(/^pages\/cinque\/it\.md:\d+: blocks\.0\.body names the page \/nowhere, which is neither here nor on the site$/), 'pages/sei: is a link, which is not followed: put the file itself here',
  ]));
  expect((await pagesOf(site)).map(({ translations }) => translations.at(-1).slug)).toEqual(['chi-siamo', 'cinque']);
});

test('a push that was stopped goes on with what is missing', async () => {
  const [folder, site] = [begin(), fresh()];
  files.stopAfter(6);
  expect((await files.push(folder, site)).answer).toMatch(/Run the same command again: it goes on where it stopped$/);
  expect((await files.push(folder, site)).answer).toEqual({ pushed: expect.any(Number) });
  expect((await files.push(folder, site)).answer).toEqual({ pushed: 0 });
  expect(await pagesOf(site)).toMatchObject([{ translations: [{ locale: 'en' }, { locale: 'it', title: 'Chi siamo' }], children: [{}] }]);
});

test('names that a disk cannot hold get another folder, and keep their slugs', async () => {
  const [folder, site] = [begin(), fresh()];
  await files.push(folder, site);
  const { id: siteId } = await siteOf(site);
  for (const slug of ['con', '字'.repeat(120)]) await ask('mutation C($input: CreatePageInput!) { createPage(input: $input) { id } }', { input: { siteId, template: 'plain', title: slug.slice(0, 20), slug } });
  await files.pull(folder, site);
  const names = Object.keys(filesIn(folder)).filter((name) => name.includes('~'));
  expect(names).toEqual([expect.stringMatching(/^pages\/con~[0-9a-f]{10}\/it\.yaml$/), expect.stringMatching(/^pages\/con~[0-9a-f]{10}\/page\.yaml$/), expect.stringMatching(/^pages\/字{40}~/), expect.stringMatching(/^pages\/字{40}~/)]);
  expect((await files.push(folder, site)).answer).toEqual({ pushed: 0 });
});
