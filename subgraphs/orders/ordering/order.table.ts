import { code, flag, instantColumn, int, nullable, selection, since, text, uuid, withDefault, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import { migration, type Migration } from '#subgraph-kit/migration.js';
import type { LINE_FACTS_ROW, ORDER_FACTS_ROW } from '../fulfillment/fulfillment-order.table.js';
import type { OrderNumber } from '../fulfillment/order-number.js';
import type { ShippingType } from '../routing/shipping-type.js';
import type { HoldKind } from './hold-kind.js';
import type { OrderStatus } from './order-status.js';
import type { PaymentStatus } from './order.js';

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
    priority_chosen: since(141, flag), // somebody chose its priority
    service_promise: since(160, nullable(code(200))), // the delivery dates the customer was shown when they ordered
    refunded_minor: since(163, withDefault(int, 0)),
    invoice_details: since(166, nullable(text)), // what an invoice needs beyond the billing address
    hold_kind: since(200, nullable(code<HoldKind>(20))),
    sequence: since(150, nullable(int)), // its public integer, progressive in its company
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
    orders_email: ['company_id', 'customer_email', 'placed_at', 'id'],
    orders_waiting: { since: 104, columns: ['company_id', 'unallocated', 'placed_at', 'id'] },
  },
} satisfies TableDefinition & { readonly columns: typeof ORDER_FACTS_ROW.columns };

/** Lines of orders. */
export const ORDER_LINE = {
  name: 'order_line',
  columns: {
    company_id: int, order_id: uuid, id: uuid, place: int, variant_id: nullable(uuid), sku: nullable(code(255)), barcode: nullable(code(255)),
    item_key: nullable(code(255)), title: nullable(code(500)), quantity: int, cancelled: withDefault(int, 0), shipped: withDefault(int, 0),
    unit_minor: int, discount_minor: int, tax_rate: nullable(code(20)), weight_g: nullable(int),
    location_code: since(102, nullable(code(60))), // the location the merchant chose for it
  },
  primaryKey: ['company_id', 'order_id', 'id'],
} satisfies TableDefinition & { readonly columns: typeof LINE_FACTS_ROW.columns };

/**
 * The kinds of holds there are already. The platform held orders only as it placed them, which told of no hold; a person's hold is in the
 * order's history whatever its reason says. What may be either is a person's: it waits to be released, where the other would let it go.
 */
export const nameKnownHolds = (at: number): Migration => migration(at, 'name_known_holds', async (runner) => {
  await runner.query(`UPDATE orders SET hold_kind = CASE WHEN hold_reason LIKE 'No carrier goes to %' AND NOT EXISTS
    (SELECT 1 FROM outbox e WHERE e.company_id = orders.company_id AND e.subject = orders.id AND e.type = 'order.held') THEN 'NO_CARRIER' ELSE 'MANUAL' END
    WHERE hold_reason IS NOT NULL AND hold_kind IS NULL`);
});

/** What is read of {@link ORDERS}. */
export const ORDER_ROW = selection(ORDERS.columns, 'company_id', 'customer_email', 'sequence');

/** A row of {@link ORDER_ROW}. */
export type OrderRow = SelectedRow<typeof ORDER_ROW>;

/** What is read of {@link ORDER_LINE}. */
export const ORDER_LINE_ROW = selection(ORDER_LINE.columns, 'company_id', 'place');

/** A row of {@link ORDER_LINE_ROW}. */
export type OrderLineRow = SelectedRow<typeof ORDER_LINE_ROW>;
