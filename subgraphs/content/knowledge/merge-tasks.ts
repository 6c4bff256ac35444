import { instant, type Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { ContentDeps } from '../content-deps.js';
import { MOST_ABOUT } from './about.js';
import { LONGEST_BODY } from './body-problem.js';
import { requireKnowledgeWriter } from './knowledge-access.js';
import { mergedTask } from './merged-task.js';
import { MOST_MERGED, type Task } from './task.js';
import { findTask, redirectMerged, requireTask, saveTask } from './task.store.js';

/** A task, and those that are merged into it. */
export interface MergeTasks {
  readonly id: string;
  readonly ids: readonly string[];
}

/**
 * Merge tasks into one, which keeps what all of them say; the others lead to it from then on. Those that were merged into it before change nothing. Throws NOT_FOUND, and BAD_INPUT where one task cannot
 * hold what they say together.
 */
export function mergeTasks({ database, clock }: ContentDeps, context: CallContext, { id, ids }: MergeTasks): Promise<Task> {
  const { companyId } = context.principal;
  requireKnowledgeWriter(context.principal);
  if (ids.length < 1 || ids.length > MOST_MERGED) throw new Failure('BAD_INPUT', 'Name the tasks to merge', { ids: [`must be 1 to ${String(MOST_MERGED)} tasks`] });
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'mergeTasks' }, async () => {
    const task = await requireTask(transaction, companyId, { id });
    const others = new Map<string, Task>();
    for (const other of ids) {
      const found = await requireTask(transaction, companyId, { id: other, argument: 'ids' });
      if (found.id !== task.id) others.set(found.id, found);
    }
    return others.size === 0 ? task : storeMerged(transaction, companyId, { task, others: [...others.values()], now: instant(clock) });
  }));
}

interface Merging {
  readonly task: Task;
  readonly others: readonly Task[];
  readonly now: Instant;
}

/** Two merges at once take the rows in the same order; the later finds another version, and begins again with what the earlier left. */
async function storeMerged(transaction: Transaction, companyId: number, { task, others, now }: Merging): Promise<Task> {
  const [first = task, ...rest] = await Promise.all([task, ...others].map((one) => ledOn(transaction, companyId, one)));
  const merged: Task = { ...mergedTask(first, rest), updatedAt: now };
  refuseTooLarge(merged);
  const gone = others.map((other): Task => ({ ...other, status: 'MERGED', mergedInto: task.id, updatedAt: now }));
  for (const changed of [merged, ...gone].toSorted((a, b) => (a.id < b.id ? -1 : 1))) await saveTask(transaction, companyId, changed);
  await redirectMerged(transaction, companyId, { from: others.map((other) => other.id), to: task.id });
  const after = { ...merged, version: merged.version + 1 };
  transaction.recordChange({ kind: 'task', id: task.id, before: task, after });
  others.forEach((before, index) => { transaction.recordChange({ kind: 'task', id: before.id, subject: task.id, before, after: gone[index] ?? null }); });
  return after;
}

/** A task that names the next one by the id that it has by now. */
async function ledOn(transaction: Transaction, companyId: number, task: Task): Promise<Task> {
  const next = task.nextId === null ? undefined : await findTask(transaction, companyId, task.nextId);
  return next ? { ...task, nextId: next.id } : task;
}

function refuseTooLarge({ body, about }: Task): void {
  if (body.length > LONGEST_BODY) throw new Failure('BAD_INPUT', `Together they say more than a task holds, which is ${String(LONGEST_BODY)} characters: shorten one first`, { ids: [`have more than ${String(LONGEST_BODY)} characters together`] });
  if (about.length > MOST_ABOUT) throw new Failure('BAD_INPUT', `Together they are about more records than a task can be, which is ${String(MOST_ABOUT)}: take some off first`, { ids: [`are about more than ${String(MOST_ABOUT)} records together`] });
}
