import { readFileSync, renameSync } from 'node:fs';
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
const asBruno = (operation: string, variables: object): Promise<any> => files.call<unknown, unknown>(parsed(operation), variables, { principal: { kind: 'staff', companyId: files.companyId, actor: 'bruno@example.test', scopes: [], permissions: ALL_PERMISSIONS }, requestId: 'request', via: 'graphql' });
const TEMPLATE = 'name: Plain\nblocks:\n  - {key: text, label: Text, fields: [{key: body, label: Body, type: TEXT, required: true}]}\n';
const text = (title: string, body = 'body: Hello'): string => `title: ${title}\nblocks:\n  - {id: a, type: text, ${body}}\n`;
const page = (folder: string, title: string): Record<string, string> => ({ [`pages/${folder}/page.yaml`]: 'template: plain\n', [`pages/${folder}/it.yaml`]: text(title) });
const begin = (...pages: Record<string, string>[]): string => folderWith(Object.assign({ 'site.yaml': 'name: Shop\nstatus: ACTIVE\ndefault_locale: it\nlocales: [it, en]\n', 'templates/plain.yaml': TEMPLATE }, ...pages));
const pagesOf = async (workspace: string): Promise<any[]> => {
  const { sites: [{ id: siteId }] } = await ask('query S($workspace: String!) { sites(workspace: $workspace) { id } }', { workspace });
  const { pages } = await ask('query P($siteId: SafeInt!) { pages(siteId: $siteId) { id translations { title slug path hasChanges } children { id translations { title slug path } } } }', { siteId });
  return pages;
};
const states = async (workspace: string): Promise<any> => Object.fromEntries((await pagesOf(workspace)).map(({ translations }) => translations.find(({ title }: any) => title !== 'English')).map(({ title, slug, path }) => [title, [slug, path]]));
const exchange = (folder: string, one: string, other: string): void => {
  for (const [from, to] of [[one, 'aside'], [other, one], ['aside', other]] as const) renameSync(join(folder, 'pages', from), join(folder, 'pages', to));
};
const published = { publish: 'true' } as const;

test('an exchange of which one page would be refused is found before the first is parked, and done once that is mended', async () => {
  const folder = begin(page('a', 'A'), page('b', 'B'));
  await files.push(folder, 'early/shop', published);
  exchange(folder, 'a', 'b');
  put(folder, 'pages/a/en.yaml', `slug: far\n${text('English', 'body: 7')}`);
  const { answer, printed } = await files.push(folder, 'early/shop', published);
  expect(answer).toBe('2 files were not pushed; 0 of 6 changes made');
  expect(printed).toEqual(expect.arrayContaining([expect.stringMatching(/^pages\/a\/en\.yaml:4: The draft is not valid/), expect.stringMatching(/^pages\/b\/it\.yaml: is not pushed: it exchanges its slug or place with pages\/a\/it, which is refused$/)]));
  expect(await states('early')).toEqual({ A: ['a', '/a'], B: ['b', '/b'] });
  drop(folder, 'pages/a/en.yaml');
  expect((await files.push(folder, 'early/shop', published)).answer).toMatchObject({ pushed: expect.any(Number) });
  expect(await states('early')).toEqual({ A: ['b', '/b'], B: ['a', '/a'] });
});

test('a publication that is refused leaves both pages at their paths', async () => {
  const folder = begin(page('a', 'A'), page('b', 'B'));
  await files.push(folder, 'late/shop', published);
  exchange(folder, 'a', 'b');
  put(folder, 'pages/a/en.yaml', `slug: far\n${text('English', '')}`);
  const { answer, printed } = await files.push(folder, 'late/shop', published);
  expect(answer).toMatch(/^2 files were not pushed; /);
  expect(printed).toEqual(expect.arrayContaining(['pages/a/en.yaml:4: The page is not complete: en.0.body is required', 'pages/b/it.yaml: is not published: it exchanges its path with pages/a, which is refused']));
  expect(await states('late')).toEqual({ A: ['b', '/a'], B: ['a', '/b'] });
  put(folder, 'pages/a/en.yaml', `slug: far\n${text('English')}`);
  await files.push(folder, 'late/shop', published);
  expect(await states('late')).toEqual({ A: ['b', '/b'], B: ['a', '/a'] });
});

