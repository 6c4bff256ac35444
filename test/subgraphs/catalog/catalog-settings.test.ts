import { connected } from '../../kit/schema.js';
import { shirt, staffOf, system, testCatalog } from './test-catalog.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const catalog = testCatalog();
const TYPES: Readonly<Record<string, string>> = { removePriceList: 'SettingCodeInput', removeMarket: 'SettingCodeInput', removeAttribute: 'SettingCodeInput', removeAttributeSet: 'SettingCodeInput' };
const ANSWERS: Readonly<Record<string, string>> = {
  createCatalog: '{ id slug name defaultLocale locales { code name } updatedAt priceLists { code name currency taxIncluded isDefault } }', updateCatalog: '{ id slug name defaultLocale locales { code name } }',
  savePriceList: '{ code name currency taxIncluded isDefault }', saveMarket: '{ code name countries currency priceList locales }',
  saveAttribute: '{ code label type isLocalizable unit ownedBy position options { code label } }', saveAttributeSet: '{ code name attributes }', saveCategory: '{ id name path parentId position }',
  lockFields: '{ productId field owner }', unlockFields: '{ productId field owner }',
};
const change = async (companyId: number, field: string, input: object): Promise<any> =>
  (await catalog.run<any>(`mutation Change($input: ${TYPES[field] ?? `${field.slice(0, 1).toUpperCase()}${field.slice(1)}Input`}!) { ${field}(input: $input) ${ANSWERS[field] ?? '{ id }'} }`, { input }, staffOf(companyId)))[field];
const opened = (companyId: number, over: object = {}): Promise<any> => change(companyId, 'createCatalog', { slug: 'main', name: 'Main', defaultLocale: 'en', locales: [{ code: 'en', name: 'English' }, { code: 'it', name: 'Italiano' }], currency: 'EUR', ...over });
const read = async (companyId: number, selection: string, given = ''): Promise<any> => (await catalog.run<any>(`{ catalog${given} { ${selection} } }`, {}, staffOf(companyId))).catalog;
const save = async (companyId: number, product: object, over: object = {}): Promise<any> =>
  (await catalog.run<any>('mutation ($input: SaveProductsInput!) { saveProducts(input: $input) { id attributes { code value } translations { locale title } categories { path } fieldLocks { field owner } } }', { input: { products: [product], ...over } }, staffOf(companyId))).saveProducts[0];
const product = async (companyId: number): Promise<any> => (await catalog.run<any>('{ product(id: 1) { attributes { code value } translations { locale title } categories { id path } } }', {}, staffOf(companyId))).product;
const writeRow = async (statement: string): Promise<void> => {
  const source = await connected(catalog.location);
  await source.query(statement);
  await source.destroy();
};
const outcomes = async (...calls: Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(calls)).map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as { code: string }).code)).sort();

