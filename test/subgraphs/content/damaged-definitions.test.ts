import { testContent, type TestSite } from './test-content.js';

const content = testContent();
let site: TestSite;
beforeEach(async () => { site = await content.newSite(); });

const damage = (sql: string): Promise<unknown> => content.database().inTransaction((transaction) => transaction.execute(`${sql} WHERE company_id = ?`, [site.companyId]));
const read = async <T>(fields: string): Promise<T> => (await site.run<{ site: T }>(`query($id: SafeInt!) { site(id: $id) { ${fields} } }`, { id: site.siteId })).site;

test('a damaged menu is listed as such, is served as it was, and is saved anew', async () => {
  const target = await site.published('Target');
  await site.saveMenu([{ id: 'a', type: 'PAGE', documentId: target }]);
  await damage("UPDATE menu SET items = '{'");
  expect(await read('menus { handle isDamaged items { id } }')).toEqual({ menus: [{ handle: 'main', isDamaged: true, items: [] }] });
  await site.published('Other');
  expect(await site.menu()).toMatchObject([{ id: 'a' }]);
  await site.saveMenu([{ id: 'b', type: 'PAGE', documentId: target }]);
  expect(await read('menus { handle isDamaged items { id } }')).toEqual({ menus: [{ handle: 'main', isDamaged: false, items: [{ id: 'b' }] }] });
});

test('a damaged template is listed as such, and is saved anew or removed', async () => {
  const { id } = await site.createPage({ title: 'A', blocks: [{ id: 'h', type: 'hero', title: 'Hello' }] });
  const save = (key: string) => site.run('mutation($input: SaveTemplateInput!) { saveTemplate(input: $input) { version isDamaged } }', { input: { siteId: site.siteId, key: 'plain', name: 'Plain', blocks: [{ key, label: 'Hero', fields: [{ key: 'title', label: 'Title', type: 'TEXT' }] }] } });
  await damage("UPDATE template SET blocks = '{'");
  expect(await read('templates { key isDamaged blocks { key } }')).toEqual({ templates: [{ key: 'plain', isDamaged: true, blocks: [] }] });
  await expect(site.savePage({ id, locale: 'it', title: 'B' })).rejects.toMatchObject({ code: 'INTERNAL', message: 'Template Plain cannot be read: what is stored as its blocks is damaged' });
  expect(await save('hero')).toEqual({ saveTemplate: { version: 2, isDamaged: false } });
  expect((await site.savePage({ id, locale: 'it', title: 'B' })).translations[0]).toMatchObject({ title: 'B' });
  await site.deletePage(id);
  await damage("UPDATE template SET blocks = '{'");
  expect(await site.run('mutation($input: RemoveTemplateInput!) { removeTemplate(input: $input) { key isDamaged } }', { input: { siteId: site.siteId, key: 'plain' } })).toEqual({ removeTemplate: { key: 'plain', isDamaged: true } });
});

test('a damaged collection is listed and read as such, with its entries, and is given its fields anew', async () => {
  const fields = [{ key: 'body', label: 'Body', type: 'TEXT' }];
  const id = await site.createCollection({ slug: 'news', name: 'News', fields });
  const entry = await site.createEntry({ collectionId: id, title: 'A', fields: { body: 'x' } });
  await damage("UPDATE collection SET fields = '{'");
  expect(await read('collections { slug isDamaged fields { key } }')).toEqual({ collections: [{ slug: 'news', isDamaged: true, fields: [] }] });
  expect(await site.run('query($id: SafeInt!) { collection(id: $id) { isDamaged } entries(collectionId: $id, first: 5) { nodes { id collection { slug } } } }', { id })).toEqual({ collection: { isDamaged: true }, entries: { nodes: [{ id: entry.id, collection: { slug: 'news' } }] } });
  await expect(site.updateCollection({ id, name: 'Other' })).rejects.toMatchObject({ code: 'INVALID_STATE', details: { fields: ['must be given'] } });
  expect(await site.updateCollection({ id, fields })).toEqual({ updateCollection: { slug: 'news', version: 2 } });
  expect((await site.saveEntry({ id: entry.id, locale: 'it', fields: { body: 'y' } })).translations[0]).toMatchObject({ fields: { body: 'y' } });
});

test('a damaged site is listed and read as such, and is given its locales anew', async () => {
  await site.published('A');
  await damage("UPDATE site SET locales = '{'");
  const SITES = '{ sites(workspace: "main") { slug isDamaged locales } workspaces { sites { slug } } }';
  expect(await site.run(SITES)).toEqual({ sites: [{ slug: 'shop', isDamaged: true, locales: ['it'] }], workspaces: [{ sites: [{ slug: 'shop' }] }] });
  expect(await read('isDamaged')).toEqual({ isDamaged: true });
  expect(await site.run('query($id: SafeInt!) { pages(siteId: $id) { site { isDamaged } } }', { id: site.siteId })).toEqual({ pages: [{ site: { isDamaged: true } }] });
  const update = (more: object) => site.run('mutation($input: UpdateSiteInput!) { updateSite(input: $input) { isDamaged locales } }', { input: { id: site.siteId, ...more } });
  await expect(update({ name: 'Store' })).rejects.toMatchObject({ code: 'INVALID_STATE', details: { locales: ['must be given'] } });
  expect(await update({ locales: ['it'] })).toEqual({ updateSite: { isDamaged: false, locales: ['it'] } });
  expect(await site.paths()).toEqual(['/a']);
});

test('a template that pages have is not removed, and the first of them are named', async () => {
  const { id } = await site.createPage({ title: 'A' });
  const second = await site.createPage({ title: 'B' });
  await expect(site.run('mutation($input: RemoveTemplateInput!) { removeTemplate(input: $input) { key } }', { input: { siteId: site.siteId, key: 'plain' } })).rejects.toMatchObject({
    code: 'INVALID_STATE', message: '2 pages have this template: give them another (changePageTemplate) or delete them first', details: { pages: '2', ids: [String(id), String(second.id)] },
  });
});
