import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { atMost } from '#subgraph-kit/statement.js';
import type { ErasureState } from './erasure-state.js';
import { ERASURE, ERASURE_ROW, type ErasureRow } from './erasure.table.js';

/** The proof that a visitor was erased. */
export interface Erasure {
  readonly id: string;
  readonly visitorHash: string;
  readonly state: ErasureState;
  readonly erasedAt: Instant;
  /** How many events there were. */
  readonly events: number;
}

/** When a visitor was erased the last time; undefined for one who never was. */
export async function lastErasure(reader: Reader, companyId: number, visitorHash: string): Promise<Instant | undefined> {
  const [row] = await reader.query<{ readonly erased_at: Instant | null }>('SELECT MAX(erased_at) AS erased_at FROM erasure WHERE company_id = ? AND visitor_hash = ?', [companyId, visitorHash]);
  return row?.erased_at ?? undefined;
}

/** Store the proof of an erasure. */
export const insertErasure = (transaction: Transaction, companyId: number, { id, visitorHash, state, erasedAt, events }: Erasure): Promise<void> =>
  transaction.insert(ERASURE, [{ company_id: companyId, id, visitor_hash: visitorHash, state, erased_at: erasedAt, events }]);

/** Which erasures a list has: those of a visitor, or all. */
export interface ErasureSearch {
  readonly visitorHash: string | undefined;
  readonly keys: Keyset;
}

/** A page of erasures. */
export async function findErasures(reader: Reader, companyId: number, { visitorHash, keys }: ErasureSearch): Promise<Erasure[]> {
  const [where, parameters] = visitorHash === undefined ? ['', []] : [' AND e.visitor_hash = ?', [visitorHash]];
  const rows = await reader.query<ErasureRow>(`SELECT ${ERASURE_ROW.of('e')} FROM erasure e WHERE e.company_id = ?${where}${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`, [companyId, ...parameters, ...keys.parameters]);
  return rows.map(({ id, visitor_hash: hash, state, erased_at: erasedAt, events }) => ({ id, visitorHash: hash, state, erasedAt, events }));
}
