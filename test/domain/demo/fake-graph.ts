import type { Call } from '#client/call.js';
import { Failure } from '#contract/failure.js';
import type { CreateCompanyInput, CreateConnectionInput, CreateLocationInput, PlaceOrderInput, ProductInput, RecordRefundInput } from '#contract/schema.generated.js';
import { AcceptAtDemoStoreDocument } from '../../../gateway/demo/operations/accept-at-demo-store.generated.js';
import { PickAtDemoStoreDocument } from '../../../gateway/demo/operations/pick-at-demo-store.generated.js';
import { RejectAtDemoStoreDocument } from '../../../gateway/demo/operations/reject-at-demo-store.generated.js';
import { ShipAtDemoStoreDocument } from '../../../gateway/demo/operations/ship-at-demo-store.generated.js';
import { ShortCloseAtDemoStoreDocument } from '../../../gateway/demo/operations/short-close-at-demo-store.generated.js';
import { AcceptDemoOrderDocument } from '../../../gateway/demo/operations/accept-demo-order.generated.js';
import { AcceptDemoReturnDocument } from '../../../gateway/demo/operations/accept-demo-return.generated.js';
import { ActivateDemoConnectionDocument } from '../../../gateway/demo/operations/activate-demo-connection.generated.js';
import { AnnounceDemoReturnDocument } from '../../../gateway/demo/operations/announce-demo-return.generated.js';
import { CancelDemoOrderDocument } from '../../../gateway/demo/operations/cancel-demo-order.generated.js';
import { CancelDemoReturnDocument } from '../../../gateway/demo/operations/cancel-demo-return.generated.js';
import { CloseDemoReturnDocument } from '../../../gateway/demo/operations/close-demo-return.generated.js';
import { CreateDemoCatalogDocument } from '../../../gateway/demo/operations/create-demo-catalog.generated.js';
import { CollectDemoOrderDocument } from '../../../gateway/demo/operations/collect-demo-order.generated.js';
import { CreateDemoCompanyDocument } from '../../../gateway/demo/operations/create-demo-company.generated.js';
import { CollectDemoEventsDocument } from '../../../gateway/demo/operations/collect-demo-events.generated.js';
import { CreateDemoConnectionDocument } from '../../../gateway/demo/operations/create-demo-connection.generated.js';
import { CreateDemoLocationDocument } from '../../../gateway/demo/operations/create-demo-location.generated.js';
import { CreateDemoPersonDocument } from '../../../gateway/demo/operations/create-demo-person.generated.js';
import { CreateDemoTokenDocument } from '../../../gateway/demo/operations/create-demo-token.generated.js';
import { ExpectDemoReturnDocument } from '../../../gateway/demo/operations/expect-demo-return.generated.js';
import { ExpectDemoStockDocument } from '../../../gateway/demo/operations/expect-demo-stock.generated.js';
import { HoldDemoOrderDocument } from '../../../gateway/demo/operations/hold-demo-order.generated.js';
import { MarkDemoOrderReadyDocument } from '../../../gateway/demo/operations/mark-demo-order-ready.generated.js';
import { PendingDemoProductsDocument } from '../../../gateway/demo/operations/pending-demo-products.generated.js';
import { PickDemoOrderDocument } from '../../../gateway/demo/operations/pick-demo-order.generated.js';
import { PlaceDemoOrdersDocument } from '../../../gateway/demo/operations/place-demo-orders.generated.js';
import { ReadDemoCatalogDocument } from '../../../gateway/demo/operations/read-demo-catalog.generated.js';
import { ReadDemoCompanyDocument } from '../../../gateway/demo/operations/read-demo-company.generated.js';
import { ReadDemoConnectionsDocument } from '../../../gateway/demo/operations/read-demo-connections.generated.js';
import { ReadDemoLinesDocument } from '../../../gateway/demo/operations/read-demo-lines.generated.js';
import { ReadDemoLocationsDocument } from '../../../gateway/demo/operations/read-demo-locations.generated.js';
import { ReadDemoOrderDocument } from '../../../gateway/demo/operations/read-demo-order.generated.js';
import { ReadDemoParcelsDocument } from '../../../gateway/demo/operations/read-demo-parcels.generated.js';
import { ReadDemoShipmentsDocument } from '../../../gateway/demo/operations/read-demo-shipments.generated.js';
import { ReceiveDemoReturnDocument } from '../../../gateway/demo/operations/receive-demo-return.generated.js';
import { RecordDemoRefundDocument } from '../../../gateway/demo/operations/record-demo-refund.generated.js';
import { RecordDemoShipmentDocument } from '../../../gateway/demo/operations/record-demo-shipment.generated.js';
import { RegisterDemoReturnDocument } from '../../../gateway/demo/operations/register-demo-return.generated.js';
import { RejectDemoOrderDocument } from '../../../gateway/demo/operations/reject-demo-order.generated.js';
import { ReportDemoParcelsDocument } from '../../../gateway/demo/operations/report-demo-parcels.generated.js';
import { ReportDemoStockDocument } from '../../../gateway/demo/operations/report-demo-stock.generated.js';
import { RegenerateDemoSecretDocument } from '../../../gateway/demo/operations/regenerate-demo-secret.generated.js';
import { RotateDemoConnectionDocument } from '../../../gateway/demo/operations/rotate-demo-connection.generated.js';
import { SaveDemoAttributeDocument } from '../../../gateway/demo/operations/save-demo-attribute.generated.js';
import { SaveDemoAttributeSetDocument } from '../../../gateway/demo/operations/save-demo-attribute-set.generated.js';
import { SaveDemoSizeChartDocument } from '../../../gateway/demo/operations/save-demo-size-chart.generated.js';
import { FindDemoOrderDocument } from '../../../gateway/demo/operations/find-demo-order.generated.js';
import { MakeDemoReturnDocument } from '../../../gateway/demo/operations/make-demo-return.generated.js';
import { SaveDemoReturnsPortalDocument } from '../../../gateway/demo/operations/save-demo-returns-portal.generated.js';
import { SaveDemoBrandDocument } from '../../../gateway/demo/operations/save-demo-brand.generated.js';
import { CountDemoStockDocument } from '../../../gateway/demo/operations/count-demo-stock.generated.js';
import { SaveDemoCalendarDocument } from '../../../gateway/demo/operations/save-demo-calendar.generated.js';
import { SaveDemoLogisticsDocument } from '../../../gateway/demo/operations/save-demo-logistics.generated.js';
import { SaveDemoCarrierDocument } from '../../../gateway/demo/operations/save-demo-carrier.generated.js';
import { SaveDemoCategoryDocument } from '../../../gateway/demo/operations/save-demo-category.generated.js';
import { SaveDemoMarketDocument } from '../../../gateway/demo/operations/save-demo-market.generated.js';
import { SaveDemoPriceListDocument } from '../../../gateway/demo/operations/save-demo-price-list.generated.js';
import { SaveDemoProductsDocument } from '../../../gateway/demo/operations/save-demo-products.generated.js';
import { SendDemoReturnDocument } from '../../../gateway/demo/operations/send-demo-return.generated.js';
import { ShipDemoOrderDocument } from '../../../gateway/demo/operations/ship-demo-order.generated.js';
import { ShortCloseDemoOrderDocument } from '../../../gateway/demo/operations/short-close-demo-order.generated.js';
import { fakeAnswers, fakeCall } from '../../kit/fake-call.js';
import { fakeSite, type FakeSite } from './fake-site.js';

