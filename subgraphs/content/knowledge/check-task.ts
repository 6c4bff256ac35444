import { fits, mustFit } from '#contract/fits.js';
import { Problems } from '#contract/problems.js';
import { textProblem } from '#contract/text-problem.js';
import { keptAbout, type RecordReference } from './about.js';
import { bodyProblem, LONGEST_TITLE } from './body-problem.js';
import { dayProblem, keptRecurrence, noteRecurrenceProblems, type SubmittedRecurrence } from './recurrence.js';
import type { Task } from './task.js';

/** A task as a caller sends it. */
export interface SubmittedTask {
  readonly title?: string | null | undefined;
  readonly body?: string | null | undefined;
  readonly about?: readonly RecordReference[] | null | undefined;
  /** Null for no day. */
  readonly dueOn?: string | null | undefined;
  /** Null for a task that is done once. */
  readonly recurrence?: SubmittedRecurrence | null | undefined;
}

/** What callers write of a task, besides its state and who is to do it. */
export type TaskTexts = Pick<Task, 'title' | 'body' | 'about' | 'dueOn' | 'recurrence'>;

/** What a task says with what a caller sends; what is absent keeps its value. Throws BAD_INPUT with every problem. */
export function checkTask(submitted: SubmittedTask, before: TaskTexts): TaskTexts {
  const problems = new Problems();
  const texts = textsAfter(submitted, before, problems);
  const days = daysAfter(submitted, before, problems);
  problems.refuse('The task is not valid');
  return { ...texts, ...days };
}

function textsAfter({ title, body, about }: SubmittedTask, before: TaskTexts, problems: Problems): Pick<TaskTexts, 'about' | 'body' | 'title'> {
  const texts = { title: title?.trim() ?? before.title, body: body ?? before.body, about: about == null ? before.about : keptAbout(about, problems) };
  problems.add('title', textProblem(texts.title, { most: LONGEST_TITLE }));
  problems.add('body', body == null ? undefined : bodyProblem(body));
  return texts;
}

/** A rule is kept with the weekday or day of the month of the day it came with; without a day there is none. */
function daysAfter(submitted: SubmittedTask, before: TaskTexts, problems: Problems): Pick<TaskTexts, 'dueOn' | 'recurrence'> {
  const { dueOn = before.dueOn, recurrence = before.recurrence } = submitted;
  if (dueOn !== null && dueOn !== before.dueOn) problems.add('dueOn', dayProblem(dueOn));
  if (recurrence === null) return { dueOn, recurrence };
  noteRecurrenceProblems(recurrence, problems);
  if (dueOn === null) problems.add('dueOn', 'is required of a task that recurs: the day on which it is due first');
  return { dueOn, recurrence: dueOn === null ? null : keptRecurrence(recurrence, dueOn) };
}

const LONGEST_ASSIGNEE = 255;

/** Throws BAD_INPUT for what can be neither the id nor the e-mail address of a person. */
export function checkAssignee(assignee: string | null | undefined): void {
  const problems = new Problems();
  if (assignee != null && (assignee.trim() === '' || !fits(assignee, LONGEST_ASSIGNEE))) problems.add('assignee', fits(assignee, LONGEST_ASSIGNEE) ? 'must not be empty; null for nobody' : mustFit(LONGEST_ASSIGNEE));
  problems.refuse('The task is not valid');
}
