import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { parsed } from '../../kit/parsed.js';
import { asSystem } from '../../../gateway/demo/deployment.js';
import { drop, filesIn, folderWith, openFiles, put } from './open-files.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let files: Awaited<ReturnType<typeof openFiles>>;
beforeAll(async () => { files = await openFiles(); });
afterAll(() => files.close());

const ask = (operation: string, variables: object = {}): Promise<any> => files.call<unknown, unknown>(parsed(operation), variables, asSystem(files.companyId));
const PLAIN = 'name: Plain\nblocks:\n  - {key: text, label: Text, fields: [{key: more, label: More, type: PAGE}]}\n';
const [TITLES, TEMPLATE] = [['a', 'b', 'c'], 'template: plain\n'] as const;
const begin = () => folderWith({
  'site.yaml': 'name: Shop\nstatus: ACTIVE\ndefault_locale: it\nlocales: [it, en]\n', 'templates/plain.yaml': PLAIN, 'menus/main.yaml': 'name: Main\nitems: []\n',
  ...Object.fromEntries(TITLES.flatMap((name) => [[`pages/${name}/page.yaml`, TEMPLATE], [`pages/${name}/it.yaml`, `title: ${name}\n`], [`pages/${name}/en.yaml`, `title: ${name}\nslug: ${name}-en\n`]])),
});
let number = 0;
const fresh = (): string => `w/moved-${String(number += 1)}`;
const siteOf = async (site: string): Promise<any> => (await ask('query S { sites(workspace: "w") { id slug } }')).sites.find(({ slug }: { slug: string }) => site === `w/${slug}`);
const below = async (siteId: number, parentId: number | null): Promise<any[]> => (await ask('query P($siteId: SafeInt!, $parentId: SafeInt) { pages(siteId: $siteId, parentId: $parentId) { id translations { locale slug title } } }', { siteId, parentId })).pages;
const nameOf = ({ translations }: any): string => translations.find(({ locale }: any) => locale === 'it').slug;

/** The folder and its site, with the pages by their slugs. */
async function pushed(): Promise<{ folder: string; site: string; ids: Readonly<Record<string, number>>; slugs: (parent?: string) => Promise<string[]> }> {
  const [folder, site] = [begin(), fresh()];
  await files.push(folder, site);
  const { id } = await siteOf(site);
  const ids: Record<string, number> = Object.fromEntries((await below(id, null)).map((page) => [nameOf(page), page.id]));
  return { folder, site, ids, slugs: async (parent) => (await below(id, parent === undefined ? null : ids[parent] ?? 0)).map(nameOf).toSorted() };
}

const move = (id: number | undefined, parentId: number | undefined): Promise<unknown> => ask('mutation M($input: MovePageInput!) { movePage(input: $input) { id } }', { input: { id, parentId } });
const remove = (id: number | undefined): Promise<unknown> => ask('mutation D($id: SafeInt!) { deletePage(id: $id) { id } }', { id });
const pagesIn = (folder: string): string[] => Object.keys(filesIn(folder)).filter((name) => name.startsWith('pages/'));

test('what the site moved or deleted while a push had nothing to do is moved and removed by the next pull, and never made again', async () => {
  const { folder, site, ids, slugs } = await pushed();
  await move(ids['a'], ids['c']);
  await remove(ids['b']);
  await ask('mutation R($input: RemoveMenuInput!) { removeMenu(input: $input) { handle } }', { input: { siteId: (await siteOf(site)).id, handle: 'main' } });
  for (let times = 0; times < 2; times += 1) expect((await files.push(folder, site, { publish: 'true' })).printed).toEqual(expect.arrayContaining(['pages/b: is gone on the site since it was pulled: delete it here, or push with --force to make it again']));
  expect(await slugs()).toEqual(['c']);
  expect(await files.pull(folder, site)).toMatchObject({ answer: { written: 3, removed: 7 }, printed: [] });
  expect(pagesIn(folder)).toEqual(['pages/c/a/en.yaml', 'pages/c/a/it.yaml', 'pages/c/a/page.yaml', 'pages/c/en.yaml', 'pages/c/it.yaml', 'pages/c/page.yaml']);
  expect(existsSync(join(folder, 'menus/main.yaml'))).toBe(false);
  expect(await files.push(folder, site)).toMatchObject({ answer: { pushed: 0 }, printed: ['There is nothing to push'] });
});

