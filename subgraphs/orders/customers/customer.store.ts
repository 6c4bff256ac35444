import type { Instant } from '#kernel/clock.js';
import { withholdEntriesNaming, withholdEntriesOf } from '#subgraph-kit/audit/audit-entry.store.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { atMost, places, type ColumnValue } from '#subgraph-kit/statement.js';
import { eraseEmailOfCredits } from '../return-money/store-credit.store.js';
import { findOrdersById } from '../ordering/order.store.js';
import type { Order } from '../ordering/order.js';
import type { DocumentType } from '../shipping/document.js';
import { customerId, type CustomerProfile } from './customer.js';

interface Counted {
  readonly customer_email: string;
  readonly order_count: number;
  readonly first_at: Instant;
  readonly last_at: Instant;
  readonly oldest_id: string;
  readonly newest_id: string;
}

interface CustomerSearch {
  readonly where: string;
  readonly parameters: readonly ColumnValue[];
  readonly orderBy: string;
  readonly limit: number;
}

/** Customers by e-mail address: counted in the index of orders by e-mail address, and named by the newest order of each. */
export async function findCustomers(reader: Reader, companyId: number, { where, parameters, orderBy, limit }: CustomerSearch): Promise<CustomerProfile[]> {
  const rows = await reader.query<Counted>(
    `SELECT customer_email, COUNT(*) AS order_count, MIN(placed_at) AS first_at, MAX(placed_at) AS last_at, MIN(id) AS oldest_id, MAX(id) AS newest_id
     FROM orders WHERE company_id = ? AND ${where} GROUP BY customer_email ORDER BY ${orderBy} ${atMost(limit)}`, [companyId, ...parameters]);
  const newest = new Map((await findOrdersById(reader, companyId, rows.map(({ newest_id: id }) => id))).map((order) => [order.id, order]));
  return rows.map((row) => toCustomer(row, newest.get(row.newest_id)));
}

/** A page of the customers of some orders, with all their orders counted. */
export async function findCustomersOfOrders(reader: Reader, companyId: number, { where, parameters, orderBy, limit }: CustomerSearch): Promise<CustomerProfile[]> {
  const rows = await reader.query<Pick<Counted, 'customer_email'>>(`SELECT customer_email FROM orders WHERE company_id = ? AND ${where} GROUP BY customer_email ORDER BY ${orderBy} ${atMost(limit)}`, [companyId, ...parameters]);
  const emails = rows.map(({ customer_email: email }) => email);
  return emails.length === 0 ? [] : findCustomers(reader, companyId, { where: `customer_email IN (${places(emails.length)})`, parameters: emails, orderBy, limit: emails.length });
}

const toCustomer = (row: Counted, newest: Order | undefined): CustomerProfile => ({
  id: customerId(row.oldest_id), email: row.customer_email, name: newest?.customer.name ?? null, phone: newest?.customer.phone ?? null,
  orderCount: row.order_count, firstOrderAt: row.first_at, lastOrderAt: row.last_at,
});

/** The e-mail address of an order's customer. */
export async function findEmailOfOrder(reader: Reader, companyId: number, orderId: string): Promise<string | null> {
  const [row] = await reader.query<Pick<Counted, 'customer_email'> | { customer_email: null }>('SELECT customer_email FROM orders WHERE company_id = ? AND id = ?', [companyId, orderId]);
  return row?.customer_email ?? null;
}

/** The ids that sales channels have for a customer, each once. */
export async function findChannelIds(reader: Reader, companyId: number, email: string): Promise<string[]> {
  const rows = await reader.query<{ readonly id: string }>('SELECT DISTINCT customer_channel_id AS id FROM orders WHERE company_id = ? AND customer_email = ? AND customer_channel_id IS NOT NULL ORDER BY customer_channel_id', [companyId, email]);
  return rows.map(({ id }) => id);
}

/** What a customer ordered for in one currency. */
export interface CustomerTotal {
  readonly email: string;
  readonly currency: string;
  readonly totalMinor: number;
}

