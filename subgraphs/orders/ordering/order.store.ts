import type { Instant } from '#kernel/clock.js';
import { isUuid } from '#kernel/ids.js';
import { WriteConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { atMost, places, type ColumnValue } from '#subgraph-kit/statement.js';
import type { Address, Customer } from './address.js';
import type { Order, OrderLine } from './order.js';
import type { OrderLineRow, OrderRow } from './order.table.js';

const SELECT_ORDERS = `SELECT id, number, external_id, fingerprint, channel, status, payment_status, hold_reason, placed_at, currency, customer, shipping_address,
  billing_address, method_code, method_name, carrier_code, service_code, shipping_type, priority, notes, language, external_documents, subtotal_minor,
  discounts_minor, shipping_minor, tax_minor, total_minor, cancel_reason, cancelled_at, version, changed_at FROM orders`;

const SELECT_LINES = `SELECT order_id, id, variant_id, sku, barcode, item_key, title, quantity, cancelled, shipped, unit_minor, discount_minor, tax_rate, weight_g
  FROM order_line`;

/** What follows the FROM clause of a search for orders. */
export interface OrderSearch {
  readonly where: string;
  readonly parameters: readonly ColumnValue[];
  readonly orderBy: string;
  readonly limit: number;
}

/** Orders of a company with their lines: two queries, however many orders. */
export async function findOrders(reader: Reader, companyId: number, { where, parameters, orderBy, limit }: OrderSearch): Promise<Order[]> {
  const rows = await reader.query<OrderRow>(`${SELECT_ORDERS} WHERE company_id = ? AND ${where} ORDER BY ${orderBy} ${atMost(limit)}`, [companyId, ...parameters]);
  const lines = await findLines(reader, companyId, rows.map(({ id }) => id));
  return rows.map((row) => toOrder(row, lines.get(row.id) ?? []));
}

/** An order by number (with or without #) or id. */
export async function findOrder(reader: Reader, companyId: number, reference: string): Promise<Order | undefined> {
  const [column, value] = isUuid(reference) ? ['id', reference] : ['number', `#${reference.replace(/^#/, '')}`];
  const [order] = await findOrders(reader, companyId, { where: `${column} = ?`, parameters: [value], orderBy: 'id', limit: 1 });
  return order;
}

/** Orders that carry one of these external ids. */
export const findOrdersByExternalId = (reader: Reader, companyId: number, externalIds: readonly string[]): Promise<Order[]> =>
  externalIds.length === 0 ? Promise.resolve([])
    : findOrders(reader, companyId, { where: `external_id IN (${places(externalIds.length)})`, parameters: externalIds, orderBy: 'id', limit: externalIds.length });

/** Those of some numbers that orders carry already. */
export async function findTakenNumbers(reader: Reader, companyId: number, numbers: readonly string[]): Promise<string[]> {
  if (numbers.length === 0) return [];
  const rows = await reader.query<{ number: string }>(`SELECT number FROM orders WHERE company_id = ? AND number IN (${places(numbers.length)})`, [companyId, ...numbers]);
  return rows.map(({ number }) => number);
}

async function findLines(reader: Reader, companyId: number, orderIds: readonly string[]): Promise<ReadonlyMap<string, OrderLine[]>> {
  const byOrder = new Map<string, OrderLine[]>();
  if (orderIds.length === 0) return byOrder;
  const rows = await reader.query<OrderLineRow>(
    `${SELECT_LINES} WHERE company_id = ? AND order_id IN (${places(orderIds.length)}) ORDER BY order_id, place`, [companyId, ...orderIds]);
  for (const row of rows) {
    const known = byOrder.get(row.order_id);
    if (known) known.push(toLine(row));
    else byOrder.set(row.order_id, [toLine(row)]);
  }
  return byOrder;
}

/** Store new orders with their lines. */
export async function insertOrders(transaction: Transaction, companyId: number, { orders, stamp }: { orders: readonly Order[]; stamp: Instant }): Promise<void> {
  await transaction.insert('orders', orders.map((order) => ({
    company_id: companyId, id: order.id, number: order.number, external_id: order.externalId, fingerprint: order.fingerprint, channel: order.channel,
    placed_at: order.placedAt, currency: order.currency, version: 1, changed_at: stamp, ...contentColumns(order), ...stateColumns(order),
  })));
  await transaction.insert('order_line', orders.flatMap(({ id, lines }) => lines.map((line, place) => ({
    company_id: companyId, order_id: id, id: line.id, place, variant_id: line.variantId, sku: line.sku, barcode: line.barcode, item_key: line.itemKey,
    title: line.title, quantity: line.quantity, cancelled: line.quantityCancelled, shipped: line.quantityShipped, unit_minor: line.unitMinor,
    discount_minor: line.discountMinor, tax_rate: line.taxRate, weight_g: line.weightG,
  }))));
}

/** Cancel every piece of an order that no part holds. */
export const cancelAllPieces = (transaction: Transaction, companyId: number, orderId: string): Promise<number> =>
  transaction.execute('UPDATE order_line SET cancelled = quantity WHERE company_id = ? AND order_id = ?', [companyId, orderId]);

/** Write the state of an order that changed from `before`; answers it with its new version and stamp. Its lines' pieces follow its parts. */
export async function saveOrder(transaction: Transaction, companyId: number, { before, after }: { before: Order; after: Order }): Promise<Order> {
  const stamp = await transaction.stamp(companyId);
  const columns = { ...stateColumns(after), changed_at: stamp, version: before.version + 1 };
  const found = await transaction.execute(
    `UPDATE orders SET ${Object.keys(columns).map((name) => `${name} = ?`).join()} WHERE company_id = ? AND id = ? AND version = ?`,
    [...Object.values(columns), companyId, before.id, before.version]);
  if (found === 0) throw new WriteConflict('The order was changed meanwhile');
  return { ...after, updatedAt: stamp, version: columns.version };
}

const contentColumns = (order: Order) => ({
  customer: JSON.stringify(order.customer),
  customer_email: order.customer.email?.toLowerCase() ?? null,
  shipping_address: JSON.stringify(order.shippingAddress),
  billing_address: order.billingAddress && JSON.stringify(order.billingAddress),
  method_code: order.shipping.methodCode,
  method_name: order.shipping.methodName,
  carrier_code: order.shipping.carrierCode,
  service_code: order.shipping.serviceCode,
  shipping_type: order.shipping.type,
  priority: order.priority,
  notes: order.notes,
  language: order.language,
  external_documents: Number(order.externalDocuments),
  subtotal_minor: order.subtotalMinor,
  discounts_minor: order.discountsMinor,
  shipping_minor: order.shippingMinor,
  tax_minor: order.taxMinor,
  total_minor: order.totalMinor,
});

const stateColumns = (order: Order) => ({
  status: order.status,
  payment_status: order.paymentStatus,
  hold_reason: order.holdReason,
  cancel_reason: order.cancelReason,
  cancelled_at: order.cancelledAt,
});

const toOrder = (row: OrderRow, lines: readonly OrderLine[]): Order => ({
  id: row.id,
  number: row.number,
  externalId: row.external_id,
  fingerprint: row.fingerprint,
  channel: row.channel,
  status: row.status,
  paymentStatus: row.payment_status,
  holdReason: row.hold_reason,
  placedAt: row.placed_at,
  updatedAt: row.changed_at,
  currency: row.currency,
  customer: JSON.parse(row.customer) as Customer,
  shippingAddress: JSON.parse(row.shipping_address) as Address,
  billingAddress: row.billing_address === null ? null : JSON.parse(row.billing_address) as Address,
  shipping: { methodCode: row.method_code, methodName: row.method_name, carrierCode: row.carrier_code, serviceCode: row.service_code, type: row.shipping_type },
  priority: row.priority,
  notes: row.notes,
  language: row.language,
  externalDocuments: row.external_documents === 1,
  subtotalMinor: row.subtotal_minor,
  discountsMinor: row.discounts_minor,
  shippingMinor: row.shipping_minor,
  taxMinor: row.tax_minor,
  totalMinor: row.total_minor,
  cancelReason: row.cancel_reason,
  cancelledAt: row.cancelled_at,
  lines,
  version: row.version,
});

const toLine = (row: OrderLineRow): OrderLine => ({
  id: row.id,
  variantId: row.variant_id,
  sku: row.sku,
  barcode: row.barcode,
  itemKey: row.item_key,
  title: row.title,
  quantity: row.quantity,
  quantityCancelled: row.cancelled,
  quantityShipped: row.shipped,
  unitMinor: row.unit_minor,
  discountMinor: row.discount_minor,
  taxRate: row.tax_rate,
  weightG: row.weight_g,
});
