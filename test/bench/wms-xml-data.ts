import type { Principal } from '#contract/principal.js';
import { fill } from './bench-data.js';
import { COMPANY, openBench, RATE, type BenchDatabases } from './open-bench.js';

const ITEMS = 500;
const ORDERS = 500;
const BATCH = 100;
const LINES = [0, 1, 2, 3, 4];

/** Barcodes of the items a stock report names. */
export const BARCODES = Array.from({ length: ITEMS }, (_, item) => `20${String(item).padStart(11, '0')}`);

const FIRST_POLLED = 20_001;

/** The number of the first order of {@link acceptOrders}. */
export const FIRST_ACCEPTED = FIRST_POLLED + ORDERS;

/** Fill empty databases with 500 orders of five lines and a warehouse on the XML facade; answers its credentials as a header. */
export async function fillWmsXml(databases: BenchDatabases): Promise<string> {
  await fill(databases, 0);
  const { asStaff, warehouseOf, connect, close } = await openBench(databases);
  const { username, password } = await connect('WMS_XML', { name: 'XML WMS', warehouseId: await warehouseOf('WMS') }, RATE);
  for (let placed = 0; placed < ORDERS; placed += BATCH) await asStaff(PLACE, { input: { orders: batch(placed) } });
  await close();
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}

const PLACE = 'mutation O($input: PlaceOrdersInput!) { placeOrders(input: $input) { id } }';

/** Place more orders, which the warehouse accepts at once. */
export async function acceptOrders(databases: BenchDatabases, count: number): Promise<void> {
  const { run, asStaff, warehouseOf, close } = await openBench(databases);
  const warehouse: Principal = { kind: 'connection', companyId: COMPANY, actor: 'XML WMS', warehouseId: await warehouseOf('WMS'), scopes: ['fulfillment:read', 'fulfillment:write'] };
  for (let placed = ORDERS; placed < ORDERS + count; placed += BATCH) {
    const orders = batch(placed);
    await asStaff(PLACE, { input: { orders } });
    await run('mutation A($input: AcceptFulfillmentOrdersInput!) { acceptFulfillmentOrders(input: $input) { reference } }', { input: { references: orders.map(({ number }) => number) } }, warehouse);
  }
  await close();
}

const batch = (from: number) => Array.from({ length: BATCH }, (_, index) => ({
  number: String(FIRST_POLLED + from + index), channel: 'storefront', currency: 'EUR', language: 'it', paymentStatus: 'PAID', notes: 'Suonare due volte: il citofono è rotto',
  customer: { name: 'Giulia Ferrè', email: 'giulia.ferre@example.com', phone: '+39 02 5550 1234' },
  shippingAddress: { firstName: 'Giulia', lastName: 'Ferrè', address1: 'Via Torino 12', city: 'Forlì', postalCode: '47121', provinceCode: 'FC', countryCode: 'IT', phone: '+39 02 5550 1234' },
  shipping: { methodCode: 'standard', methodName: 'Standard', carrierCode: 'brt', price: { amount: '4.90', currency: 'EUR' } },
  lines: LINES.map((line) => ({ sku: `MODEL${String(((from + index) * LINES.length + line) % ITEMS)}_BLUE_M`, quantity: 1 + line % 3, unitPrice: { amount: '49.90', currency: 'EUR' }, taxRate: '0.22' })),
}));
