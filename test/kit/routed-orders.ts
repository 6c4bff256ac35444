import { catalogEvents, system, testOrders, warehouse, type TestOrders } from './orders.js';

const CREATE = 'mutation Create($input: CreateLocationInput!) { createLocation(input: $input) { id } }';

/** An order as these tests look at it: its parts as `code status: sku quantity, …`. */
export interface RoutedOrder {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly unallocated: boolean;
  readonly waitingFor: readonly string[];
  readonly parts: readonly string[];
}

/** The orders subgraph with three locations (MI1 and LY1 warehouses, RM1 a store) and two items, and the words these tests use. */
export interface RoutedOrders {
  readonly orders: TestOrders;
  /** Ids by code. */
  readonly places: Readonly<Record<string, string>>;
  /** A warehouse reports absolute levels. */
  stock(code: string, levels: Readonly<Record<string, number>>): Promise<void>;
  /** Places an order of `sku: quantity`. */
  place(lines: Readonly<Record<string, number>>, more?: object): Promise<RoutedOrder>;
  read(reference: string): Promise<RoutedOrder>;
  /** The parts with their ids and lines. */
  parts(reference: string): Promise<{ id: string; status: string; location: { code: string }; lines: { lineId: string; sku: string; quantityOrdered: number; quantityCancelled: number }[] }[]>;
  /** `code: reserved of on hand` for an item. */
  positions(sku: string): Promise<string[]>;
  change(name: string, type: string, input: object): Promise<RoutedOrder>;
}

const ORDER = 'id number status unallocated waitingFor fulfillmentOrders { id status location { code } lines { lineId sku quantityOrdered quantityCancelled } }';

interface Answer extends Omit<RoutedOrder, 'parts'> {
  readonly fulfillmentOrders: Awaited<ReturnType<RoutedOrders['parts']>>;
}

const told = ({ fulfillmentOrders, ...order }: Answer): RoutedOrder => ({
  ...order,
  parts: fulfillmentOrders.map(({ status, location, lines }) => `${location.code} ${status}: ${lines.map(({ sku, quantityOrdered }) => `${sku} ${String(quantityOrdered)}`).join(', ')}`),
});

/** Open it for a test; close `orders.subgraph` afterwards. */
export async function routedOrders(): Promise<RoutedOrders> {
  const orders = await testOrders();
  const open = async (code: string, more: object) =>
    [code, (await orders.run(CREATE, { input: { code, name: code, kind: 'WAREHOUSE', countryCode: 'IT', timeZone: 'Europe/Rome', ...more } })).createLocation.id as string] as const;
  const places = Object.fromEntries([await open('MI1', {}), await open('LY1', { countryCode: 'FR' }), await open('RM1', { kind: 'STORE' })]);
  await orders.run('mutation Project($input: ProjectCatalogEventsInput!) { projectCatalogEvents(input: $input) }', catalogEvents(7, [
    { variantId: '018f0000-0000-7000-8000-000000000001', sku: 'TEE', barcode: '4006381333931' },
    { variantId: '018f0000-0000-7000-8000-000000000002', sku: 'MUG', barcode: '5901234123457' },
  ]), { principal: system });
  const query = async (reference: string): Promise<Answer> => (await orders.run(`query Order($reference: ID!) { order(reference: $reference) { ${ORDER} } }`, { reference })).order;
  return {
    orders,
    places,
    stock: async (code, levels) => {
      const items = Object.entries(levels).map(([sku, quantity]) => ({ sku, quantity, locationCode: code }));
      await orders.run('mutation Report($input: UpdateWarehouseStockInput!) { updateWarehouseStock(input: $input) { updated } }', { input: { items } }, { principal: warehouse(places[code] ?? '') });
    },
    place: async (lines, more = {}) => told((await orders.run(`mutation Place($input: PlaceOrderInput!) { placeOrder(input: $input) { ${ORDER} } }`, {
      input: {
        channel: 'shop', currency: 'EUR', shippingAddress: { countryCode: 'IT' }, shipping: { methodCode: 'standard' },
        lines: Object.entries(lines).map(([sku, quantity]) => ({ sku, quantity, unitPrice: { amount: '10.00', currency: 'EUR' } })), ...more,
      },
    })).placeOrder),
    read: async (reference) => told(await query(reference)),
    parts: async (reference) => (await query(reference)).fulfillmentOrders,
    positions: async (sku) => {
      const { availability } = await orders.run('query Stock($sku: String!) { availability(sku: $sku) { onHand reserved available location { code } } }', { sku });
      return (availability as { onHand: number; reserved: number; location: { code: string } }[]).map(({ onHand, reserved, location }) => `${location.code}: ${String(reserved)} of ${String(onHand)}`).toSorted();
    },
    change: async (name, type, input) => told((await orders.run(`mutation Change($input: ${type}!) { ${name}(input: $input) { ${ORDER} } }`, { input }))[name]),
  };
}
