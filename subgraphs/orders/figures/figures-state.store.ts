import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { FIGURES, FIGURES_STATE } from './figures.table.js';
import type { ChangePosition } from './changed-days.store.js';

/** How far the figures of a company are counted. */
export interface FiguresState {
  readonly timeZone: string;
  /** Everything that changed up to here is counted. */
  readonly orders: ChangePosition;
  readonly returns: ChangePosition;
  readonly version: number;
}

interface Row {
  readonly time_zone: string;
  readonly orders_at: string;
  readonly orders_id: string;
  readonly returns_at: string;
  readonly returns_id: string;
  readonly version: number;
}

/** How far the figures of a company are counted; undefined before the first of them. */
export async function findFiguresState(reader: Reader, companyId: number): Promise<FiguresState | undefined> {
  const [row] = await reader.query<Row>('SELECT time_zone, orders_at, orders_id, returns_at, returns_id, version FROM figures_state WHERE company_id = ?', [companyId]);
  return row && { timeZone: row.time_zone, orders: { at: row.orders_at, id: row.orders_id }, returns: { at: row.returns_at, id: row.returns_id }, version: row.version };
}

const BEGINNING: ChangePosition = { at: '', id: '' };

/** Begin to count the figures of a company in a time zone, without those of another one; undefined, and nothing is removed, when another process moved them on since they were read: it would go on with days that are gone. */
export async function beginFigures(transaction: Transaction, companyId: number, { timeZone, known }: { timeZone: string; known: FiguresState | undefined }): Promise<FiguresState | undefined> {
  const state: FiguresState = { timeZone, orders: BEGINNING, returns: BEGINNING, version: (known?.version ?? 0) + 1 };
  if (known && !await moveFigures(transaction, companyId, known)) return undefined;
  for (const { table } of known ? FIGURES : []) await transaction.execute(`DELETE FROM ${table.name} WHERE company_id = ?`, [companyId]);
  await transaction.upsert(FIGURES_STATE, [rowOf(companyId, state)]);
  return state;
}

/** Move the state on from the version and the time zone that were read; false when another process did so first: what this one counted may be older, or of other days. */
export async function moveFigures(transaction: Transaction, companyId: number, { timeZone, version, orders, returns }: FiguresState): Promise<boolean> {
  return await transaction.execute(
    'UPDATE figures_state SET orders_at = ?, orders_id = ?, returns_at = ?, returns_id = ?, version = version + 1 WHERE company_id = ? AND version = ? AND time_zone = ?',
    [orders.at, orders.id, returns.at, returns.id, companyId, version, timeZone]) > 0;
}

const rowOf = (companyId: number, { timeZone, orders, returns, version }: FiguresState) =>
  ({ company_id: companyId, time_zone: timeZone, orders_at: orders.at, orders_id: orders.id, returns_at: returns.at, returns_id: returns.id, version });
