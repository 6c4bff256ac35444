import { openSite, type OpenSite } from './open-site.js';

let s: OpenSite;
beforeAll(async () => { s = await openSite(); });
afterAll(() => s.close());

const damage = (sql: string, parameters: readonly (number | string)[]): Promise<unknown> => s.database('content').inTransaction((transaction) => transaction.execute(sql, parameters));
const LIST = '/collections/journal/entries';
let shapes = 0;
const BROKEN = [500, expect.stringMatching(/^\{"message":"[^"]+"\}$/)];

test.each(['content', 'seo'] as const)('a page whose %s is damaged is refused and logged, not sent as broken JSON; the others are served [J-PAGE-1]', async (column) => {
  const [id, other] = [await s.edit.published({ siteId: s.siteId, template: 'standard', title: `Uno ${column}` }), await s.edit.published({ siteId: s.siteId, template: 'standard', title: `Due ${column}` })];
  await damage(`UPDATE published SET ${column} = '{"a' WHERE document_id = ?`, [id]);
  expect(await s.read(`/page?path=/uno-${column}`)).toEqual(BROKEN);
  expect(await s.data(`/page?path=/due-${column}`)).toMatchObject({ id: other });
});

test.each([['content', '1'], ['content', '"text"'], ['content', 'true'], ['seo', '[]'], ['seo', '0'], ['etag', 'a\r\nSet-Cookie: b'], ['etag', '"'], ['modified_at', 'never\r\n']])('a page whose %s is %j, which reads but is none of its shapes, is refused and not sent [J-PAGE-1]', async (column, value) => {
  const id = await s.edit.published({ siteId: s.siteId, template: 'standard', title: `Forma ${column} ${String(shapes++)}` });
  const { slug }: { readonly slug: string } = await s.data(`/page?path=/forma-${column.replace('_', '-')}-${String(shapes - 1)}`);
  await damage(`UPDATE published SET ${column} = ? WHERE document_id = ?`, [value, id]);
  expect(await s.read(`/page?path=/${slug}`)).toEqual(BROKEN);
  await damage('UPDATE published SET content = \'null\', seo = \'null\', etag = \'a1-_\', modified_at = \'2026-11-21T09:30:00.000Z\' WHERE document_id = ?', [id]);
  expect((await s.read(`/page?path=/${slug}`))[0]).toBe(200);
});

test('of entries a list is none of its shapes either: such ones are left out of the list [J-ENTRIES-1]', async () => {
  const collectionId = await s.edit.collection(s.siteId, 'shapes');
  const ids = await Promise.all(['Uno', 'Due', 'Tre'].map((title) => s.edit.publishedEntry({ collectionId, title })));
  await damage('UPDATE published SET content = \'[]\' WHERE document_id = ?', [ids[1] ?? 0]);
  await damage('UPDATE published SET etag = ? WHERE document_id = ?', ['a\nb', ids[2] ?? 0]);
  expect((await s.json('/collections/shapes/entries')).data).toMatchObject([{ title: 'Uno' }]);
  expect([await s.read('/collections/shapes/entries/due'), await s.read('/collections/shapes/entries/tre')]).toEqual([BROKEN, BROKEN]);
});

test('a damaged entry is left out of its list, and refused by itself [J-ENTRIES-1] [J-ENTRY-1]', async () => {
  const collectionId = await s.edit.collection(s.siteId, 'journal');
  const ids = await Promise.all(['Alfa', 'Beta', 'Gamma'].map((title) => s.edit.publishedEntry({ collectionId, title })));
  await damage(`UPDATE published SET content = '{"a' WHERE document_id = ?`, [ids[1] ?? 0]);
  expect((await s.json(LIST)).data.map(({ title }: { title: string }) => title).sort()).toEqual(['Alfa', 'Gamma']);
  expect(await s.read(`${LIST}/beta`)).toEqual(BROKEN);
});

const PUBLISH = 'mutation P($input: PublishPageInput!) { publishPage(input: $input) { id } }';
const SAVE = 'mutation S($input: SavePageDraftInput!) { savePageDraft(input: $input) { translations { isDamaged } } }';

test('a draft that is damaged is shown as such, and neither published, previewed nor saved in part; saved whole it is well', async () => {
  const id = await s.edit.published({ siteId: s.siteId, template: 'standard', title: 'Rotto' });
  await damage(`UPDATE translation SET content = '{"a' WHERE document_id = ?`, [id]);
  const refusal = { code: 'INVALID_STATE', message: `The it text of ${String(id)} is damaged where it is stored, and is read without its content: restore a version of it, or save it whole` };
  expect(await s.asStaff('query P($id: SafeInt!) { page(id: $id) { translations { isDamaged title blocks } } }', { id })).toEqual({ page: { translations: [{ isDamaged: true, title: 'Rotto', blocks: null }] } });
  await expect(s.asStaff(PUBLISH, { input: { id } })).rejects.toMatchObject(refusal);
  await expect(s.asStaff(PUBLISH, { input: { id, locales: ['it'] } })).rejects.toMatchObject(refusal);
  await expect(s.asStaff(SAVE, { input: { id, locale: 'it', title: 'Altro' } })).rejects.toMatchObject(refusal);
  await expect(s.asStaff('query P($input: PreviewPageInput!) { previewPage(input: $input) { title } }', { input: { siteId: s.siteId, id } })).rejects.toMatchObject(refusal);
  expect(await s.asStaff(SAVE, { input: { id, locale: 'it', blocks: [] } })).toEqual({ savePageDraft: { translations: [{ isDamaged: false }] } });
  await s.asStaff(PUBLISH, { input: { id } });
});

test('entries are served although the fields of their collection are damaged [J-ENTRIES-1]', async () => {
  const collectionId = await s.edit.collection(s.siteId, 'torn');
  await s.edit.publishedEntry({ collectionId, title: 'Intero' });
  await damage(`UPDATE collection SET fields = '{"a' WHERE id = ?`, [collectionId]);
  expect((await s.json('/collections/torn/entries')).data).toMatchObject([{ title: 'Intero' }]);
});

test('a damaged menu is refused [J-MENU-2]', async () => {
  await s.edit.menu({ siteId: s.siteId, handle: 'main', name: 'Main', items: [{ id: 'a', type: 'URL', url: 'https://shop.example/a', labels: [{ locale: 'it', label: 'A' }] }] });
  expect((await s.read('/menus/main'))[0]).toBe(200);
  await damage(`UPDATE served_menu SET items = '{"a'`, []);
  expect(await s.read('/menus/main')).toEqual(BROKEN);
  for (const [column, value] of [['items', '{}'], ['items', 'null'], ['etag', 'a\r\nb'], ['modified_at', '']]) {
    await damage(`UPDATE served_menu SET items = '[]', etag = 'a', modified_at = '2026-11-21T09:30:00.000Z'`, []);
    expect((await s.read('/menus/main'))[0]).toBe(200);
    await damage(`UPDATE served_menu SET ${column ?? ''} = ?`, [value ?? '']);
    expect([column, ...await s.read('/menus/main')]).toEqual([column, ...BROKEN]);
  }
  expect((await s.read('/menus'))[0]).toBe(200);
});