test('what is damaged on the site is named and not brought, by force neither; pushed by force it is well again', async () => {
  const { folder, site, ids } = await pushed();
  await files.database('content').inTransaction((transaction) => transaction.execute(`UPDATE translation SET content = '{"a' WHERE document_id = ? AND locale = 'it'`, [ids['a'] ?? 0]));
  const own = (): unknown => Object.entries(filesIn(folder)).filter(([path]) => path.startsWith('pages/a/'));
  const before = own();
  for (const more of [{}, { force: 'true' }] as const) {
    expect((await files.pull(folder, site, more)).printed).toEqual(expect.arrayContaining(['pages/a: its text in it is damaged on the site: restore a version of it there, or push it with --force']));
    expect(own()).toEqual(before);
  }
  put(folder, 'pages/a/it.yaml', 'title: a\nblocks: []\n');
  await files.push(folder, site, { force: 'true' });
  expect((await ask('query P($id: SafeInt!) { page(id: $id) { translations { isDamaged } } }', { id: ids['a'] })).page.translations).toEqual([{ isDamaged: false }, { isDamaged: false }]);
});

test('an edit of a page that the site moved is pushed to where it is; then a pull moves its folder', async () => {
  const { folder, site, ids, slugs } = await pushed();
  await move(ids['a'], ids['c']);
  put(folder, 'pages/a/it.yaml', 'title: Mio\n');
  expect((await files.push(folder, site)).answer).toEqual({ pushed: 1 });
  expect([await slugs(), await slugs('c')]).toEqual([['b', 'c'], ['a']]);
  await files.pull(folder, site);
  expect(pagesIn(folder).filter((name) => name.includes('a/'))).toEqual(['pages/c/a/en.yaml', 'pages/c/a/it.yaml', 'pages/c/a/page.yaml']);
  expect(filesIn(folder)['pages/c/a/it.yaml']).toContain('title: Mio\n');
});

test('a pull leaves a page whole that was changed here and moved on the site, and says where it is; after a push it follows', async () => {
  const { folder, site, ids, slugs } = await pushed();
  await move(ids['a'], ids['c']);
  put(folder, 'pages/a/it.yaml', 'title: Mio\n');
  const before = filesIn(folder);
  for (let times = 0; times < 2; times += 1) expect((await files.pull(folder, site)).printed).toEqual(['pages/a/it.yaml: was changed here, and the site has it at pages/c/a now: push it, or pull with --force to lose the change here']);
  expect(filesIn(folder)).toEqual(before);
  expect(await files.push(folder, site)).toMatchObject({ answer: { pushed: 1 } });
  expect(await files.pull(folder, site)).toMatchObject({ answer: { written: 3, removed: 3 } });
  expect(await slugs('c')).toEqual(['a']);
});

test('a pull leaves a page whole that was changed here and deleted on the site; a push makes it again by force alone', async () => {
  const { folder, site, ids, slugs } = await pushed();
  await remove(ids['a']);
  put(folder, 'pages/a/it.yaml', 'title: Mio\n');
  const before = filesIn(folder);
  expect((await files.pull(folder, site)).printed).toEqual(['pages/a/it.yaml: was changed here, and the site has it no more: delete it, or push it with --force']);
  expect(filesIn(folder)).toEqual(before);
  expect((await files.push(folder, site)).answer).toBe('1 file was not pushed; 0 of 0 changes made');
  expect(await slugs()).toEqual(['b', 'c']);
  expect((await files.push(folder, site, { force: 'true' })).answer).toEqual({ pushed: 1 });
  expect(await slugs()).toEqual(['a', 'b', 'c']);
  expect((await files.push(folder, site)).answer).toEqual({ pushed: 0 });
});

test('a page that was moved here and elsewhere on the site stays where it is in both until one is forced', async () => {
  const { folder, site, ids, slugs } = await pushed();
  await move(ids['a'], ids['c']);
  renameSync(join(folder, 'pages/a'), join(folder, 'pages/b/a'));
  const refused = 'pages/b/a: was moved on the site too since it was pulled: pull first, or push with --force to move it here';
  for (let times = 0; times < 2; times += 1) {
    expect((await files.push(folder, site)).printed).toContain(refused);
    expect((await files.pull(folder, site)).printed).toEqual(['pages/b/a: was moved here, and the site has it at pages/c/a now: push it with --force to have it here']);
  }
  expect(await slugs('c')).toEqual(['a']);
  await files.push(folder, site, { force: 'true' });
  expect([await slugs(), await slugs('b'), await slugs('c')]).toEqual([['b', 'c'], ['a'], []]);
});

test('a folder that was moved here while the site deleted its page makes it again by force alone', async () => {
  const { folder, site, ids, slugs } = await pushed();
  await remove(ids['a']);
  renameSync(join(folder, 'pages/a'), join(folder, 'pages/d'));
  for (let times = 0; times < 2; times += 1) {
    expect((await files.push(folder, site)).printed).toContain('pages/d: is gone on the site since it was pulled: delete it here, or push with --force to make it again');
    expect((await files.pull(folder, site)).printed).toEqual(['pages/d: was moved here, and the site has it no more: delete it, or push it with --force']);
  }
  expect(await slugs()).toEqual(['b', 'c']);
  drop(folder, 'pages/d');
  expect(await files.pull(folder, site)).toMatchObject({ answer: { removed: 0 }, printed: [] });
});
