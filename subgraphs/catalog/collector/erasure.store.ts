import { Failure } from '#contract/failure.js';
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
  /** How many events there were; so far, while it is under way. */
  readonly events: number;
}

/** The last erasure of a visitor. */
export interface LastErasure {
  readonly at: Instant;
  /** Something of them is still kept. */
  readonly isUnderWay: boolean;
}

/** When a visitor was erased the last time; undefined for one who never was. */
export async function lastErasure(reader: Reader, companyId: number, visitorHash: string): Promise<LastErasure | undefined> {
  const [row] = await reader.query<{ readonly at: Instant | null; readonly open: number }>('SELECT MAX(erased_at) AS at, COUNT(visitor_id) AS open FROM erasure WHERE company_id = ? AND visitor_hash = ?', [companyId, visitorHash]);
  return row?.at == null ? undefined : { at: row.at, isUnderWay: row.open > 0 };
}

/** Throws UNAVAILABLE while the last erasure of a visitor is under way: what was kept before and what comes after it would be one. */
export function refuseUnderWay(erased: LastErasure | undefined): void {
  if (erased?.isUnderWay === true) throw new Failure('UNAVAILABLE', 'What was kept of this visitor is being erased; send it again in a moment');
}

/** Store the proof of an erasure, with whose it is while it is under way. */
export const saveErasure = (transaction: Transaction, companyId: number, { erasure: { id, visitorHash, state, erasedAt, events }, visitorId }: { readonly erasure: Erasure; readonly visitorId: string | null }): Promise<void> =>
  transaction.upsert(ERASURE, [{ company_id: companyId, id, visitor_hash: visitorHash, state, erased_at: erasedAt, events, visitor_id: visitorId }]);

/** The erasure of a visitor that is under way; undefined for none. */
export async function erasureUnderWay(reader: Reader, companyId: number, visitorId: string): Promise<Erasure | undefined> {
  const [row] = await reader.query<ErasureRow>(`SELECT ${ERASURE_ROW.names} FROM erasure WHERE company_id = ? AND visitor_id = ?`, [companyId, visitorId]);
  return row && toErasure(row);
}

/** Some visitors whose erasure is under way, behind one of them. */
export async function visitorsUnderWay(reader: Reader, companyId: number, { after, most }: { readonly after: string; readonly most: number }): Promise<string[]> {
  const rows = await reader.query<{ readonly id: string }>(`SELECT visitor_id AS id FROM erasure WHERE company_id = ? AND visitor_id > ? ORDER BY visitor_id ${atMost(most)}`, [companyId, after]);
  return rows.map(({ id }) => id);
}

/** Which erasures a list has: those of a visitor, or all. */
export interface ErasureSearch {
  readonly visitorHash: string | undefined;
  readonly keys: Keyset;
}

/** A page of erasures. */
export async function findErasures(reader: Reader, companyId: number, { visitorHash, keys }: ErasureSearch): Promise<Erasure[]> {
  const [where, parameters] = visitorHash === undefined ? ['', []] : [' AND e.visitor_hash = ?', [visitorHash]];
  const rows = await reader.query<ErasureRow>(`SELECT ${ERASURE_ROW.of('e')} FROM erasure e WHERE e.company_id = ?${where}${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`, [companyId, ...parameters, ...keys.parameters]);
  return rows.map(toErasure);
}

const toErasure = ({ id, visitor_hash: visitorHash, state, erased_at: erasedAt, events }: ErasureRow): Erasure => ({ id, visitorHash, state, erasedAt, events });
