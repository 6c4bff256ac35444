import type { Instant } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { readableRow, readableRows, type Mapping } from '#subgraph-kit/readable-rows.js';
import { places } from '#subgraph-kit/statement.js';
import type { Address, Customer } from '../addresses/address.js';
import type { OrderStatus } from '../ordering/order-status.js';
import type { ShipmentStatus } from '../shipping/shipment.js';
import type { PublicItem } from './public-tracking.js';

interface HeadRow {
  readonly id: string;
  readonly status: ShipmentStatus;
  readonly carrier_code: string | null;
  readonly carrier_name: string | null;
  readonly tracking_url: string | null;
  readonly tracking_number: string | null;
  readonly shipped_at: Instant;
  readonly delivered_at: Instant | null;
  readonly tracked_at: Instant | null;
  readonly number: string;
  readonly order_status: OrderStatus;
  readonly customer: string;
  readonly shipping_address: string;
  readonly language: string | null;
}

/** A shipment and what its page says of its order. */
export interface PublicHead extends Omit<HeadRow, 'customer' | 'shipping_address'> {
  readonly customer: Customer;
  readonly address: Address;
}

/** A shipment with its order's customer and address; undefined for one that is unknown. */
export async function findPublicHead(reader: Reader, companyId: number, shipmentId: string): Promise<PublicHead | undefined> {
  const [row] = await headRows(reader, companyId, [shipmentId]);
  return readableRow(reader, row, heads(companyId));
}

/** The same of several; a row that cannot be read is left out. */
export const findPublicHeads = async (reader: Reader, companyId: number, shipmentIds: readonly string[]): Promise<PublicHead[]> => readableRows(reader, await headRows(reader, companyId, shipmentIds), heads(companyId));

const headRows = (reader: Reader, companyId: number, shipmentIds: readonly string[]): Promise<HeadRow[]> => reader.query<HeadRow>(
  `SELECT s.id, s.status, s.carrier_code, s.carrier_name, s.tracking_url, s.tracking_number, s.shipped_at, s.delivered_at, s.tracked_at, o.number, o.status AS order_status, o.customer, o.shipping_address, o.language
   FROM shipment s JOIN orders o ON o.company_id = s.company_id AND o.id = s.order_id WHERE s.company_id = ? AND s.id IN (${places(shipmentIds.length)})`, [companyId, ...shipmentIds]);

const heads = (companyId: number): Mapping<HeadRow, PublicHead> => ({
  companyId, nameOf: ({ id, number }) => ({ table: 'orders', id, name: `Order ${number}` }),
  map: ({ customer, shipping_address: address, ...head }, stored): PublicHead =>
    ({ ...head, customer: stored.texts(customer, 'customer') as Customer, address: stored.texts(address, 'shipping_address') as Address }),
});

/** The numbers of the parcels of shipments, in their order. */
export async function findParcelNumbers(reader: Reader, companyId: number, shipmentIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await reader.query<{ shipment_id: string; tracking_number: string }>(
    `SELECT shipment_id, tracking_number FROM shipment_parcel WHERE company_id = ? AND shipment_id IN (${places(shipmentIds.length)}) AND tracking_number IS NOT NULL ORDER BY shipment_id, number`, [companyId, ...shipmentIds]);
  return new Map([...grouped(rows, ({ shipment_id: id }) => id)].map(([id, own]) => [id, own.map(({ tracking_number: number }) => number)]));
}

/** Which of shipments have others beside them in their orders; voided ones do not count. */
export async function findAccompanied(reader: Reader, companyId: number, shipmentIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await reader.query<{ id: string }>(
    `SELECT DISTINCT s.id AS id FROM shipment s JOIN shipment t ON t.company_id = s.company_id AND t.order_id = s.order_id AND t.id <> s.id AND t.status <> ?
     WHERE s.company_id = ? AND s.id IN (${places(shipmentIds.length)})`, ['VOIDED' satisfies ShipmentStatus, companyId, ...shipmentIds]);
  return new Set(rows.map(({ id }) => id));
}

/** What is in a shipment, by order line. */
export async function findPublicItems(reader: Reader, companyId: number, shipmentId: string): Promise<PublicItem[]> {
  const rows = await reader.query<{ title: string | null; sku: string | null; quantity: number | string }>(
    `SELECT l.title AS title, l.sku AS sku, SUM(p.quantity) AS quantity FROM shipment_piece p JOIN order_line l ON l.company_id = p.company_id AND l.id = p.line_id
     WHERE p.company_id = ? AND p.shipment_id = ? GROUP BY l.id, l.title, l.sku ORDER BY MIN(p.place)`, [companyId, shipmentId]);
  return rows.map(({ title, sku, quantity }) => ({ title: title ?? sku ?? '', quantity: Number(quantity) })); // MariaDB answers a sum as text
}
