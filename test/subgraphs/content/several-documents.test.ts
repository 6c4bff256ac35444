import { staffOf, testContent, type TestSite } from './test-content.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const content = testContent();
let site: TestSite;
beforeEach(async () => { site = await content.newSite(); });

const OUTCOMES = '{ changed refused documents { id page { translations { path } } entry { translations { path } } refusal { code message details } } }';
const publish = async (documents: readonly object[], more: object = {}): Promise<any> => (await site.run<any>(`mutation($input: PublishDocumentsInput!) { publishDocuments(input: $input) ${OUTCOMES} }`, { input: { documents, ...more } })).publishDocuments;
const unpublish = async (documents: readonly object[], more: object = {}): Promise<any> => (await site.run<any>(`mutation($input: UnpublishDocumentsInput!) { unpublishDocuments(input: $input) ${OUTCOMES} }`, { input: { documents, ...more } })).unpublishDocuments;
const makeEntry = async (): Promise<number> => (await site.createEntry({ collectionId: await site.createCollection({ slug: 'news', name: 'News', fields: [] }), title: 'Uno' })).id;

test('pages and entries are published together, and one that cannot be stops no other', async () => {
  const { id: above } = await site.createPage({ title: 'Above' });
  const { id: below } = await site.createPage({ title: 'Below', parentId: above });
  const { id: incomplete } = await site.createPage({ title: 'Hero', blocks: [{ id: 'h', type: 'hero' }] });
  const entry = await makeEntry();
  expect(await publish([{ id: below }, { id: incomplete }, { id: above }, { id: 999 }, { id: entry, locales: ['it'] }])).toEqual({ changed: 3, refused: 2, documents: [
    { id: below, page: { translations: [{ path: '/above/below' }] }, entry: null, refusal: null },
    { id: incomplete, page: null, entry: null, refusal: { code: 'BAD_INPUT', message: 'The page is not complete', details: { 'it.0.title': ['is required'] } } },
    { id: above, page: { translations: [{ path: '/above' }] }, entry: null, refusal: null },
    { id: 999, page: null, entry: null, refusal: { code: 'NOT_FOUND', message: 'There is no page or entry 999', details: {} } },
    { id: entry, page: null, entry: { translations: [{ path: '/news/uno' }] }, refusal: null },
  ] });
  expect(await site.paths()).toEqual(['/above', '/above/below', '/news/uno']);
});

test('an outcome says in which locales websites show something else since, and in none of them where all was public already', async () => {
  const { id } = await site.createPage({ title: 'A' });
  await site.savePage({ id, locale: 'en', title: 'B' });
  const published = async (locales: readonly string[] | null, more: object = {}): Promise<unknown> =>
    (await site.run<any>('mutation($input: PublishDocumentsInput!) { publishDocuments(input: $input) { documents { published refusal { code } } } }', { input: { documents: [{ id, locales }], ...more } })).publishDocuments.documents;
  expect(await published(['it'])).toEqual([{ published: ['it'], refusal: null }]);
  expect(await published(['it', 'en'], { together: true })).toEqual([{ published: ['en'], refusal: null }]);
  expect([await published(['it', 'en']), await published(null, { together: true })]).toEqual([[{ published: [], refusal: null }], [{ published: [], refusal: null }]]);
  expect(await published(['de'])).toEqual([{ published: null, refusal: { code: 'BAD_INPUT' } }]);
  const taken = await site.run<any>('mutation($input: UnpublishDocumentsInput!) { unpublishDocuments(input: $input) { documents { published } } }', { input: { documents: [{ id }] } });
  expect(taken.unpublishDocuments.documents).toEqual([{ published: null }]);
});

test('they are taken out together, those below before those above', async () => {
  const above = await site.published('Above');
  const below = await site.published('Below', { parentId: above });
  const alone = await site.published('Alone');
  await site.published('Under', { parentId: alone });
  const { changed, refused, documents } = await unpublish([{ id: above }, { id: alone }, { id: below }]);
  expect([changed, refused, documents.map((one: any) => one.refusal?.code ?? null)]).toEqual([2, 1, [null, 'INVALID_STATE', null]]);
  expect(await site.paths()).toEqual(['/alone', '/alone/under']);
  expect(await unpublish([{ id: alone }], { withDescendants: true })).toMatchObject({ changed: 1, refused: 0 });
  expect(await site.paths()).toEqual([]);
});

test('a page is published with those above it where that is asked for', async () => {
  const { id: above } = await site.createPage({ title: 'Above' });
  const { id: below } = await site.createPage({ title: 'Below', parentId: above });
  expect(await publish([{ id: below }])).toMatchObject({ refused: 1, documents: [{ refusal: { code: 'INVALID_STATE' } }] });
  expect(await publish([{ id: below }], { withAncestors: true })).toMatchObject({ changed: 1, refused: 0 });
  expect(await site.paths()).toEqual(['/above', '/above/below']);
});

test('a list is refused whole where it is empty, too long, or names something twice', async () => {
  await expect(publish([])).rejects.toMatchObject({ code: 'BAD_INPUT', details: { documents: ['must name 1 to 100 pages and entries, not 0'] } });
  await expect(publish(Array.from({ length: 101 }, (_, id) => ({ id })))).rejects.toMatchObject({ code: 'BAD_INPUT', details: { documents: ['must name 1 to 100 pages and entries, not 101'] } });
  await expect(unpublish([{ id: 1 }, { id: 2 }, { id: 1, locales: ['en'] }])).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'documents.2.id': ['is named twice'] } });
});

test('a repeated command publishes nothing twice, and answers what it did', async () => {
  const { id } = await site.createPage({ title: 'A' });
  const { id: refused } = await site.createPage({ title: 'B', parentId: id, blocks: [{ id: 'h', type: 'hero' }] });
  const once = () => content.run<any>(`mutation($input: PublishDocumentsInput!) { publishDocuments(input: $input) { changed documents { id refusal { code } } } }`, { input: { documents: [{ id: refused }, { id }] } },
    { ...staffOf(site.companyId), command: { id: 'publish-many', expiresAt: '2099-01-01T00:00:00.000Z' } });
  const first = await once();
  expect(first).toEqual({ publishDocuments: { changed: 1, documents: [{ id: refused, refusal: { code: 'BAD_INPUT' } }, { id, refusal: null }] } });
  await site.savePage({ id, locale: 'it', title: 'Changed' });
  expect(await once()).toEqual(first);
  expect((await site.delivered('/a')).title).toBe('A');
});