type Status = 'PLACED' | 'ON_HOLD' | 'CANCELLED' | 'CANCEL_REQUESTED' | 'REJECTED' | 'ACCEPTED' | 'PROCESSED' | 'SHIPPED' | 'DELIVERED' | 'CLOSED';

type Moves = Partial<Record<Status, Status>>;

const PICKING: Moves = { ACCEPTED: 'PROCESSED', PROCESSED: 'PROCESSED' };
const SHIPPING: Moves = { PROCESSED: 'SHIPPED', SHIPPED: 'SHIPPED' };
const SHORT_CLOSING: Moves = { ACCEPTED: 'CLOSED', PROCESSED: 'CLOSED', CLOSED: 'CLOSED', CANCEL_REQUESTED: 'CANCELLED', CANCELLED: 'CANCELLED' };

interface FakeOrder {
  readonly input: PlaceOrderInput;
  status: Status;
  /** The locations that accepted or rejected their fulfillment order. */
  readonly answeredBy: string[];
}

interface FakeConnection extends CreateConnectionInput {
  readonly id: string;
  status: 'DRAFT' | 'ACTIVE';
}

/** A graph in memory with just enough rules to write the demo company into. */
export interface FakeGraph {
  readonly site: FakeSite;
  readonly call: Call;
  readonly called: string[];
  readonly lines: string[];
  readonly companies: CreateCompanyInput[];
  readonly people: Set<string>;
  readonly locations: (CreateLocationInput & { readonly id: string })[];
  readonly connections: FakeConnection[];
  /** Categories by their path, and the codes of the other settings of the catalog. */
  readonly categories: Map<string, number>;
  readonly settings: Set<string>;
  readonly products: Map<string, ProductInput>;
  readonly orders: Map<string, FakeOrder>;
  /** Refunds by order number. */
  readonly refunds: Map<string, RecordRefundInput>;
  /** The carrier connections that reported parcels, by their numbers. */
  readonly reports: Map<string, string>;
  /** Levels that were reported by each warehouse, and items that each location expects. */
  readonly stock: Map<string, number>;
  readonly incoming: Map<string, number>;
}

