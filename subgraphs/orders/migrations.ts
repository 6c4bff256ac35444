import type { TableDefinition } from '#subgraph-kit/columns.js';
import { AUDIT_ENTRY } from '#subgraph-kit/audit/audit-entry.table.js';
import { COMMAND, indexCommandAge } from '#subgraph-kit/command-once.js';
import { CONSUMED } from '#subgraph-kit/consume-once.js';
import { COUNTER } from '#subgraph-kit/counter.js';
import { DATA_KEY } from '#subgraph-kit/data-keys/data-key.table.js';
import { FEED } from '#subgraph-kit/feed.js';
import type { Migration } from '#subgraph-kit/migration.js';
import { OUTBOX } from '#subgraph-kit/outbox.js';
import { tableMigrations } from '#subgraph-kit/table-migrations.js';
import { ALERT } from './alerts/alert.table.js';
import { CERTIFICATION } from './certification/certification.table.js';
import { BULK_JOB, BULK_JOB_ORDER } from './bulk/bulk-job.table.js';
import { LOCATION_CALENDAR, SERVICE_POLICY, TRANSIT_TIME } from './calendars/calendar.table.js';
import { CUSTOMER_TAG } from './customers/customer-tag.table.js';
import { renameKnownCustomers } from './customers/known-customer-entries.js';
import { LETTERHEAD } from './documents/letterhead.table.js';
import { countFiguresAnew } from './figures/count-figures-anew.js';
import { FIGURES_STATE, PRODUCT_FIGURE, PROMISE_FIGURE, RETURN_FIGURE, SALES_FIGURE } from './figures/figures.table.js';
import { FULFILLMENT_LINE } from './fulfillment/fulfillment-line.table.js';
import { dropPlacedFulfillments, FULFILLMENT_ORDER, listKnownCancellations } from './fulfillment/fulfillment-order.table.js';
import { ITEM_TAG } from './inventory/item-tag.table.js';
import { ITEM } from './inventory/item.table.js';
import { LOCATION } from './inventory/location.table.js';
import { LOGISTICS_VERSION } from './inventory/logistics-version.table.js';
import { REGISTERED_ITEM } from './inventory/registered-item.table.js';
import { dropPositionChanges, INCOMING_STOCK, markKnownLatest, STOCK_LEVEL, STOCK_POSITION } from './inventory/stock.table.js';
import { METADATA, METADATA_ENTRY } from '#subgraph-kit/metadata/metadata.table.js';
import { STAFF_NOTE } from './notes/staff-note.table.js';
import { EMAIL_PART, indexKnownEmails } from './ordering/email-part.table.js';
import { shelveKnownPickups } from './ordering/known-pickups.table.js';
import { nameKnownCustomers } from './ordering/known-channel-ids.table.js';
import { promiseKnownOrders } from './ordering/known-promise.table.js';
import { ORDER_LINE } from './ordering/order-line.table.js';
import { trimKnownAddresses } from './ordering/known-addresses.js';
import { indexKnownOrders, ORDER_TOKEN } from './ordering/order-token.table.js';
import { nameKnownHolds, ORDERS } from './ordering/order.table.js';
import { countKnownRefunds, ORDER_SETTINGS, REFUND, REFUND_LINE } from './ordering/refund.table.js';
import { ORDER_REPLACEMENT } from './ordering/replacement.table.js';
import { numberKnownOrders } from './polling/polling.table.js';
import { PROMISE_SETTINGS } from './promise/promise-settings.table.js';
import { STORE_CREDIT, STORE_CREDIT_LINE } from './return-money/store-credit.table.js';
import { FORMER_PORTAL, RETURN_POLICY, RETURN_PORTAL } from './return-policies/return-policy.table.js';
import { RETURN_LABEL_TABLE } from './returns/return-label.table.js';
import { RETURN_TERMS } from './returns/return-terms.table.js';
import { RETURN_PHOTO } from './return-photos/return-photo.table.js';
import { indexKnownReturns, RETURN_TOKEN } from './returns/return-token.table.js';
import { RETURN_LINE, RETURNS } from './returns/return.table.js';
import { ROUTING_RULE } from './routing/routing-rule.table.js';
import { CARRIER } from './shipping/carrier.table.js';
import { ORDER_DOCUMENT } from './shipping/document.table.js';
import { LABEL } from './shipping/label.table.js';
import { MANIFEST } from './shipping/manifest.table.js';
import { PACKED_PARCEL, SHIPMENT_PARCEL } from './shipping/parcel.table.js';
import { PICKED_PIECE, SHIPMENT, SHIPMENT_PIECE } from './shipping/shipment.table.js';
import { ANOMALY_RULE } from './tracking/anomaly-rule.table.js';
import { PARKED_TRACKING, TRACKING_ESTIMATE, TRACKING_EVENT, UNMAPPED_CODE } from './tracking/tracking-event.table.js';

