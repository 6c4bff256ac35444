import 'reflect-metadata';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { auditResolver } from '#subgraph-kit/audit/audit.resolver.js';
import type { AuditCall } from '#subgraph-kit/audit/list-audit-entries.js';
import { executableSchema, type SchemaParts } from '#subgraph-kit/build-schema.js';
import { signedCursors } from '#subgraph-kit/cursor.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { renewedContext } from '#subgraph-kit/renewed-context.js';
import { requireWritable } from '#subgraph-kit/require-writable.js';
import { outbox } from '#subgraph-kit/outbox.js';
import { outboxResolver } from '#subgraph-kit/outbox.resolver.js';
import type { OutboxCall } from '#subgraph-kit/relay-outbox.js';
import { reportedOnce } from '#subgraph-kit/unreadable-rows.js';
import type { LocationConnection, Subgraph, SubgraphDeps } from '#subgraph-kit/subgraph.js';
import { FulfillmentOrderResolver } from './fulfillment/fulfillment-order.resolver.js';
import { StockReconciliationResolver } from './fulfillment/reconciliation.resolver.js';
import { StockResolver } from './inventory/stock.resolver.js';
import { StaffFulfillmentResolver } from './ordering/staff-fulfillment.resolver.js';
import { WarehouseEventsResolver } from './fulfillment/warehouse-events.resolver.js';
import { WaitingOrdersResolver } from './fulfillment/waiting-orders.resolver.js';
import { WarehouseWorkResolver } from './fulfillment/warehouse-work.resolver.js';
import { LocationStockResolver } from './inventory/location-stock.resolver.js';
import { LocationWorkResolver, ShipmentsOfFulfillmentOrderResolver } from './fulfillment/location-work.resolver.js';
import { WatchWarehousesResolver } from './fulfillment/watch-warehouses.resolver.js';
import { LocationResolver } from './inventory/location.resolver.js';
import { RegisteredItemResolver } from './inventory/registered-item.resolver.js';
import { CustomerResolver } from './customers/customer.resolver.js';
import { CustomerExtrasResolver } from './customers/customer-extras.resolver.js';
import { MetadataOfOrderResolver, MetadataOfReturnResolver, MetadataResolver } from './metadata/metadata.resolver.js';
import { NotesOfOrderResolver, NotesOfReturnResolver, NotesResolver } from './notes/staff-note.resolver.js';
import { ORDERS_MIGRATIONS } from './migrations.js';
import { IncomingStockResolver, InventoryResolver } from './inventory/inventory.resolver.js';
import { RefundResolver } from './ordering/refund.resolver.js';
import { alertUnreadable } from './alerts/alert-unreadable.js';
import { CommerceEventsResolver } from './ordering/commerce-events.resolver.js';
import { AvailabilityResolver } from './inventory/availability.resolver.js';
import { BulkResolver } from './bulk/bulk.resolver.js';
import { OrderChangesResolver } from './ordering/order-changes.resolver.js';
import { OrderHistoryResolver } from './ordering/order-history.resolver.js';
import { OrderCountsResolver } from './ordering/order-counts.resolver.js';
import { OrderResolver } from './ordering/order.resolver.js';
import { toOrderType } from './ordering/order.type.js';
import { RoutingResolver } from './routing/routing.resolver.js';
import { WaitingAllocationResolver } from './ordering/waiting-allocation.resolver.js';
import type { OrdersContext } from './orders-context.js';
import type { OrdersDeps } from './orders-deps.js';
import { portsOf } from './orders-ports.js';
import { leftOut } from './polling/left-out.js';
import { OrdersLoaders } from './orders-loaders.js';
import { PollingResolver, SequenceResolver } from './polling/polling.resolver.js';
import { OrdersRelayResolver } from './relay.resolver.js';
import { AnsweredReturnResolver } from './returns/answered-return.resolver.js';
import { OrderReturnsResolver, ReturnLineResolver, ReturnResolver } from './returns/return.resolver.js';
import { WarehouseReturnResolver } from './returns/warehouse-return.resolver.js';
import { PolledReturnResolver } from './polling/polled-return.resolver.js';
import { CarrierResolver } from './shipping/carrier.resolver.js';
import { DocumentResolver, DocumentsOfFulfillmentOrderResolver, LetterheadResolver } from './documents/document.resolver.js';
import type { LabelMaker } from './shipping/label-maker.js';
import { LabelResolver, LabelsOfFulfillmentOrderResolver } from './fulfillment/label.resolver.js';
import { ShipmentResolver } from './shipping/shipment.resolver.js';
import { AlertSubjectResolver } from './returns/alert-subject.resolver.js';
import { ManifestResolver } from './shipping/manifest.resolver.js';
import { platformLabelMaker } from './shipping/platform-label-maker.js';

