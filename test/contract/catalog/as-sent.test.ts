import { openCatalogCompany, type CatalogCompany } from './catalog-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let h: CatalogCompany;
beforeAll(async () => {
  h = await openCatalogCompany();
  await h.warehouse('MI1');
});
afterAll(() => h.close());

// eslint-disable-next-line @typescript-eslint/max-params -- read as a line of HTTP
const answer = async (method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<[number, any]> => {
  const response = await h.send(path, { method, ...(body && { body: JSON.stringify(body) }), headers });
  return [response.status, await response.json()];
};
const details = async (method: string, path: string, body?: object): Promise<unknown> => (await answer(method, path, body))[1].error.details;
const NO_SET = ['is not an attribute set of this catalog'];

test('an attribute set that the catalog does not have is wrong input of the product; one that was removed can be written back', async () => {
  await h.asStaff('mutation ($input: SaveAttributeSetInput!) { saveAttributeSet(input: $input) { code } }', { input: { code: 'shirts', name: 'Shirts', attributes: ['fit'] } });
  expect(await details('POST', '/products', { sku: 'SET', attribute_set: 'shorts' })).toEqual({ attribute_set: NO_SET });
  expect((await answer('POST', '/products', { sku: 'SET', attribute_set: 'shirts' }))[1].data.attribute_set).toBe('shirts');
  expect((await answer('POST', '/products/bulk', { products: [{ sku: 'SET', attribute_set: 'shorts' }] }))[1].data.results[0]).toMatchObject({ status: 'invalid', errors: [{ field: 'attribute_set', message: NO_SET[0] }] });
  await h.asStaff('mutation ($input: SettingCodeInput!) { removeAttributeSet(input: $input) { id } }', { input: { code: 'shirts' } });
  expect((await answer('PATCH', '/products/SET', { attribute_set: 'shirts', brand: 'Nord' }))[1]).toMatchObject({ data: { attribute_set: 'shirts', brand: 'Nord' }, result: { notes: [] } });
  expect(await details('POST', '/products', { sku: 'SET-2', attribute_set: 'shirts' })).toEqual({ attribute_set: NO_SET });
  await expect(h.save({ sku: 'OURS', title: 'Ours', attributeSet: 'shirts', variants: [{ sku: 'OURS' }] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'products.0.attributeSet': NO_SET } });
});

test('a title beside that of the default locale is the one that is written, and the other is noted where it differs', async () => {
  const [, { data, result }] = await answer('POST', '/products', { sku: 'TD', title: 'A', description: 'Same', translations: { en: { title: 'B', description: 'Same' } } });
  expect(data.title).toBe('A');
  expect(result.notes).toEqual([{ field: 'translations.en.title', variant_sku: null, reason: 'own_text', message: 'is the product\'s own text, which came beside it and was taken' }]);
  expect((await answer('PATCH', '/products/TD', { translations: { en: { title: 'B' } } }))[1]).toMatchObject({ data: { title: 'B' }, result: { notes: [] } });
});

test('wrong texts are named by their locale, as they were sent', async () => {
  const texts = { it: { title: ' x' }, en: { title: ' y' } };
  expect(await details('POST', '/products', { sku: 'TX', translations: texts })).toEqual({ 'translations.it.title': ['must not begin or end with a space'], 'translations.en.title': ['must not begin or end with a space'] });
  expect(await details('POST', '/products', { sku: 'TX', title: ' z', translations: { fr: { title: 'ok' } } })).toEqual({ title: ['must not begin or end with a space'], 'translations.fr': ['is not a locale of this catalog; it has en, it'] });
});

test('a category of digits alone is an id, as text too; a name of digits stands behind >', async () => {
  const categoriesOf = async (category: string): Promise<unknown> => (await answer('POST', '/products', { sku: 'CAT', category }))[1].data.categories.map(({ path }: any) => path);
  expect(await categoriesOf('2')).toEqual(['Women > Shirts']);
  expect(await details('POST', '/products', { sku: 'CAT', category: '9999' })).toEqual({ category: ['is not a category of this catalog'] });
  expect(await categoriesOf('>2027')).toEqual(['2027']);
  expect(await categoriesOf('Women > 2027')).toEqual(['Women > 2027']);
});

test('a dry run answers the stock that it would set, and sets none', async () => {
  const dry = { 'x-service-dry-run': 'true' };
  const stockOf = (variant: any): unknown => variant.stock.map(({ location, available, on_hand: onHand }: any) => `${String(location)} ${String(available)} of ${String(onHand)}`);
  await h.warehouse('AA1');
  await answer('POST', '/products', { sku: 'DS', variants: [{ sku: 'DS', stock: [{ location: 'MI1', available: 9 }] }] });
  const stock = [{ location: 'MI1', available: 9 }, { location: 'AA1', available: 55 }];
  expect(stockOf((await answer('PUT', '/products/DS/variants/DS/stock', { stock }, dry))[1].data)).toEqual(['AA1 55 of 55', 'MI1 9 of 9']);
  expect(stockOf((await answer('PATCH', '/products/DS/variants/DS', { stock }, dry))[1].data)).toEqual(['AA1 55 of 55', 'MI1 9 of 9']);
  expect((await answer('PATCH', '/products/DS', { variants: [{ sku: 'DS', stock: [{ location: 'MI1', available: 3 }, { location: 'NONE', available: 1 }] }] }, dry))[1]).toMatchObject({ data: { variants: [{ stock: [{ location: 'MI1', available: 3 }] }] }, result: { status: 'partial' } });
  expect(stockOf((await answer('POST', '/products', { sku: 'DS-NEW', variants: [{ sku: 'DS-NEW', stock }] }, dry))[1].data.variants[0])).toEqual(['AA1 55 of 55', 'MI1 9 of 9']);
  expect(stockOf((await answer('GET', '/products/DS'))[1].data.variants[0])).toEqual(['MI1 9 of 9']);
});

test('the first size and colour of a catalog make the attributes whose options they are', async () => {
  await answer('POST', '/products', { sku: 'SZ', variants: [{ sku: 'SZ-1', options: { size: 'XXS', color: 'Dark red' } }, { sku: 'SZ-2', size: 'M' }] });
  await answer('PATCH', '/products/SZ', { variants: [{ sku: 'SZ-2', size: 'L', barcode: '4006381333931' }] });
  expect((await answer('GET', '/attributes'))[1].data.map(({ code, label, type, options }: any) => [code, label, type, options.map((option: any) => `${String(option.code)} ${String(option.label)}`)]).filter(([code]: string[]) => code === 'size' || code === 'color')).toEqual([
    ['color', 'Color', 'select', ['dark-red Dark red']], ['size', 'Size', 'select', ['xxs XXS', 'm M', 'l L']],
  ]);
});

test('what is wrong with a field is said in words', async () => {
  expect(await details('GET', '/products?status=foo')).toEqual({ status: ['must be draft, active or archived'] });
  expect(await details('POST', '/webhooks', { url: 'https://hooks.example.com/in', events: ['foo'] })).toEqual({ 'events.0': ['must be product.created, product.updated, product.deleted or stock.updated'] });
  expect(await details('POST', '/products', { sku: 'W', variants: [{ sku: 'W', prices: [{ price: true }], stock: [{ location: 'MI1', available: -1 }, { location: 'AA1', available: 10_000_001 }] }] })).toEqual({
    'variants.0.prices.0.price': ['must be of the type number or string'], 'variants.0.stock.0.available': ['must be 0 or more'], 'variants.0.stock.1.available': ['must be 10000000 or less'],
  });
  expect(await details('POST', '/products', { sku: 'W', variants: Array.from({ length: 1001 }, (_, index) => ({ sku: `W-${String(index)}` })) })).toEqual({ variants: ['must have at most 1000 entries'] });
  expect(await details('POST', '/webhooks/ping', { webhook_id: 'zz' })).toEqual({ webhook_id: ['must be a UUID'] });
  expect((await answer('POST', '/webhooks/ping', {}))[1].error.message).toBe('There is no webhook yet: make one first');
});

test('an Idempotency-Key may have spaces within [H-IDEMPOTENCY-1]', async () => {
  const sent = async (key: string): Promise<unknown> => {
    const response = await h.send('/products', { method: 'POST', body: '{"sku":"KEYED"}', headers: { 'idempotency-key': key } });
    return [response.status, response.headers.get('idempotent-replayed')];
  };
  expect([await sent('order 7 of 9'), await sent('order 7 of 9')]).toEqual([[201, null], [201, 'true']]);
  expect((await answer('POST', '/products', { sku: 'KEYED' }, { 'idempotency-key': 'caf\u00e9' }))[1].error.details).toEqual({ 'Idempotency-Key': ['must be 1 to 255 printable ASCII characters'] });
});

test('the page shows the fields of each shape that the entries of a list have', async () => {
  const page = await (await h.send('/docs')).text();
  const [, list = ''] = page.split('id="products.list"');
  const fields = [...(list.split('</section>')[0] ?? '').matchAll(/<td><code>(data\[\][^<]*)<\/code>/g)].map(([, field]) => field);
  expect(fields).toEqual(expect.arrayContaining(['data[]', 'data[] as Product', 'data[].variants[].prices[].sale_price', 'data[] as DeletedProduct', 'data[].deleted']));
});
