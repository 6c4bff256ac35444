import type { DocumentNode } from 'graphql';
import type { SubgraphName } from '#kernel/config.js';
import type { Call } from './call.js';
import { preparePlan, type PreparedPlan } from './plan-runner.js';
import { plannerInTurns, plannerOf } from './planner.js';
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
  const { planOf } = plannerOf(supergraphSdl);
  const plans = new WeakMap<DocumentNode, PreparedPlan>();
  const prepare = (operation: DocumentNode): PreparedPlan => {
    const known = plans.get(operation);
    if (known) return known;
    const prepared = preparePlan(planOf(operation), runners);
    plans.set(operation, prepared);
    return prepared;
  };
  return {
    prepare,
    // The document's type gives the types of its variables and its data; the plan handles both as plain records.
    call: (operation, variables, context) => prepare(operation)(variables as Readonly<Record<string, unknown>>, context) as Promise<never>,
  };
}

/** The same, made while calls are answered. */
export async function openGraph(supergraphSdl: string, runners: ReadonlyMap<SubgraphName, SubgraphRunner>): Promise<Graph> {
  await plannerInTurns(supergraphSdl);
  return createGraph(supergraphSdl, runners);
}
