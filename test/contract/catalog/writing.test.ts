import { openCatalogCompany, type CatalogCompany } from './catalog-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let h: CatalogCompany;
let fill: string;
let none: string;
beforeAll(async () => {
  h = await openCatalogCompany();
  await h.warehouse('MI1');
  await h.warehouse('PC1');
  fill = (await h.connect('CATALOG', { name: 'Fill', catalogKey: { fieldRule: 'INSERIMENTO' } })).apiKey;
  none = (await h.connect('CATALOG', { name: 'None', catalogKey: { fieldRule: 'PLATFORM' } })).apiKey;
});
afterAll(() => h.close());

type As = keyof CatalogCompany['keys'];
// eslint-disable-next-line @typescript-eslint/max-params -- read as a line of HTTP
const call = (method: string, path: string, body?: unknown, { as = 'ERP', headers = {} }: { as?: As; headers?: Record<string, string> } = {}): Promise<Response> =>
  h.send(path, { method, ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }), headers }, as);
const answer = async (...sent: Parameters<typeof call>): Promise<[number, any]> => {
  const response = await call(...sent);
  return [response.status, response.status === 204 ? null : await response.json()];
};
const error = async (...sent: Parameters<typeof call>): Promise<[number, string, unknown]> => {
  const [status, { error: { code, details } }] = await answer(...sent);
  return [status, code, details];
};
// eslint-disable-next-line @typescript-eslint/max-params -- read as a line of HTTP
const withKey = async (apiKey: string, method: string, path: string, body: unknown): Promise<[number, any]> => {
  const response = await fetch(h.base + path, { method, body: JSON.stringify(body), headers: { authorization: `Bearer ${apiKey}` } });
  return [response.status, await response.json()];
};

test('POST creates a product with 201 and updates it with 200, byte for byte [H-WRITE-1] [H-WRITE-2] [H-WRITE-RESULT-1] [H-HEADERS-1]', async () => {
  const sent = { sku: 'TEE', external_id: 'E1', title: 'Tee', description: '<p>Soft<script>x()</script></p>', category: 'Women > Tees', colour: 'red', attributes: { fit: 'Slim', care: ['cold', 'no-bleach'] }, variants: [{ sku: 'TEE-M', size: 'M', cost: 7.5, weight: '0.2', weight_unit: 'kg', prices: [{ price: 19.9, sale_price: '15' }, { price_list: 'japan', price: '1200.00' }] }] };
  const response = await call('POST', '/products', sent);
  expect([response.status, response.headers.get('service-api-version'), response.headers.get('content-type')]).toEqual([201, 'v1', 'application/json; charset=utf-8']);
  const text = await response.text();
  const { data } = JSON.parse(text) as { data: { variants: { id: string }[]; updated_at: string } };
  expect(text).toBe('{"data":{"id":1,"sku":"TEE","external_id":"E1","title":"Tee","description":"<p>Soft</p>","handle":"tee","status":"draft","product_type":null,"brand":null,"attribute_set":null,"model_code":null,'
    + '"gender":null,"season":null,"color":null,"material":null,"made_in":null,"composition":null,"categories":[{"id":3,"name":"Tees","path":"Women > Tees"}],"attributes":{"care":"cold,no-bleach","fit":"slim"},"translations":{},"images":[],'
    + `"variants":[{"id":"${data.variants[0]?.id ?? ''}","sku":"TEE-M","barcode":null,"options":{"size":"m"},"cost":"7.50","weight":0.2,"weight_unit":"kg",`
    + '"prices":[{"price_list":"default","currency":"EUR","price":"19.90","sale_price":"15.00"},{"price_list":"japan","currency":"JPY","price":"1200.00","sale_price":null}],"stock":[]}],'
    + `"updated_at":"${data.updated_at}"},"result":{"status":"created","errors":[],"notes":[{"field":"description","variant_sku":null,"reason":"html_removed","message":"tags or attributes that are not allowed were taken out"},{"field":"colour","variant_sku":null,"reason":"unknown_field","message":"is not a field of this interface"}]}}`);
  const [status, again] = await answer('POST', '/products', { ...sent, colour: undefined });
  expect([status, again.result, again.data.updated_at]).toMatchObject([200, { status: 'updated', errors: [], notes: [{ field: 'description', reason: 'html_removed' }] }, data.updated_at]);
});

