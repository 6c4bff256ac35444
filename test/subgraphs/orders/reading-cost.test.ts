import type { CallContext, Principal } from '#contract/principal.js';
import { ListCommerceEventsDocument } from '../../../shims/commerce/operations/list-commerce-events.generated.js';
import { ListCommerceOrdersDocument } from '../../../shims/commerce/operations/list-commerce-orders.generated.js';
import { ListInventoryDocument } from '../../../shims/commerce/operations/list-inventory.generated.js';
import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { catalogEvents, system } from '../../kit/orders.js';
import { testDialect } from '../../kit/database.js';
import { crowd, readStatements, scans, stepsOf } from '../../kit/read-statements.js';
import { openShop, type Shop } from '../../kit/shop.js';

const integration: Principal = { kind: 'connection', companyId: 7, actor: 'ERP', connectionId: 'c-erp', scopes: ['orders:read', 'returns:read', 'inventory:read'] };
const call: CallContext = { principal: integration, requestId: 'r-1', via: 'commerce' };
const everything = { filter: {}, after: null };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  const { input: { companyId, events } } = catalogEvents(7, Array.from({ length: 20 }, (_, item) => ({ variantId: `018f0000-0000-7000-8000-0000000001${String(item).padStart(2, '0')}`, sku: `S${String(item)}`, title: 'Thing' })));
  await shop.orders.run('mutation Project($input: ProjectCatalogEventsInput!) { projectCatalogEvents(input: $input) }', { input: { companyId, events: events.map((event) => ({ ...event, id: `more-${event.id}`, sequence: '2026-03-02T00:00:00.000Z' })) } }, { principal: system });
  for (let item = 0; item < 20; item += 1) await shop.stock(`S${String(item)}`, 10, {}, item % 2 === 0 ? 'MI1' : 'LY1');
  const arriving = Array.from({ length: 20 }, (_, item) => ({ sku: `S${String(item)}`, arrivals: [{ quantity: 5, expectedAt: '2026-04-02T08:00:00Z' }] }));
  await shop.orders.run('mutation Incoming($input: SetIncomingStockInput!) { setIncomingStock(input: $input) }', { input: { locationCode: 'LY1', items: arriving } });
  for (let order = 0; order < 6; order += 1) await sentBack();
});
afterAll(() => shop.orders.subgraph.close());

/** An order that was shipped in two parcels, partly returned and partly refunded. */
async function sentBack(): Promise<void> {
  const reference = await shop.place([['TEE', 2], ['MUG', 1]]);
  await shop.report('acceptFulfillmentOrder', { reference });
  await shop.report('reportPicking', { reference, lines: [{ sku: 'TEE', quantity: 2 }, { sku: 'MUG', quantity: 1 }], parcels: [{ trackingNumber: 'T-1' }, { trackingNumber: 'T-2' }] });
  await shop.report('reportShipment', { reference });
  await shop.change('announceReturn', { orderReference: reference, lines: [{ sku: 'TEE', quantity: 1 }] });
  const { lines: [tee] } = await shop.read(reference);
  await shop.orders.run('mutation Refund($input: RecordRefundInput!) { recordRefund(input: $input) { id } }', { input: { reference, lines: [{ lineId: tee.id, quantity: 1 }] } });
}

const database = () => (shop.orders.subgraph.context(call) as OrdersContext).deps.database;
const listing = (variables: object) => readStatements(database(), () => shop.orders.call(ListCommerceOrdersDocument, { ...everything, first: 50, ...variables }, call));
const stocktaking = (variables: object) => readStatements(database(), () => shop.orders.call(ListInventoryDocument, { ...everything, first: 200, ...variables }, call));
const hearing = () => readStatements(database(), () => shop.orders.call(ListCommerceEventsDocument, { since: null, first: 50, after: null }, call));

describe('what a page costs', () => {
  test('orders with lines, shipments, parcels, refunds and returns are ten statements, be they one or six', async () => {
    expect([(await listing({ first: 1 })).length, (await listing({})).length]).toEqual([10, 10]);
  });

  test('a page of stock is four statements, be it one item or twenty', async () => {
    expect([(await stocktaking({ first: 1 })).length, (await stocktaking({})).length]).toEqual([4, 4]);
  });
});

describe('among the rows of many companies', () => {
  beforeAll(async () => {
    await crowd(database(), 7, {
      companies: 150,
      tables: ['orders', 'order_line', 'shipment', 'shipment_parcel', 'shipment_piece', 'refund', 'refund_line', 'returns', 'return_line', 'location', 'item', 'stock_position', 'incoming_stock', 'outbox'],
    });
  });

  test('no read of the lists and the feed walks a table', async () => {
    const since = { filter: { status: 'SHIPPED', updatedSince: '2026-03-10T00:00:00.000Z' } };
    const read = [...await listing(since), ...await listing({}), ...await stocktaking({}), ...await stocktaking({ filter: { updatedSince: '2026-03-10T00:00:00.000Z' } }), ...await hearing()];
    expect(await scans(database(), read)).toEqual([]);
  });

  test('orders of a status are read in their order, and items at their latest position', async () => {
    const [[orders], [stock], [feed]] = [await listing({ filter: { status: 'SHIPPED', updatedSince: '2026-03-10T00:00:00.000Z' } }), await stocktaking({}), await hearing()];
    const plan = async (statement: typeof orders) => (statement ? stepsOf(database(), statement.sql, statement.parameters) : []);
    const shown = { orders: await plan(orders), stock: await plan(stock), feed: await plan(feed) };
    expect(shown).toEqual(testDialect === 'sqlite' ? {
      orders: ['SEARCH orders USING INDEX orders_status (company_id=? AND status=? AND changed_at>?)'],
      stock: [
        'SEARCH p USING COVERING INDEX position_latest (company_id=? AND latest=?)', 'SEARCH i USING INDEX sqlite_autoindex_item_1 (company_id=? AND variant_id=?)',
      ],
      feed: ['SEARCH outbox USING INDEX sqlite_autoindex_outbox_1 (company_id=? AND stamp>?)'],
    } : {
      orders: [expect.stringMatching(/^(range|ref) orders orders_(status|changes)$/)], // all of this company's are of the status, so either serves
      stock: [expect.stringMatching(/^(range|ref) p position_latest$/), 'eq_ref i PRIMARY'],
      feed: ['range outbox PRIMARY'],
    });
  });
});
