import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { asSystem } from '../../../gateway/demo/deployment.js';
import { parsed } from '../../kit/parsed.js';
import { drop, folderWith, openFiles, put } from './open-files.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let files: Awaited<ReturnType<typeof openFiles>>;
beforeAll(async () => { files = await openFiles(); });
afterAll(() => files.close());

const ask = (operation: string, variables: object = {}): Promise<any> => files.call<unknown, unknown>(parsed(operation), variables, asSystem(files.companyId));
const page = (folder: string, title: string): Record<string, string> => ({ [`pages/${folder}/page.yaml`]: 'template: plain\n', [`pages/${folder}/it.yaml`]: `title: ${title}\n`, [`pages/${folder}/en.yaml`]: `title: ${title}\nslug: ${title.toLowerCase()}\n` });
const begin = (): string => folderWith({
  'site.yaml': 'name: Shop\nstatus: ACTIVE\ndefault_locale: it\nlocales: [it, en]\n', 'templates/plain.yaml': 'name: Plain\nblocks:\n  - {key: text, label: Text, fields: [{key: body, label: Body, type: TEXT}]}\n',
  'collections/journal.yaml': 'name: Journal\nfields: []\n', 'entries/journal/linen/it.yaml': 'title: Linen\n', ...page('a', 'A'), ...page('a/b', 'B'), ...page('c', 'C'),
});
const siteOf = async (workspace: string): Promise<number> => (await ask('query S($workspace: String!) { sites(workspace: $workspace) { id } }', { workspace })).sites[0].id;
const idsOf = async (workspace: string): Promise<any[]> => (await ask('query P($siteId: SafeInt!) { pages(siteId: $siteId) { id translations { locale title } children { id } } }', { siteId: await siteOf(workspace) })).pages;
const DRY = { 'dry-run': 'true', publish: 'true', delete: 'true' } as const;

test('the plan says which removals the graph would refuse, and why; what it removes before counts', async () => {
  const folder = begin();
  await files.push(folder, 'removal/shop', { publish: 'true' });
  drop(folder, 'pages/a/en.yaml');
  const [{ children: [{ id }] }] = await idsOf('removal');
  expect(await files.push(folder, 'removal/shop', DRY)).toEqual({ answer: '1 of 1 changes would be refused; nothing was pushed', printed: [
    `refused    pages/a/en  (removed: Page ${String(id)} is published below it in en: unpublish what is below it too (withDescendants))`, '1 refused',
  ] });
  drop(folder, 'pages/a/b/en.yaml');
  expect(await files.push(folder, 'removal/shop', DRY)).toMatchObject({ answer: { 'dry run': 'nothing was pushed' }, printed: ['removed    pages/a/b/en  (websites show it no more)', 'removed    pages/a/en  (websites show it no more)', '2 removed'] });
  const [{ children: [below] }] = await idsOf('removal');
  const lock = (what: string): Promise<any> => files.call<unknown, unknown>(parsed(`mutation L($input: LockDocumentInput!) { ${what}(input: $input) { by } }`), { input: { id: below.id, locale: 'en' } }, { ...asSystem(files.companyId), principal: { kind: 'staff', companyId: files.companyId, actor: 'bruno@example.test', scopes: [], permissions: ALL_PERMISSIONS } });
  await lock('lockDocument');
  drop(folder, 'pages/a/b');
  expect((await files.push(folder, 'removal/shop', DRY)).printed).toEqual([expect.stringMatching(/^refused {4}pages\/a\/b {2}\(removed: bruno@example\.test /), expect.stringMatching(/^refused {4}pages\/a\/en {2}\(removed: Page /), '2 refused']);
  await lock('unlockDocument');
  expect((await files.push(folder, 'removal/shop', DRY)).answer).toEqual({ 'dry run': 'nothing was pushed', pushed: 0 });
  drop(folder, 'collections/journal.yaml');
  expect((await files.push(folder, 'removal/shop', DRY)).printed).toContainEqual(expect.stringMatching(/^refused {4}collections\/journal\.yaml {2}\(removed: /));
  drop(folder, 'entries/journal');
  expect((await files.push(folder, 'removal/shop', DRY)).answer).toEqual({ 'dry run': 'nothing was pushed', pushed: 0 });
  expect((await files.push(folder, 'removal/shop', { publish: 'true', delete: 'true' })).answer).toEqual({ pushed: 4 });
});

test('the plan says which texts, menus and redirects the graph would refuse, before it asks', async () => {
  const folder = begin();
  await files.push(folder, 'texts/shop', { publish: 'true' });
  put(folder, 'pages/a/it.yaml', 'title: A\nblocks: [{id: x, type: text, body: 7}]\n');
  put(folder, 'pages/new/page.yaml', 'template: plain\n');
  put(folder, 'pages/new/it.yaml', 'title: New\nblocks: [{id: x, type: none}]\n');
  put(folder, 'menus/main.yaml', 'name: Main\nitems: [{id: "a b", url: "https://shop.example/"}]\n');
  put(folder, 'redirects.yaml', 'redirects: [{from: /old, locale: it, status: 999, url: "https://shop.example/"}]\n');
  const { answer, printed } = await files.push(folder, 'texts/shop', DRY);
  expect(answer).toBe('6 of 6 changes would be refused; nothing was pushed');
  expect(printed).toEqual([
    'refused    pages/a/it  (changed: The draft is not valid: blocks.0.body must be a text)', expect.stringMatching(/^refused {4}pages\/new {2}\(created: The draft is not valid: blocks\.0\.type /),
    'refused    pages/a  (published: pages/a/it is refused)', 'refused    pages/new  (published: pages/new is refused)',
    expect.stringMatching(/^refused {4}menus\/main\.yaml {2}\(created: .*items\.0\.id /), expect.stringMatching(/^refused {4}redirect \/old {2}\(created: .*status /), '6 refused',
  ]);
});

test('what the plan mends itself is not said to be refused', async () => {
  const folder = begin();
  await files.push(folder, 'mended/shop', { publish: 'true' });
  for (const [from, to] of [['a', 'x'], ['c', 'a'], ['x', 'c']] as const) renameSync(join(folder, 'pages', from), join(folder, 'pages', to));
  put(folder, 'templates/plain.yaml', 'name: Plain\nblocks:\n  - {key: text, label: Text, fields: [{key: body, label: Body, type: TEXT}, {key: more, label: More, type: TEXT}]}\n');
  put(folder, 'pages/c/b/it.yaml', 'title: B\nblocks: [{id: x, type: text, more: Yes}]\n');
  expect((await files.push(folder, 'mended/shop', DRY)).answer).toEqual({ 'dry run': 'nothing was pushed', pushed: 0 });
  expect((await files.push(folder, 'mended/shop', { publish: 'true', delete: 'true' })).answer).toEqual({ pushed: expect.any(Number) });
});

test('of a site that is not there yet the workspace and the site alone are asked about', async () => {
  const folder = begin();
  expect((await files.push(folder, 'none/shop', DRY)).answer).toEqual({ 'dry run': 'nothing was pushed', pushed: 0 });
  expect((await files.push(folder, 'Not A Slug/shop', DRY)).printed).toContainEqual(expect.stringMatching(/^refused {4}the workspace {2}\(created: /));
  expect((await ask('query W { workspaces { slug } }')).workspaces).not.toContainEqual({ slug: 'none' });
});
