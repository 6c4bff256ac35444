import { relay, testContent, type TestSite } from './test-content.js';

const content = testContent();
let site: TestSite;
beforeEach(async () => { site = await content.newSite(); });

const slugs = async (titles: readonly string[], locale = 'it'): Promise<(string | undefined)[]> => {
  const made: (string | undefined)[] = [];
  for (const title of titles) made.push((await site.createPage({ title, locale })).translations[0]?.slug);
  return made;
};

test('a slug is made of the title, in the letters of its language', async () => {
  expect(await slugs(['Chi siamo', 'Perché noi? È così!', '100% Lino -- e cotone!', 'Straße & Café', 'İstanbul', 'ﬁnale ①'])).toEqual(
    ['chi-siamo', 'perche-noi-e-cosi', '100-lino-e-cotone', 'straße-cafe', 'istanbul', 'finale-1']);
  expect(await slugs(['Мой йогурт', 'Τα νέα μας', '日本語のページ', 'عن الشركة', 'हिन्दी', '서울'])).toEqual(
    ['мой-йогурт', 'τα-νέα-μας', '日本語のページ', 'عن-الشركة', 'हिन्दी', '서울']);
});

test('a title without letters, and one that a sibling has, get the number of the page; below another parent, and in another locale, it is free', async () => {
  const [first, second, third, mark] = [await site.createPage({ title: 'Info' }), await site.createPage({ title: 'Info' }), await site.createPage({ title: 'info!' }), await site.createPage({ title: '???' })];
  expect([first, second, third, mark].map(({ id, translations: [text] }) => [id, text?.slug])).toEqual([[1, 'info'], [2, 'info-2'], [3, 'info-3'], [4, 'page-4']]);
  expect((await site.createPage({ title: 'Info', parentId: 1 })).translations[0]?.slug).toBe('info');
  expect((await site.createPage({ title: 'Info', locale: 'en' })).translations[0]?.slug).toBe('info');
});

test('letters with accents are the same however they are written', async () => {
  const { id, translations: [text] } = await site.createPage({ title: 'A', slug: 'cafe\u0301' });
  expect(text?.slug).toBe('café');
  await site.publishPage(id);
  expect((await site.delivered('/cafe\u0301')).id).toBe(id);
  await expect(site.createPage({ title: 'A', slug: 'café' })).rejects.toMatchObject({ code: 'ALREADY_EXISTS', details: { slug: ['is taken'], holder: String(id) } });
});

test('a slug of the longest title fits, also with the number of the page', async () => {
  const [one, other, gothic] = [await site.createPage({ title: 'x'.repeat(300) }), await site.createPage({ title: 'x'.repeat(300) }), await site.createPage({ title: '𐌰'.repeat(300) })];
  expect(one.translations[0]?.slug).toBe('x'.repeat(120));
  expect(other.translations[0]?.slug).toBe(`${'x'.repeat(118)}-2`);
  expect(gothic.translations[0]?.slug).toBe('𐌰'.repeat(120));
});

test.each([
  [{ title: ' ' }, { title: ['must not be empty'] }],
  [{ title: 'x'.repeat(301) }, { title: ['must have at most 300 characters'] }],
  [{ title: 'A\ud800' }, { title: ['must not contain control or broken characters'] }],
  [{ title: 'A', slug: 'A b' }, { slug: ['must be lower-case letters and digits joined by single hyphens'] }],
  [{ title: 'A', slug: 'a/b' }, { slug: ['must be lower-case letters and digits joined by single hyphens'] }],
  [{ title: 'A', slug: '..' }, { slug: ['must be lower-case letters and digits joined by single hyphens'] }],
  [{ title: 'A', slug: '' }, { slug: ['must not be empty'] }],
  [{ title: 'A', locale: 'de' }, { locale: ['is not a locale of the site, which has it, en'] }],
  [{ title: 'A', template: 'rich' }, { template: ['is not the key of a template of the site'] }],
  [{ title: 'A', parentId: 99 }, { parentId: ['is not a page of the site that can have others below it'] }],
  [{ title: 'A', blocks: [{ id: 'b1', type: 'heros', title: 'x' }] }, { 'blocks.0.type': ['heros is not a block of this template; did you mean hero?'] }],
  [{ title: 'A', blocks: {} }, { blocks: ['must be a list of blocks'] }],
  [{ title: 'A', seo: [] }, { seo: ['must be an object, or null'] }],
  [{ title: 'A', seo: { og: {} } }, { 'seo.og': ['must be a text, a number, true, false or null'] }],
])('a page with %j is refused', async (input, details) => {
  await expect(site.createPage(input)).rejects.toMatchObject({ code: 'BAD_INPUT', details });
});

