import { Failure } from '#contract/failure.js';
import type { CallContext, Principal } from '#contract/principal.js';
import { createStockFollower } from '../../../gateway/relay/stock-follower.js';
import { createRelay } from '../../../gateway/relay/relay.js';
import { ROUTES } from '../../../gateway/relay/routes.js';
import { openCompany, staffOf } from '../../kit/company.js';
import { manualClock } from '../../kit/manual-clock.js';
import { openGraph, systemOf, type OpenGraph } from '../../kit/open-graph.js';
import type { ManualClock } from '../../kit/manual-clock.js';
import { parsed } from '../../kit/parsed.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let graph: OpenGraph;
let relay: ReturnType<typeof createRelay>;
const follower = (): ReturnType<typeof createStockFollower> => createStockFollower(graph);
beforeAll(async () => {
  graph = await openGraph(manualClock('2026-03-10T08:00:00.000Z'), { subgraphs: ['catalog', 'orders', 'identity'] });
  relay = createRelay({ ...graph, routes: ROUTES.filter(({ source }) => source === 'catalog' || source === 'orders') });
});
afterAll(() => graph.close());

const SAVE = 'mutation S($input: SaveProductsInput!) { saveProducts(input: $input) { id updatedAt variants { id sku } } }';

/** A company with a shirt of two sizes and a mug, known to orders, and two locations; its feed of products is read by `changed`. */
async function openShop() {
  const company = await openCompany(graph);
  const { asStaff } = company;
  const run = (text: string, variables: object = {}): Promise<any> => asStaff(text, variables);
  const [shirt, mug] = (await run(SAVE, { input: { products: [
    { title: 'Shirt', variants: [{ sku: 'S', size: 'S' }, { sku: 'M', size: 'M' }] }, { title: 'Mug', variants: [{ sku: 'MUG' }] },
  ] } })).saveProducts;
  for (const code of ['MI1', 'LY1']) await company.warehouse(code);
  await relay.drain();
  const principal: Principal = staffOf(company.company);
  const set = (items: readonly object[], as: Partial<CallContext> = {}): Promise<any> => graph.call(
    parsed('mutation A($input: SetAvailabilityInput!) { setAvailability(input: $input) { results { status } } }') as never, { input: { items } }, { principal, requestId: 'r-1', via: 'test', ...as });
  return {
    ...company, run, set, shirt, mug,
    updatedAt: async (id: number): Promise<string> => (await run('query P($id: SafeInt!) { product(id: $id) { updatedAt } }', { id })).product.updatedAt,
    /** What was published of stock, and nothing of it twice. */
    published: async (): Promise<any[]> => (await graph.database('catalog').query<any>("SELECT payload FROM outbox WHERE company_id = ? AND type = 'stock.updated' ORDER BY stamp, place", [company.company])).map(({ payload }) => JSON.parse(payload)),
    versionOf: async (id: number): Promise<number> => (await graph.database('catalog').query<any>('SELECT version FROM product WHERE company_id = ? AND id = ?', [company.company, id]))[0].version,
  };
}

const variantOf = (product: any, sku: string): any => ({ variantId: product.variants.find((one: any) => one.sku === sku).id, sku });

