import type { FieldRule } from '#contract/catalog-key.js';
import type { CallContext } from '#contract/principal.js';
import { SAVE, shirt, staffOf, system, testCatalog } from './test-catalog.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const catalog = testCatalog();
const KEYS = { ERP: '0199a000-0000-7000-8000-000000000001', PIM: '0199a000-0000-7000-8000-000000000002' } as const;

const keyOf = (companyId: number, rule: FieldRule = 'SORGENTE', { name = 'ERP', catalogId = 1 }: { name?: keyof typeof KEYS; catalogId?: number } = {}): CallContext => ({
  principal: { kind: 'connection', companyId, actor: name, scopes: ['catalog:read', 'catalog:write'], connectionId: KEYS[name], catalogKey: { catalogId, fieldRule: rule } }, requestId: 'request', via: 'catalog',
});
const OUTCOME = 'status productId sku errors { field variantSku message } notes { field variantSku kind owner }';
const write = async (key: CallContext, ...items: object[]): Promise<any[]> => (await catalog.run<any>(`mutation ($input: WriteProductsInput!) { writeProducts(input: $input) { ${OUTCOME} } }`, { input: { items } }, key)).writeProducts;
const seen = async (companyId: number, id: number): Promise<any> =>
  (await catalog.run<any>(`query ($id: SafeInt!) { product(id: $id) { sku handle title description status brand categories { path } attributes { code value } translations { locale title }
    variants { sku barcode size price { amount currency } compareAtPrice { amount } listedPrices { priceList price { amount } } } writtenBy } }`, { id }, staffOf(companyId))).product;
const CUT = { field: 'description', variantSku: null, kind: 'HTML_CUT', owner: null };
const begin = async (companyId: number): Promise<void> => { await catalog.run(SAVE, { input: { products: [shirt()] } }, staffOf(companyId)); };

test('an item makes a product with the SKU it has, a variant of that SKU and a handle of its title; sent again it changes nothing', async () => {
  await begin(1);
  const item = { sku: 'TEE-1', externalId: 'E1', title: 'Plain tee', description: '<p onclick="x()">Soft <script>alert(1)</script></p>', brand: 'Nord', category: { path: ['Women', 'Tops'] } };
  expect(await write(keyOf(1), item)).toEqual([{ status: 'CREATED', productId: 2, sku: 'TEE-1', errors: [], notes: [CUT] }]);
  expect(await seen(1, 2)).toMatchObject({ sku: 'TEE-1', handle: 'plain-tee', status: 'DRAFT', description: '<p>Soft </p>', categories: [{ path: 'Women > Tops' }], variants: [{ sku: 'TEE-1' }] });
  expect(await write(keyOf(1), item)).toEqual([{ status: 'UPDATED', productId: 2, sku: 'TEE-1', errors: [], notes: [CUT] }]);
  expect((await write(keyOf(1), { externalId: 'E1', sku: 'OTHER', brand: 'Sud' }))[0]).toMatchObject({ status: 'UPDATED', productId: 2, sku: 'TEE-1', notes: [{ field: 'sku', kind: 'SKU_CHANGE' }] });
  expect((await write(keyOf(1), { target: { id: 2 }, sku: 'TEE-2' }))[0]).toMatchObject({ status: 'UPDATED', sku: 'TEE-2' });
  expect((await write(keyOf(1, 'SORGENTE', { name: 'PIM' }), { externalId: 'E1', sku: 'PIM-1' }))[0]).toMatchObject({ status: 'CREATED', productId: 3 });
});

test.each<[FieldRule, string, object]>([
  ['SORGENTE', 'UPDATED', { title: 'New title', brand: 'Nord', season: 'SS27' }],
  ['INSERIMENTO', 'UPDATED', { title: 'Linen shirt', brand: 'Nord', season: 'SS27' }],
  ['PLATFORM', 'SKIPPED', { title: 'Linen shirt', brand: 'Nord', season: null }],
])('a key with the rule %s writes the fields that the rule lets it', async (rule, status, after) => {
  const companyId = 10 + ['SORGENTE', 'INSERIMENTO', 'PLATFORM'].indexOf(rule);
  await begin(companyId);
  const [outcome] = await write(keyOf(companyId, rule), { sku: 'SHIRT_GREEN_S', title: 'New title', season: 'SS27' });
  expect(outcome.status).toBe(status);
  expect(outcome.notes.map(({ field, kind }: any) => `${field as string} ${kind as string}`)).toEqual({ SORGENTE: [], INSERIMENTO: ['title RULE'], PLATFORM: ['title RULE', 'season RULE'] }[rule]);
  const { product } = await catalog.run<any>('query { product(id: 1) { title brand season } }', {}, staffOf(companyId));
  expect(product).toEqual(after);
});

