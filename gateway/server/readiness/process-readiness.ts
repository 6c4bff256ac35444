import type { Clock } from '#kernel/clock.js';
import type { Config, Service, SubgraphName } from '#kernel/config.js';
import type { Log } from '#kernel/log.js';
import type { Subgraph } from '#subgraph-kit/subgraph.js';
import { freeSpace } from '../free-space.js';
import { Degraded, NotReady } from './part-state.js';
import { createReadiness, type Check, type Readiness } from './readiness.js';
import { subgraphElsewhere } from './subgraph-elsewhere.js';

/**
 * The subgraphs that a service requires; a subgraph also requires its own database. People may query
 * any subgraph. A test compares the entry of the surfaces with their operations.
 */
export const NEEDS = {
  gateway: ['identity', 'orders', 'catalog', 'content'],
  surfaces: ['identity', 'orders', 'catalog', 'content'],
  collector: ['identity', 'catalog'],
  worker: ['identity', 'orders', 'catalog'],
  sender: ['identity'],
  identity: ['identity'],
  orders: ['orders'],
  catalog: ['catalog'],
  content: ['content'],
} as const satisfies Readonly<Record<Service, readonly SubgraphName[]>>;

interface ProcessParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly subgraphs: ReadonlyMap<SubgraphName, Subgraph>;
}

/** The {@link Readiness} of a process by the requirements of its services; services add checks of their own. */
export function processReadiness({ config, clock, log, subgraphs }: ProcessParts): Readiness {
  const readiness = createReadiness({ clock, log });
  for (const name of new Set(config.services.flatMap((service): readonly SubgraphName[] => NEEDS[service]))) {
    const subgraph = subgraphs.get(name);
    readiness.add(name, subgraph ? here(subgraph) : subgraphElsewhere(config.subgraphUrls[name], clock));
  }
  if ([...subgraphs.keys()].some((name) => config.databases[name].kind === 'sqlite')) readiness.add('disk', roomLeft(config));
  return readiness;
}

/** A subgraph of this process. */
const here = (subgraph: Subgraph): Check => async () => {
  await subgraph.ready();
  await subgraph.checkParts?.().catch((cause: unknown) => { throw new Degraded('a part of it does not work; the log says why', { cause }); });
};

const roomLeft = ({ dataFolder, leastFreeBytes }: Config): Check => async () => {
  if (await freeSpace(dataFolder) < leastFreeBytes) throw new NotReady('the disk of the data folder is nearly full');
};
