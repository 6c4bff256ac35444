import { eur, openCatalogCompany, type CatalogCompany } from './catalog-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let h: CatalogCompany;
let fill: string;
beforeAll(async () => {
  h = await openCatalogCompany();
  await h.warehouse('MI1');
  fill = (await h.connect('CATALOG', { name: 'Fill', catalogKey: { fieldRule: 'INSERIMENTO' } })).apiKey;
});
afterAll(() => h.close());

// eslint-disable-next-line @typescript-eslint/max-params -- read as a line of HTTP
const answer = async (method: string, path: string, body?: object, apiKey?: string): Promise<[number, any]> => {
  const response = await h.send(path, { method, ...(body && { body: JSON.stringify(body) }), headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` } });
  return [response.status, await response.json()];
};
const written = async (path: string, variant: object): Promise<any> => (await answer('PATCH', path, { variants: [variant] }))[1];

test('a weight without a unit keeps the unit, and a unit alone is that of the present weight or noted', async () => {
  await answer('POST', '/products', { sku: 'W', variants: [{ sku: 'W', weight: 2, weight_unit: 'kg' }, { sku: 'W-2' }] });
  expect((await written('/products/W', { sku: 'W', weight: 3 })).data.variants[0]).toMatchObject({ weight: 3, weight_unit: 'kg' });
  expect((await written('/products/W', { sku: 'W', weight_unit: 'lb' })).data.variants[0]).toMatchObject({ weight: 3, weight_unit: 'lb' });
  expect((await written('/products/W', { sku: 'W-2', weight_unit: 'kg' })).result.notes).toEqual([{ field: 'weight_unit', variant_sku: 'W-2', reason: 'no_weight', message: 'is not kept without a weight' }]);
});

test('a key with inserimento fills a weight that is empty, once', async () => {
  await answer('POST', '/products', { sku: 'F' });
  expect(await answer('PATCH', '/products/F/variants/F', { weight: 1, weight_unit: 'kg' }, fill)).toMatchObject([200, { data: { weight: 1, weight_unit: 'kg' } }]);
  expect(await answer('PATCH', '/products/F/variants/F', { weight: 2 }, fill)).toMatchObject([409, { error: { code: 'field_rule', details: { fields: ['weight'] } } }]);
});

test('a reduced price alone is written beside the price that is there, and refused where there is none or it is above', async () => {
  await answer('POST', '/products', { sku: 'P', variants: [{ sku: 'P', prices: [{ price: '20' }] }] });
  const prices = async (...sent: object[]): Promise<any> => written('/products/P', { sku: 'P', prices: sent });
  expect((await prices({ sale_price: '15' })).data.variants[0].prices).toMatchObject([{ price: '20.00', sale_price: '15.00' }]);
  expect((await prices({ price_list: 'japan', sale_price: '900' })).error).toMatchObject({ code: 'validation_failed', details: { 'prices.0.price': ['P: is required: the variant has no price in this list'] } });
  expect((await prices({ price: '10', sale_price: '12' })).error.details).toEqual({ 'prices.0.sale_price': ['P: must not be above the price'] });
  expect(await answer('PATCH', '/products/P/variants/P', { prices: [{ sale_price: '21' }] })).toMatchObject([400, { error: { details: { 'prices.0.sale_price': ['must not be above the price'] } } }]);
});

test('a reduced price that is not below the new price ends, with a note', async () => {
  const { data, result } = await written('/products/P', { sku: 'P', prices: [{ price: '9' }] });
  expect(data.variants[0].prices).toMatchObject([{ price: '9.00', sale_price: null }]);
  expect(result).toEqual({ status: 'updated', errors: [], notes: [{ field: 'prices', variant_sku: 'P', reason: 'sale_ended', message: 'the reduced price that was there ended: it is not below the new price' }] });
});

test('a variant is written back in the shape it is read in, with its size and colour', async () => {
  await answer('POST', '/products', { sku: 'O', variants: [{ sku: 'O', options: { size: 'L', color: 'Blue' }, stock: [{ location: 'MI1', available: 2 }] }] });
  const [, { data: { variants: [variant] } }] = await answer('GET', '/products/O');
  expect(variant.options).toEqual({ size: 'l', color: 'blue' });
  expect((await written('/products/O', variant)).result).toEqual({ status: 'updated', errors: [], notes: [] });
  expect((await written('/products/O', { sku: 'O', size: 'M', options: { size: 'S', color: 'red' } })).data.variants[0].options).toEqual({ size: 'm', color: 'red' });
});

test('unknown fields are noted wherever they are, those of a variant with its SKU', async () => {
  const [, { result }] = await answer('PATCH', '/products/O', { translations: { it: { foo: 1 } }, variants: [{ sku: 'O', foo: 1, prices: [{ price: '11', valid_from: 'x' }], stock: [{ location: 'MI1', available: 4, zz: 1 }], options: { fit: 'slim' } }] });
  expect(result.notes.map(({ field, variant_sku: sku, reason }: any) => [field, sku, reason])).toEqual([
    ['translations.it.foo', null, 'unknown_field'], ['foo', 'O', 'unknown_field'], ['options.fit', 'O', 'unknown_field'], ['prices.valid_from', 'O', 'unknown_field'], ['stock.zz', 'O', 'unknown_field'],
  ]);
  const noted = async (path: string, body: object): Promise<unknown> => (await answer('PUT', path, body))[1].result.notes.map(({ field }: any) => field);
  expect(await noted('/products/O/translations/it', { title: 'a', foo: 1 })).toEqual(['foo']);
  expect(await noted('/products/O/categories', { category_ids: [2], foo: 1 })).toEqual(['foo']);
  expect(await noted('/products/O/variants/sku:O/stock', { stock: [{ location: 'MI1', available: 1, zz: 1 }], yy: 1 })).toEqual(['yy', 'stock.zz']);
});

test('a SKU and a variant_id of different variants set no stock', async () => {
  const [, { data: [variant] }] = await answer('GET', '/products/W/variants');
  expect((await answer('PUT', '/stock', { items: [{ sku: 'O', variant_id: variant.id, location: 'MI1', available: 77 }, { sku: 'W', variant_id: variant.id, location: 'MI1', available: 3 }] }))[1].data.results).toEqual([
    { index: 0, sku: 'O', location: 'MI1', status: 'failed', errors: ['sku and variant_id name different variants'], reason: 'variant_not_found', available: null, notes: [] },
    { index: 1, sku: 'W', location: 'MI1', status: 'updated', errors: [], reason: null, available: 3, notes: [] },
  ]);
});

test('of two items of one call for one product the stock of the later one holds', async () => {
  const item = (available: number): object => ({ sku: 'T', variants: [{ sku: 'T', stock: [{ location: 'MI1', available }] }] });
  const [, { data: { results } }] = await answer('POST', '/products/bulk', { products: [item(1), item(2)] });
  expect(results.map(({ status }: any) => status)).toEqual(['created', 'updated']);
  expect((await answer('GET', '/products/T'))[1].data.variants[0].stock).toMatchObject([{ location: 'MI1', available: 2 }]);
});

test('a restored product and one that lost a variant come with the result of the write', async () => {
  const result = { status: 'updated', errors: [], notes: [] };
  expect((await answer('DELETE', '/products/W/variants/W-2'))[1]).toMatchObject({ data: { sku: 'W' }, result });
  await answer('DELETE', '/products/T');
  expect((await answer('POST', '/products/T/restore'))[1]).toMatchObject({ data: { sku: 'T' }, result });
});

test('errors name the fields that were sent', async () => {
  expect((await answer('PATCH', '/products/O', { category: 9999 }))[1].error.details).toEqual({ category: ['is not a category of this catalog'] });
  expect((await answer('PUT', '/products/O/variants/O/stock', { stock: [{ location: 'MI1', available: 1 }, { location: 'MI1', available: 1 }] }))[1].error.details).toEqual({ 'stock.1.location': ['is named by an earlier entry'] });
  expect((await answer('POST', '/products', { sku: 123 }))[1].error.details).toEqual({ sku: ['must be of the type string'] });
  expect((await answer('POST', '/products/O/variants', { sku: 'O-2', prices: [{ price: '1000.005' }] }))[1].error.details).toEqual({ 'prices.0.price': ['must have at most 2 decimals, as EUR has'] });
});

test('an amount with more decimals than its currency has is wrong input, alone, in a bulk and in an import', async () => {
  const item = (price: string, price_list = 'default') => ({ sku: `N${price}`, title: 'N', variants: [{ sku: `N${price}`, prices: [{ price, price_list }] }] });
  expect(await answer('POST', '/products', item('1.234'))).toMatchObject([400, { error: { code: 'validation_failed', details: { 'prices.0.price': ['N1.234: must have at most 2 decimals, as EUR has'] } } }]);
  const invalid = { status: 'invalid', errors: [{ field: 'prices.0.price', variant_sku: 'N1.234', message: 'must have at most 2 decimals, as EUR has' }] };
  expect((await answer('POST', '/products/bulk', { products: [item('1.234'), item('9.5', 'japan')] }))[1].data).toMatchObject({ summary: { invalid: 2, failed: 0 }, results: [invalid, { errors: [{ message: 'must have no decimals: JPY has none' }] }] });
  expect((await answer('POST', '/products', item('1,234')))[1].error.details).toEqual({ 'variants.0.prices.0.price': ['may be either 1.234 or 1234: write 1234 or 1.23'] });
  expect((await answer('POST', '/products', { sku: 'S', variants: [{ sku: 'S', stock: [{ location: 'MI1', available: '-1' }] }] }))[1].error.details).toEqual({ 'variants.0.stock.0.available': ['must be a whole number from 0 to 10000000'] });
});

test('an entry of PUT /stock that is not written says why to programs, with the quantity, and a misspelt field is noted', async () => {
  await answer('POST', '/products', { sku: 'CAS', variants: [{ sku: 'CAS', stock: [{ location: 'MI1', available: 20 }] }] });
  const items = [{ sku: 'CAS', location: 'MI1', available: 5, expected_available: 10 }, { sku: 'CAS', location: 'MI9', available: 5 }, { sku: 'CAS-9', location: 'MI1', available: 5 }];
  const results = async (...sent: object[]): Promise<any> => (await answer('PUT', '/stock', { items: sent }))[1].data.results;
  expect((await results(...items)).map(({ status, reason, available }: any) => [status, reason, available])).toEqual([['failed', 'other_quantity', 20], ['failed', 'location', null], ['failed', 'variant_not_found', null]]);
  expect(await results({ sku: 'CAS', location: 'MI1', available: 5, expectedAvailable: 10, on_hand: 20 })).toEqual([{
    index: 0, sku: 'CAS', location: 'MI1', status: 'updated', errors: [], reason: null, available: 5, notes: [{ field: 'expectedAvailable', variant_sku: 'CAS', reason: 'unknown_field', message: 'is not a field of this interface' }],
  }]);
});

test('stock that a system owns stays in every way to write it, of new products too where the catalog is locked', async () => {
  await answer('POST', '/products', { sku: 'LK', variants: [{ sku: 'LK', stock: [{ location: 'MI1', available: 10 }] }] });
  await h.asStaff('mutation ($input: LockFieldsInput!) { lockFields(input: $input) { field } }', { input: { catalogId: 1, owner: 'WMS', fields: ['stock'] } });
  const stock = [{ location: 'MI1', available: 1 }];
  const item = { sku: 'LK', variants: [{ sku: 'LK', stock }] };
  const notes = [{ field: 'stock', variant_sku: 'LK', reason: 'field_locked', message: 'is owned by WMS' }];
  expect((await answer('POST', '/products', item))[1].result).toEqual({ status: 'skipped', errors: [], notes });
  expect((await answer('PATCH', '/products/LK', { variants: item.variants }))[1].result).toEqual({ status: 'skipped', errors: [], notes });
  expect((await answer('POST', '/products/bulk', { products: [item] }))[1].data.results[0]).toMatchObject({ status: 'skipped', notes });
  expect(await answer('PATCH', '/products/LK/variants/LK', { stock })).toMatchObject([409, { error: { code: 'field_locked', details: { locked: ['stock'] } } }]);
  expect(await answer('POST', '/products/LK/variants', { sku: 'LK-2', stock })).toMatchObject([409, { error: { code: 'field_locked' } }]);
  expect(await answer('POST', '/products', { sku: 'LK-NEW', variants: [{ sku: 'LK-NEW', stock }] })).toMatchObject([201, { data: { variants: [{ stock: [] }] }, result: { status: 'created', notes: [{ field: 'stock', variant_sku: 'LK-NEW' }] } }]);
  expect((await answer('GET', '/products/LK'))[1].data.variants).toMatchObject([{ sku: 'LK', stock: [{ available: 10 }] }]);
});

test('a price that is written while one of a period holds, or will, is noted', async () => {
  const period = { priceList: 'default', price: eur('20.00'), salePrice: eur('15.00'), validFrom: '2026-11-01T00:00:00Z', validTo: '2026-12-31T00:00:00Z' };
  await h.save({ sku: 'PER', title: 'PER', variants: [{ sku: 'PER', prices: [{ priceList: 'default', price: eur('20.00') }, period] }] });
  const { data, result } = await written('/products/PER', { sku: 'PER', prices: [{ price: '30' }, { price_list: 'japan', price: '800' }] });
  expect(data.variants[0].prices).toMatchObject([{ price: '20.00', sale_price: '15.00' }, { price: '800.00' }]);
  expect(result.notes).toEqual([{ field: 'prices', variant_sku: 'PER', reason: 'price_of_period', message: 'a price of a period holds in this list now or later: what was sent holds outside it, and is read when it is over' }]);
});

test('what was read is written back without notes, and an option that was taken out stays the product\'s', async () => {
  await answer('POST', '/products', { sku: 'BACK', attributes: { care: 'cold,no-bleach', fit: 'slim' } });
  const [, { data }] = await answer('GET', '/products/BACK');
  await h.asStaff('mutation ($input: SaveAttributeInput!) { saveAttribute(input: $input) { code } }', { input: { catalogId: 1, code: 'care', label: 'Care', type: 'MULTISELECT', options: [{ code: 'cold', label: 'Cold' }] } });
  const { categories: _, ...sent } = data;
  expect((await answer('POST', '/products', sent))[1].result).toEqual({ status: 'updated', errors: [], notes: [] });
  expect((await answer('PATCH', '/products/BACK', { attributes: { care: 'no-bleach' } }))[1].error.details).toEqual({ 'attributes.care': ['has no option no-bleach; known are cold'] });
  expect((await answer('PATCH', '/products/BACK', { attributes: { care: 'cold' } }))[1].data.attributes).toMatchObject({ care: 'cold' });
});

test('a field that callers expect elsewhere is noted with what to send', async () => {
  const [, { result }] = await answer('PATCH', '/products/BACK', { categories: [], stock: [], variants: [{ sku: 'BACK', price: '9' }] });
  expect(result.notes.map(({ field, message }: any) => [field, message])).toEqual([
    ['categories', 'is not a field of this interface: send category (a path or an id), or PUT /products/{product}/categories'], ['stock', 'is not a field of this interface: send variants: [{sku, stock}]'],
    ['price', 'is not a field of this interface: send prices: [{price}]'],
  ]);
});
