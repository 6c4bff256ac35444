import { instant, shift, systemClock, type Instant } from '#kernel/clock.js';
import type { Database, Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { STOCK_POSITION } from '../../subgraphs/orders/inventory/stock.table.js';
import { SHIPMENT_PARCEL } from '../../subgraphs/orders/shipping/parcel.table.js';
import { SHIPMENT, SHIPMENT_PIECE } from '../../subgraphs/orders/shipping/shipment.table.js';
import { fill } from './bench-data.js';
import { growOrders } from './grow.js';
import { COMPANY, openBench, type BenchDatabases } from './open-bench.js';

/** The portal of the bench. */
export const SLUG = 'bench';

/** An order with exchange options for each of its five lines, and the address that proves it. */
export const SHOWN = { number: '5001', email: 'giulia.ferri@example.com' } as const;

/** An order and its lines, by id. */
interface Delivered { readonly id: string; readonly lines: readonly string[] }

/** What the calls of the bench need. */
export interface ReturnsBench {
  /** The order of {@link SHOWN}, by id. */
  readonly shown: string;
  /** Orders of two lines, one for each return. */
  readonly orders: readonly Delivered[];
}

const [BATCH, PLACED, FIRST_NUMBER] = [100, 500, 10_001];
const [MODELS, COLORS, SIZES] = [[0, 1, 2, 3, 4], ['BLUE', 'RED'], ['S', 'M', 'L', 'XL']] as const;
const [DAY, STOCK] = [86_400_000, 100_000];

const items = () => MODELS.flatMap((model) => COLORS.flatMap((color) => SIZES.map((size) => ({ model, color, size })))).map(({ model, color, size }, index) => ({
  variantId: `018f0000-0000-7000-9000-${String(index).padStart(12, '0')}`, productId: 1000 + model, sku: `SHIRT${String(model)}_${color}_${size}`, barcode: `80${String(index).padStart(11, '0')}`,
  title: `Shirt ${String(model)}`, size, color, weightG: 320, imageUrl: `https://images.example/shirt-${String(model)}.jpg`, priceMinor: 4990, currency: 'EUR',
}));

const orderOf = (number: string, models: readonly number[]) => ({
  number, channel: 'storefront', currency: 'EUR', customer: { name: 'Giulia Ferri', email: SHOWN.email, phone: '+39 02 5550 1234' }, paymentStatus: 'PAID', language: 'it',
  shippingAddress: { firstName: 'Giulia', lastName: 'Ferri', address1: 'Via Torino 12', city: 'Milano', postalCode: '20123', provinceCode: 'MI', countryCode: 'IT', phone: '+39 02 5550 1234' },
  shipping: { methodCode: 'standard', methodName: 'Standard', carrierCode: 'brt' },
  lines: models.map((model) => ({ sku: `SHIRT${String(model)}_BLUE_M`, quantity: 2, unitPrice: { amount: '49.90', currency: 'EUR' }, taxRate: '0.22' })),
});

/** Fill empty databases with a portal, the order of {@link SHOWN} and so many of two lines, all of them delivered; answers what the calls need as JSON. */
export async function fillReturns(databases: BenchDatabases, count: number): Promise<string> {
  await fill(databases, 0);
  const { asStaff, database, publishItems, close } = await openBench(databases);
  await publishItems(items(), '2026-03-02T00:00:00.000Z');
  await asStaff('mutation L($input: CreateLocationInput!) { createLocation(input: $input) { id } }', { input: { code: 'STORE1', name: 'Milano store', kind: 'STORE', address: { address1: 'Via Torino 1', city: 'Milano', countryCode: 'IT' }, countryCode: 'IT', timeZone: 'Europe/Rome', fulfilsOnline: false } });
  await asStaff('mutation P($input: SaveReturnPortalInput!) { saveReturnPortal(input: $input) { slug } }', { input: { slug: SLUG } });
  await asStaff('mutation P($input: SaveReturnPolicyInput!) { saveReturnPolicy(input: $input) { version } }', { input: { fee: '4.90' } });
  const place = (orders: readonly object[]) => asStaff('mutation O($input: PlaceOrdersInput!) { placeOrders(input: $input) { id } }', { input: { orders } });
  await place([orderOf(SHOWN.number, MODELS)]);
  for (let placed = 0; placed < PLACED; placed += BATCH) await place(Array.from({ length: BATCH }, (_, index) => orderOf(String(FIRST_NUMBER + placed + index), [0, 1])));
  await deliver(database('orders'));
  await growOrders(databases.orders, count + 1);
  const filled = await filledWith(database('orders'));
  await close();
  return JSON.stringify(filled);
}

async function filledWith(orders: Database): Promise<ReturnsBench> {
  const lines = await orders.query<{ id: string; order_id: string }>('SELECT id, order_id FROM order_line WHERE company_id = ? ORDER BY order_id, place', [COMPANY]);
  const [shown] = await orders.query<{ id: string }>('SELECT id FROM orders WHERE company_id = ? AND number = ?', [COMPANY, `#${SHOWN.number}`]);
  const all = [...grouped(lines, (line) => line.order_id)].map(([id, own]) => ({ id, lines: own.map((line) => line.id) }));
  return { shown: shown?.id ?? '', orders: all.filter(({ id }) => id !== shown?.id) };
}

interface LineRow { readonly fulfillment_order_id: string; readonly order_id: string; readonly location_id: string; readonly line_id: string; readonly quantity: number }

/** What left and arrived, and stock of every size, as plain rows: the graph would take minutes. */
async function deliver(orders: Database): Promise<void> {
  const lines = await orders.query<LineRow>('SELECT l.fulfillment_order_id, l.order_id, f.location_id, l.line_id, l.quantity FROM fulfillment_line l JOIN fulfillment_order f ON f.company_id = l.company_id AND f.id = l.fulfillment_order_id WHERE l.company_id = ? ORDER BY l.fulfillment_order_id, l.place', [COMPANY]);
  const stocked = await orders.query<{ variant_id: string }>("SELECT variant_id FROM item WHERE company_id = ? AND sku LIKE 'SHIRT%'", [COMPANY]);
  const at = shift(instant(systemClock), -DAY);
  await orders.inTransaction(async (transaction) => {
    await ship(transaction, lines, at);
    for (const set of ["orders SET status = 'DELIVERED'", "fulfillment_order SET status = 'SHIPPED', list = 'SHIPPED'", 'fulfillment_line SET picked = quantity, shipped = quantity', 'order_line SET shipped = quantity']) {
      await transaction.execute(`UPDATE ${set} WHERE company_id = ?`, [COMPANY]);
    }
    await transaction.execute('DELETE FROM stock_position WHERE company_id = ?', [COMPANY]);
    await transaction.insert(STOCK_POSITION, stocked.map((item) => ({ company_id: COMPANY, ...item, location_id: lines[0]?.location_id ?? '', on_hand: STOCK, reserved: 0, reported: 1, changed_at: at, latest: 1 })));
  });
}

async function ship(transaction: Transaction, lines: readonly LineRow[], at: Instant): Promise<void> {
  const parcels = [...grouped(lines, (line) => line.fulfillment_order_id)].map(([id, own]) => ({ id, own, head: own[0] })); // a shipment has the id of its fulfillment order
  await transaction.insert(SHIPMENT, parcels.map(({ id, head }) => ({
    company_id: COMPANY, id, order_id: head?.order_id ?? '', fulfillment_order_id: id, location_id: head?.location_id ?? '', status: 'DELIVERED', carrier_code: 'brt', carrier_name: 'BRT',
    service_code: null, tracking_url: null, wms_reference: null, shipped_at: shift(at, -DAY), delivered_at: at, changed_at: at,
  })));
  await transaction.insert(SHIPMENT_PARCEL, parcels.map(({ id }) => ({ company_id: COMPANY, shipment_id: id, number: 1, reference: null, tracking_number: `T-${id.slice(-8)}`, weight_g: null, height_mm: null, width_mm: null, depth_mm: null })));
  await transaction.insert(SHIPMENT_PIECE, parcels.flatMap(({ id, own }) => own.map((line, place) => ({
    company_id: COMPANY, shipment_id: id, place, parcel: 0, line_id: line.line_id, quantity: line.quantity, lot_number: null, lot_expiration: null, serial_number: null,
  }))));
}
