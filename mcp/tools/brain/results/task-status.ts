import type { TaskStatus } from '#contract/schema.generated.js';

/** The state of a task, as models write it. */
export const TASK_STATUS = { open: 'OPEN', done: 'DONE' } as const satisfies Readonly<Record<string, TaskStatus>>;

/** Of {@link TASK_STATUS} the words. */
export const TASK_STATUSES = ['open', 'done'] as const satisfies readonly (keyof typeof TASK_STATUS)[];
