import { auditResolver } from '#subgraph-kit/audit/audit.resolver.js';
import type { AuditCall } from '#subgraph-kit/audit/list-audit-entries.js';
import type { SchemaParts } from '#subgraph-kit/build-schema.js';
import { commandsResolver } from '#subgraph-kit/commands.resolver.js';
import { outlineOf } from '#subgraph-kit/outline.js';
import { outboxResolvers } from '#subgraph-kit/outbox-resolvers.js';
import type { OutboxCall } from '#subgraph-kit/relay-outbox.js';
import { CertificationResolver } from './certification/certification.resolver.js';
import { LocationCalendarResolver } from './calendars/calendar.resolver.js';
import { ServicePolicyResolver } from './calendars/policy.resolver.js';
import { TransitTimeResolver } from './calendars/transit.resolver.js';
import { FiguresResolver } from './figures/figures.resolver.js';
import { SizeEvidenceResolver } from './sizes/size-evidence.resolver.js';
import { FulfillmentOrderResolver, FulfillmentShippingResolver } from './fulfillment/fulfillment-order.resolver.js';
import { StockReconciliationResolver } from './fulfillment/reconciliation.resolver.js';
import { ChangedStockResolver } from './inventory/changed-stock.resolver.js';
import { SetAvailabilityResolver } from './inventory/set-availability.resolver.js';
import { StockResolver } from './inventory/stock.resolver.js';
import { VariantStockResolver } from './inventory/variant.resolver.js';
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
import { IncomingStockResolver, InventoryResolver } from './inventory/inventory.resolver.js';
import { FulfillmentOrderOrderResolver, ShipmentOrderResolver } from './ordering/order-of-parts.resolver.js';
import { OrderLineResolver } from './ordering/order-line.resolver.js';
import { RefundResolver } from './ordering/refund.resolver.js';
import { CodesInUseResolver } from './codes/codes-in-use.resolver.js';
import { CommerceEventsResolver } from './ordering/commerce-events.resolver.js';
import { AvailabilityResolver } from './inventory/availability.resolver.js';
import { BulkResolver } from './bulk/bulk.resolver.js';
import { BulkJobResolver, BulkResultResolver } from './bulk/bulk-job.resolver.js';
import { BulkWorkResolver } from './bulk/bulk-work.resolver.js';
import { OrderChangesResolver } from './ordering/order-changes.resolver.js';
import { OrderHistoryResolver, OrderOfRefundResolver } from './ordering/order-history.resolver.js';
import { DeparturesResolver } from './ordering/departures.resolver.js';
import { OrderCountsResolver } from './ordering/order-counts.resolver.js';
import { OrderResolver } from './ordering/order.resolver.js';
import { toOrderType } from './ordering/order.type.js';
import { RoutingResolver } from './routing/routing.resolver.js';
import { SandboxResolver } from './sandbox/sandbox.resolver.js';
import { WaitingAllocationResolver } from './ordering/waiting-allocation.resolver.js';
import { isLocationReader, requireLocationOutline, requireLocationReader, requireReferenceAccess } from './reference-access.js';
import { auditedSubject } from './customers/audited-subject.js';
import type { OrdersContext } from './orders-context.js';
import { PollingResolver, SequenceResolver } from './polling/polling.resolver.js';
import { OrdersRelayResolver } from './relay.resolver.js';
import { AnsweredReturnResolver } from './returns/answered-return.resolver.js';
import { OrderReturnsResolver, ReturnLabelResolver, ReturnLineResolver, ReturnOfRefundResolver, ReturnResolver } from './returns/return.resolver.js';
import { PhotosOfReturnResolver, ReturnPhotoResolver } from './return-photos/return-photo.resolver.js';
import { LocationReturnResolver } from './returns/location-return.resolver.js';
import { WarehouseReturnResolver } from './returns/warehouse-return.resolver.js';
import { PolledReturnResolver } from './polling/polled-return.resolver.js';
import { CarrierResolver } from './shipping/carrier.resolver.js';
import { DocumentResolver, DocumentsOfFulfillmentOrderResolver, LetterheadResolver } from './documents/document.resolver.js';
import { LabelResolver, LabelsOfFulfillmentOrderResolver } from './fulfillment/label.resolver.js';
import { ShipmentResolver } from './shipping/shipment.resolver.js';
import { PortalReturnCompanyResolver, ReturnsPortalResolver } from './returns-portal/returns-portal.resolver.js';
import { ReturnMoneyResolver, StoreCreditResolver } from './return-money/return-money.resolver.js';
import { PromiseResolver } from './promise/promise.resolver.js';
import { ReturnPolicyResolver } from './return-policies/return-policy.resolver.js';
import { AlertSubjectResolver } from './returns/alert-subject.resolver.js';
import { ManifestResolver } from './shipping/manifest.resolver.js';
import { ReprocessedShipmentResolver, ReprocessResolver, UnmappedCodeResolver } from './tracking/reprocess.resolver.js';
import { PromiseSettingsResolver } from './promise/promise-settings.resolver.js';
import { AnomalyRuleResolver } from './tracking/anomaly-rule.resolver.js';
import { ShipmentListResolver } from './tracking/shipment-list.resolver.js';
import { TrackingEventResolver, TrackingOfShipmentResolver, TrackingResolver } from './tracking/tracking.resolver.js';

