import type { Instant } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import { selectionOf, type SelectedRow } from '#subgraph-kit/columns.js';
import { atMost, places, type ColumnValue } from '#subgraph-kit/statement.js';
import { DELIVERY } from './delivery.table.js';
import type { ManagedDeliveries } from './managed-deliveries.js';

const FAILED_ROW = selectionOf(DELIVERY.columns, 'id', 'type', 'state', 'attempts', 'round_start', 'due_at', 'created_at');

/** A delivery that was given up, or failed and is retried. */
export type FailedDeliveryRow = SelectedRow<typeof FAILED_ROW>;

/**
 * The newest deliveries of a company, or some of them, that were given up and its oldest that failed and are retried, so many of each receiver: an index has
 * the deliveries of a receiver in one state in order, while those of a company have none.
 */
export async function findFailedDeliveries(reader: Reader, companyId: number, { managed, limit }: { managed: ManagedDeliveries | undefined; limit: number }): Promise<FailedDeliveryRow[]> {
  const found: FailedDeliveryRow[] = [];
  for (const { sql, values } of managed ? receiversOf(managed) : await everyReceiver(reader, companyId)) {
    const select = `SELECT ${FAILED_ROW.names} FROM delivery WHERE company_id = ? AND ${sql} AND state = ?`;
    found.push(
      ...await reader.query<FailedDeliveryRow>(`${select} ORDER BY id DESC ${atMost(limit)}`, [companyId, ...values, 'GIVEN_UP']),
      ...await reader.query<FailedDeliveryRow>(`${select} AND attempts > round_start ORDER BY id ${atMost(limit)}`, [companyId, ...values, 'WAITING']));
  }
  return found;
}

interface Receiver {
  readonly sql: string;
  readonly values: readonly ColumnValue[];
}

const receiversOf = ({ connectionIds, destinationIds }: ManagedDeliveries): Receiver[] => [
  ...connectionIds.map((id) => ({ sql: 'connection_id = ?', values: [id] })), ...destinationIds.map((id) => ({ sql: 'connection_id IS NULL AND destination_id = ?', values: [id] })),
];

/** Every connection, and the destinations of no connection together. */
const everyReceiver = async (reader: Reader, companyId: number): Promise<Receiver[]> => [
  { sql: 'connection_id IS NULL', values: [] },
  ...receiversOf({ connectionIds: (await reader.query<{ id: string }>('SELECT id FROM connection WHERE company_id = ?', [companyId])).map(({ id }) => id), destinationIds: [] }),
];

/** The failure of an attempt. */
export interface AttemptFailure {
  readonly delivery_id: string;
  readonly number: number;
  readonly started_at: Instant;
  readonly failure: string | null;
}

/** The failed attempts of some deliveries, each delivery's in order. */
export const failuresOf = (reader: Reader, companyId: number, deliveryIds: readonly string[]): Promise<AttemptFailure[]> =>
  deliveryIds.length === 0 ? Promise.resolve([]) : reader.query<AttemptFailure>(
    `SELECT delivery_id, number, started_at, failure FROM delivery_attempt WHERE company_id = ? AND delivery_id IN (${places(deliveryIds.length)}) AND delivered = 0 ORDER BY delivery_id, number`, [companyId, ...deliveryIds]);
