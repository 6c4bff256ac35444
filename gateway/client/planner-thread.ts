import type { QueryPlan } from '@apollo/query-planner';
import { workerThread, type WorkerThread } from '#kernel/worker-thread.js';
import type { PeopleSchema } from './planner.js';

/** What the planner's thread is asked: the plan of an operation of people, or the schema as they see it. */
export type PlannerWork = { readonly text: string; readonly operationName?: string } | 'schema';

/** What it answers. */
export type PlannerResult = { readonly plan: QueryPlan } | { readonly schema: PeopleSchema };

/** Plans people's operations on a thread of its own: planning a large one takes long, and loading the planner half a second. */
export interface PlannerThread {
  /** Starts the thread before its first work. */
  readonly begin: () => void;
  readonly plan: (text: string, operationName?: string) => Promise<QueryPlan>;
  readonly schema: () => Promise<PeopleSchema>;
}

const threads = new Map<string, PlannerThread>();

/** The thread of a supergraph, one in a process. It starts with the first operation that has no plan yet, or when somebody opens the page to write one. */
export function plannerThread(supergraphSdl: string): PlannerThread {
  const known = threads.get(supergraphSdl) ?? newThread(supergraphSdl);
  threads.set(supergraphSdl, known);
  return known;
}

function newThread(workerData: string): PlannerThread {
  const thread: WorkerThread<PlannerWork, PlannerResult> = workerThread({
    module: new URL('./planner-worker.js', import.meta.url), workerData, ended: (cause) => new Error('The planner ended', { cause }),
  });
  return {
    begin: () => { thread.begin(); },
    plan: async (text, operationName) => {
      const result = await thread.run({ text, ...(operationName !== undefined && { operationName }) });
      if (!('plan' in result)) throw new Error('The planner answered no plan');
      return result.plan;
    },
    schema: async () => {
      const result = await thread.run('schema');
      if (!('schema' in result)) throw new Error('The planner answered no schema');
      return result.schema;
    },
  };
}
