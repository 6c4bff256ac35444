import { systemClock } from '#kernel/clock.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { REFUND, REFUND_LINE } from '../../subgraphs/orders/ordering/refund.table.js';
import { SHIPMENT_PARCEL } from '../../subgraphs/orders/shipping/parcel.table.js';
import { SHIPMENT, SHIPMENT_PIECE } from '../../subgraphs/orders/shipping/shipment.table.js';
import { fill } from './bench-data.js';
import { COMPANY, openBench, RATE, type BenchDatabases } from './open-bench.js';

const SHIPPED_AT = '2026-02-01T10:00:00.000Z';

/** Fill empty databases with orders that have shipments of two parcels, every third one a refund, and stock of every item; answers the key of an integration. */
export async function fillCommerce(databases: BenchDatabases, orderCount: number): Promise<string> {
  await fill(databases, orderCount);
  await ship(databases);
  const { connect, close } = await openBench(databases);
  const { apiKey } = await connect('COMMERCE', { name: 'ERP', scopes: ['orders:read', 'orders:write', 'inventory:read'] }, RATE);
  await close();
  return apiKey;
}

interface Row { readonly order_id: string; readonly id: string; readonly location_id: string }
interface LineRow { readonly order_id: string; readonly id: string; readonly sku: string; readonly barcode: string; readonly quantity: number }

/** What left and what was given back as plain rows: the graph would take minutes. */
async function ship({ orders: location }: BenchDatabases): Promise<void> {
  const [database, ids] = [await openDatabase({ location, migrations: [], clock: systemClock }), uuidV7Ids(systemClock)];
  const fulfillmentOrders = await database.query<Row>('SELECT order_id, id, location_id FROM fulfillment_order ORDER BY id');
  const lines = await database.query<LineRow>('SELECT order_id, id, sku, barcode, quantity FROM order_line ORDER BY order_id, place');
  const made = fulfillmentOrders.map((fulfillmentOrder, index) => ({ fulfillmentOrder, shipment: ids.next(), refund: index % 3 === 0 ? ids.next() : undefined, lines: lines.filter((line) => line.order_id === fulfillmentOrder.order_id) }));
  await database.inTransaction(async (transaction) => {
    await transaction.insert(SHIPMENT, made.map(({ fulfillmentOrder, shipment }) => ({
      company_id: COMPANY, id: shipment, order_id: fulfillmentOrder.order_id, fulfillment_order_id: fulfillmentOrder.id, location_id: fulfillmentOrder.location_id, status: 'PICKED_UP', carrier_code: 'brt', carrier_name: 'BRT',
      service_code: null, tracking_url: null, wms_reference: null, shipped_at: SHIPPED_AT, delivered_at: null, changed_at: SHIPPED_AT,
    })));
    await transaction.insert(SHIPMENT_PARCEL, made.flatMap(({ shipment }) => [1, 2].map((number) => ({
      company_id: COMPANY, shipment_id: shipment, number, reference: null, tracking_number: `T-${shipment.slice(-8)}-${String(number)}`, weight_g: null, height_mm: null, width_mm: null, depth_mm: null,
    }))));
    await transaction.insert(SHIPMENT_PIECE, made.flatMap(({ shipment, lines: own }) => own.map((line, place) => ({
      company_id: COMPANY, shipment_id: shipment, place, parcel: 0, line_id: line.id, quantity: line.quantity, lot_number: null, lot_expiration: null, serial_number: null,
    }))));
    const refunded = made.flatMap(({ fulfillmentOrder, refund, lines: [first] }) => (refund !== undefined && first ? [{ fulfillmentOrder, refund, first }] : []));
    await transaction.insert(REFUND, refunded.map(({ fulfillmentOrder, refund }) => ({ company_id: COMPANY, id: refund, order_id: fulfillmentOrder.order_id, return_id: null, refunded_at: SHIPPED_AT, currency: 'EUR', shipping_minor: 0, total_minor: 4990 })));
    await transaction.insert(REFUND_LINE, refunded.map(({ refund, first }) => ({ company_id: COMPANY, refund_id: refund, line_id: first.id, sku: first.sku, barcode: first.barcode, quantity: 1, subtotal_minor: 4990 })));
    await transaction.execute('UPDATE orders SET refunded_minor = 4990 WHERE company_id = ? AND id IN (SELECT order_id FROM refund WHERE company_id = ?)', [COMPANY, COMPANY]);
    await transaction.execute('UPDATE stock_position SET on_hand = 1000000, reported = 1');
  });
  await database.close();
}
