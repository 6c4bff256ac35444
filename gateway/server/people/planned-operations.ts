import type { QueryPlan } from '@apollo/query-planner';
import { enterLatest } from '#kernel/enter-latest.js';
import type { CallContext } from '#contract/principal.js';
import type { SubgraphResult } from '#client/subgraph-runner.js';

type Variables = Readonly<Record<string, unknown>>;

/** An operation whose plan is one fetch that answers exactly what people asked for: nothing has to be put together or left out. */
export interface DirectOperation {
  /** Fields as they are written in the text. */
  readonly written: number;
  /** The fields it may have to answer; undefined when the variables have wrong types or this is more than allowed. */
  readonly cost: (variables: Variables) => number | undefined;
  readonly fetch: (variables: Variables, context: CallContext) => Promise<SubgraphResult>;
}

/** An operation that passed validation. */
export interface PlannedOperation {
  readonly plan: QueryPlan;
  readonly direct: DirectOperation | undefined;
}

/** The latest few hundred operations of people, by their text and the operation chosen from it. */
export interface PlannedOperations {
  readonly get: (text: string, operationName?: string) => PlannedOperation | undefined;
  readonly enter: (planned: PlannedOperation, text: string, operationName?: string) => void;
}

const MOST_OPERATIONS = 300;

/** An empty cache of planned operations. */
export function plannedOperations(): PlannedOperations {
  const known = new Map<string, PlannedOperation>();
  const keyOf = (text: string, operationName = ''): string => `${operationName} ${text}`;
  return {
    get(text, operationName) {
      const key = keyOf(text, operationName);
      const planned = known.get(key);
      if (planned) enterLatest(known, [key, planned], MOST_OPERATIONS);
      return planned;
    },
    enter: (planned, text, operationName) => { enterLatest(known, [keyOf(text, operationName), planned], MOST_OPERATIONS); },
  };
}
