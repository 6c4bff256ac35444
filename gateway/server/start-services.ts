import type { Service } from '#kernel/config.js';
import type { Deployment } from './deployment.js';
import type { Running } from './running.js';

type Start = (deployment: Deployment) => Promise<readonly Running[]>;

/** Each service's code is loaded only by the processes that run it. */
const STARTS: Readonly<Partial<Record<Service, () => Promise<Start>>>> = {
  worker: async () => (await import('./start-worker.js')).startWorker,
  surfaces: async () => (await import('./start-surfaces.js')).startSurfaces,
  gateway: async () => (await import('./start-gateway.js')).startGateway,
};

/** Start what PORTICO_SERVICES names; a process that runs everything has no need to open its subgraphs to others. */
export async function startServices(deployment: Deployment): Promise<readonly Running[]> {
  const { services } = deployment.config;
  const isWhole = Object.keys(STARTS).every((service) => services.some((named) => named === service)) && deployment.subgraphs.size === deployment.reached.size;
  const chosen = services.flatMap((service) => STARTS[service] ?? []);
  const loaded = [...chosen, ...(isWhole ? [] : [subgraphServers]), ...(deployment.owned.count > 0 ? [commandEntrance] : [])].map(async (load) => (await load())(deployment));
  const attempts = await Promise.allSettled(loaded);
  const running = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? attempt.value : []));
  const failed = attempts.find((attempt) => attempt.status === 'rejected');
  if (!failed) return running;
  await Promise.allSettled(running.map((service) => service.stop()));
  throw failed.reason;
}

const commandEntrance = async (): Promise<Start> => (await import('./start-command-entrance.js')).startCommandEntrance;

const subgraphServers = async (): Promise<Start> => (await import('./start-subgraph-servers.js')).startSubgraphServers;
