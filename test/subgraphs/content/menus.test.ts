import { testContent, type TestSite } from './test-content.js';

const content = testContent();
let site: TestSite;
beforeEach(async () => { site = await content.newSite(); });

const page = (documentId: number, more: object = {}) => ({ id: `p${String(documentId)}`, type: 'PAGE', documentId, ...more });
const url = (id: string, more: object = {}) => ({ id, type: 'URL', url: `/${id}`, labels: [{ locale: 'it', label: id }], ...more });
const served = (documentId: number, [label, path]: readonly [string, string], children: readonly object[] = []) => ({ id: `p${String(documentId)}`, label, url: path, type: 'PAGE', target: 'SELF', children });
/** An item with others inside one another, so many levels in all. */
const nested = (levels: number): object => url(`l${String(levels)}`, levels === 1 ? {} : { children: [nested(levels - 1)] });

test('a menu has five levels, and not six', async () => {
  await site.saveMenu([nested(5)]);
  const chain = (level: number): object => ({ id: `l${String(level)}`, label: `l${String(level)}`, url: `/l${String(level)}`, type: 'URL', target: 'SELF', children: level === 1 ? [] : [chain(level - 1)] });
  expect(await site.menu()).toEqual([chain(5)]);
  await expect(site.saveMenu([nested(6)])).rejects.toMatchObject({ code: 'BAD_INPUT', details: { items: ['must have at most 5 levels'] } });
});

