import { isUuid } from '#kernel/ids.js';
import { WriteConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { findReadable, type RowName } from '#subgraph-kit/readable-rows.js';
import { atMost, places, type ColumnValue } from '#subgraph-kit/statement.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import { isExpected } from './return-status.js';
import { returnNumber } from './return-number.js';
import type { Return } from './return.js';
import { findReturnLines, insertReturnLines, removeReturnLines } from './return-line.store.js';
import type { ReturnLine } from './return-line.js';
import { indexChangedReturns, indexReturn } from './return-token.store.js';
import { RETURNS, RETURN_ROW, type ReturnRow } from './return.table.js';

const COLUMNS = RETURN_ROW.names;

/** What follows the FROM clause of a search for returns. */
export interface ReturnSearch {
  readonly where: string;
  readonly parameters: readonly ColumnValue[];
  readonly orderBy: string;
  readonly limit: number;
  /** Fail on an unreadable return instead of leaving it out. */
  readonly whole?: boolean;
}

/** Returns of a company with their lines: two queries, however many returns and lines. */
export function findReturns(reader: Reader, companyId: number, { where, parameters, orderBy, limit, whole }: ReturnSearch): Promise<Return[]> {
  return findReadable<ReturnRow, Return>(reader, {
    companyId, limit, whole, nameOf,
    find: (most) => reader.query<ReturnRow>(`SELECT ${COLUMNS} FROM returns WHERE company_id = ? AND ${where} ORDER BY ${orderBy} ${atMost(most)}`, [companyId, ...parameters]),
    mapper: async (rows) => {
      const lines = await findReturnLines(reader, companyId, rows.map(({ id }) => id));
      return (row, stored) => toReturn(row, lines.get(row.id) ?? [], stored);
    },
  });
}

const nameOf = ({ id, number }: ReturnRow): RowName => ({ table: 'returns', id, name: `Return ${number}` });

/** A return by number or id, and where a person typed it also by the digits of its number alone; of one warehouse, where one is named. One that cannot be read is INTERNAL. */
export async function findReturn(reader: Reader, companyId: number, { reference, locationId, isTyped = false }: { reference: string; locationId?: string; isTyped?: boolean }): Promise<Return | undefined> {
  const [column, value] = isUuid(reference) ? ['id', reference.toLowerCase()] : ['number', returnNumber(reference, isTyped)];
  const ofLocation = locationId === undefined ? { where: '', parameters: [] } : { where: ' AND location_id = ?', parameters: [locationId] };
  const [found] = await findReturns(reader, companyId, { where: `${column} = ?${ofLocation.where}`, parameters: [value, ...ofLocation.parameters], orderBy: 'id', limit: 1, whole: true });
  return found;
}

/** Returns by id. */
export const findReturnsById = (reader: Reader, companyId: number, ids: readonly string[]): Promise<Return[]> =>
  findReturns(reader, companyId, { where: `id IN (${places(ids.length)})`, parameters: ids, orderBy: 'id', limit: ids.length });

/** The ids of the returns that some orders are the exchanges of. */
export async function findReturnsOfExchanges(reader: Reader, companyId: number, orderIds: readonly string[]): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const rows = await reader.query<{ id: string }>(`SELECT id FROM returns WHERE company_id = ? AND exchange_order_id IN (${places(orderIds.length)})`, [companyId, ...orderIds]);
  return rows.map(({ id }) => id);
}

const MOST_RETURNS = 10_000;

/** Every return of some orders, oldest first; one that cannot be read is INTERNAL, because the units that can still be returned are computed from them. */
export const findReturnsOfOrders = (reader: Reader, companyId: number, orderIds: readonly string[]): Promise<Return[]> =>
  findReturns(reader, companyId, { where: `order_id IN (${places(orderIds.length)})`, parameters: orderIds, orderBy: 'order_id, id', limit: MOST_RETURNS, whole: true });

/** The same for display, without unreadable ones. */
export const findReadableReturnsOfOrders = (reader: Reader, companyId: number, orderIds: readonly string[]): Promise<Return[]> =>
  findReturns(reader, companyId, { where: `order_id IN (${places(orderIds.length)})`, parameters: orderIds, orderBy: 'order_id, id', limit: MOST_RETURNS });

/** Store a new return with its lines; answers it with its change sequence. */
export async function insertReturn(transaction: Transaction, companyId: number, made: Return): Promise<Return> {
  const changeSequence = await transaction.takeChangeSequence(companyId);
  await transaction.insert(RETURNS, [{
    company_id: companyId, id: made.id, number: made.number, progressive: made.progressive, order_id: made.orderId, order_number: made.orderNumber,
    location_id: made.locationId, source: made.source, announced: Number(made.announced), resolution: made.resolution, method: made.method,
    customer_name: made.customerName, notes: made.notes, created_at: made.createdAt, version: 1, changed_at: changeSequence, ...stateColumns(made),
  }]);
  await insertReturnLines(transaction, companyId, made);
  await indexReturn(transaction, companyId, made);
  transaction.recordChange({ kind: 'return', id: made.id, before: null, after: made });
  return { ...made, updatedAt: changeSequence };
}