test('what is absent, null or empty clears nothing, and a price alone keeps the reduced one [H-WRITE-EMPTY-1]', async () => {
  const empty = { sku: 'TEE', title: '', description: null, category: '', attributes: { fit: '' }, translations: {}, variants: [{ sku: 'TEE-M', size: null, cost: '', weight: null, prices: [{ price: '29.90', sale_price: null }], stock: [] }] };
  const [status, { data, result }] = await answer('POST', '/products', empty);
  expect([status, result]).toEqual([200, { status: 'updated', errors: [], notes: [] }]);
  expect(data).toMatchObject({ title: 'Tee', description: '<p>Soft</p>', attributes: { fit: 'slim' }, categories: [{ id: 3 }], variants: [{ options: { size: 'm' }, cost: '7.50', weight: 0.2 }] });
  expect(data.variants[0].prices[0]).toEqual({ price_list: 'default', currency: 'EUR', price: '29.90', sale_price: '15.00' });
});

test('a product is matched by its SKU, then by the external_id of this key; a SKU changes only through PATCH [H-WRITE-MATCH-1] [H-WRITE-MATCH-2] [H-WRITE-PATCH-1]', async () => {
  expect((await answer('POST', '/products', { sku: 'CAP', external_id: 'E2' }))[0]).toBe(201);
  expect(await answer('POST', '/products', { sku: 'NEW', external_id: 'E2', title: 'Cap' })).toMatchObject([200, { data: { sku: 'CAP', title: 'Cap' }, result: { notes: [{ field: 'sku', reason: 'sku_change' }] } }]);
  expect(await error('POST', '/products', { sku: 'TEE', external_id: 'E2' })).toEqual([400, 'product_not_written', {}]);
  expect((await answer('POST', '/products', { sku: 'PIM-1', external_id: 'E2' }, { as: 'PIM' }))[0]).toBe(201); // its ids are its own
  expect(await answer('PATCH', '/products/CAP', { sku: 'CAP-2', brand: 'Nord' })).toMatchObject([200, { data: { sku: 'CAP-2', brand: 'Nord' }, result: { status: 'updated' } }]);
  expect(await error('PATCH', '/products/CAP-2', { sku: 'TEE' })).toMatchObject([400, 'validation_failed', { sku: ['belongs to another product'] }]);
  expect(await error('PATCH', '/products/NONE', { brand: 'x' })).toEqual([404, 'product_not_found', {}]);
  expect(await error('POST', '/products', { sku: 'TEE' }, { as: 'OTHER' })).toEqual([400, 'product_not_written', {}]); // used in another catalog
});

test('wrong input is refused field by field [H-WRITE-3] [H-ERROR-1]', async () => {
  expect(await error('POST', '/products', { title: 'No SKU' })).toEqual([400, 'validation_failed', { sku: ['is required'] }]);
  expect(await error('POST', '/products', { sku: 'X', status: 'sold', variants: [{ sku: 'X', prices: [{ price: -1 }] }] })).toEqual([400, 'validation_failed', {
    status: ['must be draft, active or archived'], 'variants.0.prices.0.price': ['must be an amount of 0 or more, such as 59.90'],
  }]);
  expect(await error('POST', '/products', { sku: 'X', attributes: { fit: 'wide', none: '1' } })).toEqual([400, 'validation_failed', {
    'attributes.fit': ['has no option wide; known are regular, slim'], 'attributes.none': ['is not an attribute of this catalog'],
  }]);
  expect(await error('POST', '/products', { sku: 'X', variants: [{ sku: 'X', stock: [{ location: 'MI1', available: 1 }, { location: 'MI1', available: 2 }] }] })).toEqual([400, 'validation_failed', { 'variants.0.stock.1.location': ['is named by an earlier entry'] }]);
  expect(await error('POST', '/products', '{"sku":')).toEqual([400, 'invalid_json', {}]);
  expect(await error('POST', '/products', { sku: 'X' }, { as: 'READER' })).toEqual([403, 'read_only_key', {}]);
  expect(await error('PUT', '/products', {})).toEqual([405, 'method_not_allowed', {}]);
  expect(await error('GET', '/nothing')).toEqual([404, 'not_found', {}]);
});