test('a catalog is opened with a default price list in its currency, renamed, and given other languages', async () => {
  expect(await opened(1)).toEqual({
    id: 1, slug: 'main', name: 'Main', defaultLocale: 'en', locales: [{ code: 'en', name: 'English' }, { code: 'it', name: 'Italiano' }], updatedAt: '2026-11-21T09:30:00.000Z',
    priceLists: [{ code: 'default', name: 'Default', currency: 'EUR', taxIncluded: true, isDefault: true }],
  });
  expect(await opened(1, { slug: 'outlet', locales: null, defaultLocale: 'de-CH' })).toMatchObject({ id: 2, locales: [{ code: 'de-CH', name: 'Swiss High German' }] });
  expect(await change(1, 'updateCatalog', { id: 2, name: 'Outlet', defaultLocale: 'fr', locales: [{ code: 'fr', name: 'Français' }] })).toEqual({ id: 2, slug: 'outlet', name: 'Outlet', defaultLocale: 'fr', locales: [{ code: 'fr', name: 'Français' }] });
  expect(await catalog.run('{ catalogs { slug } catalog { id } named: catalog(slug: "outlet") { id } both: catalog(id: 1, slug: "outlet") { id } none: catalog(id: 3) { id } }', {}, staffOf(1)))
    .toEqual({ catalogs: [{ slug: 'main' }, { slug: 'outlet' }], catalog: { id: 1 }, named: { id: 2 }, both: null, none: null });
  await expect(opened(1)).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
  await expect(change(1, 'updateCatalog', { id: 2, slug: 'main' })).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
  await expect(change(1, 'updateCatalog', { id: 2, locales: [{ code: 'en', name: 'English' }] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { defaultLocale: ['must be one of the locales'] } });
  const { catalogOutbox } = await catalog.run<any>('{ catalogOutbox(first: 50) { companyId type payload } }', {}, system);
  expect(catalogOutbox.filter((event: any) => event.companyId === 1).map(({ type, payload }: any) => [type, payload])).toEqual([
    ['catalog.created', { catalogId: 1, slug: 'main' }], ['catalog.created', { catalogId: 2, slug: 'outlet' }], ['catalog.settings_changed', { catalogId: 2, kind: 'catalog', id: 'catalog-2' }],
  ]);
});

test('of two who open a catalog of one slug at once one does, and a company has at most 50', async () => {
  expect(await outcomes(opened(2), opened(2))).toEqual(['ALREADY_EXISTS', 'done']);
  for (let count = 2; count <= 50; count += 1) await opened(2, { slug: `c-${String(count)}` });
  await expect(opened(2, { slug: 'c-51' })).rejects.toMatchObject({ code: 'TOO_MANY_ITEMS' });
});

const LONG = 'x'.repeat(10_000);
const LOCALE = 'must be a BCP 47 language tag: en, de-CH';
const EN = { code: 'en', name: 'English' };
const WRONG: readonly (readonly [field: string, over: object, path: string, message: string])[] = [
  ['createCatalog', { slug: '12' }, 'slug', 'must not be a number: a number names a catalog by its id'],
  ['createCatalog', { slug: 'a b' }, 'slug', 'must be lower-case letters, digits, dashes or underscores, and begin with a letter or digit'],
  ['createCatalog', { slug: LONG }, 'slug', 'must have at most 60 characters'],
  ['createCatalog', { name: 'Zero\u0000' }, 'name', 'must not contain control or broken characters'],
  ['createCatalog', { name: '\uD800' }, 'name', 'must not contain control or broken characters'],
  ['createCatalog', { locales: [EN, EN] }, 'locales.1', 'appears twice'],
  ['createCatalog', { locales: [EN, { code: 'EN-us', name: 'American' }] }, 'locales.1', LOCALE],
  ['createCatalog', { defaultLocale: LONG, locales: null }, 'locales.0', LOCALE],
  ['createCatalog', { locales: Array.from({ length: 101 }, () => EN) }, 'locales', 'must have at most 100 entries'],
  ['createCatalog', { currency: 'eur' }, 'currency', 'must be an ISO 4217 code of three capital letters'],
  ['savePriceList', { code: 'A', name: 'n', currency: 'EUR' }, 'code', 'must be lower-case letters, digits, dashes or underscores, and begin with a letter or digit'],
  ['saveMarket', { code: 'm', name: 'n', countries: ['it'], currency: 'EUR' }, 'countries.0', 'must be an ISO 3166-1 alpha-2 code'],
  ['saveMarket', { code: 'm', name: 'n', countries: ['IT'], currency: 'EUR', locales: ['de'] }, 'locales.0', 'is not a locale of this catalog'],
  ['saveMarket', { code: 'm', name: 'n', countries: ['IT'], currency: 'EUR', priceList: 'x' }, 'priceList', 'names no price list of this catalog; it has default'],
  ['saveMarket', { code: 'm', name: 'n', countries: ['US'], currency: 'USD' }, 'priceList', 'default is in EUR, and the market in USD'],
  ['saveAttribute', { code: 'title', label: 'n', type: 'TEXT' }, 'code', 'is the name of a field that products have'],
  ['saveAttribute', { code: 'fit', label: LONG, type: 'TEXT' }, 'label', 'must have at most 120 characters'],
  ['saveAttribute', { code: 'fit', label: 'Fit', type: 'NUMBER', unit: LONG }, 'unit', 'must have at most 20 characters'],
  ['saveAttribute', { code: 'fit', label: 'Fit', type: 'TEXT', options: [{ code: 'a', label: 'A' }] }, 'options', 'are of selections alone'],
  ['saveAttribute', { code: 'fit', label: 'Fit', type: 'SELECT', options: [{ code: 'Slim Fit', label: 'A' }] }, 'options.0', 'must be lower-case letters, digits, dashes or underscores, and begin with a letter or digit'],
  ['saveAttribute', { code: 'fit', label: 'Fit', type: 'SELECT', options: Array.from({ length: 2001 }, () => ({ code: 'a', label: 'A' })) }, 'options', 'must have at most 2000 entries'],
  ['saveAttribute', { code: 'fit', label: 'Fit', type: 'TEXT', position: -1 }, 'position', 'must be 0 to 1000000'],
  ['saveAttributeSet', { code: 's', name: 'n', attributes: ['none'] }, 'attributes.0', 'is not an attribute of this catalog'],
  ['saveCategory', { name: 'Men > Shirts' }, 'name', 'must not contain >, which joins the names of a path'],
  ['saveCategory', {}, 'name', 'is required of a new category'],
  ['saveCategory', { name: LONG }, 'name', 'must have at most 255 characters'],
  ['lockFields', { fields: [], owner: 'ERP' }, 'fields', 'must name at least one field'],
  ['lockFields', { fields: ['title'], owner: ' ' }, 'owner', 'must not be empty'],
  ['lockFields', { fields: ['attributes.none'], owner: 'ERP' }, 'fields.0', 'is not an attribute of this catalog'],
  ['lockFields', { fields: Array.from({ length: 201 }, () => 'title'), owner: 'ERP' }, 'fields', 'must have at most 200 entries'],
];
test.each(WRONG.map(([field, over, path, message]) => ({ field, over, path, message })))('$field refuses $path that $message', async ({ field, over, path, message }) => {
  if (!await read(3, 'id')) await opened(3);
  const given = field === 'createCatalog' ? { slug: 'other', name: 'n', defaultLocale: 'en', currency: 'EUR', ...over } : over;
  await expect(change(3, field, given)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { [path]: [message] } });
});

