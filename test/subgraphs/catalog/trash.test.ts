import { connected } from '../../kit/schema.js';
import { shirt, staffOf, system, testCatalog } from './test-catalog.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const catalog = testCatalog();
const FIELDS = 'id sku handle externalId title deletedAt activity { type } variants { id sku price { amount } listedPrices { priceList } }';
const save = async (companyId: number, product: object): Promise<any> => (await catalog.run<any>(`mutation ($input: SaveProductsInput!) { saveProducts(input: $input) { ${FIELDS} } }`, { input: { products: [product] } }, staffOf(companyId))).saveProducts[0];
const remove = async (companyId: number, ...ids: number[]): Promise<number[]> => (await catalog.run<any>('mutation ($input: ProductIdsInput!) { deleteProducts(input: $input) }', { input: { ids } }, staffOf(companyId))).deleteProducts;
const restore = async (companyId: number, ...ids: number[]): Promise<any[]> => (await catalog.run<any>(`mutation ($input: ProductIdsInput!) { restoreProducts(input: $input) { ${FIELDS} } }`, { input: { ids } }, staffOf(companyId))).restoreProducts;
const purge = async (): Promise<number> => (await catalog.run<any>('mutation { purgeTrash }', {}, system)).purgeTrash;
const seen = (companyId: number, filter: object = {}): Promise<any> => catalog.run<any>('query ($filter: ProductFilter) { products(filter: $filter) { nodes { id deletedAt } } variants { nodes { sku } } product(id: 1) { id } }', { filter }, staffOf(companyId));
const events = async (companyId: number): Promise<string[]> =>
  (await catalog.run<any>('query { catalogOutbox(first: 500) { companyId type payload } }', {}, system)).catalogOutbox.filter((event: any) => event.companyId === companyId).map(({ type, payload }: any) => `${type as string} ${payload.sku as string}`);
const rows = async (companyId: number): Promise<unknown[]> => {
  const source = await connected(catalog.location);
  const counts = [];
  for (const table of ['product', 'variant', 'variant_price', 'product_token', 'product_tag']) {
    const [row] = await source.query<{ n: unknown }[]>(`SELECT COUNT(*) AS n FROM ${table} WHERE company_id = ${String(companyId)}`);
    counts.push(Number(row?.n));
  }
  await source.destroy();
  return counts;
};

test('a deleted product is gone for everybody but the trash, and its variants for other subgraphs', async () => {
  const before = await save(1, shirt());
  expect(await remove(1, 1)).toEqual([1]);
  expect(await seen(1)).toEqual({ products: { nodes: [] }, variants: { nodes: [] }, product: null });
  expect((await seen(1, { deleted: true })).products.nodes).toEqual([{ id: 1, deletedAt: '2026-11-21T09:30:00.001Z' }]);
  expect((await seen(1, { search: 'linen' })).products.nodes).toEqual([]);
  for (const filter of [{ search: 'linen' }, { search: 'shirt_green_m' }, { skus: ['SHIRT_GREEN_M'] }, { skus: ['SHIRT_GREEN_S', 'NONE'] }]) {
    expect((await seen(1, { deleted: true, ...filter })).products.nodes).toMatchObject([{ id: 1 }]);
    expect((await seen(1, filter)).products.nodes).toEqual([]);
  }
  expect((await seen(1, { deleted: true, skus: ['NONE'] })).products.nodes).toEqual([]);
  expect((await events(1)).slice(3)).toEqual(['variant.removed SHIRT_GREEN_S', 'variant.removed SHIRT_GREEN_M', 'product.deleted SHIRT_GREEN_S']);
  await expect(remove(1, 1)).rejects.toMatchObject({ code: 'NOT_FOUND', details: { ids: [1] } });

  const [after] = await restore(1, 1);
  expect(after).toEqual({ ...before, activity: [{ type: 'product.created' }, { type: 'product.deleted' }, { type: 'product.restored' }] });
  expect((await seen(1, { search: 'linen' })).products.nodes).toEqual([{ id: 1, deletedAt: null }]);
  expect((await events(1)).slice(6)).toEqual(['variant.changed SHIRT_GREEN_S', 'variant.changed SHIRT_GREEN_M', 'product.restored SHIRT_GREEN_S']);
  await expect(restore(1, 1)).rejects.toMatchObject({ code: 'NOT_FOUND', details: { ids: [1] } });
});

