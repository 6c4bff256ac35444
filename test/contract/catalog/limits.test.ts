import { takeComplaints } from '../../kit/answers-seen.js';
import { openCatalogCompany, type CatalogCompany } from './catalog-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let h: CatalogCompany;
beforeAll(async () => { h = await openCatalogCompany(); });
afterAll(() => h.close());
afterEach(() => { takeComplaints(); }); // the description has these limits

const answer = async (method: string, path: string, body?: object): Promise<[number, any]> => {
  const response = await h.send(path, { method, ...(body && { body: JSON.stringify(body) }) });
  return [response.status, await response.json()];
};
const details = async (method: string, path: string, body: object): Promise<unknown> => {
  const [status, { error }] = await answer(method, path, body);
  return [status, error?.code, error?.details];
};
const record = (count: number, value: unknown): object => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${String(at)}`, value]));
const invalid = (field: string, message: string): unknown => [400, 'validation_failed', { [field]: [message] }];

test.each([
  ['x'.repeat(256), 'must have at most 255 characters'],
  ['a\r\nX-Evil: 1', 'must not contain control or broken characters'],
  ['a\u0001', 'must not contain control or broken characters'],
  [' a', 'must not begin or end with a space'],
])('an external_id is 1 to 255 characters without control characters (%#) [H-LIMITS-1]', async (id, message) => {
  expect((await answer('POST', '/products', { sku: 'EXT', external_id: 'y'.repeat(255) }))[1].data.external_id).toHaveLength(255);
  expect(await details('POST', '/products', { sku: 'EXT-2', external_id: id })).toEqual(invalid('external_id', message));
  expect(await details('PATCH', '/products/EXT', { external_id: id })).toEqual(invalid('external_id', message));
  expect((await answer('POST', '/products/bulk', { products: [{ sku: 'EXT-3', external_id: id }] }))[1].data.results).toMatchObject([{ status: 'invalid', errors: [{ field: 'external_id', message }] }]);
});

const TOO_MANY: readonly [string, number, object][] = [
  ['attributes', 500, { attributes: record(501, 1) }],
  ['attributes', 500, { attributes: record(40_000, 1) }], // read on a thread
  ['translations', 100, { translations: record(101, { title: 'x' }) }],
  ['variants', 1000, { variants: Array.from({ length: 1001 }, () => 1) }],
  ['image_urls', 100, { image_urls: Array.from({ length: 60_000 }, () => 'x') }],
];
test.each(TOO_MANY)('what has more entries than it may is refused before they are read (%s, %#) [H-LIMITS-1]', async (field, most, product) => {
  const message = `must have at most ${String(most)} entries`;
  expect(await details('POST', '/products', { sku: 'MANY', ...product })).toEqual(invalid(field, message));
  expect(await details('PATCH', '/products/EXT', product)).toEqual(invalid(field, message));
  expect((await answer('POST', '/products/bulk', { products: [{ sku: 'MANY', ...product }] }))[1].data.results).toEqual([{ index: 0, sku: 'MANY', product_id: null, status: 'invalid', errors: [{ field, variant_sku: null, message }], notes: [] }]);
});

test.each([[{ products: [] }, 'must have at least 1 product'], [{ products: Array.from({ length: 101 }, () => 1) }, 'must have at most 100 products'], [{ products: { read: [] } }, 'must be of the type array'], [{}, 'is required']])('a bulk has 1 to 100 products (%#) [H-BULK-2]', async (body, message) => {
  expect(await details('POST', '/products/bulk', body)).toEqual(invalid('products', message));
});

test('an answer lists 100 errors and 100 notes of a product, and how many more there are [H-LIMITS-2]', async () => {
  const variants = Array.from({ length: 150 }, (_, at) => ({ sku: `L-${String(at)}`, foo: 1, ...(at > 0 && { prices: [{ price_list: 'none', price: 1 }] }) }));
  const [, { data: { results: [bulk] } }] = await answer('POST', '/products/bulk', { products: [{ sku: 'L', variants }] });
  const [, { result }] = await answer('POST', '/products', { sku: 'L', variants });
  for (const { status, errors, notes } of [bulk, result]) {
    expect([status, errors.length, notes.length]).toEqual(['partial', 100, 100]);
    expect(errors.at(-1)).toMatchObject({ variant_sku: null, message: '50 more errors are not listed' });
    expect(notes.at(-1)).toEqual({ field: '*', variant_sku: null, reason: 'more', message: '51 more notes are not listed' });
  }
  expect((await answer('POST', '/products', { sku: 'U', ...record(30_000, 1) }))[1].result.notes).toHaveLength(100);
});

test('a SKU is required in a new product alone, and a body of it may be absent in none', async () => {
  expect(await details('POST', '/products', {})).toEqual(invalid('sku', 'is required'));
  expect(await details('POST', '/products', { sku: '', title: 1 })).toMatchObject([400, 'validation_failed', { title: ['must be of the type string'] }]);
  expect((await h.send('/products/EXT', { method: 'PATCH' })).status).toBe(200);
  expect(await details('POST', '/products', { item: { sku: 'X' }, read: { item: { sku: 'X' } } })).toEqual(invalid('sku', 'is required'));
});

test('a damaged product fails its own item of a bulk, and the others are written [H-BULK-3]', async () => {
  const { id } = (await answer('POST', '/products', { sku: 'BAD', title: 'Bad' }))[1].data;
  await h.database('catalog').inTransaction((transaction) => transaction.execute("UPDATE product SET attributes = '{bad' WHERE company_id = ? AND id = ?", [h.company, id]));
  const [status, { data }] = await answer('POST', '/products/bulk', { products: [{ sku: 'GOOD-1' }, { sku: 'BAD', season: 'b' }, { sku: 'GOOD-2' }, { sku: 'THIEF', variants: [{ sku: 'BAD' }] }] });
  expect([status, data.results.map((one: any) => one.status)]).toEqual([200, ['created', 'failed', 'created', 'failed']]);
  const message = `Product ${String(id)} Bad cannot be read: what is stored as its attributes is damaged`;
  expect(data.results[1]).toEqual({ index: 1, sku: 'BAD', product_id: id, status: 'failed', errors: [{ field: null, variant_sku: null, message }], notes: [] });
  expect(await answer('PATCH', `/products/${String(id)}`, { season: 'c' })).toMatchObject([500, { error: { code: 'internal_error', message } }]);
  expect(await h.outcome('/products/BAD/variants/BAD', 'ERP', { method: 'PATCH', body: '{"barcode":"1"}' })).toEqual([500, 'internal_error']);
});

test('what is taken out of HTML is noted, and HTML that is nothing else changes nothing [H-HTML-1]', async () => {
  const reasons = async (body: object): Promise<unknown> => (await answer('PATCH', '/products/HTML', body))[1].result.notes.map(({ field, reason }: any) => `${field as string} ${reason as string}`);
  await answer('POST', '/products', { sku: 'HTML', description: '<p dir="ltr"><a title="a &gt; b">One</a> <br> <img src="https://a.example/x.png" alt=""> 1 < 2 = "x"</p>' });
  expect(await reasons({ description: '<p dir="ltr"><a title="a &gt; b">One</a> <br> <img src="https://a.example/x.png" alt=""> 1 < 2 = "x"</p>' })).toEqual([]);
  expect(await reasons({ description: '<script>alert(1)</script>' })).toEqual(['description html_removed']);
  expect((await answer('GET', '/products/HTML'))[1].data.description).toContain('One');
  expect(await reasons({ description: '<p onclick="x()">t</p>', translations: { it: { description: '<a href="javascript:x">t</a>' } } })).toEqual(['description html_removed', 'translations.it.description html_removed']);
  expect((await answer('GET', '/products/HTML'))[1].data).toMatchObject({ description: '<p>t</p>', translations: { it: { description: '<a>t</a>' } } });
  expect((await answer('PUT', '/products/HTML/translations/it', { description: '<i style="x">u</i>' }))[1]).toMatchObject({ data: { translations: { it: { description: '<i>u</i>' } } }, result: { notes: [{ field: 'translations.it.description', reason: 'html_removed' }] } });
});

test('HTML that takes long is sanitized all the same, and its length is checked as it was sent [H-HTML-1]', async () => {
  const [, { data }] = await answer('POST', '/products/bulk', { products: [{ sku: 'LONG-1', description: '<p>a</p>'.repeat(8000) }, { sku: 'LONG-2', description: `<p>${'<x>'.repeat(5000)}b</p>` }, { sku: 'LONG-3', description: '<x>'.repeat(22_000) }] });
  expect(data.results).toMatchObject([{ status: 'created', notes: [] }, { status: 'created', notes: [{ reason: 'html_removed' }] }, { status: 'invalid', errors: [{ field: 'description', message: 'must have at most 65000 characters' }] }]);
  expect((await answer('GET', '/products/LONG-2'))[1].data.description).toBe('<p>b</p>');
});

test('different sizes have different codes, and one without a letter or digit is wrong input [H-OPTION-1]', async () => {
  const variants = ['S', 'S+', '38', '38½', '40', '<40', '+2', '-2', '2', '✂'].map((size, at) => ({ sku: `Z-${String(at)}`, size }));
  const [, { data, result }] = await answer('POST', '/products', { sku: 'Z', variants });
  expect(data.variants.map(({ options }: any) => options.size)).toEqual(['s', 's-plus', '38', '38-1-2', '40', 'under-40', 'plus-2', 'minus-2', '2']);
  expect(result.errors).toEqual([{ variant_sku: 'Z-9', message: 'size must have a letter or digit' }]);
});

test('names of members of every object are names like others', async () => {
  expect(await details('PATCH', '/products/Z', { attributes: { constructor: 'x', toString: 'x' } })).toEqual([400, 'validation_failed', { 'attributes.constructor': ['is not an attribute of this catalog'], 'attributes.toString': ['is not an attribute of this catalog'] }]);
  expect((await answer('POST', '/products/bulk', { products: [{ sku: 'Z', translations: { valueOf: { title: 'x' } } }] }))[1].data.results[0].errors[0].field).toBe('translations.valueOf');
  expect((await answer('PATCH', '/products/Z', { constructor: 1 }))[1].result.notes).toMatchObject([{ field: 'constructor', reason: 'unknown_field' }]);
});

test('a wrong text of a language is named by its locale', async () => {
  expect(await details('PATCH', '/products/Z', { translations: { en: { title: 'Own' }, it: { title: 'x'.repeat(256) } } })).toEqual(invalid('translations.it.title', 'must have at most 255 characters'));
});

test('sizes and SKUs that a system owns are left alone [H-LOCK-2]', async () => {
  const lock = 'mutation ($input: LockFieldsInput!) { lockFields(input: $input) { field } }';
  const { id } = (await answer('POST', '/products', { sku: 'K', variants: [{ sku: 'K', size: 'M' }] }))[1].data;
  await h.asStaff(lock, { input: { productId: id, owner: 'PLM', fields: ['sku', 'size'] } });
  expect((await answer('PATCH', '/products/K', { sku: 'K2', variants: [{ sku: 'K', size: 'L' }] }))[1]).toMatchObject({ data: { sku: 'K', variants: [{ options: { size: 'm' } }] }, result: { notes: [{ field: 'sku', reason: 'field_locked' }, { field: 'size', variant_sku: 'K', reason: 'field_locked' }] } });
  expect(await answer('PATCH', '/products/K/variants/K', { sku: 'K3' })).toMatchObject([409, { error: { code: 'field_locked', details: { locked: ['sku'] } } }]);
});