const outboxCall = (context: object): OutboxCall => {
  const { deps: { database, clock }, call } = context as OrdersContext;
  return { database, clock, call };
};

const auditCall = (context: object): AuditCall => {
  const { deps: { database, cursors }, call } = context as OrdersContext;
  return { database, cursors, call, subjectOf: (typed) => auditedSubject(database, call.principal.companyId, typed) };
};

/** The resolvers and types of the orders subgraph's schema. */
export const ordersParts: SchemaParts = {
  resolvers: [
    CodesInUseResolver, OrderResolver, OrderCountsResolver, DeparturesResolver, OrderHistoryResolver, OrderOfRefundResolver, RefundResolver, OrderLineResolver,
    ShipmentResolver, InventoryResolver, IncomingStockResolver,
    CommerceEventsResolver, FulfillmentOrderOrderResolver, ShipmentOrderResolver, FulfillmentOrderResolver, FulfillmentShippingResolver,
    AvailabilityResolver, WarehouseWorkResolver, LocationWorkResolver,
    ShipmentsOfFulfillmentOrderResolver,
    LocationStockResolver, WatchWarehousesResolver,
    LocationResolver, LocationCalendarResolver,
    RoutingResolver, TransitTimeResolver, ServicePolicyResolver, PromiseSettingsResolver, FiguresResolver, SizeEvidenceResolver,
    WaitingAllocationResolver,
    StockResolver, SetAvailabilityResolver, VariantStockResolver, ChangedStockResolver,
    StockReconciliationResolver,
    OrdersRelayResolver,
    ...outboxResolvers('orders', outboxCall), commandsResolver('orders', outboxCall),
    auditResolver('orders', auditCall),
    ReturnResolver, ReturnLineResolver, ReturnLabelResolver, ReturnOfRefundResolver, ReturnMoneyResolver, StoreCreditResolver,
    PromiseResolver, ReturnPolicyResolver, ReturnsPortalResolver, PortalReturnCompanyResolver,
    StaffFulfillmentResolver,
    OrderReturnsResolver, PhotosOfReturnResolver, ReturnPhotoResolver,
    LocationReturnResolver,
    WarehouseReturnResolver,
    PolledReturnResolver,
    CarrierResolver,
    LabelResolver, LabelsOfFulfillmentOrderResolver,
    DocumentResolver, DocumentsOfFulfillmentOrderResolver, LetterheadResolver,
    WarehouseEventsResolver,
    OrderChangesResolver,
    BulkResolver, BulkJobResolver, BulkResultResolver, BulkWorkResolver,
    PollingResolver,
    SequenceResolver,
    WaitingOrdersResolver,
    AnsweredReturnResolver,
    RegisteredItemResolver,
    ManifestResolver, TrackingResolver, TrackingOfShipmentResolver, TrackingEventResolver, ShipmentListResolver, ReprocessResolver, ReprocessedShipmentResolver, UnmappedCodeResolver, AnomalyRuleResolver,
    NotesResolver, NotesOfOrderResolver, NotesOfReturnResolver,
    MetadataResolver, MetadataOfOrderResolver, MetadataOfReturnResolver,
    CustomerResolver, CustomerExtrasResolver,
    AlertSubjectResolver,
    SandboxResolver, CertificationResolver,
  ],
  references: {
    Connection: ({ id }) => Promise.resolve({ id: String(id) }),
    Location: async ({ id }, context) => {
      const { load, call: { principal } } = context as OrdersContext;
      requireLocationOutline(principal);
      const location = await load.location(String(id));
      return location && !isLocationReader(principal) ? outlineOf(location) : location;
    },
    Order: async ({ id }, context) => {
      const { load, call: { principal } } = context as OrdersContext;
      requireReferenceAccess(principal, { permission: 'commerce.read', scope: 'orders:read' });
      const order = await load.order(String(id));
      return order && toOrderType(order);
    },
    Return: ({ id }, context) => {
      const { load, call: { principal } } = context as OrdersContext;
      requireReferenceAccess(principal, { permission: 'commerce.read', scope: 'returns:read' });
      return load.return(String(id));
    },
  },
  outlines: {
    Location: { fields: ['id', 'code', 'name', 'kind'], requireWhole: (context) => { requireLocationReader((context as OrdersContext).call.principal); } },
  },
};
