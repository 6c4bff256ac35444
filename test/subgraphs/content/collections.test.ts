import { testContent, type TestSite } from './test-content.js';

const content = testContent();
let site: TestSite;
beforeEach(async () => { site = await content.newSite(); });

const FIELDS = [
  { key: 'summary', label: 'Summary', type: 'TEXT', required: true },
  { key: 'tags', label: 'Tags', type: 'TEXT', many: true, most: 3 },
  { key: 'kind', label: 'Kind', type: 'CHOICE', choices: [{ value: 'long', label: 'Long' }, { value: 'short', label: 'Short' }] },
];
const articles = () => site.createCollection({ slug: 'articles', name: 'Articles', fields: FIELDS });

test.each([
  [{ slug: 'News!' }, { slug: ['must be lower-case letters and digits joined by single hyphens'] }],
  [{ name: '' }, { name: ['must not be empty'] }],
  [{ fields: [{ key: '__proto__', label: 'X', type: 'TEXT' }] }, { 'fields.0.key': expect.anything() }],
  [{ fields: [{ key: 'a', label: 'X', type: 'TEXT' }, { key: 'a', label: 'Y', type: 'TEXT' }] }, { 'fields.1.key': expect.anything() }],
  [{ fields: [{ key: 'a', label: 'X', type: 'CHOICE' }] }, { 'fields.0.choices': expect.anything() }],
])('a collection with %j is refused', async (input, details) => {
  await expect(site.createCollection({ slug: 'x', name: 'X', fields: [], ...input })).rejects.toMatchObject({ code: 'BAD_INPUT', details });
});

test('slugs of collections are taken once in a site', async () => {
  await articles();
  await expect(articles()).rejects.toMatchObject({ code: 'ALREADY_EXISTS', details: { slug: ['is taken'] } });
});

test('the fields of an entry are checked: what they are when they are saved, that they are there when they are published', async () => {
  const collectionId = await articles();
  await expect(site.createEntry({ collectionId, title: 'A', fields: { summry: 'x', tags: 'a', kind: 'lng' } })).rejects.toMatchObject({
    code: 'BAD_INPUT', details: { 'fields.summry': ['is not a field here; did you mean summary?'], 'fields.tags': ['must be a list'], 'fields.kind': ['must be one of the choices; did you mean long?'] },
  });
  const { id, translations: [text] } = await site.createEntry({ collectionId, title: 'A', fields: { tags: ['a', 'b'] } });
  expect(text).toMatchObject({ slug: 'a', fields: { tags: ['a', 'b'] } });
  await expect(site.publishEntry(id)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'it.summary': ['is required'] } });
  await site.saveEntry({ id, locale: 'it', fields: { summary: 'S', tags: ['a'] } });
  expect((await site.publishEntry(id)).translations[0]).toMatchObject({ path: '/articles/a', hasChanges: false });
  expect(await site.deliver('query($input: DeliveredEntriesInput!) { deliveredEntries(input: $input) { total entries { id slug fields } } }', { collection: 'articles', page: 1, perPage: 10 }))
    .toEqual({ deliveredEntries: { total: 1, entries: [{ id, slug: 'a', fields: '{"summary":"S","tags":["a"]}' }] } });
});

test('a change of the fields is refused while drafts do not fit it, and says which do not; what is only missing fits', async () => {
  const collectionId = await articles();
  const one = await site.createEntry({ collectionId, title: 'A', fields: { summary: 'S', tags: ['a', 'b', 'c'] } });
  const other = await site.createEntry({ collectionId, title: 'B', fields: { kind: 'long' } });
  await site.saveEntry({ id: other.id, locale: 'en', title: 'B', fields: { tags: ['a'] } });
  const [summary, tags, kind] = FIELDS;
  await expect(site.updateCollection({ id: collectionId, fields: [summary, { ...tags, most: 2 }] })).rejects.toMatchObject({
    code: 'INVALID_STATE', message: '2 texts do not fit the changed collection: change them first, or rename and drop their keys with it (migrate)',
    details: { [`${String(one.id)}.it.tags`]: ['must have at most 2 entries'], [`${String(other.id)}.it.kind`]: [expect.stringContaining('is not a field here')] },
  });
  expect(await site.updateCollection({ id: collectionId, fields: [summary, tags, kind, { key: 'body', label: 'Body', type: 'RICH_TEXT', required: true }] })).toEqual({ updateCollection: { slug: 'articles', version: 2 } });
  expect(await site.updateCollection({ id: collectionId, name: 'Articles' })).toEqual({ updateCollection: { slug: 'articles', version: 2 } });
  await expect(site.publishEntry(one.id)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'it.body': ['is required'] } });
});

