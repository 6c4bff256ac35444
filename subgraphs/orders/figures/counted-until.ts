import type { Instant } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import { findFiguresState } from './figures-state.store.js';

/** Of when figures are. */
export interface CountedUntil {
  /** What changed up to here is counted; null before the first is. */
  readonly asOf: Instant | null;
  /** In which their days begin and end; null before the first is counted. */
  readonly timeZone: string | null;
}

/** Of when the figures of a company are. */
export async function countedUntil(reader: Reader, companyId: number): Promise<CountedUntil> {
  const state = await findFiguresState(reader, companyId);
  const at = state === undefined || state.orders.at > state.returns.at ? state?.orders.at : state.returns.at;
  return { asOf: at === undefined || at === '' ? null : at, timeZone: state?.timeZone ?? null };
}
