import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { testDialect } from '../../kit/database.js';
import { catalogEvents, staff, system, warehouse } from '../../kit/orders.js';
import { expectRelayPages, readerOf, walkBackward, walkForward, type ReadList, type WalkedList } from '../../kit/pages.js';
import { readStatements, stepsOf } from '../../kit/read-statements.js';
import { returnsWorld, type ReturnsWorld } from '../../kit/returns.js';

const onSqlite = testDialect === 'sqlite' ? test : test.skip; // with so few rows MariaDB sorts instead of using the index

/** A list of the graph: who reads it, and the table whose rows it shows, where a test can remove one by its id. */
interface Listed extends WalkedList {
  readonly as?: 'warehouse' | 'integration';
  readonly table?: string;
  /** Adds a record at the list's end, or at its start where the newest comes first. */
  readonly add?: () => Promise<unknown>;
  readonly newestFirst?: boolean;
}

let world: ReturnsWorld;
let raised = 0;

const place = () => world.orders.run('mutation Place($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }', { input: {
  channel: 'shop', currency: 'EUR', customer: { name: 'Ada Rossi' }, shippingAddress: { countryCode: 'IT' }, shipping: { methodCode: 'standard' },
  lines: [{ sku: 'TEE', quantity: 1, unitPrice: { amount: '10.00', currency: 'EUR' }, locationCode: 'MI1' }],
} });
const announce = async () => world.change('announceReturn', { orderReference: (await world.shippedOrder([['TEE', 1]])).number, lines: [{ sku: 'TEE', quantity: 1 }] });
const database = () => (world.orders.subgraph.context({ principal: staff, requestId: 'r-1', via: 'test' }) as OrdersContext).deps.database;
const raise = () => {
  raised += 1;
  return database().inTransaction((transaction) => transaction.execute('INSERT INTO alert (company_id, id, type, subject, message, raised_at, resolved_at) VALUES (7, ?, ?, NULL, ?, ?, NULL)', [
    `018f0000-0000-7000-8000-00000000a${String(100 + raised)}`, 'LABEL_FAILED', 'No label', `2026-03-10T0${String(Math.floor(raised / 2))}:00:00.000Z`]));
};

const LISTS: readonly Listed[] = [
  { name: 'orders', node: 'id', table: 'orders', add: place },
  { name: 'fulfillmentOrders', node: 'id', table: 'fulfillment_order', add: place },
  { name: 'returns', node: 'id', table: 'returns', add: announce },
  { name: 'alerts', node: 'id', table: 'alert', add: raise, counted: true, newestFirst: true },
  { name: 'inventory', node: 'sku' },
  { name: 'stockReconciliation', node: 'sku location { code }' },
  { name: 'warehouseOrders', node: 'id', args: ', status: TO_FULFILL', as: 'warehouse', table: 'fulfillment_order', add: place },
  { name: 'warehouseReturns', node: 'id', args: ', status: EXPECTED', as: 'warehouse', table: 'returns', add: announce },
  { name: 'warehouseStock', node: 'sku', as: 'warehouse' },
  { name: 'warehouseEvents', node: 'id', as: 'warehouse', table: 'outbox' },
  { name: 'commerceEvents', node: 'id', as: 'integration', table: 'outbox' },
];

const reader = (list: Listed): ReadList => {
  const principal = list.as === undefined ? staff : list.as === 'warehouse' ? warehouse(world.milan)
    : { kind: 'connection' as const, companyId: 7, actor: 'ERP', connectionId: 'c-erp', scopes: ['orders:read', 'returns:read'] as const };
  return readerOf(list, (operation, variables) => world.orders.run(operation, variables as Record<string, unknown>, { principal }));
};

