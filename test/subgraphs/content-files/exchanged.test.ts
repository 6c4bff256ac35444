import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { asSystem } from '../../../gateway/demo/deployment.js';
import { parsed } from '../../kit/parsed.js';
import { filesIn, folderWith, openFiles } from './open-files.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let files: Awaited<ReturnType<typeof openFiles>>;
beforeAll(async () => { files = await openFiles(); });
afterAll(() => files.close());

const ask = (operation: string, variables: object = {}): Promise<any> => files.call<unknown, unknown>(parsed(operation), variables, asSystem(files.companyId));
const SITE = 'w/exchanged';
const page = (title: string): Record<string, string> => ({ [`pages/${title}/page.yaml`]: 'template: plain\n', [`pages/${title}/it.yaml`]: `title: Page ${title}\n`, [`pages/${title}/below/page.yaml`]: 'template: plain\n', [`pages/${title}/below/it.yaml`]: `title: Below ${title}\n` });
const siteId = async (): Promise<number> => (await ask('query S { sites(workspace: "w") { id } }')).sites[0].id;
const paths = async (): Promise<any> => {
  const { pages } = await ask('query P($siteId: SafeInt!) { pages(siteId: $siteId) { translations { title slug path } children { translations { path } } } }', { siteId: await siteId() });
  return Object.fromEntries(pages.map(({ translations: [{ title, slug, path }], children }: any) => [title, [slug, path, children[0].translations[0].path]]));
};
const redirects = async (): Promise<any> => (await ask('query R($siteId: SafeInt!) { redirects(siteId: $siteId, locale: "it") { nodes { from } } }', { siteId: await siteId() })).redirects.nodes;
const rename = (folder: string, from: string, to: string): void => { renameSync(join(folder, 'pages', from), join(folder, 'pages', to)); };

test('pages whose folders were exchanged exchange their paths, and no redirect is left; a push that was stopped in between goes on', async () => {
  const folder = folderWith({ 'site.yaml': 'name: Shop\nstatus: ACTIVE\ndefault_locale: it\nlocales: [it]\n', 'templates/plain.yaml': 'name: Plain\nblocks: []\n', ...page('a'), ...page('b'), ...page('c') });
  await files.push(folder, SITE, { publish: 'true' });
  expect(await paths()).toEqual({ 'Page a': ['a', '/a', '/a/below'], 'Page b': ['b', '/b', '/b/below'], 'Page c': ['c', '/c', '/c/below'] });
  rename(folder, 'a', 'x');
  rename(folder, 'b', 'a');
  rename(folder, 'c', 'b');
  rename(folder, 'x', 'c');
  const before = filesIn(folder);
  for (const calls of [8, 9, 11, 13, 14, 15, 9, 9]) {
    files.stopAfter(calls); // seven of them read the site
    expect((await files.push(folder, SITE, { publish: 'true' })).answer).toMatch(/it goes on where it stopped$/);
  }
  files.stopAfter(Number.POSITIVE_INFINITY);
  expect(await files.push(folder, SITE, { publish: 'true' })).toMatchObject({ answer: { pushed: expect.any(Number) } });
  expect(await paths()).toEqual({ 'Page a': ['c', '/c', '/c/below'], 'Page b': ['a', '/a', '/a/below'], 'Page c': ['b', '/b', '/b/below'] });
  expect(await redirects()).toEqual([]);
  expect(await files.pull(folder, SITE)).toMatchObject({ answer: { written: 0, removed: 0 } });
  expect(filesIn(folder)).toEqual(before);
  expect((await files.push(folder, SITE, { publish: 'true' })).answer).toEqual({ pushed: 0 });
});

test('the plan shows the slug that one of them has for a moment', async () => {
  const folder = folderWith({ 'site.yaml': 'name: Shop\nstatus: ACTIVE\ndefault_locale: it\nlocales: [it]\n', 'templates/plain.yaml': 'name: Plain\nblocks: []\n', ...page('d'), ...page('e') });
  await files.push(folder, 'w2/shown');
  for (const [from, to] of [['d', 'x'], ['e', 'd'], ['x', 'e']] as const) rename(folder, from, to);
  const { printed } = await files.push(folder, 'w2/shown');
  expect(printed).toEqual(expect.arrayContaining(['moved      pages/d/it  (slug e becomes d)', 'moved      pages/e/it  (slug d becomes e)', expect.stringMatching(/^moved {6}pages\/[de]\/it {2}\(slug [de] becomes [de]-moving-\d+ for a moment\)$/)]));
  expect((await files.push(folder, 'w2/shown')).answer).toEqual({ pushed: 0 });
});
