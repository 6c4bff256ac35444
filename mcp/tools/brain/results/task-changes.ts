import type { TaskFrequency, TaskRecurrenceInput } from '#contract/schema.generated.js';
import type { ToolContext } from '#mcp/tool.js';
import { aboutOf } from './about.js';
import { colleagueOf } from './colleague.js';

interface GivenTask {
  readonly body?: string | undefined;
  readonly due_on?: string | undefined;
  readonly assignee?: string | undefined;
  readonly about?: readonly string[] | undefined;
}

/** How often a task comes again, as models write it. */
export const REPEATS = ['daily', 'weekly', 'monthly'] as const;

/** One of {@link REPEATS} as the graph takes it. */
export const recurrenceOf = (repeat: (typeof REPEATS)[number]): TaskRecurrenceInput => ({ frequency: FREQUENCY[repeat] });

const FREQUENCY = { daily: 'DAILY', weekly: 'WEEKLY', monthly: 'MONTHLY' } as const satisfies Readonly<Record<(typeof REPEATS)[number], TaskFrequency>>;

/** The fields of a task in the graph's names; an empty text stands for none. */
export const taskChanges = ({ body, due_on: dueOn, assignee, about }: GivenTask, context: Pick<ToolContext, 'company' | 'user'>) =>
  ({ body, dueOn: dueOn === '' ? null : dueOn, assignee: assignee === '' ? null : colleagueOf(assignee, context), about: about?.map(aboutOf) });
