import { openSite, type OpenSite } from './open-site.js';

let s: OpenSite;
let home: number;
let journal: number;
beforeAll(async () => {
  s = await openSite();
  home = await s.edit.published({ siteId: s.siteId, template: 'standard', title: 'Home', isHome: true, blocks: [{ id: 'a', type: 'text', heading: 'Uno' }] });
  journal = await s.edit.collection(s.siteId, 'journal');
  await s.edit.publishedEntry({ collectionId: journal, title: 'Uno' });
  await s.edit.menu({ siteId: s.siteId, handle: 'main', name: 'Main', items: [{ id: 'home', type: 'PAGE', documentId: home }] });
});
afterAll(() => s.close());

const TARGETS = ['', '/page', '/collections/journal/entries', '/collections/journal/entries/uno', '/menus', '/menus/main', '/redirects', '/sitemap'];

test.each(TARGETS)('%s has a strong tag, a time and how long it may be kept [J-CACHE-1]', async (target) => {
  const { headers } = await s.send(`${s.root}${target}`);
  expect(headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
  expect(headers.get('last-modified')).toMatch(/^Sat, 21 Nov 2026 09:30:00 GMT$/);
  expect([headers.get('cache-control'), headers.get('vary'), headers.get('content-type')]).toEqual(['private, max-age=60', 'Authorization', 'application/json; charset=utf-8']);
});

test.each(TARGETS)('%s is 304 without a body for its tag, also with no-cache [J-CACHE-2]', async (target) => {
  const [tag, whole] = [await s.tag(target), await s.read(target)];
  for (const headers of [{ 'if-none-match': tag }, { 'if-none-match': tag, 'cache-control': 'no-cache', pragma: 'no-cache' }, { 'if-none-match': `"x", W/${tag}` }, { 'if-none-match': '*' }] as Record<string, string>[]) {
    const response = await s.send(`${s.root}${target}`, { headers });
    expect([headers, response.status, await response.text(), response.headers.get('etag'), response.headers.get('cache-control'), response.headers.get('vary')]).toEqual([headers, 304, '', tag, 'private, max-age=60', 'Authorization']);
  }
  for (const other of ['"x"', tag.slice(1, -1), `"${tag}"`, '']) expect(await s.read(target, { headers: { 'if-none-match': other } })).toEqual(whole);
});

test('the tag changes with the answer, and with nothing else [J-CACHE-2]', async () => {
  const tags = async () => Promise.all(TARGETS.map((target) => s.tag(target)));
  const before = await tags();
  await s.edit.savePage({ id: home, locale: 'it', blocks: [{ id: 'a', type: 'text', heading: 'Due' }] });
  expect(await tags()).toEqual(before);
  await s.edit.publishPage(home);
  const after = await tags();
  expect(TARGETS.filter((_, at) => before[at] !== after[at])).toEqual(['/page', '/collections/journal/entries', '/menus', '/redirects', '/sitemap']); // lists change with whatever is published
  await s.edit.savePage({ id: home, locale: 'it', blocks: [{ id: 'a', type: 'text', heading: 'Uno' }] });
  await s.edit.publishPage(home);
  expect(await s.tag('/page')).toBe(before[1]);
});

test('a date alone is no reason for 304: a second may have two versions [J-CACHE-1]', async () => {
  expect(await s.read('/page', { headers: { 'if-modified-since': 'Sat, 21 Nov 2026 09:30:00 GMT' } })).toEqual(await s.read('/page'));
});

test('a menu in another default locale has another tag, though its items are the same [J-CACHE-2]', async () => {
  await s.edit.menu({ siteId: s.siteId, handle: 'empty', name: 'Empty', items: [] });
  const tag = await s.tag('/menus/empty');
  await s.asStaff('mutation U($input: UpdateSiteInput!) { updateSite(input: $input) { id } }', { input: { id: s.siteId, defaultLocale: 'en' } });
  expect([await s.read('/menus/empty', { headers: { 'if-none-match': tag } }), await s.tag('/menus/empty') === tag]).toEqual([[200, expect.stringContaining('"locale":"en"')], false]);
  await s.asStaff('mutation U($input: UpdateSiteInput!) { updateSite(input: $input) { id } }', { input: { id: s.siteId, defaultLocale: 'it' } });
});

test('a body has the tag of what it says: of different answers none is the same [J-CACHE-2]', async () => {
  const targets = ['/sitemap', '/sitemap?page=2', '/sitemap?per_page=5', '/sitemap?locale=en', '/redirects', '/redirects?path=/a', '/redirects?path=/b', '/collections/journal/entries', '/collections/journal/entries?page=2', '/menus', '/menus?locale=en'];
  const answers = await Promise.all(targets.map(async (target) => [(await s.read(target))[1], await s.tag(target)] as const));
  for (const [body, tag] of answers) expect(answers.filter(([other, same]) => same === tag && other !== body)).toEqual([]);
});
