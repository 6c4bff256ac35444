import { testContent, type TestSite } from './test-content.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const content = testContent();
let site: TestSite;
beforeEach(async () => {
  site = await content.newSite();
  await site.run('mutation($input: SaveTemplateInput!) { saveTemplate(input: $input) { key } }', { input: { siteId: site.siteId, key: 'landing', name: 'Hero', blocks: [{ key: 'hero', label: 'Hero', fields: [{ key: 'title', label: 'Title', type: 'TEXT' }] }] } });
});

const change = async (field: string, input: object, answer = 'id'): Promise<any> => (await site.run<any>(`mutation($input: ${field[0]?.toUpperCase() ?? ''}${field.slice(1)}Input!) { ${field}(input: $input) { ${answer} } }`, { input }))[field];
const deleteText = (kind: 'Entry' | 'Page', input: object): Promise<any> => site.run(`mutation($input: DeleteTextInput!) { delete${kind}Text(input: $input) { id translations { locale } } }`, { input });
const shown = async (path: string): Promise<any> => (await site.deliver<any>('query($input: DeliveredPageInput!) { deliveredPage(input: $input) { template } }', { path })).deliveredPage;
const makeEntry = async (): Promise<number> => {
  const { id: collectionId } = await change('createCollection', { siteId: site.siteId, slug: 'news', name: 'News', fields: [{ key: 'lead', label: 'Lead', type: 'TEXT' }] });
  return (await change('createEntry', { collectionId, title: 'Uno', fields: { lead: 'Testo' } })).id;
};

test('a page gets another template, which websites show once its texts are published', async () => {
  const { id } = await change('createPage', { siteId: site.siteId, template: 'plain', title: 'A', blocks: [{ id: 'h', type: 'hero', title: 'Ciao' }] });
  await change('publishPage', { id });
  expect(await change('changePageTemplate', { id, template: 'landing' }, 'template translations { version hasChanges }')).toEqual({ template: 'landing', translations: [{ version: 2, hasChanges: true }] });
  expect(await shown('/a')).toEqual({ template: 'plain' });
  await change('publishPage', { id });
  expect(await shown('/a')).toEqual({ template: 'landing' });
  expect(await change('changePageTemplate', { id, template: 'landing' }, 'translations { version hasChanges }')).toEqual({ translations: [{ version: 2, hasChanges: false }] });
});

