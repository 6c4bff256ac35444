import { relay, testContent, type TestSite } from './test-content.js';

const content = testContent();
let site: TestSite;
beforeEach(async () => { site = await content.newSite(); });

/** A page of a tree in two locales, published. */
const both = async (title: string, parentId?: number): Promise<number> => {
  const { id } = await site.createPage({ title, parentId });
  await site.savePage({ id, locale: 'en', title: `${title} en` });
  await site.publishPage(id);
  return id;
};

test('with a page three levels move in both locales, and a redirect stays at each path that was left', async () => {
  const a = await both('A');
  const b = await both('B', a);
  await both('C', b);
  await site.savePage({ id: a, locale: 'it', slug: 'neu' });
  await site.savePage({ id: a, locale: 'en', slug: 'new' });
  expect([await site.paths('it'), await site.paths('en')]).toEqual([['/a', '/a/b', '/a/b/c'], ['/a-en', '/a-en/b-en', '/a-en/b-en/c-en']]);
  await site.publishPage(a);
  expect([await site.paths('it'), await site.paths('en')]).toEqual([['/neu', '/neu/b', '/neu/b/c'], ['/new', '/new/b-en', '/new/b-en/c-en']]);
  expect(await site.redirects()).toEqual({ '/a': '/neu', '/a/b': '/neu/b', '/a/b/c': '/neu/b/c' });
  expect(await site.redirects('en')).toEqual({ '/a-en': '/new', '/a-en/b-en': '/new/b-en', '/a-en/b-en/c-en': '/new/b-en/c-en' });
  expect((await site.delivered('/neu/b/c')).title).toBe('C');
});

test('in one locale the other stays', async () => {
  const a = await both('A');
  await both('B', a);
  await site.rename(a, 'new', 'en');
  expect([await site.paths('it'), await site.paths('en')]).toEqual([['/a', '/a/b'], ['/new', '/new/b-en']]);
  expect(await site.redirects()).toEqual({});
});

test('redirects lead straight to where a page is after renames back and forth, and none stays where it is', async () => {
  const a = await site.published('A');
  await site.published('B', { parentId: a });
  for (const slug of ['b', 'c', 'a']) await site.rename(a, slug);
  expect(await site.redirects()).toEqual({ '/b': '/a', '/b/b': '/a/b', '/c': '/a', '/c/b': '/a/b' });
  for (const slug of ['c', 'b', 'd']) await site.rename(a, slug);
  expect(await site.paths()).toEqual(['/d', '/d/b']);
  expect(await site.redirects()).toEqual({ '/a': '/d', '/a/b': '/d/b', '/b': '/d', '/b/b': '/d/b', '/c': '/d', '/c/b': '/d/b' });
});

test('a page moves with everything below it, in both locales at once, to a place among its siblings', async () => {
  const [a, b] = [await both('A'), await both('B')];
  const c = await both('C', b);
  await both('D', c);
  await site.movePage({ id: c, parentId: a });
  expect([await site.paths('it'), await site.paths('en')]).toEqual([['/a', '/a/c', '/a/c/d', '/b'], ['/a-en', '/a-en/c-en', '/a-en/c-en/d-en', '/b-en']]);
  expect(await site.redirects('en')).toEqual({ '/b-en/c-en': '/a-en/c-en', '/b-en/c-en/d-en': '/a-en/c-en/d-en' });
  await site.movePage({ id: c, parentId: null, before: a });
  const order = async () => (await site.run<{ pages: { id: number }[] }>('query($siteId: SafeInt!) { pages(siteId: $siteId) { id } }', { siteId: site.siteId })).pages.map(({ id }) => id);
  expect(await order()).toEqual([c, a, b]);
  expect(await site.paths()).toEqual(['/a', '/b', '/c', '/c/d']);
  expect(await site.redirects()).toEqual({ '/a/c': '/c', '/a/c/d': '/c/d', '/b/c': '/c', '/b/c/d': '/c/d' });
  await site.movePage({ id: c, before: b });
  expect(await order()).toEqual([a, c, b]);
  await site.movePage({ id: a });
  expect(await order()).toEqual([c, b, a]);
});

test('websites are notified of a page that was put elsewhere, once for each locale, and not of an order among siblings', async () => {
  const told = async () => (await content.run<{ contentOutbox: { companyId: number; type: string; payload: { documentId: number; locale: string; path: string } }[] }>('{ contentOutbox(first: 5000) { companyId type payload } }', {}, relay)).contentOutbox
    .filter(({ companyId, type }) => companyId === site.companyId && type.startsWith('content.')).map(({ type, payload: { documentId, locale, path } }) => `${type} ${String(documentId)} ${locale} ${path}`);
  const [a, b] = [await both('A'), await both('B')];
  await both('C', b);
  const before = (await told()).length;
  await site.movePage({ id: b, before: a });
  await site.movePage({ id: b, parentId: a });
  expect((await told()).slice(before).sort()).toEqual([`content.published ${String(b)} en /a-en/b-en`, `content.published ${String(b)} it /a/b`]);
});

