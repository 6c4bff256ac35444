import type { Graph } from '#client/graph.js';
import { requireInTurns } from '#client/in-turns.js';
import type { SubgraphRunner } from '#client/subgraph-runner.js';
import type { SubgraphName } from '#kernel/config.js';

/** Load the planner and open the graph, both while calls are answered. */
export async function loadGraph(supergraphSdl: string, runners: ReadonlyMap<SubgraphName, SubgraphRunner>): Promise<Graph> {
  await requireInTurns('@apollo/federation-internals');
  await requireInTurns('@apollo/query-planner');
  const { openGraph } = await import('#client/graph.js');
  return openGraph(supergraphSdl, runners);
}