test('the home page has the path /, no slug and nothing above or below it, and a site has one', async () => {
  const { id, translations: [text] } = await site.createPage({ title: 'Home', isHome: true, slug: 'ignored' });
  expect(text).toMatchObject({ slug: '' });
  await site.savePage({ id, locale: 'en', title: 'Home' });
  await site.publishPage(id);
  expect([await site.delivered('/'), await site.delivered('', 'en')]).toEqual([expect.objectContaining({ id, title: 'Home' }), expect.objectContaining({ id, title: 'Home' })]);
  await expect(site.createPage({ title: 'Home', isHome: true })).rejects.toMatchObject({ code: 'ALREADY_EXISTS', details: { isHome: ['is taken'], holder: String(id) } });
  await expect(site.createPage({ title: 'A', parentId: id })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  const other = await site.createPage({ title: 'A' });
  await expect(site.movePage({ id, parentId: other.id })).rejects.toMatchObject({ code: 'INVALID_STATE' });
  await expect(site.createPage({ title: 'B', isHome: true, parentId: other.id })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { parentId: ['cannot be given to the home page, which is at the root'] } });
});

test('a draft counts its versions; one that changes nothing is none, and an edit of an old one is a conflict that says whose', async () => {
  const { id } = await site.createPage({ title: 'A' });
  const version = async (input: object, actor?: string) => (await site.savePage({ id, locale: 'it', ...input }, actor)).translations[0]?.version;
  expect(await version({ title: 'B', version: 1 })).toBe(2);
  expect(await version({ title: 'B', version: 2 })).toBe(2);
  expect(await version({ blocks: [{ id: 'b1', type: 'hero', title: 'x' }] }, 'bea@example.test')).toBe(3);
  await expect(site.savePage({ id, locale: 'it', title: 'C', version: 2 })).rejects.toMatchObject({
    code: 'CONFLICT', message: expect.stringContaining('bea@example.test saved another one at '), details: { version: ['is not the last'], updatedBy: 'bea@example.test' },
  });
  await expect(site.savePage({ id, locale: 'en', title: 'C', version: 2 })).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('It has no text in this locale yet') });
  expect((await site.savePage({ id, locale: 'en', title: 'C', version: 0 })).translations).toMatchObject([{ locale: 'en', title: 'C', version: 1 }, { locale: 'it', title: 'B', version: 3 }]);
  expect((await site.savePage({ id, locale: 'it', blocks: null })).translations[1]).toMatchObject({ title: 'B', blocks: null, version: 4 });
});

test('a draft may lack what is required, what is published may not: it is refused by path, in every locale, and nothing is published', async () => {
  const { id } = await site.createPage({ title: 'A', blocks: [{ id: 'b1', type: 'hero' }] });
  await site.savePage({ id, locale: 'en', title: 'A', blocks: [{ id: 'b1', type: 'hero', title: 'Fine' }] });
  await expect(site.publishPage(id)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'it.0.title': ['is required'] } });
  expect([await site.paths('it'), await site.paths('en')]).toEqual([[], []]);
  await site.publishPage(id, { locales: ['en'] });
  expect([await site.paths('it'), await site.paths('en')]).toEqual([[], ['/a']]);
  await expect(site.publishPage(id, { locales: ['en', 'de'] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'locales.1': ['is not a locale of the site, which has it, en'] } });
});

