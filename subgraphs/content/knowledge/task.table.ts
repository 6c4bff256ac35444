import { code, instantColumn, int, nullable, selection, text, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import { searchTokens } from '#subgraph-kit/search/search-token.table.js';
import type { TaskState } from './task.js';

/** Tasks of a company. */
export const TASK = {
  name: 'task',
  columns: {
    company_id: int, id: uuid, title: code(200), body: text, status: code<TaskState>(6),
    due_on: code(10), // one that is due at no day comes last: 9999-12-31
    assignee_id: nullable(uuid), assignee: nullable(code(200)), about: text, recurrence: nullable(text), // JSON
    next_id: nullable(uuid), merged_into: nullable(uuid), author_id: nullable(uuid), author: nullable(code(200)), created_at: instantColumn, updated_at: instantColumn, completed_at: nullable(instantColumn), version: int,
  },
  primaryKey: ['company_id', 'id'],
  indexes: {
    task_due: ['company_id', 'due_on', 'id'], task_status: ['company_id', 'status', 'due_on', 'id'], task_assignee: ['company_id', 'assignee_id', 'status', 'due_on', 'id'],
    task_author: ['company_id', 'author_id', 'id'], task_merged: ['company_id', 'merged_into', 'id'],
  },
} satisfies TableDefinition;

/** What is read of {@link TASK}. */
export const TASK_ROW = selection(TASK.columns, 'company_id');

/** A row of {@link TASK_ROW}. */
export type TaskRow = SelectedRow<typeof TASK_ROW>;

/** What tasks are found by. */
export const TASK_TOKEN = searchTokens('task_token');
