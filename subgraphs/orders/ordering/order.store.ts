import type { Instant } from '#kernel/clock.js';
import { isUuid } from '#kernel/ids.js';
import { byPlace } from '#subgraph-kit/by-place.js';
import { drawNumbers } from '#subgraph-kit/counter.js';
import { WriteConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { findReadable, type RowName } from '#subgraph-kit/readable-rows.js';
import { atMost, places, type ColumnValue } from '#subgraph-kit/statement.js';
import { ORDER_SEQUENCE } from '../fulfillment/sequence.js';
import { pollVisibleAt } from '../fulfillment/poll-visible-time.js';
import { orderNumber } from '../fulfillment/order-number.js';
import { ENDED_STATUSES } from './order-status.js';
import type { Order, OrderLine } from './order.js';
import { lineColumns, toLine, ORDER_LINE, ORDER_LINE_ROW, type OrderLineRow } from './order-line.table.js';
import { indexChangedOrders, indexOrders } from './order-token.store.js';
import { OFF_THE_SHELF } from './ready-since.js';
import { changedContent, changedState, contentColumns, stateColumns, toOrder, ORDERS, ORDER_ROW, type OrderRow } from './order.table.js';

const SELECT_ORDERS = `SELECT ${ORDER_ROW.names} FROM orders`;

const SELECT_LINES = `SELECT ${ORDER_LINE_ROW.names} FROM order_line`;

/** What follows the FROM clause of a search for orders. */
export interface OrderSearch {
  readonly where: string;
  readonly parameters: readonly ColumnValue[];
  readonly orderBy: string;
  readonly limit: number;
  /** Fail on an unreadable order instead of leaving it out. */
  readonly whole?: boolean | undefined;
}

/** Orders of a company with their lines: two queries, however many orders. */
export function findOrders(reader: Reader, companyId: number, { where, parameters, orderBy, limit, whole }: OrderSearch): Promise<Order[]> {
  return findReadable<OrderRow, Order>(reader, {
    companyId, limit, whole, nameOf,
    find: (most) => reader.query<OrderRow>(`${SELECT_ORDERS} WHERE company_id = ? AND ${where} ORDER BY ${orderBy} ${atMost(most)}`, [companyId, ...parameters]),
    mapper: async (rows) => {
      const lines = await findLines(reader, companyId, rows.map(({ id }) => id));
      return (row, stored) => toOrder(row, lines.get(row.id) ?? [], stored);
    },
  });
}

const nameOf = ({ id, number }: OrderRow): RowName => ({ table: 'orders', id, name: `Order ${number}` });

/** An order by number (with or without #) or id; one that cannot be read is INTERNAL. */
export async function findOrder(reader: Reader, companyId: number, reference: string): Promise<Order | undefined> {
  const [column, value] = isUuid(reference) ? ['id', reference.toLowerCase()] : ['number', orderNumber(reference)];
  const [order] = await findOrders(reader, companyId, { where: `${column} = ?`, parameters: [value], orderBy: 'id', limit: 1, whole: true });
  return order;
}

/** Orders by id, each with its lines; those that cannot be read are left out. */
export const findOrdersById = (reader: Reader, companyId: number, ids: readonly string[]): Promise<Order[]> =>
  (ids.length === 0 ? Promise.resolve([]) : findOrders(reader, companyId, { where: `id IN (${places(ids.length)})`, parameters: ids, orderBy: 'id', limit: ids.length }));

/** Orders that carry one of these external ids; one that cannot be read is INTERNAL. */
export const findOrdersByExternalId = (reader: Reader, companyId: number, externalIds: readonly string[]): Promise<Order[]> =>
  externalIds.length === 0 ? Promise.resolve([])
    : findOrders(reader, companyId, { where: `external_id IN (${places(externalIds.length)})`, parameters: externalIds, orderBy: 'id', limit: externalIds.length, whole: true });

/** The numbers of orders. */
export async function findNumbers(reader: Reader, companyId: number, { where, parameters, orderBy, limit }: Omit<OrderSearch, 'whole'>): Promise<string[]> {
  const rows = await reader.query<{ number: string }>(`SELECT number FROM orders WHERE company_id = ? AND ${where} ORDER BY ${orderBy} ${atMost(limit)}`, [companyId, ...parameters]);
  return rows.map(({ number }) => number);
}

const IDS_AT_ONCE = 500;

/** The numbers of orders by their ids. */
export async function findNumbersOfIds(reader: Reader, companyId: number, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const numbers = new Map<string, string>();
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const some = ids.slice(at, at + IDS_AT_ONCE);
    for (const { id, number } of await reader.query<{ id: string; number: string }>(`SELECT id, number FROM orders WHERE company_id = ? AND id IN (${places(some.length)})`, [companyId, ...some])) numbers.set(id, number);
  }
  return numbers;
}

