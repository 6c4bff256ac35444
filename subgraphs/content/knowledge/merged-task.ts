import { united } from './about.js';
import type { Task } from './task.js';

/**
 * A task with what others say too: their titles and bodies behind its own, the records of all, the earliest day; where it has no assignee, that of the first that does. It is open if one of them is. Each
 * must name as its next one the task that that leads to.
 */
export function mergedTask(task: Task, others: readonly Task[]): Task {
  const all = [task, ...others];
  const { assigneeId, assignee } = all.find((one) => one.assigneeId !== null) ?? task;
  const dueOn = all.flatMap((one) => one.dueOn ?? []).toSorted()[0] ?? null;
  return { ...task, ...(all.some(({ status }) => status === 'OPEN') && { status: 'OPEN', completedAt: null }), body: bodyOf(task, others), about: united(all.flatMap(({ about }) => about)), dueOn, assigneeId, assignee, ...seriesOf(all) };
}

/** The rule of the first task that still needs one, and that task's next one: the rule of a task that leads to another of those that are merged goes on in that one. Rules of open tasks go before those of done ones. */
function seriesOf(all: readonly Task[]): Pick<Task, 'recurrence' | 'nextId'> {
  const ids = new Set(all.map(({ id }) => id));
  const going = all.filter(({ recurrence, nextId }) => recurrence !== null && (nextId === null || !ids.has(nextId)));
  const { recurrence = null, nextId = null } = going.find(({ status }) => status === 'OPEN') ?? going[0] ?? {};
  return { recurrence, nextId };
}

/** Bodies one below the other, with the titles that differ; what is said already is not repeated. */
function bodyOf(task: Task, others: readonly Task[]): string {
  const said = [task.title, task.body];
  const added = others.flatMap((other) => [other.title, other.body]).filter((text) => {
    if (text.trim() === '' || said.includes(text)) return false;
    said.push(text);
    return true;
  });
  return [...(task.body === '' ? [] : [task.body]), ...added].join('\n\n');
}
