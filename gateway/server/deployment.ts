import { readFileSync } from 'node:fs';
import type { Config, SubgraphName } from '#kernel/config.js';
import type { Clock } from '#kernel/clock.js';
import type { Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import { sourceFolder } from '#kernel/source-folder.js';
import type { Subgraph } from '#subgraph-kit/subgraph.js';
import { prepareDataFolder } from './data-folder.js';
import { deploymentKeys, type DeploymentKeys } from './deployment-keys.js';
import { lateGraph, type LateGraph } from './late-graph.js';
import { measuredCall } from './measured-call.js';
import { createMetrics, type Metrics } from './metrics.js';
import { openSubgraphs } from './open-subgraphs.js';
import { reachSubgraphs, type Reached } from './reach-subgraphs.js';
import { subgraphRegistry, type SubgraphRegistry } from './subgraph-registry.js';

/** What a deployment is opened with. */
export interface OpenDeployment {
  readonly config: Config;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  /** The subgraphs to run; the product's own unless a test brings others. */
  readonly registry?: SubgraphRegistry;
  /** The composed graph; the committed one unless a test brings another. */
  readonly supergraphSdl?: string;
}

/** The graph of one process and what it is made of, without any server. */
export interface Deployment extends Omit<Required<OpenDeployment>, 'registry'> {
  readonly keys: DeploymentKeys;
  /** The subgraphs that run in this process. */
  readonly subgraphs: ReadonlyMap<SubgraphName, Subgraph>;
  readonly reached: ReadonlyMap<SubgraphName, Reached>;
  readonly graph: LateGraph;
  readonly metrics: Metrics;
  /** Have `wake` called after each commit that left events. */
  readonly onEvents: (wake: () => void) => void;
  /** Rejects when a database of this process does not answer. */
  readonly ready: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const SUPERGRAPH = new URL('../contract/supergraph.graphql', sourceFolder(import.meta.url));

/** Open the subgraphs of this process and join all of them to one graph. */
export async function openDeployment(parts: OpenDeployment): Promise<Deployment> {
  const { config, registry = subgraphRegistry, supergraphSdl = readFileSync(SUPERGRAPH, 'utf8'), ...deps } = parts;
  prepareDataFolder(config.dataFolder);
  const keys = deploymentKeys(config);
  const events = { wake: (): void => undefined };
  const subgraphs = await openSubgraphs({ ...deps, config, keys, registry, wakeRelay: () => { events.wake(); } });
  const reached = reachSubgraphs({ ...deps, config, subgraphs, internalKey: keys.internal });
  const runners = new Map([...reached].map(([name, { runner }]) => [name, runner]));
  const metrics = createMetrics();
  const graph = lateGraph(async () => (await import('#client/graph.js')).createGraph(supergraphSdl, runners));
  return {
    ...deps, config, supergraphSdl, keys, subgraphs, reached, metrics,
    graph: { ...graph, call: measuredCall(graph.call, metrics) },
    onEvents: (wake) => { events.wake = wake; },
    ready: async () => { await Promise.all([...subgraphs.values()].map((subgraph) => subgraph.ready())); },
    close: async () => { await Promise.all([...subgraphs.values()].map((subgraph) => subgraph.close())); },
  };
}
