import type { Instant } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { TableRow } from '#subgraph-kit/columns.js';
import { DESTINATION } from '../promise/kept-promise.store.js';
import type { PRODUCT_FIGURE, RETURN_FIGURE, SALES_FIGURE } from './figures.table.js';

/** A row of figures without what its day says. */
export type OfDay<Row> = Omit<Row, 'company_id' | 'period'>;

/** When the orders of a day were placed: the start of the day, and of the next one. */
export interface PlacedWithin {
  readonly from: Instant;
  readonly before: Instant;
}

/** What was ordered, of one currency, channel and country. */
export type CountedSales = OfDay<TableRow<typeof SALES_FIGURE>>;

/** Units of a return: those that arrived, or that are expected until it does; only what belongs to a line of the order. */
export const RETURNED_UNITS = 'CASE WHEN r.received_at IS NULL THEN rl.quantity_expected ELSE rl.quantity_received END';
const RETURNS_OF_ORDER = "returns r JOIN return_line rl ON rl.company_id = r.company_id AND rl.return_id = r.id WHERE r.company_id = o.company_id AND r.order_id = o.id AND r.status <> 'CANCELLED' AND rl.line_id IS NOT NULL";

const MONEY = ['subtotal_minor', 'discounts_minor', 'shipping_minor', 'tax_minor', 'total_minor', 'refunded_minor'] as const;
const ifKept = (value: string): string => `SUM(CASE WHEN o.status <> 'CANCELLED' THEN ${value} ELSE 0 END)`;

/** The piece of an exchange that costs nothing: it leaves for what came back, and nobody ordered it. */
const EXCHANGED = 'o.total_minor = 0 AND EXISTS (SELECT 1 FROM returns x WHERE x.company_id = o.company_id AND x.exchange_order_id = o.id)';
const ONE = `CASE WHEN ${EXCHANGED} THEN 0 ELSE 1 END`;

const SALES = `SELECT o.currency, o.channel, COALESCE(${DESTINATION.sql}, '') AS country, ${ifKept(ONE)} AS orders, SUM(CASE WHEN o.status = 'CANCELLED' THEN ${ONE} ELSE 0 END) AS cancelled,
  ${ifKept('(SELECT COALESCE(SUM(l.quantity - l.cancelled), 0) FROM order_line l WHERE l.company_id = o.company_id AND l.order_id = o.id)')} AS units,
  ${ifKept(`(SELECT COALESCE(SUM(${RETURNED_UNITS}), 0) FROM ${RETURNS_OF_ORDER})`)} AS returned,
  ${MONEY.map((column) => `${ifKept(`o.${column}`)} AS ${column}`).join(', ')}
  FROM orders o WHERE o.company_id = ? AND o.placed_at >= ? AND o.placed_at < ? GROUP BY o.currency, o.channel, country`;

/** What was ordered on a day; cancelled orders are counted apart. */
export const countSales = (reader: Reader, companyId: number, { from, before }: PlacedWithin): Promise<CountedSales[]> =>
  reader.query<CountedSales>(SALES, [...DESTINATION.parameters, companyId, from, before]);

const NAME = "COALESCE(l.sku, l.barcode, '')";

/** What was sold of an item in one currency. */
export type CountedProduct = Omit<OfDay<TableRow<typeof PRODUCT_FIGURE>>, 'returned'>;

/** The part of a line's amount that was not cancelled, to the minor unit. */
const AMOUNT = 'CASE WHEN l.quantity > 0 THEN ROUND((l.unit_minor * l.quantity - l.discount_minor) * (l.quantity - l.cancelled) * 1.0 / l.quantity) ELSE 0 END';

/** Units of a line that reached the customer: all that left of an order that is delivered or collected, else those of its parcels that arrived. */
export const DELIVERED_UNITS = `CASE o.status WHEN 'DELIVERED' THEN l.shipped WHEN 'CANCELLED' THEN 0 ELSE (SELECT COALESCE(SUM(p.quantity), 0) FROM shipment s JOIN shipment_piece p ON p.company_id = s.company_id AND p.shipment_id = s.id
  WHERE s.company_id = o.company_id AND s.order_id = o.id AND s.status = 'DELIVERED' AND p.line_id = l.id) END`;

const PRODUCTS = `SELECT ${NAME} AS sku, o.currency, COUNT(DISTINCT CASE WHEN ${EXCHANGED} THEN NULL ELSE o.id END) AS orders, SUM(l.quantity - l.cancelled) AS units, SUM(${AMOUNT}) AS amount_minor, SUM(${DELIVERED_UNITS}) AS delivered
  FROM orders o JOIN order_line l ON l.company_id = o.company_id AND l.order_id = o.id
  WHERE o.company_id = ? AND o.placed_at >= ? AND o.placed_at < ? AND o.status <> 'CANCELLED' AND l.quantity > l.cancelled GROUP BY ${NAME}, o.currency`;

/** What was sold on a day, by item. */
export const countProducts = (reader: Reader, companyId: number, { from, before }: PlacedWithin): Promise<CountedProduct[]> =>
  reader.query<CountedProduct>(PRODUCTS, [companyId, from, before]);

/** What came back of an item for a reason. */
export type CountedReturn = OfDay<TableRow<typeof RETURN_FIGURE>> & Pick<CountedProduct, 'currency'>;

const RETURNED = `SELECT ${NAME} AS sku, o.currency, COALESCE(rl.reason_code, '') AS reason, SUM(${RETURNED_UNITS}) AS units
  FROM orders o JOIN returns r ON r.company_id = o.company_id AND r.order_id = o.id JOIN return_line rl ON rl.company_id = r.company_id AND rl.return_id = r.id
  JOIN order_line l ON l.company_id = o.company_id AND l.order_id = o.id AND l.id = rl.line_id
  WHERE o.company_id = ? AND o.placed_at >= ? AND o.placed_at < ? AND o.status <> 'CANCELLED' AND r.status <> 'CANCELLED' GROUP BY ${NAME}, o.currency, COALESCE(rl.reason_code, '')`;

/** What came back of the orders of a day, by item and reason. */
export const countReturned = (reader: Reader, companyId: number, { from, before }: PlacedWithin): Promise<CountedReturn[]> =>
  reader.query<CountedReturn>(RETURNED, [companyId, from, before]);