/** Those of some numbers that orders carry already. */
export async function findTakenNumbers(reader: Reader, companyId: number, numbers: readonly string[]): Promise<string[]> {
  if (numbers.length === 0) return [];
  const rows = await reader.query<{ number: string }>(`SELECT number FROM orders WHERE company_id = ? AND number IN (${places(numbers.length)})`, [companyId, ...numbers]);
  return rows.map(({ number }) => number);
}

async function findLines(reader: Reader, companyId: number, orderIds: readonly string[]): Promise<ReadonlyMap<string, OrderLine[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await reader.query<OrderLineRow>(
    `${SELECT_LINES} WHERE company_id = ? AND order_id IN (${places(orderIds.length)}) ORDER BY order_id, id`, [companyId, ...orderIds]);
  const byOrder = grouped(rows.sort(byPlace), (row) => row.order_id);
  return new Map([...byOrder].map(([orderId, lines]) => [orderId, lines.map(toLine)]));
}

/** Store new orders with their lines. */
export async function insertOrders(transaction: Transaction, companyId: number, { orders, changeSequence }: { orders: readonly Order[]; changeSequence: Instant }): Promise<void> {
  const sequence = await drawNumbers(transaction, { companyId, series: ORDER_SEQUENCE, count: orders.length });
  await transaction.insert(ORDERS, orders.map((order, index) => Object.assign({
    company_id: companyId, id: order.id, sequence: sequence + index, number: order.number, external_id: order.externalId, fingerprint: order.fingerprint, channel: order.channel,
    placed_at: order.placedAt, currency: order.currency, version: 1, changed_at: changeSequence,
  }, contentColumns(order), stateColumns(order))));
  for (const order of orders) transaction.recordChange({ kind: 'order', id: order.id, before: null, after: order });
  await transaction.insert(ORDER_LINE, orders.flatMap(({ id, lines }) => lines.map((line, place) => lineColumns(line, { companyId, orderId: id, place }))));
  await indexOrders(transaction, companyId, orders);
}

/**
 * Insert new lines of an order and update the changed ones. Units shipped or cancelled through fulfillment orders
 * are not written here: `fulfillment-order.store` writes them with the fulfillment order.
 */
export async function saveLines(transaction: Transaction, companyId: number, { before, after }: { before: Order; after: Order }): Promise<void> {
  const known = new Map(before.lines.map((line) => [line.id, line]));
  const rows = after.lines.map((line, place) => lineColumns(line, { companyId, orderId: after.id, place }));
  await transaction.insert(ORDER_LINE, rows.filter(({ id }) => !known.has(id)));
  await indexChangedOrders(transaction, companyId, [{ before, after }]);
  for (const [index, line] of after.lines.entries()) {
    const [old, row] = [known.get(line.id), rows[index]];
    if (!old || !row || old === line) continue;
    await transaction.execute(
      'UPDATE order_line SET title = ?, quantity = ?, cancelled = ?, unit_minor = ?, discount_minor = ?, tax_rate = ?, location_code = ? WHERE company_id = ? AND order_id = ? AND id = ?',
      [row.title, row.quantity, row.cancelled, row.unit_minor, row.discount_minor, row.tax_rate, row.location_code, companyId, after.id, line.id]);
  }
}

