import { testContent, type TestSite } from './test-content.js';

const content = testContent();
let site: TestSite;
beforeEach(async () => { site = await content.newSite(); });

interface Match {
  readonly title: string;
  readonly locale: string;
  readonly status: string;
  readonly snippet: string | null;
}

const search = async (filter: object | string, page = ''): Promise<{ nodes: Match[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } }> =>
  (await site.run<{ searchContent: { nodes: Match[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } } }>(
    `query($filter: SearchContentFilter!) { searchContent(filter: $filter${page}) { nodes { documentId kind siteId locale title slug status updatedAt updatedBy publishedAt path snippet page { id } entry { id } } pageInfo { endCursor hasNextPage } } }`,
    { filter: typeof filter === 'string' ? { text: filter, siteId: site.siteId } : filter })).searchContent;
const found = async (filter: object | string): Promise<string[]> => (await search(filter)).nodes.map(({ title, locale }) => `${title} ${locale}`).sort();
const body = (text: string) => [{ id: 'b1', type: 'text', body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] } }];

test('drafts are found by every word of their title, slug and content, in any capitals, with or without accents; the last word may be a beginning', async () => {
  const { id } = await site.createPage({ title: 'Città d’arte', slug: 'viaggi', blocks: [{ id: 'b0', type: 'hero', title: 'Über uns' }, ...body('Lino lavato a mano')] });
  for (const text of ['citta', 'CITTÀ', 'viaggi', 'uber UNS', 'lino mano', 'mano lino', 'arte lav', 'lavato', 'cit']) expect([text, await found(text)]).toEqual([text, ['Città d’arte it']]);
  for (const text of ['li', 'lav mano', 'cotone', 'lino cotone']) expect([text, await found(text)]).toEqual([text, []]);
  const { nodes: [match] } = await search('lavato');
  expect(match).toMatchObject({ documentId: id, kind: 'PAGE', siteId: site.siteId, slug: 'viaggi', status: 'DRAFT', publishedAt: null, path: null, updatedBy: 'anna@example.test', snippet: 'Über uns Lino lavato a mano', page: { id }, entry: null });
  expect((await search('viaggi')).nodes[0]?.snippet).toBeNull();
});

test('settings of a page or an entry are none of its words: choices, numbers, switches, days and addresses', async () => {
  const choices = [{ value: 'pale', label: 'Light tone' }];
  const setting = (key: string, type: string) => ({ key, label: key, type, ...(type === 'CHOICE' && { choices }) });
  const settings = [setting('tone', 'CHOICE'), { ...setting('tones', 'CHOICE'), many: true }, setting('width', 'NUMBER'), setting('wide', 'BOOLEAN'), setting('day', 'DATE'), setting('more', 'URL')];
  const values = { tone: 'pale', tones: ['pale'], width: 4711, wide: true, day: '2026-11-21', more: '/sandals' };
  const collectionId = await site.createCollection({ slug: 'news', name: 'News', fields: [{ key: 'summary', label: 'Summary', type: 'TEXT' }, ...settings] });
  await site.createEntry({ collectionId, title: 'Uno', fields: { summary: 'Ninety days', ...values } });
  for (const text of ['light', 'tone', 'pale', '4711', 'true', '2026', 'sandals']) expect([text, await found(text)]).toEqual([text, []]);
  expect((await search('ninety')).nodes.map(({ snippet }) => snippet)).toEqual(['Ninety days']);
});

test('ß and ss are the same, however a draft and a search write it', async () => {
  await site.createPage({ title: 'Größe', slug: 'groesse' });
  await site.createPage({ title: 'Strasse' });
  for (const text of ['grosse', 'Größe', 'GRÖẞE', 'gröss', 'groß']) expect([text, await found(text)]).toEqual([text, ['Größe it']]);
  expect([await found('straße'), (await search('Größe')).nodes[0]?.snippet]).toEqual([['Strasse it'], null]);
});

test('any alphabet is found, with spaces between words or without', async () => {
  await site.createPage({ title: 'A', blocks: body('東京の会議室を予約する。Portico 2026年') });
  await site.createPage({ title: 'Доставка заказов' });
  await site.createPage({ title: 'الشحن السريع' });
  for (const text of ['会議', '会議室', '東京の会', '会', '室', 'portico', '2026']) expect([text, await found(text)]).toEqual([text, ['A it']]);
  for (const text of ['議会', '大阪']) expect([text, await found(text)]).toEqual([text, []]);
  expect([await found('доставка зак'), await found('السريع')]).toEqual([['Доставка заказов it'], ['الشحن السريع it']]);
});

test('a saved draft is found by what it says now, and a deleted one no more', async () => {
  const { id } = await site.createPage({ title: 'Alpha', blocks: body('wool cotton') });
  await site.savePage({ id, locale: 'en', title: 'Beta', blocks: body('wool') });
  expect(await found('wool')).toEqual(['Alpha it', 'Beta en']);
  await site.savePage({ id, locale: 'it', blocks: body('cotton silk') });
  expect([await found('wool'), await found('cotton'), await found('silk'), await found('alpha')]).toEqual([['Beta en'], ['Alpha it'], ['Alpha it'], ['Alpha it']]);
  await site.deletePage(id);
  expect(await found({ siteId: site.siteId })).toEqual([]);
  const counts = await content.database().query('SELECT (SELECT COUNT(*) FROM draft_token WHERE company_id = ?) AS tokens, (SELECT COUNT(*) FROM draft_text WHERE company_id = ?) AS texts', [site.companyId, site.companyId]);
  expect(counts).toEqual([{ tokens: 0, texts: 0 }]);
});

