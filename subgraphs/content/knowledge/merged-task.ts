import { united } from './about.js';
import type { Task } from './task.js';

/** A task with what others say too: their titles and bodies behind its own, the records of all, the earliest day; where it has no assignee or rule, those of the first that does. It is open if one of them is. */
export function mergedTask(task: Task, others: readonly Task[]): Task {
  const all = [task, ...others];
  const { assigneeId, assignee } = all.find((one) => one.assigneeId !== null) ?? task;
  const { recurrence } = all.find((one) => one.recurrence !== null) ?? task;
  const { nextId } = all.find((one) => one.nextId !== null) ?? task;
  const dueOn = all.flatMap((one) => one.dueOn ?? []).toSorted()[0] ?? null;
  return { ...task, ...(all.some(({ status }) => status === 'OPEN') && { status: 'OPEN', completedAt: null }), body: bodyOf(task, others), about: united(all.flatMap(({ about }) => about)), dueOn, assigneeId, assignee, recurrence, nextId };
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
