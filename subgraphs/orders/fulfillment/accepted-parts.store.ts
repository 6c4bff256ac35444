import { isUuid } from '#kernel/ids.js';
import { WriteConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import { changeReservations } from '../inventory/stock-position.store.js';
import { stateColumns } from './fulfillment-order.mapper.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import { findParts, reservations, VISIBLE } from './fulfillment-order.store.js';
import { orderNumber } from './order-number.js';

/** A warehouse's parts by what each is called: order number (with or without #), its own id or the order's id. A few statements, however many. */
export async function findPartsOfReferences(reader: Reader, companyId: number, { locationId, references }: { locationId: string; references: readonly string[] }): Promise<ReadonlyMap<string, FulfillmentOrder>> {
  const ids = references.filter(isUuid);
  const numbers = references.filter((reference) => !isUuid(reference)).map(orderNumber);
  const find = (column: string, values: readonly string[]): Promise<FulfillmentOrder[]> => (values.length === 0 ? Promise.resolve([])
    : findParts(reader, companyId, { where: `f.location_id = ? AND f.${column} IN (${places(values.length)}) AND ${VISIBLE}`, parameters: [locationId, ...values], orderBy: column === 'id' ? 'f.id' : `f.${column}, f.id`, limit: MOST_FOUND }));
  const byNumber = new Map((await find('number', numbers)).map((part) => [part.number, part])); // of several the newest stays
  const byOrder = new Map((await find('order_id', ids)).map((part) => [part.orderId, part]));
  const byId = new Map((await find('id', ids)).map((part) => [part.id, part]));
  return new Map(references.flatMap((reference) => {
    const part = byId.get(reference) ?? byOrder.get(reference) ?? byNumber.get(orderNumber(reference));
    return part ? [[reference, part] as const] : [];
  }));
}

const MOST_FOUND = 10_000;

/** Parts before and after their warehouse took them over, all in the same moment. */
export interface TakenOver {
  readonly before: FulfillmentOrder;
  readonly after: FulfillmentOrder;
}

/** Write parts that were taken over together: a statement for each version they stood at, and one for all reservations. */
export async function saveAcceptedParts(transaction: Transaction, companyId: number, parts: readonly TakenOver[]): Promise<void> {
  const [first] = parts;
  if (!first) return;
  const stamp = await transaction.stamp(companyId);
  const { status, list, accepted_at, wms_reference } = stateColumns(first.after);
  const versions = new Set(parts.map(({ before }) => before.version));
  for (const version of versions) {
    const ids = parts.filter(({ before }) => before.version === version).map(({ before }) => before.id);
    const found = await transaction.execute(
      `UPDATE fulfillment_order SET status = ?, list = ?, accepted_at = ?, wms_reference = ?, changed_at = ?, version = ? WHERE company_id = ? AND version = ? AND id IN (${places(ids.length)})`,
      [status, list, accepted_at, wms_reference, stamp, version + 1, companyId, version, ...ids]);
    if (found !== ids.length) throw new WriteConflict('A part was changed meanwhile');
  }
  await changeReservations(transaction, companyId, parts.flatMap(({ before, after }) => [...reservations(before, -1), ...reservations(after, 1)]));
}
