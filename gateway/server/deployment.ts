import { readFileSync } from 'node:fs';
import { SUBGRAPHS, type Config, type SubgraphName } from '#kernel/config.js';
import { SERVICES } from '#kernel/services.js';
import type { Clock } from '#kernel/clock.js';
import type { Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import { tracing } from '#kernel/tracing.js';
import type { Call } from '#client/call.js';
import { MOST_AWAY_MILLISECONDS } from '#client/wait-for-restart.js';
import { plannerThread, type PlannerThread } from '#client/planner-thread.js';
import { sourceFolder } from '#kernel/source-folder.js';
import type { Blobs } from '#subgraph-kit/blobs/blobs.js';
import { openBlobs } from '#subgraph-kit/blobs/open-blobs.js';
import type { Subgraph } from '#subgraph-kit/subgraph.js';
import { prepareDataFolder } from './data-folder.js';
import { databaseKeys, type DatabaseKeys } from './database-keys.js';
import { deploymentKeys, type DeploymentKeys } from './deployment-keys.js';
import { lateGraph, type LateGraph } from './late-graph.js';
import { followClocks, type FollowedClocks } from './follow-clocks.js';
import { followMasterKey } from './follow-master-key.js';
import { findCatalogKeys } from './find-catalog-keys.js';
import { readShopperRecords } from './read-shopper-records.js';
import { readSizeEvidence } from './read-size-evidence.js';
import { readWorkplace } from './read-workplace.js';
import { connectionKind } from './connection-kind.js';
import { locationConnection } from './location-connection.js';
import { mappedCodes } from './mapped-codes.js';
import { catalogExists } from './catalog-exists.js';
import { siteExists } from './site-exists.js';
import { setStock } from './set-stock.js';
import { repeatCallOnSurfaces } from './repeat-call.js';
import { showOrderOnSurfaces } from './show-order.js';
import { findLocationId } from './find-location-id.js';
import { measuredCall } from './measured-call.js';
import { loadGraph } from './load-graph.js';
import { createMetrics, type Metrics } from './metrics.js';
import { openSubgraphs } from './open-subgraphs.js';
import { refuseRestoring } from './refuse-restoring.js';
import { ownDatabases, type OwnedDatabases } from './own-databases.js';
import { productFiles } from './product-files/open-product-file.js';
import { processReadiness } from './readiness/process-readiness.js';
import type { Readiness } from './readiness/readiness.js';
import { reachSubgraphs, type Reached } from './reach-subgraphs.js';
import { productVersion } from './product-version.js';
import { processMetrics } from './watching/process-metrics.js';
import { storageMetrics } from './watching/storage-metrics.js';
import { slowLog } from './watching/slow-log.js';
import { subgraphRegistry, type SubgraphRegistry } from './subgraph-registry.js';

/** The dependencies of a deployment. */
export interface OpenDeployment {
  readonly config: Config;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  /** The subgraphs to run; the product's own unless a test gives others. */
  readonly registry?: SubgraphRegistry;
  /** The composed graph; the committed one unless a test gives another. */
  readonly supergraphSdl?: string;
  /** Plans the operations of people; a thread of this process unless a test gives another. */
  readonly planner?: PlannerThread;
  /** Who opens it, a server unless given: a command waits for the process that holds its databases, a server refuses to start. */
  readonly as?: 'server' | 'command';
}

/** Called with the subgraph that committed. */
type Woken = (source: SubgraphName) => void;

/** The graph of one process with its subgraphs, without any server. */
export interface Deployment extends Omit<Required<OpenDeployment>, 'registry' | 'as'> {
  readonly keys: DeploymentKeys;
  /** The keys of the databases that are open here. */
  readonly databaseKeys: DatabaseKeys;
  /** The subgraphs that run in this process. */
  readonly subgraphs: ReadonlyMap<SubgraphName, Subgraph>;
  readonly reached: ReadonlyMap<SubgraphName, Reached>;
  readonly graph: LateGraph;
  readonly metrics: Metrics;
  /** Call this after each commit of this process that left events, or deliveries and mails to send, with its subgraph. */
  readonly onCommit: (listener: Woken) => void;
  /** Call this when there may be such work of a subgraph, wherever it was committed. */
  readonly onWork: (listener: Woken) => void;
  /** Wake all who asked for it with onWork. */
  readonly wake: Woken;
  /** Whether this process relays the events of its deployment; its worker knows. */
  readonly relaying: { isHere: () => boolean };
  readonly readiness: Readiness;
  /** The clocks of sandboxes, wherever they were moved. */
  readonly clocks: FollowedClocks;
  /** From now on calls wait for no process that is away: this one ends. */
  readonly hurry: () => void;
  /** The storage of files, of every process of the deployment. */
  readonly blobs: Blobs;
  /** The embedded databases that this process has locked. */
  readonly owned: OwnedDatabases;
  readonly close: () => Promise<void>;
}

const SUPERGRAPH = new URL('../contract/supergraph.graphql', sourceFolder(import.meta.url));

/** Open the subgraphs of this process and join all of them to one graph. */
export async function openDeployment({ as = 'server', ...parts }: OpenDeployment): Promise<Deployment> {
  const { config, clock } = parts;
  prepareDataFolder(config.dataFolder);
  const owned = await ownDatabases({ config, clock, as });
  try {
    return await openOwned(as === 'command' ? { ...parts, config: { ...config, slowMilliseconds: 0 } } : parts, owned); // people at a terminal see how long a command takes
  } catch (error) {
    owned.release();
    throw error;
  }
}

async function openOwned({ clock: machine, ...parts }: Omit<OpenDeployment, 'as'>, owned: OwnedDatabases): Promise<Deployment> {
  const { config, registry = subgraphRegistry, supergraphSdl: given, planner, ...others } = parts;
  const clocks = followClocks({ ...others, machine, identity: () => reached.get('identity')?.runner, isAlone: isAlone(config), calls: config.services.some((service) => !isSubgraph(service)) });
  const deps = { ...others, clock: clocks.clock };
  let sdl = given;
  const supergraphSdl = (): string => sdl ??= readFileSync(SUPERGRAPH, 'utf8'); // a process with a subgraph alone has no use for it
  await refuseRestoring(config);
  const keys = await deploymentKeys(config, deps.clock);
  const ofDatabases = databaseKeys({ keys, clock: deps.clock });
  const [committed, wake] = [listeners(), listeners()];
  committed.add(wake.call);
  const ask: Call = (operation, variables, context) => graph.call(operation, variables, context); // set once the subgraphs are open
  const blobs = await openBlobs(config.blobs);
  const subgraphs = await openSubgraphs({ ...deps, config, keys, databaseKeys: ofDatabases, registry, blobs, openProductFile: productFiles(deps.clock), wakeRelay: (source) => { if (tracing.current) tracing.current.outside(() => { committed.call(source); }); else committed.call(source); }, findLocationId: findLocationId(ask), catalogExists: catalogExists(ask), siteExists: siteExists(ask), setStock: setStock(ask), locationConnection: locationConnection(ask), showOrder: showOrderOnSurfaces({ ...deps, call: ask }), repeatCall: repeatCallOnSurfaces({ ...deps, call: ask, trustedProxies: config.trustedProxies, urls: config.urls }), connectionKind: connectionKind(ask), mappedCodes: mappedCodes(ask), findCatalogKeys: findCatalogKeys(ask), readSizeEvidence: readSizeEvidence(ask), readShopperRecords: readShopperRecords(ask), readWorkplace: readWorkplace(ask), clockMoved: clocks.moved, knowClocks: clocks.clock.know });
  const slow = slowLog({ log: deps.log, milliseconds: config.slowMilliseconds });
  let mostAway = MOST_AWAY_MILLISECONDS;
  const unfollow = followMasterKey({ keys, config, log: deps.log });
  const reached = reachSubgraphs({ ...deps, config, slow, subgraphs, internalKeys: keys.internal, mostAwayMilliseconds: () => mostAway });
  const runners = new Map([...reached].map(([name, { runner }]) => [name, runner]));
  if (subgraphs.has('identity')) await clocks.look();
  const metrics = createMetrics(deps.clock);
  processMetrics(metrics.registry, productVersion());
  storageMetrics(metrics.registry, { config, clock: deps.clock, subgraphs });
  const graph = lateGraph(() => loadGraph(supergraphSdl(), runners));
  return {
    ...deps, config, keys, databaseKeys: ofDatabases, subgraphs, reached, metrics, owned, blobs,
    get supergraphSdl() { return supergraphSdl(); },
    get planner() { return planner ?? plannerThread(supergraphSdl()); },
    clocks,
    readiness: processReadiness({ ...deps, config, subgraphs }),
    graph: { ...graph, call: measuredCall(graph.call, metrics, slow) },
    onCommit: committed.add, onWork: wake.add, wake: wake.call, relaying: { isHere: () => false }, hurry: () => { mostAway = 0; },
    close: async () => {
      unfollow();
      await Promise.all([...subgraphs.values()].map((subgraph) => subgraph.close())).finally(() => { blobs.close(); owned.release(); });
    },
  };
}

const isSubgraph = (service: string): boolean => SUBGRAPHS.some((name) => name === service);

/** Whether no other process serves the deployment: this one runs everything, on embedded databases. */
const isAlone = ({ services, databases }: Config): boolean => services.length === SERVICES.length && databases.identity.kind === 'sqlite';

function listeners(): { readonly add: (listener: Woken) => void; readonly call: Woken } {
  const added: Woken[] = [];
  return {
    add: (listener) => { added.push(listener); },
    call: (source) => { for (const listener of added) listener(source); },
  };
}
