import { openSite, type OpenSite } from './open-site.js';

let s: OpenSite;
let journal: number;
const entries: number[] = [];

beforeAll(async () => {
  s = await openSite();
  journal = await s.edit.collection(s.siteId, 'journal');
  for (let number = 1; number <= 30; number += 1) {
    const id = await s.edit.entry({ collectionId: journal, title: `Articolo ${String(number)}`, fields: { summary: `Il numero ${String(number)}` } });
    await s.edit.publishEntry(id, { publishedAt: `2026-10-${String(Math.ceil(number / 2)).padStart(2, '0')}T08:00:00.000Z` }); // two of each day
    entries.push(id);
  }
  await s.edit.entry({ collectionId: journal, title: 'Bozza' });
});
afterAll(() => s.close());

const LIST = '/collections/journal/entries';
const url = (query: string): string => `https://brain.example${s.root}${LIST}?${query}`;

test('entries come in the standard pagination object, the newest first, those of one day by id [J-ENTRIES-1] [J-ENTRIES-2] [J-ENTRIES-3]', async () => {
  const body = await s.json(LIST);
  expect(Object.keys(body)).toEqual(['current_page', 'data', 'first_page_url', 'from', 'last_page', 'last_page_url', 'links', 'next_page_url', 'path', 'per_page', 'prev_page_url', 'to', 'total']);
  expect(body).toMatchObject({ current_page: 1, from: 1, last_page: 3, per_page: 12, prev_page_url: null, to: 12, total: 30, path: `https://brain.example${s.root}${LIST}`, first_page_url: url('per_page=12&page=1'), last_page_url: url('per_page=12&page=3'), next_page_url: url('per_page=12&page=2') });
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([...entries].reverse().slice(0, 12));
});

test('an entry has its fields as they were edited [J-ENTRY-1]', async () => {
  const entry = `{"id":${String(entries[29])},"title":"Articolo 30","slug":"articolo-30","fields":{"summary":"Il numero 30"},"seo":null,"published_at":"2026-10-15T08:00:00.000Z","sort":30}`;
  expect(await s.read(`${LIST}/articolo-30`)).toEqual([200, `{"data":${entry}}`]);
  expect((await s.read(`${LIST}?per_page=1`))[1]).toContain(`"data":[${entry}]`);
  for (const slug of ['bozza', 'articolo-31', 'Articolo-30', '%2F', 'x'.repeat(500)]) expect(await s.read(`${LIST}/${slug}`)).toEqual([404, '{"message":"There is no such entry"}']);
  expect(await s.read(`${LIST}/articolo-30?locale=en`)).toEqual([404, '{"message":"There is no such entry"}']);
});

test('links has previous and next at the ends, and the pages between them [J-ENTRIES-4]', async () => {
  const { links, prev_page_url: previous, next_page_url: next, from, to, data } = await s.json(`${LIST}?page=2&per_page=10&locale=it`);
  const page = (number: number): string => url(`locale=it&per_page=10&page=${String(number)}`);
  expect(links).toEqual([
    { url: page(1), label: '&laquo; Previous', active: false }, { url: page(1), label: '1', active: false }, { url: page(2), label: '2', active: true }, { url: page(3), label: '3', active: false }, { url: page(3), label: 'Next &raquo;', active: false },
  ]);
  expect([previous, next, from, to, data.length]).toEqual([page(1), page(3), 11, 20, 10]);
});

test('of many pages those near and at the ends are named [J-ENTRIES-4]', async () => {
  const labels = async (page: number): Promise<string> => (await s.json(`${LIST}?per_page=1&page=${String(page)}`)).links.slice(1, -1).map(({ label, url: address, active }: { label: string; url: string | null; active: boolean }) => (active ? `[${label}]` : address === null ? '..' : label)).join(' ');
  expect([await labels(1), await labels(7), await labels(8), await labels(15), await labels(23), await labels(24), await labels(30)]).toEqual([
    '[1] 2 3 4 5 6 7 8 9 10 .. 29 30', '1 2 3 4 5 6 [7] 8 9 10 .. 29 30', '1 2 .. 5 6 7 [8] 9 10 11 .. 29 30', '1 2 .. 12 13 14 [15] 16 17 18 .. 29 30',
    '1 2 .. 20 21 22 [23] 24 25 26 .. 29 30', '1 2 .. 21 22 23 [24] 25 26 27 28 29 30', '1 2 .. 21 22 23 24 25 26 27 28 29 [30]',
  ]);
});

