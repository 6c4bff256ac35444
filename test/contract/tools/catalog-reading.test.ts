import { openCatalogAssistant, type CatalogAssistantKit } from './catalog-assistant.js';

let all: CatalogAssistantKit;
let ada: Awaited<ReturnType<CatalogAssistantKit['reader']>>;
beforeAll(async () => {
  all = await openCatalogAssistant();
  ada = await all.reader('Ada');
});
afterAll(() => all.close());

const EUR = (amount: string) => ({ amount, currency: 'EUR' });
const FOUND = { id: 1, sku: 'SHIRT-M', title: 'Linen shirt', status: 'active', brand: 'Lume', price_from: EUR('45.00'), variants: 2, updated_at: '2026-11-21T10:30:00+01:00' };
const answer = (name: string, given: object = {}) => all.answerOf(ada.run(`catalog_${name}`, given));

test('a person who only reads is offered the tools that read, and refused the others by name of the permission', async () => {
  const { tools } = await ada.list('catalog');
  expect(tools.map(({ name }: { name: string }) => name)).toEqual(['get_product', 'get_stock', 'list_categories', 'list_reference', 'recall', 'search_products']);
  for (const [name, permission] of [['create_product', 'catalog.write'], ['update_product', 'catalog.write'], ['update_translation', 'catalog.write'], ['set_product_categories', 'catalog.write'], ['set_stock', 'commerce.write'], ['remember', 'catalog.write'], ['forget', 'catalog.write']]) {
    expect(await ada.run(`catalog_${String(name)}`, {})).toMatchObject({ status: 403, body: { code: 'permission_denied', permission } });
  }
});

test('products are found by words, and shown in full where that is asked for', async () => {
  expect(await answer('search_products', { search: 'linen lume' })).toEqual({ items: [FOUND], total: 1 });
  expect(await answer('search_products', { search: 'linen', detail: 'full' })).toEqual({
    total: 1,
    items: [{
      ...FOUND, external_id: 'ERP-7', product_type: 'Shirts', tags: [], categories: [{ id: 2, path: 'Men > Shirts' }],
      variant_list: [{ sku: 'SHIRT-M', barcode: '4006381333931', size: 'M', color: 'Green', price: EUR('49.90') }, { sku: 'SHIRT-L', size: 'L', color: 'Green', price: EUR('45.00') }],
    }],
  });
});

test.each([
  ['SKUs of variants', { skus: ['SHIRT-L'] }, [1]], ['a status', { status: 'draft' }, [2]], ['a brand', { brand: 'Lume' }, [1]], ['a category', { category_id: 2 }, [1]], ['a tag', { tag: 'none' }, []],
])('products are found by %s', async (_by, filter, ids) => {
  expect((await answer('search_products', filter)).items.map(({ id }: { id: number }) => id)).toEqual(ids);
});

test('a list goes on where its page ended', async () => {
  const first = await answer('search_products', { limit: 1 });
  expect(first).toEqual({ items: [FOUND], next_cursor: expect.any(String) as string });
  expect((await answer('search_products', { limit: 1, cursor: first.next_cursor })).items.map(({ id }: { id: number }) => id)).toEqual([2]);
});

test('a product is read by its id, its SKU or that of a variant', async () => {
  const shirt = {
    id: 1, catalog_id: 1, title: 'Linen shirt', status: 'active', sku: 'SHIRT-M', product_type: 'Shirts', brand: 'Lume', description: '<p>Cool.</p>',
    categories: [{ id: 2, path: 'Men > Shirts' }], attributes: [{ code: 'fit', value: 'slim' }], tags: [],
    variants: [{ sku: 'SHIRT-M', size: 'M', color: 'Green', price: EUR('49.90'), compare_at_price: EUR('59.90') }, { sku: 'SHIRT-L', size: 'L', color: 'Green', price: EUR('45.00') }],
    translated_into: ['it'], images: 0, locked_fields: [], updated_at: '2026-11-21T10:30:00+01:00',
  };
  expect([await answer('get_product', { id: 1 }), await answer('get_product', { sku: 'SHIRT-L' }), await answer('get_product', { sku: 'SHIRT-M' })]).toEqual([shirt, shirt, shirt]);
  expect(await answer('get_product', { id: 1, detail: 'full' })).toEqual({
    ...shirt, external_id: 'ERP-7', handle: 'linen-shirt', material: 'Linen', translations: [{ locale: 'it', title: 'Camicia di lino', description: null }], image_list: [],
    variants: [{ ...shirt.variants[0], barcode: '4006381333931', weight_g: 240, other_prices: [] }, { ...shirt.variants[1], other_prices: [] }],
  });
});