test.each(['colour', 'attributes.', 'attributes.\t', `attributes.${LONG}`])('there is no such field to lock (%#)', async (field) => {
  await expect(change(3, 'lockFields', { fields: [field], owner: 'ERP' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'fields.0': [expect.stringMatching(/^must be one of sku, title, description, /)] } });
});

test('a price list keeps its currency once it has prices or markets, and the default one its place once there are products', async () => {
  await opened(4);
  expect(await change(4, 'savePriceList', { code: 'us', name: 'US', currency: 'USD', taxIncluded: false })).toEqual({ code: 'us', name: 'US', currency: 'USD', taxIncluded: false, isDefault: false });
  expect(await change(4, 'saveMarket', { code: 'america', name: 'America', countries: ['US', 'CA'], currency: 'USD', priceList: 'us', locales: ['en'] })).toEqual({ code: 'america', name: 'America', countries: ['US', 'CA'], currency: 'USD', priceList: 'us', locales: ['en'] });
  await expect(change(4, 'savePriceList', { code: 'us', name: 'US', currency: 'CAD' })).rejects.toMatchObject({ code: 'INVALID_STATE', details: { markets: ['america'] } });
  await expect(change(4, 'removePriceList', { code: 'us' })).rejects.toMatchObject({ code: 'INVALID_STATE', details: { markets: ['america'] } });
  await expect(change(4, 'updateCatalog', { id: 1, defaultLocale: 'it', locales: [{ code: 'it', name: 'Italiano' }] })).rejects.toMatchObject({ code: 'INVALID_STATE', details: { markets: ['america'] } });

  expect(await change(4, 'savePriceList', { code: 'us', name: 'United States', currency: 'USD', isDefault: true })).toEqual({ code: 'us', name: 'United States', currency: 'USD', taxIncluded: false, isDefault: true });
  expect(await change(4, 'savePriceList', { code: 'default', name: 'Europe', currency: 'EUR', isDefault: true })).toMatchObject({ isDefault: true });
  expect(await read(4, 'priceLists { code isDefault }')).toEqual({ priceLists: [{ code: 'default', isDefault: true }, { code: 'us', isDefault: false }] });
  expect(await change(4, 'saveMarket', { code: 'europe', name: 'Europe', countries: ['IT'], currency: 'EUR' })).toMatchObject({ priceList: null, locales: ['en'] });
  await expect(change(4, 'savePriceList', { code: 'us', name: 'US', currency: 'USD', isDefault: true })).rejects.toMatchObject({ code: 'INVALID_STATE', details: { markets: ['europe'] } });
  await change(4, 'removeMarket', { code: 'europe' });

  await save(4, shirt({ variants: [{ sku: 'TEE', price: { amount: '10.00', currency: 'EUR' }, prices: [{ priceList: 'us', price: { amount: '12.00', currency: 'USD' } }] }] }));
  await change(4, 'removeMarket', { code: 'america' });
  for (const input of [{ code: 'us', name: 'US', currency: 'CAD' }, { code: 'default', name: 'Europe', currency: 'GBP' }, { code: 'us', name: 'US', currency: 'USD', isDefault: true }]) {
    await expect(change(4, 'savePriceList', input)).rejects.toMatchObject({ code: 'INVALID_STATE' });
  }
  await expect(change(4, 'removePriceList', { code: 'default' })).rejects.toMatchObject({ code: 'INVALID_STATE' });
  await change(4, 'removePriceList', { code: 'us' });
  expect(await catalog.run('{ product(id: 1) { variants { prices { priceList } } } }', {}, staffOf(4))).toEqual({ product: { variants: [{ prices: [{ priceList: 'default' }] }] } });
  expect(await read(4, 'priceLists { code } markets { code }')).toEqual({ priceLists: [{ code: 'default' }], markets: [] });
});