test('a bulk writes the good ones, also when every one is wrong [H-BULK-1] [H-BULK-2]', async () => {
  expect(await answer('POST', '/products/bulk', { products: [{ sku: 'B1', title: 'One' }, { sku: 7 }, { sku: 'B1', title: 'Two' }, { sku: 'B2', variants: [{ sku: 'TEE-M' }] }, { sku: 'B3', variants: [{ sku: 'B3-A' }, { sku: 'B3-B', prices: [{ price_list: 'none', price: '1' }] }] }] })).toEqual([200, { data: {
    summary: { created: 1, updated: 1, partial: 1, skipped: 0, failed: 1, invalid: 1 },
    results: [
      { index: 0, sku: 'B1', product_id: 4, status: 'created', errors: [], notes: [] },
      { index: 1, sku: null, product_id: null, status: 'invalid', errors: [{ field: 'sku', variant_sku: null, message: 'must be of the type string' }], notes: [] },
      { index: 2, sku: 'B1', product_id: 4, status: 'updated', errors: [], notes: [] },
      { index: 3, sku: 'B2', product_id: null, status: 'failed', errors: [{ field: 'sku', variant_sku: 'TEE-M', message: 'belongs to another product' }], notes: [] },
      { index: 4, sku: 'B3', product_id: 5, status: 'partial', errors: [{ field: 'prices.0', variant_sku: 'B3-B', message: 'names no price list of this catalog; it has default, japan' }], notes: [] },
    ],
  } }]);
  expect((await answer('POST', '/products/bulk', { products: [{}, 1, null] }))[1].data.summary.invalid).toBe(3);
  expect(await error('POST', '/products/bulk', { products: [] })).toEqual([400, 'validation_failed', { products: ['must have at least 1 product'] }]);
  expect(await error('POST', '/products/bulk', { products: Array.from({ length: 101 }, () => ({})) })).toEqual([400, 'validation_failed', { products: ['must have at most 100 products'] }]);
});

test('a deleted product is in the trash, and comes back unless its SKU was taken [H-DELETE-1] [H-RESTORE-1] [H-RESTORE-2]', async () => {
  const [, { data: made }] = await answer('POST', '/products', { sku: 'GONE' });
  const [status, { data: gone }] = await answer('DELETE', '/products/GONE');
  expect([status, Object.keys(gone), gone]).toMatchObject([200, ['id', 'sku', 'deleted', 'updated_at'], { id: made.id, sku: 'GONE', deleted: true }]);
  expect(await error('DELETE', `/products/${String(made.id)}`)).toEqual([404, 'product_not_found', {}]);
  expect(await answer('POST', '/products/GONE/restore')).toMatchObject([200, { data: { id: made.id, sku: 'GONE', variants: [{ sku: 'GONE' }] } }]);
  expect(await error('POST', '/products/GONE/restore')).toEqual([404, 'product_not_found', {}]);
  await call('DELETE', '/products/GONE');
  await call('POST', '/products', { sku: 'GONE' });
  expect(await error('POST', `/products/${String(made.id)}/restore`)).toEqual([400, 'product_not_written', {}]);
});

test('the SKU of a variant deletes no product that has one of its own [H-DELETE-1]', async () => {
  await answer('POST', '/products', { sku: 'PAIR', variants: [{ sku: 'PAIR-L' }, { sku: 'PAIR-R' }] });
  const [status, { error: { code, message } }] = await answer('DELETE', '/products/PAIR-L');
  expect([status, code, message]).toEqual([404, 'product_not_found', 'No product has the SKU PAIR-L: it is a variant of PAIR, which is deleted by its own SKU, and a variant below /variants']);
  expect((await answer('GET', '/products/PAIR'))[1].data.variants).toHaveLength(2);
});

test('options that are written back as they are read change nothing, and codes of options are stored as their labels', async () => {
  await answer('POST', '/products', { sku: 'OPT', variants: [{ sku: 'OPT-1', options: { size: 'XS', color: 'Grey melange' } }, { sku: 'OPT-2', options: { size: '3/4 Sleeve', color: 'Grey melange' } }] });
  const stored = async () => (await h.asStaff('{ product(sku: "OPT") { variants { sku size color } } }')).product.variants;
  const before = await stored();
  expect(before).toEqual([{ sku: 'OPT-1', size: 'XS', color: 'Grey melange' }, { sku: 'OPT-2', size: '3/4 Sleeve', color: 'Grey melange' }]);
  const [, { data: read }] = await answer('GET', '/products/OPT');
  expect(read.variants.map(({ options }: any) => options)).toEqual([{ size: 'xs', color: 'grey-melange' }, { size: '3-4-sleeve', color: 'grey-melange' }]);
  for (const [method, path, body] of [['POST', '/products', read], ['PATCH', '/products/OPT/variants/OPT-1', { options: read.variants[0].options }]] as const) {
    expect((await answer(method, path, body))[0]).toBe(200);
    expect((await withKey(none, method, path, body))[0]).toBe(200);
  }
  expect(await stored()).toEqual(before);
  expect((await answer('GET', '/products/OPT'))[1].data.updated_at).toBe(read.updated_at);
  await answer('POST', '/products', { sku: 'OPT', variants: [{ sku: 'OPT-3', options: { size: 'xs', color: 'grey-melange' } }] });
  expect((await stored())[2]).toEqual({ sku: 'OPT-3', size: 'XS', color: 'Grey melange' });
  await answer('PATCH', '/products/OPT/variants/OPT-1', { options: { size: 'Xs' } });
  expect((await stored())[0].size).toBe('Xs');
});