test('a changed template is refused while drafts of its pages do not fit it, and removed only when no page has it', async () => {
  const { id } = await site.createPage({ title: 'A', blocks: [{ id: 'b1', type: 'text' }] });
  const save = (blocks: readonly object[]) => site.run('mutation($input: SaveTemplateInput!) { saveTemplate(input: $input) { version blocks { key } } }', { input: { siteId: site.siteId, key: 'plain', name: 'Plain', blocks } });
  const hero = { key: 'hero', label: 'Hero', fields: [] };
  await expect(save([hero])).rejects.toMatchObject({ code: 'INVALID_STATE', message: '1 text does not fit the changed template: change them first, or rename and drop their keys with it (migrate)', details: { [`${String(id)}.it.0.type`]: ['text is not a block of this template; known are hero'] } });
  expect(await save([hero, { key: 'text', label: 'Text', fields: [] }])).toEqual({ saveTemplate: { version: 2, blocks: [{ key: 'hero' }, { key: 'text' }] } });
  const remove = () => site.run('mutation($input: RemoveTemplateInput!) { removeTemplate(input: $input) { key } }', { input: { siteId: site.siteId, key: 'plain' } });
  await expect(remove()).rejects.toMatchObject({ code: 'INVALID_STATE', details: { pages: '1' } });
  await site.deletePage(id);
  expect(await remove()).toEqual({ removeTemplate: { key: 'plain' } });
});

test('with the slug of a collection its published entries move in every locale, also in one that the site had before, and redirects stay', async () => {
  const collectionId = await site.createCollection({ slug: 'news', name: 'News', fields: [] });
  const { id } = await site.createEntry({ collectionId, title: 'A' });
  await site.saveEntry({ id, locale: 'en', title: 'B' });
  await site.publishEntry(id);
  await site.createEntry({ collectionId, title: 'Draft' });
  const locales = (of: readonly string[]) => site.run('mutation($input: UpdateSiteInput!) { updateSite(input: $input) { id } }', { input: { id: site.siteId, locales: of } });
  await locales(['it']);
  await site.updateCollection({ id: collectionId, slug: 'press' });
  await locales(['it', 'en']);
  expect([await site.paths('it'), await site.paths('en')]).toEqual([['/press/a'], ['/press/b']]);
  expect([await site.redirects('it'), await site.redirects('en')]).toEqual([{ '/news/a': '/press/a' }, { '/news/b': '/press/b' }]);
  await site.saveEntry({ id, locale: 'it', slug: 'c' });
  await site.publishEntry(id);
  expect(await site.redirects('it')).toEqual({ '/news/a': '/press/c', '/press/a': '/press/c' });
  await site.updateCollection({ id: collectionId, slug: 'news' });
  expect(await site.redirects('it')).toEqual({ '/news/a': '/news/c', '/press/a': '/news/c', '/press/c': '/news/c' });
  await site.unpublishEntry(id);
  expect([await site.paths(), await site.redirects()]).toEqual([[], {}]);
  const remove = () => site.run('mutation($id: SafeInt!) { removeCollection(id: $id) { slug } }', { id: collectionId });
  await expect(remove()).rejects.toMatchObject({ code: 'INVALID_STATE' });
});

test('the entries of a collection are listed in pages, the last changed first, and deleted ones are gone', async () => {
  const collectionId = await site.createCollection({ slug: 'news', name: 'News', fields: [] });
  const made: number[] = [];
  for (const title of ['A', 'B', 'C']) made.push((await site.createEntry({ collectionId, title })).id);
  const [a = 0, b = 0, c = 0] = made;
  await site.saveEntry({ id: a, locale: 'it', title: 'Z' });
  const list = async (after?: string) => (await site.run<{ entries: { nodes: { id: number }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } }>(
    'query($id: SafeInt!, $after: String) { entries(collectionId: $id, first: 2, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } } }', { id: collectionId, after })).entries;
  const first = await list();
  expect(first.nodes).toEqual([{ id: a }, { id: c }]);
  expect((await list(first.pageInfo.endCursor)).nodes).toEqual([{ id: b }]);
  await site.deleteEntry(c);
  expect((await list()).nodes).toEqual([{ id: a }, { id: b }]);
});
