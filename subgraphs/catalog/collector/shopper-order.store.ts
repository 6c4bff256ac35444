import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import type { SomeOf } from './shopper-event.store.js';
import { SHOPPER_ORDER, SHOPPER_ORDER_ROW, SHOPPER_TOUCH, type ShopperOrderRow } from './shopper-order.table.js';
import type { ShopperOrder, TouchedAt } from './shopper-order.js';

/** Orders of a visitor that an event may change: those of some numbers, and those that were placed at or after a time, where one is given. */
export interface OrdersWanted {
  readonly visitorId: string;
  readonly numbers: readonly string[];
  readonly from: Instant | undefined;
}

/** Nobody buys so often between what brings them and its arrival, which is a week at most; beyond them what arrives late counts no more. */
const MOST_LATER = 200;

/** Orders of a visitor that have one of some numbers, and the next that were placed at or after a time. */
export async function findShopperOrders(reader: Reader, companyId: number, { visitorId, numbers, from }: OrdersWanted): Promise<ShopperOrder[]> {
  const named = numbers.length === 0 ? [] : await reader.query<ShopperOrderRow>(`SELECT ${SHOPPER_ORDER_ROW.names} FROM shopper_order WHERE company_id = ? AND visitor_id = ? AND number IN (${places(numbers.length)})`, [companyId, visitorId, ...numbers]);
  const later = from === undefined ? [] : await reader.query<ShopperOrderRow>(`SELECT ${SHOPPER_ORDER_ROW.names} FROM shopper_order WHERE company_id = ? AND visitor_id = ? AND at >= ? ORDER BY at, number ${atMost(MOST_LATER)}`, [companyId, visitorId, from]);
  return [...new Map([...later, ...named].map((row) => [row.number, row])).values()].map(toOrder);
}

/** Take some orders of a visitor out. */
export async function takeOrders(transaction: Transaction, companyId: number, { visitorId, most }: SomeOf): Promise<ShopperOrder[]> {
  const rows = await transaction.query<ShopperOrderRow>(`SELECT ${SHOPPER_ORDER_ROW.names} FROM shopper_order WHERE company_id = ? AND visitor_id = ? ORDER BY number ${atMost(most)}`, [companyId, visitorId]);
  if (rows.length > 0) await transaction.execute(`DELETE FROM shopper_order WHERE company_id = ? AND visitor_id = ? AND number IN (${places(rows.length)})`, [companyId, visitorId, ...rows.map(({ number }) => number)]);
  return rows.map(toOrder);
}

/** Nobody comes so often; beyond them what brought a visitor counts no more. */
const MOST_TOUCHES = 1000;

/** What brought a visitor, at any time, the first first. */
export const touchesOf = (reader: Reader, companyId: number, visitorId: string): Promise<TouchedAt[]> =>
  reader.query<TouchedAt>(`SELECT uid, at, source, medium, campaign FROM shopper_touch WHERE company_id = ? AND visitor_id = ? ORDER BY at, uid ${atMost(MOST_TOUCHES)}`, [companyId, visitorId]);

/** Store what brought a visitor; a uid whose event was deleted since may come again. */
export const insertTouches = (transaction: Transaction, companyId: number, { visitorId, touches }: { readonly visitorId: string; readonly touches: readonly TouchedAt[] }): Promise<void> =>
  transaction.upsert(SHOPPER_TOUCH, touches.map(({ uid, at, source, medium, campaign }) => ({ company_id: companyId, visitor_id: visitorId, uid, at, source, medium, campaign })));

/** Store orders of a visitor. */
export const saveShopperOrders = (transaction: Transaction, companyId: number, { visitorId, orders }: { readonly visitorId: string; readonly orders: readonly ShopperOrder[] }): Promise<void> =>
  transaction.upsert(SHOPPER_ORDER, orders.map(({ number, at, day, valueMinor, isTotal, currency, first, last }) => ({
    company_id: companyId, visitor_id: visitorId, number, at, day, value_minor: valueMinor, is_total: Number(isTotal), currency,
    first_source: first.source, first_medium: first.medium, first_campaign: first.campaign, last_source: last.source, last_medium: last.medium, last_campaign: last.campaign,
  })));

const toOrder = (row: ShopperOrderRow): ShopperOrder => ({
  number: row.number, at: row.at, day: row.day, valueMinor: row.value_minor, isTotal: row.is_total === 1, currency: row.currency,
  first: { source: row.first_source, medium: row.first_medium, campaign: row.first_campaign }, last: { source: row.last_source, medium: row.last_medium, campaign: row.last_campaign },
});
