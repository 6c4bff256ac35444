import type { Instant } from '#kernel/clock.js';
import type { Day } from '#kernel/day.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { nextDue } from './recurrence.js';
import type { Task } from './task.js';
import { insertTask } from './task.store.js';

interface Completing {
  readonly task: Task;
  /** Where the company works. */
  readonly today: Day;
  /** Of the next task. */
  readonly id: string;
  readonly now: Instant;
}

/** Make the next task of one that is done, in the same transaction: the first day of its rule that is not past. Answers its id; null where none is to come, and the one that was made before where there is one. */
export async function completeTask(transaction: Transaction, companyId: number, { task, today, id, now }: Completing): Promise<string | null> {
  const { recurrence, dueOn, nextId } = task;
  if (nextId !== null || recurrence === null || dueOn === null) return nextId;
  const day = nextDue(recurrence, dueOn, today);
  if (day === undefined) return null;
  const count = recurrence.count === null ? null : recurrence.count - 1;
  const next: Task = { ...task, id, status: 'OPEN', dueOn: day, recurrence: { ...recurrence, count }, createdAt: now, updatedAt: now, completedAt: null, version: 1 };
  await insertTask(transaction, companyId, next);
  transaction.recordChange({ kind: 'task', id, before: null, after: next });
  return id;
}
