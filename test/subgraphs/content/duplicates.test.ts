import { testContent, type TestSite } from './test-content.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const content = testContent();
let site: TestSite;
beforeEach(async () => { site = await content.newSite(); });

const PAGE = 'id isHome sort template parent { id } translations { locale title slug path version blocks }';
const copyPage = async (input: object): Promise<any> => (await site.run<any>(`mutation($input: DuplicatePageInput!) { duplicatePage(input: $input) { ${PAGE} children { id sort translations { slug } children { translations { slug } } } } }`, { input })).duplicatePage;
const copyEntry = async (id: number): Promise<any> => (await site.run<any>('mutation($input: DuplicateEntryInput!) { duplicateEntry(input: $input) { id sort collection { slug } translations { locale title slug path fields } } }', { input: { id } })).duplicateEntry;
const BLOCKS = [{ id: 'h', type: 'hero', title: 'Ciao' }];

test('a page is copied beside itself with its drafts, under slugs that are free in each locale', async () => {
  const { id } = await site.createPage({ title: 'Chi siamo', slug: 'chi', blocks: BLOCKS });
  await site.savePage({ id, locale: 'en', title: 'Who we are', slug: 'who' });
  await site.publishPage(id);
  await site.savePage({ id, locale: 'it', title: 'Changed' });
  await site.createPage({ title: 'Taken', locale: 'en', slug: 'who-copy' });
  const copy = await copyPage({ id });
  expect(copy).toEqual({ id: copy.id, isHome: false, sort: 3, template: 'plain', parent: null, children: [], translations: [
    { locale: 'en', title: 'Who we are', slug: 'who-copy-2', path: null, version: 1, blocks: null },
    { locale: 'it', title: 'Changed', slug: 'chi-copy', path: null, version: 1, blocks: BLOCKS },
  ] });
  expect((await copyPage({ id })).translations.map(({ slug }: any) => slug)).toEqual(['who-copy-3', 'chi-copy-2']);
  expect(await site.paths()).toEqual(['/chi']);
  await site.publishPage(copy.id);
  expect(await site.paths()).toEqual(['/chi', '/chi-copy']);
});

test('the pages below it are copied where that is asked for, with their slugs and in their order', async () => {
  const { id } = await site.createPage({ title: 'A' });
  const { id: b } = await site.createPage({ title: 'B', parentId: id });
  await site.createPage({ title: 'C', parentId: b });
  await site.createPage({ title: 'D', parentId: id });
  expect(await copyPage({ id })).toMatchObject({ children: [] });
  expect(await copyPage({ id, withDescendants: true })).toMatchObject({ translations: [{ slug: 'a-copy-2' }], children: [{ sort: 1, translations: [{ slug: 'b' }], children: [{ translations: [{ slug: 'c' }] }] }, { sort: 2, translations: [{ slug: 'd' }] }] });
  expect(await copyPage({ id: b, withDescendants: true })).toMatchObject({ parent: { id }, translations: [{ slug: 'b-copy' }], children: [{ translations: [{ slug: 'c' }] }] });
  const found = await site.run<any>('query($siteId: SafeInt!) { searchContent(first: 9, filter: { siteId: $siteId, text: "copy c" }) { nodes { title } } }', { siteId: site.siteId });
  expect(found.searchContent.nodes).toEqual([{ title: 'C' }, { title: 'C' }]);
});

test('the copy of a home page is an ordinary one', async () => {
  const id = await site.published('Inizio', { isHome: true });
  expect(await copyPage({ id })).toMatchObject({ isHome: false, translations: [{ slug: 'inizio-copy' }] });
});

test('more than a hundred pages are not copied at once', async () => {
  const { id } = await site.createPage({ title: 'A' });
  for (let at = 0; at < 99; at += 1) await site.createPage({ title: `B ${String(at)}`, parentId: id });
  const copy = await copyPage({ id, withDescendants: true });
  expect(copy.children).toHaveLength(99);
  await site.createPage({ title: 'One more', parentId: id });
  await expect(copyPage({ id, withDescendants: true })).rejects.toMatchObject({ code: 'TOO_MANY_ITEMS', details: { withDescendants: ['is for at most 100 pages in all'] } });
});

test('more than 5 MB of texts are not copied at once', async () => {
  const { id } = await site.createPage({ title: 'A' });
  for (let at = 0; at < 6; at += 1) await site.createPage({ title: `B ${String(at)}`, parentId: id, blocks: [{ id: 'h', type: 'hero', title: 'Ciao' }] });
  expect((await copyPage({ id, withDescendants: true })).children).toHaveLength(6);
  await content.database().inTransaction((transaction) => transaction.execute('UPDATE translation SET content = ? WHERE company_id = ? AND document_id > ? AND document_id <= ?', [JSON.stringify([{ id: 'h', type: 'hero', title: 'x'.repeat(1_000_000) }]), site.companyId, id, id + 5]));
  await expect(copyPage({ id, withDescendants: true })).rejects.toMatchObject({ code: 'TOO_MANY_ITEMS', message: expect.stringContaining('5000000 can be copied at once: copy fewer pages') });
  expect(await copyPage({ id })).toMatchObject({ children: [] });
});

test('an entry is copied in its collection, behind the others', async () => {
  const collectionId = await site.createCollection({ slug: 'news', name: 'News', fields: [{ key: 'lead', label: 'Lead', type: 'TEXT' }] });
  const { id } = await site.createEntry({ collectionId, title: 'Uno', fields: { lead: 'Testo' } });
  await site.saveEntry({ id, locale: 'en', title: 'One' });
  await site.publishEntry(id);
  const copy = await copyEntry(id);
  expect(copy).toEqual({ id: copy.id, sort: 2, collection: { slug: 'news' }, translations: [{ locale: 'en', title: 'One', slug: 'one-copy', path: null, fields: null }, { locale: 'it', title: 'Uno', slug: 'uno-copy', path: null, fields: { lead: 'Testo' } }] });
  await expect(copyEntry(99)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