test('an attribute keeps its type and what is left out, and products no longer answer one that was removed', async () => {
  await opened(5);
  const fit = { code: 'fit', label: 'Fit', type: 'SELECT', unit: null, ownedBy: 'PLM', options: [{ code: 'slim', label: 'Slim' }, { code: 'wide_fit', label: 'Wide fit' }, { code: '広い', label: '広い' }] };
  expect(await change(5, 'saveAttribute', fit)).toEqual({ ...fit, isLocalizable: false, position: 0 });
  expect(await change(5, 'saveAttribute', { code: 'fit', label: 'Cut', type: 'SELECT', position: 5 })).toEqual({ ...fit, label: 'Cut', isLocalizable: false, position: 5 });
  await expect(change(5, 'saveAttribute', { code: 'fit', label: 'Cut', type: 'TEXT' })).rejects.toMatchObject({ code: 'INVALID_STATE', details: { type: 'SELECT' } });
  await change(5, 'saveAttribute', { code: 'weight_class', label: 'Weight', type: 'NUMBER', unit: 'g/m²', isLocalizable: false });
  for (const code of ['size', 'color']) await change(5, 'saveAttribute', { code, label: code, type: 'SELECT', options: [] });
  await change(5, 'saveAttributeSet', { code: 'shirts', name: 'Shirts', attributes: ['weight_class', 'fit'] });
  expect(await read(5, 'attributes { code position } attributeSets { code attributes }')).toEqual({
    attributes: [{ code: 'weight_class', position: 1 }, { code: 'size', position: 2 }, { code: 'color', position: 3 }, { code: 'fit', position: 5 }], attributeSets: [{ code: 'shirts', attributes: ['weight_class', 'fit'] }],
  });
  await change(5, 'saveAttribute', { code: 'fit', label: 'Cut', type: 'SELECT', ownedBy: null });
  for (const value of ['wide_fit', 'Wide fit']) expect(await save(5, shirt({ attributes: [{ code: 'fit', value }] }))).toMatchObject({ attributes: [{ code: 'fit', value: 'wide_fit' }] });
  await expect(change(5, 'removeAttribute', { code: 'fit' })).rejects.toMatchObject({ code: 'INVALID_STATE', details: { attributeSets: ['shirts'] } });
  await change(5, 'removeAttributeSet', { code: 'shirts' });
  await change(5, 'removeAttribute', { code: 'fit' });
  expect(await product(5)).toMatchObject({ attributes: [] });
});