test('a long description is left out of the short answer, never cut', async () => {
  const [{ id }] = await all.save([{ title: 'Long', description: `<p>${'x'.repeat(1500)}</p>`, variants: [{ sku: 'LONG' }] }]);
  const { description, description_characters: characters } = await answer('get_product', { id });
  expect([description, characters]).toEqual([undefined, 1507]);
  expect((await answer('get_product', { id, detail: 'full' })).description).toHaveLength(1507);
});

test('a product that there is not is said with the tool to call next; one without a name is refused', async () => {
  expect(await all.errorOf(ada.run('catalog_get_product', { sku: 'NO' }))).toEqual({ code: 'product_not_found', message: 'No product has the SKU NO', next_tool: 'catalog_search_products', advice: 'Call catalog_search_products next' });
  expect(await all.errorOf(ada.run('catalog_get_product', {}))).toMatchObject({ code: 'bad_input', message: 'Name the product by its id or its SKU' });
});

test('categories are listed with their paths, by words, or below another', async () => {
  expect(await answer('list_categories')).toEqual({ items: [{ id: 1, path: 'Men' }, { id: 2, path: 'Men > Shirts' }], total: 2 });
  expect(await answer('list_categories', { search: 'SHIRT men' })).toEqual({ items: [{ id: 2, path: 'Men > Shirts' }], total: 1 });
  expect(await answer('list_categories', { search: '100%' })).toEqual({ items: [], total: 0, hint: 'Nothing fits all of this together: search=100%. Try fewer or other words and filters' });
  expect(await answer('list_categories', { parent_id: 0, detail: 'full' })).toEqual({ items: [{ id: 1, path: 'Men', name: 'Men', parent_id: null, position: 0 }], total: 1 });
});

test.each([
  ['attributes', { items: [{ code: 'fit', label: 'Fit', type: 'select', options: ['slim', 'wide'] }], total: 1 }],
  ['attribute_sets', { items: [], total: 0, hint: 'There is nothing to list yet' }],
  ['price_lists', { items: [{ code: 'default', name: 'Default', currency: 'EUR', tax_included: true, is_default: true }], total: 1 }],
  ['markets', { items: [], total: 0, hint: 'There is nothing to list yet' }],
  ['locales', { items: [{ code: 'en', name: 'English', is_default: true }, { code: 'it', name: 'Italian', is_default: false }], total: 2 }],
  ['brands', { items: [{ code: 'Lume', products: 1 }], total: 1 }],
])('reference data of the kind %s are listed', async (kind, listed) => {
  expect(await answer('list_reference', { kind })).toEqual(listed);
});

test('reference data are listed in pages and by words', async () => {
  const first = await answer('list_reference', { kind: 'locales', limit: 1 });
  expect(first).toEqual({ items: [{ code: 'en', name: 'English', is_default: true }], total: 2, next_cursor: 'en' });
  expect(await answer('list_reference', { kind: 'locales', limit: 1, cursor: 'en' })).toEqual({ items: [{ code: 'it', name: 'Italian', is_default: false }], total: 2 });
  expect(await answer('list_reference', { kind: 'locales', search: 'ital' })).toEqual({ items: [{ code: 'it', name: 'Italian', is_default: false }], total: 1 });
  expect(await all.errorOf(ada.run('catalog_list_reference', { kind: 'locales', cursor: 'xx' }))).toMatchObject({ code: 'bad_cursor', next_tool: 'catalog_list_reference' });
  expect(await ada.run('catalog_list_reference', { kind: 'market' })).toMatchObject({ status: 422, body: { code: 'invalid_arguments', details: [{ field: 'kind', nearest: 'markets' }] } });
});

