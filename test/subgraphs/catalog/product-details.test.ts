import { connected } from '../../kit/schema.js';
import { shirt, staffOf, testCatalog } from './test-catalog.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const catalog = testCatalog();
const FIELDS = `id catalogId sku externalId title attributeSet modelCode gender season color material madeIn composition writtenBy deletedAt updatedAt
  attributes { code value } translations { locale title description } activity { type actor fields }
  variants { id sku size weightG weight { value unit } cost { amount currency } isUnpriced price { amount currency } compareAtPrice { amount }
    options { attribute option } prices { priceList price { amount currency } salePrice { amount } validFrom validTo } listedPrices { priceList price { amount } validFrom } }`;
const SAVE = `mutation Save($input: SaveProductsInput!) { saveProducts(input: $input) { ${FIELDS} } }`;
const save = async (companyId: number, product: object, over: object = {}): Promise<any> => (await catalog.run<any>(SAVE, { input: { products: [product], ...over } }, staffOf(companyId))).saveProducts[0];

const run = async (...statements: string[]): Promise<void> => {
  const source = await connected(catalog.location);
  for (const statement of statements) await source.query(statement);
  await source.destroy();
};

/** A catalog of the company in two languages, with an attribute of each kind that is used, two categories and a second price list. */
const settings = async (companyId: number): Promise<void> => {
  await save(companyId, shirt());
  const id = String(companyId);
  await run(
    `UPDATE catalog SET locales = '{"en":"English","it":"Italiano"}' WHERE company_id = ${id}`,
    `INSERT INTO price_list (company_id, catalog_id, code, name, currency, tax_included, is_default) VALUES (${id}, 1, 'us', 'United States', 'USD', 0, 0)`,
    `INSERT INTO category (company_id, catalog_id, id, parent_id, name, path, position) VALUES (${id}, 1, 1, 0, 'Men', 'Men', 1), (${id}, 1, 2, 1, 'Shirts', 'Men > Shirts', 1)`,
    `INSERT INTO attribute (company_id, catalog_id, code, label, type, is_localizable, position) VALUES (${id}, 1, 'fit', 'Fit', 'SELECT', 0, 1), (${id}, 1, 'lining', 'Lining', 'BOOLEAN', 0, 2)`,
    `INSERT INTO attribute_set (company_id, catalog_id, code, name, attributes) VALUES (${id}, 1, 'shirts', 'Shirts', '["fit"]')`,
    `INSERT INTO attribute_option (company_id, catalog_id, attribute, code, label, position) VALUES (${id}, 1, 'fit', 'slim', 'Slim', 1), (${id}, 1, 'fit', 'wide', 'Wide', 2)`);
};

test('the first products of a company make its catalog, with a price list in their currency', async () => {
  expect(await save(1, shirt())).toMatchObject({
    id: 1, catalogId: 1, sku: 'SHIRT_GREEN_S', attributes: [], translations: [], writtenBy: null, deletedAt: null,
    activity: [{ type: 'product.created', actor: 'anna@example.test', fields: ['external_id', 'title', 'handle', 'status', 'product_type', 'brand', 'variants.SHIRT_GREEN_S', 'variants.SHIRT_GREEN_M'] }],
    variants: [
      { sku: 'SHIRT_GREEN_S', weight: null, cost: null, isUnpriced: false, options: [{ attribute: 'size', option: 's' }, { attribute: 'color', option: 'green' }], prices: [{ priceList: 'default', price: { amount: '59.90', currency: 'EUR' }, salePrice: null }] },
      { sku: 'SHIRT_GREEN_M' },
    ],
  });
});

test('a product keeps everything that describes it, and a second save changes what it names alone', async () => {
  await settings(2);
  const described = await save(2, shirt({
    sku: 'LINEN-SHIRT', modelCode: 'LS-27', gender: 'men', season: 'SS27', color: 'Green', material: 'Linen', madeIn: 'Italy', composition: '100% linen', attributeSet: 'shirts',
    attributes: [{ code: 'fit', value: 'SLIM' }, { code: 'lining', value: 'false' }], categoryIds: [2, 1, 2],
    translations: [{ locale: 'it', title: 'Camicia di lino', description: '<p>Leggera.</p>' }],
  }));
  expect(described).toMatchObject({
    sku: 'LINEN-SHIRT', modelCode: 'LS-27', gender: 'men', season: 'SS27', color: 'Green', material: 'Linen', madeIn: 'Italy', composition: '100% linen', attributeSet: 'shirts',
    attributes: [{ code: 'fit', value: 'slim' }, { code: 'lining', value: 'false' }], translations: [{ locale: 'it', title: 'Camicia di lino', description: '<p>Leggera.</p>' }],
  });
  expect(described.activity.at(-1).fields).toEqual([
    'sku', 'attribute_set', 'model_code', 'gender', 'season', 'color', 'material', 'made_in', 'composition', 'attributes.fit', 'attributes.lining', 'categories', 'translations.it.title', 'translations.it.description',
  ]);
  const changed = await save(2, shirt({ season: null, attributes: [{ code: 'lining', value: null }], translations: [{ locale: 'it', description: null }] }));
  expect(changed).toMatchObject({ sku: 'LINEN-SHIRT', modelCode: 'LS-27', season: null, attributes: [{ code: 'fit', value: 'slim' }], translations: [{ locale: 'it', title: 'Camicia di lino', description: null }] });
  expect(await save(2, shirt({ categoryIds: [1, 2] }))).toEqual(changed); // nothing differs: no change, no event
  const inCategory = 'query ($id: SafeInt!) { products(filter: { categoryId: $id }) { nodes { id } } }';
  expect(await catalog.run(inCategory, { id: 2 }, staffOf(2))).toEqual({ products: { nodes: [{ id: 1 }] } });
  await save(2, shirt({ categoryIds: [], translations: [{ locale: 'it', title: null }] }));
  expect(await catalog.run(inCategory, { id: 2 }, staffOf(2))).toEqual({ products: { nodes: [] } });
});

