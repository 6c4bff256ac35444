import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { staff } from '../../kit/orders.js';
import { openShop, type Shop } from '../../kit/shop.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let shop: Shop;
beforeAll(async () => { shop = await openShop(); });
afterAll(() => shop.orders.subgraph.close());

const QUERY = `query Stock($filter: StockReconciliationFilter, $first: Int!, $after: String) { stockReconciliation(filter: $filter, first: $first, after: $after) { pageInfo { hasNextPage endCursor } nodes {
  sku location { code } reported levels { locationCode classification quantity } reserved reservingOrderCount reservingOrders { number status units } published differences { code units message } } } }`;
const reconciled = async (filter: object = {}, page: object = {}) => (await shop.orders.run(QUERY, { filter, first: 50, ...page })).stockReconciliation;

test('shows what was reported, who reserves it, what is published and why', async () => {
  await shop.stock('TEE', 10);
  await shop.stock('TEE', 3, { classification: 'DAMAGED' });
  const number = await shop.place([['TEE', 2, 'MI1']]);
  const held = await shop.place([['TEE', 1, 'MI1']]);
  await shop.change('holdOrder', { reference: held, reason: 'fraud check' });
  expect((await reconciled({ sku: 'TEE', locationCode: 'MI1' })).nodes).toEqual([{
    sku: 'TEE', location: { code: 'MI1' }, reported: 13, reserved: 3, reservingOrderCount: 2, published: 7,
    levels: [{ locationCode: 'MI1', classification: 'DAMAGED', quantity: 3 }, { locationCode: 'MI1', classification: 'SELLABLE', quantity: 10 }],
    reservingOrders: [{ number, status: 'TO_FULFILL', units: 2 }, { number: held, status: 'NOT_READY', units: 1 }],
    differences: [
      { code: 'NOT_SELLABLE', units: -3, message: '3 unit(s) at MI1: damaged' },
      { code: 'RESERVED', units: -3, message: '3 unit(s) reserved by 2 order(s) that were not accepted yet' },
    ],
  }]);
  await shop.report('acceptFulfillmentOrder', { reference: number });
  expect((await reconciled({ sku: 'TEE', locationCode: 'MI1' })).nodes).toMatchObject([{ reserved: 1, reservingOrderCount: 1, reservingOrders: [{ number: held }], published: 9 }]);
});

test('never publishes less than 0, and flags items that were never reported', async () => {
  const number = await shop.place([['MUG', 4, 'LY1']]);
  const [mug] = (await reconciled({ sku: 'MUG', locationCode: 'LY1' })).nodes;
  expect(mug).toMatchObject({
    reported: 0, reserved: 4, published: 0, reservingOrders: [{ number, units: 4 }],
    differences: [{ code: 'NEVER_REPORTED', units: 0 }, { code: 'RESERVED', units: -4 }, { code: 'OVERSOLD', units: 4 }],
  });
});

test('lists page by page, and only differences where that is asked', async () => {
  await shop.stock('MUG', 5);
  const all = (await reconciled()).nodes.map(({ sku, location }: { sku: string; location: { code: string } }) => `${sku} ${location.code}`);
  expect(all.sort()).toEqual(['MUG LY1', 'MUG MI1', 'TEE MI1']);
  const different = (await reconciled({ onlyDifferences: true })).nodes.map(({ sku, location }: { sku: string; location: { code: string } }) => `${sku} ${location.code}`);
  expect(different.sort()).toEqual(['MUG LY1', 'TEE MI1']);
  const first = await reconciled({}, { first: 2 });
  const rest = await reconciled({}, { first: 2, after: first.pageInfo.endCursor });
  expect([first.nodes.length, first.pageInfo.hasNextPage, rest.nodes.length, rest.pageInfo.hasNextPage]).toEqual([2, true, 1, false]);
  await expect(reconciled({ sku: 'TEE' }, { after: first.pageInfo.endCursor })).rejects.toMatchObject({ code: 'BAD_CURSOR' });
});