/** Tables by the migration that made them; only ever appended to. */
const MADE: readonly (readonly [number, TableDefinition])[] = [
  ...[
    FEED, OUTBOX, CONSUMED, COMMAND, COUNTER, LOCATION, ITEM, ORDERS, ORDER_LINE, FULFILLMENT_ORDER, FULFILLMENT_LINE, ALERT, STOCK_LEVEL, STOCK_POSITION,
    SHIPMENT, SHIPMENT_PARCEL, SHIPMENT_PIECE, PICKED_PIECE, PACKED_PARCEL, REFUND, REFUND_LINE, ORDER_SETTINGS, RETURNS, RETURN_LINE,
    CARRIER, LABEL, ORDER_DOCUMENT, LETTERHEAD,
  ].map((table, index) => [index + 1, table] as const),
  [105, ROUTING_RULE], [145, REGISTERED_ITEM], [146, MANIFEST], [161, INCOMING_STOCK], [250, ORDER_TOKEN], [255, RETURN_TOKEN],
  [260, STAFF_NOTE], [261, METADATA], [262, METADATA_ENTRY], [263, CUSTOMER_TAG], [270, AUDIT_ENTRY],
  [280, BULK_JOB], [281, BULK_JOB_ORDER], [290, EMAIL_PART], [300, ORDER_REPLACEMENT],
  [582, TRACKING_EVENT], [583, TRACKING_ESTIMATE], [584, PARKED_TRACKING], [585, UNMAPPED_CODE], [620, ANOMALY_RULE],
  [660, RETURN_POLICY], [661, RETURN_PORTAL], [662, RETURN_TERMS], [663, RETURN_LABEL_TABLE], [664, RETURN_PHOTO], [665, STORE_CREDIT], [668, ITEM_TAG], [675, STORE_CREDIT_LINE], [677, FORMER_PORTAL],
  [680, LOCATION_CALENDAR], [681, TRANSIT_TIME], [682, SERVICE_POLICY], [683, LOGISTICS_VERSION], [684, PROMISE_SETTINGS],
  [690, SALES_FIGURE], [691, PRODUCT_FIGURE], [692, RETURN_FIGURE], [693, PROMISE_FIGURE], [694, FIGURES_STATE],
  [701, DATA_KEY], [702, CERTIFICATION],
];

/** The tables of the orders subgraph. */
export const ORDERS_TABLES: readonly TableDefinition[] = MADE.map(([, table]) => table);

/** The history of these tables; what they hold is changed by the others, appended to only. */
export const ORDERS_MIGRATIONS: readonly Migration[] = [
  ...MADE.flatMap(([sequence, table]) => tableMigrations(sequence, table)),
  numberKnownOrders(152),
  countKnownRefunds(164),
  nameKnownHolds(201),
  listKnownCancellations(203),
  markKnownLatest(241),
  dropPositionChanges(243),
  indexKnownOrders(251),
  indexKnownReturns(257),
  indexKnownEmails(291),
  promiseKnownOrders(311),
  renameKnownCustomers(320),
  indexCommandAge(321),
  indexKnownReturns(331), // by their carriers too
  trimKnownAddresses(480),
  indexKnownEmails(481), // those of trimmed addresses
  shelveKnownPickups(491),
  dropPlacedFulfillments(643),
  countFiguresAnew(695), // exchanges that cost nothing are no orders any more
  nameKnownCustomers(698),
  countFiguresAnew(700), // with what was delivered
];
