import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asSystem } from '../../../gateway/demo/deployment.js';
import { parsed } from '../../kit/parsed.js';
import { drop, filesIn, folderWith, openFiles, put } from './open-files.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let files: Awaited<ReturnType<typeof openFiles>>;
beforeAll(async () => { files = await openFiles(); });
afterAll(() => files.close());

const ask = (operation: string, variables: object = {}): Promise<any> => files.call<unknown, unknown>(parsed(operation), variables, asSystem(files.companyId));
const page = (folder: string, text: string): Record<string, string> => ({ [`pages/${folder}/page.yaml`]: 'template: plain\n', [`pages/${folder}/it.yaml`]: text });
const begin = (): string => folderWith({
  'site.yaml': 'name: Shop\nstatus: ACTIVE\ndefault_locale: it\nlocales: [it, en]\n',
  'templates/plain.yaml': 'name: Plain\nblocks:\n  - {key: text, label: Text, fields: [{key: more, label: More, type: PAGE}, {key: body, label: Body, type: TEXT}]}\n',
  'menus/main.yaml': 'name: Main\nitems:\n  - id: a\n    url: https://shop.example/\n    labels: {it: Shop}\n    items:\n      - {id: b, page: /due}\n', 'redirects.yaml': 'redirects:\n  - {from: /old, locale: it, status: 301, page: /due}\n',
  ...page('due', 'title: Due\n'), ...page('uno', 'title: Uno\nblocks:\n  - id: x\n    type: text\n    more: {page: /due}\n'),
});
const sites = async (workspace: string): Promise<any[]> => (await ask('query S($workspace: String!) { sites(workspace: $workspace) { id slug menus { items { children { documentId } } } } }', { workspace })).sites;
const titles = async (siteId: number): Promise<string[]> => (await ask('query P($siteId: SafeInt!) { pages(siteId: $siteId) { translations { title } } }', { siteId })).pages.flatMap(({ translations }: any) => translations.map(({ title }: any) => title));

test('a number of a page that is no more stays where the site names it, and is refused on another site, where it may be another page', async () => {
  const folder = begin();
  await files.push(folder, 'num/one');
  const [{ id: siteId, menus }] = await sites('num');
  const documentId = Number(menus[0].items[0].children[0].documentId);
  await ask('mutation D($id: SafeInt!) { deletePage(id: $id) { id } }', { id: documentId });
  const copy = folderWith({});
  await files.pull(copy, 'num/one');
  expect(filesIn(copy)['menus/main.yaml']).toContain(`page: ${String(documentId)}`);
  put(copy, 'pages/uno/it.yaml', `title: Uno two\nblocks:\n  - id: x\n    type: text\n    more: {page: ${String(documentId)}}\n`);
  expect((await files.push(copy, 'num/one')).answer).toEqual({ pushed: 1 });
  put(copy, 'redirects.yaml', `redirects:\n  - from: /old\n    locale: it\n    status: 301\n    page: ${String(documentId + 1)}\n`);
  const { answer, printed } = await files.push(copy, 'num/two');
  expect(answer).toMatch(/^3 files were not pushed; /);
  const says = (which: number): string => `names the page ${String(which)} by its number, which can be another's here: name it by its path, as in /about, or take it out`;
  expect(printed.slice(-3)).toEqual([`pages/uno/it.yaml:5: blocks.0.more ${says(documentId)}`, `menus/main.yaml:9: items.0.items.0.page ${says(documentId)}`, `redirects.yaml:5: redirects.0.page ${says(documentId + 1)}`]);
  expect(await titles(siteId)).toEqual(['Uno two']);
});

test('a name of what is nowhere is said with its file, line and field, also of the second text of a new page', async () => {
  const folder = begin();
  put(folder, 'pages/tre/page.yaml', 'template: plain\n');
  put(folder, 'pages/tre/it.yaml', 'title: Tre\n');
  put(folder, 'pages/tre/en.yaml', 'title: Three\nslug: three\nblocks:\n  - id: x\n    type: text\n    body: 7\n');
  put(folder, 'pages/uno/it.yaml', 'title: Uno\nblocks:\n  - id: x\n    type: text\n    more: {page: /nowhere}\n');
  const { printed } = await files.push(folder, 'nowhere/shop');
  expect(printed.slice(-2)).toEqual(['pages/tre/en.yaml:6: The draft is not valid: blocks.0.body must be a text', 'pages/uno/it.yaml:5: blocks.0.more names the page /nowhere, which is neither here nor on the site']);
});

test('without what was noted of a pull, the fields are named in which a file is not what the site has', async () => {
  const folder = begin();
  await files.push(folder, 'clone/shop');
  drop(folder, '.portico');
  put(folder, 'pages/uno/it.yaml', 'title: Uno\nblocks:\n  - id: x\n    type: text\n    body: Hello\n    more: {page: /due}\n');
  put(folder, 'menus/main.yaml', 'name: Other\nitems:\n  - id: a\n    url: https://shop.example/\n    labels: {it: Shop}\n    items:\n      - {id: c, page: /due}\n');
  const { answer, printed } = await files.push(folder, 'clone/shop');
  expect(answer).toBe('2 files were not pushed; 0 of 0 changes made');
  expect(printed.slice(-2)).toEqual(['pages/uno/it.yaml:5: blocks.0.body: the site has another: pull first, or push with --force to replace that', 'menus/main.yaml:1: name, items.0.items.0.id: the site has another: pull first, or push with --force to replace that']);
});

test('what was noted of a site of the same name and number in another deployment counts for nothing: its numbers are of other pages', async () => {
  const folder = begin();
  await files.push(folder, 'again/shop');
  const name = join(folder, '.portico/again.shop.json');
  const noted = JSON.parse(readFileSync(name, 'utf8'));
  const [due, uno] = [noted.documents['page due'], noted.documents['page uno']];
  const elsewhere = { ...noted.documents, 'page due': { ...due, id: uno.id, createdAt: due.createdAt.replace(/^\d{4}/, '1999') }, 'page uno': { ...uno, id: due.id } };
  writeFileSync(name, JSON.stringify({ ...noted, documents: elsewhere }));
  put(folder, 'pages/due/it.yaml', 'title: Due due\n');
  expect((await files.push(folder, 'again/shop')).answer).toBe('1 file was not pushed; 0 of 0 changes made');
  writeFileSync(name, JSON.stringify({ ...noted, documents: elsewhere }));
  expect((await files.push(folder, 'again/shop', { force: 'true' })).answer).toEqual({ pushed: 1 });
  const [{ id }] = await sites('again');
  expect((await titles(id)).toSorted()).toEqual(['Due due', 'Uno']);
});
