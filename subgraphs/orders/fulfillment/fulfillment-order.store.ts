import type { Instant } from '#kernel/clock.js';
import { isUuid } from '#kernel/ids.js';
import { byPlace } from '#subgraph-kit/by-place.js';
import { WriteConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { findReadable, type RowName } from '#subgraph-kit/readable-rows.js';
import { atMost, places, type ColumnValue } from '#subgraph-kit/statement.js';
import { changeReservations, type ReservationChange } from '../inventory/stock-position.store.js';
import { lineChanges, updateLines } from './changed-lines.store.js';
import { quantityColumns, toLine, FULFILLMENT_LINE, FULFILLMENT_LINE_ROW, LINE_FACTS_ROW, type FulfillmentLineRow } from './fulfillment-line.table.js';
import { stateColumns, toFulfillmentOrder, FULFILLMENT_ORDER, FULFILLMENT_ORDER_ROW, ORDER_FACTS_ROW, type FulfillmentOrderRow } from './fulfillment-order.table.js';
import { pollVisibleAt } from './poll-visible-time.js';
import { orderNumber } from './order-number.js';
import type { OrderRef } from './order-ref.js';
import { reservedUnits, type FulfillmentLine, type FulfillmentOrder, type ReservingFulfillmentOrder } from './fulfillment-order.js';

const SELECT_PARTS = `SELECT ${FULFILLMENT_ORDER_ROW.of('f')}, ${ORDER_FACTS_ROW.of('o')} FROM fulfillment_order f JOIN orders o ON o.company_id = f.company_id AND o.id = f.order_id`;

const SELECT_LINES = `SELECT ${FULFILLMENT_LINE_ROW.of('l')}, ${LINE_FACTS_ROW.of('i')} FROM fulfillment_line l JOIN order_line i ON i.company_id = l.company_id AND i.order_id = l.order_id AND i.id = l.line_id`;

/** What follows the FROM clause of a search for fulfillment orders; the alias is `f`. */
export interface FulfillmentOrderSearch {
  readonly where: string;
  readonly parameters: readonly ColumnValue[];
  readonly orderBy: string;
  readonly limit: number;
  /** Fail on an unreadable fulfillment order instead of leaving it out. */
  readonly whole?: boolean;
}

/** Fulfillment orders of a company with their lines: two queries, however many fulfillment orders. */
export function findFulfillmentOrders(reader: Reader, companyId: number, { where, parameters, orderBy, limit, whole }: FulfillmentOrderSearch): Promise<FulfillmentOrder[]> {
  return findReadable<FulfillmentOrderRow, FulfillmentOrder>(reader, {
    companyId, limit, whole, nameOf: orderOfFulfillmentOrder,
    find: (most) => reader.query<FulfillmentOrderRow>(`${SELECT_PARTS} WHERE f.company_id = ? AND ${where} ORDER BY ${orderBy} ${atMost(most)}`, [companyId, ...parameters]),
    mapper: async (rows) => {
      const lines = await findLines(reader, companyId, rows.map(({ id }) => id));
      return (row, stored) => toFulfillmentOrder(row, lines.get(row.id) ?? [], stored);
    },
  });
}

/** The columns that can be unreadable belong to the order. */
export const orderOfFulfillmentOrder = ({ order_id: id, number }: Pick<FulfillmentOrderRow, 'order_id' | 'number'>): RowName => ({ table: 'orders', id, name: `Order ${number}` });

/** Condition for the fulfillment orders a warehouse may see: all but those that moved to another location before they were ever ready, which are cancelled and in no list. */
export const VISIBLE = "(f.status <> 'CANCELLED' OR f.list IS NOT NULL)";

interface NamedFulfillmentOrder extends OrderRef {
  readonly locationId: string;
}

/** A warehouse's fulfillment order by its order's public integer, else by order number, its own id or the order's id. */
export async function findFulfillmentOrder(reader: Reader, companyId: number, { locationId, reference, sequence }: NamedFulfillmentOrder): Promise<FulfillmentOrder | undefined> {
  // One column a search: each is answered from one index, and an OR would tempt the planners to walk the primary key.
  for (const [where, parameters] of sequence == null ? byReference(reference ?? '') : [['o.company_id = ? AND o.sequence = ?', [companyId, sequence]] as const]) {
    const [fulfillmentOrder] = await findFulfillmentOrders(reader, companyId, { where: `f.location_id = ? AND ${where} AND ${VISIBLE}`, parameters: [locationId, ...parameters], orderBy: 'f.id DESC', limit: 1, whole: true });
    if (fulfillmentOrder) return fulfillmentOrder;
  }
  return undefined;
}

/** The conditions a reference may mean, one search each: an order number, or the id of a fulfillment order or of an order. */
export function byReference(reference: string): (readonly [where: string, parameters: readonly string[]])[] {
  const id = reference.toLowerCase();
  return isUuid(id) ? [['f.id = ?', [id]], ['f.order_id = ?', [id]]] : [['f.number = ?', [orderNumber(reference)]]];
}

/** Every fulfillment order of one order, oldest first. */
export const findFulfillmentOrdersOfOrder = (reader: Reader, companyId: number, orderId: string): Promise<FulfillmentOrder[]> =>
  findFulfillmentOrders(reader, companyId, { where: 'f.order_id = ?', parameters: [orderId], orderBy: 'f.id', limit: MOST_FULFILLMENT_ORDERS, whole: true });

const MOST_FULFILLMENT_ORDERS = 100;

async function findLines(reader: Reader, companyId: number, fulfillmentOrderIds: readonly string[]): Promise<ReadonlyMap<string, FulfillmentLine[]>> {
  const byFulfillmentOrder = new Map<string, FulfillmentLine[]>();
  if (fulfillmentOrderIds.length === 0) return byFulfillmentOrder;
  const rows = await reader.query<FulfillmentLineRow>(
    `${SELECT_LINES} WHERE l.company_id = ? AND l.fulfillment_order_id IN (${places(fulfillmentOrderIds.length)}) ORDER BY l.fulfillment_order_id, l.line_id`, [companyId, ...fulfillmentOrderIds]);
  for (const row of rows.sort(byPlace)) {
    const known = byFulfillmentOrder.get(row.fulfillment_order_id);
    if (known) known.push(toLine(row));
    else byFulfillmentOrder.set(row.fulfillment_order_id, [toLine(row)]);
  }
  return byFulfillmentOrder;
}

/** Store new fulfillment orders with their lines and reserve their units. */
export async function insertFulfillmentOrders(transaction: Transaction, companyId: number, { fulfillmentOrders, changeSequence }: { fulfillmentOrders: readonly FulfillmentOrder[]; changeSequence: Instant }): Promise<void> {
  await transaction.insert(FULFILLMENT_ORDER, fulfillmentOrders.map((fulfillmentOrder) => Object.assign({
    company_id: companyId, id: fulfillmentOrder.id, order_id: fulfillmentOrder.orderId, number: fulfillmentOrder.number, location_id: fulfillmentOrder.locationId, placed_at: fulfillmentOrder.placedAt,
    labels_by: fulfillmentOrder.labelsBy, version: 1, changed_at: changeSequence, notice_at: pollVisibleAt(changeSequence), ships_on: fulfillmentOrder.shipsOn, ships_as: fulfillmentOrder.shipping.type,
  }, stateColumns(fulfillmentOrder))));
  await transaction.insert(FULFILLMENT_LINE, fulfillmentOrders.flatMap((fulfillmentOrder) => fulfillmentOrder.lines.map((line, place) => fulfillmentLineColumns(line, { companyId, fulfillmentOrder, place }))));
  await changeReservations(transaction, companyId, fulfillmentOrders.flatMap((fulfillmentOrder) => reservations(fulfillmentOrder, 1)));
}

const fulfillmentLineColumns = (line: FulfillmentLine, { companyId, fulfillmentOrder, place }: { companyId: number; fulfillmentOrder: FulfillmentOrder; place: number }) => Object.assign({
  company_id: companyId, fulfillment_order_id: fulfillmentOrder.id, line_id: line.lineId, order_id: fulfillmentOrder.orderId, place,
}, quantityColumns(line));

/**
 * Write a fulfillment order that changed from `before`; answers it with its new version and change sequence. Lines are written only where they differ, and
 * with them what follows from them: the reservations of the items and the shipped and cancelled units of the order's lines.
 */
export async function saveFulfillmentOrder(transaction: Transaction, companyId: number, { before, after }: { before: FulfillmentOrder; after: FulfillmentOrder }): Promise<FulfillmentOrder> {
  const changeSequence = await transaction.takeChangeSequence(companyId);
  const columns = Object.assign(stateColumns(after), { changed_at: changeSequence, notice_at: pollVisibleAt(changeSequence), version: before.version + 1 });
  const found = await transaction.execute(
    `UPDATE fulfillment_order SET ${Object.keys(columns).map((name) => `${name} = ?`).join()} WHERE company_id = ? AND id = ? AND version = ?`,
    [...Object.values(columns), companyId, before.id, before.version]);
  if (found === 0) throw new WriteConflict('The fulfillment order was changed meanwhile');
  await saveLines(transaction, companyId, { before, after });
  await changeReservations(transaction, companyId, [...reservations(before, -1), ...reservations(after, 1)]);
  transaction.recordChange({ kind: 'fulfillmentOrder', id: before.id, subject: before.orderId, before, after });
  return { ...after, updatedAt: changeSequence, version: columns.version };
}

async function saveLines(transaction: Transaction, companyId: number, { before, after }: { before: FulfillmentOrder; after: FulfillmentOrder }): Promise<void> {
  await updateLines(transaction, companyId, { fulfillmentOrder: after, changes: lineChanges(before, after) });
  await moveLines(transaction, companyId, { before, after });
}

/** Insert lines that were moved to a fulfillment order and delete those that were moved away; they have no shipped or cancelled units. */
async function moveLines(transaction: Transaction, companyId: number, { before, after }: { before: FulfillmentOrder; after: FulfillmentOrder }): Promise<void> {
  const [was, is] = [before, after].map(({ lines }) => new Set(lines.map(({ lineId }) => lineId)));
  const gone = before.lines.filter(({ lineId }) => !is?.has(lineId));
  if (gone.length > 0) {
    await transaction.execute(`DELETE FROM fulfillment_line WHERE company_id = ? AND fulfillment_order_id = ? AND line_id IN (${places(gone.length)})`,
      [companyId, after.id, ...gone.map(({ lineId }) => lineId)]);
  }
  const rows = after.lines.map((line, place) => fulfillmentLineColumns(line, { companyId, fulfillmentOrder: after, place }));
  await transaction.insert(FULFILLMENT_LINE, rows.filter(({ line_id: lineId }) => !was?.has(lineId)));
}

/** The units a fulfillment order keeps out of the reported stock, to be added or taken away. */
export const reservations = (fulfillmentOrder: ReservingFulfillmentOrder, sign: 1 | -1): ReservationChange[] => fulfillmentOrder.lines.flatMap((line) =>
  line.variantId === null ? [] : [{ locationId: fulfillmentOrder.locationId, variantId: line.variantId, units: sign * reservedUnits(fulfillmentOrder, line) }]);