/** A fresh {@link FakeGraph}, empty unless it has a company already. */
export function fakeGraph({ company }: { readonly company?: string } = {}): FakeGraph {
  let name = company;
  let keys = 0;
  let returns = 0;
  const commands = new Map<string, unknown>();
  const graph: Omit<FakeGraph, 'call' | 'site'> = { called: [], lines: [], companies: [], people: new Set(), locations: [], connections: [], categories: new Map(), settings: new Set(), products: new Map(), orders: new Map(), refunds: new Map(), reports: new Map(), stock: new Map(), incoming: new Map() };
  const { companies, locations, connections, people, categories, settings, products, orders, refunds, reports, stock, incoming } = graph;
  const visits = new Set<string>();
  const website = fakeSite();
  const nextKey = (kind: string) => {
    keys += 1;
    return { apiKey: `key-${String(keys)}`, username: null, password: null, signingSecret: kind === 'COLLECTOR' ? `signing-${String(keys)}` : null, webhookSecret: kind === 'COMMERCE' || kind === 'CARRIER' ? `whsec_${String(keys)}` : null };
  };
  const setting = (code: string): string => {
    settings.add(code);
    return code;
  };
  const linesOf = (reference: string) => orderOf(reference).input.lines.map(({ sku = null }, index) => ({ id: `line-${String(index + 1)}`, sku }));
  const orderOf = (reference: string): FakeOrder => orders.get(reference) ?? refuse('ORDER_NOT_FOUND', 'There is no such order');
  const connectionOf = (wanted: string): FakeConnection => connections.find(({ id }) => id === wanted) ?? refuse('NOT_FOUND', 'There is no such connection');
  const moved = (reference: string, moves: Moves) => {
    const order = orderOf(reference);
    order.status = moves[order.status] ?? refuse('INVALID_STATE', `The order is ${order.status.toLowerCase()}`);
    return { id: reference };
  };
  const answered = (reference: string, warehouseId: string, to: Status) => {
    const order = orderOf(reference);
    if (order.answeredBy.includes(warehouseId)) refuse('ORDER_ALREADY_ACCEPTED', 'The order was accepted before');
    if (order.answeredBy.length === 0 || order.status !== to) moved(reference, { PLACED: to });
    order.answeredBy.push(warehouseId);
    return { id: reference };
  };
  const RETURN = { id: 'return' };
  const answers = fakeAnswers([
    [ReadDemoCompanyDocument, () => (name === undefined ? refuse('NOT_FOUND', 'This company does not exist') : { company: { id: 1, name } })],
    [CreateDemoCompanyDocument, ({ input }) => {
      name = input.name;
      companies.push(input);
      return { createCompany: { id: 1 } };
    }],
    [SaveDemoBrandDocument, () => ({ saveBrand: { name: 'Portico Demo' } })],
    [CreateDemoPersonDocument, ({ input }) => (people.has(input.email) ? refuse('ALREADY_EXISTS', 'This e-mail address is already in use') : { createPerson: { id: String(people.add(input.email).size) } })],
    [CreateDemoTokenDocument, ({ input }) => ({ createStaffToken: { token: `token of ${input.email}` } })],
    [ReadDemoCatalogDocument, () => ({ catalog: settings.has('main') ? { id: 1, categories: { nodes: [...categories].map(([path, id]) => ({ id, path })) } } : null })],
    [CreateDemoCatalogDocument, ({ input: { slug } }) => ({ createCatalog: { id: settings.add(slug).size } })],
    [SaveDemoPriceListDocument, ({ input: { code } }) => ({ savePriceList: { code: setting(code) } })],
    [SaveDemoMarketDocument, ({ input: { code } }) => ({ saveMarket: { code: setting(code) } })],
    [SaveDemoAttributeDocument, ({ input: { code } }) => ({ saveAttribute: { code: setting(code) } })],
    [SaveDemoAttributeSetDocument, ({ input: { code } }) => ({ saveAttributeSet: { code: setting(code) } })],
    [SaveDemoSizeChartDocument, ({ input: { code } }) => ({ saveSizeChart: { code: setting(code) } })],
    [SaveDemoCategoryDocument, ({ input: { name: own, parentId } }) => {
      const above = [...categories].find(([, id]) => id === parentId)?.[0];
      const path = above === undefined ? String(own) : `${above} > ${String(own)}`;
      if (categories.has(path)) refuse('ALREADY_EXISTS', 'A category beside it has this name');
      categories.set(path, categories.size + 1);
      return { saveCategory: { id: categories.size, path } };
    }],
    [ReadDemoLocationsDocument, () => ({ locations })],
    [CreateDemoLocationDocument, ({ input }) => {
      const location = { ...input, id: `location-${String(locations.length + 1)}` };
      locations.push(location);
      return { createLocation: location };
    }],
    [ReadDemoConnectionsDocument, () => ({ connections: { nodes: connections.map(({ id, name: called, warehouseId = null }) => ({ id, name: called, warehouseId })) } })],
    [CreateDemoConnectionDocument, ({ input }) => {
      const connection: FakeConnection = { ...input, id: `connection-${String(connections.length + 1)}`, status: input.activate === true ? 'ACTIVE' : 'DRAFT' };
      connections.push(connection);
      return { createConnection: { ...nextKey(connection.kind), connection: { ...connection } } };
    }],
    [RotateDemoConnectionDocument, ({ id }) => {
      const connection = connectionOf(id);
      return { rotateConnection: { ...nextKey(connection.kind), connection: { ...connection } } };
    }],
    [RegenerateDemoSecretDocument, ({ id }) => ({ regenerateSigningSecret: { signingSecret: `signing of ${id}` } })],
    [CollectDemoEventsDocument, ({ input: { events } }) => {
      const fresh = events.flatMap((event) => (typeof event === 'object' && event !== null && 'uid' in event ? [String(event.uid)] : [])).filter((uid) => !visits.has(uid));
      for (const uid of fresh) visits.add(uid);
      return { collectEvents: { stored: fresh.length, duplicates: events.length - fresh.length } };
    }],
    [ActivateDemoConnectionDocument, ({ id }) => {
      connectionOf(id).status = 'ACTIVE';
      return { activateConnection: { id } };
    }],
    [SaveDemoProductsDocument, ({ input }) => {
      for (const product of input.products) products.set(product.externalId ?? '', product);
      return { saveProducts: [] };
    }],
    [PendingDemoProductsDocument, () => ({ catalogOutbox: [] })],
    [ReadDemoShipmentsDocument, ({ reference }) => ({ order: { shipments: [{ id: reference, shippedAt: placedAtOf(orderOf(reference)) }] } })],
    [ReadDemoLinesDocument, ({ reference }) => ({ order: { lines: linesOf(reference) } })],
    [RecordDemoShipmentDocument, ({ input }) => ({ recordShipmentStatus: moved(input.shipmentId, { SHIPPED: 'SHIPPED' }) })],
    [ReadDemoParcelsDocument, () => ({ shipments: { nodes: [...orders.values()].filter(({ status }) => status === 'SHIPPED').map(parcelOf), pageInfo: { hasNextPage: false, endCursor: null } } })],
    [ReportDemoParcelsDocument, ({ input: { connectionId, events } }) => {
      for (const { trackingNumbers: [number = ''] } of events) reports.set(number, connectionId ?? '');
      return { applyTrackingEvents: { applied: events.length } };
    }],
    [RecordDemoRefundDocument, ({ input }) => ({ recordRefund: { id: String(refunds.set(input.reference, input).size) } })],
    [ReportDemoStockDocument, ({ input: { items } }, { principal: { warehouseId } }) => ({ updateWarehouseStock: { received: add(stock, warehouseId ?? '', items.length) } })],
    [ExpectDemoStockDocument, ({ input: { locationCode, items } }) => ({ setIncomingStock: add(incoming, locationCode, items.length) })],
    [ReadDemoOrderDocument, ({ reference }) => ({ order: { placedAt: placedAtOf(orderOf(reference)) } })],
    [PlaceDemoOrdersDocument, ({ input }) => {
      for (const order of input.orders) placeOnce(orders, order);
      return { placeOrders: [] };
    }],
    [HoldDemoOrderDocument, ({ input }) => ({ holdOrder: moved(input.reference, { PLACED: 'ON_HOLD' }) })],
    [CancelDemoOrderDocument, ({ input }) => ({ cancelOrder: moved(input.reference, { PLACED: 'CANCELLED', ACCEPTED: 'CANCEL_REQUESTED' }) })],
    [RejectDemoOrderDocument, ({ input: { reference } }, { principal: { warehouseId } }) => ({ rejectFulfillmentOrder: answered(reference, warehouseId ?? '', 'REJECTED') })],
    [AcceptDemoOrderDocument, ({ input: { reference } }, { principal: { warehouseId } }) => ({ acceptFulfillmentOrder: answered(reference, warehouseId ?? '', 'ACCEPTED') })],
    [PickDemoOrderDocument, ({ input: { reference } }) => ({ reportPicking: moved(reference, PICKING) })],
    [ShipDemoOrderDocument, ({ input: { reference } }) => ({ reportShipment: moved(reference ?? '', SHIPPING) })],
    [ShortCloseDemoOrderDocument, ({ input: { reference } }) => ({ shortCloseFulfillmentOrder: moved(reference, SHORT_CLOSING) })],
    [RejectAtDemoStoreDocument, ({ input: { reference, locationCode } }) => ({ rejectAtLocation: answered(reference, locationCode ?? '', 'REJECTED') })],
    [AcceptAtDemoStoreDocument, ({ input: { reference, locationCode } }) => ({ acceptAtLocation: answered(reference, locationCode ?? '', 'ACCEPTED') })],
    [PickAtDemoStoreDocument, ({ input: { reference } }) => ({ pickAtLocation: moved(reference, PICKING) })],
    [ShipAtDemoStoreDocument, ({ input: { reference, trackingNumber } }) => {
      if (trackingNumber != null) throw new Failure('BAD_INPUT', 'This shipment has a label of another carrier or number'); // what a store picks has one
      return { shipAtLocation: moved(reference, SHIPPING) };
    }],
    [ShortCloseAtDemoStoreDocument, ({ input: { reference } }) => ({ shortCloseAtLocation: moved(reference, SHORT_CLOSING) })],
    [MarkDemoOrderReadyDocument, ({ reference }) => ({ markReadyForPickup: { id: orderOf(reference).input.number ?? '' } })],
    [CollectDemoOrderDocument, ({ reference }) => ({ collectOrder: moved(reference, { PROCESSED: 'DELIVERED' }) })],
    [SaveDemoCarrierDocument, () => ({ saveCarrier: { id: 'carrier' } })],
    [SaveDemoCalendarDocument, ({ input: { location } }) => ({ saveLocationCalendar: { code: location } })],
    [SaveDemoLogisticsDocument, () => ({ saveTransitTimes: [], saveServicePolicies: [] })],
    [CountDemoStockDocument, () => ({ countStock: { __typename: 'StockUpdateResult' as const } })],
    [SaveDemoReturnsPortalDocument, () => ({ saveReturnPortal: { slug: 'portico-demo' }, saveReturnPolicy: { version: 1 } })],
    [FindDemoOrderDocument, ({ input: { order } }) => ({ portalLookup: { session: 'session', order: { lines: linesOf(order).map((line) => ({ ...line, exchangeOptions: [{ barcode: '1' }] })) } } })],
    [MakeDemoReturnDocument, () => ({ createPortalReturn: { return: { number: `return-${String(returns += 1)}` } } })],
    [AnnounceDemoReturnDocument, () => ({ announceReturn: { id: `return-${String(returns += 1)}`, location: null } })],
    [ExpectDemoReturnDocument, () => ({ expectReturn: RETURN })],
    [SendDemoReturnDocument, () => ({ markReturnInTransit: RETURN })],
    [AcceptDemoReturnDocument, () => ({ acceptWarehouseReturn: RETURN })],
    [ReceiveDemoReturnDocument, () => ({ receiveWarehouseReturn: RETURN })],
    [RegisterDemoReturnDocument, () => ({ registerWarehouseReturn: RETURN })],
    [CloseDemoReturnDocument, () => ({ closeReturn: RETURN })],
    [CancelDemoReturnDocument, () => ({ cancelReturn: RETURN })],
  ]);
  const call = fakeCall([...answers, ...website.answers], async (operation, { context: { command }, answer }) => {
    graph.called.push(operation);
    if (command && commands.has(command.id)) return commands.get(command.id);
    const data = await answer();
    if (command) commands.set(command.id, data);
    return data;
  });
  return { ...graph, site: website.site, call };
}

const numberOf = ({ number }: PlaceOrderInput): string => number ?? '';

const parcelOf = ({ input }: FakeOrder) => ({ carrierCode: input.shipping.carrierCode ?? null, trackingNumbers: [numberOf(input)], shippedAt: input.placedAt ?? '', location: { code: 'KASSEL' }, order: { shippingAddress: { city: 'Roma', countryCode: 'IT' } } });

const placedAtOf = ({ input }: FakeOrder): string => input.placedAt ?? '';

/** Another order under a known external id is refused; the same order again changes nothing. */
function placeOnce(orders: Map<string, FakeOrder>, input: PlaceOrderInput): void {
  const known = orders.get(numberOf(input));
  if (!known) orders.set(numberOf(input), { input, status: 'PLACED', answeredBy: [] });
  else if (JSON.stringify(known.input) !== JSON.stringify(input)) refuse('ALREADY_EXISTS', 'An order with this external id exists with other content');
}

function add(counts: Map<string, number>, name: string, more: number): number {
  counts.set(name, (counts.get(name) ?? 0) + more);
  return more;
}

function refuse(code: ConstructorParameters<typeof Failure>[0], message: string): never {
  throw new Failure(code, message);
}
