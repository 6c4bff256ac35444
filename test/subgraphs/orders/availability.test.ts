import { execute, parse } from 'graphql';
import type { CallContext, Principal } from '#contract/principal.js';
import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { staff } from '../../kit/orders.js';
import { openShop, type Shop } from '../../kit/shop.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const TEE = '018f0000-0000-7000-8000-000000000001';
const MUG = '018f0000-0000-7000-8000-000000000002';
const NEW = '018f0000-0000-7000-8000-000000000003';
const key: Principal = { kind: 'connection', companyId: 7, actor: 'ERP', connectionId: 'k-1', scopes: ['catalog:read', 'catalog:write'], catalogKey: { catalogId: 1, fieldRule: 'SORGENTE' } };
const reader: Principal = { ...key, scopes: ['catalog:read'] };

let shop: Shop;
beforeAll(async () => { shop = await openShop(); });
afterAll(() => shop.orders.subgraph.close());

const set = async (items: readonly object[], as: Partial<CallContext> = {}): Promise<any[]> => (await shop.orders.run(
  'mutation Set($input: SetAvailabilityInput!) { setAvailability(input: $input) { results { index variantId sku locationCode status available onHand problem { field message } } } }',
  { input: { items } }, { principal: key, ...as })).setAvailability.results;

/** The stock of variants by location code: available of on hand. */
const stockOf = async (ids: readonly string[], principal: Principal = reader): Promise<any> => {
  const { _entities: found } = await ask('query($r: [_Any!]!) { _entities(representations: $r) { ... on Variant { stock { locationCode available onHand } } } }', ids, principal);
  return found.map(({ stock }: any) => stock.map(({ locationCode, available, onHand }: any) => `${String(locationCode)} ${String(available)} of ${String(onHand)}`));
};
const ask = async (text: string, ids: readonly string[], principal: Principal): Promise<any> => {
  const { subgraph } = shop.orders;
  const answer = await execute({ schema: subgraph.schema, document: parse(text), variableValues: { r: ids.map((id) => ({ __typename: 'Variant', id })) }, contextValue: subgraph.context({ principal, requestId: 'r-1', via: 'test' }) });
  if (answer.errors?.[0]) throw new Error(answer.errors[0].message);
  return answer.data;
};
const availableOf = async (sku: string): Promise<any> => (await shop.orders.run('query A($sku: String!) { availability(sku: $sku) { available onHand reserved location { code } } }', { sku }, { principal: staff })).availability;
const database = () => (shop.orders.subgraph.context({ principal: staff, requestId: 'r-1', via: 'test' }) as OrdersContext).deps.database;

test('what is available at a location is replaced, and units reserved for orders come on top', async () => {
  expect(await set([{ sku: 'TEE', location: 'MI1', available: 10 }, { variantId: TEE, location: shop.lyon, available: 4 }])).toEqual([
    { index: 0, variantId: TEE, sku: 'TEE', locationCode: 'MI1', status: 'UPDATED', available: 10, onHand: 10, problem: null },
    { index: 1, variantId: TEE, sku: 'TEE', locationCode: 'LY1', status: 'UPDATED', available: 4, onHand: 4, problem: null },
  ]);
  await shop.place([['TEE', 3, 'MI1']]);
  expect(await stockOf([TEE, MUG, NEW])).toEqual([['LY1 4 of 4', 'MI1 7 of 10'], [], []]);
  expect(await set([{ sku: 'TEE', location: 'MI1', available: 7 }, { sku: 'TEE', location: 'LY1', available: 0 }])).toMatchObject([{ status: 'UNCHANGED', available: 7, onHand: 10 }, { status: 'UPDATED', available: 0, onHand: 0 }]);
  expect(await set([{ sku: 'TEE', location: 'MI1', available: 20 }])).toMatchObject([{ status: 'UPDATED', available: 20, onHand: 23 }]);
  expect(await stockOf([TEE])).toEqual([['LY1 0 of 0', 'MI1 20 of 23']]);
  expect((await availableOf('TEE')).find(({ location }: any) => location.code === 'MI1')).toMatchObject({ available: 20, onHand: 23, reserved: 3 });
});

