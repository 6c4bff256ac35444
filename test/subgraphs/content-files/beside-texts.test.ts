import { asSystem } from '../../../gateway/demo/deployment.js';
import { parsed } from '../../kit/parsed.js';
import { drop, folderWith, openFiles, put } from './open-files.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let files: Awaited<ReturnType<typeof openFiles>>;
beforeAll(async () => { files = await openFiles(); });
afterAll(() => files.close());

const ask = (operation: string, variables: object = {}): Promise<any> => files.call<unknown, unknown>(parsed(operation), variables, asSystem(files.companyId));
const template = (block: string): string => `name: ${block}\nblocks:\n  - {key: ${block}, label: Text, fields: [{key: body, label: Body, type: TEXT}]}\n`;
const text = (type: string): string => `title: About\nblocks:\n  - {id: a, type: ${type}, body: Hello}\n`;
const FIELDS = 'fields: [{key: lead, label: Lead, type: TEXT}]\n';
const begin = (): string => folderWith({
  'site.yaml': 'name: Shop\nstatus: ACTIVE\ndefault_locale: it\nlocales: [it, en]\n', 'templates/one.yaml': template('one'), 'templates/two.yaml': template('two'), 'collections/journal.yaml': `name: Journal\n${FIELDS}`,
  'menus/main.yaml': 'name: Main\nitems: []\n', 'pages/about/page.yaml': 'template: one\n', 'pages/about/it.yaml': text('one'), 'pages/about/en.yaml': `slug: about\n${text('one')}`,
  'entries/journal/linen/entry.yaml': 'sort: 3\n', 'entries/journal/linen/it.yaml': 'title: Linen\n',
});
const siteOf = async (workspace: string): Promise<any> => (await ask('query S($workspace: String!) { sites(workspace: $workspace) { id } }', { workspace })).sites[0];
const pageOf = async (workspace: string): Promise<any> => (await ask('query P($siteId: SafeInt!) { pages(siteId: $siteId) { id template translations { locale blocks hasChanges } } }', { siteId: (await siteOf(workspace)).id })).pages[0];
const published = { publish: 'true' } as const;

test('another sort is pushed, and published with its texts', async () => {
  const folder = begin();
  await files.push(folder, 'sort/shop', published);
  put(folder, 'entries/journal/linen/entry.yaml', 'sort: 7\n');
  put(folder, 'entries/journal/linen/it.yaml', 'title: Linen two\nslug: linen\n');
  expect(await files.push(folder, 'sort/shop', published)).toMatchObject({ answer: { pushed: 3 }, printed: expect.arrayContaining(['changed    entries/journal/linen/entry.yaml  (sort 3 becomes 7)', 'published  entries/journal/linen  (it)']) });
  const { collections: [{ id }] } = await ask('query S { sites(workspace: "sort") { collections { id } } }').then(({ sites }) => sites[0]);
  expect((await ask('query E($id: SafeInt!) { entries(collectionId: $id) { nodes { sort translations { title hasChanges } } } }', { id })).entries.nodes).toEqual([{ sort: 7, translations: [{ title: 'Linen two', hasChanges: false }] }]);
  expect((await files.push(folder, 'sort/shop', published)).answer).toEqual({ pushed: 0 });
});

test('another template is pushed with texts that fit it alone; where one does not, the drafts stay as they were', async () => {
  const folder = begin();
  await files.push(folder, 'template/shop', published);
  put(folder, 'pages/about/page.yaml', 'template: two\n');
  put(folder, 'pages/about/it.yaml', text('two'));
  put(folder, 'pages/about/en.yaml', `slug: about\n${text('two')}`);
  expect(await files.push(folder, 'template/shop', published)).toMatchObject({ answer: { pushed: 4 }, printed: expect.arrayContaining(['changed    pages/about/page.yaml  (template one becomes two)']) });
  expect(await pageOf('template')).toMatchObject({ template: 'two', translations: [{ blocks: [{ type: 'two', body: 'Hello' }], hasChanges: false }, { blocks: [{ type: 'two' }], hasChanges: false }] });
  put(folder, 'pages/about/page.yaml', 'template: one\n');
  put(folder, 'pages/about/it.yaml', text('one'));
  drop(folder, 'pages/about/en.yaml');
  expect((await files.push(folder, 'template/shop')).answer).toMatch(/^1 file was not pushed; /);
  expect(await pageOf('template')).toMatchObject({ template: 'two', translations: [{ blocks: [{ type: 'two' }] }, { blocks: [{ type: 'two', body: 'Hello' }] }] });
});

test('a text whose file was removed is removed by --delete alone, where websites show it too', async () => {
  const folder = begin();
  await files.push(folder, 'text/shop', published);
  drop(folder, 'pages/about/en.yaml');
  expect((await files.push(folder, 'text/shop')).printed).toEqual(['There is nothing to push', '1 on the site alone stay; --delete removes what was pulled once']);
  expect(await files.push(folder, 'text/shop', { delete: 'true' })).toMatchObject({ answer: { pushed: 1 }, printed: ['removed    pages/about/en  (websites show it no more)', '1 removed'] });
  expect((await pageOf('text')).translations).toMatchObject([{ locale: 'it' }]);
  expect((await files.push(folder, 'text/shop', { delete: 'true' })).answer).toEqual({ pushed: 0 });
});

test('what somebody else changed between the plan and the push is said and not replaced', async () => {
  const folder = begin();
  await files.push(folder, 'race/shop');
  const { id: siteId } = (await ask('query S { sites(workspace: "race") { id } }')).sites[0];
  put(folder, 'menus/main.yaml', 'name: Ours\nitems: []\n');
  put(folder, 'templates/one.yaml', template('one').replace('name: one', 'name: Ours'));
  files.meanwhile(async () => {
    await ask('mutation M($input: SaveMenuInput!) { saveMenu(input: $input) { handle } }', { input: { siteId, handle: 'main', name: 'Theirs', items: [] } });
    await ask('mutation T($input: SaveTemplateInput!) { saveTemplate(input: $input) { key } }', { input: { siteId, key: 'one', name: 'Theirs', blocks: [{ key: 'one', label: 'Text', fields: [{ key: 'body', label: 'Body', type: 'TEXT' }] }] } });
  });
  expect((await files.push(folder, 'race/shop')).answer).toBe('2 files were not pushed; 0 of 2 changes made');
  const { menus, templates } = (await ask('query S { sites(workspace: "race") { menus { name } templates { name } } }')).sites[0];
  expect([menus, templates[0]]).toEqual([[{ name: 'Theirs' }], { name: 'Theirs' }]);
});
