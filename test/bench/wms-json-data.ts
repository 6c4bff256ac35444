import { fill } from './bench-data.js';
import { openBench, RATE, type BenchDatabases } from './open-bench.js';

const ITEMS = 500;

/** Barcodes of the items a stock report names. */
export const BARCODES = Array.from({ length: ITEMS }, (_, item) => `30${String(item).padStart(11, '0')}`);

/** Fill empty databases with orders, items and a warehouse on the JSON facade; answers its key. */
export async function fillWmsJson(databases: BenchDatabases, orderCount: number): Promise<string> {
  await fill(databases, orderCount);
  const { warehouseOf, connect, publishItems, close } = await openBench(databases);
  const { apiKey } = await connect('WMS_JSON', { name: 'JSON WMS', warehouseId: await warehouseOf('WMS') }, RATE);
  await publishItems(BARCODES.map((barcode, item) => ({ variantId: `018f0000-0000-7000-9000-${String(item).padStart(12, '0')}`, productId: item, sku: `JSON${String(item)}`, barcode, title: 'Item' })), '2026-03-02T00:00:00.000Z');
  await close();
  return apiKey;
}
