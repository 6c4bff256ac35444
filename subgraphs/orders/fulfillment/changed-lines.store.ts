import type { Transaction } from '#subgraph-kit/database.js';
import { places, setByKey, type KeyedValues } from '#subgraph-kit/statement.js';
import { quantityColumns } from './fulfillment-line.table.js';
import type { FulfillmentLine, FulfillmentOrder } from './fulfillment-order.js';

/** A line before and after a change. */
export interface LineChange {
  readonly before: FulfillmentLine;
  readonly after: FulfillmentLine;
}

/** The lines that a fulfillment order had before and after a change, and that differ. */
export function lineChanges({ lines: known }: Pick<FulfillmentOrder, 'lines'>, { lines }: Pick<FulfillmentOrder, 'lines'>): LineChange[] {
  const byId = new Map(known.map((line) => [line.lineId, line]));
  return lines.flatMap((after) => {
    const before = byId.get(after.lineId);
    return before === undefined || before === after ? [] : [{ before, after }];
  });
}

interface ChangedLines {
  readonly fulfillmentOrder: Pick<FulfillmentOrder, 'id' | 'orderId'>;
  readonly changes: readonly LineChange[];
}

const MOST_LINES = 100; // each line of a statement looks for itself among all of them

/** Write the quantities of lines that changed, and with them the shipped and cancelled units of the order's lines: two statements for up to a hundred lines. */
export async function updateLines(transaction: Transaction, companyId: number, { fulfillmentOrder, changes }: ChangedLines): Promise<void> {
  for (let from = 0; from < changes.length; from += MOST_LINES) {
    const some = changes.slice(from, from + MOST_LINES);
    await updateQuantities(transaction, [companyId, fulfillmentOrder.id], some);
    await updateOrderLines(transaction, [companyId, fulfillmentOrder.orderId], some);
  }
}

async function updateQuantities(transaction: Transaction, owner: readonly [companyId: number, fulfillmentOrderId: string], changes: readonly LineChange[]): Promise<void> {
  const rows = changes.map(({ before, after }) => ({ key: after.lineId, known: quantityColumns(before), values: quantityColumns(after) }));
  const columns = namesOf(rows[0]?.values).filter((name) => rows.some(({ known, values }) => known[name] !== values[name]));
  if (columns.length === 0) return;
  const { sql, parameters } = setByKey('line_id', rows, { columns });
  await transaction.execute(`UPDATE fulfillment_line SET ${sql} WHERE company_id = ? AND fulfillment_order_id = ? AND line_id IN (${places(rows.length)})`, [...parameters, ...owner, ...rows.map(({ key }) => key)]);
}

async function updateOrderLines(transaction: Transaction, owner: readonly [companyId: number, orderId: string], changes: readonly LineChange[]): Promise<void> {
  const rows = changes.map(({ before, after }): KeyedValues<'shipped' | 'cancelled'> =>
    ({ key: after.lineId, values: { shipped: after.quantityShipped - before.quantityShipped, cancelled: after.quantityCancelled - before.quantityCancelled } }));
  const columns = namesOf(rows[0]?.values).filter((name) => rows.some(({ values }) => values[name] !== 0));
  if (columns.length === 0) return;
  const { sql, parameters } = setByKey('id', rows, { columns, add: true });
  await transaction.execute(`UPDATE order_line SET ${sql} WHERE company_id = ? AND order_id = ? AND id IN (${places(rows.length)})`, [...parameters, ...owner, ...rows.map(({ key }) => key)]);
}

const namesOf = <Name extends string>(values: Readonly<Record<Name, unknown>> | undefined): Name[] => Object.keys(values ?? {}) as Name[];
