import type { Instant } from '#kernel/clock.js';
import { code, instantColumn, int, type TableDefinition } from './columns.js';
import type { Reader, Transaction } from './database.js';
import { lockedRows } from './locked-rows.js';
import { forUpdate } from './statement.js';

/** The position up to which a subgraph has consumed another's events, a row per company and source. */
export const CONSUMED = {
  name: 'consumed',
  columns: { company_id: int, source: code(20), stamp: instantColumn, place: int },
  primaryKey: ['company_id', 'source'],
} satisfies TableDefinition;

interface Position {
  readonly sequence: Instant;
  readonly index: number;
}

interface Delivery<E extends Position> {
  readonly companyId: number;
  /** The subgraph the events come from. */
  readonly source: string;
  /** In the order they were committed. */
  readonly events: readonly E[];
}

/** Apply the events that were not applied before and store the new position in the same transaction; answers how many were new. */
export async function consumeOnce<E extends Position>(
  transaction: Transaction, { companyId, source, events }: Delivery<E>, apply: (fresh: readonly E[]) => Promise<void>,
): Promise<number> {
  const [row] = await lockedRows<{ stamp: Instant; place: number }>(transaction, `SELECT stamp, place FROM consumed WHERE company_id = ? AND source = ?${forUpdate(transaction)}`, [companyId, source]);
  const fresh = row ? events.filter((event) => isAfter(event, { sequence: row.stamp, index: row.place })) : events;
  const last = fresh.at(-1);
  if (!last) return 0;
  await apply(fresh);
  await transaction.upsert(CONSUMED, [{ company_id: companyId, source, stamp: last.sequence, place: last.index }]);
  return fresh.length;
}

/** The change sequence up to which a subgraph has consumed another's events; those of that sequence itself perhaps not all. */
export async function consumedUpTo(reader: Reader, companyId: number, source: string): Promise<Instant | undefined> {
  const [row] = await reader.query<{ stamp: Instant }>('SELECT stamp FROM consumed WHERE company_id = ? AND source = ?', [companyId, source]);
  return row?.stamp;
}

const isAfter = (event: Position, at: Position): boolean => event.sequence > at.sequence || (event.sequence === at.sequence && event.index > at.index);
