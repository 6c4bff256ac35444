import { testContent, type TestSite } from './test-content.js';

const content = testContent();
let site: TestSite;
beforeEach(async () => { site = await content.newSite(); });

const FIELDS = [{ key: 'body', label: 'Body', type: 'TEXT' }];
const listed = async (collectionId: number, filter: object | null = null): Promise<readonly [string[], number | null]> => {
  const { entries: { nodes, totalCount } } = await site.run<{ entries: { nodes: { translations: { title: string }[] }[]; totalCount: number | null } }>(
    'query($collectionId: SafeInt!, $filter: EntryFilter) { entries(collectionId: $collectionId, filter: $filter, first: 10) { nodes { translations { title } } totalCount } }', { collectionId, filter });
  return [nodes.map(({ translations: [text] }) => text?.title ?? ''), totalCount];
};

test('entries are listed by words, locale, status and editor of one of their texts, the last changed first; those that are found are counted', async () => {
  const collectionId = await site.createCollection({ slug: 'news', name: 'News', fields: FIELDS });
  const other = await site.createCollection({ slug: 'people', name: 'People', fields: FIELDS });
  const { id: linen } = await site.createEntry({ collectionId, title: 'Lino', fields: { body: 'Tessuto leggero' } });
  await site.createEntry({ collectionId, title: 'Lana', fields: { body: 'Tessuto caldo' } }, 'ben@example.test');
  await site.createEntry({ collectionId: other, title: 'Lino Rossi' });
  await site.saveEntry({ id: linen, locale: 'en', title: 'Linen', slug: 'linen' });
  await site.publishEntry(linen, { locales: ['it'] });
  expect(await listed(collectionId)).toEqual([['Linen', 'Lana'], 2]);
  const found = async (filter: object): Promise<string[]> => (await listed(collectionId, filter))[0];
  for (const [filter, titles] of [
    [{ text: 'lino' }, ['Linen']], [{ text: 'tessuto' }, ['Linen', 'Lana']], [{ text: 'tess cald' }, []], [{ text: 'rossi' }, []], [{ locales: ['en'] }, ['Linen']],
    [{ statuses: ['PUBLISHED'] }, ['Linen']], [{ statuses: ['DRAFT'] }, ['Linen', 'Lana']], [{ statuses: ['DRAFT'], locales: ['it'] }, ['Lana']], [{ text: 'lino', locales: ['en'] }, []], [{ updatedBy: 'ben@example.test' }, ['Lana']],
  ] as const) expect([filter, await found(filter)]).toEqual([filter, titles]);
  for (const [filter, count] of [[{ text: 'lino' }, 1], [{ text: 'tessuto' }, 2], [{ statuses: ['DRAFT'] }, 2], [{ text: 'rossi' }, 0]] as const) expect([filter, (await listed(collectionId, filter))[1]]).toEqual([filter, count]);
  await expect(listed(collectionId, { statuses: [] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.statuses': ['must name at least one'] } });
});

test('entries that a filter finds are listed in pages', async () => {
  const collectionId = await site.createCollection({ slug: 'news', name: 'News', fields: FIELDS });
  for (const title of ['One thing', 'Two things', 'Three things']) await site.createEntry({ collectionId, title });
  const page = async (more: string) => (await site.run<{ entries: { nodes: { translations: { title: string }[] }[]; pageInfo: { endCursor: string } } }>(
    `query($id: SafeInt!) { entries(collectionId: $id, filter: { text: "thing" }, first: 2${more}) { nodes { translations { title } } pageInfo { endCursor } } }`, { id: collectionId })).entries;
  const first = await page('');
  expect([first.nodes, (await page(`, after: "${first.pageInfo.endCursor}"`)).nodes]).toEqual([[{ translations: [{ title: 'Three things' }] }, { translations: [{ title: 'Two things' }] }], [{ translations: [{ title: 'One thing' }] }]]);
});

test('redirects are listed by a part of their path, as it is written', async () => {
  for (const from of ['/alt/a', '/neu/a', '/neu/Ä']) await site.saveRedirect({ from, url: 'https://example.test' });
  const found = async (text: string): Promise<string[]> => (await site.run<{ redirects: { nodes: { from: string }[] } }>(
    'query($id: SafeInt!, $text: String) { redirects(siteId: $id, locale: "it", text: $text, first: 10) { nodes { from } } }', { id: site.siteId, text })).redirects.nodes.map(({ from }) => from);
  expect([await found('/a'), await found('neu'), await found('NEU'), await found('A\u0308'), await found('%')]).toEqual([['/alt/a', '/neu/a'], ['/neu/a', '/neu/Ä'], [], ['/neu/Ä'], []]);
});

test('what is scheduled is listed by whether it was given up', async () => {
  const { id } = await site.createPage({ title: 'A' });
  await site.run('mutation($input: SchedulePublicationInput!) { schedulePublication(input: $input) { id } }', { input: { id, action: 'PUBLISH', at: '2099-01-01T00:00:00Z' } });
  const found = async (status: string) => (await site.run<{ scheduledPublications: { nodes: object[] } }>(`query($id: SafeInt!) { scheduledPublications(siteId: $id, status: ${status}, first: 10) { nodes { action } } }`, { id: site.siteId })).scheduledPublications.nodes;
  expect([await found('PENDING'), await found('FAILED'), await found('null')]).toEqual([[{ action: 'PUBLISH' }], [], [{ action: 'PUBLISH' }]]);
});

test.each([
  ['pages(siteId: 999) { id }'], ['redirects(siteId: 999, locale: "it", first: 1) { nodes { from } }'], ['scheduledPublications(siteId: 999, first: 1) { nodes { id } }'], ['entries(collectionId: 999, first: 1) { nodes { id } }'],
])('a list of what the company does not have is NOT_FOUND: %s', async (query) => {
  await expect(site.run(`{ ${query} }`)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('pages below one that is not of the site are NOT_FOUND', async () => {
  await expect(site.run('query($id: SafeInt!) { pages(siteId: $id, parentId: 999) { id } }', { id: site.siteId })).rejects.toMatchObject({ code: 'NOT_FOUND', details: { parentId: ['is not a page of the site'] } });
});