test('the path above a draft finds it, and follows renames of pages and collections, and moves', async () => {
  const about = (await site.createPage({ title: 'About' })).id;
  const people = (await site.createPage({ title: 'People', parentId: about })).id;
  await site.createPage({ title: 'Ada', parentId: people, slug: 'ada-lovelace' });
  const other = (await site.createPage({ title: 'Other' })).id;
  expect([await found('/about/people/ada-lovelace'), await found('about people')]).toEqual([['Ada it'], ['Ada it', 'People it']]);
  await site.savePage({ id: about, locale: 'it', slug: 'company' });
  expect([await found('about people'), await found('company'), await found('company ada')]).toEqual([[], ['About it', 'Ada it', 'People it'], ['Ada it']]);
  await site.movePage({ id: people, parentId: other });
  expect([await found('company'), await found('other'), await found('/other/people/ada')]).toEqual([['About it'], ['Ada it', 'Other it', 'People it'], ['Ada it']]);
  await site.movePage({ id: people, parentId: null });
  expect(await found('other')).toEqual(['Other it']);
  const collectionId = await site.createCollection({ slug: 'news', name: 'News', fields: [{ key: 'summary', label: 'Summary', type: 'TEXT' }] });
  await site.createEntry({ collectionId, title: 'First', fields: { summary: 'Opening' } });
  expect([await found('/news/first'), await found('opening')]).toEqual([['First it'], ['First it']]);
  await site.updateCollection({ id: collectionId, slug: 'press' });
  expect([await found('/news/first'), await found('/press/first')]).toEqual([[], ['First it']]);
});

test('a locale that a page above gets later is in the path of those below', async () => {
  const above = (await site.createPage({ title: 'Sopra' })).id;
  await site.createPage({ title: 'Below', parentId: above, locale: 'en' });
  expect(await found('above below')).toEqual([]);
  await site.savePage({ id: above, locale: 'en', title: 'Above' });
  expect(await found('above below')).toEqual(['Below en']);
});

test('kinds, locales, statuses, editors and times narrow a search, and list without a text', async () => {
  content.clock.set('2027-03-10T08:00:00.000Z');
  const collectionId = await site.createCollection({ slug: 'news', name: 'News', fields: [] });
  const page = await site.published('Sale');
  await site.savePage({ id: page, locale: 'en', title: 'Sale' }, 'ben@example.test');
  const entry = (await site.createEntry({ collectionId, title: 'Sale entry' })).id;
  await site.publishEntry(entry);
  content.clock.set('2027-03-11T08:00:00.000Z');
  await site.saveEntry({ id: entry, locale: 'it', title: 'Sale news' });
  const { siteId } = site;
  expect(await found({ text: 'sale', siteId, kinds: ['ENTRY'] })).toEqual(['Sale news it']);
  expect(await found({ text: 'sale', workspace: 'main', locales: ['en'] })).toEqual(['Sale en']);
  expect([await found({ siteId, statuses: ['DRAFT'] }), await found({ siteId, statuses: ['PUBLISHED'] }), await found({ siteId, statuses: ['CHANGED'] })]).toEqual([['Sale en'], ['Sale it'], ['Sale news it']]);
  expect(await found({ statuses: ['DRAFT', 'CHANGED'], kinds: ['PAGE', 'ENTRY'] })).toEqual(['Sale en', 'Sale news it']);
  expect(await found({ updatedBy: 'ben@example.test' })).toEqual(['Sale en']);
  expect([await found({ updatedFrom: '2027-03-11T00:00:00Z' }), await found({ updatedTo: '2027-03-11T00:00:00Z' })]).toEqual([['Sale news it'], ['Sale en', 'Sale it']]);
});

test('it is read in pages, the last edited first', async () => {
  for (const title of ['Sale 1', 'Sale 2', 'Sale 3']) {
    content.clock.turn(1000);
    await site.createPage({ title });
  }
  const first = await search('sale', ', first: 2');
  expect([first.nodes.map(({ title }) => title), first.pageInfo.hasNextPage]).toEqual([['Sale 3', 'Sale 2'], true]);
  const next = await search('sale', `, first: 2, after: "${String(first.pageInfo.endCursor)}"`);
  expect([next.nodes.map(({ title }) => title), next.pageInfo.hasNextPage]).toEqual([['Sale 1'], false]);
});

test('a search without words, of too many, of a site or workspace that there is not, or with an empty list is refused', async () => {
  await expect(search('!?')).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.text': ['must have 1 to 8 words of letters or digits'] } });
  await expect(search('a b c d e f g h i')).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await expect(search({ siteId: 999 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(search({ workspace: 'other' })).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'There is no workspace other' });
  await expect(search({ statuses: [] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.statuses': ['must name at least one'] } });
  await expect(search({ updatedFrom: '2026-03-11T00:00:00Z', updatedTo: '2026-03-10T00:00:00Z' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test('what is found is counted', async () => {
  for (const title of ['Lino uno', 'Lino due', 'Lana']) await site.createPage({ title });
  const counted = async (filter: object): Promise<number | null> => (await site.run<{ searchContent: { totalCount: number | null } }>('query($filter: SearchContentFilter!) { searchContent(filter: $filter, first: 1) { totalCount } }', { filter })).searchContent.totalCount;
  expect([await counted({}), await counted({ text: 'lino' }), await counted({ text: 'lino', locales: ['en'] }), await counted({ siteId: site.siteId, statuses: ['DRAFT'] }), await counted({ text: 'cotone' })]).toEqual([3, 2, 0, 3, 0]);
});