test('variants are added, changed, renamed and removed, but never the last one [H-VARIANT-1] [H-VARIANT-2] [H-VARIANT-3]', async () => {
  expect(await answer('POST', '/products/TEE/variants', { sku: 'TEE-L', size: 'L', prices: [{ price: '19.90' }] })).toMatchObject([201, { data: { sku: 'TEE-L', options: { size: 'l' } }, result: { status: 'created', errors: [], notes: [] } }]);
  expect(await error('POST', '/products/TEE/variants', { sku: 'TEE-L' })).toEqual([400, 'variant_not_written', {}]);
  expect(await error('POST', '/products/TEE/variants', { sku: 'CAP' })).toEqual([400, 'variant_not_written', {}]);
  expect(await answer('PATCH', '/products/TEE/variants/TEE-L', { sku: 'TEE-XL', barcode: '4006381333931' })).toMatchObject([200, { data: { sku: 'TEE-XL', barcode: '4006381333931', options: { size: 'l' } } }]);
  expect(await error('PATCH', '/products/TEE/variants/TEE-L', {})).toEqual([404, 'variant_not_found', {}]);
  const [, { data: product }] = await answer('DELETE', '/products/TEE/variants/TEE-XL');
  expect(product.variants.map(({ sku }: { sku: string }) => sku)).toEqual(['TEE-M']);
  expect(await error('DELETE', '/products/TEE/variants/TEE-M')).toEqual([400, 'variant_not_written', {}]);
});

test('stock is written with a product, for a variant and for many, and compared where that is asked [H-STOCK-1] [H-STOCK-2] [H-STOCK-3]', async () => {
  const made = await answer('POST', '/products', { sku: 'STK', variants: [{ sku: 'STK-1', stock: [{ location: 'MI1', available: 5 }, { location: 'NONE', available: 1 }] }] });
  expect(made).toMatchObject([200, { data: { variants: [{ stock: [{ location: 'MI1', available: 5, on_hand: 5 }] }] }, result: { status: 'partial', errors: [{ variant_sku: 'STK-1' }] } }]);
  expect(await answer('PUT', '/products/STK/variants/STK-1/stock', { stock: [{ location: 'PC1', available: 2 }] })).toMatchObject([200, { data: { stock: [{ location: 'MI1', available: 5 }, { location: 'PC1', available: 2 }] }, result: { status: 'updated' } }]);
  expect(await answer('PUT', '/stock', { items: [
    { sku: 'STK-1', location: 'MI1', available: 5 }, { sku: 'STK-1', location: 'PC1', available: 9, expected_available: 1 }, { sku: 'NONE', location: 'MI1', available: 1 }, { sku: 'TEE-M', location: 'MI1', available: 3 },
  ] })).toMatchObject([200, { data: { summary: { updated: 1, unchanged: 1, failed: 2 }, results: [{ index: 0, status: 'unchanged' }, { index: 1, status: 'failed' }, { index: 2, sku: 'NONE', status: 'failed' }, { index: 3, sku: 'TEE-M', location: 'MI1', status: 'updated', errors: [] }] } }]);
  expect(await error('PUT', '/stock', { items: [{ sku: 'STK-1', location: 'MI1', available: 1 }, { sku: 'STK-1', location: 'MI1', available: 2 }] })).toMatchObject([400, 'validation_failed', { 'items.1': [expect.any(String)] }]);
  expect(await error('PUT', '/products/STK/variants/STK-1/stock', { stock: [{ location: 'NONE', available: 2 }] })).toEqual([400, 'not_written', {}]);
});

test('texts of a language are sanitized; those of the default locale are the product\'s own [H-TRANSLATION-1] [H-TRANSLATION-2]', async () => {
  expect(await answer('PUT', '/products/TEE/translations/it', { title: 'Maglietta', description: '<b onclick="x()">Morbida</b><iframe src="x"></iframe>' })).toMatchObject([200, { data: { translations: { it: { title: 'Maglietta', description: '<b>Morbida</b>' } } } }]);
  expect(await answer('PUT', '/products/TEE/translations/en', { title: 'T-shirt' })).toMatchObject([200, { data: { title: 'T-shirt' }, result: { status: 'updated' } }]);
  expect(await error('PUT', '/products/TEE/translations/fr', { title: 'x' })).toMatchObject([400, 'validation_failed', { 'translations.fr': [expect.any(String)] }]);
  expect(await error('PUT', '/products/TEE/translations/it', { title: 'x'.repeat(256) })).toEqual([400, 'validation_failed', { title: ['must have at most 255 characters'] }]);
});