beforeAll(async () => {
  world = await returnsWorld();
  const items = [4, 5].map((number) => ({ variantId: `018f0000-0000-7000-8000-00000000000${String(number)}`, sku: `CAP${String(number)}`, barcode: `400638133394${String(number)}`, title: 'Cap' }));
  await world.orders.run('mutation Project($input: ProjectCatalogEventsInput!) { projectCatalogEvents(input: $input) }', catalogEvents(7, items, '2026-03-02T00:00:00.000Z'), { principal: system });
  for (const sku of ['CAP5', 'TEE', 'MUG', 'BAG', 'CAP4']) {
    await world.orders.run('mutation Report($input: UpdateWarehouseStockInput!) { updateWarehouseStock(input: $input) { updated } }', { input: { items: [{ sku, locationCode: 'MI1', quantity: 50 }] } }, { principal: warehouse(world.milan) });
  }
  for (let index = 0; index < 5; index += 1) {
    world.orders.clock.turn(index % 2 === 0 ? 0 : 1000);
    await place();
    await announce();
    await raise();
  }
});
afterAll(() => world.orders.subgraph.close());

describe.each(LISTS.map((list) => [list.name, list] as const))('%s', (_name, list) => {
  test('is read in pages from either end, with what Relay\'s specification says of them', async () => {
    await expectRelayPages(reader(list));
  });

  onSqlite('is read from its end by the indexes that serve its start', async () => {
    const [front] = (await reader(list)({ first: 1 })).cursors;
    const plansOf = async (page: PageRequest) => {
      const statements = await readStatements(database(), () => reader(list)(page));
      return Promise.all(statements.map(({ sql, parameters }) => stepsOf(database(), sql, parameters)));
    };
    expect(await plansOf({ last: 2 })).toEqual(await plansOf({ first: 2 }));
    expect(await plansOf({ last: 2, before: front })).toEqual(await plansOf({ first: 2, before: front }));
  });

  test('refuses cursors of other lists and sizes that no list serves', async () => {
    const [cursor = ''] = (await reader(LISTS.find(({ name }) => name !== list.name) ?? list)({ first: 1 })).cursors;
    for (const page of [{ after: cursor }, { before: cursor }, { last: 1, before: 'nonsense' }]) await expect(reader(list)(page)).rejects.toMatchObject({ code: 'BAD_CURSOR' });
    await expect(reader(list)({ last: 501 })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { last: ['must be 1 to 500'] } });
    await expect(reader(list)({ first: 0 })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { first: ['must be 1 to 500'] } });
  });
});

const remove = (table: string, id: string) => database().inTransaction((transaction) => transaction.execute(`DELETE FROM ${table} WHERE company_id = 7 AND id = ?`, [id]));
const idOf = (name: string | undefined): string => (JSON.parse(name ?? '[""]') as [string])[0];

describe.each(LISTS.filter(({ table }) => table !== undefined).map((list) => [list.name, list] as const))('%s, while records are added and removed', (_name, list) => {
  test('the next page continues behind the last record of a page although that was removed, and shows records that were added', async () => {
    const read = reader(list);
    const { ids } = await read({ first: 500 });
    const page = await read({ first: 2 });
    await remove(list.table ?? '', idOf(ids[1]));
    await list.add?.();
    const rest = await read({ first: 500, after: page.endCursor });
    expect(rest.ids.slice(0, ids.length - 2)).toEqual(ids.slice(2));
    expect(rest.ids.length > ids.length - 2).toBe(list.add !== undefined && list.newestFirst !== true);
    expect((await walkForward(read, 2)).flatMap((one) => one.ids)).toEqual((await read({ first: 500 })).ids);
  });

  test('the previous page ends in front of the first record of a page although that was removed', async () => {
    const read = reader(list);
    const { ids } = await read({ last: 500 });
    const page = await read({ last: 2 });
    expect(page.ids).toEqual(ids.slice(-2));
    await remove(list.table ?? '', idOf(page.ids[0]));
    await list.add?.();
    const rest = await read({ last: 500, before: page.startCursor });
    expect(rest.ids.slice(list.newestFirst === true ? 1 : 0)).toEqual(ids.slice(0, -2));
    expect((await walkBackward(read, 2)).toReversed().flatMap((one) => one.ids)).toEqual((await read({ first: 500 })).ids);
  });
});

test('counts open alerts, and no list with resolved ones', async () => {
  const list = LISTS.find(({ name }) => name === 'alerts') ?? { name: '', node: '' };
  const { ids, totalCount } = await reader(list)({ first: 500 });
  expect([(await reader(list)({ last: 1 })).totalCount, totalCount]).toEqual([ids.length, ids.length]);
  expect((await reader({ ...list, args: ', openOnly: false' })({ last: 1 })).totalCount).toBeNull();
});