test('the first products of a company make its catalog, with a price list in their currency; another catalog is none', async () => {
  await expect(write(keyOf(30, 'SORGENTE', { catalogId: 2 }), { sku: 'A', title: 'A' })).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'No catalog 2' });
  expect(await write(keyOf(30), { sku: 'A', title: 'A', variants: [{ sku: 'A-S', prices: [{ price: '10', currency: 'CHF' }] }] })).toMatchObject([{ status: 'CREATED', productId: 1 }]);
  expect((await catalog.run<any>('{ catalogs { id slug } priceLists: product(id: 1) { variants { price { currency } } } }', {}, staffOf(30)))).toMatchObject({ catalogs: [{ id: 1, slug: 'main' }], priceLists: { variants: [{ price: { currency: 'CHF' } }] } });
});

test('one wrong item leaves the others as they are, and items of one product follow one another', async () => {
  await begin(2);
  const outcomes = await write(keyOf(2),
    { sku: 'A', title: 'One', variants: [{ sku: 'A-S', prices: [{ price: '10' }] }, { sku: 'A-M', prices: [{ priceList: 'none', price: '10' }] }] },
    { sku: 'B', attributes: [{ code: 'nothing', value: '1' }] },
    { title: 'No SKU' },
    { sku: 'A', title: 'Two' },
    { sku: 'C', variants: [{ sku: 'SHIRT_GREEN_S' }] },
    { sku: 'D', category: { id: 99 } });
  expect(outcomes.map(({ status, productId }) => [status, productId])).toEqual([['PARTIAL', 2], ['INVALID', null], ['INVALID', null], ['UPDATED', 2], ['FAILED', null], ['INVALID', null]]);
  expect(outcomes[0].errors).toEqual([{ field: 'prices.0', variantSku: 'A-M', message: expect.stringContaining('names no price list of this catalog') }]);
  expect(outcomes[1].errors).toEqual([{ field: 'attributes.nothing', variantSku: null, message: 'is not an attribute of this catalog' }]);
  expect(outcomes[2].errors).toEqual([{ field: 'sku', variantSku: null, message: 'is required for a new product' }]);
  expect(outcomes[4].errors).toEqual([{ field: 'sku', variantSku: 'SHIRT_GREEN_S', message: 'belongs to another product' }]);
  expect(await seen(2, 2)).toMatchObject({ title: 'Two', variants: [{ sku: 'A-S', price: { amount: '10.00', currency: 'EUR' } }] });
});

test('a reduced price stays until it is told otherwise, and ends where it equals the price', async () => {
  await begin(3);
  const prices = (price: string, salePrice?: string): object => ({ sku: 'P', variants: [{ sku: 'P', prices: [{ price, ...(salePrice !== undefined && { salePrice }) }] }] });
  const shown = async (): Promise<unknown> => (await seen(3, 2)).variants[0];
  await write(keyOf(3), prices('10', '8'));
  expect(await shown()).toMatchObject({ price: { amount: '8.00' }, compareAtPrice: { amount: '10.00' } });
  await write(keyOf(3), prices('12'));
  expect(await shown()).toMatchObject({ price: { amount: '8.00' }, compareAtPrice: { amount: '12.00' } });
  await write(keyOf(3), prices('12', '12'));
  expect(await shown()).toMatchObject({ price: { amount: '12.00' }, compareAtPrice: null });
});

test('people edit again what a key with sorgente wrote, once the key is gone', async () => {
  await begin(4);
  await write(keyOf(4), { sku: 'SHIRT_GREEN_S', season: 'SS27' });
  const save = () => catalog.run<any>(SAVE, { input: { products: [{ ...shirt(), title: 'Mine' }] } }, staffOf(4));
  await expect(save()).rejects.toMatchObject({ code: 'FIELD_LOCKED' });
  const release = (companyId: number) => catalog.run<any>('mutation ($ids: [ID!]!) { releaseProducts(keyIds: $ids) }', { ids: [KEYS.ERP] }, { ...system, principal: { ...system.principal, companyId } });
  expect([await release(3), await release(4), await release(4)]).toEqual([{ releaseProducts: 1 }, { releaseProducts: 1 }, { releaseProducts: 0 }]); // the key of the test is one of several companies
  expect((await save()).saveProducts[0]).toMatchObject({ title: 'Mine' });
});