test('a template that the texts do not fit is refused with what does not', async () => {
  const { id } = await change('createPage', { siteId: site.siteId, template: 'plain', title: 'A', blocks: [{ id: 't', type: 'text' }] });
  await expect(change('changePageTemplate', { id, template: 'landing' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'it.0.type': [expect.stringContaining('text')] } });
  await expect(change('changePageTemplate', { id, template: 'none' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { template: ['is not the key of a template of the site'] } });
});

test('what is published by another template than its page has by now is left alone when that template changes', async () => {
  const { id } = await change('createPage', { siteId: site.siteId, template: 'plain', title: 'A', blocks: [{ id: 'h', type: 'hero', title: 'Ciao' }] });
  await change('publishPage', { id });
  await change('changePageTemplate', { id, template: 'landing' });
  await change('saveTemplate', { siteId: site.siteId, key: 'landing', name: 'Hero', blocks: [{ key: 'hero', label: 'Hero', fields: [{ key: 'claim', label: 'Claim', type: 'TEXT' }] }], migrate: [{ from: 'hero.title', to: 'claim' }] }, 'key');
  const { deliveredPage } = await site.deliver<any>('query($input: DeliveredPageInput!) { deliveredPage(input: $input) { template blocks } }', { path: '/a' });
  expect([deliveredPage.template, JSON.parse(deliveredPage.blocks)]).toEqual(['plain', [{ id: 'h', type: 'hero', title: 'Ciao' }]]);
  const { page } = await site.run<any>('query($id: SafeInt!) { page(id: $id) { translations { blocks } } }', { id });
  expect(page.translations).toEqual([{ blocks: [{ id: 'h', type: 'hero', claim: 'Ciao' }] }]);
});

test('an entry gets another place, which websites read once it is published', async () => {
  const id = await makeEntry();
  await change('publishEntry', { id });
  const sort = async (): Promise<number> => (await site.deliver<any>('query($input: DeliveredEntryInput!) { deliveredEntry(input: $input) { sort } }', { collection: 'news', slug: 'uno' })).deliveredEntry.sort;
  expect(await change('sortEntry', { id, sort: 40 }, 'sort translations { hasChanges }')).toEqual({ sort: 40, translations: [{ hasChanges: true }] });
  expect(await sort()).toBe(1);
  await change('publishEntry', { id });
  expect(await sort()).toBe(40);
});

test('an entry is previewed as its draft is', async () => {
  const id = await makeEntry();
  const preview = async (input: object): Promise<any> => (await site.run<any>('query($input: PreviewEntryInput!) { previewEntry(input: $input) { id sort title slug path fields seo locale hasChanges } }', { input })).previewEntry;
  expect(await preview({ id })).toEqual({ id, sort: 1, title: 'Uno', slug: 'uno', path: '/news/uno', fields: { lead: 'Testo' }, seo: null, locale: 'it', hasChanges: true });
  expect([await preview({ id, locale: 'en' }), await preview({ id: 99 })]).toEqual([null, null]);
  await expect(preview({ id, locale: 'de' })).rejects.toMatchObject({ details: { locale: ['must be one of it, en'] } });
});

test('a text that is not published goes with its versions, and may be written again', async () => {
  const { id } = await change('createPage', { siteId: site.siteId, template: 'plain', title: 'Uno' });
  await change('savePageDraft', { id, locale: 'en', title: 'Unmistakable' });
  await change('publishPage', { id });
  await expect(deleteText('Page', { id, locale: 'en' })).rejects.toMatchObject({ code: 'INVALID_STATE', message: 'Websites show the page in en: unpublish it there first' });
  await change('unpublishPage', { id, locales: ['en'] });
  expect(await deleteText('Page', { id, locale: 'en' })).toEqual({ deletePageText: { id, translations: [{ locale: 'it' }] } });
  const found = await site.run<any>('query($siteId: SafeInt!) { searchContent(first: 5, filter: { siteId: $siteId, text: "unmistakable" }) { nodes { title } } }', { siteId: site.siteId });
  expect(found.searchContent.nodes).toEqual([]);
  await expect(deleteText('Page', { id, locale: 'en' })).rejects.toMatchObject({ code: 'NOT_FOUND', details: { locale: ['must be one of it'] } });
  expect(await change('savePageDraft', { id, locale: 'en', title: 'Again' }, 'translations { locale version }')).toEqual({ translations: [{ locale: 'en', version: 1 }, { locale: 'it', version: 1 }] });
});

test('the only text of an entry stays: the entry is deleted instead', async () => {
  await expect(deleteText('Entry', { id: await makeEntry(), locale: 'it' })).rejects.toMatchObject({ code: 'INVALID_STATE', message: 'It is the only text of the entry: delete the entry' });
});

test('a workspace gets another name and slug, by which websites ask for its sites then', async () => {
  await change('createWorkspace', { slug: 'other', name: 'Other' }, 'slug');
  await expect(change('updateWorkspace', { workspace: 'main', slug: 'other' })).rejects.toMatchObject({ code: 'ALREADY_EXISTS', details: { slug: ['is taken'] } });
  await expect(change('updateWorkspace', { workspace: 'main', slug: 'A b' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await expect(change('updateWorkspace', { workspace: 'none', name: 'None' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await change('updateWorkspace', { workspace: 'main', slug: 'studio', name: 'Studio' }, 'slug name sites { slug }')).toEqual({ slug: 'studio', name: 'Studio', sites: [{ slug: 'shop' }] });
  await expect(site.deliver('query($input: DeliveredSiteInput!) { deliveredSite(input: $input) { slug } }', {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await site.deliver('query($input: DeliveredSiteInput!) { deliveredSite(input: $input) { slug } }', { workspace: 'studio' })).toEqual({ deliveredSite: { slug: 'shop' } });
});
