import { testContent, type TestSite } from './test-content.js';

const content = testContent();
let site: TestSite;
beforeEach(async () => { site = await content.newSite(); });

const unpublish = async (documents: readonly object[]): Promise<unknown> =>
  (await site.run<{ unpublishDocuments: { documents: unknown } }>('mutation($input: UnpublishDocumentsInput!) { unpublishDocuments(input: $input) { documents { id refusal { code details } } } }', { input: { documents } })).unpublishDocuments.documents;
const switchOff = (locales: readonly string[]): Promise<unknown> => site.run('mutation($input: UpdateSiteInput!) { updateSite(input: $input) { id } }', { input: { id: site.siteId, locales } });
const isRefused = (field: string) => ({ code: 'BAD_INPUT', message: 'Nothing is in these locales', details: { [field]: ['must be one of en, it'] } });

/** What lists answer in some locales: the first one where they take one alone. */
function listed(locales: readonly string[], collectionId: number): readonly (() => Promise<unknown>)[] {
  const variables = { siteId: site.siteId, locale: locales[0], locales, collectionId };
  return [
    'query($collectionId: SafeInt!, $locales: [String!]) { entries(collectionId: $collectionId, filter: { locales: $locales }) { nodes { id } } }',
    'query($siteId: SafeInt!, $locales: [String!]) { searchContent(filter: { siteId: $siteId, locales: $locales }) { nodes { documentId } } }',
    'query($locales: [String!]) { searchContent(filter: { locales: $locales }) { nodes { documentId } } }',
    'query($locales: [String!]) { searchContent(filter: { workspace: "main", locales: $locales }) { nodes { documentId } } }',
    'query($siteId: SafeInt!, $locale: String) { brokenLinks(siteId: $siteId, locale: $locale) { nodes { path } } }',
    'query($siteId: SafeInt!, $locale: String!) { redirects(siteId: $siteId, locale: $locale) { nodes { from } } }',
  ].map((query) => () => site.run(query, Object.fromEntries(Object.entries(variables).filter(([name]) => query.includes(`$${name}:`)))));
}

test('a page is not taken out in a locale that its site does not have, and the locales of the site are named', async () => {
  const id = await site.published('A');
  const problem = ['is not a locale of the site, which has it, en'];
  await expect(site.unpublishPage(id, { locales: ['it', 'de'] })).rejects.toMatchObject({ code: 'BAD_INPUT', message: 'It cannot be taken out in these locales', details: { 'locales.1': problem } });
  expect(await unpublish([{ id, locales: ['xx'] }])).toEqual([{ id, refusal: { code: 'BAD_INPUT', details: { 'locales.0': problem } } }]);
  expect(await site.paths()).toEqual(['/a']);
  await site.unpublishPage(id, { locales: ['en', 'it'] });
  expect(await site.paths()).toEqual([]);
});

test('a text of a locale that was switched off is still taken out', async () => {
  const { id } = await site.createPage({ title: 'A', locale: 'en' });
  await site.publishPage(id);
  await switchOff(['it']);
  expect((await site.unpublishPage(id, { locales: ['en'] })).translations).toMatchObject([{ locale: 'en', publishedAt: null }]);
});

test('lists are refused with the locales there are, not answered empty, where nobody has the locale', async () => {
  const collectionId = await site.createCollection({ slug: 'news', name: 'News', fields: [] });
  for (const list of listed(['de'], collectionId)) await expect(list()).rejects.toMatchObject({ code: 'BAD_INPUT', message: 'Nothing is in these locales' });
  const [entries, search] = listed(['en', 'de'], collectionId);
  await expect(entries?.()).rejects.toMatchObject(isRefused('filter.locales.1'));
  await expect(search?.()).rejects.toMatchObject(isRefused('filter.locales.1'));
  for (const list of listed(['de'], collectionId).slice(4)) await expect(list()).rejects.toMatchObject(isRefused('locale'));
  for (const list of listed(['en'], collectionId)) expect(JSON.stringify(await list())).toContain('{"nodes":[]}');
});

test('what is in a locale that was switched off is still listed', async () => {
  const collectionId = await site.createCollection({ slug: 'news', name: 'News', fields: [] });
  const { id } = await site.createEntry({ collectionId, title: 'A', locale: 'en' });
  await switchOff(['it']);
  const [entries, search, ...others] = listed(['en'], collectionId);
  expect([await entries?.(), await search?.()]).toEqual([{ entries: { nodes: [{ id }] } }, { searchContent: { nodes: [{ documentId: id }] } }]);
  for (const list of others) await list();
});
