import { readStatements } from '../../kit/read-statements.js';
import { eur, openCatalogCompany, type CatalogCompany } from './catalog-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let h: CatalogCompany;
beforeAll(async () => {
  h = await openCatalogCompany();
  h.clock.turn(1000);
  await h.save(SHIRT);
  h.clock.turn(1000);
  await h.write([{ sku: 'SHIRT', externalId: 'E-1' }], 'ERP');
  for (let number = 2; number <= 7; number += 1) {
    h.clock.turn(1000);
    await h.save({ sku: `P${String(number)}`, title: `Product ${String(number)}`, status: number % 2 === 0 ? 'ACTIVE' : 'DRAFT', variants: [{ sku: `P${String(number)}-V` }] });
  }
});
afterAll(() => h.close());

const SHIRT = {
  sku: 'SHIRT', title: 'Linen shirt', description: '<p>Light.</p>', handle: 'linen-shirt', status: 'ACTIVE', productType: 'Shirts', brand: 'Nord', modelCode: 'LS26', gender: 'women', season: 'SS26',
  color: 'Green', material: 'Linen', madeIn: 'IT', composition: '100% linen', categoryIds: [1, 2], attributes: [{ code: 'fit', value: 'Regular' }, { code: 'care', value: 'cold,no-bleach' }],
  translations: [{ locale: 'it', title: 'Camicia di lino', description: null }],
  variants: [
    { sku: 'SHIRT-S', barcode: '4006381333931', size: 'S', color: 'Dark Green', weight: { value: '0.25', unit: 'KG' }, cost: eur('11.4'), price: eur('49.90'), compareAtPrice: eur('59.90'),
      prices: [
        { priceList: 'japan', price: { amount: '9800', currency: 'JPY' } },
        { priceList: 'japan', price: { amount: '9000', currency: 'JPY' }, salePrice: { amount: '8000', currency: 'JPY' }, validFrom: '2026-11-20T00:00:00Z', validTo: '2026-11-30T00:00:00Z' },
        { priceList: 'japan', price: { amount: '1', currency: 'JPY' }, validFrom: '2026-12-01T00:00:00Z' },
      ] },
    { sku: 'SHIRT-M', size: 'M', weightG: 240 },
  ],
};

interface Page { data: { id: number; sku: string; deleted?: boolean; updated_at: string }[]; next_cursor: string | null }
const page = (query: string, as?: keyof CatalogCompany['keys']): Promise<Page> => h.read(`/products?${query}`, as) as Promise<Page>;
const ids = ({ data }: Page): number[] => data.map(({ id }) => id);

/** Every product, page by page. */
async function everything(query: string): Promise<Page['data']> {
  const found: Page['data'] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const read: Page = await page(`${query}${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`);
    found.push(...read.data);
    cursor = read.next_cursor;
  }
  return found;
}

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

test('a product has exactly the fields of the document, in its order, byte by byte [H-READ-PRODUCT-1] [H-READ-VARIANT-1] [H-READ-AMOUNT-1]', async () => {
  const response = await h.send('/products/1');
  expect([response.status, response.headers.get('service-api-version'), response.headers.get('content-type')]).toEqual([200, 'v1', 'application/json; charset=utf-8']);
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect((await response.text()).replaceAll(UUID, 'uuid')).toBe(JSON.stringify({ data: {
    id: 1, sku: 'SHIRT', external_id: 'E-1', title: 'Linen shirt', description: '<p>Light.</p>', handle: 'linen-shirt', status: 'active', product_type: 'Shirts', brand: 'Nord', attribute_set: null,
    model_code: 'LS26', gender: 'women', season: 'SS26', color: 'Green', material: 'Linen', made_in: 'IT', composition: '100% linen',
    categories: [{ id: 1, name: 'Women', path: 'Women' }, { id: 2, name: 'Shirts', path: 'Women > Shirts' }],
    attributes: { care: 'cold,no-bleach', fit: 'regular' }, translations: { it: { title: 'Camicia di lino', description: null } }, images: [],
    variants: [
      { id: 'uuid', sku: 'SHIRT-S', barcode: '4006381333931', options: { size: 's', color: 'dark-green' }, cost: '11.40', weight: 0.25, weight_unit: 'kg',
        prices: [{ price_list: 'default', currency: 'EUR', price: '59.90', sale_price: '49.90' }, { price_list: 'japan', currency: 'JPY', price: '9000.00', sale_price: '8000.00' }], stock: [] },
      { id: 'uuid', sku: 'SHIRT-M', barcode: null, options: { size: 'm' }, cost: null, weight: 240, weight_unit: 'g', prices: [], stock: [] },
    ],
    updated_at: '2026-11-21T09:30:02.000Z',
  } }));
});

