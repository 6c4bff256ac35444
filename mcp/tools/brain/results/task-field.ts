import { z } from 'zod';
import { LocalTime, localTime, localTimeOrNull } from '#mcp/local-time.js';
import { shortened } from '#mcp/shortened.js';
import type { TaskViewFragment } from '../operations/task-view.generated.js';
import { aboutField } from './about.js';

/** A task. */
export const TaskField = z.object({
  id: z.string(), title: z.string(), body: z.string(), status: z.string(), due_on: z.string().nullable(), overdue: z.boolean(), assignee: z.string().nullable(), about: z.array(z.string()), updated_at: LocalTime,
  repeats: z.string().optional(), author: z.string().nullable().optional(), created_at: LocalTime.optional(), completed_at: LocalTime.nullable().optional(), next_id: z.string().optional(), version: z.int().optional(), merged_ids: z.array(z.string()).optional(),
});

/** A task as models read it in a list. */
export const taskField = ({ id, title, body, status, dueOn, overdue, assignee, about, updatedAt, recurrence }: TaskViewFragment, timeZone: string): z.output<typeof TaskField> => ({
  id, title, body, status: status.toLowerCase(), due_on: dueOn ?? null, overdue, assignee: assignee ?? null, about: about.map(aboutField), updated_at: localTime(updatedAt, timeZone), ...(recurrence && { repeats: repeatsOf(recurrence, dueOn ?? '') }),
});

/** How often a task comes again: one of the words that tools take, or with more where its rule says more than that word with its day. */
function repeatsOf({ frequency, interval, weekdays, dayOfMonth, until, count }: NonNullable<TaskViewFragment['recurrence']>, dueOn: string): string {
  const days = weekdays.join(', ').toLowerCase();
  const more = [
    interval !== 1 && `every ${String(interval)}`, days !== '' && days !== WEEKDAYS[new Date(dueOn).getUTCDay()] && `on ${days}`, dayOfMonth != null && dayOfMonth !== Number(dueOn.slice(-2)) && `on day ${String(dayOfMonth)}`,
    until != null && `until ${until}`, count != null && `${String(count)} times`,
  ];
  return [frequency.toLowerCase(), ...more.filter((one) => one !== false)].join('; ');
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** A task with everything that is known of it. */
export const wholeTask = (task: TaskViewFragment, timeZone: string): z.output<typeof TaskField> => ({
  ...taskField(task, timeZone), author: task.author ?? null, created_at: localTime(task.createdAt, timeZone), completed_at: localTimeOrNull(task.completedAt ?? null, timeZone), version: task.version, merged_ids: [...task.mergedIds],
  ...(task.nextId != null && { next_id: task.nextId }),
});

const LONGEST_CONCISE = 300;

/** A task of a list: of a long text the beginning, unless all is asked for. */
export const listedTask = (task: TaskViewFragment, { detail, timeZone }: { readonly detail: 'concise' | 'full'; readonly timeZone: string }): z.output<typeof TaskField> =>
  (detail === 'full' ? wholeTask(task, timeZone) : { ...taskField(task, timeZone), body: cut(task.body) });

const cut = (body: string): string => (body.length > LONGEST_CONCISE ? `${shortened(body, LONGEST_CONCISE)}…` : body);
