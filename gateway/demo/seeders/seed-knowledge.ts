import { dayOf, dayPlus, type Day } from '#kernel/day.js';
import { instant } from '#kernel/clock.js';
import { KNOWN_NOTES, OPEN_TASKS } from '../data/knowledge.js';
import { asSystem, onceOnly, type Deployment } from '../deployment.js';
import { ChangeDemoNoteDocument } from '../operations/change-demo-note.generated.js';
import { ChangeDemoTaskDocument } from '../operations/change-demo-task.generated.js';
import { DeleteDemoNoteDocument } from '../operations/delete-demo-note.generated.js';
import { DeleteDemoTaskDocument } from '../operations/delete-demo-task.generated.js';
import { MakeDemoTaskDocument } from '../operations/make-demo-task.generated.js';
import { MergeDemoTasksDocument } from '../operations/merge-demo-tasks.generated.js';
import { WriteDemoNoteDocument } from '../operations/write-demo-note.generated.js';

/** Draws a part of the seed once: a seed that begins again repeats nothing. */
const once = (companyId: number, part: string) => onceOnly(asSystem(companyId), `demo-knowledge-${part}`);

/** What the demo company knows and has to do: notes about products, and tasks, one of which comes back every Monday. */
export async function seedKnowledge(deployment: Deployment): Promise<void> {
  await seedNotes(deployment);
  await seedTasks(deployment);
}

async function seedNotes({ call, companyId }: Deployment): Promise<void> {
  const ids: string[] = [];
  for (const [index, { title, body, tags, product }] of KNOWN_NOTES.entries()) {
    const about = product === null ? [] : [{ kind: 'PRODUCT', id: String(product) } as const];
    ids.push((await call(WriteDemoNoteDocument, { input: { title, body, tags, about } }, once(companyId, `note-${String(index)}`))).createNote.id);
  }
  const [first] = ids;
  if (first !== undefined) await call(ChangeDemoNoteDocument, { input: { id: first, tags: ['care', 'linen'] } }, once(companyId, 'change-note'));
  const { createNote: { id } } = await call(WriteDemoNoteDocument, { input: { title: 'To be sorted out' } }, once(companyId, 'spare-note'));
  await call(DeleteDemoNoteDocument, { input: { id } }, once(companyId, 'delete-note'));
}

const [WEEK, MONDAY] = [7, 1] as const;

/** The Monday of the week of a day, on which what comes back every Monday is due. */
const mondayOf = (day: Day): Day => dayPlus(day, -((new Date(day).getUTCDay() + WEEK - MONDAY) % WEEK));

async function seedTasks({ call, companyId, clock }: Deployment): Promise<void> {
  const today = dayOf(instant(clock));
  const ids: string[] = [];
  for (const [index, { title, body, inDays, assignee, isWeekly }] of OPEN_TASKS.entries()) {
    const day = dayPlus(today, inDays);
    const input = { title, body, dueOn: isWeekly ? mondayOf(day) : day, assignee, recurrence: isWeekly ? { frequency: 'WEEKLY', weekdays: ['MONDAY'] } as const : null };
    ids.push((await call(MakeDemoTaskDocument, { input }, once(companyId, `task-${String(index)}`))).createTask.id);
  }
  const [weekly, kept, twin, spare] = ids;
  if (weekly === undefined || kept === undefined || twin === undefined || spare === undefined) return;
  await call(ChangeDemoTaskDocument, { input: { id: weekly, status: 'DONE' } }, once(companyId, 'task-done'));
  await call(MergeDemoTasksDocument, { input: { id: kept, ids: [twin] } }, once(companyId, 'merge-tasks'));
  await call(DeleteDemoTaskDocument, { input: { id: spare } }, once(companyId, 'delete-task'));
}