test('a page is moved neither below itself, nor where its slug is taken, nor below one that is not published, nor too deep', async () => {
  const [a, hidden] = [await site.published('A'), (await site.createPage({ title: 'Hidden' })).id];
  const b = await site.published('B', { parentId: a });
  const twin = await site.published('B');
  for (const parentId of [a, b]) await expect(site.movePage({ id: a, parentId })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { parentId: ['is the page itself, or below it'] } });
  await expect(site.movePage({ id: twin, parentId: a })).rejects.toMatchObject({ code: 'ALREADY_EXISTS', details: { parentId: ['has a page with the same slug'] } });
  await expect(site.movePage({ id: b, parentId: hidden })).rejects.toMatchObject({ code: 'INVALID_STATE' });
  await expect(site.movePage({ id: b, parentId: a, before: twin })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { before: ['is not a sibling there'] } });
  expect(await site.paths()).toEqual(['/a', '/a/b', '/b']);
  let parentId = b;
  for (let level = 3; level <= 20; level += 1) parentId = (await site.createPage({ title: 'X', parentId })).id;
  await expect(site.createPage({ title: 'X', parentId })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { parentId: ['has 20 levels above it already'] } });
  await expect(site.movePage({ id: a, parentId: twin })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { parentId: ['makes the tree too deep'] } });
});

test('a page does not move over a redirect that an editor made, also below it', async () => {
  const a = await site.published('A');
  await site.published('B', { parentId: a });
  await site.saveRedirect({ from: '/c', url: 'https://example.test/c' });
  await site.saveRedirect({ from: '/d/b', url: 'https://example.test/d' });
  await expect(site.rename(a, 'c')).rejects.toMatchObject({ code: 'INVALID_STATE', details: { path: '/c', locale: 'it' } });
  await expect(site.rename(a, 'd')).rejects.toMatchObject({ code: 'INVALID_STATE', details: { path: '/d/b', locale: 'it' } });
  expect(await site.paths()).toEqual(['/a', '/a/b']);
  await site.rename(a, 'e');
  expect(await site.redirects()).toEqual({ '/a': '/e', '/a/b': '/e/b', '/c': 'https://example.test/c', '/d/b': 'https://example.test/d' });
});

test('entries of a collection with the slug of a page stay where they are when that page moves, and it when they do', async () => {
  const news = await site.published('News');
  await site.published('About', { parentId: news });
  const collectionId = await site.createCollection({ slug: 'news', name: 'News', fields: [] });
  const { id } = await site.createEntry({ collectionId, title: 'First' });
  await site.publishEntry(id);
  expect(await site.paths()).toEqual(['/news', '/news/about', '/news/first']);
  await site.rename(news, 'stories');
  expect(await site.paths()).toEqual(['/news/first', '/stories', '/stories/about']);
  await site.rename(news, 'news');
  await site.updateCollection({ id: collectionId, slug: 'press' });
  expect(await site.paths()).toEqual(['/news', '/news/about', '/press/first']);
  expect(await site.redirects()).toEqual({ '/news/first': '/press/first', '/stories': '/news', '/stories/about': '/news/about' });
});

test('of two that claim one path the second hears which has it: by its draft among siblings, by its path elsewhere', async () => {
  const a = await site.published('A');
  const b = await site.published('B');
  await expect(site.savePage({ id: b, locale: 'it', slug: 'a' })).rejects.toMatchObject({ code: 'ALREADY_EXISTS', message: `The page ${String(a)} has the slug a there in it`, details: { slug: ['is taken'], holder: String(a) } });
  await site.savePage({ id: a, locale: 'it', slug: 'c' });
  await site.savePage({ id: b, locale: 'it', slug: 'a' });
  await expect(site.publishPage(b)).rejects.toMatchObject({ code: 'ALREADY_EXISTS', message: `The page ${String(a)} is published at /a in it; give one of them another slug`, details: { holder: String(a) } });
  const collectionId = await site.createCollection({ slug: 'b', name: 'B', fields: [] });
  const { id: entry } = await site.createEntry({ collectionId, title: 'X' });
  await site.publishEntry(entry);
  const child = (await site.createPage({ title: 'X', parentId: b })).id;
  await expect(site.publishPage(child)).rejects.toMatchObject({ code: 'ALREADY_EXISTS', message: `The entry ${String(entry)} is published at /b/x in it; give one of them another slug` });
  const other = await site.published('D');
  await site.published('X', { parentId: other });
  await site.savePage({ id: b, locale: 'it', slug: 'e' });
  await site.publishPage(b);
  await expect(site.rename(other, 'b')).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
  expect(await site.paths()).toEqual(['/a', '/b/x', '/d', '/d/x', '/e']);
});

test('two pages swap their slugs through a third', async () => {
  const [a, b] = [await site.published('A'), await site.published('B')];
  await site.published('X', { parentId: a });
  await site.rename(a, 'c');
  await site.rename(b, 'a');
  await site.rename(a, 'b');
  expect([(await site.delivered('/a')).id, (await site.delivered('/b')).id, await site.paths()]).toEqual([b, a, ['/a', '/b', '/b/x']]);
  expect(await site.redirects()).toEqual({ '/a/x': '/b/x', '/c': '/b', '/c/x': '/b/x' });
});

test('a path that a page left is free for another, and its redirect goes', async () => {
  const a = await site.published('A');
  await site.rename(a, 'b');
  await site.published('A');
  expect([await site.paths(), await site.redirects()]).toEqual([['/a', '/b'], {}]);
});

test('a path is never longer than 700 characters', async () => {
  let parentId: number | null = null;
  const made: number[] = [];
  for (let level = 1; level <= 5; level += 1) made.push(parentId = await site.published('x'.repeat(120), { parentId }));
  const last = await site.published('y'.repeat(93), { parentId });
  const [first = 0] = made;
  await expect(site.published('z'.repeat(100), { parentId })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { slug: ['makes the path too long'] } });
  await site.savePage({ id: last, locale: 'it', slug: 'y' });
  await site.publishPage(last);
  const above = await site.published('above-it');
  for (const [parent, title] of [[last, 'q'.repeat(85)]] as const) await site.published(title, { parentId: parent });
  await expect(site.movePage({ id: first, parentId: above })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { slug: ['makes a path below it too long'] } });
});
