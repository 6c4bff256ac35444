import { columnsMigration, indexMigration } from '#subgraph-kit/add-columns.js';
import { COMMAND } from '#subgraph-kit/command-once.js';
import { CONSUMED } from '#subgraph-kit/consume-once.js';
import { COUNTER } from '#subgraph-kit/counter.js';
import { FEED } from '#subgraph-kit/feed.js';
import { tableMigration, type Migration } from '#subgraph-kit/migration.js';
import { OUTBOX } from '#subgraph-kit/outbox.js';
import { OUTBOX_FAILURE } from '#subgraph-kit/parked-events.js';
import { FULFILLMENT_EXPORT, FULFILLMENT_LINE, FULFILLMENT_ORDER, listKnownCancellations } from './fulfillment/fulfillment-order.table.js';
import { ITEM } from './inventory/item.table.js';
import { REGISTERED_ITEM } from './inventory/registered-item.table.js';
import { LOCATION, LOCATION_SERVICES } from './inventory/location.table.js';
import { INCOMING_STOCK, POSITION_LOCATION_CHANGES, STOCK_LEVEL, STOCK_POSITION } from './inventory/stock.table.js';
import { ALERT } from './alerts/alert.table.js';
import { countKnownRefunds, ORDER_SETTINGS, REFUND, REFUND_LINE } from './ordering/refund.table.js';
import { PACKED_PARCEL, PACKED_PARCEL_SHIPMENT, PICKED_PIECE, SHIPMENT, SHIPMENT_DAY, SHIPMENT_MANIFEST, SHIPMENT_NUMBER, SHIPMENT_PARCEL, SHIPMENT_PIECE, SHIPMENT_PRINT } from './shipping/shipment.table.js';
import { nameKnownHolds, ORDER_HOLD, ORDER_INVOICE, ORDER_LINE, ORDER_LINE_ROUTING, ORDER_PRIORITY, ORDER_PROMISE, ORDER_REFUNDED, ORDER_ROUTING, ORDERS, ORDERS_WAITING } from './ordering/order.table.js';
import { FULFILLMENT_NOTICES, numberKnownOrders, ORDER_PROGRESS, PART_NOTICE, uniqueSequence } from './polling/polling.table.js';
import { RETURN_REFUSAL } from './returns/refused-return.store.js';
import { RETURN_EXCHANGE, RETURN_LINE, RETURNS } from './returns/return.table.js';
import { ROUTING_RULE } from './routing/routing-rule.table.js';
import { CARRIER } from './shipping/carrier.table.js';
import { ORDER_DOCUMENT } from './shipping/document.table.js';
import { LABEL } from './shipping/label.table.js';
import { LETTERHEAD } from './documents/letterhead.table.js';
import { MANIFEST } from './shipping/manifest.table.js';

const TABLES = [
  FEED, OUTBOX, CONSUMED, COMMAND, COUNTER, LOCATION, ITEM, ORDERS, ORDER_LINE, FULFILLMENT_ORDER, FULFILLMENT_LINE, ALERT, STOCK_LEVEL, STOCK_POSITION,
  SHIPMENT, SHIPMENT_PARCEL, SHIPMENT_PIECE, PICKED_PIECE, PACKED_PARCEL, REFUND, REFUND_LINE, ORDER_SETTINGS,
  RETURNS, RETURN_LINE,
  CARRIER, LABEL, ORDER_DOCUMENT, LETTERHEAD,
];

/** The tables of the orders subgraph, in the order they came to be; only ever appended to. */
export const ORDERS_MIGRATIONS: readonly Migration[] = [
  ...TABLES.map((definition, index) => tableMigration(index + 1, definition)),
  columnsMigration(101, 'location', LOCATION_SERVICES),
  columnsMigration(102, 'order_line', ORDER_LINE_ROUTING),
  columnsMigration(103, 'orders', ORDER_ROUTING),
  indexMigration(104, 'orders', ORDERS_WAITING),
  tableMigration(105, ROUTING_RULE),
  columnsMigration(120, 'returns', RETURN_EXCHANGE),
  columnsMigration(140, 'fulfillment_order', FULFILLMENT_EXPORT),
  columnsMigration(141, 'orders', ORDER_PRIORITY),
  columnsMigration(142, 'shipment', SHIPMENT_PRINT),
  indexMigration(143, 'shipment', SHIPMENT_DAY),
  columnsMigration(144, 'returns', RETURN_REFUSAL),
  tableMigration(145, REGISTERED_ITEM),
  tableMigration(146, MANIFEST),
  columnsMigration(150, 'orders', ORDER_PROGRESS),
  columnsMigration(151, 'fulfillment_order', PART_NOTICE),
  numberKnownOrders(152),
  uniqueSequence(153),
  indexMigration(154, 'fulfillment_order', FULFILLMENT_NOTICES),
  columnsMigration(160, 'orders', ORDER_PROMISE),
  tableMigration(161, INCOMING_STOCK),
  indexMigration(162, 'stock_position', POSITION_LOCATION_CHANGES),
  columnsMigration(163, 'orders', ORDER_REFUNDED),
  countKnownRefunds(164),
  indexMigration(165, 'shipment', SHIPMENT_MANIFEST),
  columnsMigration(166, 'orders', ORDER_INVOICE),
  columnsMigration(220, 'outbox', OUTBOX_FAILURE),
  columnsMigration(200, 'orders', ORDER_HOLD),
  nameKnownHolds(201),
  columnsMigration(202, 'shipment', SHIPMENT_NUMBER),
  listKnownCancellations(203),
  columnsMigration(230, 'packed_parcel', PACKED_PARCEL_SHIPMENT),
];
