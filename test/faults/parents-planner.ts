import type { QueryPlan } from '@apollo/query-planner';
import type { PlannerThread } from '#client/planner-thread.js';

/** What a process asks of its parent: the plan of an operation of people. */
export interface PlanWanted {
  readonly wanted: number;
  readonly text: string;
  readonly operationName?: string;
}

/** What it is answered. */
export type Planned = { readonly planned: number; readonly plan: QueryPlan } | { readonly planned: number; readonly problem: string };

/** The planner of the parent, which outlives its processes: one of their own would load the supergraph in each, a fifth of the CPU of those that are killed soon. */
export function parentsPlanner(): PlannerThread & { readonly take: (planned: Planned) => void } {
  const pending = new Map<number, (planned: Planned) => void>();
  let asked = 0;
  return {
    begin: () => undefined,
    schema: () => Promise.reject(new Error('The parent plans operations only')),
    plan: (text, operationName) => new Promise((resolve, reject) => {
      asked += 1;
      pending.set(asked, (answer) => { if ('plan' in answer) resolve(answer.plan); else reject(new Error(answer.problem)); });
      process.send?.({ wanted: asked, text, ...(operationName !== undefined && { operationName }) } satisfies PlanWanted);
    }),
    take: (answer) => {
      pending.get(answer.planned)?.(answer);
      pending.delete(answer.planned);
    },
  };
}
