import type { Instant } from '#kernel/clock.js';
import type { Day } from '#kernel/day.js';
import type { RecordReference } from './about.js';
import type { Recurrence } from './recurrence.js';

/** What people see of a task's state. */
export type TaskStatus = 'OPEN' | 'DONE';

/** The states of a task; one that was merged into another is that one's from then on. */
export const TASK_STATES = {
  OPEN: { complete: 'DONE', merge: 'MERGED' },
  DONE: { reopen: 'OPEN', merge: 'MERGED' },
  MERGED: {},
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<'complete' | 'merge' | 'reopen', string>>>>>;

/** A state of {@link TASK_STATES}. */
export type TaskState = keyof typeof TASK_STATES;

/** Something that is to be done. */
export interface Task {
  readonly id: string;
  readonly title: string;
  /** May be empty. */
  readonly body: string;
  readonly status: TaskState;
  /** The day on which it is due, where the company works; null for any time. */
  readonly dueOn: Day | null;
  /** Who is to do it; null for nobody in particular. */
  readonly assigneeId: string | null;
  /** Their e-mail address when they were given it. */
  readonly assignee: string | null;
  readonly about: readonly RecordReference[];
  /** When it is due again once it is done; null for a task that is done once. */
  readonly recurrence: Recurrence | null;
  /** The task that was made when this one was done. */
  readonly nextId: string | null;
  /** The task that it was merged into. */
  readonly mergedInto: string | null;
  readonly authorId: string | null;
  readonly author: string | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** Null for one that is not done. */
  readonly completedAt: Instant | null;
  readonly version: number;
}

/** The most tasks that are merged into another at once. */
export const MOST_MERGED = 10;