test('a product moves in the feed when the availability of a variant changes, whatever changed it, and its version stays', async () => {
  const shop = await openShop();
  const first = await shop.updatedAt(shop.shirt.id);
  await shop.set([{ sku: 'S', location: 'MI1', available: 5 }, { sku: 'M', location: 'LY1', available: 5 }]);
  await follower().drain();
  const counted = await shop.updatedAt(shop.shirt.id);
  expect([counted > first, await shop.versionOf(shop.shirt.id), await shop.published()]).toEqual([true, 1, [
    { productId: shop.shirt.id, catalogId: 1, sku: null, variants: [variantOf(shop.shirt, 'S'), variantOf(shop.shirt, 'M')] },
  ].map((one) => ({ ...one, sku: expect.anything() }))]);
  await shop.run(`mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }`, { input: {
    channel: 'shop', currency: 'EUR', paymentStatus: 'PAID', customer: { name: 'Ada' }, shippingAddress: { city: 'Milano', countryCode: 'IT' }, shipping: { methodCode: 'std' },
    lines: [{ sku: 'S', quantity: 1, locationCode: 'MI1', unitPrice: { amount: '10.00', currency: 'EUR' } }],
  } });
  await follower().drain();
  expect([await shop.updatedAt(shop.shirt.id) > counted, (await shop.published()).slice(1)]).toMatchObject([true, [{ productId: shop.shirt.id, variants: [variantOf(shop.shirt, 'S')] }]]);
  expect((await shop.run('query P($id: SafeInt!) { product(id: $id) { activity { type } } }', { id: shop.shirt.id })).product.activity).toHaveLength(1);
  expect((await shop.run('query P($id: SafeInt!) { product(id: $id) { variants { stock { locationCode available onHand } } } }', { id: shop.shirt.id })).product.variants)
    .toMatchObject([{ stock: [{ locationCode: 'MI1', available: 4, onHand: 5 }] }, { stock: [{ locationCode: 'LY1', available: 5, onHand: 5 }] }]);
});

test('each change is taken once, whoever follows and however often', async () => {
  const shop = await openShop();
  await shop.set([{ sku: 'MUG', location: 'MI1', available: 5 }]);
  await Promise.all([follower().drain(), follower().drain(), follower().drain()]);
  const after = await shop.updatedAt(shop.mug.id);
  await follower().drain();
  expect([await shop.updatedAt(shop.mug.id), (await shop.published()).length]).toEqual([after, 1]);
});

test('products in the trash and variants that are gone are passed over, and those behind them go on', async () => {
  const shop = await openShop();
  await shop.set([{ sku: 'S', location: 'MI1', available: 1 }, { sku: 'MUG', location: 'MI1', available: 1 }]);
  await shop.run('mutation D($input: ProductIdsInput!) { deleteProducts(input: $input) }', { input: { ids: [shop.shirt.id] } });
  const [trashed] = await graph.database('catalog').query<any>('SELECT updated_at FROM product WHERE company_id = ? AND id = ?', [shop.company, shop.shirt.id]);
  await follower().drain();
  expect([(await shop.published()).map(({ productId }) => productId), await graph.database('catalog').query<any>('SELECT updated_at FROM product WHERE company_id = ? AND id = ?', [shop.company, shop.shirt.id])]).toEqual([[shop.mug.id], [trashed]]);
});

test('many changes are taken page by page, and the events of a product name at most 100 variants', async () => {
  const shop = await openShop();
  const sizes = Array.from({ length: 150 }, (_, index) => `XL-${String(index).padStart(4, '0')}`);
  const products = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name) => ({ title: name, variants: sizes.map((size) => ({ sku: `${name}-${size}`, size })) }));
  await shop.run(SAVE, { input: { products } });
  await relay.drain();
  await shop.set(products.flatMap(({ variants }) => variants.map(({ sku }) => ({ sku, location: 'MI1', available: 3 }))));
  await follower().drain();
  const published = await shop.published();
  const skus = published.flatMap(({ variants }) => variants.map(({ sku }: any) => String(sku)));
  expect([Math.max(...published.map(({ variants }) => variants.length)), skus.sort()]).toEqual([100, products.flatMap(({ variants }) => variants.map(({ sku }) => sku)).sort()]);
});

