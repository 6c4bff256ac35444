import { testContent, type TestSite } from './test-content.js';

const content = testContent();
let site: TestSite;
beforeEach(async () => { site = await content.newSite(); });

const FIELDS = [{ key: 'summary', label: 'Summary', type: 'TEXT' }, { key: 'facts', label: 'Facts', type: 'GROUP', fields: [{ key: 'year', label: 'Year', type: 'NUMBER' }, { key: 'note', label: 'Note', type: 'TEXT' }] }];
const NEXT = [{ key: 'lead', label: 'Lead', type: 'TEXT', required: true }, { key: 'facts', label: 'Facts', type: 'GROUP', fields: [{ key: 'since', label: 'Since', type: 'NUMBER' }] }];
const MIGRATE = [{ from: 'summary', to: 'lead' }, { from: 'facts.year', to: 'since' }, { drop: 'facts.note' }];
const VALUES = { summary: 'S', facts: { year: 1999, note: 'n' } };
const articles = () => site.createCollection({ slug: 'articles', name: 'Articles', fields: FIELDS });
const entry = async (id: number) => (await site.run<{ entry: { translations: readonly object[] } }>('query($id: SafeInt!) { entry(id: $id) { translations { locale version hasChanges fields updatedBy } } }', { id })).entry.translations;
const delivered = async (slug: string) => (await site.deliver<{ deliveredEntry: { fields: string; etag: string } }>('query($input: DeliveredEntryInput!) { deliveredEntry(input: $input) { fields etag } }', { collection: 'articles', slug })).deliveredEntry;

test('fields are renamed and dropped in drafts and in what websites read, together with the collection', async () => {
  const collectionId = await articles();
  const { id } = await site.createEntry({ collectionId, title: 'A', fields: VALUES });
  await site.publishEntry(id);
  await site.saveEntry({ id, locale: 'en', title: 'A', fields: { summary: 'E' } });
  const before = await delivered('a');
  await expect(site.updateCollection({ id: collectionId, fields: NEXT })).rejects.toMatchObject({ code: 'INVALID_STATE', message: '2 texts do not fit the changed collection: change them first, or rename and drop their keys with it (migrate)' });
  await site.run('mutation($input: UpdateCollectionInput!) { updateCollection(input: $input, dryRun: true) { version } }', { input: { id: collectionId, fields: NEXT, migrate: MIGRATE } });
  expect(await delivered('a')).toEqual(before);
  expect(await site.updateCollection({ id: collectionId, fields: NEXT, migrate: MIGRATE })).toEqual({ updateCollection: { slug: 'articles', version: 2 } });
  expect(await entry(id)).toEqual([
    { locale: 'en', version: 2, hasChanges: true, fields: { lead: 'E' }, updatedBy: 'anna@example.test' },
    { locale: 'it', version: 2, hasChanges: false, fields: { lead: 'S', facts: { since: 1999 } }, updatedBy: 'anna@example.test' },
  ]);
  const after = await delivered('a');
  expect(after.fields).toBe('{"lead":"S","facts":{"since":1999}}');
  expect(after.etag).not.toBe(before.etag);
});

test('what is known of the drafts follows: their versions, words and references', async () => {
  const { id: pageId } = await site.createPage({ title: 'Target' });
  const { createCollection: { id: collectionId } } = await site.run<{ createCollection: { id: number } }>('mutation($input: CreateCollectionInput!) { createCollection(input: $input) { id } }', { input: {
    siteId: site.siteId, slug: 'notes', name: 'Notes', fields: [...FIELDS, { key: 'more', label: 'More', type: 'PAGE' }, { key: 'less', label: 'Less', type: 'PAGE' }],
  } });
  const { id } = await site.createEntry({ collectionId, title: 'A', fields: { summary: 'sunflower', facts: { note: 'marigold' }, more: { page: pageId }, less: { page: pageId } } });
  const known = () => site.run('query($id: SafeInt!, $page: ID!) { contentUsage(kind: PAGE, id: $page, first: 5) { nodes { documentId path state } } entry(id: $id) { translations { versions(first: 5) { nodes { version content } } } } kept: searchContent(filter: { text: "sunflower" }, first: 5) { nodes { documentId } } dropped: searchContent(filter: { text: "marigold" }, first: 5) { nodes { documentId } } }', { id, page: String(pageId) });
  await site.updateCollection({ id: collectionId, fields: [...NEXT, { key: 'next', label: 'Next', type: 'PAGE' }], migrate: [...MIGRATE, { from: 'more', to: 'next' }, { drop: 'less' }] });
  expect(await known()).toEqual({
    contentUsage: { nodes: [{ documentId: id, path: 'next', state: 'DRAFT' }] },
    entry: { translations: [{ versions: { nodes: [{ version: 2, content: { lead: 'sunflower', facts: {}, next: { page: pageId } } }, { version: 1, content: { summary: 'sunflower', facts: { note: 'marigold' }, more: { page: pageId }, less: { page: pageId } } }] } }] },
    kept: { nodes: [{ documentId: id }] }, dropped: { nodes: [] },
  });
});

