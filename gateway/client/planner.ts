import { operationFromDocument, Supergraph } from '@apollo/federation-internals';
import { QueryPlanner, type QueryPlan } from '@apollo/query-planner';
import { parse, type DocumentNode } from 'graphql';
import { inTurns } from './in-turns.js';

/** A supergraph and its planner, which the surfaces and people share. */
export interface Planner {
  readonly supergraph: Supergraph;
  readonly queryPlanner: QueryPlanner;
  /** The plan of an operation that may use the internal parts of the supergraph. */
  readonly planOf: (operation: DocumentNode) => QueryPlan;
}

const planners = new Map<string, Planner>();

/** Plans depend on the supergraph alone: every graph over one text has the same. */
export function plannerOf(supergraphSdl: string): Planner {
  const known = planners.get(supergraphSdl);
  if (known) return known;
  const steps = plannerSteps(supergraphSdl);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const inProgress = new Map<string, Promise<Planner>>();

/** The same, made while calls are answered; those who ask meanwhile wait for the same one. */
export function plannerInTurns(supergraphSdl: string): Promise<Planner> {
  const known = planners.get(supergraphSdl);
  if (known) return Promise.resolve(known);
  const making = inProgress.get(supergraphSdl) ?? inTurns(plannerSteps(supergraphSdl)).finally(() => { inProgress.delete(supergraphSdl); });
  inProgress.set(supergraphSdl, making);
  return making;
}

/** Composition has checked the supergraph, so it is not checked again. */
function* plannerSteps(supergraphSdl: string): Generator<undefined, Planner> {
  const document = parse(supergraphSdl, { noLocation: true });
  yield;
  const supergraph = Supergraph.build(document, { validateSupergraph: false });
  yield;
  supergraph.subgraphs();
  yield;
  supergraph.apiSchema();
  yield;
  const queryPlanner = new QueryPlanner(supergraph, { exposeDocumentNodeInFetchNode: true });
  const plans = new WeakMap<DocumentNode, QueryPlan>();
  const planOf = (operation: DocumentNode): QueryPlan => {
    const plan = plans.get(operation) ?? queryPlanner.buildQueryPlan(operationFromDocument(supergraph.schema, operation));
    plans.set(operation, plan);
    return plan;
  };
  const planner = planners.get(supergraphSdl) ?? { supergraph, queryPlanner, planOf };
  planners.set(supergraphSdl, planner);
  return planner;
}
