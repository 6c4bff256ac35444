import { openCatalogAssistant, type CatalogAssistantKit } from './catalog-assistant.js';

let all: CatalogAssistantKit;
let ada: Awaited<ReturnType<CatalogAssistantKit['assistant']>>;
beforeAll(async () => {
  all = await openCatalogAssistant();
  ada = await all.assistant('Ada');
});
afterAll(() => all.close());

const EUR = (amount: string) => ({ amount, currency: 'EUR' });
const answer = (name: string, given: object = {}) => all.answerOf(ada.run(`catalog_${name}`, given));
const error = (name: string, given: object = {}) => all.errorOf(ada.run(`catalog_${name}`, given));
const read = (sku: string) => answer('get_product', { sku, detail: 'full' });
let caps = 0;
/** A product of its own for a test. */
const cap = async (more: object = {}): Promise<string> => {
  caps += 1;
  await all.save([{ title: 'Cap', brand: 'Lume', handle: `cap-${String(caps)}`, variants: [{ sku: `CAP-${String(caps)}`, price: EUR('12.50') }], ...more }]);
  return `CAP-${String(caps)}`;
};

test('a product is created as a draft with its variants, prices, categories and attributes', async () => {
  const made = {
    title: 'Scarf', variants: [{ sku: 'SCARF-R', color: 'Red', price: '19.90', compare_at_price: '24.90', weight_g: 120 }, { sku: 'SCARF-B' }], currency: 'eur', brand: 'Lume',
    fields: [{ name: 'season', value: 'SS27' }, { name: 'external_id', value: 'ERP-8' }], attributes: [{ code: 'fit', value: 'wide' }], category_ids: [2],
  };
  const scarf = {
    id: 3, catalog_id: 1, title: 'Scarf', status: 'draft', sku: 'SCARF-R', brand: 'Lume', categories: [{ id: 2, path: 'Men > Shirts' }], attributes: [{ code: 'fit', value: 'wide' }], tags: [],
    variants: [{ sku: 'SCARF-R', color: 'Red', price: EUR('19.90'), compare_at_price: EUR('24.90') }, { sku: 'SCARF-B' }], translated_into: [], images: 0, locked_fields: [], updated_at: expect.any(String) as string,
  };
  expect(await answer('create_product', { ...made, dry_run: true })).toEqual({ dry_run: true, ...scarf });
  expect(await error('get_product', { sku: 'SCARF-R' })).toMatchObject({ code: 'product_not_found' });
  expect(await answer('create_product', made)).toEqual(scarf);
  expect(await read('SCARF-R')).toMatchObject({ season: 'SS27', external_id: 'ERP-8', variants: [{ weight_g: 120 }, {}] });
});

test('what is there already is never overwritten by creating', async () => {
  const sku = await cap();
  expect(await error('create_product', { title: 'Other', variants: [{ sku }] })).toMatchObject({ code: 'already_exists', message: expect.stringMatching(/^Product \d+ has one of these SKUs or the external id$/) as string, next_tool: 'catalog_get_product' });
  expect(await error('create_product', { title: 'Other', variants: [{ sku }, { sku: 'MUG' }] })).toMatchObject({ code: 'already_exists' });
  expect((await read(sku)).title).toBe('Cap');
});

test('an update changes what is named and nothing else', async () => {
  const sku = await cap({ description: '<p>Warm.</p>', translations: [{ locale: 'it', title: 'Cappello', description: '<p>Caldo.</p>' }] });
  const before = await read(sku);
  const change = { sku, title: 'Wool cap', variants: [{ sku, price: '13.00' }, { sku: `${sku}-XL`, size: 'XL' }], currency: 'EUR' };
  const after = { title: 'Wool cap', variants: [{ sku, price: EUR('13.00'), other_prices: [] }, { sku: `${sku}-XL`, size: 'XL', other_prices: [] }] };
  expect(await answer('update_product', { ...change, dry_run: true })).toMatchObject({ dry_run: true, title: 'Wool cap' });
  expect(await read(sku)).toEqual(before);
  await answer('update_product', change);
  expect(await read(sku)).toEqual({ ...before, ...after, updated_at: expect.any(String) as string });
});

test('an empty text clears a field', async () => {
  const sku = await cap({ season: 'SS27' });
  await answer('update_product', { sku, brand: '', fields: [{ name: 'season', value: '' }] });
  const { brand, season, title } = await read(sku);
  expect([brand, season, title]).toEqual([undefined, undefined, 'Cap']);
});