test('a language that is taken out is no longer answered, and answered again when it returns', async () => {
  await opened(6);
  const italian = [{ locale: 'it', title: 'Camicia' }];
  expect(await save(6, shirt({ translations: italian }))).toMatchObject({ translations: italian });
  const locales = [EN, { code: 'it', name: 'Italiano' }];
  await change(6, 'updateCatalog', { id: 1, locales: [EN] });
  expect(await product(6)).toMatchObject({ translations: [] });
  await change(6, 'updateCatalog', { id: 1, locales });
  expect(await product(6)).toMatchObject({ translations: italian });
  expect(await read(6, 'brands { name products }')).toEqual({ brands: [{ name: 'Nord', products: 1 }] });
});

test('categories are a tree: the paths below a category follow it, and nothing is below itself or on an eleventh level', async () => {
  await opened(7);
  const make = async (name: string, parentId: number | null = null): Promise<number> => (await change(7, 'saveCategory', { name, parentId })).id;
  const [men, shirts, linen, sale] = [await make('Men'), await make('Shirts', 1), await make('Linen', 2), await make('Sale')];
  expect(await save(7, shirt({ categoryIds: [linen] }))).toMatchObject({ categories: [{ path: 'Men > Shirts > Linen' }] });
  expect(await change(7, 'saveCategory', { id: shirts, name: 'Tops', parentId: sale })).toEqual({ id: shirts, name: 'Tops', path: 'Sale > Tops', parentId: sale, position: 0 });
  expect(await change(7, 'saveCategory', { id: sale, position: 9 })).toEqual({ id: sale, name: 'Sale', path: 'Sale', parentId: null, position: 9 });
  expect(await product(7)).toMatchObject({ categories: [{ id: linen, path: 'Sale > Tops > Linen' }] });
  for (const parentId of [sale, shirts, linen]) await expect(change(7, 'saveCategory', { id: sale, parentId })).rejects.toMatchObject({ code: 'INVALID_STATE', details: { categoryId: sale } });
  await expect(change(7, 'saveCategory', { name: 'Men' })).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
  expect(await outcomes(make('Kids'), make('Kids'))).toEqual(['ALREADY_EXISTS', 'done']);
  expect(await make('Men', men)).toBeGreaterThan(0); // the same name elsewhere in the tree

  let deepest = linen;
  for (let level = 4; level <= 10; level += 1) deepest = await make(`Level ${String(level)}`, deepest);
  await expect(make('Level 11', deepest)).rejects.toMatchObject({ code: 'INVALID_STATE', details: { levels: 10 } });
  await expect(change(7, 'saveCategory', { id: sale, parentId: men })).rejects.toMatchObject({ code: 'INVALID_STATE', details: { levels: 10 } });
  await expect(change(7, 'removeCategory', { id: linen })).rejects.toMatchObject({ code: 'INVALID_STATE' });
  await change(7, 'saveCategory', { id: (await read(7, `categories(parentId: ${String(linen)}) { nodes { id } }`)).categories.nodes[0].id, parentId: null });
  await change(7, 'removeCategory', { id: linen });
  expect(await product(7)).toMatchObject({ categories: [] });
});