/** Write a return that changed from `before`; answers it with its new version and change sequence. Lines are written only where they differ. */
export async function saveReturn(transaction: Transaction, companyId: number, { before, after }: { before: Return; after: Return }): Promise<Return> {
  const changeSequence = await transaction.takeChangeSequence(companyId);
  const columns = { ...stateColumns(after), changed_at: changeSequence, version: before.version + 1 };
  const found = await transaction.execute(
    `UPDATE returns SET ${Object.keys(columns).map((name) => `${name} = ?`).join()} WHERE company_id = ? AND id = ? AND version = ?`,
    [...Object.values(columns), companyId, before.id, before.version]);
  if (found === 0) throw new WriteConflict('The return was changed meanwhile');
  if (after.lines !== before.lines) {
    await removeReturnLines(transaction, companyId, before.id);
    await insertReturnLines(transaction, companyId, after);
  }
  if (isFoundOtherwise(before, after)) await indexChangedReturns(transaction, companyId, [after]);
  transaction.recordChange({ kind: 'return', id: before.id, before, after });
  return { ...after, updatedAt: changeSequence, version: columns.version };
}

const isFoundOtherwise = (before: Return, after: Return): boolean =>
  after.lines !== before.lines || after.orderNumber !== before.orderNumber || after.customerName !== before.customerName || after.trackingNumbers !== before.trackingNumbers || after.wmsReference !== before.wmsReference || after.carrierCode !== before.carrierCode;

/** Write the order of a return that had none; what else changed is written by {@link saveReturn}. */
export const saveOrderOfReturn = (transaction: Transaction, companyId: number, { id, orderId, orderNumber, customerName }: Return): Promise<number> =>
  transaction.execute('UPDATE returns SET order_id = ?, order_number = ?, customer_name = ? WHERE company_id = ? AND id = ? AND order_id IS NULL', [orderId, orderNumber, customerName, companyId, id]);

/** Write the tags of a return. Its change sequence stays: those who follow returns through a surface have nothing to read. */
export async function saveTagsOfReturn(transaction: Transaction, companyId: number, { before, after }: { before: Return; after: Return }): Promise<Return> {
  const version = before.version + 1;
  const found = await transaction.execute('UPDATE returns SET tags = ?, version = ? WHERE company_id = ? AND id = ? AND version = ?',
    [after.tags.length === 0 ? null : JSON.stringify(after.tags), version, companyId, before.id, before.version]);
  if (found === 0) throw new WriteConflict('The return was changed meanwhile');
  await indexChangedReturns(transaction, companyId, [after]);
  transaction.recordChange({ kind: 'return', id: before.id, before, after });
  return { ...after, version };
}

/** Lock an order against announced returns and shipments until this transaction ends; its change sequence stays (document 2, D). */
export async function claimOrder(transaction: Transaction, companyId: number, { id, version }: { id: string; version: number }): Promise<void> {
  const found = await transaction.execute('UPDATE orders SET version = version + 1 WHERE company_id = ? AND id = ? AND version = ?', [companyId, id, version]);
  if (found === 0) throw new WriteConflict('The order was changed meanwhile');
}

const stateColumns = (state: Return) => ({
  status: state.status,
  list: isExpected(state.status) ? 'EXPECTED' : null,
  carrier_code: state.carrierCode,
  carrier_name: state.carrierName,
  tracking_numbers: JSON.stringify(state.trackingNumbers),
  wms_reference: state.wmsReference,
  accepted_at: state.acceptedAt,
  received_at: state.receivedAt,
  inspected_at: state.inspectedAt,
  closed_at: state.closedAt,
  cancelled_at: state.cancelledAt,
  cancel_reason: state.cancelReason,
  compliant: state.compliant === null ? null : Number(state.compliant),
  exchange_order_id: state.exchangeOrderId,
});

const NO_TAGS: readonly string[] = [];

const toReturn = (row: ReturnRow, lines: readonly ReturnLine[], stored: Stored): Return => ({
  id: row.id,
  number: row.number,
  progressive: row.progressive,
  orderId: row.order_id,
  orderNumber: row.order_number,
  locationId: row.location_id,
  status: row.status,
  source: row.source,
  announced: row.announced === 1,
  resolution: row.resolution,
  method: row.method,
  carrierCode: row.carrier_code,
  carrierName: row.carrier_name,
  trackingNumbers: stored.list(row.tracking_numbers, 'tracking_numbers'),
  customerName: row.customer_name,
  notes: row.notes,
  wmsReference: row.wms_reference,
  createdAt: row.created_at,
  updatedAt: row.changed_at,
  acceptedAt: row.accepted_at,
  receivedAt: row.received_at,
  inspectedAt: row.inspected_at,
  closedAt: row.closed_at,
  cancelledAt: row.cancelled_at,
  cancelReason: row.cancel_reason,
  compliant: row.compliant === null ? null : row.compliant === 1,
  exchangeOrderId: row.exchange_order_id,
  tags: row.tags === null ? NO_TAGS : stored.list(row.tags, 'tags'),
  lines,
  version: row.version,
});