test('weights are kept in the unit they were given in, with their grams; a weight in grams replaces them', async () => {
  const variant = async (over: object): Promise<any> => (await save(3, shirt({ variants: [{ sku: 'A', ...over }] }))).variants.at(-1);
  expect(await variant({ weight: { value: '0.25', unit: 'KG' } })).toMatchObject({ weightG: 250, weight: { value: '0.25', unit: 'KG' } });
  expect(await variant({ weight: { value: '2', unit: 'LB' } })).toMatchObject({ weightG: 907, weight: { value: '2', unit: 'LB' } });
  expect(await variant({})).toMatchObject({ weightG: 907 });
  expect(await variant({ weightG: 300 })).toMatchObject({ weightG: 300, weight: null });
  expect(await variant({ weight: null })).toMatchObject({ weightG: null, weight: null });
});

test('a variant without a price has none in any list, until it is given one', async () => {
  const variant = async (over: object): Promise<any> => (await save(4, shirt({ variants: [{ sku: 'A', ...over }] }))).variants.at(-1);
  expect(await variant({ cost: { amount: '20.00', currency: 'EUR' } })).toMatchObject({ isUnpriced: true, price: { amount: '0.00', currency: 'EUR' }, prices: [], cost: { amount: '20.00', currency: 'EUR' } });
  expect(await variant({ price: { amount: '0', currency: 'EUR' } })).toMatchObject({ isUnpriced: false, prices: [{ priceList: 'default', price: { amount: '0.00' } }] });
});

test('prices in other lists and of periods hold when they should, and are taken away one by one', async () => {
  await settings(5);
  const variant = async (prices: readonly object[]): Promise<any> => (await save(5, shirt({ variants: [{ sku: 'SHIRT_GREEN_S', prices }] }))).variants[0];
  const eur = (amount: string) => ({ amount, currency: 'EUR' });
  const priced = await variant([
    { priceList: 'default', price: eur('70.00'), salePrice: eur('50.00') },
    { priceList: 'us', price: { amount: '80.00', currency: 'USD' } },
    { priceList: 'default', price: eur('40.00'), validFrom: '2026-12-01T00:00:00.000Z', validTo: '2026-12-02T00:00:00.000Z' },
  ]);
  expect(priced).toMatchObject({
    price: { amount: '50.00' }, compareAtPrice: { amount: '70.00' },
    prices: [{ priceList: 'default', price: { amount: '70.00' }, salePrice: { amount: '50.00' } }, { priceList: 'us', price: { amount: '80.00', currency: 'USD' }, salePrice: null }],
    listedPrices: [{ priceList: 'default', price: { amount: '40.00' }, validFrom: '2026-12-01T00:00:00.000Z' }, { priceList: 'us', validFrom: null }],
  });
  expect((await variant([])).prices).toEqual(priced.prices);
  expect(await variant([{ priceList: 'us', price: null }])).toMatchObject({ prices: [{ priceList: 'default' }], listedPrices: [{ priceList: 'default' }] });
});