test.each([
  ['the SKU of a variant', { handle: null, externalId: null, sku: 'OTHER', variants: [{ sku: 'SHIRT_GREEN_M' }] }, 'SHIRT_GREEN_M'],
  ['the product\'s own SKU', { handle: null, externalId: null, sku: 'SHIRT_GREEN_S', variants: [{ sku: 'OTHER' }] }, 'SHIRT_GREEN_S'],
])('others can have %s meanwhile: the restore is refused until they let it go', async (_, other, sku) => {
  const companyId = sku === 'SHIRT_GREEN_M' ? 2 : 3;
  await save(companyId, shirt());
  await remove(companyId, 1);
  expect(await save(companyId, shirt(other))).toMatchObject({ id: 2 });
  await expect(restore(companyId, 1)).rejects.toMatchObject({ code: 'ALREADY_EXISTS', details: { sku, productId: 2 } });
  await remove(companyId, 2);
  expect(await restore(companyId, 1)).toMatchObject([{ id: 1, sku: 'SHIRT_GREEN_S' }]);
});

test('a handle or an id in another system that others have meanwhile stays with them', async () => {
  await save(4, shirt());
  await remove(4, 1);
  expect(await save(4, shirt({ variants: [{ sku: 'OTHER' }] }))).toMatchObject({ id: 2, handle: 'linen-shirt', externalId: 'erp-1' });
  expect(await restore(4, 1)).toMatchObject([{ id: 1, handle: null, externalId: null, sku: 'SHIRT_GREEN_S' }]);
});

test('what has been in the trash for 30 days is deleted for good, with all that was kept of it', async () => {
  await save(5, shirt());
  await catalog.run('mutation ($input: ProductTagsInput!) { addProductTags(input: $input) { id } }', { input: { productId: 1, tags: ['summer'] } }, staffOf(5));
  await remove(5, 1);
  catalog.clock.turn(30 * 86_400_000 - 1000);
  await purge();
  expect((await rows(5))[0]).toBe(1);
  catalog.clock.turn(2000);
  expect(await purge()).toBeGreaterThan(0);
  expect(await rows(5)).toEqual([0, 0, 0, 0, 0]);
  await expect(restore(5, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(catalog.run('mutation { purgeTrash }', {}, staffOf(5))).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('products that a key keeps to itself are not deleted by people, and products of another company not by anybody', async () => {
  await save(6, shirt());
  await expect(remove(7, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const source = await connected(catalog.location);
  await source.query("UPDATE product SET written_by = '0199a000-0000-7000-8000-000000000001' WHERE company_id = 6");
  await source.destroy();
  await expect(remove(6, 1)).rejects.toMatchObject({ code: 'FIELD_LOCKED', details: { ids: [1] } });
  await expect(catalog.run('mutation ($input: ProductIdsInput!) { deleteProducts(input: $input) }', { input: { ids: [1] } }, staffOf(6, ['catalog.read']))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(remove(6)).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test('two that delete one product at once: one does, the other hears that it is in the trash', async () => {
  await save(8, shirt());
  const outcomes = await Promise.allSettled([remove(8, 1), remove(8, 1)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await events(8)).filter((event) => event.startsWith('product.deleted'))).toHaveLength(1);
});

test('a product that is restored while the trash is emptied stays whole, or was gone before', async () => {
  const before = await save(9, shirt());
  await remove(9, 1);
  catalog.clock.turn(31 * 86_400_000);
  const [purged, restored] = await Promise.allSettled([purge(), restore(9, 1)]);
  expect(purged.status).toBe('fulfilled');
  if (restored.status === 'rejected') { // the trash was emptied first
    expect(restored.reason).toMatchObject({ code: 'NOT_FOUND', details: { ids: [1] } });
    expect(await rows(9)).toEqual([0, 0, 0, 0, 0]);
  } else {
    expect(restored.value[0]).toMatchObject({ id: 1, variants: before.variants });
    expect((await seen(9)).product).toEqual({ id: 1 });
  }
});

test('a product is found by its own SKU, as by those of its variants', async () => {
  await save(18, shirt({ sku: 'SHIRT' }));
  for (const skus of [['SHIRT'], ['NONE', 'SHIRT_GREEN_M'], ['SHIRT', 'SHIRT_GREEN_S']]) expect((await seen(18, { skus })).products.nodes).toMatchObject([{ id: 1 }]);
  expect((await seen(18, { skus: ['NONE'] })).products.nodes).toEqual([]);
});