test('types of blocks and their fields are renamed and dropped in the pages of a template', async () => {
  const { id } = await site.createPage({ title: 'A', blocks: [{ id: '1', type: 'hero', title: 'T' }, { id: '2', type: 'text', body: null }] });
  await site.publishPage(id);
  const blocks = [{ key: 'banner', label: 'Banner', fields: [{ key: 'heading', label: 'Heading', type: 'TEXT' }] }];
  const save = (migrate: readonly object[]) => site.run('mutation($input: SaveTemplateInput!) { saveTemplate(input: $input) { version } }', { input: { siteId: site.siteId, key: 'plain', name: 'Plain', blocks, migrate } });
  await expect(save([{ from: 'hero', to: 'banner' }])).rejects.toMatchObject({ code: 'INVALID_STATE', details: { [`${String(id)}.it.0.title`]: expect.anything() } });
  expect(await save([{ from: 'hero', to: 'banner' }, { from: 'hero.title', to: 'heading' }, { drop: 'text' }])).toEqual({ saveTemplate: { version: 2 } });
  const { deliveredPage } = await site.deliver<{ deliveredPage: { blocks: string } }>('query($input: DeliveredPageInput!) { deliveredPage(input: $input) { blocks } }', { path: '/a', locale: 'it' });
  expect(deliveredPage.blocks).toBe('[{"id":"1","type":"banner","heading":"T"}]');
});

test.each([
  [[{ from: 'sumary', to: 'lead' }], { 'migrate.0.from': ['sumary is not there'] }],
  [[{ from: 'summary' }], { 'migrate.0': ['must have from and to, or drop'] }],
  [[{ drop: 'summary', from: 'summary', to: 'x' }], { 'migrate.0': ['must have from and to, or drop'] }],
  [[{ from: 'summary', to: 'facts' }], { 'migrate.0.to': ['facts has values of its own: rename or drop it too'] }],
  [[{ from: 'summary', to: 'a' }, { from: 'facts', to: 'a' }], { 'migrate.0.to': ['is the new key of two'], 'migrate.1.to': ['is the new key of two'] }],
  [[{ from: 'summary', to: 'a' }, { drop: 'summary' }], { 'migrate.0.from': [expect.anything()], 'migrate.1.drop': [expect.anything()] }],
  [[{ drop: 'facts.note.more' }], { 'migrate.0.drop': ['facts.note.more is not there'] }],
  [[{ from: 'summary', to: '__proto__' }], { 'migrate.0.to': [expect.anything()] }],
])('steps %j are refused', async (migrate, details) => {
  const id = await articles();
  await expect(site.updateCollection({ id, fields: NEXT, migrate })).rejects.toMatchObject({ code: 'BAD_INPUT', details });
});

test('what did not fit before is not held against a change that moves nothing', async () => {
  const collectionId = await articles();
  const { id } = await site.createEntry({ collectionId, title: 'A', fields: { summary: 'S' } });
  await content.database().inTransaction((transaction) => transaction.execute('UPDATE translation SET content = ? WHERE document_id = ? AND company_id = ?', ['{"summary":7}', id, site.companyId]));
  expect(await site.updateCollection({ id: collectionId, fields: [...FIELDS, { key: 'new', label: 'New', type: 'TEXT' }] })).toMatchObject({ updateCollection: { version: 2 } });
});
