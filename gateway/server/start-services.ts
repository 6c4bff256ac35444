import type { Service } from '#kernel/config.js';
import type { Deployment } from './deployment.js';
import type { Running } from './running.js';

type Start = (deployment: Deployment) => Promise<readonly Running[]>;

/** Each service's code is loaded only by the processes that run it; the worker asks the graph at once, which would keep the hosts from listening, so it comes last. */
const STARTS: Readonly<Partial<Record<Service, () => Promise<Start>>>> = {
  gateway: async () => (await import('./start-gateway.js')).startGateway,
  surfaces: async () => (await import('./start-surfaces.js')).startSurfaces,
  worker: async () => (await import('./start-worker.js')).startWorker,
};

/** Start what PORTICO_SERVICES names; a process that runs everything has no need to open its subgraphs to others. */
export async function startServices(deployment: Deployment): Promise<readonly Running[]> {
  const { services } = deployment.config;
  const isWhole = Object.keys(STARTS).every((service) => services.some((named) => named === service)) && deployment.subgraphs.size === deployment.reached.size;
  const chosen = Object.entries(STARTS).flatMap(([service, start]) => (services.some((named) => named === service) ? [start] : []));
  const running: Running[] = [];
  try {
    for (const load of [...(isWhole ? [] : [subgraphServers]), ...(deployment.owned.count > 0 ? [commandEntrance] : []), ...chosen]) running.push(...await (await load())(deployment));
    return running;
  } catch (error) {
    await Promise.allSettled(running.map((service) => service.stop()));
    throw error;
  }
}

const commandEntrance = async (): Promise<Start> => (await import('./start-command-entrance.js')).startCommandEntrance;

const subgraphServers = async (): Promise<Start> => (await import('./start-subgraph-servers.js')).startSubgraphServers;
