import type { Permission } from '#contract/permissions.js';
import { staffOf, testContent } from './test-content.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

/** People of every company of these tests. */
export const [ANNA, BEN] = [
  { id: '01900000-0000-7000-8000-00000000000a', email: 'anna@example.test' },
  { id: '01900000-0000-7000-8000-00000000000b', email: 'ben@example.test' },
] as const;

const NOTE = '{ id title body tags about { kind id } author authorId createdAt updatedAt version }';
const TASK = '{ id title body status dueOn assignee assigneeId about { kind id } recurrence { frequency interval weekdays dayOfMonth until count } nextId mergedIds overdue completedAt author version }';

/** A content subgraph whose companies work in Rome, with Anna and Ben. */
export function testKnowledge() {
  const people = [ANNA, BEN];
  const asked: string[] = [];
  const content = testContent({
    readWorkplace: (context, member) => {
      asked.push(`${String(context.principal.companyId)} ${member ?? '-'}`);
      return Promise.resolve({ timeZone: 'Europe/Rome', sandbox: false, member: people.find(({ id, email }) => member === id || member === email) ?? null });
    },
  });
  let companies = 1000;
  return {
    ...content, asked,
    /** A new company, with what is asked of its notes and tasks. */
    newCompany: (permissions?: readonly Permission[]) => {
      companies += 1;
      return knowledgeCalls(content, companies, permissions);
    },
    as: (companyId: number, permissions: readonly Permission[]) => knowledgeCalls(content, companyId, permissions),
  };
}

function knowledgeCalls(content: ReturnType<typeof testContent>, companyId: number, permissions?: readonly Permission[]) {
  const context = staffOf(companyId, { userId: ANNA.id, ...(permissions && { permissions }) });
  const run = (operation: string, variables: Record<string, unknown> = {}): Promise<any> => content.run<any>(operation, variables, context);
  const mutate = (name: string, type: string, answer: string) => async (input: object): Promise<any> => (await run(`mutation($input: ${type}!) { ${name}(input: $input) ${answer} }`, { input }))[name];
  return {
    companyId, run,
    createNote: mutate('createNote', 'CreateNoteInput', NOTE), updateNote: mutate('updateNote', 'UpdateNoteInput', NOTE), deleteNote: mutate('deleteKnowledgeNote', 'DeleteKnowledgeNoteInput', NOTE),
    createTask: mutate('createTask', 'CreateTaskInput', TASK), updateTask: mutate('updateTask', 'UpdateTaskInput', TASK), deleteTask: mutate('deleteTask', 'DeleteTaskInput', TASK),
    merge: mutate('mergeTasks', 'MergeTasksInput', TASK),
    note: async (id: string): Promise<any> => (await run(`query($id: ID!) { note(id: $id) ${NOTE} }`, { id })).note,
    task: async (id: string): Promise<any> => (await run(`query($id: ID!) { task(id: $id) ${TASK} }`, { id })).task,
    notes: async (filter?: object): Promise<string[]> => (await run('query($filter: NoteFilter) { notes(filter: $filter) { nodes { title } } }', { filter })).notes.nodes.map(({ title }: { title: string }) => title),
    tasks: async (filter?: object): Promise<string[]> => (await run('query($filter: TaskFilter) { tasks(filter: $filter) { nodes { title } } }', { filter })).tasks.nodes.map(({ title }: { title: string }) => title),
  };
}

/** A company of {@link testKnowledge}. */
export type KnowledgeCompany = ReturnType<ReturnType<typeof testKnowledge>['newCompany']>;