test('what is published stays as it was until it is published again, and keeps when it first was', async () => {
  const { id } = await site.createPage({ title: 'A' });
  const first = (await site.publishPage(id)).translations[0];
  expect(first).toMatchObject({ path: '/a', hasChanges: false });
  content.clock.turn(60_000);
  expect((await site.savePage({ id, locale: 'it', title: 'B' })).translations[0]).toMatchObject({ hasChanges: true, path: '/a' });
  const before = await site.delivered('/a');
  expect(before.title).toBe('A');
  expect((await site.publishPage(id)).translations[0]).toMatchObject({ hasChanges: false, publishedAt: first?.publishedAt });
  const after = await site.delivered('a/');
  expect(after.title).toBe('B');
  expect(after.etag).not.toBe(before.etag);
});

test('a page is published with a time of before, and not with one to come', async () => {
  const { id } = await site.createPage({ title: 'A' });
  await expect(site.publishPage(id, { publishedAt: '2027-01-01T00:00:00Z' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { publishedAt: ['is in the future'] } });
  expect((await site.publishPage(id, { publishedAt: '2019-05-01T02:00:00+02:00' })).translations[0]).toMatchObject({ publishedAt: '2019-05-01T00:00:00.000Z' });
});

test('a child is published after its parent, in each locale, and stays above nothing when the parent goes', async () => {
  const parent = await site.createPage({ title: 'A' });
  const child = await site.createPage({ title: 'B', parentId: parent.id });
  await expect(site.publishPage(child.id)).rejects.toMatchObject({ code: 'INVALID_STATE', details: { locale: 'it', parentId: String(parent.id) } });
  await site.publishPage(parent.id);
  await site.publishPage(child.id);
  await site.savePage({ id: child.id, locale: 'en', title: 'B' });
  await expect(site.publishPage(child.id)).rejects.toMatchObject({ code: 'INVALID_STATE', details: { locale: 'en' } });
  await expect(site.unpublishPage(parent.id)).rejects.toMatchObject({ code: 'INVALID_STATE', details: { descendants: '1' } });
  await site.unpublishPage(parent.id, { withDescendants: true });
  expect(await site.paths()).toEqual([]);
  expect((await site.page(child.id))?.translations).toMatchObject([{ locale: 'en', path: null }, { locale: 'it', path: null, publishedAt: null, hasChanges: true }]);
  await expect(site.publishPage(child.id, { locales: ['it'] })).rejects.toMatchObject({ code: 'INVALID_STATE' });
});

test('a page is taken out in one locale alone, with an event for each', async () => {
  const { id } = await site.createPage({ title: 'A' });
  await site.savePage({ id, locale: 'en', title: 'About' });
  await site.publishPage(id);
  await site.unpublishPage(id, { locales: ['en'] });
  expect([await site.paths('it'), await site.paths('en')]).toEqual([['/a'], []]);
  const { contentOutbox } = await content.run<{ contentOutbox: { companyId: number; type: string; payload: object }[] }>('query { contentOutbox(first: 500) { companyId type payload } }', {}, relay);
  const base = { siteId: site.siteId, site: 'shop', kind: 'PAGE', documentId: id, collection: null };
  expect(contentOutbox.filter(({ companyId, type }) => companyId === site.companyId && type.startsWith('content.')).map(({ type, payload }) => ({ type, ...payload }))).toEqual([
    { type: 'content.published', ...base, locale: 'en', path: '/about', publishedAt: expect.any(String) },
    { type: 'content.published', ...base, locale: 'it', path: '/a', publishedAt: expect.any(String) },
    { type: 'content.unpublished', ...base, locale: 'en', path: '/about', publishedAt: expect.any(String) },
  ]);
});

test('a page with others below it is not deleted; one without is gone, with its drafts, its path and the redirects to it', async () => {
  const parent = await site.published('A');
  const child = await site.published('B', { parentId: parent });
  await site.rename(child, 'c');
  await expect(site.deletePage(parent)).rejects.toMatchObject({ code: 'INVALID_STATE', details: { child: String(child) } });
  expect(await site.redirects()).toEqual({ '/a/b': '/a/c' });
  await site.deletePage(child);
  expect([await site.page(child), await site.paths(), await site.redirects()]).toEqual([null, ['/a'], {}]);
  await expect(site.deletePage(child)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await site.createPage({ title: 'C', parentId: parent })).translations[0]?.slug).toBe('c');
});

