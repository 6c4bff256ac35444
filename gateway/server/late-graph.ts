import type { DocumentNode } from 'graphql';
import type { Call } from '#client/call.js';
import type { Graph } from '#client/graph.js';
import { once } from './once.js';

/** A graph whose planner is loaded at the first call. */
export interface LateGraph {
  readonly call: Call;
  /** Plan an operation before its first call; rejects when the supergraph cannot answer it. */
  readonly prepare: (operation: DocumentNode) => Promise<void>;
}

/** Loading the planner takes most of a second, which the start does not wait for; once it is loaded, calls go straight to it. */
export function lateGraph(load: () => Promise<Graph>): LateGraph {
  let loaded: Graph | undefined;
  const loading = once(async () => {
    loaded = await load();
    return loaded;
  });
  return {
    call: (operation, variables, context) =>
      (loaded ? loaded.call(operation, variables, context) : loading().then((graph) => graph.call(operation, variables, context))),
    prepare: async (operation) => { (await loading()).prepare(operation); },
  };
}