test('a page below 1 is 1, per_page is clamped, what is no number is not given, and of a repeated one the last counts [J-ENTRIES-3] [J-ENTRIES-4]', async () => {
  const shown = async (query: string) => { const { current_page: page, per_page: size, data } = await s.json(`${LIST}?${query}`); return [page, size, data.length]; };
  expect([await shown('page=0'), await shown('page=-3'), await shown('page=x'), await shown('page=1.5'), await shown('page='), await shown('per_page=0'), await shown('per_page=-1'), await shown('per_page=51'), await shown('per_page=abc'), await shown('per_page=50'), await shown('page=1&page=3')])
    .toEqual([[1, 12, 12], [1, 12, 12], [1, 12, 12], [1, 12, 12], [1, 12, 12], [1, 1, 1], [1, 1, 1], [1, 50, 30], [1, 12, 12], [1, 50, 30], [3, 12, 6]]);
});

test('a page beyond the end has empty data [J-ENTRIES-4]', async () => {
  for (const page of ['4', '1000000', '2147483648', '99999999999999999999', '9'.repeat(400)]) {
    const body = await s.json(`${LIST}?page=${page}`);
    expect(body).toMatchObject({ current_page: Math.min(Number(page), 2_147_483_647), data: [], from: null, to: null, last_page: 3, total: 30, next_page_url: null });
  }
});

test('an unknown collection is 404, one without entries is empty [J-ENTRIES-5]', async () => {
  expect(await s.read('/collections/none/entries')).toEqual([404, '{"message":"There is no such collection"}']);
  await s.edit.collection(s.siteId, 'empty');
  expect(await s.json('/collections/empty/entries')).toMatchObject({ data: [], from: null, to: null, total: 0, last_page: 1, current_page: 1, next_page_url: null, prev_page_url: null });
  expect((await s.json(`${LIST}?locale=en`)).total).toBe(0);
  for (const target of [`${LIST}?locale=fr`, `${LIST}/articolo-30?locale=fr`, '/page?locale=fr', '/menus/main?locale=fr']) expect([target, ...await s.read(target)]).toEqual([target, 404, '{"message":"There is no such locale of this site"}']);
});

describe('menus', () => {
  let about: number;
  const item = (id: string, more: object) => ({ id, type: 'PAGE', ...more });
  beforeAll(async () => {
    about = await s.edit.published({ siteId: s.siteId, template: 'standard', title: 'Chi siamo', slug: 'chi' });
    const draft = await s.edit.page({ siteId: s.siteId, template: 'standard', title: 'Prossimamente' });
    await s.edit.menu({ siteId: s.siteId, handle: 'main', name: 'Principale', items: [
      item('about', { documentId: about, children: [item('first', { type: 'ENTRY', documentId: entries[0], labels: [{ locale: 'it', label: 'Il primo' }], target: 'BLANK' })] }),
      item('soon', { documentId: draft, children: [item('below', { type: 'URL', url: '/x', labels: [{ locale: 'it', label: 'Sotto' }] })] }),
      item('mail', { type: 'URL', url: 'mailto:ciao@shop.example', labels: [{ locale: 'it', label: 'Scrivi' }, { locale: 'en', label: 'Write' }] }),
    ] });
  });

  test('are listed by their handles [J-MENU-1]', async () => {
    expect([await s.read('/menus'), await s.read('/menus?locale=fr')]).toEqual([[200, '{"data":[{"handle":"main","name":"Principale"}]}'], [404, '{"message":"There is no such locale of this site"}']]);
  });

  test('have the paths of what is published, and nothing of the rest with what is below it [J-MENU-2] [J-MENU-3]', async () => {
    expect(await s.read('/menus/main')).toEqual([200, `{"data":{"handle":"main","name":"Principale","locale":"it","items":[{"id":"about","label":"Chi siamo","url":"/chi","type":"page","target":"_self","children":[{"id":"first","label":"Il primo","url":"/journal/articolo-1","type":"entry","target":"_blank","children":[]}]},{"id":"mail","label":"Scrivi","url":"mailto:ciao@shop.example","type":"url","target":"_self","children":[]}]}}`]);
    expect((await s.data('/menus/main?locale=en')).items).toEqual([{ id: 'mail', label: 'Write', url: 'mailto:ciao@shop.example', type: 'url', target: '_self', children: [] }]);
    expect(await s.read('/menus/other')).toEqual([404, '{"message":"There is no such menu"}']);
  });

  test('follow a page that moves, and one that is taken out leaves them [J-MENU-3]', async () => {
    await s.edit.savePage({ id: about, locale: 'it', slug: 'noi', title: 'Noi' });
    await s.edit.publishPage(about);
    expect((await s.data('/menus/main')).items[0]).toMatchObject({ label: 'Noi', url: '/noi' });
    await s.edit.unpublishPage(about);
    expect((await s.data('/menus/main')).items.map(({ id }: { id: string }) => id)).toEqual(['mail']);
    await s.edit.publishPage(about);
  });
});

