import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { acceptFulfillmentOrder } from '../../../subgraphs/orders/fulfillment/accept-fulfillment-order.js';
import type { FulfillmentOrder } from '../../../subgraphs/orders/fulfillment/fulfillment-order.js';
import { readWarehouseOrder } from '../../../subgraphs/orders/fulfillment/read-warehouse-order.js';
import { reportPicking } from '../../../subgraphs/orders/fulfillment/report-picking.js';
import { reportShipment } from '../../../subgraphs/orders/fulfillment/report-shipment.js';
import { shortCloseFulfillmentOrder } from '../../../subgraphs/orders/fulfillment/short-close-fulfillment-order.js';
import { catalogEvents, system, warehouse } from '../../kit/orders.js';
import { openShop, type Shop } from '../../kit/shop.js';

const LINES = 150; // more than one statement changes
const sku = (line: number): string => `S${String(line)}`;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  const { input: { companyId, events } } = catalogEvents(7, Array.from({ length: LINES }, (_, line) => ({ variantId: `018f0000-0000-7000-8000-000000001${String(line).padStart(3, '0')}`, sku: sku(line), barcode: `20${String(line).padStart(11, '0')}` })));
  await shop.orders.run('mutation Project($input: ProjectCatalogEventsInput!) { projectCatalogEvents(input: $input) }', { input: { companyId, events: events.map((event) => ({ ...event, id: `more-${event.id}`, sequence: '2026-03-02T00:00:00.000Z' })) } }, { principal: system });
});
afterAll(() => shop.orders.subgraph.close());

test('each answer of a warehouse\'s work is the record as it is read afterwards, however many lines changed in ways of their own', async () => {
  const reference = await shop.place(Array.from({ length: LINES }, (_, line) => [sku(line), 2 + line % 5] as const));
  const call = { principal: warehouse(shop.milan), requestId: 'r-1', via: 'test' };
  const { deps } = shop.orders.subgraph.context(call) as OrdersContext;
  const steps: readonly (() => Promise<FulfillmentOrder>)[] = [
    () => acceptFulfillmentOrder(deps, call, { reference, wmsReference: 'W-1' }),
    () => reportPicking(deps, call, { reference, lines: Array.from({ length: LINES }, (_, line) => ({ sku: sku(line), quantity: 1 + line % 6 > 2 + line % 5 ? 0 : 1 + line % 6 })) }),
    () => reportPicking(deps, call, { reference, lines: Array.from({ length: LINES }, (_, line) => ({ sku: sku(line), quantity: 2 + line % 5 })) }),
    () => reportShipment(deps, call, { reference, report: { lines: Array.from({ length: LINES }, (_, line) => ({ sku: sku(line), quantity: line % 3 })) } }),
    () => shortCloseFulfillmentOrder(deps, call, { reference }),
  ];
  for (const step of steps) {
    shop.orders.clock.turn(1000);
    expect(await step()).toEqual(await readWarehouseOrder(deps, call, reference));
  }
  const { status, lines, fulfillmentOrders: [part] } = await shop.read(reference);
  expect([status, part.status]).toEqual(['SHIPPED', 'CLOSED']);
  expect(lines.map(({ quantityShipped }: { quantityShipped: number }) => quantityShipped)).toEqual(Array.from({ length: LINES }, (_, line) => line % 3));
  expect(part.lines.map(({ quantityPicked, quantityShipped, quantityUnfulfillable, quantityOpen }: Record<string, number>) => [quantityPicked, quantityShipped, quantityUnfulfillable, quantityOpen]))
    .toEqual(Array.from({ length: LINES }, (_, line) => [2 + line % 5, line % 3, 2 + line % 5 - line % 3, 0]));
});