test('a reader by change sequence ends with an exact copy while eight write stock, products and orders, deletions and restores included', async () => {
  const shop = await openShop();
  const made = (await shop.run(SAVE, { input: { products: Array.from({ length: 12 }, (_, index) => ({ title: `P${String(index)}`, variants: [{ sku: `P${String(index)}-1` }, { sku: `P${String(index)}-2`, size: 'M' }] })) } })).saveProducts;
  await relay.drain();
  const own = follower();
  const done = { writers: false };
  const written: boolean[] = [];
  const writer = async (at: number): Promise<void> => {
    for (let round = 0; round < 10; round += 1) {
      const index = (at * 5 + round * 7) % made.length;
      const sku = `P${String(index)}-${String(1 + (round % 2))}`;
      if (at === 0) written.push(await allowed(shop.run(round % 3 === 0 ? 'mutation D($input: ProductIdsInput!) { deleteProducts(input: $input) }' : 'mutation R($input: ProductIdsInput!) { restoreProducts(input: $input) { id } }', { input: { ids: [made[(round - round % 3) % made.length].id] } })));
      else if (at % 2 === 0) written.push(await allowed(shop.run(SAVE, { input: { products: [{ title: `P${String(at)} ${String(round)}`, variants: [{ sku }] }] } })));
      else await shop.set([{ sku, location: round % 2 === 0 ? 'MI1' : 'LY1', available: at * 100 + round }]);
      await (at === 0 ? relay : own).drain();
    }
  };
  const copy = new Map<number, string>();
  let since = '';
  const poll = async (): Promise<void> => {
    const rows = await graph.database('catalog').query<any>('SELECT id, deleted_at, updated_at FROM product WHERE company_id = ? AND updated_at >= ? ORDER BY updated_at, id', [shop.company, since]);
    for (const { id, deleted_at: deleted, updated_at: changed } of rows) {
      copy.set(id, deleted === null ? await shownOf(shop, id) : 'deleted');
      since = changed;
    }
  };
  const reading = (async () => { while (!done.writers) await poll(); })();
  try {
    await Promise.all(Array.from({ length: 8 }, (_, at) => writer(at)));
  } finally {
    done.writers = true;
    await reading;
  }
  await own.drain();
  await poll();
  const rows = await graph.database('catalog').query<any>('SELECT id, deleted_at FROM product WHERE company_id = ?', [shop.company]);
  const truth = await Promise.all(rows.map(async ({ id, deleted_at: deleted }) => [id, deleted === null ? await shownOf(shop, id) : 'deleted'] as const));
  expect([...copy].sort()).toEqual(truth.sort());
  expect(written.filter(Boolean).length).toBeGreaterThan(30);
});

/** A write that may find the product in the trash, or out of it, or changed by others every time it tried. */
const allowed = async (write: Promise<unknown>): Promise<boolean> =>
  write.then(() => true, (error: unknown) => { if (!(error instanceof Failure) || !['NOT_FOUND', 'ALREADY_EXISTS', 'CONFLICT'].includes(error.code)) throw error; return false; });

/** A product with its stock, as a reader sees it. */
const shownOf = async (shop: { run: (text: string, variables: object) => Promise<any> }, id: number): Promise<string> =>
  JSON.stringify((await shop.run('query P($id: SafeInt!) { product(id: $id) { title variants { sku stock { locationCode available } } } }', { id })).product ?? 'deleted');

test('only the product itself follows', async () => {
  await expect(graph.run('{ lastChanges { companyId } }', {}, staffOf(1))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(graph.run('{ followedStock(companyId: 1) { sequence } }', {}, staffOf(1))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await graph.run('{ followedStock(companyId: 99) { sequence } }', {}, systemOf(99))).toEqual({ followedStock: null });
});

test('a company whose changes fail holds up no other', async () => {
  const [broken, fine] = [await openShop(), await openShop()];
  for (const shop of [broken, fine]) await shop.set([{ sku: 'MUG', location: 'MI1', available: 2 }]);
  const call: OpenGraph['call'] = (operation, variables, context) =>
    (context.principal.companyId === broken.company && JSON.stringify(variables).includes('changes') ? Promise.reject(new Error('away')) : graph.call(operation, variables, context));
  const own = createStockFollower({ ...graph, call });
  await own.drain();
  expect([(await broken.published()).length, (await fine.published()).length]).toEqual([0, 1]);
  (graph.clock as ManualClock).turn(5000);
  await follower().drain();
  expect((await broken.published()).length).toBe(1);
});
