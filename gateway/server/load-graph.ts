import type { Graph } from '#client/graph.js';
import { requireInTurns } from '#client/in-turns.js';
import type { SubgraphRunner } from '#client/subgraph-runner.js';
import type { SubgraphName } from '#kernel/config.js';

/** Load the compiler of operations and open the graph, both while calls are answered. */
export async function loadGraph(supergraphSdl: string, runners: ReadonlyMap<SubgraphName, SubgraphRunner>): Promise<Graph> {
  await requireInTurns('graphql-jit');
  const { createGraph } = await import('#client/graph.js');
  return createGraph(supergraphSdl, runners);
}