const outboxCall = (context: object): OutboxCall => {
  const { deps: { database }, call } = context as OrdersContext;
  return { database, call };
};

const auditCall = (context: object): AuditCall => {
  const { deps: { database, cursors }, call } = context as OrdersContext;
  return { database, cursors, call };
};

/** The resolvers and types of the orders subgraph's schema. */
export const ordersParts: SchemaParts = {
  resolvers: [
    OrderResolver,
    OrderCountsResolver,
    OrderHistoryResolver,
    ShipmentResolver,
    InventoryResolver,
    IncomingStockResolver,
    CommerceEventsResolver,
    RefundResolver,
    FulfillmentOrderResolver,
    AvailabilityResolver,
    WarehouseWorkResolver,
    LocationWorkResolver,
    ShipmentsOfFulfillmentOrderResolver,
    LocationStockResolver,
    WatchWarehousesResolver,
    LocationResolver,
    RoutingResolver,
    WaitingAllocationResolver,
    StockResolver,
    StockReconciliationResolver,
    OrdersRelayResolver,
    outboxResolver('orders', outboxCall),
    auditResolver('orders', auditCall),
    ReturnResolver,
    ReturnLineResolver,
    StaffFulfillmentResolver,
    OrderReturnsResolver,
    WarehouseReturnResolver,
    PolledReturnResolver,
    CarrierResolver,
    LabelResolver,
    LabelsOfFulfillmentOrderResolver,
    DocumentResolver,
    DocumentsOfFulfillmentOrderResolver,
    LetterheadResolver,
    WarehouseEventsResolver,
    OrderChangesResolver,
    BulkResolver,
    PollingResolver,
    SequenceResolver,
    WaitingOrdersResolver,
    AnsweredReturnResolver,
    RegisteredItemResolver,
    ManifestResolver,
    NotesResolver,
    NotesOfOrderResolver,
    NotesOfReturnResolver,
    MetadataResolver,
    MetadataOfOrderResolver,
    MetadataOfReturnResolver,
    CustomerResolver,
    CustomerExtrasResolver,
    AlertSubjectResolver,
  ],
  references: {
    Location: ({ id }, context) => (context as OrdersContext).load.location(String(id)),
    Order: async ({ id }, context) => {
      const order = await (context as OrdersContext).load.order(String(id));
      return order && toOrderType(order);
    },
    Return: ({ id }, context) => (context as OrdersContext).load.return(String(id)),
  },
};

/** The external dependencies of the orders subgraph; each has a default. */
export interface OrdersPorts {
  readonly labelMaker?: LabelMaker;
}

/** Open the orders subgraph on its database. */
export async function openOrders({ database: location, clock, ids, keys, log, wakeRelay, locationConnection = connectionsUnavailable }: SubgraphDeps, { labelMaker = platformLabelMaker }: OrdersPorts = {}): Promise<Subgraph> {
  const database = await openDatabase({ location, migrations: ORDERS_MIGRATIONS, clock, setAside: reportedOnce({ log, report: (row) => alertUnreadable(deps, row) }) });
  const deps: OrdersDeps = { database, clock, ids, outbox: outbox(ids, wakeRelay), cursors: signedCursors(keys.cursor), log, labelMaker, locationConnection, leftOut: leftOut(), ...portsOf(() => deps) };
  return {
    name: 'orders',
    schema: await executableSchema(ordersParts),
    context: (call: CallContext): OrdersContext => renewedContext(call, (own, given) => ({ deps: given(deps), call: own, load: new OrdersLoaders(deps, own) })),
    ready: () => requireWritable(database),
    close: () => database.close(),
  };
}

/** The default without a client to the other subgraphs: whether another system works a location is not known. */
const connectionsUnavailable: LocationConnection = () => Promise.reject(new Failure('UNAVAILABLE', 'Whether a warehouse system works the location is not known, because the identity subgraph is not available'));