test('the list of categories is read in pages, whose cursors are of one catalog and one parent', async () => {
  for (const slug of ['main', 'other']) await opened(8, { slug });
  for (const name of ['a', 'b', 'c']) await change(8, 'saveCategory', { name });
  const page = (given: string, id = 1): Promise<any> => read(8, `categories(${given}) { nodes { name } pageInfo { hasNextPage endCursor } }`, `(id: ${String(id)})`);
  const { categories: first } = await page('first: 2');
  expect(first).toMatchObject({ nodes: [{ name: 'a' }, { name: 'b' }], pageInfo: { hasNextPage: true } });
  const after = `first: 2, after: "${first.pageInfo.endCursor as string}"`;
  expect((await page(after)).categories).toMatchObject({ nodes: [{ name: 'c' }], pageInfo: { hasNextPage: false } });
  await expect(page(after, 2)).rejects.toMatchObject({ code: 'BAD_CURSOR' });
  await expect(page(`${after}, parentId: 0`)).rejects.toMatchObject({ code: 'BAD_CURSOR' });
  expect((await page('first: 2', 2)).categories.nodes).toEqual([]);
});

test('fields that a system owns are locked for a product or all of them, and saves that would change them refused', async () => {
  await opened(9);
  await change(9, 'saveAttribute', { code: 'fit', label: 'Fit', type: 'TEXT' });
  await save(9, shirt());
  expect(await change(9, 'lockFields', { fields: ['brand', 'attributes.fit'], owner: 'ERP' })).toEqual([{ productId: null, field: 'attributes.fit', owner: 'ERP' }, { productId: null, field: 'brand', owner: 'ERP' }]);
  expect(await change(9, 'lockFields', { productId: 1, fields: ['title'], owner: 'PLM' })).toEqual([{ productId: 1, field: 'title', owner: 'PLM' }]);
  expect(await read(9, 'fieldLocks { field owner }')).toEqual({ fieldLocks: [{ field: 'attributes.fit', owner: 'ERP' }, { field: 'brand', owner: 'ERP' }] });
  for (const over of [{ brand: 'Other' }, { title: 'Other' }, { attributes: [{ code: 'fit', value: 'slim' }] }]) await expect(save(9, shirt(over))).rejects.toMatchObject({ code: 'FIELD_LOCKED' });
  expect(await change(9, 'lockFields', { productId: 1, fields: ['title'], owner: 'ERP' })).toEqual([{ productId: 1, field: 'title', owner: 'ERP' }]);
  expect(await change(9, 'unlockFields', { productId: 1, fields: ['title', 'brand'] })).toEqual([]);
  expect(await change(9, 'unlockFields', { fields: ['brand', 'attributes.gone'] })).toEqual([{ productId: null, field: 'attributes.fit', owner: 'ERP' }]);
  expect(await save(9, shirt({ title: 'Other', brand: 'Other' }))).toMatchObject({ fieldLocks: [] });
});

const OF_ANOTHER: readonly (readonly [field: string, input: object])[] = [
  ['updateCatalog', { id: 2, name: 'n' }], ['savePriceList', { catalogId: 2, code: 'n', name: 'n', currency: 'EUR' }], ['removePriceList', { catalogId: 2, code: 'us' }], ['removePriceList', { code: 'us' }],
  ['saveMarket', { catalogId: 2, code: 'n', name: 'n', countries: [], currency: 'EUR' }], ['removeMarket', { catalogId: 2, code: 'eu' }], ['removeMarket', { code: 'eu' }],
  ['saveAttribute', { catalogId: 2, code: 'n', label: 'n', type: 'TEXT' }], ['removeAttribute', { catalogId: 2, code: 'fit' }], ['removeAttribute', { code: 'fit' }],
  ['saveAttributeSet', { catalogId: 2, code: 'n', name: 'n', attributes: [] }], ['removeAttributeSet', { catalogId: 2, code: 's' }], ['removeAttributeSet', { code: 's' }],
  ['saveCategory', { catalogId: 2, name: 'n' }], ['saveCategory', { id: 1, name: 'n' }], ['saveCategory', { name: 'n', parentId: 1 }], ['removeCategory', { catalogId: 2, id: 1 }], ['removeCategory', { id: 1 }],
  ['lockFields', { catalogId: 2, fields: ['title'], owner: 'n' }], ['lockFields', { productId: 1, fields: ['title'], owner: 'n' }], ['unlockFields', { catalogId: 2, fields: ['title'] }], ['unlockFields', { productId: 1, fields: ['title'] }],
];