test('a draft is previewed by id and by the path that it would have', async () => {
  const parent = await site.published('A');
  const { id } = await site.createPage({ title: 'B', parentId: parent, blocks: [{ id: 'b1', type: 'hero' }] });
  await site.savePage({ id: parent, locale: 'it', slug: 'neu' });
  const preview = { id, path: '/neu/b', title: 'B', slug: 'b', locale: 'it', hasChanges: true, blocks: [{ id: 'b1', type: 'hero' }] };
  expect([await site.preview({ id }), await site.preview({ path: 'neu/b/' })]).toEqual([preview, preview]);
  expect([await site.preview({ path: '/a/b' }), await site.preview({ id, locale: 'en' }), await site.preview({ id: 99 }), await site.preview({ path: '/' })]).toEqual([null, null, null, null]);
  await expect(site.preview({ id, locale: 'de' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test('each level of the tree is read in one query, and so is what belongs to the sites of a workspace', async () => {
  const [one, other] = [await site.createPage({ title: 'One' }), await site.createPage({ title: 'Other' })];
  for (const [title, parentId] of [['A', one.id], ['B', one.id], ['C', other.id]] as const) await site.createPage({ title, parentId });
  await site.run('mutation { createSite(input: { workspace: "main", slug: "second", name: "Second", defaultLocale: "it", locales: ["it"], status: DRAFT }) { id } }');
  const database = content.database();
  const { query } = database;
  const asked: string[] = [];
  Object.assign(database, { query: (sql: string, parameters: readonly never[]) => { asked.push(/FROM (\w+)/.exec(sql)?.[1] ?? ''); return query(sql, parameters); } });
  try {
    const { pages } = await site.run<{ pages: { children: { translations: { title: string }[]; children: unknown[] }[] }[] }>('query($site: SafeInt!) { pages(siteId: $site) { children { translations { title } children { id } } } }', { site: site.siteId });
    expect(pages.map(({ children }) => children.map(({ translations: [text], children: below }) => [text?.title, below]))).toEqual([[['A', []], ['B', []]], [['C', []]]]);
    expect(asked.filter((table) => table === 'document')).toHaveLength(3);
    asked.length = 0;
    const { sites } = await site.run<{ sites: { templates: { key: string }[] }[] }>('{ sites(workspace: "main") { slug templates { key } menus { handle } collections { slug } } }');
    expect(sites).toEqual([{ slug: 'second', templates: [], menus: [], collections: [] }, { slug: 'shop', templates: [{ key: 'plain' }], menus: [], collections: [] }]);
    expect(asked.sort()).toEqual(['collection', 'menu', 'site', 'template', 'workspace']);
  } finally {
    Object.assign(database, { query });
  }
});

test('a page is published with the pages above it that are not, the highest first, all or none', async () => {
  const a = await site.createPage({ title: 'A' });
  const b = await site.createPage({ title: 'B', parentId: a.id });
  const c = await site.createPage({ title: 'C', parentId: b.id });
  await site.savePage({ id: c.id, locale: 'en', title: 'C en' });
  await expect(site.publishPage(c.id, { locales: ['it'] })).rejects.toMatchObject({ code: 'INVALID_STATE', message: `Page ${String(b.id)}, below which it is, is not published in it: publish that first, or both together; or take this one out there` });
  await expect(site.publishPage(c.id, { withAncestors: true })).rejects.toMatchObject({ code: 'INVALID_STATE', message: `Page ${String(a.id)} above it has no text in en` });
  expect(await site.paths()).toEqual([]);
  await site.publishPage(c.id, { locales: ['it'], withAncestors: true });
  expect([await site.paths(), await site.paths('en')]).toEqual([['/a', '/a/b', '/a/b/c'], []]);
});
