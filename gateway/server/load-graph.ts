import type { Graph } from '#client/graph.js';
import type { SubgraphRunner } from '#client/subgraph-runner.js';
import type { SubgraphName } from '#kernel/config.js';

/** Open the graph while calls are answered. */
export async function loadGraph(supergraphSdl: string, runners: ReadonlyMap<SubgraphName, SubgraphRunner>): Promise<Graph> {
  const { createGraph } = await import('#client/graph.js');
  return createGraph(supergraphSdl, runners);
}
