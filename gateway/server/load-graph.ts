import type { Graph } from '#client/graph.js';
import { eachInTurns, requireInTurns } from '#client/in-turns.js';
import type { SubgraphRunner } from '#client/subgraph-runner.js';
import type { SubgraphName } from '#kernel/config.js';

/** Load the planner and the compiler of operations, and open the graph, both while calls are answered. */
export async function loadGraph(supergraphSdl: string, runners: ReadonlyMap<SubgraphName, SubgraphRunner>): Promise<Graph> {
  await eachInTurns(['graphql-jit', '@apollo/federation-internals', '@apollo/query-planner'], requireInTurns);
  const { openGraph } = await import('#client/graph.js');
  return openGraph(supergraphSdl, runners);
}
