import type { Day } from '#kernel/day.js';
import { Failure } from '#contract/failure.js';
import { Problems } from '#contract/problems.js';
import { WriteConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { findReadable, readableRow, type Mapping } from '#subgraph-kit/readable-rows.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { unindexed } from '#subgraph-kit/search/among-states.js';
import type { Condition } from '#subgraph-kit/search/condition.js';
import type { Criterion } from '#subgraph-kit/search/narrowed.js';
import { insertTokens, ofToken, replaceTokens } from '#subgraph-kit/search/search-token.store.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import { UnreadableColumn, type Stored } from '#subgraph-kit/stored-json.js';
import type { WantedWord } from '../search/draft-words.js';
import { aboutOf, aboutText, type NamedRecord } from './about.js';
import { deleteAbout, ofRecord, writeAbout } from './about.store.js';
import { tokensOfKnowledge } from './knowledge-tokens.js';
import { dayProblem, FREQUENCIES, keptRecurrence, noteRecurrenceProblems, WEEKDAYS, type Recurrence } from './recurrence.js';
import type { Task, TaskState } from './task.js';
import { TASK, TASK_ROW, TASK_TOKEN, type TaskRow } from './task.table.js';

/** In place of the due day of a task that has none. */
export const NO_DAY = '9999-12-31';

/** A page of the tasks that fulfil some conditions, the first due first. */
export function findTasks(reader: Reader, companyId: number, { conditions, keys }: { readonly conditions: readonly Condition[]; readonly keys: Keyset }): Promise<Task[]> {
  const orderBy = conditions.some(({ isFew }) => isFew) ? unindexed(keys.orderBy) : keys.orderBy;
  return findReadable<TaskRow, Task>(reader, {
    ...taskMapping(companyId), limit: keys.limit, mapper: () => Promise.resolve(toTask),
    find: (most) => reader.query<TaskRow>(
      `SELECT ${TASK_ROW.of('t')} FROM task t WHERE t.company_id = ?${conditions.map(({ sql }) => ` AND ${sql}`).join('')}${keys.where} ORDER BY ${orderBy} ${atMost(most)}`,
      [companyId, ...conditions.flatMap(({ parameters }) => parameters), ...keys.parameters]),
  });
}

/** That tasks have words, and are about records. */
export const criteriaOfTasks = (reader: Reader, companyId: number, { words, about }: { readonly words: readonly WantedWord[]; readonly about: readonly NamedRecord[] }): Criterion[] => [
  ...words.map((wanted) => ofToken(reader, TASK_TOKEN, { companyId, column: 't.id', wanted })),
  ...about.map((record) => ofRecord(reader, { ...record, companyId, holder: 'TASK', column: 't.id' })),
];

/** A task by id, or the one that it was merged into. */
export async function findTask(reader: Reader, companyId: number, id: string): Promise<Task | undefined> {
  const task = await findOwnTask(reader, companyId, id.toLowerCase());
  return task?.mergedInto == null ? task : findOwnTask(reader, companyId, task.mergedInto);
}

async function findOwnTask(reader: Reader, companyId: number, id: string): Promise<Task | undefined> {
  const [row] = await reader.query<TaskRow>(`SELECT ${TASK_ROW.names} FROM task WHERE company_id = ? AND id = ?`, [companyId, id]);
  return readableRow(reader, row, taskMapping(companyId));
}

/** A task by the id that an argument names, or the one that it was merged into; NOT_FOUND where the company has none. */
export async function requireTask(reader: Reader, companyId: number, { id, argument = 'id' }: { readonly id: string; readonly argument?: string }): Promise<Task> {
  const task = await findTask(reader, companyId, id);
  if (!task) throw new Failure('NOT_FOUND', `There is no task ${id}`, { [argument]: ['is no task of the company'] });
  return task;
}

/** The ids of the tasks that were merged into each of some tasks, in one query. */
export async function findMergedIds(reader: Reader, companyId: number, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await reader.query<{ readonly id: string; readonly merged_into: string }>(`SELECT id, merged_into FROM task WHERE company_id = ? AND merged_into IN (${places(ids.length)}) ORDER BY id`, [companyId, ...ids]);
  return new Map([...grouped(rows, ({ merged_into: into }) => into)].map(([into, of]) => [into, of.map(({ id }) => id)]));
}

/** Store a new task. */
export async function insertTask(transaction: Transaction, companyId: number, task: Task): Promise<void> {
  const { id, authorId, author, createdAt, version } = task;
  await transaction.insert(TASK, [{ company_id: companyId, id, ...written(task), author_id: authorId, author, created_at: createdAt, version }]);
  await insertTokens(transaction, TASK_TOKEN, { companyId, records: [{ record: id, tokens: tokensOfKnowledge(task) }] });
  await writeAbout(transaction, companyId, { holder: 'TASK', record: id, about: task.about });
}

/** Store a changed task, unless another call changed it since it was read; answers it with its new version. One that was merged is not found any more. */
export async function saveTask(transaction: Transaction, companyId: number, task: Task): Promise<Task> {
  const row = Object.entries(written(task));
  const found = await transaction.execute(`UPDATE task SET ${row.map(([column]) => `${column} = ?`).join()}, version = version + 1 WHERE company_id = ? AND id = ? AND version = ?`, [...row.map(([, value]) => value), companyId, task.id, task.version]);
  if (found === 0) throw new WriteConflict('The task was changed meanwhile');
  const isGone = task.status === 'MERGED';
  await replaceTokens(transaction, TASK_TOKEN, { companyId, records: [{ record: task.id, tokens: isGone ? [] : tokensOfKnowledge(task) }] });
  await writeAbout(transaction, companyId, { holder: 'TASK', record: task.id, about: isGone ? [] : task.about });
  return { ...task, version: task.version + 1 };
}

/** Let the tasks that were merged into some tasks lead to another. */
export const redirectMerged = (transaction: Transaction, companyId: number, { from, to }: { readonly from: readonly string[]; readonly to: string }): Promise<number> =>
  transaction.execute(`UPDATE task SET merged_into = ? WHERE company_id = ? AND merged_into IN (${places(from.length)})`, [to, companyId, ...from]);

/** Delete a task, unless another call changed it since it was read, with those that were merged into it. */
export async function removeTask(transaction: Transaction, companyId: number, { id, version }: Task): Promise<void> {
  if (await transaction.execute('DELETE FROM task WHERE company_id = ? AND id = ? AND version = ?', [companyId, id, version]) === 0) throw new WriteConflict('The task was changed meanwhile');
  await transaction.execute('DELETE FROM task WHERE company_id = ? AND merged_into = ?', [companyId, id]);
  await replaceTokens(transaction, TASK_TOKEN, { companyId, records: [{ record: id, tokens: [] }] });
  await deleteAbout(transaction, companyId, [id]);
}

const written = (task: Task) => ({
  title: task.title, body: task.body, status: task.status, due_on: task.dueOn ?? NO_DAY, assignee_id: task.assigneeId, assignee: task.assignee, about: aboutText(task.about),
  recurrence: task.recurrence && JSON.stringify(task.recurrence), next_id: task.nextId, merged_into: task.mergedInto, updated_at: task.updatedAt, completed_at: task.completedAt,
});

const taskMapping = (companyId: number): Mapping<TaskRow, Task> => ({ companyId, map: toTask, nameOf: ({ id, title }) => ({ table: 'task', id, name: `Task ${title}` }) });

function toTask(row: TaskRow, stored: Stored): Task {
  const dueOn = row.due_on === NO_DAY ? null : toDay(row.due_on);
  return {
    id: row.id, title: row.title, body: row.body, status: stored.word(row.status, STATES, 'status'), dueOn, assigneeId: row.assignee_id, assignee: row.assignee, about: aboutOf(row.about),
    recurrence: row.recurrence === null || dueOn === null ? null : toRecurrence(row.recurrence, { stored, dueOn }), nextId: row.next_id, mergedInto: row.merged_into,
    authorId: row.author_id, author: row.author, createdAt: row.created_at, updatedAt: row.updated_at, completedAt: row.completed_at, version: row.version,
  };
}

const STATES: readonly TaskState[] = ['OPEN', 'DONE', 'MERGED'];

function toDay(day: string): Day {
  if (dayProblem(day) !== undefined) throw new UnreadableColumn('due_on');
  return day;
}

/** A rule that people could send; whatever else is stored is none. */
function toRecurrence(text: string, { stored, dueOn }: { readonly stored: Stored; readonly dueOn: Day }): Recurrence {
  const rule = stored.object(text, 'recurrence') as Recurrence;
  stored.word(rule.frequency, FREQUENCIES, 'recurrence');
  const problems = new Problems();
  if (!isShaped(rule)) throw new UnreadableColumn('recurrence');
  noteRecurrenceProblems(rule, problems);
  if (problems.found.size > 0) throw new UnreadableColumn('recurrence');
  return keptRecurrence(rule, dueOn);
}

const isShaped = ({ weekdays, until }: Recurrence): boolean => Array.isArray(weekdays) && weekdays.every((day: unknown) => WEEKDAYS.some((one) => one === day)) && (until === null || typeof until === 'string');
