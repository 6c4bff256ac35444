import type { Instant } from '#kernel/clock.js';
import { selectionOf, type Filled, type SelectedRow } from '#subgraph-kit/columns.js';
import { byPlace } from '#subgraph-kit/by-place.js';
import type { Reader } from '#subgraph-kit/database.js';
import { findReadable } from '#subgraph-kit/readable-rows.js';
import { atMost, places, type ColumnValue } from '#subgraph-kit/statement.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import { FULFILLMENT_LINE } from '../fulfillment/fulfillment-line.table.js';
import { FULFILLMENT_ORDER } from '../fulfillment/fulfillment-order.table.js';
import { orderOfFulfillmentOrder } from '../fulfillment/fulfillment-order.store.js';
import type { FulfillmentStatus } from '../fulfillment/fulfillment-status.js';
import type { Address, Customer } from '../addresses/address.js';
import type { InvoiceDetails } from '../ordering/invoice-details.js';
import { ITEM } from '../inventory/item.table.js';
import { ORDER_LINE } from '../ordering/order-line.table.js';
import { ORDERS } from '../ordering/order.table.js';
import type { PolledLine, PolledOrder } from './polled-order.js';

/** Which fulfillment orders of a location are asked for. */
export interface Window {
  readonly locationId: string;
  readonly statuses: readonly FulfillmentStatus[];
  /** Visible to polls at or after. */
  readonly from?: Instant | null | undefined;
  /** Visible to polls before. */
  readonly until: Instant;
  readonly placedFrom?: Instant | null | undefined;
  readonly placedUntil?: Instant | null | undefined;
  /** Of one order alone. */
  readonly number?: string | null | undefined;
}

const PART_ROW = selectionOf(FULFILLMENT_ORDER.columns, 'id', 'order_id', 'number', 'location_id', 'status', 'placed_at', 'ready_at', 'priority', 'notice_at');

const ORDER_ROW = selectionOf(ORDERS.columns, 'customer', 'shipping_address', 'method_code', 'method_name', 'carrier_code', 'service_code', 'shipping_type', 'notes', 'currency', 'sequence',
  'billing_address', 'invoice_details', 'payment_status', 'language', 'total_minor', 'shipping_minor', 'discounts_minor', 'tags');

type PolledRow = Filled<SelectedRow<typeof PART_ROW>, 'notice_at'> & Filled<SelectedRow<typeof ORDER_ROW>, 'sequence'>;

const SHARE_ROW = selectionOf(FULFILLMENT_LINE.columns, 'fulfillment_order_id', 'quantity', 'shipped', 'cancelled', 'unfulfillable');

const LINE_ROW = selectionOf(ORDER_LINE.columns, 'variant_id', 'barcode', 'item_key', 'title', 'unit_minor', 'place', 'tax_rate');

const ITEM_ROW = selectionOf(ITEM.columns, 'size', 'color');

type PolledLineRow = SelectedRow<typeof SHARE_ROW> & SelectedRow<typeof LINE_ROW> & SelectedRow<typeof ITEM_ROW>;

const SELECT = `SELECT ${PART_ROW.of('f')}, ${ORDER_ROW.of('o')} FROM fulfillment_order f JOIN orders o ON o.company_id = f.company_id AND o.id = f.order_id`;

const SELECT_LINES = `SELECT ${SHARE_ROW.of('l')}, ${LINE_ROW.of('i')}, ${ITEM_ROW.of('t')} FROM fulfillment_line l
  JOIN order_line i ON i.company_id = l.company_id AND i.order_id = l.order_id AND i.id = l.line_id LEFT JOIN item t ON t.company_id = i.company_id AND t.variant_id = i.variant_id`;

/** A fulfillment order without its lines. */
export type PolledHead = Omit<PolledOrder, 'lines'>;

