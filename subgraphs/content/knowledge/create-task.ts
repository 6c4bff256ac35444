import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { ContentDeps } from '../content-deps.js';
import { checkTask, type SubmittedTask } from './check-task.js';
import { assignedTo, findAssignee } from './find-assignee.js';
import { requireKnowledgeWriter } from './knowledge-access.js';
import { refuseUnknownPages } from './refuse-unknown-pages.js';
import type { Task } from './task.js';
import { insertTask } from './task.store.js';

const EMPTY = { title: '', body: '', about: [], dueOn: null, recurrence: null } as const;
const NOBODY = { assigneeId: null, assignee: null } as const;

/** Make a task. Throws BAD_INPUT for an assignee who is nobody of the company. */
export async function createTask(deps: ContentDeps, context: CallContext, { assignee, ...submitted }: SubmittedTask & { readonly assignee?: string | null | undefined }): Promise<Task> {
  const { database, ids, clock } = deps;
  const { companyId, userId, actor } = context.principal;
  requireKnowledgeWriter(context.principal);
  const texts = checkTask(submitted, EMPTY);
  const assigned = assignee == null ? NOBODY : assignedTo((await findAssignee(deps, context, { assignee })).member);
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'createTask' }, async () => {
    await refuseUnknownPages(transaction, companyId, texts);
    const now = instant(clock);
    const task: Task = { id: ids.next(), ...texts, ...assigned, status: 'OPEN', nextId: null, mergedInto: null, authorId: userId ?? null, author: actor, createdAt: now, updatedAt: now, completedAt: null, version: 1 };
    await insertTask(transaction, companyId, task);
    transaction.recordChange({ kind: 'task', id: task.id, before: null, after: task });
    return task;
  }));
}
