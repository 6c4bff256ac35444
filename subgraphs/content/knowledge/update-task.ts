import { instant } from '#kernel/clock.js';
import type { Day } from '#kernel/day.js';
import type { CallContext } from '#contract/principal.js';
import { dayIn } from '#contract/shopper-zone.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { ContentDeps } from '../content-deps.js';
import { checkTask, type SubmittedTask } from './check-task.js';
import { completeTask } from './complete-task.js';
import { assignedTo, findAssignee, type Assigned } from './find-assignee.js';
import { requireEditedVersion, requireKnowledgeWriter } from './knowledge-access.js';
import { refuseUnknownPages } from './refuse-unknown-pages.js';
import { TASK_STATES, type Task, type TaskState, type TaskStatus } from './task.js';
import { requireTask, saveTask } from './task.store.js';

/** Changes to a task; what is absent keeps its value. */
export interface TaskChange extends SubmittedTask {
  readonly id: string;
  readonly status?: TaskStatus | null | undefined;
  /** Null for nobody. */
  readonly assignee?: string | null | undefined;
  /** The version that was edited: another is CONFLICT. */
  readonly version?: number | null | undefined;
}

/** Change a task, or the one that it was merged into; what changes nothing is not stored. A recurring one that is done makes the next one, once. Throws NOT_FOUND, and CONFLICT where it is not at the version that was edited. */
export async function updateTask(deps: ContentDeps, context: CallContext, change: TaskChange): Promise<Task> {
  const { database, clock } = deps;
  const { companyId } = context.principal;
  requireKnowledgeWriter(context.principal);
  const { assigned, today } = await askedOfCompany(deps, context, change);
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'updateTask' }, async () => {
    const before = await requireTask(transaction, companyId, { id: change.id });
    requireEditedVersion(before, change.version);
    const changed: Task = { ...before, ...checkTask(change, before), ...assigned, ...stateAfter(before, change.status, instant(clock)) };
    if (JSON.stringify(changed) === JSON.stringify(before)) return before;
    await refuseUnknownPages(transaction, companyId, { about: changed.about, before: before.about });
    const isDone = changed.status === 'DONE' && before.status === 'OPEN';
    const nextId = isDone ? await completeTask(transaction, companyId, { task: changed, today, id: deps.ids.next(), now: instant(clock) }) : changed.nextId;
    const after = await saveTask(transaction, companyId, { ...changed, nextId, updatedAt: instant(clock) });
    transaction.recordChange({ kind: 'task', id: before.id, before, after });
    return after;
  }));
}

/** What the owner of the company is asked before the transaction: who is to do it, and which day it is where the company works. */
async function askedOfCompany(deps: ContentDeps, context: CallContext, { assignee, status }: TaskChange): Promise<{ readonly assigned: Partial<Assigned>; readonly today: Day }> {
  const at = instant(deps.clock);
  if (assignee != null) {
    const { timeZone, member } = await findAssignee(deps, context, { assignee });
    return { assigned: assignedTo(member), today: dayIn(timeZone, at) };
  }
  const assigned = assignee === null ? { assigneeId: null, assignee: null } : {};
  return { assigned, today: status === 'DONE' ? dayIn((await deps.readWorkplace(context, null)).timeZone, at) : dayIn('UTC', at) };
}

const TRIGGERS = { DONE: 'complete', OPEN: 'reopen' } as const satisfies Readonly<Record<TaskStatus, string>>;

/** The state of a task that is to have one; the one it has already changes nothing. */
function stateAfter(task: Task, wanted: TaskStatus | null | undefined, now: string): Partial<Pick<Task, 'completedAt' | 'status'>> {
  if (wanted == null || wanted === task.status) return {};
  const moves: Readonly<Partial<Record<string, TaskState>>> = TASK_STATES[task.status];
  const status = moves[TRIGGERS[wanted]];
  return status === undefined ? {} : { status, completedAt: status === 'DONE' ? now : null };
}