test('stock is read by SKUs, product or words, at each location', async () => {
  const medium = { sku: 'SHIRT-M', title: 'Linen shirt Green/M', product_id: 1, available: 7, locations: [{ location: 'MI1', available: 7, on_hand: 7 }] };
  const large = { sku: 'SHIRT-L', title: 'Linen shirt Green/L', product_id: 1, available: 0, locations: [] };
  expect(await answer('get_stock', { skus: ['SHIRT-M', 'NOPE'] })).toEqual({ items: [medium], total: 1, unknown_skus: ['NOPE'] });
  expect(await answer('get_stock', { product_id: 1 })).toEqual({ items: [large, medium], total: 2 });
  expect(await answer('get_stock', { search: 'linen 4006381333931', detail: 'full', limit: 1 })).toEqual({ items: [{ ...medium, barcode: '4006381333931', size: 'M', color: 'Green' }], total: 1 });
  expect(await all.errorOf(ada.run('catalog_get_stock', { skus: ['NOPE'] }))).toMatchObject({ code: 'variant_not_found', next_tool: 'catalog_search_products' });
});

test('stock is for those who read commerce', async () => {
  const bob = await all.assistant('Bob', { moduleRoles: { catalog: 'EDITOR' } });
  expect(await bob.run('catalog_get_stock', { skus: ['SHIRT-M'] })).toMatchObject({ status: 403, body: { code: 'permission_denied', permission: 'commerce.read' } });
});

test('the ids and SKUs of another company lead to nothing', async () => {
  const { id, sku, categoryId } = await all.foreignProduct();
  for (const given of [{ id }, { sku }]) expect(await all.errorOf(ada.run('catalog_get_product', given))).toMatchObject({ code: 'product_not_found' });
  for (const given of [{ skus: [sku] }, { search: 'theirs' }, { category_id: categoryId }]) expect(await answer('search_products', given)).toEqual({ items: [], total: 0, hint: expect.stringContaining('Nothing fits all of this together') });
  expect(await answer('get_stock', { product_id: id })).toMatchObject({ items: [], total: 0 });
  expect(await answer('list_categories', { parent_id: categoryId })).toMatchObject({ items: [], total: 0 });
});

test('a call in one catalog sees no product of another', async () => {
  const { createCatalog: { id } } = await all.asStaff('mutation C($input: CreateCatalogInput!) { createCatalog(input: $input) { id } }', { input: { slug: 'outlet', name: 'Outlet', defaultLocale: 'en', currency: 'EUR' } });
  const outlet = { 'x-service-store': 'outlet' };
  expect(await all.answerOf(ada.run('catalog_search_products', {}, outlet))).toEqual({ items: [], total: 0, hint: 'There is nothing to list yet' });
  expect(await all.answerOf(ada.run('catalog_get_stock', { product_id: 1 }, outlet))).toMatchObject({ items: [], total: 0 });
  expect(await all.answerOf(ada.run('catalog_list_categories', {}, outlet))).toMatchObject({ items: [], total: 0 });
  expect(await all.errorOf(ada.run('catalog_get_product', { id: 1 }, { 'x-service-store': String(id) }))).toMatchObject({ code: 'product_not_found', message: 'The product belongs to another catalog than Outlet' });
});

test('a product that is too long for a result keeps its lists, loses the ends of its long texts, and says what was cut and how much of it', async () => {
  const rows = Array.from({ length: 20 }, (_, at) => ({ sku: `LONG-${String(at)}`, price: EUR('9.00') }));
  const translations = [{ locale: 'it', title: 'Lungo', description: `<p>${'x'.repeat(20_000)}</p>` }];
  const { saveProducts: [{ id }] } = await all.asStaff('mutation S($input: SaveProductsInput!) { saveProducts(input: $input) { id } }', { input: { products: [{ title: 'Long', description: `<p>${'x'.repeat(20_000)}</p>`, variants: rows, translations }] } });
  const { variants: listed, translations: texts, description, truncated, hint } = await answer('get_product', { id, detail: 'full' });
  expect([listed.length, texts.length, truncated, description.endsWith('…')]).toEqual([20, 1, true, true]);
  expect(hint).toBe(`The record was too long and was cut: description (${String(description.length)}/20007). Do not write back what was cut`);
});
