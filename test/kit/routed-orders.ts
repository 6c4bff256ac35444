import { catalogEvents, staff, system, warehouse, type TestOrders } from './orders.js';

const CREATE = 'mutation Create($input: CreateLocationInput!) { createLocation(input: $input) { id } }';

/** An order as these tests compare it: its fulfillment orders as `code status: sku quantity, …`. */
export interface RoutedOrder {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly unallocated: boolean;
  readonly waitingFor: readonly string[];
  readonly parts: readonly string[];
}

/** A company with three locations (MI1 and LY1 warehouses, RM1 a store) and two items, and the functions these tests use. */
export interface RoutedOrders {
  readonly companyId: number;
  /** Runs an operation as staff, as the system or as the location of a code. */
  run(operation: string, variables?: Readonly<Record<string, unknown>>, as?: string): ReturnType<TestOrders['run']>;
  /** A warehouse reports absolute levels. */
  stock(code: string, levels: Readonly<Record<string, number>>): Promise<void>;
  /** Places an order of `sku: quantity`. */
  place(lines: Readonly<Record<string, number>>, more?: object): Promise<RoutedOrder>;
  read(reference: string): Promise<RoutedOrder>;
  /** The fulfillment orders with their ids and lines. */
  fulfillmentOrders(reference: string): Promise<{ id: string; status: string; location: { code: string }; lines: { lineId: string; sku: string; quantityOrdered: number; quantityCancelled: number }[] }[]>;
  /** `code: reserved of on hand` for an item. */
  positions(sku: string): Promise<string[]>;
  change(name: string, type: string, input: object): Promise<RoutedOrder>;
}

const ORDER = 'id number status unallocated waitingFor fulfillmentOrders { id status location { code } lines { lineId sku quantityOrdered quantityCancelled } }';

interface Answer extends Omit<RoutedOrder, 'parts'> {
  readonly fulfillmentOrders: Awaited<ReturnType<RoutedOrders['fulfillmentOrders']>>;
}

const comparable = ({ fulfillmentOrders, ...order }: Answer): RoutedOrder => ({
  ...order,
  parts: fulfillmentOrders.map(({ status, location, lines }) => `${location.code} ${status}: ${lines.map(({ sku, quantityOrdered }) => `${sku} ${String(quantityOrdered)}`).join(', ')}`),
});

let companies = 100;

/** A company of its own for a test, on a subgraph that is open. */
export async function routedOrders(orders: TestOrders): Promise<RoutedOrders> {
  const companyId = companies++;
  const places: Record<string, string> = {};
  const principal = (as: string) => (as === 'staff' ? { ...staff, companyId } : as === 'system' ? { ...system, companyId } : warehouse(places[as] ?? '', companyId));
  const run: RoutedOrders['run'] = (operation, variables = {}, as = 'staff') => orders.run(operation, variables, { principal: principal(as) });
  for (const [code, more] of Object.entries({ MI1: {}, LY1: { countryCode: 'FR' }, RM1: { kind: 'STORE' } })) {
    places[code] = (await run(CREATE, { input: { code, name: code, kind: 'WAREHOUSE', countryCode: 'IT', timeZone: 'Europe/Rome', ...more } })).createLocation.id as string;
  }
  await run('mutation Project($input: ProjectCatalogEventsInput!) { projectCatalogEvents(input: $input) }', catalogEvents(companyId, [
    { variantId: '018f0000-0000-7000-8000-000000000001', sku: 'TEE', barcode: '4006381333931' },
    { variantId: '018f0000-0000-7000-8000-000000000002', sku: 'MUG', barcode: '5901234123457' },
  ]), 'system');
  const query = async (reference: string): Promise<Answer> => (await run(`query Order($reference: ID!) { order(reference: $reference) { ${ORDER} } }`, { reference })).order;
  return {
    companyId, run,
    stock: async (code, levels) => {
      const items = Object.entries(levels).map(([sku, quantity]) => ({ sku, quantity, locationCode: code }));
      await run('mutation Report($input: UpdateWarehouseStockInput!) { updateWarehouseStock(input: $input) { updated } }', { input: { items } }, code);
    },
    place: async (lines, more = {}) => comparable((await run(`mutation Place($input: PlaceOrderInput!) { placeOrder(input: $input) { ${ORDER} } }`, {
      input: {
        channel: 'shop', currency: 'EUR', shippingAddress: { countryCode: 'IT' }, shipping: { methodCode: 'standard' },
        lines: Object.entries(lines).map(([sku, quantity]) => ({ sku, quantity, unitPrice: { amount: '10.00', currency: 'EUR' } })), ...more,
      },
    })).placeOrder),
    read: async (reference) => comparable(await query(reference)),
    fulfillmentOrders: async (reference) => (await query(reference)).fulfillmentOrders,
    positions: async (sku) => {
      const { availability } = await run('query Stock($sku: String!) { availability(sku: $sku) { onHand reserved available location { code } } }', { sku });
      return (availability as { onHand: number; reserved: number; location: { code: string } }[]).map(({ onHand, reserved, location }) => `${location.code}: ${String(reserved)} of ${String(onHand)}`).toSorted();
    },
    change: async (name, type, input) => comparable((await run(`mutation Change($input: ${type}!) { ${name}(input: $input) { ${ORDER} } }`, { input }))[name]),
  };
}
