import type { CallContext, Principal } from '#contract/principal.js';
import { catalogEvents, staff, system, testOrders, warehouse, type TestOrders } from './orders.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

/** A company with two warehouses (MI1 of Milan, LY1 of Lyon) and two items (TEE, MUG), and the functions its tests use. */
export interface Shop {
  readonly orders: TestOrders;
  readonly milan: string;
  readonly lyon: string;
  /** Place a paid order of units by sku, at a location where one is named; answers its number. */
  place(lines: readonly (readonly [sku: string, quantity: number, locationCode?: string])[], more?: object): Promise<string>;
  /** A mutation of one input object; answers the status of the record. */
  change(name: string, input: object, as?: Partial<CallContext>): Promise<any>;
  /** What a warehouse reports of an order; Milan unless another is named. */
  report(name: string, input: object, at?: string): Promise<any>;
  /** An order with everything staff sees of it. */
  read(reference: string): Promise<any>;
  /** Types of the open alerts of an order, newest first. */
  alerts(orderId: string): Promise<string[]>;
  /** Types of the events in an order's history. */
  history(reference: string): Promise<string[]>;
  /** Milan counts an item, or Lyon. */
  stock(sku: string, quantity: number, more?: object, code?: 'MI1' | 'LY1'): Promise<unknown>;
}

const WORK: Readonly<Record<string, string>> = {
  acceptFulfillmentOrder: 'AcceptFulfillmentOrderInput', rejectFulfillmentOrder: 'RejectFulfillmentOrderInput', reportPicking: 'ReportPickingInput',
  reportShipment: 'ReportShipmentInput', shortCloseFulfillmentOrder: 'ShortCloseFulfillmentOrderInput',
};

const ORDER = `id number status onHold paymentStatus waitingFor notes totals { subtotal { amount } tax { amount } total { amount } } customer { name email }
  shippingAddress { city countryCode } lines { id sku quantity quantityCancelled quantityShipped unitPrice { amount } }
  fulfillmentOrders { id status notes shippingAddress { city } location { code } documents { externalReady } rejection { reasonCode }
    lines { lineId sku quantityOrdered quantityOpen quantityPicked quantityUnfulfillable quantityShipped quantityCancelled } }
  refunds { total { amount } lines { sku quantity } }
  shipments { trackingNumbers parcels { number reference trackingNumber pieces { quantity lotNumber } } pieces { lineId quantity lotNumber lotExpiration serialNumber } }`;

/** Open the orders subgraph with that company; close it in afterAll. */
export async function openShop(more: Parameters<typeof testOrders>[1] = {}): Promise<Shop> {
  const orders = await testOrders(undefined, more);
  const create = 'mutation Create($input: CreateLocationInput!) { createLocation(input: $input) { id } }';
  const location = { name: 'Milano', kind: 'WAREHOUSE', countryCode: 'IT', timeZone: 'Europe/Rome' };
  const milan: string = (await orders.run(create, { input: { ...location, code: 'MI1' } })).createLocation.id;
  const lyon: string = (await orders.run(create, { input: { ...location, code: 'LY1', countryCode: 'FR' } })).createLocation.id;
  await orders.run('mutation Project($input: ProjectCatalogEventsInput!) { projectCatalogEvents(input: $input) }', catalogEvents(7, [
    { variantId: '018f0000-0000-7000-8000-000000000001', sku: 'TEE', barcode: '4006381333931', title: 'Tee', weightG: 180 },
    { variantId: '018f0000-0000-7000-8000-000000000002', sku: 'MUG', barcode: '5901234123457', title: 'Mug', weightG: 350 },
  ]), { principal: system });
  const mutate = async (name: string, input: object, as: Partial<CallContext> = {}) => {
    const type = WORK[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    return (await orders.run(`mutation Change($input: ${type}!) { ${name}(input: $input) { id number status } }`, { input }, as))[name];
  };
  const read = async (reference: string) => (await orders.run(`query One($reference: ID!) { order(reference: $reference) { ${ORDER} timeline { type } } }`, { reference })).order;
  const as = (principal: Principal) => ({ principal });
  return {
    orders, milan, lyon, read,
    place: async (lines, more = {}) => (await mutate('placeOrder', {
      channel: 'shop', currency: 'EUR', customer: { name: 'Ada Rossi' }, shippingAddress: { city: 'Milano', countryCode: 'IT' }, shipping: { methodCode: 'standard' },
      lines: lines.map(([sku, quantity, locationCode]) => ({ sku, quantity, unitPrice: { amount: '10.00', currency: 'EUR' }, ...(locationCode !== undefined && { locationCode }) })), ...more,
    }, as(staff))).number,
    change: mutate,
    report: (name, input, at = milan) => mutate(name, input, as(warehouse(at))),
    alerts: async (orderId) => (await orders.run('query Alerts { alerts(first: 500) { nodes { type subject } } }', {})).alerts.nodes.filter(({ subject }: any) => subject === orderId).map(({ type }: any) => type),
    history: async (reference) => (await read(reference)).timeline.map(({ type }: any) => type),
    stock: async (sku, quantity, more = {}, locationCode = 'MI1') => // eslint-disable-line @typescript-eslint/max-params -- read as a sentence
      (await orders.run('mutation Report($input: UpdateWarehouseStockInput!) { updateWarehouseStock(input: $input) { updated unchanged stale } }',
      { input: { items: [{ sku, locationCode, quantity, ...more }] } }, as(warehouse(locationCode === 'MI1' ? milan : lyon)))).updateWarehouseStock,
  };
}