describe('what the catalog has not', () => {
  beforeAll(() => settings(6));

  test.each([
    ['an attribute that the catalog has not', { attributes: [{ code: 'cut', value: 'x' }] }, { 'products.0.attributes.cut': ['is not an attribute of this catalog'] }],
    ['an option that the attribute has not', { attributes: [{ code: 'fit', value: 'tight' }] }, { 'products.0.attributes.fit': ['has no option tight; known are slim, wide'] }],
    ['a category of nobody', { categoryIds: [1, 99] }, { 'products.0.categoryIds.1': ['is not a category of this catalog'] }],
    ['a locale that the catalog has not', { translations: [{ locale: 'fr', title: 'x' }] }, { 'products.0.translations.fr': ['is not a locale of this catalog; it has en, it'] }],
    ['a translation into the default locale', { translations: [{ locale: 'en', title: 'x' }] }, { 'products.0.translations.en': ['is the default locale: its texts are the product\'s own title and description'] }],
    ['a price list that the catalog has not', { variants: [{ sku: 'A', prices: [{ priceList: 'jp', price: { amount: '1', currency: 'JPY' } }] }] }, { 'products.0.variants.0.prices.0': ['names no price list of this catalog; it has default, us'] }],
    ['a price in another currency than its list\'s', { variants: [{ sku: 'A', prices: [{ priceList: 'us', price: { amount: '1', currency: 'EUR' } }] }] }, { 'products.0.variants.0.prices.0': ['must be in USD, the currency of us'] }],
    ['a weight twice', { variants: [{ sku: 'A', weightG: 1, weight: { value: '1', unit: 'G' } }] }, { 'products.0.variants.0.weight': ['must not be given beside weightG'] }],
    ['a weight of ten tonnes and more', { variants: [{ sku: 'A', weight: { value: '10001', unit: 'KG' } }] }, { 'products.0.variants.0.weightG': ['must be 0 to 10000000 grams'] }],
    ['a period that ends before it begins', { variants: [{ sku: 'A', prices: [{ priceList: 'us', price: { amount: '1', currency: 'USD' }, validFrom: '2026-12-02T00:00:00.000Z', validTo: '2026-12-01T00:00:00.000Z' }] }] }, { 'products.0.variants.0.prices.0.validTo': ['must be after validFrom'] }],
  ])('%s is refused with its path, and nothing is written', async (_, over, details) => {
    const before = await save(6, shirt());
    await expect(save(6, shirt({ title: 'Changed', ...over }))).rejects.toMatchObject({ code: 'BAD_INPUT', details });
    expect(await save(6, shirt())).toEqual(before);
  });
});

test('fields that a connected system owns are left alone: the save is refused with their names', async () => {
  await save(7, shirt());
  await run("INSERT INTO field_lock (company_id, catalog_id, product_id, field, owner) VALUES (7, 1, 0, 'brand', 'PIM'), (7, 1, 1, 'title', 'PIM')");
  await expect(save(7, shirt({ title: 'Other', brand: 'Sud', season: 'SS27' }))).rejects.toMatchObject({
    code: 'FIELD_LOCKED', message: 'Other systems alone write these fields. title, brand: owned by PIM; change it there, or unlock it (unlockFields, or ownedBy of the attribute)', details: { locked: ['title', 'brand'], owners: ['PIM'], keys: [] },
  });
  expect(await save(7, shirt({ season: 'SS27' }))).toMatchObject({ title: 'Linen shirt', season: 'SS27' });
  await run("UPDATE product SET written_by = '0199a000-0000-7000-8000-000000000001' WHERE company_id = 7");
  await expect(save(7, shirt({ season: 'AW27' }))).rejects.toMatchObject({
    code: 'FIELD_LOCKED', details: { locked: ['season'], owners: [], keys: ['0199a000-0000-7000-8000-000000000001'] },
    message: 'Other systems alone write these fields. season: kept by the key 0199a000-0000-7000-8000-000000000001 of the catalog API, whose rule is SORGENTE; change it there, or delete the key (deleteConnection)',
  });
});

test('a catalog has products of its own: those of another one are not touched', async () => {
  await save(8, shirt());
  await run('INSERT INTO catalog (company_id, id, slug, name, default_locale, locales, version, updated_at) VALUES (8, 2, \'outlet\', \'Outlet\', \'en\', \'{"en":"English"}\', 1, \'2026-11-21T09:30:00.000Z\')');
  await expect(save(8, shirt(), { catalogId: 2 })).rejects.toMatchObject({ code: 'CONFLICT', details: { productId: 1, catalogId: 1 } });
  await expect(save(8, shirt({ externalId: null, handle: null, variants: [{ sku: 'OUTLET' }] }), { catalogId: 3 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await save(8, shirt({ externalId: null, handle: null, variants: [{ sku: 'OUTLET', price: { amount: '1', currency: 'EUR' } }] }), { catalogId: 2 })).toMatchObject({ id: 2, catalogId: 2 });
  expect(await catalog.run('query { products(filter: { catalogId: 2 }) { nodes { id } } }', {}, staffOf(8))).toEqual({ products: { nodes: [{ id: 2 }] } });
});

test('a product whose attributes are damaged is read without them, and not written', async () => {
  await save(9, shirt());
  await run("UPDATE product SET attributes = '{\"fit' WHERE company_id = 9");
  const read = await catalog.run<any>('query { product(id: 1) { title attributes { code } } products { nodes { id } } }', {}, staffOf(9));
  expect(read).toEqual({ product: { title: 'Linen shirt', attributes: [] }, products: { nodes: [{ id: 1 }] } });
  await expect(save(9, shirt({ title: 'Other' }))).rejects.toMatchObject({ code: 'INTERNAL' });
});