test('nobody locks a page of an exchange in between; where one takes a lock over, what was parked is put back, or healed by the next push', async () => {
  const folder = begin(page('a', 'A'), page('b', 'B'), page('c', 'C'));
  await files.push(folder, 'race/shop');
  exchange(folder, 'a', 'b');
  exchange(folder, 'a', 'c');
  const ids = Object.fromEntries((await pagesOf('race')).map(({ id, translations: [{ title }] }) => [title, id]));
  for (const title of ['A', 'B', 'C']) {
    const input = { id: ids[title], locale: 'it' };
    files.meanwhile(async () => {
      await expect(asBruno('mutation L($input: LockDocumentInput!) { lockDocument(input: $input) { by } }', { input })).rejects.toMatchObject({ code: 'CONFLICT' });
      await asBruno('mutation T($input: LockDocumentInput!) { takeOverLock(input: $input) { by } }', { input });
    }, 8);
    expect((await files.push(folder, 'race/shop')).answer).toMatch(/^3 files were not pushed; 0 of 4 changes made$/);
    expect(await states('race')).toEqual({ A: ['a', null], B: ['b', null], C: [title === 'C' ? expect.stringMatching(/^c-moving-\d+$/) : 'c', null] });
    await asBruno('mutation U($input: LockDocumentInput!) { unlockDocument(input: $input) { by } }', { input });
  }
  expect((await files.push(folder, 'race/shop')).answer).toEqual({ pushed: 3 });
  expect(await states('race')).toEqual({ A: ['b', null], B: ['c', null], C: ['a', null] });
});

test('killed at any call of an exchange of three published pages, the next push ends it, and nothing stays parked', async () => {
  const folder = begin(page('a', 'A'), page('b', 'B'), page('c', 'C'));
  await files.push(folder, 'killed/shop', published);
  const left = new Set<string>();
  let isDone = false;
  for (let calls = 1; !isDone; calls += 1) {
    exchange(folder, 'a', 'b');
    exchange(folder, 'a', 'c');
    files.killAfter(calls);
    const { answer } = await files.push(folder, 'killed/shop', published);
    isDone = typeof answer === 'object';
    files.killAfter();
    left.add(JSON.stringify(await states('killed')));
    await files.push(folder, 'killed/shop', published);
    const turned = ['a', 'b', 'c'].map((slug) => /^title: (.)/mu.exec(readFileSync(join(folder, 'pages', slug, 'it.yaml'), 'utf8'))?.[1] ?? '');
    expect(await states('killed')).toEqual(Object.fromEntries(turned.map((title, at) => [title, [['a', 'b', 'c'][at], `/${['a', 'b', 'c'][at] ?? ''}`]])));
    expect((await files.push(folder, 'killed/shop', published)).answer).toEqual({ pushed: 0 });
  }
  expect([...left].filter((state) => state.includes('-moving-')).length).toBeGreaterThan(1);
});

test('pages with the same slug below different pages exchange their places', async () => {
  const folder = begin(page('x', 'X'), page('x/team', 'One'), page('x/team/deep', 'Deep'), page('y', 'Y'), page('y/team', 'Two'), page('z', 'Z'), page('z/team', 'Three'), page('team', 'Root'));
  await files.push(folder, 'place/shop', published);
  exchange(folder, 'x/team', 'y/team');
  exchange(folder, 'x/team', 'z/team');
  expect((await files.push(folder, 'place/shop', published)).answer).toEqual({ pushed: 3 });
  const below = (await pagesOf('place')).flatMap(({ children }) => children.map(({ translations: [{ title, path }] }: any) => [title, path]));
  expect(below).toEqual([['Three', '/x/team'], ['One', '/y/team'], ['Two', '/z/team']]);
  expect(await files.pull(folder, 'place/shop')).toMatchObject({ answer: { written: 0, removed: 0 } });
  expect((await files.push(folder, 'place/shop', published)).answer).toEqual({ pushed: 0 });
});

test('another home page is not made by folders: what does it is said', async () => {
  const folder = begin(page('_home', 'Home'), page('b', 'B'));
  await files.push(folder, 'home/shop');
  exchange(folder, '_home', 'b');
  expect((await files.push(folder, 'home/shop')).printed).toEqual(['There is nothing else to push', 'pages/_home: is another page on the site than its home page: make it that with setHomePage, and pull', 'pages/b: is the home page on the site: make another page that with setHomePage, and pull']);
});