describe('what belongs to another catalog of the company, or to another company', () => {
  beforeAll(async () => {
    for (const slug of ['main', 'other']) await opened(10, { slug });
    await opened(11);
    const of = { catalogId: 2 };
    await change(10, 'savePriceList', { ...of, code: 'us', name: 'US', currency: 'USD' });
    await change(10, 'saveMarket', { ...of, code: 'eu', name: 'EU', countries: ['IT'], currency: 'EUR' });
    await change(10, 'saveAttribute', { ...of, code: 'fit', label: 'Fit', type: 'TEXT' });
    await change(10, 'saveAttributeSet', { ...of, code: 's', name: 'S', attributes: ['fit'] });
    await change(10, 'saveCategory', { ...of, name: 'Men' });
    await save(10, shirt(), of);
  });
  const SELECTION = 'id slug name priceLists { code } markets { code } attributes { code } attributeSets { code } categories { nodes { id path parentId } } fieldLocks { field } brands { name }';

  test.each(OF_ANOTHER)('is not found by %s %j', async (field, input) => {
    const stored = [await read(10, SELECTION, '(id: 1)'), await read(10, SELECTION, '(id: 2)'), await read(11, SELECTION)];
    await expect(change(11, field, input)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    if (!('catalogId' in input) && field !== 'updateCatalog') await expect(change(10, field, input)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect([await read(10, SELECTION, '(id: 1)'), await read(10, SELECTION, '(id: 2)'), await read(11, SELECTION)]).toEqual(stored);
  });

  test('is not read by its id or slug either', async () => {
    expect(await catalog.run('{ catalogs { slug } a: catalog(id: 2) { id } b: catalog(slug: "other") { id } }', {}, staffOf(11))).toEqual({ catalogs: [{ slug: 'main' }], a: null, b: null });
    expect(await catalog.run('{ catalogs { id } catalog { id } }', {}, staffOf(12))).toEqual({ catalogs: [], catalog: null });
    await expect(change(12, 'saveCategory', { name: 'n' })).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'The company has no catalog yet: its first products make one, or createCatalog' });
  });
});

test('who reads the catalog reads its settings, and its managers alone change them', async () => {
  await expect(catalog.run('mutation { saveCategory(input: { name: "n" }) { id } }', {}, staffOf(10, ['catalog.read', 'catalog.write']))).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permission: 'catalog.manage' } });
  await expect(catalog.run('mutation { createCatalog(input: { slug: "n", name: "n", defaultLocale: "en", currency: "EUR" }) { id } }', {}, staffOf(10, ['catalog.write']))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(catalog.run('{ catalogs { id } }', {}, staffOf(10, []))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await catalog.run('{ catalogs { id } }', {}, staffOf(10, ['catalog.read']))).toEqual({ catalogs: [{ id: 1 }, { id: 2 }] });
});

test('damaged settings are read without the damaged value until they are saved again', async () => {
  await opened(13);
  await change(13, 'saveMarket', { code: 'eu', name: 'EU', countries: ['IT'], currency: 'EUR' });
  await change(13, 'saveAttributeSet', { code: 's', name: 'S', attributes: [] });
  for (const statement of ["UPDATE catalog SET locales = '{broken'", "UPDATE market SET countries = '{broken', locales = '[1]'", "UPDATE attribute_set SET attributes = '{}'"]) await writeRow(`${statement} WHERE company_id = 13`);
  expect(await read(13, 'id locales { code name } markets { code countries locales } attributeSets { code attributes }'))
    .toEqual({ id: 1, locales: [{ code: 'en', name: 'en' }], markets: [{ code: 'eu', countries: [], locales: [] }], attributeSets: [{ code: 's', attributes: [] }] });
  await change(13, 'updateCatalog', { id: 1, locales: [EN] });
  await change(13, 'removeMarket', { code: 'eu' });
  expect(await read(13, 'locales { code name } markets { code }')).toEqual({ locales: [EN], markets: [] });
});
