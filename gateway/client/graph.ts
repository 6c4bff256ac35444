import type { DocumentNode } from 'graphql';
import type { SubgraphName } from '#kernel/config.js';
import { builtPlansOf, planKey } from './built-plans.js';
import type { Call } from './call.js';
import { preparePlan, type PreparedPlan } from './plan-runner.js';
import { plannerOf } from './planner.js';
import type { SubgraphRunner } from './subgraph-runner.js';

/** Runs the named operations of the surfaces against the supergraph. */
export interface Graph {
  readonly call: Call;
  /** Plan an operation before its first call; throws when the supergraph cannot answer it. */
  prepare(operation: DocumentNode): void;
}

/**
 * The graph over its subgraphs. Operations were planned when the product was built; another one is planned at its first call. A plan that is a
 * single fetch runs straight in its subgraph. Operations may use the internal (`@inaccessible`) parts of the supergraph, which people's clients never see.
 */
export function createGraph(supergraphSdl: string, runners: ReadonlyMap<SubgraphName, SubgraphRunner>): Graph {
  const built = builtPlansOf(supergraphSdl);
  const plans = new WeakMap<DocumentNode, PreparedPlan>();
  const prepare = (operation: DocumentNode): PreparedPlan => {
    const known = plans.get(operation);
    if (known) return known;
    const prepared = preparePlan(built?.plans[planKey(operation)] ?? plannerOf(supergraphSdl).planOf(operation), runners);
    plans.set(operation, prepared);
    return prepared;
  };
  return {
    prepare,
    // The document's type gives the types of its variables and its data; the plan handles both as plain records.
    call: (operation, variables, context) => prepare(operation)(variables as Readonly<Record<string, unknown>>, context) as Promise<never>,
  };
}