/** The totals of customers' orders by e-mail address and currency, without cancelled orders and what was refunded. */
export async function findCustomerTotals(reader: Reader, companyId: number, emails: readonly string[]): Promise<ReadonlyMap<string, CustomerTotal[]>> {
  const rows = await reader.query<{ email: string; currency: string; minor: number | string }>(
    `SELECT customer_email AS email, currency, SUM(total_minor - refunded_minor) AS minor FROM orders
     WHERE company_id = ? AND customer_email IN (${places(emails.length)}) AND status <> 'CANCELLED' GROUP BY customer_email, currency ORDER BY customer_email, currency`, [companyId, ...emails]);
  return grouped(rows.map(({ email, currency, minor }) => ({ email, currency, totalMinor: Number(minor) })), ({ email }) => email);
}

/** The fulfillment orders of some orders. */
export async function findFulfillmentIds(reader: Reader, companyId: number, orderIds: readonly string[]): Promise<string[]> {
  return (await reader.query<{ id: string }>(`SELECT id FROM fulfillment_order WHERE company_id = ? AND order_id IN (${places(orderIds.length)})`, [companyId, ...orderIds])).map(({ id }) => id);
}

/** Documents that name the customer and that no tax law asks to keep. */
const NOT_KEPT = ['PACKING_SLIP', 'INSERT', 'OTHER'] as const satisfies readonly DocumentType[];

/** Mutations whose input names a customer: their entries are known by the customer's first order, which may have got another e-mail address since. */
const OF_CUSTOMERS = ['addCustomerTags', 'removeCustomerTags', 'setCustomerMetadata', 'deleteCustomerMetadata'] as const;

interface Erased {
  readonly orderIds: readonly string[];
  readonly returnIds: readonly string[];
  readonly email: string;
  readonly changeSequence: Instant;
}

/** Remove what names the customer beside the orders: on their returns and store credits, in notes of staff and the audit log, on labels and in documents other than those the tax law asks for. */
export async function eraseBesideOrders(transaction: Transaction, companyId: number, { orderIds, returnIds, email, changeSequence }: Erased): Promise<void> {
  await transaction.execute(
    `UPDATE returns SET customer_name = NULL, notes = NULL, cancel_reason = NULL, version = version + 1, changed_at = ? WHERE company_id = ? AND id IN (${places(returnIds.length)})`, [changeSequence, companyId, ...returnIds]);
  await transaction.execute(`UPDATE return_line SET reason = NULL, note = NULL WHERE company_id = ? AND return_id IN (${places(returnIds.length)})`, [companyId, ...returnIds]); // what the customer wrote, and the warehouse of it
  await eraseEmailOfCredits(transaction, companyId, { orderIds, changedAt: changeSequence });
  await withholdEntriesOf(transaction, companyId, [...orderIds, ...returnIds, ...orderIds.map(customerId)]);
  await withholdEntriesNaming(transaction, companyId, { operations: OF_CUSTOMERS, text: JSON.stringify(email) });
  await transaction.execute(`DELETE FROM staff_note WHERE company_id = ? AND subject IN (${places(orderIds.length + returnIds.length)})`, [companyId, ...orderIds, ...returnIds]);
  await transaction.execute(`DELETE FROM return_photo WHERE company_id = ? AND return_id IN (${places(returnIds.length)})`, [companyId, ...returnIds]); // the sweep deletes their bytes
  await transaction.execute(
    `UPDATE label SET content = NULL WHERE company_id = ? AND fulfillment_order_id IN (SELECT f.id FROM fulfillment_order f WHERE f.company_id = ? AND f.order_id IN (${places(orderIds.length)}))`, [companyId, companyId, ...orderIds]);
  await transaction.execute( // carriers say who received a parcel
    `UPDATE tracking_event SET raw = NULL, description = '', location = '' WHERE company_id = ? AND shipment_id IN (SELECT s.id FROM shipment s WHERE s.company_id = ? AND s.order_id IN (${places(orderIds.length)}))`, [companyId, companyId, ...orderIds]);
  await transaction.execute(`DELETE FROM order_document WHERE company_id = ? AND order_id IN (${places(orderIds.length)}) AND type IN (${places(NOT_KEPT.length)})`, [companyId, ...orderIds, ...NOT_KEPT]);
}
