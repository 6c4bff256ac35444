import { openCatalogCompany, type CatalogCompany } from './catalog-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let h: CatalogCompany;
beforeAll(async () => {
  h = await openCatalogCompany();
  await h.write([{ sku: 'ONE', externalId: 'A1', variants: [{ sku: 'ONE-S' }] }, { sku: 'TWO', externalId: 'A2', variants: [{ sku: 'TWO-S' }] }]);
});
afterAll(() => h.close());

const patch = async (path: string, body: object): Promise<any> => (await h.send(path, { method: 'PATCH', body: JSON.stringify(body) })).json();
const idsOf = async (query: string, as?: 'PIM'): Promise<unknown> => (await h.read(`/products?${query}`, as)).data.map(({ id }: { id: number }) => id);

test('a product is not given the external_id of another one: the request must change [H-WRITE-NAMES-1]', async () => {
  expect((await patch('/products/ONE', { external_id: 'A2', title: 'Not written' })).error).toMatchObject({ code: 'product_not_written', message: 'The external_id belongs to the product 2' });
  expect((await h.read('/products/1')).data).toMatchObject({ external_id: 'A1', title: 'ONE' });
  expect((await patch('/products/ONE', { external_id: 'A1' })).result).toMatchObject({ status: 'updated', errors: [] });
});

test('a product is not given the SKU of a variant of another one, by a key or a person [H-WRITE-NAMES-2]', async () => {
  expect((await patch('/products/ONE', { sku: 'TWO-S' })).error).toMatchObject({ code: 'validation_failed', details: { sku: ['belongs to a variant of another product'] } });
  await expect(h.save({ sku: 'TWO-S', title: 'Third', variants: [{ sku: 'THREE-S' }] })).rejects.toMatchObject({ code: 'ALREADY_EXISTS', details: { 'products.0.sku': ['belongs to a variant of another product'] } });
  expect((await patch('/products/ONE', { sku: 'ONE-S' })).data).toMatchObject({ id: 1, sku: 'ONE-S' });
  expect((await patch('/products/1', { sku: 'ONE' })).data).toMatchObject({ id: 1, sku: 'ONE' });
});

test('products are found by the id that the calling key gave them [H-READ-LIST-6]', async () => {
  expect(await idsOf('external_id=A2')).toEqual([2]);
  expect(await idsOf('external_id=A2', 'PIM')).toEqual([]);
  expect(await idsOf('external_id=A2&sku=TWO,ONE')).toEqual([2]);
  expect(await idsOf('external_id=A2&sku=ONE')).toEqual([]);
  expect(await idsOf('external_id=A1&updated_since=2000-01-01T00:00:00Z&status=draft')).toEqual([1]);
  expect(await h.outcome('/products?external_id=')).toEqual([400, 'validation_failed']);
});

test.each([
  ['/products?page=2', 'page', 'updated_since, sku, external_id, status, cursor, limit'], ['/products?updatedSince=2026-01-01', 'updatedSince', 'updated_since, sku, external_id, status, cursor, limit'],
  ['/categories?parent_id=1', 'parent_id', 'cursor, limit'], ['/webhooks/deliveries?state=waiting', 'state', 'status, cursor, limit'],
])('%s is refused: a parameter that is not there would answer everything [H-READ-LIST-7]', async (path, name, known) => {
  expect((await h.read(path)).error).toMatchObject({ code: 'validation_failed', details: { [name]: [`is not a parameter of this list; it has ${known}`] } });
});

test('refusals say what to do: how to send a key, whom to ask for one that writes, which methods a path has', async () => {
  const missing = await fetch(`${h.base}/products`, { headers: { 'x-api-key': h.keys.ERP.apiKey } });
  expect([missing.status, missing.headers.get('www-authenticate'), (await missing.json()).error.message]).toEqual([401, 'Bearer', 'The key is missing or wrong, or this address may not use it: send Authorization: Bearer pca_...']);
  const message = async (method: string, as?: 'READER'): Promise<unknown> => (await (await h.send('/products/ONE', { method, body: '{}' }, as)).json()).error.message;
  expect(await message('PATCH', 'READER')).toBe('The key only reads; ask the merchant for one that writes.');
  expect(await message('PUT')).toBe('PUT is not a method of this path; it has GET, PATCH, DELETE, HEAD, OPTIONS');
});