test('writers that name the first sizes of a catalog at once make one attribute with all of them', async () => {
  await begin(5);
  const written = await Promise.all(['XS', 'S', 'M', 'L'].map((size) => write(keyOf(5), { sku: `TEE-${size}`, variants: [{ sku: `TEE-${size}`, size }] })));
  expect(written.map(([{ status }]) => status)).toEqual(['CREATED', 'CREATED', 'CREATED', 'CREATED']);
  const { catalog: { attributes } } = await catalog.run<any>('query { catalog { attributes { code type options { code } } } }', {}, staffOf(5));
  expect(attributes.map(({ code, type, options }: any) => [code, type, options.map((option: any) => option.code).sort()])).toEqual([['size', 'SELECT', ['l', 'm', 's', 'xs']]]);
});

test('products of one call are found by the words that they have then: those that another text of theirs still has, and those that another product of the call loses', async () => {
  await begin(40);
  const found = async (search: string): Promise<string[]> =>
    (await catalog.run<any>('query ($search: String!) { products(filter: { search: $search }) { nodes { sku } } }', { search }, staffOf(40))).products.nodes.map(({ sku }: any) => sku as string).sort();
  const coat = (title: string) => ({ sku: 'COAT', title, variants: [{ sku: 'COAT-RED-S' }, { sku: 'AB-12C' }] });
  const hat = (title: string) => ({ sku: 'HAT', title, variants: [{ sku: 'HAT-1', color: 'Blue' }] });
  await write(keyOf(40), coat('Coat'), hat('Hat')); // their handles stay
  await write(keyOf(40), coat('Red wool coat'), hat('Grey wool hat ab12c'));
  expect(await Promise.all(['wool', 'red', 'grey', 'ab12c'].map(found))).toEqual([['COAT', 'HAT'], ['COAT'], ['HAT'], ['COAT', 'HAT']]);
  await write(keyOf(40), coat('Blue coat ab12c'), hat('Red hat'));
  expect(await Promise.all(['wool', 'red', 'blue', 'ab12c', 'grey'].map(found))).toEqual([[], ['COAT', 'HAT'], ['COAT', 'HAT'], ['COAT'], []]);
  await write(keyOf(40), coat('Coat'), { ...hat('Hat'), variants: [{ sku: 'HAT-1', color: 'Grey' }] });
  expect(await Promise.all(['red', 'blue', 'ab12c', 'grey', 'coatreds'].map(found))).toEqual([['COAT'], [], ['COAT'], ['HAT'], ['COAT']]);
});

test('a write changes only what it names, and leaves every other column of the product and of its variants as it was', async () => {
  await begin(41);
  const whole = { sku: 'W', title: 'Whole', brand: 'Nord', season: 'SS27', attributes: [], translations: [], variants: [
    { sku: 'W-S', barcode: '1', size: 'S', color: 'Red', cost: '5', weight: '0.25', weightUnit: 'KG', prices: [{ price: '20', salePrice: '15' }] }, { sku: 'W-M', barcode: '2', size: 'M', prices: [{ price: '30' }] }] };
  const rows = async (): Promise<any> => (await catalog.run<any>('query { product(id: 2) { sku title brand season variants { sku barcode size color weightG cost { amount } price { amount } compareAtPrice { amount } } } }', {}, staffOf(41))).product;
  await write(keyOf(41), whole);
  const before = await rows();
  await write(keyOf(41), { sku: 'W', season: 'AW27', variants: [{ sku: 'W-M', prices: [{ price: '31' }] }, { sku: 'W-S', color: 'Blue' }] });
  const [small, medium] = before.variants;
  expect(await rows()).toEqual({ ...before, season: 'AW27', variants: [{ ...small, color: 'Blue' }, { ...medium, price: { amount: '31.00' } }] });
  expect(small).toEqual({ sku: 'W-S', barcode: '1', size: 'S', color: 'Red', weightG: 250, cost: { amount: '5.00' }, price: { amount: '15.00' }, compareAtPrice: { amount: '20.00' } });
});