test('without updated_since products are listed by id, page by page until next_cursor is null [H-READ-LIST-1] [H-READ-LIST-2]', async () => {
  expect(ids(await page(''))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect((await everything('limit=3')).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect((await everything('limit=7')).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect((await page('')).data[0]).toEqual((await h.read('/products/1')).data);
});

test('status and sku narrow the list; a SKU is that of a product or of a variant [H-READ-LIST-3]', async () => {
  expect(ids(await page('status=active'))).toEqual([1, 2, 4, 6]);
  expect(ids(await page('status=archived'))).toEqual([]);
  expect(ids(await page('sku=P7-V,SHIRT,%20SHIRT-M,none,p2'))).toEqual([1, 7]);
  expect(ids(await page('sku=P2,P3&status=draft'))).toEqual([3]);
  expect((await everything('sku=P2,P3,P4-V&limit=1')).map(({ id }) => id)).toEqual([2, 3, 4]);
});

test.each([
  ['limit=0', 400, 'validation_failed'], ['limit=201', 400, 'validation_failed'], ['limit=ten', 400, 'validation_failed'], ['status=sold', 400, 'validation_failed'], ['updated_since=yesterday', 400, 'validation_failed'],
  ['sku=', 400, 'validation_failed'], [`sku=${Array.from({ length: 101 }, (_, index) => `S${String(index)}`).join()}`, 400, 'validation_failed'], [`sku=${'x'.repeat(256)}`, 400, 'validation_failed'],
  ['cursor=nothing', 400, 'invalid_cursor'],
])('GET /products?%.40s is refused with %i %s [H-READ-LIST-4] [H-READ-LIST-5]', async (query, status, code) => {
  expect(await h.outcome(`/products?${query}`)).toEqual([status, code]);
});

test('a cursor is good for the list and filters it was made with alone, in one catalog [H-READ-LIST-5] [H-READ-TENANT-1] [REL-S8]', async () => {
  const { next_cursor: cursor } = await page('limit=2&status=active');
  const next = `cursor=${encodeURIComponent(cursor ?? '')}`;
  expect(ids(await page(`limit=3&status=active&${next}`))).toEqual([4, 6]);
  expect(ids(await page(`limit=3&status=active&${next}`, 'READER'))).toEqual([4, 6]);
  for (const other of ['', 'status=draft', 'status=active&sku=P2', 'status=active&updated_since=2026-01-01T00:00:00Z']) expect(await h.outcome(`/products?${other}&${next}`)).toEqual([400, 'invalid_cursor']);
  expect(await h.outcome(`/products?status=active&${next}`, 'OTHER')).toEqual([400, 'invalid_cursor']);
  expect(await h.outcome(`/categories?${next}`)).toEqual([400, 'invalid_cursor']);
});

test('a product is addressed by its id or SKU, case-sensitive; digits are an id, sku: forces a SKU; then by the SKU of a variant [H-READ-PATH-1] [H-READ-PATH-2]', async () => {
  const [digits, owner] = await h.save({ sku: '1', title: 'Digits', variants: [{ sku: 'DIGITS-V' }] }, { sku: 'OWNER', title: 'Owner', variants: [{ sku: 'P2' }] });
  const idOf = async (reference: string): Promise<number> => (await h.read(`/products/${reference}`)).data.id;
  expect(await Promise.all(['1', 'SHIRT', 'sku:1', 'sku:SHIRT', 'SHIRT-M', 'P2', 'sku:P2', '%53HIRT'].map(idOf))).toEqual([1, 1, digits.id, 1, 1, 2, 2, 1]);
  for (const unknown of ['shirt', '99', 'sku:2', 'sku:', '999999999999999999', 'x'.repeat(300)]) expect(await h.outcome(`/products/${unknown}`)).toEqual([404, 'product_not_found']);
  await h.remove(digits.id, owner.id);
  expect(await h.outcome(`/products/${String(digits.id)}`)).toEqual([404, 'product_not_found']);
  expect(await h.outcome('/products/OWNER/variants')).toEqual([404, 'product_not_found']);
});

test('the variants of a product are those that it is shown with, all at once [H-READ-VARIANT-2]', async () => {
  expect(await h.read('/products/SHIRT/variants')).toEqual({ data: (await h.read('/products/1')).data.variants });
  expect(await h.outcome('/products/none/variants')).toEqual([404, 'product_not_found']);
});

test('with updated_since changes come at or after that time in their order, deletions with the SKU and restores included [H-READ-DELTA-1] [H-READ-DELTA-2]', async () => {
  const since = (await page('')).data.find(({ id }) => id === 6)?.updated_at ?? '';
  expect(ids(await page(`updated_since=${since}`)).slice(0, 2)).toEqual([6, 7]);
  expect(ids(await page(`updated_since=${since.replace('Z', '%2B00:00')}&status=active`))).toEqual([6]);
  h.clock.turn(1000);
  const start = h.clock.now().toISOString();
  await h.save({ sku: 'P4', title: 'Changed', variants: [{ sku: 'P4-V' }] });
  h.clock.turn(1000);
  await h.remove(3);
  expect((await page(`updated_since=${start}`)).data).toEqual([expect.objectContaining({ id: 4, title: 'Changed' }), { id: 3, sku: 'P3', deleted: true, updated_at: h.clock.now().toISOString() }]);
  for (const sku of ['P3', 'P3-V', 'P3,P3-V']) expect((await page(`updated_since=${start}&sku=${sku}`)).data).toEqual([{ id: 3, sku: 'P3', deleted: true, updated_at: h.clock.now().toISOString() }]);
  expect((await page('sku=P3-V')).data).toEqual([]);
  expect(ids(await page('')).includes(3)).toBe(false);
  h.clock.turn(1000);
  await h.restore(3);
  const after = await page(`updated_since=${start}`);
  expect(after.data.map(({ id, deleted }) => [id, deleted])).toEqual([[4, undefined], [3, undefined]]);
  expect((await everything(`updated_since=${start}&limit=1`)).map(({ id }) => id)).toEqual([4, 3]);
  expect(await page('updated_since=2030-01-01T00:00:00Z')).toEqual({ data: [], next_cursor: null });
});

test('after 30 days in the trash a product is listed no longer [H-READ-DELTA-3]', async () => {
  h.clock.turn(1000);
  const [{ id }] = await h.save({ sku: 'GONE', title: 'Gone', variants: [{ sku: 'GONE-V' }] }) as [{ id: number }];
  const start = h.clock.now().toISOString();
  await h.remove(id);
  expect((await page(`updated_since=${start}`)).data).toEqual([{ id, sku: 'GONE', deleted: true, updated_at: expect.any(String) }]);
  h.clock.turn(30 * 86_400_000 + 1000);
  await h.run('mutation { purgeTrash }', {}, { kind: 'system', companyId: 0, actor: 'test', scopes: ['system'] });
  expect(ids(await page(`updated_since=${start}`))).toEqual([]);
});

test('a key sees its own catalog, and the external_id that it gave itself [H-READ-TENANT-1] [H-READ-TENANT-2] [REL-S6]', async () => {
  await h.write([{ sku: 'SHIRT', externalId: 'PIM-7' }], 'PIM');
  const given = async (as: 'ERP' | 'PIM' | 'READER'): Promise<unknown> => [(await h.read('/products/1', as)).data.external_id, ((await page('limit=1', as)).data[0] as any).external_id];
  expect([await given('ERP'), await given('PIM'), await given('READER')]).toEqual([['E-1', 'E-1'], ['PIM-7', 'PIM-7'], [null, null]]);
  await h.write([{ sku: 'OUTLET', title: 'Outlet' }], 'OTHER');
  expect((await page('', 'OTHER')).data.map(({ sku }) => sku)).toEqual(['OUTLET']);
  expect((await page('updated_since=2026-01-01T00:00:00Z', 'OTHER')).data.map(({ sku }) => sku)).toEqual(['OUTLET']);
  for (const foreign of ['1', 'SHIRT', 'SHIRT-M', '1/variants']) expect(await h.outcome(`/products/${foreign}`, 'OTHER')).toEqual([404, 'product_not_found']);
  expect(ids(await page('sku=SHIRT,OUTLET', 'OTHER'))).toHaveLength(1);
  expect(await h.outcome('/products/OUTLET')).toEqual([404, 'product_not_found']);
  const stranger = await h.stranger();
  expect(await (await stranger('/products')).json()).toEqual({ data: [], next_cursor: null });
  expect((await stranger('/products/SHIRT')).status).toBe(404);
  expect(await (await stranger('/locations')).json()).toEqual({ data: [], next_cursor: null });
});

test('a page, changes and a single product cost five statements of the catalog however many there are, and no settings more [H-READ-COST-1]', async () => {
  const database = h.database('catalog');
  for (const path of ['/products?limit=200', '/products?limit=1', '/products?updated_since=2026-01-01T00:00:00Z', '/products?sku=SHIRT,P2', '/products/1', '/products/SHIRT-M', '/products/SHIRT/variants']) {
    expect([path, (await readStatements(database, () => h.send(path))).length]).toEqual([path, 5]);
  }
});

test('stock is what the orders subgraph has of each variant by location, one statement for all [H-READ-STOCK-1] [H-READ-COST-1]', async () => {
  await h.warehouse('PC01');
  await h.warehouse('AM01');
  const { data: [small, medium] } = await h.read('/products/SHIRT/variants');
  await h.publishItems([small, medium].map(({ id: variantId, sku }) => ({ variantId, sku })));
  const results = await h.run('mutation ($input: SetAvailabilityInput!) { setAvailability(input: $input) { results { status } } }', { input: { items: [
    { sku: 'SHIRT-S', location: 'PC01', available: 14 }, { sku: 'SHIRT-S', location: 'AM01', available: 3 }, { sku: 'SHIRT-M', location: 'PC01', available: 0 },
  ] } }, h.principal('ERP'));
  expect(results.setAvailability.results).toEqual(Array.from({ length: 3 }, () => ({ status: 'UPDATED' })));
  const stock = [[{ location: 'AM01', available: 3, on_hand: 3 }, { location: 'PC01', available: 14, on_hand: 14 }], [{ location: 'PC01', available: 0, on_hand: 0 }]];
  expect((await h.read('/products/SHIRT/variants')).data.map((variant: any) => variant.stock)).toEqual(stock);
  expect((await page('limit=1') as any).data[0].variants.map((variant: any) => variant.stock)).toEqual(stock);
  expect(await readStatements(h.database('orders'), () => page('limit=200'))).toHaveLength(1);
});

test('HEAD answers what GET does, without the body [H-READ-HEAD-1]', async () => {
  const [head, get] = [await h.send('/products/1', { method: 'HEAD' }), await h.send('/products/1')];
  expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', String((await get.arrayBuffer()).byteLength)]);
});

test('a damaged product is left out of its page and internal_error by its id; languages that cannot be read are left out [H-READ-DAMAGE-1]', async () => {
  await h.database('catalog').inTransaction(async (transaction) => {
    await transaction.execute("UPDATE product SET attributes = '{' WHERE company_id = ? AND id = 1", [h.company]);
    await transaction.execute("UPDATE catalog SET locales = '[' WHERE company_id = ? AND id = 1", [h.company]);
  });
  const { data: [first, ...others], next_cursor: next } = await page('limit=1');
  expect([first, others]).toMatchObject([{ id: 2, translations: {} }, []]);
  expect((await page(`limit=1&cursor=${encodeURIComponent(String(next))}`)).data).toMatchObject([{ id: 3 }]);
  expect(await h.outcome('/products/1')).toEqual([500, 'internal_error']);
});