/** Cancel every unit of an order that is in no fulfillment order. */
export const cancelAllUnits = (transaction: Transaction, companyId: number, orderId: string): Promise<number> =>
  transaction.execute('UPDATE order_line SET cancelled = quantity WHERE company_id = ? AND order_id = ?', [companyId, orderId]);

/** An order before and after a change. */
interface ChangedOrder {
  readonly before: Order;
  readonly after: Order;
}

/** Write an order that changed from `before`; answers it with its new version and change sequence. */
export async function saveOrder(transaction: Transaction, companyId: number, { before, after }: ChangedOrder): Promise<Order> {
  const [saved = after] = await saveOrders(transaction, companyId, [{ before, after }]);
  return saved;
}

/**
 * Write the changed columns of orders, those that changed alike in one statement; answers them with their new versions
 * and change sequence. Several must be read after the transaction took its change sequence. Shipped and cancelled units of their lines are written with the fulfillment orders.
 */
export async function saveOrders(transaction: Transaction, companyId: number, orders: readonly ChangedOrder[]): Promise<Order[]> {
  const changed_at = await transaction.takeChangeSequence(companyId);
  const changes = orders.map(({ before, after }) => ({ id: before.id, version: before.version, state: { status: after.status, ...changedState(before, after) }, content: changedContent(before, after) }));
  for (const alike of grouped(changes, ({ state, content }) => JSON.stringify([state, content])).values()) {
    const [{ state, content } = { state: {}, content: {} }] = alike;
    await update(transaction, companyId, { orders: alike, columns: { ...content, ...state, changed_at } });
    if (Object.keys(content).length > 0) await transaction.execute(`UPDATE fulfillment_order SET notice_at = ? WHERE company_id = ? AND order_id IN (${places(alike.length)})`, [pollVisibleAt(changed_at), companyId, ...alike.map(({ id }) => id)]);
  }
  await indexChangedOrders(transaction, companyId, orders);
  for (const { before, after } of orders) transaction.recordChange({ kind: 'order', id: before.id, before, after });
  return orders.map(({ before, after }) => ({ ...after, updatedAt: changed_at, version: before.version + 1 }));
}

/** Write orders of which only the status may have changed: one statement a status. They get a new change sequence. */
export async function saveStatuses(transaction: Transaction, companyId: number, orders: readonly Pick<Order, 'id' | 'status' | 'version'>[]): Promise<void> {
  const changed_at = await transaction.takeChangeSequence(companyId);
  for (const [status, alike] of grouped(orders, (order) => order.status)) await update(transaction, companyId, { orders: alike, columns: { status, changed_at, ...(ENDED_STATUSES.includes(status) && { due_on: null }), ...(OFF_THE_SHELF.includes(status) && { ready_for_pickup_at: null }) } });
}

interface Update {
  readonly orders: readonly Pick<Order, 'id' | 'version'>[];
  readonly columns: Readonly<Record<string, ColumnValue>>;
}

async function update(transaction: Transaction, companyId: number, { orders, columns }: Update): Promise<void> {
  const [ids, versions] = [orders.map(({ id }) => id), [...new Set(orders.map(({ version }) => version))]];
  const found = await transaction.execute(
    `UPDATE orders SET ${Object.keys(columns).map((name) => `${name} = ?`).join()}, version = version + 1 WHERE company_id = ? AND id IN (${places(ids.length)}) AND version IN (${places(versions.length)})`,
    [...Object.values(columns), companyId, ...ids, ...versions]);
  if (found !== ids.length) throw new WriteConflict('The order was changed meanwhile');
}
