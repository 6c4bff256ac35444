import { fill } from './bench-data.js';
import { openBench, RATE, type BenchDatabases } from './open-bench.js';

const ITEMS = 500;
const ORDERS = 500;
const BATCH = 100;
const LINES = [0, 1, 2, 3, 4];

/** Barcodes of the items a stock report names. */
export const BARCODES = Array.from({ length: ITEMS }, (_, item) => `20${String(item).padStart(11, '0')}`);

/** The number of the first order. */
export const FIRST_POLLED = 20_001;

/** Fill empty databases with 500 orders of five lines and a warehouse on the XML facade; answers its credentials as a header. */
export async function fillWmsXml(databases: BenchDatabases): Promise<string> {
  await fill(databases, 0);
  const { asStaff, warehouseOf, connect, close } = await openBench(databases);
  const { username, password } = await connect('WMS_XML', { name: 'XML WMS', warehouseId: await warehouseOf('WMS') }, RATE);
  for (let placed = 0; placed < ORDERS; placed += BATCH) await asStaff('mutation O($input: PlaceOrdersInput!) { placeOrders(input: $input) { id } }', { input: { orders: batch(placed) } });
  await close();
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}

const batch = (from: number) => Array.from({ length: BATCH }, (_, index) => ({
  number: String(FIRST_POLLED + from + index), channel: 'storefront', currency: 'EUR', language: 'it', paymentStatus: 'PAID', notes: 'Suonare due volte: il citofono è rotto',
  customer: { name: 'Giulia Ferrè', email: 'giulia.ferre@example.com', phone: '+39 02 5550 1234' },
  shippingAddress: { firstName: 'Giulia', lastName: 'Ferrè', address1: 'Via Torino 12', city: 'Forlì', postalCode: '47121', provinceCode: 'FC', countryCode: 'IT', phone: '+39 02 5550 1234' },
  shipping: { methodCode: 'standard', methodName: 'Standard', carrierCode: 'brt', price: { amount: '4.90', currency: 'EUR' } },
  lines: LINES.map((line) => ({ sku: `MODEL${String(((from + index) * LINES.length + line) % ITEMS)}_BLUE_M`, quantity: 1 + line % 3, unitPrice: { amount: '49.90', currency: 'EUR' }, taxRate: '0.22' })),
}));
