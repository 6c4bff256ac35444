import { openSite, type OpenSite } from './open-site.js';

let s: OpenSite;
beforeAll(async () => { s = await openSite(); });
afterAll(() => s.close());

const damage = (sql: string, parameters: readonly (number | string)[]): Promise<unknown> => s.database('content').inTransaction((transaction) => transaction.execute(sql, parameters));
const LIST = '/collections/journal/entries';
const BROKEN = [500, expect.stringMatching(/^\{"message":"[^"]+"\}$/)];

test.each(['content', 'seo'] as const)('a page whose %s is damaged is refused and logged, not sent as broken JSON; the others are served [J-PAGE-1]', async (column) => {
  const [id, other] = [await s.edit.published({ siteId: s.siteId, template: 'standard', title: `Uno ${column}` }), await s.edit.published({ siteId: s.siteId, template: 'standard', title: `Due ${column}` })];
  await damage(`UPDATE published SET ${column} = '{"a' WHERE document_id = ?`, [id]);
  expect(await s.read(`/page?path=/uno-${column}`)).toEqual(BROKEN);
  expect(await s.data(`/page?path=/due-${column}`)).toMatchObject({ id: other });
});

test('a damaged entry is left out of its list, and refused by itself [J-ENTRIES-1] [J-ENTRY-1]', async () => {
  const collectionId = await s.edit.collection(s.siteId, 'journal');
  const ids = await Promise.all(['Alfa', 'Beta', 'Gamma'].map((title) => s.edit.publishedEntry({ collectionId, title })));
  await damage(`UPDATE published SET content = '{"a' WHERE document_id = ?`, [ids[1] ?? 0]);
  expect((await s.json(LIST)).data.map(({ title }: { title: string }) => title).sort()).toEqual(['Alfa', 'Gamma']);
  expect(await s.read(`${LIST}/beta`)).toEqual(BROKEN);
});

test('a damaged menu is refused [J-MENU-2]', async () => {
  await s.edit.menu({ siteId: s.siteId, handle: 'main', name: 'Main', items: [{ id: 'a', type: 'URL', url: 'https://shop.example/a', labels: [{ locale: 'it', label: 'A' }] }] });
  expect((await s.read('/menus/main'))[0]).toBe(200);
  await damage(`UPDATE served_menu SET items = '{"a'`, []);
  expect(await s.read('/menus/main')).toEqual(BROKEN);
  expect((await s.read('/menus'))[0]).toBe(200);
});
