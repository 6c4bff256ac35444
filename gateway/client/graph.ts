import { operationFromDocument, Supergraph } from '@apollo/federation-internals';
import { QueryPlanner } from '@apollo/query-planner';
import type { DocumentNode } from 'graphql';
import type { SubgraphName } from '#kernel/config.js';
import type { Call } from './call.js';
import { preparePlan, type PreparedPlan } from './plan-runner.js';
import type { SubgraphRunner } from './subgraph-runner.js';

/** Runs the named operations of the surfaces against the supergraph. */
export interface Graph {
  readonly call: Call;
  /** Plan an operation before its first call; throws when the supergraph cannot answer it. */
  prepare(operation: DocumentNode): void;
}

/**
 * The graph over its subgraphs. An operation is parsed and planned once; a plan that is a single fetch runs straight in its
 * subgraph. Operations may use the internal (`@inaccessible`) parts of the supergraph, which people's clients never see.
 */
export function createGraph(supergraphSdl: string, runners: ReadonlyMap<SubgraphName, SubgraphRunner>): Graph {
  const supergraph = Supergraph.build(supergraphSdl);
  const planner = new QueryPlanner(supergraph);
  const plans = new WeakMap<DocumentNode, PreparedPlan>();
  const planOf = (operation: DocumentNode): PreparedPlan => {
    const known = plans.get(operation);
    if (known) return known;
    const plan = planner.buildQueryPlan(operationFromDocument(supergraph.schema, operation));
    const prepared = preparePlan(plan, runners);
    plans.set(operation, prepared);
    return prepared;
  };
  return {
    prepare: planOf,
    // The document's type says what its variables and its answer are; the plan knows them as records.
    call: (operation, variables, context) => planOf(operation)(variables as Readonly<Record<string, unknown>>, context) as Promise<never>,
  };
}
