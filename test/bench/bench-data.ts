import type { Principal } from '#contract/principal.js';
import { openCompany } from '../kit/company.js';
import { COMPANY, openBench, RATE, type BenchDatabases } from './open-bench.js';

const ITEMS = 500;
const BATCH = 100;

/** Indexes in the list of orders: from here on they are accepted, picked, shipped and sent back; those behind stay in the queue. */
export const STAGES = { accepted: 5_600, picked: 11_200, shipped: 16_800, queued: 16_860 } as const;

/** The levels of every item, as a stock update carries them. */
export const levels = (quantity: number): object[] => Array.from({ length: ITEMS }, (_, item) => ({ sku: sku(item), location_code: 'MI1', quantity: quantity + item }));

/** Fill empty databases through the graph: one company, one warehouse, orders of three lines, in every stage if there are enough; answers the warehouse's key. */
export async function fill(databases: BenchDatabases, count: number): Promise<string> {
  const { run, asStaff, connect, publishItems, close } = await openBench(databases);
  const { company } = await openCompany({ run }, 'Bench');
  if (company !== COMPANY) throw new Error(`The first company is ${String(company)}`);
  const { createLocation: { id: warehouseId } } = await asStaff('mutation L($input: CreateLocationInput!) { createLocation(input: $input) { id } }', { input: { code: 'MI1', name: 'Milano', kind: 'WAREHOUSE', countryCode: 'IT', timeZone: 'Europe/Rome' } });
  const { id: connectionId, apiKey } = await connect('FULFILLMENT', { name: 'WMS', warehouseId }, RATE);
  await publishItems(items());
  for (let placed = 0; placed < count; placed += BATCH) {
    await asStaff('mutation O($input: PlaceOrdersInput!) { placeOrders(input: $input) { id } }', { input: { orders: batch(placed, Math.min(BATCH, count - placed)) } });
  }
  if (count >= STAGES.queued) await work((operation, variables) => run(operation, variables, warehouseOf(connectionId, String(warehouseId))), asStaff);
  await close();
  return apiKey;
}

/** Who reports what the warehouse does. */
export const warehouseOf = (connectionId: string, warehouseId: string): Principal =>
  ({ kind: 'connection', companyId: COMPANY, actor: 'WMS', connectionId, warehouseId, scopes: ['fulfillment:read', 'fulfillment:write'] });

type Run = (operation: string, variables: object) => Promise<unknown>;

/** Take the first orders to their stages. */
async function work(asWarehouse: Run, asStaff: Run): Promise<void> {
  const numbers = (from: number, to: number): string[] => Array.from({ length: to - from }, (_, index) => String(FIRST_NUMBER + from + index));
  for (let at: number = STAGES.accepted; at < STAGES.queued; at += BATCH) await accept(asWarehouse, numbers(at, Math.min(at + BATCH, STAGES.queued)));
  for (const reference of numbers(STAGES.picked, STAGES.queued)) await pick(asWarehouse, reference);
  for (const reference of numbers(STAGES.shipped, STAGES.queued)) await shipAndReturn({ asWarehouse, asStaff }, reference);
}

/** Orders that were accepted, picked and shipped and that come back. */
export async function sendBack({ asWarehouse, asStaff }: { asWarehouse: Run; asStaff: Run }, references: readonly string[]): Promise<void> {
  await accept(asWarehouse, references);
  for (const reference of references) {
    await pick(asWarehouse, reference);
    await shipAndReturn({ asWarehouse, asStaff }, reference);
  }
}

const accept = (asWarehouse: Run, references: readonly string[]): Promise<unknown> =>
  asWarehouse('mutation A($input: AcceptFulfillmentOrdersInput!) { acceptFulfillmentOrders(input: $input) { reference } }', { input: { references } });

const pick = (asWarehouse: Run, reference: string): Promise<unknown> =>
  asWarehouse('mutation P($input: ReportPickingInput!) { reportPicking(input: $input) { id } }', { input: { reference, lines: unitsOf(reference) } });

async function shipAndReturn({ asWarehouse, asStaff }: { asWarehouse: Run; asStaff: Run }, reference: string): Promise<void> {
  await asWarehouse('mutation S($input: ReportShipmentInput!) { reportShipment(input: $input) { id } }', { input: { reference, trackingNumber: `T-${reference}` } });
  await asStaff('mutation R($input: AnnounceReturnInput!) { announceReturn(input: $input) { id } }', { input: { orderReference: reference, lines: unitsOf(reference) } });
}

const unitsOf = (reference: string): { sku: string; quantity: number }[] => orderedUnits(Number(reference) - FIRST_NUMBER);

/** The number of the first order. */
export const FIRST_NUMBER = 10_001;

/** The units of the n-th order, by sku. */
export const orderedUnits = (order: number): { sku: string; quantity: number }[] => [0, 1, 2].map((line) => ({ sku: sku((order * 3 + line) % ITEMS), quantity: 1 + line }));

const sku = (item: number): string => `MODEL${String(item)}_BLUE_M`;

const items = () => Array.from({ length: ITEMS }, (_, item) => ({
  variantId: `018f0000-0000-7000-8000-${String(item).padStart(12, '0')}`, productId: item, sku: sku(item), barcode: `20${String(item).padStart(11, '0')}`,
  title: `Model ${String(item)}, blue, M`, size: 'M', color: 'BLUE', weightG: 320, priceMinor: 4990, currency: 'EUR',
}));

const batch = (from: number, count: number) => Array.from({ length: count }, (_, index) => ({
  number: String(FIRST_NUMBER + from + index), channel: 'storefront', currency: 'EUR', placedAt: new Date(Date.UTC(2026, 0, 1) + (from + index) * 60_000).toISOString(),
  customer: { name: 'Giulia Ferri', email: 'giulia.ferri@example.com', phone: '+39 02 5550 1234' },
  shippingAddress: { firstName: 'Giulia', lastName: 'Ferri', address1: 'Via Torino 12', city: 'Milano', postalCode: '20123', provinceCode: 'MI', countryCode: 'IT', phone: '+39 02 5550 1234' },
  shipping: { methodCode: 'standard', methodName: 'Standard', carrierCode: 'brt' }, notes: 'Please ring twice',
  lines: orderedUnits(from + index).map((units) => ({ ...units, unitPrice: { amount: '49.90', currency: 'EUR' }, taxRate: '0.22' })),
}));