test('levels that a warehouse keeps at other codes stay as far as they fit, and what cannot be sold is left alone', async () => {
  await shop.orders.run('mutation U($input: UpdateLocationInput!) { updateLocation(input: $input) { id } }', { input: { code: 'LY1', stockLocationCodes: ['LY1', 'SHELF'] } });
  const report = (locationCode: string, quantity: number, classification = 'SELLABLE') => shop.orders.run('mutation R($input: CountStockInput!) { countStock(input: $input) { updated } }',
    { input: { locationCode: 'LY1', evenIfConnected: true, items: [{ sku: 'MUG', locationCode, quantity, classification }] } });
  await report('LY1', 5);
  await report('SHELF', 6);
  await report('LY1', 2, 'DAMAGED');
  const levels = async () => (await database().query<any>(`SELECT location_code, classification, quantity FROM stock_level WHERE variant_id = '${MUG}' ORDER BY location_code, classification`))
    .map(({ location_code, classification, quantity }) => `${String(location_code)} ${String(classification)} ${String(quantity)}`);
  await set([{ sku: 'MUG', location: 'LY1', available: 8 }]);
  expect(await levels()).toEqual(['LY1 DAMAGED 2', 'LY1 SELLABLE 2', 'SHELF SELLABLE 6']);
  await set([{ sku: 'MUG', location: 'LY1', available: 4 }]);
  expect([await levels(), await stockOf([MUG])]).toEqual([['LY1 DAMAGED 2', 'LY1 SELLABLE 0', 'SHELF SELLABLE 4'], [['LY1 4 of 4']]]);
});