test.each([
  ['a price without its currency', { variants: [{ sku: 'MUG', price: '1.00' }] }, {
    code: 'bad_input', message: 'The currency of the prices is missing: name EUR, that of the price list default',
    details: { currency: ['must be given with prices: EUR, that of the price list default, which they are in'], allowed: ['EUR'], price_lists: [{ code: 'default', currency: 'EUR' }] }, next_tool: 'catalog_list_reference',
  }],
  ['a price in another currency', { variants: [{ sku: 'MUG', price: '1.00' }], currency: 'USD' }, { code: 'bad_input', details: { 'variants.0.price': ['must be in EUR, the currency of default'] } }],
  ['an option that there is not', { attributes: [{ code: 'fit', value: 'x' }] }, { code: 'bad_input', details: { 'attributes.fit': ['has no option x; known are slim, wide'] } }],
  ['the variant of another product', { variants: [{ sku: 'SHIRT-M' }] }, { code: 'already_exists', next_tool: 'catalog_search_products' }],
  ['the handle of another product', { fields: [{ name: 'handle', value: 'linen-shirt' }] }, { code: 'already_exists' }],
])('%s is refused, with what to do', async (_what, change, refused) => {
  const before = await read('MUG');
  expect(await error('update_product', { sku: 'MUG', ...change })).toMatchObject(refused);
  expect(await read('MUG')).toEqual(before);
});

test('fields that a connected system owns stay, and their owner is named', async () => {
  const sku = await cap();
  const { id } = await read(sku);
  await all.asStaff('mutation L($input: LockFieldsInput!) { lockFields(input: $input) { field } }', { input: { productId: id, fields: ['title'], owner: 'ERP' } });
  expect(await error('update_product', { id, title: 'Mine' })).toMatchObject({ code: 'field_locked', details: { locked: ['title'], owners: ['ERP'] }, next_tool: 'catalog_get_product' });
  expect(await answer('get_product', { id })).toMatchObject({ title: 'Cap', locked_fields: [{ field: 'title', owner: 'ERP' }] });
});

test('a translation is written in a locale of the catalog; the text beside it stays', async () => {
  const sku = await cap();
  const translated = { id: expect.any(Number) as number, sku, title: 'Cap', translation: { locale: 'it', title: 'Cappello', description: '<p>Caldo.</p>' }, translated_into: ['it'], updated_at: expect.any(String) as string };
  expect(await answer('update_translation', { sku, locale: 'it', title: 'Cappello', dry_run: true })).toMatchObject({ dry_run: true, translated_into: ['it'] });
  expect((await read(sku)).translations).toEqual([]);
  await answer('update_translation', { sku, locale: 'it', description: '<p>Caldo.</p>' });
  expect(await answer('update_translation', { sku, locale: 'it', title: 'Cappello' })).toEqual(translated);
  expect(await error('update_translation', { sku, locale: 'fr', title: 'x' })).toMatchObject({ code: 'bad_input', details: { locale: ['is not a locale of this catalog; it has en, it'] }, next_tool: 'catalog_list_reference' });
  expect(await error('update_translation', { sku, locale: 'en', title: 'x' })).toMatchObject({ code: 'bad_input' });
});

test('a product is put into exactly the categories that are named', async () => {
  const sku = await cap({ categoryIds: [all.shirts] });
  const put = { id: expect.any(Number) as number, sku, title: 'Cap', updated_at: expect.any(String) as string };
  expect(await answer('set_product_categories', { sku, category_ids: [all.men], dry_run: true })).toEqual({ dry_run: true, ...put, categories: [{ id: 1, path: 'Men' }] });
  expect((await read(sku)).categories).toEqual([{ id: 2, path: 'Men > Shirts' }]);
  expect(await answer('set_product_categories', { sku, category_ids: [all.men] })).toEqual({ ...put, categories: [{ id: 1, path: 'Men' }] });
  expect(await answer('set_product_categories', { sku, category_ids: [] })).toEqual({ ...put, categories: [] });
  expect(await error('set_product_categories', { sku, category_ids: [999] })).toMatchObject({ code: 'bad_input', next_tool: 'catalog_list_categories' });
});

test('a change reaches no product of another company or catalog', async () => {
  const { id, sku, categoryId } = await all.foreignProduct();
  for (const named of [{ id }, { sku }]) {
    for (const [tool, change] of [['update_product', { title: 'x' }], ['update_translation', { locale: 'it', title: 'x' }], ['set_product_categories', { category_ids: [] }]] as const) {
      expect(await error(tool, { ...named, ...change })).toMatchObject({ code: 'product_not_found', next_tool: 'catalog_search_products' });
    }
  }
  expect(await error('set_product_categories', { sku: 'MUG', category_ids: [categoryId] })).toMatchObject({ code: 'bad_input' });
  await all.asStaff('mutation C($input: CreateCatalogInput!) { createCatalog(input: $input) { id } }', { input: { slug: 'outlet', name: 'Outlet', defaultLocale: 'en', currency: 'EUR' } });
  expect(await all.errorOf(ada.run('catalog_update_product', { sku: 'MUG', title: 'x' }, { 'x-service-store': 'outlet' }))).toMatchObject({ code: 'product_not_found', message: 'Product 2 belongs to another catalog' });
});
