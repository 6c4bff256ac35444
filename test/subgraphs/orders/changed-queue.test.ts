import type { CallContext } from '#contract/principal.js';
import type { InsertRow } from '#subgraph-kit/statement.js';
import { ListOrdersDocument } from '../../../shims/fulfillment/operations/list-orders.generated.js';
import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { testDialect } from '../../kit/database.js';
import { insertCopies } from '../../kit/insert-copies.js';
import { warehouse } from '../../kit/orders.js';
import { readStatements, stepsOf } from '../../kit/read-statements.js';
import { openShop, type Shop } from '../../kit/shop.js';

const COPIES = 1200;
const YEAR = 2020;

let shop: Shop;
let call: CallContext;
const database = () => (shop.orders.subgraph.context(call) as OrdersContext).deps.database;
const minute = (year: number, index: number): string => new Date(Date.UTC(year, 0, 1) + index * 60_000).toISOString();

/** A queue of orders that were placed in one order and changed in the other. */
beforeAll(async () => {
  shop = await openShop();
  call = { principal: warehouse(shop.milan), requestId: 'r-1', via: 'fulfillment' };
  await shop.place([['TEE', 1]]);
  const [part] = await database().query<Record<string, string> & InsertRow>('SELECT * FROM fulfillment_order WHERE company_id = 7');
  await database().inTransaction((transaction) => insertCopies(transaction, 'fulfillment_order', Array.from({ length: COPIES }, (_, index) =>
    ({ ...part, id: `copy-${String(index)}`, placed_at: minute(YEAR, index), changed_at: minute(YEAR + 1, COPIES - index) }))));
  if (testDialect === 'mysql') await database().query('ANALYZE TABLE fulfillment_order, orders');
});
afterAll(() => shop.orders.subgraph.close());

const page = async (changes: number, after: string | null = null) =>
  (await shop.orders.call(ListOrdersDocument, { status: 'TO_FULFILL', updatedSince: minute(YEAR + 1, COPIES - changes + 1), first: 3, after }, call)).warehouseOrders;
const placed = async (changes: number): Promise<unknown[]> => {
  const first = await page(changes);
  return [first, await page(changes, first.pageInfo.endCursor)].map(({ nodes }) => nodes.map(({ placedAt }) => placedAt));
};

test.each([['a few', 6], ['more than a thousand', 1100]])('of the queue, %s orders changed since then are answered in the order they were placed', async (_, changes) => {
  expect(await placed(changes)).toEqual([[0, 1, 2].map((index) => minute(YEAR, index)), [3, 4, 5].map((index) => minute(YEAR, index))]);
});

(testDialect === 'sqlite' ? test : test.skip)('a few are found by their change; where more than a thousand changed, the queue is read in its order until the page is full', async () => {
  const searched = async (changes: number) => {
    const [, list] = await readStatements(database(), () => page(changes));
    return list ? (await stepsOf(database(), list.sql, list.parameters)).filter((step) => /fulfillment_|B-TREE/.test(step)) : [];
  };
  expect([await searched(6), await searched(1100)]).toEqual([
    ['SEARCH f USING INDEX fulfillment_changes (company_id=? AND location_id=? AND list=? AND changed_at>?)', 'USE TEMP B-TREE FOR ORDER BY'],
    ['SEARCH f USING INDEX fulfillment_queue (company_id=? AND location_id=? AND list=?)'],
  ]);
});
