import type { Principal } from '#contract/principal.js';
import type { OrdersContext } from '../../subgraphs/orders/orders-context.js';
import { catalogEvents, staff, system, testOrders, warehouse, type TestOrders } from './orders.js';

/** The fields the tests read of every return. */
export const RETURN = `fragment R on Return { id number progressive status source announced orderId orderNumber resolution method carrier { code name } trackingNumbers
  customer { name } notes compliant wmsReference acceptedAt receivedAt inspectedAt closedAt cancelledAt cancelReason createdAt updatedAt location { code }
  outcome { compliant missing { sku quantity } notSellable { sku quantity } unexpected { sku quantity } }
  lines { lineId sku barcode itemKey title quantityExpected quantityReceived classification reasonCode reason lotNumber serialNumber note exchange { sku barcode } } }`;

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

/** A company with two warehouses and three items, and the functions its tests use. */
export interface ReturnsWorld {
  readonly orders: TestOrders;
  readonly milan: string;
  readonly lyon: string;
  /** An order that has shipped, of two tees and a mug unless other units are named, as it reads then. */
  shippedOrder(lines?: readonly (readonly [sku: string, quantity: number])[]): Promise<any>;
  change(name: string, input: object, as?: Principal): Promise<any>;
  /** A report of a warehouse; Milan unless another principal is named. */
  report(name: string, input: object, as?: Principal): Promise<any>;
  read(reference: string): Promise<any>;
  list(variables: object, as?: Principal): Promise<any>;
  /** The events published of a return, in order: the type, and the state where it changed. */
  told(returnId: string): Promise<string[]>;
}

const INPUTS: Readonly<Record<string, string>> = { expectReturn: 'ReturnReferenceInput', markReturnInTransit: 'ReturnReferenceInput', closeReturn: 'ReturnReferenceInput' };

/** Open the orders subgraph with that company; close it in afterAll. */
export async function returnsWorld(): Promise<ReturnsWorld> {
  const orders = await testOrders();
  const create = 'mutation Create($input: CreateLocationInput!) { createLocation(input: $input) { id } }';
  const location = { name: 'Milano', kind: 'WAREHOUSE', countryCode: 'IT', timeZone: 'Europe/Rome' };
  const milan: string = (await orders.run(create, { input: { ...location, code: 'MI1' } })).createLocation.id;
  const lyon: string = (await orders.run(create, { input: { ...location, code: 'LY1', countryCode: 'FR' } })).createLocation.id;
  await orders.run('mutation Project($input: ProjectCatalogEventsInput!) { projectCatalogEvents(input: $input) }', catalogEvents(7, [
    { variantId: '018f0000-0000-7000-8000-000000000001', sku: 'TEE', barcode: '4006381333931', title: 'Tee' },
    { variantId: '018f0000-0000-7000-8000-000000000002', sku: 'MUG', barcode: '5901234123457', title: 'Mug' },
    { variantId: '018f0000-0000-7000-8000-000000000003', sku: 'BAG', barcode: '9002236311036', title: 'Bag' },
  ]), { principal: system });
  const change: ReturnsWorld['change'] = async (name, input, principal = staff) => {
    const type = INPUTS[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    return (await orders.run(`mutation Change($input: ${type}!) { ${name}(input: $input) { ...R } } ${RETURN}`, { input }, { principal }))[name];
  };
  return {
    orders, milan, lyon, change,
    shippedOrder: (lines = [['TEE', 2], ['MUG', 1]]) => shippedOrder(orders, lines),
    report: (name, input, principal = warehouse(milan)) => change(name, input, principal),
    read: async (reference) => (await orders.run(`query One($reference: ID!) { return(reference: $reference) { ...R } } ${RETURN}`, { reference })).return,
    list: async (variables, principal = warehouse(milan)) => (await orders.run(
      'query List($status: WarehouseReturnList!, $first: Int!, $after: String, $since: DateTime) { warehouseReturns(status: $status, first: $first, after: $after, updatedSince: $since) { nodes { number status updatedAt lines { sku } } pageInfo { hasNextPage endCursor } } }',
      { status: 'EXPECTED', first: 50, ...variables }, { principal })).warehouseReturns,
    told: async (returnId) => {
      const { ordersOutbox } = await orders.run('query Told { ordersOutbox(first: 100000) { type payload } }', {}, { principal: system });
      return ordersOutbox.filter(({ payload }: any) => payload.returnId === returnId || payload.subject === returnId)
        .map(({ type, payload }: any) => type === 'return.status_changed' ? `${String(payload.previousStatus)} to ${String(payload.status)}` : type === 'alert.raised' ? payload.type : type);
    },
  };
}

async function shippedOrder(orders: TestOrders, units: readonly (readonly [string, number])[]): Promise<any> {
  const line = ([sku, quantity]: readonly [string, number]) => ({ sku, quantity, unitPrice: { amount: '10.00', currency: 'EUR' } });
  const input = { channel: 'shop', currency: 'EUR', customer: { name: 'Ada Rossi' }, shippingAddress: { countryCode: 'IT' }, shipping: { methodCode: 'standard' }, lines: units.map(line) };
  const { placeOrder } = await orders.run('mutation Place($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }', { input });
  const { deps } = orders.subgraph.context({ principal: staff, requestId: 'r-1', via: 'test' }) as OrdersContext;
  await deps.database.inTransaction(async (transaction) => {
    await transaction.execute('UPDATE order_line SET shipped = quantity WHERE company_id = 7 AND order_id = ?', [placeOrder.id]);
    await transaction.execute('UPDATE fulfillment_line SET shipped = quantity WHERE company_id = 7 AND order_id = ?', [placeOrder.id]);
    await transaction.execute("UPDATE orders SET status = 'SHIPPED' WHERE company_id = 7 AND id = ?", [placeOrder.id]);
  });
  return (await orders.run('query Order($reference: ID!) { order(reference: $reference) { id number updatedAt lines { id sku } } }', { reference: placeOrder.id })).order;
}
