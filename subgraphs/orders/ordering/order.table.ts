import { code, flag, instantColumn, int, nullable, selection, since, text, uuid, withDefault, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import { migration, type Migration } from '#subgraph-kit/migration.js';
import type { ColumnValue } from '#subgraph-kit/statement.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import type { Address, Customer } from '../addresses/address.js';
import { normalisedEmail } from '../addresses/normalised-email.js';
import type { ORDER_FACTS_ROW } from '../fulfillment/fulfillment-order.table.js';
import type { OrderNumber } from '../fulfillment/order-number.js';
import type { ShippingType } from '../routing/shipping-type.js';
import type { HoldKind } from './hold-kind.js';
import type { InvoiceDetails } from './invoice-details.js';
import type { OrderStatus } from './order-status.js';
import type { Order, OrderLine, PaymentStatus } from './order.js';
import { dueOn } from './promised-on.js';
import { readySince } from './ready-since.js';

/** Orders of the merchants. */
export const ORDERS = {
  name: 'orders',
  columns: {
    company_id: int, id: uuid, number: code<OrderNumber>(120), external_id: nullable(code(120)), fingerprint: nullable(code(64)), channel: code(60),
    status: code<OrderStatus>(30), payment_status: code<PaymentStatus>(30), hold_reason: nullable(code(200)), placed_at: instantColumn, currency: code(3),
    customer: text, customer_email: nullable(code(320)), shipping_address: text, billing_address: nullable(text),
    method_code: nullable(code(60)), method_name: nullable(code(200)), carrier_code: nullable(code(60)), service_code: nullable(code(60)),
    shipping_type: code<ShippingType>(20), priority: int, notes: nullable(text), language: nullable(code(5)), external_documents: flag,
    subtotal_minor: int, discounts_minor: int, shipping_minor: int, tax_minor: int, total_minor: int,
    cancel_reason: nullable(code(500)), cancelled_at: nullable(instantColumn), version: int, changed_at: instantColumn,
    tags: since(103, nullable(text)), // as JSON; empty: none
    unallocated: since(103, flag), // no location was found for it
    priority_chosen: since(141, flag), // its priority was set explicitly
    service_promise: since(160, nullable(code(200))), // the delivery dates the customer was shown when they ordered
    refunded_minor: since(163, withDefault(int, 0)),
    invoice_details: since(166, nullable(text)), // what an invoice needs beyond the billing address
    hold_kind: since(200, nullable(code<HoldKind>(20))),
    sequence: since(150, nullable(int)), // its public integer, progressive in its company
    promised_on: since(310, nullable(code(10))), // the day it was promised for
    due_on: since(310, nullable(code(10))), // the same until it is delivered or cancelled, then empty
    ready_for_pickup_at: since(490, nullable(instantColumn)), // while it lies ready for its customer
    customer_channel_id: since(696, nullable(code(255))), // the customer's id on the sales channel
  },
  primaryKey: ['company_id', 'id'],
  unique: {
    orders_number: ['company_id', 'number'], orders_external: ['company_id', 'external_id'],
    orders_sequence: { since: 153, columns: ['company_id', 'sequence'] },
  },
  indexes: {
    orders_changes: ['company_id', 'changed_at', 'id'],
    orders_status: ['company_id', 'status', 'changed_at', 'id'],
    orders_placed: ['company_id', 'placed_at', 'id'],
    orders_status_placed: { since: 640, columns: ['company_id', 'status', 'placed_at', 'id'] },
    orders_email: ['company_id', 'customer_email', 'placed_at', 'id'],
    orders_channel_customer: { since: 697, columns: ['company_id', 'customer_channel_id', 'placed_at', 'id'] },
    orders_total: { since: 252, columns: ['company_id', 'total_minor', 'id'] },
    orders_counts: { since: 253, columns: ['company_id', 'status', 'payment_status', 'hold_kind', 'unallocated'] },
    orders_promised: { since: 312, columns: ['company_id', 'promised_on', 'id'] },
    orders_due: { since: 313, columns: ['company_id', 'due_on', 'id'] },
    orders_ready: { since: 492, columns: ['company_id', 'ready_for_pickup_at', 'id'] },
    orders_waiting: { since: 104, columns: ['company_id', 'unallocated', 'placed_at', 'id'] },
  },
} satisfies TableDefinition & { readonly columns: typeof ORDER_FACTS_ROW.columns };

/**
 * Sets the kind of existing holds. The platform held orders only when placing them, without an event; a person's hold has one in the
 * order's history. An ambiguous hold counts as a person's, because the other kind would be released automatically.
 */
export const nameKnownHolds = (at: number): Migration => migration(at, 'name_known_holds', async (runner) => {
  await runner.query(`UPDATE orders SET hold_kind = CASE WHEN hold_reason LIKE 'No carrier goes to %' AND NOT EXISTS
    (SELECT 1 FROM outbox e WHERE e.company_id = orders.company_id AND e.subject = orders.id AND e.type = 'order.held') THEN 'NO_CARRIER' ELSE 'MANUAL' END
    WHERE hold_reason IS NOT NULL AND hold_kind IS NULL`);
});

/** What is read of {@link ORDERS}. */
export const ORDER_ROW = selection(ORDERS.columns, 'company_id', 'customer_email', 'customer_channel_id', 'sequence', 'due_on');

/** A row of {@link ORDER_ROW}. */
export type OrderRow = SelectedRow<typeof ORDER_ROW>;

/** The columns of an order's content; most orders never change it. */
export const contentColumns = (order: Order) => ({
  customer: JSON.stringify(order.customer),
  customer_email: order.customer.email === null ? null : normalisedEmail(order.customer.email),
  customer_channel_id: order.customer.channelId,
  shipping_address: JSON.stringify(order.shippingAddress),
  billing_address: order.billingAddress && JSON.stringify(order.billingAddress),
  invoice_details: order.invoiceDetails && JSON.stringify(order.invoiceDetails),
  method_code: order.shipping.methodCode,
  method_name: order.shipping.methodName,
  carrier_code: order.shipping.carrierCode,
  service_code: order.shipping.serviceCode,
  shipping_type: order.shipping.type,
  priority: order.priority,
  priority_chosen: Number(order.priorityChosen),
  notes: order.notes,
  language: order.language,
  external_documents: Number(order.externalDocuments),
  tags: order.tags.length === 0 ? null : JSON.stringify(order.tags),
  service_promise: order.servicePromise,
  promised_on: order.promisedOn,
  subtotal_minor: order.subtotalMinor,
  discounts_minor: order.discountsMinor,
  shipping_minor: order.shippingMinor,
  tax_minor: order.taxMinor,
  total_minor: order.totalMinor,
  refunded_minor: order.refundedMinor,
});

/** The columns of an order that change after it was placed. */
export const stateColumns = (order: Order) => ({
  status: order.status,
  payment_status: order.paymentStatus,
  hold_reason: order.holdReason,
  hold_kind: order.holdKind,
  cancel_reason: order.cancelReason,
  cancelled_at: order.cancelledAt,
  unallocated: Number(order.unallocated),
  due_on: dueOn(order),
  ready_for_pickup_at: readySince(order),
});

const NO_TAGS: readonly string[] = [];

/** The order of a row and its lines. */
export const toOrder = (row: OrderRow, lines: readonly OrderLine[], stored: Stored): Order => ({
  id: row.id,
  number: row.number,
  externalId: row.external_id,
  fingerprint: row.fingerprint,
  channel: row.channel,
  status: row.status,
  paymentStatus: row.payment_status,
  holdReason: row.hold_reason,
  holdKind: row.hold_kind,
  placedAt: row.placed_at,
  updatedAt: row.changed_at,
  currency: row.currency,
  customer: stored.texts(row.customer, 'customer') as Customer,
  shippingAddress: stored.texts(row.shipping_address, 'shipping_address') as Address,
  billingAddress: row.billing_address === null ? null : stored.texts(row.billing_address, 'billing_address') as Address,
  invoiceDetails: row.invoice_details === null ? null : stored.texts(row.invoice_details, 'invoice_details') as InvoiceDetails,
  shipping: { methodCode: row.method_code, methodName: row.method_name, carrierCode: row.carrier_code, serviceCode: row.service_code, type: row.shipping_type },
  priority: row.priority,
  priorityChosen: row.priority_chosen === 1,
  notes: row.notes,
  language: row.language,
  externalDocuments: row.external_documents === 1,
  subtotalMinor: row.subtotal_minor,
  discountsMinor: row.discounts_minor,
  shippingMinor: row.shipping_minor,
  taxMinor: row.tax_minor,
  totalMinor: row.total_minor,
  refundedMinor: row.refunded_minor,
  cancelReason: row.cancel_reason,
  cancelledAt: row.cancelled_at,
  tags: row.tags === null ? NO_TAGS : stored.list(row.tags, 'tags'),
  unallocated: row.unallocated === 1,
  servicePromise: row.service_promise,
  promisedOn: row.promised_on,
  readyForPickupAt: row.ready_for_pickup_at,
  lines,
  version: row.version,
});

type Columns = Readonly<Record<string, ColumnValue>>;

const differing = (before: Columns, after: Columns): Columns => Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name]));

/** The content columns in which two versions of an order differ. */
export const changedContent = (before: Order, after: Order): Columns => differing(contentColumns(before), contentColumns(after));

/** The state columns in which they differ. */
export const changedState = (before: Order, after: Order): Columns => differing(stateColumns(before), stateColumns(after));
