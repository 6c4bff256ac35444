import { execute, parse } from 'graphql';
import type { CatalogContext } from '../../../subgraphs/catalog/catalog-context.js';
import { expectRelayPages, readerOf } from '../../kit/pages.js';
import { SAVE, shirt, staffOf, testCatalog } from './test-catalog.js';


interface Page { nodes: { sku?: string; id: number; title: string }[]; edges: { cursor: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }

const catalog = testCatalog();
const staff = staffOf(1);
const PAGE = 'nodes { id title } edges { cursor } pageInfo { hasNextPage endCursor }';
const products = async (args: { filter?: object; first?: number; after?: string | null }, context = staff) =>
  (await catalog.run<{ products: Page }>(`query($filter: ProductFilter, $first: Int = 50, $after: String) { products(filter: $filter, first: $first, after: $after) { ${PAGE} } }`, args, context)).products;
const variants = async (args: { filter?: object; first?: number; after?: string | null }, context = staff) =>
  (await catalog.run<{ variants: Page }>('query($filter: VariantFilter, $first: Int = 50, $after: String) { variants(filter: $filter, first: $first, after: $after) { nodes { sku } edges { cursor } pageInfo { hasNextPage endCursor } } }', args, context)).variants;
const skus = async (filter: object) => (await variants({ filter })).nodes.map(({ sku }) => sku);
const titles = async (filter: object) => (await products({ filter })).nodes.map(({ title }) => title);

beforeAll(async () => {
  const price = { amount: '9.00', currency: 'EUR' };
  const saved = [
    shirt(),
    { title: 'Café mug', brand: 'Åsa', status: 'DRAFT', variants: [{ sku: 'MUG_100%', barcode: '4006381333900', price }] },
    { title: 'Bowl', brand: 'Nord', status: 'ARCHIVED', variants: [{ sku: 'BOWL', color: 'Green', price }] },
  ];
  await catalog.run(SAVE, { input: { products: saved } }, staff);
  await catalog.run(SAVE, { input: { products: [shirt({ title: 'Their shirt' })] } }, staffOf(2));
});

test('products are found by words of theirs or of their variants, ignoring case and accents', async () => {
  expect(await titles({ text: 'CAFE' })).toEqual(['Café mug']);
  expect(await titles({ text: 'green' })).toEqual(['Linen shirt', 'Bowl']);
  expect(await titles({ text: 'nord shirt_green_m' })).toEqual(['Linen shirt']);
  expect(await titles({ text: '4006381333900' })).toEqual(['Café mug']);
  expect(await titles({ text: '%' })).toEqual(['Café mug']);
  expect(await titles({ text: 'velvet' })).toEqual([]);
  await expect(titles({ text: '\0velvet' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.text': ['must not contain control or broken characters'] } });
});

test('a search finds products by words and their beginnings, by codes however they are written, and by what they are now', async () => {
  for (const [search, found] of [
    ['CAFE', ['Café mug']], ['gree', ['Linen shirt', 'Bowl']], ['nord shirt_green_m', ['Linen shirt']], ['SHIRTGREENM', ['Linen shirt']], ['shirt green', ['Linen shirt']], ['4006381333900', ['Café mug']], ['mug-100', ['Café mug']],
    ['velvet', []], ['afe', []], ['%bowl_', ['Bowl']], ['as', []], ['asa', ['Café mug']],
  ] as const) expect([search, await titles({ search })]).toEqual([search, found]);
  expect([await titles({ search: 'nord', status: 'ARCHIVED' }), (await products({ filter: { search: 'cafe' } }, staffOf(2))).nodes]).toEqual([['Bowl'], []]);
  for (const search of ['%', '__', 'x'.repeat(10_240), 'a b c d e f g h i']) await expect(titles({ search })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  const renamed = (title: string, color: string) => catalog.run(SAVE, { input: { products: [{ title, brand: 'Nord', status: 'ARCHIVED', variants: [{ sku: 'BOWL', color, price: { amount: '9.00', currency: 'EUR' } }] }] } }, staff);
  await renamed('Basin', 'Blue');
  expect([await titles({ search: 'basin blue' }), await titles({ search: 'green basin' })]).toEqual([['Basin'], []]);
  await renamed('Bowl', 'Green');
});

test('products are filtered by status, brand and SKUs', async () => {
  expect(await titles({ status: 'DRAFT' })).toEqual(['Café mug']);
  expect(await titles({ brand: 'Nord' })).toEqual(['Linen shirt', 'Bowl']);
  expect(await titles({ skus: ['BOWL', 'SHIRT_GREEN_M', 'shirt_green_s'] })).toEqual(['Linen shirt', 'Bowl']);
  expect(await titles({ brand: 'Nord', status: 'ACTIVE', text: 'linen' })).toEqual(['Linen shirt']);
});

test('variants are filtered in the same ways and by product', async () => {
  expect(await skus({})).toEqual(['BOWL', 'MUG_100%', 'SHIRT_GREEN_M', 'SHIRT_GREEN_S']);
  expect(await skus({ productId: 1 })).toEqual(['SHIRT_GREEN_M', 'SHIRT_GREEN_S']);
  expect(await skus({ text: 'bowl green' })).toEqual(['BOWL']);
  expect(await skus({ status: 'ACTIVE', brand: 'Nord' })).toEqual(['SHIRT_GREEN_M', 'SHIRT_GREEN_S']);
  expect(await skus({ skus: ['BOWL', 'bowl'] })).toEqual(['BOWL']);
});

test('a search finds variants by words of theirs and of their products, by codes however they are written', async () => {
  for (const [search, found] of [
    ['BOWL', ['BOWL']], ['4006381333900', ['MUG_100%']], ['mug-100', ['MUG_100%']], ['shirtgreenm', ['SHIRT_GREEN_M']], ['shirt green m', ['SHIRT_GREEN_M']], ['nord green', ['BOWL', 'SHIRT_GREEN_M', 'SHIRT_GREEN_S']], ['linen', ['SHIRT_GREEN_M', 'SHIRT_GREEN_S']],
    ['CAFE', ['MUG_100%']], ['velvet', []], ['linen bowl', []],
  ] as const) expect([search, await skus({ search })]).toEqual([search, found]);
  expect(await skus({ search: 'green', status: 'ARCHIVED' })).toEqual(['BOWL']);
  await expect(skus({ search: '%' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test('pages follow one another until the last', async () => {
  const first = await products({ first: 2 });
  expect(first.nodes.map(({ id }) => id)).toEqual([1, 2]);
  expect(first.pageInfo).toEqual({ hasNextPage: true, endCursor: first.edges[1]?.cursor });
  const second = await products({ first: 2, after: first.pageInfo.endCursor });
  expect(second.nodes.map(({ id }) => id)).toEqual([3]);
  expect(second.pageInfo.hasNextPage).toBe(false);
  const middle = await variants({ first: 1, after: (await variants({ first: 1 })).pageInfo.endCursor });
  expect(middle.nodes).toEqual([{ sku: 'MUG_100%' }]);
});

test.each([
  ['of other filters', async () => (await products({ first: 1, filter: { brand: 'Nord' } })).pageInfo.endCursor],
  ['of another list', async () => (await variants({ first: 1 })).pageInfo.endCursor],
  ['of another company', async () => (await products({ first: 1 }, staffOf(2))).pageInfo.endCursor],
  ['with another signature', async () => `${(await products({ first: 1 })).pageInfo.endCursor?.slice(0, -1) ?? ''}_`],
  ['that is none', () => Promise.resolve('nonsense')],
])('a cursor %s is refused', async (_what, cursor) => {
  await expect(products({ first: 1, after: await cursor() })).rejects.toMatchObject({ code: 'BAD_CURSOR' });
});

test.each([[0], [501], [-1]])('a page of %i is refused', async (first) => {
  await expect(products({ first })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { first: ['must be 1 to 500'] } });
});

test('a filter of 101 SKUs or none is refused', async () => {
  for (const count of [0, 101]) {
    await expect(skus({ skus: Array.from({ length: count }, (_, index) => `SKU_${String(index)}`) })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.skus': ['must name 1 to 100 SKUs'] } });
  }
});

test('one product by id and one variant by SKU, with their related records', async () => {
  expect(await catalog.run('query { product(id: 3) { title variants { sku product { id } } } variant(sku: "MUG_100%") { title product { title } } }', {}, staff)).toEqual({
    product: { title: 'Bowl', variants: [{ sku: 'BOWL', product: { id: 3 } }] },
    variant: { title: 'Café mug', product: { title: 'Café mug' } },
  });
});

test('records of another company are not found', async () => {
  expect(await catalog.run('query { product(id: 2) { id } variant(sku: "BOWL") { id } }', {}, staffOf(2))).toEqual({ product: null, variant: null });
  expect((await products({}, staffOf(2))).nodes.map(({ title }) => title)).toEqual(['Their shirt']);
});

test('a connection without a catalog scope cannot read lists', async () => {
  await expect(products({}, staffOf(1, ['commerce.manage']))).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

describe('records other subgraphs refer to', () => {
  const ENTITIES = 'query($representations: [_Any!]!) { _entities(representations: $representations) { ... on Variant { sku product { id } } ... on Product { title } } }';
  const reader = { ...staffOf(1), principal: { kind: 'connection', companyId: 1, actor: 'shop', scopes: ['catalog:read'] } } as const;
  const many = async () => {
    const made = Array.from({ length: 50 }, (_, index) => ({ sku: `MANY_${String(index)}`, price: { amount: '1.00', currency: 'EUR' } }));
    const { saveProducts: [product] } = await catalog.run<{ saveProducts: { variants: { id: string }[] }[] }>(SAVE, { input: { products: [{ title: 'Many', variants: made }] } }, staffOf(3));
    return (product?.variants ?? []).map(({ id }) => ({ __typename: 'Variant', id }));
  };

  test('50 variants cost one query, their product one more, compiled or not', async () => {
    const representations = await many();
    const readerOf3 = { ...reader, principal: { ...reader.principal, companyId: 3 } };
    const { schema, context } = catalog.subgraph();
    const queries = jest.spyOn((context(readerOf3) as CatalogContext).deps.database, 'query');
    const compiled = await catalog.run<{ _entities: { sku: string }[] }>(ENTITIES, { representations }, readerOf3);
    expect(queries.mock.calls.map(([sql]) => sql.includes('FROM variant') ? 'variants' : 'products')).toEqual(['variants', 'products']);
    queries.mockClear();
    const plain = await execute({ schema, document: parse(ENTITIES), contextValue: context(readerOf3), variableValues: { representations } });
    expect(queries).toHaveBeenCalledTimes(2);
    queries.mockRestore();
    expect(compiled._entities.map(({ sku }) => sku)).toEqual(Array.from({ length: 50 }, (_, index) => `MANY_${String(index)}`));
    expect(JSON.parse(JSON.stringify(plain.data))).toEqual(compiled);
  });

  test('a removed one, another company\'s or an invalid id is null', async () => {
    const [foreign] = await many();
    const representations = [foreign, { __typename: 'Variant', id: '018f0000-0000-7000-8000-000000000000' }, { __typename: 'Variant', id: 'x' }, { __typename: 'Product', id: 1 }, { __typename: 'Product', id: 99 }, { __typename: 'Product', id: 'x' }];
    expect(await catalog.run(ENTITIES, { representations }, reader)).toEqual({ _entities: [null, null, null, { title: 'Linen shirt' }, null, null] });
  });

  test('one requested twice is returned twice', async () => {
    expect(await catalog.run(ENTITIES, { representations: [1, 1].map((id) => ({ __typename: 'Product', id })) }, reader)).toEqual({ _entities: [{ title: 'Linen shirt' }, { title: 'Linen shirt' }] });
  });
});

test.each([{ name: 'products', node: 'id' }, { name: 'variants', node: 'sku' }, { name: 'variants', node: 'sku', args: ', filter: {text: "r"}' }])('$name$args are read in pages from either end', async (list) => {
  const price = { amount: '9.00', currency: 'EUR' };
  await catalog.run(SAVE, { input: { products: [{ title: 'Jar', variants: [{ sku: 'JAR', price }] }, { title: 'Tray', variants: [{ sku: 'TRAY', price }] }] } }, staffOf(3));
  await catalog.run(SAVE, { input: { products: ['Rug', 'Rope'].map((title) => ({ title, variants: [{ sku: title, price }] })) } }, staffOf(3));
  await expectRelayPages(readerOf(list, (operation, variables) => catalog.run(operation, variables as Record<string, unknown>, staffOf(3))));
});

test('products that lack an image or a translated title are found, and those that have an image', async () => {
  const of = async (filter: object) => (await products({ filter }, staffOf(4))).nodes.map(({ title }) => title);
  await catalog.run('mutation($input: CreateCatalogInput!) { createCatalog(input: $input) { id } }', { input: { slug: 'main', name: 'Main', defaultLocale: 'en', currency: 'EUR', locales: ['en', 'it'].map((code) => ({ code, name: code })) } }, staffOf(4));
  const [vase, lamp] = ['Vase', 'Lamp'].map((title) => ({ title, variants: [{ sku: title }] }));
  await catalog.run(SAVE, { input: { products: [{ ...vase, translations: [{ locale: 'it', title: 'Vaso' }] }, { ...lamp, translations: [{ locale: 'it', description: 'Ottone' }] }] } }, staffOf(4));
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQImWM4wcBwgoEBAAcPAZEPbEAcAAAAAElFTkSuQmCC';
  const { nodes: [, { id } = { id: 0 }] } = await products({}, staffOf(4));
  await catalog.run('mutation($input: AddProductImageInput!) { addProductImage(input: $input) { id } }', { input: { productIds: [id], contentBase64: pixel } }, staffOf(4));
  expect([await of({ untranslatedIn: 'it' }), await of({ untranslatedIn: 'de' }), await of({ withoutImage: true }), await of({ withoutImage: false })]).toEqual([['Lamp'], ['Vase', 'Lamp'], ['Vase'], ['Lamp']]);
  await expect(of({ untranslatedIn: 'x'.repeat(17) })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.untranslatedIn': ['must be up to 16 characters'] } });
});