describe('redirects', () => {
  test('are listed by path, with what they lead to now [J-REDIRECT-1] [J-REDIRECT-2]', async () => {
    await s.edit.redirect({ siteId: s.siteId, from: 'sconti/', status: 302, url: 'https://sale.example/?a=1' });
    await s.edit.redirect({ siteId: s.siteId, from: '/vecchio', status: 410 });
    await s.edit.redirect({ siteId: s.siteId, from: '/primo', status: 308, documentId: entries[0] });
    expect((await s.json('/redirects')).data).toEqual([
      { from: '/chi', to: '/noi', status: 301, locale: 'it' }, { from: '/primo', to: '/journal/articolo-1', status: 308, locale: 'it' },
      { from: '/sconti', to: 'https://sale.example/?a=1', status: 302, locale: 'it' }, { from: '/vecchio', to: null, status: 410, locale: 'it' },
    ]);
    expect((await s.json('/redirects?path=vecchio/')).data).toEqual([{ from: '/vecchio', to: null, status: 410, locale: 'it' }]);
    expect([(await s.json('/redirects?locale=en')).total, (await s.json('/redirects?path=/none')).total, (await s.json('/redirects?per_page=3')).last_page]).toEqual([0, 0, 2]);
  });

  test('that lead back are refused when they are saved [J-REDIRECT-3]', async () => {
    await s.edit.redirect({ siteId: s.siteId, from: '/a', status: 301, url: '/b' });
    await s.edit.redirect({ siteId: s.siteId, from: '/b', status: 301, url: '/c?x=1' });
    await expect(s.edit.redirect({ siteId: s.siteId, from: '/c', status: 301, url: '/a/' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(s.edit.redirect({ siteId: s.siteId, from: '/d', status: 301, url: '/d' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });
});

test('the sitemap has everything that is published, by path, with the same in other languages [J-SITEMAP-1]', async () => {
  const id = await s.edit.page({ siteId: s.siteId, template: 'standard', title: 'Zeta' });
  await s.edit.savePage({ id, locale: 'en', title: 'Zed' });
  await s.edit.publishPage(id);
  const { data, total, last_page: last } = await s.json('/sitemap?per_page=50');
  expect([total, last, data.length, new Set(data.map(({ type }: { type: string }) => type))]).toEqual([32, 1, 32, new Set(['entry', 'page'])]);
  const paths = data.map(({ path }: { path: string }) => path);
  expect(paths).toEqual([...paths].sort());
  expect(data.at(-1)).toEqual({ path: '/zeta', locale: 'it', type: 'page', lastmod: expect.stringMatching(/^2026-11-21T09:30:00\.\d{3}Z$/), alternates: [{ locale: 'en', path: '/zed' }, { locale: 'it', path: '/zeta' }] });
  const pages = await Promise.all([1, 2, 3, 4, 5].map(async (page) => (await s.json(`/sitemap?per_page=7&page=${String(page)}`)).data));
  expect(pages.flat()).toEqual(data);
  expect((await s.json('/sitemap?locale=en')).data.map(({ path }: { path: string }) => path)).toEqual(['/zed']);
  const numbered = await s.json('/sitemap?locale=en&per_page=1&with_ids=1');
  expect([Object.keys(numbered.data[0]), numbered.data[0].id, numbered.last_page_url]).toEqual([['id', 'path', 'locale', 'type', 'lastmod', 'alternates'], id, expect.stringMatching(/\/sitemap\?locale=en&with_ids=1&per_page=1&page=1$/)]);
});