test.each([10, 90])('%d levels of items are refused in plain words', async (levels) => {
  await expect(site.saveMenu([nested(levels)])).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test('a menu has at most 500 items, with ids of their own, labels in the site\'s locales, and one target each', async () => {
  await expect(site.saveMenu(Array.from({ length: 501 }, (_, index) => url(`i${String(index)}`)))).rejects.toMatchObject({ code: 'BAD_INPUT', details: { items: ['must have at most 500 items in all'] } });
  await expect(site.saveMenu([url('a', { children: [url('a')] }), url('b', { url: 'javascript:alert(1)' }), url('c', { labels: [{ locale: '__proto__', label: 'x' }] }), url('d', { documentId: 1 }), page(99), page(99, { id: 'e', url: '/x' })])).rejects.toMatchObject({
    code: 'BAD_INPUT', details: {
      'items.0.children.0.id': ['must not be the id of another item'], 'items.1.url': ['must begin with https, http, mailto, tel, / or #'], 'items.2.labels.__proto__': ['is not a locale of the site'],
      'items.3.url': ['is for an item that leads to no page or entry'], 'items.4.documentId': ['is not a page of the site'], 'items.5.documentId': ['is given beside a url'],
    },
  });
});

test('what is not published is left out with what is below it, and comes with its publication', async () => {
  const a = await site.published('A');
  const { id: b } = await site.createPage({ title: 'B' });
  await site.saveMenu([page(a, { children: [url('x')] }), page(b, { children: [page(a, { id: 'again' })] })]);
  const x = { id: 'x', label: 'x', url: '/x', type: 'URL', target: 'SELF', children: [] };
  expect(await site.menu()).toEqual([served(a, ['A', '/a'], [x])]);
  expect(await site.menu('en')).toEqual([]);
  await site.publishPage(b);
  expect(await site.menu()).toEqual([served(a, ['A', '/a'], [x]), served(b, ['B', '/b'], [{ ...served(a, ['A', '/a']), id: 'again' }])]);
  await site.unpublishPage(b);
  expect(await site.menu()).toEqual([served(a, ['A', '/a'], [x])]);
  await site.deletePage(a);
  expect(await site.menu()).toEqual([]);
});

test('a menu follows its pages: their titles, their slugs, and where they move with those above them', async () => {
  const a = await site.published('A');
  const b = await site.published('B', { parentId: a });
  await site.saveMenu([page(b), page(b, { id: 'own', labels: [{ locale: 'it', label: 'Own' }], target: 'BLANK' })]);
  expect(await site.menu()).toEqual([served(b, ['B', '/a/b']), { ...served(b, ['Own', '/a/b']), id: 'own', target: 'BLANK' }]);
  await site.savePage({ id: b, locale: 'it', title: 'Bee' });
  expect(await site.menu()).toMatchObject([{ label: 'B' }, { label: 'Own' }]);
  await site.publishPage(b);
  await site.rename(a, 'c');
  expect(await site.menu()).toMatchObject([{ label: 'Bee', url: '/c/b' }, { label: 'Own', url: '/c/b' }]);
  await site.movePage({ id: b, parentId: null });
  expect(await site.menu()).toMatchObject([{ url: '/b' }, { url: '/b' }]);
});

test('a menu follows entries and the slug of their collection', async () => {
  const collectionId = await site.createCollection({ slug: 'news', name: 'News', fields: [] });
  const { id } = await site.createEntry({ collectionId, title: 'A' });
  await site.publishEntry(id);
  await site.saveMenu([{ id: 'e', type: 'ENTRY', documentId: id }]);
  await site.updateCollection({ id: collectionId, slug: 'press' });
  expect(await site.menu()).toEqual([{ id: 'e', label: 'A', url: '/press/a', type: 'ENTRY', target: 'SELF', children: [] }]);
});

test('a menu is read in a locale that the site gets later', async () => {
  await site.saveMenu([url('a', { labels: [{ locale: 'it', label: 'A' }] })]);
  await site.run('mutation($input: UpdateSiteInput!) { updateSite(input: $input) { id } }', { input: { id: site.siteId, locales: ['it', 'en', 'fr'] } });
  expect(await site.menu('fr')).toEqual([]);
});

test('a menu is saved as it is read after a locale was switched off and a page was deleted, and takes neither anew', async () => {
  const [a, b] = [await site.published('A'), await site.published('B')];
  const items = [page(a, { labels: [{ locale: 'en', label: 'Gone' }], children: [page(a, { id: 'below' })] }), url('x', { labels: [{ locale: 'it', label: 'X' }, { locale: 'en', label: 'X too' }] })];
  await site.saveMenu(items);
  await site.deletePage(a);
  await site.deletePage(b);
  await site.run('mutation($input: UpdateSiteInput!) { updateSite(input: $input) { id } }', { input: { id: site.siteId, locales: ['it'] } });
  expect(await site.saveMenu([...items, url('more')])).toEqual({ saveMenu: { handle: 'main', version: 2 } });
  expect(await site.menu()).toMatchObject([{ id: 'x', label: 'X' }, { id: 'more' }]);
  await expect(site.saveMenu([...items, page(b), url('fr', { labels: [{ locale: 'fr', label: 'F' }] }), { id: 'entry', type: 'ENTRY', documentId: a }])).rejects.toMatchObject({
    code: 'BAD_INPUT', details: { 'items.2.documentId': ['is not a page of the site'], 'items.3.labels.fr': ['is not a locale of the site'], 'items.4.documentId': ['is not an entry of the site'] },
  });
  await expect(site.saveMenu([url('x', { labels: [{ locale: 'en', label: 'X' }] })], 'footer')).rejects.toMatchObject({ details: { 'items.0.labels.en': ['is not a locale of the site'] } });
  await site.saveMenu([url('x')]);
  await expect(site.saveMenu(items)).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test('menus are listed for editors and websites, replaced by their handle, and gone once they are removed', async () => {
  await site.saveMenu([url('a')], 'footer');
  await site.saveMenu([url('a')], 'main');
  expect(await site.saveMenu([url('b')], 'main')).toEqual({ saveMenu: { handle: 'main', version: 2 } });
  expect(await site.run('query($id: SafeInt!) { site(id: $id) { menus { handle items { id url labels { locale label } children { id } } } } }', { id: site.siteId })).toMatchObject({ site: { menus: [
    { handle: 'footer', items: [{ id: 'a' }] }, { handle: 'main', items: [{ id: 'b', url: '/b', labels: [{ locale: 'it', label: 'b' }], children: [] }] },
  ] } });
  await site.run('mutation($input: RemoveMenuInput!) { removeMenu(input: $input) { handle } }', { input: { siteId: site.siteId, handle: 'main' } });
  await expect(site.menu()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await site.deliver('query($input: DeliveredMenusInput!) { deliveredMenus(input: $input) { menus { handle } } }', { locale: 'it' })).toEqual({ deliveredMenus: { menus: [{ handle: 'footer' }] } });
});

test('a damaged menu is replaced and removed like any other', async () => {
  for (const mend of [() => site.saveMenu([url('b')]), () => site.run('mutation($input: RemoveMenuInput!) { removeMenu(input: $input) { handle } }', { input: { siteId: site.siteId, handle: 'main' } })]) {
    await site.saveMenu([url('a')]);
    await content.database().inTransaction((transaction) => transaction.execute("UPDATE menu SET items = '{' WHERE company_id = ? AND handle = 'main'", [site.companyId]));
    await mend();
  }
  expect(await content.database().query('SELECT handle FROM menu WHERE company_id = ?', [site.companyId])).toEqual([]);
});

test('an address without a label is refused, unless the menu has it already', async () => {
  const bare = { id: 'bare', type: 'URL', url: '/y' };
  await expect(site.saveMenu([bare])).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'items.0.labels': ['must have a label in a locale: an address has no title that stands for it'] } });
  await site.saveMenu([url('x')]);
  await content.database().inTransaction((transaction) => transaction.execute('UPDATE menu SET items = ? WHERE company_id = ?', [JSON.stringify({ items: [{ ...bare, labels: {}, documentId: null, target: 'SELF', children: [] }] }), site.companyId]));
  expect(await site.saveMenu([bare])).toEqual({ saveMenu: { handle: 'main', version: 2 } });
});
