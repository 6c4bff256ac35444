import { FIRST_NUMBER, sendBack, warehouseOf as reporting } from './bench-data.js';
import { fillCommerce } from './commerce-data.js';
import { openBench, RATE, type BenchDatabases } from './open-bench.js';
import { addPromises } from './promise-data.js';

const ORDERS = 700;
/** More than leave on a day, so that they are counted and the day is not full. */
const CAPACITY = 100_000;
/** Every tenth of the orders that are copied comes back. */
const RETURNED = Array.from({ length: 50 }, (_, index) => String(FIRST_NUMBER + 200 + 10 * index));

/** The authorization headers of a caller of each surface; of a storefront its token. */
export type Credentials = Readonly<Record<'fulfillment' | 'commerce' | 'wms-json' | 'wms-xml' | 'promise', Readonly<Record<string, string>>>>;

/** Fill empty databases with the orders that are copied, so many locations, and a connection of every surface for their warehouse. */
export async function fillScale(databases: BenchDatabases, locations: number): Promise<Credentials> {
  const commerce = await fillCommerce(databases, ORDERS);
  const { connect, run, asStaff, warehouseOf, close } = await openBench(databases);
  const warehouseId = await warehouseOf('WMS');
  const [native, json, xml] = [await connect('FULFILLMENT', { name: 'Scale', warehouseId }, RATE), await connect('WMS_JSON', { name: 'JSON WMS', warehouseId }, RATE), await connect('WMS_XML', { name: 'XML WMS', warehouseId }, RATE)];
  await sendBack({ asWarehouse: (operation, variables) => run(operation, variables, reporting(native.id, warehouseId)), asStaff }, RETURNED);
  await close();
  const token = await addPromises(databases, { stores: locations - 1, dailyCapacity: CAPACITY });
  return {
    promise: { token },
    fulfillment: { authorization: `Bearer ${native.apiKey}` }, commerce: { authorization: `Bearer ${commerce}` }, 'wms-json': { 'x-api-key': json.apiKey },
    'wms-xml': { authorization: `Basic ${Buffer.from(`${xml.username}:${xml.password}`).toString('base64')}` },
  };
}
