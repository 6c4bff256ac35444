import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { ContentDeps } from '../content-deps.js';
import { requireKnowledgeWriter } from './knowledge-access.js';
import type { Task } from './task.js';
import { removeTask, requireTask } from './task.store.js';

/** Delete a task with those that were merged into it; answers it as it was. Throws NOT_FOUND, and CONFLICT for one that was merged: the other one has what it said. */
export function deleteTask({ database, clock }: ContentDeps, context: CallContext, { id }: { readonly id: string }): Promise<Task> {
  const { companyId } = context.principal;
  requireKnowledgeWriter(context.principal);
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'deleteTask' }, async () => {
    const task = await requireTask(transaction, companyId, { id });
    if (task.id !== id.toLowerCase()) throw new Failure('CONFLICT', `It was merged into task ${task.id}, which has what it said: delete that one if it is to go`, { id: ['was merged into another task'], mergedInto: task.id });
    await removeTask(transaction, companyId, task);
    transaction.recordChange({ kind: 'task', id: task.id, before: task, after: null });
    return task;
  }));
}