test('refuses unknown items and locations, and callers who are not staff', async () => {
  await expect(reconciled({ sku: 'NOPE' })).rejects.toMatchObject({ code: 'UNKNOWN_ITEM' });
  await expect(reconciled({ locationCode: 'NOPE' })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.locationCode': ['is not known: the locations are LY1, MI1'] } });
  await expect(shop.orders.run(QUERY, { first: 1 }, { principal: { kind: 'connection', companyId: 7, actor: 'ERP', scopes: ['inventory:read'] } })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('finds the items with one reason for a difference, also those whose reservation is not what the orders add up to', async () => {
  const { deps } = shop.orders.subgraph.context({ principal: staff, requestId: 'r-1', via: 'test' }) as OrdersContext;
  await shop.stock('TEE', 3, {}, 'LY1');
  const number = await shop.place([['TEE', 2, 'LY1'], ['TEE', 1, 'LY1']]);
  const found = async (difference: string, locationCode?: string) => (await reconciled({ difference, ...(locationCode !== undefined && { locationCode }) })).nodes.map(({ sku, location }: { sku: string; location: { code: string } }) => `${sku} ${location.code}`).sort();
  expect(await found('OVERSOLD', 'LY1')).not.toContain('TEE LY1');
  await shop.stock('TEE', 1, {}, 'LY1');
  expect(await found('OVERSOLD', 'LY1')).toContain('TEE LY1');
  expect(await found('RESERVED', 'LY1')).toContain('TEE LY1');
  expect(await found('MISCOUNTED')).toEqual([]);
  expect(await found('NEVER_REPORTED', 'LY1')).not.toContain('TEE LY1');
  await shop.stock('TEE', 4, { classification: 'DAMAGED' }, 'LY1');
  expect(await found('NOT_SELLABLE', 'LY1')).toEqual(['TEE LY1']);
  await shop.stock('TEE', 5, {}, 'LY1');
  expect(await found('OVERSOLD', 'LY1')).not.toContain('TEE LY1');
  const count = (units: number) => deps.database.inTransaction((transaction) => transaction.execute('UPDATE stock_position SET reserved = reserved + ? WHERE company_id = 7 AND location_id = ? AND variant_id = ?', [units, shop.lyon, '018f0000-0000-7000-8000-000000000001']));
  await count(1);
  expect(await found('MISCOUNTED')).toEqual(['TEE LY1']);
  await count(-1);
  expect(await found('MISCOUNTED')).toEqual([]);
  await shop.change('cancelOrder', { reference: number, reason: 'test' });
  expect(await found('MISCOUNTED')).toEqual([]);
});

test('says what lies at the location for orders that it accepted, and what is on its way there', async () => {
  await shop.stock('MUG', 9, {}, 'LY1');
  const number = await shop.place([['MUG', 2, 'LY1']]);
  await shop.report('acceptFulfillmentOrder', { reference: number }, shop.lyon);
  await shop.orders.run('mutation Incoming($input: SetIncomingStockInput!) { setIncomingStock(input: $input) }', { input: { locationCode: 'LY1', items: [{ sku: 'MUG', arrivals: [{ quantity: 6, expectedAt: '2026-12-24T08:00:00Z' }] }] } });
  const { stockReconciliation: { nodes } } = await shop.orders.run('query Mug { stockReconciliation(filter: { sku: "MUG", locationCode: "LY1" }) { nodes { onHand accepted { units orderCount orders { number status units } } incoming { quantity expectedAt } } } }', {});
  expect(nodes).toEqual([{
    onHand: 9, accepted: { units: 2, orderCount: 1, orders: [{ number, status: 'ACCEPTED', units: 2 }] }, incoming: [{ quantity: 6, expectedAt: '2026-12-24T08:00:00.000Z' }],
  }]);
});

test('is sorted by a figure across its pages, in both directions', async () => {
  const read = async (sort: string, page: string) => (await shop.orders.run(`{ stockReconciliation(sort: ${sort}, ${page}) { pageInfo { startCursor endCursor } nodes { sku onHand reserved location { code } } } }`, {})).stockReconciliation;
  const figures: Readonly<Record<string, (row: any) => number>> = { ON_HAND: ({ onHand }) => onHand, RESERVED: ({ reserved }) => reserved, AVAILABLE: ({ onHand, reserved }) => onHand - reserved };
  for (const [key, figure] of Object.entries(figures)) {
    for (const descending of [false, true]) {
      const sort = `{ key: ${key}, descending: ${String(descending)} }`;
      const all = (await read(sort, 'first: 50')).nodes;
      expect(all.map(figure)).toEqual(all.map(figure).toSorted((one: number, other: number) => (descending ? other - one : one - other)));
      const first = await read(sort, 'first: 2');
      const rest = await read(sort, `first: 50, after: "${String(first.pageInfo.endCursor)}"`);
      const back = await read(sort, `last: 2, before: "${String(rest.pageInfo.startCursor)}"`);
      expect([[...first.nodes, ...rest.nodes], back.nodes]).toEqual([all, first.nodes]);
    }
  }
  const { pageInfo: { endCursor } } = await read('{ key: RESERVED }', 'first: 1');
  await expect(read('{ key: ON_HAND }', `first: 1, after: "${String(endCursor)}"`)).rejects.toMatchObject({ code: 'BAD_CURSOR' });
});
