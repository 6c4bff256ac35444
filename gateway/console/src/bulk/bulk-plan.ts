import type { ListedOrder } from '../orders/use-orders.js';
import { differences, type Difference } from '../order/differences.js';
import type { Answers } from '../order/action.js';
import type { ConsoleOrderOutcomeFragment } from './console-order-outcome.generated.js';

/** What became, or would become, of an order. */
export type BulkResult = 'changed' | 'refused' | 'same' | 'stopped' | 'waiting';

/** An order of a bulk action. */
export interface BulkRow {
  readonly id: string;
  readonly number: string;
  readonly result: BulkResult;
  readonly reason?: string;
}

/** Orders that are sent together, under a key that counts once. */
export interface Slice {
  readonly references: string[];
  readonly key: string;
}

/** What a bulk action would do, and how it is sent. */
export interface BulkPlan {
  readonly answers: Answers;
  readonly rows: readonly BulkRow[];
  /** What would change, each change once with the number of its orders. */
  readonly changes: readonly Difference[];
  readonly slices: readonly Slice[];
}

/** Small enough to be stopped and to show progress, large enough to be quick. */
const SLICE = 10;

/** The plan by the outcomes of a dry run. Only what would change is sent. */
export function planOf(answers: Answers, orders: readonly ListedOrder[], outcomes: readonly ConsoleOrderOutcomeFragment[]): BulkPlan {
  const found = orders.map((order) => ({ order, outcome: outcomes.find(({ reference }) => reference === order.id) }));
  const compared = found.map(({ order: listed, outcome }) => ({ listed, outcome, changes: outcome?.order ? differences(known(listed), known(outcome.order)) : [] }));
  const rows = compared.map(({ listed: { id, number }, outcome, changes }) => rowOf({ id, number }, outcome, changes.length > 0));
  const waiting = rows.filter(({ result }) => result === 'waiting').map(({ id }) => id);
  return { answers, rows, changes: counted(compared.flatMap(({ changes }) => changes)), slices: slicesOf(waiting) };
}

/** What both the list and an outcome know. */
const known = ({ status, onHold, holdReason, tags }: Pick<ListedOrder, 'holdReason' | 'onHold' | 'status' | 'tags'>): object => ({ status, onHold, holdReason, tags });

function rowOf(named: Pick<BulkRow, 'id' | 'number'>, outcome: ConsoleOrderOutcomeFragment | undefined, wouldChange: boolean): BulkRow {
  if (outcome?.refusal) return { ...named, result: 'refused', reason: outcome.refusal.message };
  return { ...named, result: wouldChange ? 'waiting' : 'same' };
}

function slicesOf(ids: readonly string[]): readonly Slice[] {
  return Array.from({ length: Math.ceil(ids.length / SLICE) }, (_, index) => ({ references: ids.slice(index * SLICE, (index + 1) * SLICE), key: crypto.randomUUID() }));
}

function counted(changes: readonly Difference[]): readonly Difference[] {
  const found = new Map<string, Difference>();
  for (const change of changes) {
    const name = JSON.stringify([change.path, change.before, change.after]);
    found.set(name, { ...change, count: (found.get(name)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

/** The rows after a slice was answered. */
export function afterSlice(rows: readonly BulkRow[], outcomes: readonly ConsoleOrderOutcomeFragment[]): readonly BulkRow[] {
  return rows.map((row) => {
    const outcome = outcomes.find(({ reference }) => reference === row.id);
    if (!outcome) return row;
    return outcome.refusal ? { ...row, result: 'refused', reason: outcome.refusal.message } : { ...row, result: 'changed' };
  });
}
