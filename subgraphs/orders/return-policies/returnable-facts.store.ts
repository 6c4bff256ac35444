import type { Instant } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { places } from '#subgraph-kit/statement.js';
import { normalisedEmail } from '../addresses/normalised-email.js';
import { isPickup } from '../fulfillment/pickup.js';
import type { Order } from '../ordering/order.js';
import { latestDepartures, type Departed } from './departures.js';
import type { CountedReturn } from './simulation.js';

interface DepartedRow {
  readonly order_id: string;
  readonly line_id: string;
  readonly shipped_at: Instant;
  readonly delivered_at: Instant | null;
}

/** The departures of the lines of orders that their windows begin with, the latest of each, by line, in one statement; voided shipments do not count. */
export async function findDepartures(reader: Reader, companyId: number, orderIds: readonly string[]): Promise<ReadonlyMap<string, Departed>> {
  const rows = await reader.query<DepartedRow>(
    `SELECT s.order_id, p.line_id, s.shipped_at, s.delivered_at FROM shipment s JOIN shipment_piece p ON p.company_id = s.company_id AND p.shipment_id = s.id
     WHERE s.company_id = ? AND s.order_id IN (${places(orderIds.length)}) AND s.status <> 'VOIDED' ORDER BY s.shipped_at, s.id`, [companyId, ...orderIds]);
  return latestDepartures(rows.map(({ line_id: lineId, shipped_at: shippedAt, delivered_at: deliveredAt }) => ({ lineId, shippedAt, deliveredAt })));
}

/** When customers collected orders in a store, which leaves no shipment, by order, in one statement. */
export async function findCollected(reader: Reader, companyId: number, orders: readonly Order[]): Promise<ReadonlyMap<string, Departed>> {
  const ids = orders.filter((order) => order.status === 'DELIVERED' && isPickup(order)).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await reader.query<{ subject: string; collected_at: Instant }>(
    `SELECT subject, MAX(stamp) AS collected_at FROM outbox WHERE company_id = ? AND subject IN (${places(ids.length)}) AND type = 'order.collected' GROUP BY subject`, [companyId, ...ids]);
  return new Map(rows.map(({ subject, collected_at: at }) => [subject, { shippedAt: at, deliveredAt: at }]));
}

/** How many returns since some time count of the orders of an e-mail address. */
export async function countRecentReturns(reader: Reader, companyId: number, { email, since }: { email: string; since: Instant }): Promise<number> {
  const [row] = await reader.query<{ returns: number | string }>(
    `SELECT COUNT(*) AS returns FROM orders o JOIN returns r ON r.company_id = o.company_id AND r.order_id = o.id
     WHERE o.company_id = ? AND o.customer_email = ? AND r.created_at >= ? AND r.status <> 'CANCELLED'`, [companyId, normalisedEmail(email), since]);
  return Number(row?.returns ?? 0);
}

/** The tags of the products of variants, by variant, in one statement. */
export async function findTagsOfVariants(reader: Reader, companyId: number, variantIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  if (variantIds.length === 0) return new Map();
  const rows = await reader.query<{ variant_id: string; tag: string }>(
    `SELECT i.variant_id, t.tag FROM item i JOIN item_tag t ON t.company_id = i.company_id AND t.product_id = i.product_id
     WHERE i.company_id = ? AND i.variant_id IN (${places(variantIds.length)})`, [companyId, ...variantIds]);
  return new Map([...grouped(rows, ({ variant_id: variantId }) => variantId)].map(([variantId, own]) => [variantId, own.map(({ tag }) => tag)]));
}

/** The returns since some time that count of the orders of e-mail addresses, in one statement. */
export async function findCountedReturns(reader: Reader, companyId: number, { emails, since }: { emails: readonly string[]; since: Instant }): Promise<readonly CountedReturn[]> {
  if (emails.length === 0) return [];
  const rows = await reader.query<{ id: string; customer_email: string; created_at: Instant }>(
    `SELECT r.id, o.customer_email, r.created_at FROM orders o JOIN returns r ON r.company_id = o.company_id AND r.order_id = o.id
     WHERE o.company_id = ? AND o.customer_email IN (${places(emails.length)}) AND r.created_at >= ? AND r.status <> 'CANCELLED'`, [companyId, ...emails, since]);
  return rows.map(({ id, customer_email: email, created_at: createdAt }) => ({ id, email, createdAt }));
}