/** The first fulfillment orders of a window by their poll-visible time, after `after` if given. Those cancelled before they were read are left out. */
export function findHeads(reader: Reader, companyId: number, { window, after, limit }: { window: Window; after?: PolledHead | undefined; limit: number }): Promise<PolledHead[]> {
  const conditions: [string, readonly ColumnValue[]][] = [
    ['f.company_id = ? AND f.location_id = ?', [companyId, window.locationId]],
    ['f.notice_at < ?', [window.until]],
    ...given('f.notice_at >= ?', after?.pollVisibleAt ?? window.from),
    ...(after ? [['(f.notice_at > ? OR f.id > ?)', [after.pollVisibleAt, after.id]] as [string, string[]]] : []),
    [`f.status IN (${places(window.statuses.length)})`, window.statuses],
    ["(f.status <> 'CANCELLED' OR f.accepted_at IS NOT NULL)", []],
    ...given('f.placed_at >= ?', window.placedFrom),
    ...given('f.placed_at < ?', window.placedUntil),
    ...given('f.number = ?', window.number),
  ];
  const where = conditions.map(([sql]) => sql).join(' AND ');
  const parameters = conditions.flatMap(([, values]) => values);
  return findReadable<PolledRow, PolledHead>(reader, {
    companyId, limit, nameOf: orderOfFulfillmentOrder,
    find: (most) => reader.query<PolledRow>(`${SELECT} WHERE ${where} ORDER BY f.notice_at, f.id ${atMost(most)}`, parameters),
    mapper: () => Promise.resolve(toHead),
  });
}

const given = (sql: string, value: string | null | undefined): [string, readonly ColumnValue[]][] => (value == null ? [] : [[sql, [value]]]);

/** The same fulfillment orders with their lines, in one query. */
export async function withLines(reader: Reader, companyId: number, heads: readonly PolledHead[]): Promise<PolledOrder[]> {
  if (heads.length === 0) return [];
  const rows = await reader.query<PolledLineRow>(
    `${SELECT_LINES} WHERE l.company_id = ? AND l.fulfillment_order_id IN (${places(heads.length)}) ORDER BY l.fulfillment_order_id, l.line_id`, [companyId, ...heads.map(({ id }) => id)]);
  const byFulfillmentOrder = new Map<string, PolledLine[]>();
  for (const row of rows.sort(byPlace)) {
    const known = byFulfillmentOrder.get(row.fulfillment_order_id);
    if (known) known.push(toPolledLine(row));
    else byFulfillmentOrder.set(row.fulfillment_order_id, [toPolledLine(row)]);
  }
  return heads.map((head) => Object.assign(head, { lines: byFulfillmentOrder.get(head.id) ?? [] }));
}

function toHead(row: PolledRow, stored: Stored): PolledHead {
  if (row.tags !== null) stored.list(row.tags, 'tags'); // reading an order changes it: an order that is not fully readable is not accepted
  return {
    id: row.id,
    orderId: row.order_id,
    number: row.number,
    locationId: row.location_id,
    status: row.status,
    placedAt: row.placed_at,
    readyAt: row.ready_at,
    customer: stored.texts(row.customer, 'customer') as Customer,
    shippingAddress: stored.texts(row.shipping_address, 'shipping_address') as Address,
    shipping: { methodCode: row.method_code, methodName: row.method_name, carrierCode: row.carrier_code, serviceCode: row.service_code, type: row.shipping_type },
    priority: row.priority,
    notes: row.notes,
    currency: row.currency,
    sequence: row.sequence,
    pollVisibleAt: row.notice_at,
    billingAddress: row.billing_address === null ? null : stored.texts(row.billing_address, 'billing_address') as Address,
    invoiceDetails: row.invoice_details === null ? null : stored.texts(row.invoice_details, 'invoice_details') as InvoiceDetails,
    paymentStatus: row.payment_status,
    language: row.language,
    totalMinor: row.total_minor,
    shippingMinor: row.shipping_minor,
    discountsMinor: row.discounts_minor,
  };
}

const toPolledLine = (row: PolledLineRow): PolledLine => ({
  variantId: row.variant_id,
  barcode: row.barcode,
  itemKey: row.item_key,
  title: row.title,
  quantityOrdered: row.quantity,
  quantityShipped: row.shipped,
  quantityCancelled: row.cancelled,
  quantityUnfulfillable: row.unfulfillable,
  unitMinor: row.unit_minor,
  place: row.place,
  size: row.size,
  color: row.color,
  taxRate: row.tax_rate,
});
