import { NOTHING, openCollector, type Collector } from './open-collector.js';

let c: Collector;
beforeAll(async () => {
  c = await openCollector({ isTolerant: true });
  await c.asStaff('mutation ($input: CreateCatalogInput!) { createCatalog(input: $input) { id } }', { input: { slug: 'main', name: 'Main', currency: 'EUR', defaultLocale: 'en', locales: [{ code: 'en', name: 'English' }] } });
});
afterAll(() => c.close());

interface Saved<Id = string> { readonly id: Id; readonly variants: readonly { readonly id: string; readonly sku: string }[] }

const save = async (...products: readonly object[]): Promise<Saved[]> =>
  (await c.asStaff('mutation ($input: SaveProductsInput!) { saveProducts(input: $input) { id variants { id sku } } }', { input: { catalogId: 1, products } }) as { readonly saveProducts: Saved<number>[] }).saveProducts.map((saved) => ({ ...saved, id: String(saved.id) }));

/** What is kept of a reference: the product, the variant, and the reference where it named none. */
const matched = async (ref: unknown): Promise<unknown> => {
  await c.empty();
  const answer = await c.events([{ kind: 'product_view', ref }]);
  const [row] = await c.rows<{ readonly product_id: number | null; readonly variant_id: string | null; readonly ref: string | null }>('SELECT product_id, variant_id, ref FROM shopper_event');
  return [row?.product_id === null ? null : String(row?.product_id), row?.variant_id, row?.ref, answer['unmapped']];
};

test('a reference is matched by variant id, then SKU, then product id, then handle [I-REF-1]', async () => {
  const [shirt, mug] = await save(
    { title: 'Shirt', sku: 'SHIRT', handle: 'shirt', variants: [{ sku: 'SHIRT-M' }, { sku: 'SHIRT-L' }] },
    { title: 'Mug', handle: 'mug', variants: [{ sku: 'MUG' }] },
  );
  const [medium, large] = shirt?.variants ?? [];
  expect(await matched(medium?.id)).toEqual([shirt?.id, medium?.id, null, 0]);
  expect(await matched(large?.id.toUpperCase())).toEqual([shirt?.id, large?.id, null, 0]);
  expect(await matched('SHIRT-L')).toEqual([shirt?.id, large?.id, null, 0]);
  expect(await matched('SHIRT')).toEqual([shirt?.id, null, null, 0]);
  expect(await matched(mug?.id)).toEqual([mug?.id, null, null, 0]);
  expect(await matched(Number(mug?.id))).toEqual([mug?.id, null, null, 0]);
  expect(await matched('mug')).toEqual([mug?.id, null, null, 0]);
  expect(await matched('MUG')).toEqual([mug?.id, mug?.variants[0]?.id, null, 0]);
  expect(await matched(' mug\u0000 ')).toEqual([mug?.id, null, null, 0]);
});

test('a SKU counts before a product id, and that before a handle, where they are the same text [I-REF-1]', async () => {
  const [plain] = await save({ title: 'Plain', variants: [{ sku: 'PLAIN' }] });
  const id = plain?.id ?? '';
  const [named, handled] = await save({ title: 'Named', variants: [{ sku: id }] }, { title: 'Handled', handle: id, variants: [{ sku: 'HANDLED' }] });
  expect(await matched(id)).toEqual([named?.id, named?.variants[0]?.id, null, 0]);
  await c.asStaff('mutation ($input: ProductIdsInput!) { deleteProducts(input: $input) }', { input: { ids: [Number(named?.id)] } });
  expect(await matched(id)).toEqual([plain?.id, null, null, 0]);
  await c.asStaff('mutation ($input: ProductIdsInput!) { deleteProducts(input: $input) }', { input: { ids: [Number(id)] } });
  expect(await matched(id)).toEqual([handled?.id, null, null, 0]);
});

test.each(['NOPE', 'shirt-m', '00000000-0000-4000-8000-000000000000', '999999', '0', '01', '-1', '1e3', "x' OR '1'='1", '%', 'x'.repeat(255)])('an unmatched one is stored as it is, and counted: %s [I-REF-1]', async (ref) => {
  expect(await matched(ref)).toEqual([null, null, ref, 1]);
});

test('one that is too long for any SKU is cut, and names none [I-REF-1]', async () => {
  expect(await matched('x'.repeat(5000))).toEqual([null, null, 'x'.repeat(256), 1]);
  expect(await matched(`${'x'.repeat(255)}😀😀`)).toEqual([null, null, `${'x'.repeat(255)}😀`, 1]);
});

test.each([undefined, null, '', '   ', true, {}, ['SHIRT-M']])('none is given by %j, which is nothing to count [I-REF-1]', async (ref) => {
  expect(await matched(ref)).toEqual([null, null, null, 0]);
});

test('the products of another company are none [I-REF-1] [I-TENANT-1]', async () => {
  const [own] = await save({ title: 'Own', handle: 'own', variants: [{ sku: 'OWN' }] });
  const { key } = await c.stranger();
  const refs = ['OWN', 'own', own?.id, own?.variants[0]?.id];
  expect(await c.events(refs.map((ref) => ({ kind: 'product_view', ref })))).toEqual({ ...NOTHING, stored: 4 });
  expect(await c.events(refs.map((ref) => ({ kind: 'product_view', ref })), {}, { key })).toEqual({ ...NOTHING, stored: 4, unmapped: 4 });
});

test('fifty references cost no more reads than one [I-REF-1]', async () => {
  const asked: string[] = [];
  const database = c.database('catalog');
  const { query } = database;
  Object.assign(database, { query: (...[sql, parameters]: Parameters<typeof query>) => { asked.push(sql); return query(sql, parameters); } });
  try {
    expect(await c.events(Array.from({ length: 50 }, (_, at) => ({ kind: 'product_view', ref: `REF-${String(at)}` })))).toEqual({ ...NOTHING, stored: 50, unmapped: 50 });
    expect(asked.filter((sql) => / FROM (?:variant|product) /.test(sql)).length).toBe(3);
  } finally {
    Object.assign(database, { query });
  }
});