test('what is wrong with an entry is its own result, and the others are written', async () => {
  await shop.orders.run('mutation C($input: CreateLocationInput!) { createLocation(input: $input) { id } }', { input: { code: 'OLD', name: 'Old', kind: 'STORE', countryCode: 'IT', timeZone: 'Europe/Rome' } });
  await shop.orders.run('mutation U($input: UpdateLocationInput!) { updateLocation(input: $input) { id } }', { input: { code: 'OLD', active: false } });
  const results = await set([
    { sku: 'MUG', location: 'MI1', available: 5 }, { sku: 'mug', location: 'MI1', available: 1 }, { variantId: NEW, location: 'MI1', available: 1 }, { location: 'MI1', available: 1 },
    { sku: 'MUG', location: 'XX1', available: 1 }, { sku: 'MUG', location: 'OLD', available: 1 }, { sku: 'TEE', location: 'LY1', available: -1 }, { sku: 'TEE', location: 'LY1', available: 2_000_000_000 },
    { sku: 'TEE', location: 'MI1', available: 30 }, { variantId: TEE, location: shop.milan, available: 31 }, { sku: 'MUG', location: 'LY1', available: 9, expectedAvailable: 3 },
  ]);
  expect(results.map(({ status, available, problem }: any) => [status, available, problem && `${String(problem.field)}: ${String(problem.message)}`])).toEqual([
    ['UPDATED', 5, null], ['FAILED', null, 'sku: no item has the SKU mug'], ['FAILED', null, `variantId: no item is the variant ${NEW}`], ['FAILED', null, 'sku: an item is named by its SKU or variant'],
    ['FAILED', null, 'location: no location has the code XX1'], ['FAILED', null, 'location: the location OLD is not active'], ['FAILED', null, 'available: must be 0 to 1000000000'], ['FAILED', null, 'available: must be 0 to 1000000000'],
    ['FAILED', null, 'location: another entry names the same item and location'], ['FAILED', null, 'location: another entry names the same item and location'],
    ['FAILED', 4, 'expectedAvailable: 4 are available, not 3'],
  ]);
  expect(await stockOf([MUG])).toEqual([['LY1 4 of 4', 'MI1 5 of 5']]);
  await expect(set([])).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test('an item that the catalog made a moment ago is stored with its stock, and its event changes nothing then', async () => {
  const item = { variantId: NEW, productId: 3, sku: 'CAP', barcode: null, title: 'Cap', size: null, color: null, weightG: 90, imageUrl: null, priceMinor: 1200, currency: 'EUR' };
  expect(await set([{ variantId: NEW, sku: 'CAP', location: 'MI1', available: 2, item }])).toMatchObject([{ status: 'UPDATED', sku: 'CAP' }]);
  expect(await set([{ variantId: NEW, sku: 'CAP', location: 'MI1', available: 3, item: { ...item, title: 'Older' } }])).toMatchObject([{ status: 'UPDATED' }]);
  expect(await database().query(`SELECT sku, title, weight_g FROM item WHERE variant_id = '${NEW}'`)).toEqual([{ sku: 'CAP', title: 'Cap', weight_g: 90 }]);
});

test('a variant that was removed since is not brought back by a write that began before', async () => {
  const gone = '018f0000-0000-7000-8000-000000000009';
  const item = { variantId: gone, productId: 9, sku: 'GONE', barcode: null, title: 'Gone', size: null, color: null, weightG: null, imageUrl: null, priceMinor: null, currency: null };
  expect(await set([{ variantId: gone, location: 'MI1', available: 2, item: { ...item, changedAt: '2026-02-28T00:00:00.000Z' } }])).toMatchObject([{ status: 'FAILED', problem: { field: 'variantId' } }]);
  expect(await set([{ variantId: gone, location: 'MI1', available: 2, item: { ...item, changedAt: '2026-03-02T00:00:00.000Z' } }])).toMatchObject([{ status: 'UPDATED' }]);
});

test('of twenty callers that compare and set the same value one is first, and none of the others overwrites it', async () => {
  await set([{ sku: 'CAP', location: 'LY1', available: 0 }]);
  for (const expected of [0, 100, 200]) {
    const results = await Promise.all(Array.from({ length: 20 }, (_, index) => set([{ sku: 'CAP', location: 'LY1', available: expected === 200 ? index + 1 : expected + 100, expectedAvailable: expected }])));
    const won = results.flat().filter(({ status }) => status === 'UPDATED');
    expect([won.length, results.flat().filter(({ status }) => status === 'FAILED').length]).toEqual([1, 19]);
    expect(await stockOf([NEW])).toEqual([[`LY1 ${String(won[0].available)} of ${String(won[0].available)}`, 'MI1 3 of 3']]);
  }
});

test('reservations that run beside it are counted: nothing is sold twice', async () => {
  await set([{ sku: 'CAP', location: 'MI1', available: 50 }]);
  await Promise.all([...Array.from({ length: 8 }, () => shop.place([['CAP', 1, 'MI1']])), ...Array.from({ length: 8 }, () => set([{ sku: 'CAP', location: 'MI1', available: 50 }]))]);
  const before = (await availableOf('CAP')).find(({ location }: any) => location.code === 'MI1');
  await set([{ sku: 'CAP', location: 'MI1', available: 1 }]);
  const after = (await availableOf('CAP')).find(({ location }: any) => location.code === 'MI1');
  expect([before.reserved, before.onHand - before.available, after.available, after.onHand]).toEqual([8, 8, 1, 9]);
});

test('a repeated command answers its result and writes nothing; a dry run writes nothing', async () => {
  const command = { id: 'stock-1', expiresAt: '2027-01-01T00:00:00.000Z' };
  const first = await set([{ sku: 'MUG', location: 'MI1', available: 70 }], { command });
  await set([{ sku: 'MUG', location: 'MI1', available: 60 }]);
  expect(await set([{ sku: 'MUG', location: 'MI1', available: 70 }], { command })).toEqual(first);
  expect(await set([{ sku: 'MUG', location: 'MI1', available: 80 }], { dryRun: true })).toMatchObject([{ status: 'UPDATED', available: 80 }]);
  expect(await stockOf([MUG])).toEqual([['LY1 4 of 4', 'MI1 60 of 60']]);
});

test('keys that only read, and warehouses, are refused; people of either module may', async () => {
  const one = [{ sku: 'MUG', location: 'MI1', available: 61 }];
  await expect(set(one, { principal: reader })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(set(one, { principal: { ...key, scopes: ['fulfillment:write'] } })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  for (const permission of ['catalog.write', 'commerce.write'] as const) expect(await set(one, { principal: { ...staff, permissions: [permission] } })).toHaveLength(1);
  await expect(stockOf([TEE], { ...key, scopes: ['orders:read'] })).rejects.toThrow('This needs the scope catalog:read');
  expect(await stockOf([TEE], { ...reader, companyId: 8 })).toEqual([[]]);
});

test('the stock of all variants of a page is one statement', async () => {
  const reads = jest.spyOn(database(), 'query');
  await stockOf([TEE, MUG, ...Array.from({ length: 1198 }, (_, index) => `v-${String(index)}`)]);
  expect(reads).toHaveBeenCalledTimes(1);
});