test('categories are a full set, and a field rule or lock that keeps them answers 409 [H-CATEGORIES-1] [H-RULE-1] [H-LOCK-1]', async () => {
  expect(await answer('PUT', '/products/TEE/categories', { category_ids: [1, 2] })).toMatchObject([200, { data: { categories: [{ id: 1 }, { id: 2 }] } }]);
  expect(await withKey(fill, 'PUT', '/products/TEE/categories', { category_ids: [1] })).toMatchObject([409, { error: { code: 'field_rule', details: { fields: ['categories'] } } }]);
  expect(await answer('PUT', '/products/TEE/categories', { category_ids: [] })).toMatchObject([200, { data: { categories: [] } }]);
  expect(await withKey(none, 'PUT', '/products/TEE/categories', { category_ids: [1] })).toMatchObject([409, { error: { code: 'field_rule' } }]);
  expect(await withKey(fill, 'PUT', '/products/TEE/categories', { category_ids: [1] })).toMatchObject([200, { result: { status: 'updated' } }]);
  expect(await error('PUT', '/products/TEE/categories', { category_ids: [99] })).toMatchObject([400, 'validation_failed', { 'category_ids.0': [expect.any(String)] }]);
  await h.asStaff('mutation ($input: LockFieldsInput!) { lockFields(input: $input) { field } }', { input: { catalogId: 1, owner: 'ERP central', fields: ['categories', 'brand'] } });
  expect(await error('PUT', '/products/TEE/categories', { category_ids: [2] })).toEqual([409, 'field_locked', { locked: ['categories'] }]);
  expect(await answer('PATCH', '/products/TEE', { brand: 'Sud', season: 'SS27' })).toMatchObject([200, { data: { brand: null, season: 'SS27' }, result: { status: 'updated', notes: [{ field: 'brand', reason: 'field_locked', message: 'is owned by ERP central' }] } }]);
  expect(await withKey(none, 'POST', '/products', { sku: 'TEE', title: 'Other' })).toMatchObject([200, { data: { title: 'T-shirt' }, result: { status: 'skipped', notes: [{ field: 'title', reason: 'field_rule' }] } }]);
});

test('a repeated key has one effect, also of fifty calls at once; a dry run has none [H-IDEMPOTENCY-1] [H-IDEMPOTENCY-2] [H-DRY-RUN-1] [REL-R1] [REL-R2]', async () => {
  const keyed = { headers: { 'idempotency-key': 'one' } };
  const responses = await Promise.all(Array.from({ length: 50 }, () => call('POST', '/products', { sku: 'ONCE' }, keyed)));
  const statuses = responses.map(({ status }) => status);
  expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
  expect(responses.filter((response) => response.status === 201 && response.headers.get('idempotent-replayed') === null)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 409).every((response) => response.headers.get('retry-after') === '1')).toBe(true);
  expect((await call('POST', '/products', { sku: 'ONCE' }, keyed)).headers.get('idempotent-replayed')).toBe('true');
  expect(await error('POST', '/products', { sku: 'TWICE' }, keyed)).toEqual([409, 'idempotency_key_reused', {}]);
  const dry = await call('POST', '/products', { sku: 'DRY', variants: [{ sku: 'DRY-1', stock: [{ location: 'MI1', available: 1 }] }] }, { headers: { 'x-service-dry-run': 'true' } });
  expect([dry.status, dry.headers.get('x-service-dry-run')]).toEqual([201, 'true']);
  expect(await error('GET', '/products/DRY')).toEqual([404, 'product_not_found', {}]);
});

test('people no longer edit what a key with sorgente wrote; a revoked key is refused at once [H-RULE-2] [H-KEY-1] [H-KEY-2]', async () => {
  await expect(h.save({ sku: 'B1', title: 'Mine', variants: [{ sku: 'B1' }] })).rejects.toMatchObject({ code: 'FIELD_LOCKED' });
  expect(await h.outcome('/ping')).toEqual([200, undefined]);
  await h.asStaff('mutation ($id: ID!) { deleteConnection(id: $id) { id } }', { id: h.keys.ERP.id });
  expect(await h.outcome('/ping')).toEqual([401, 'unauthorized']);
  expect((await fetch(`${h.base}/ping`)).status).toBe(401);
});
