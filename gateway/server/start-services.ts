import { SERVICES, type Service } from '#kernel/services.js';
import type { Deployment } from './deployment.js';
import type { Running } from './running.js';

type Start = (deployment: Deployment) => Promise<readonly Running[]>;

interface Part {
  /** The services of which a process runs one or more. */
  readonly of: readonly Service[];
  readonly load: () => Promise<Start>;
}

/** Each service's code is loaded only by the processes that run it; the worker asks the graph at once, which would keep the hosts from listening, so it comes last. */
const PARTS: readonly Part[] = [
  { of: ['gateway'], load: async () => (await import('./start-gateway.js')).startGateway },
  { of: ['surfaces', 'collector'], load: async () => (await import('./start-surfaces.js')).startSurfaces },
  { of: ['sender'], load: async () => (await import('./start-sender.js')).startSender },
  { of: ['worker'], load: async () => (await import('./start-worker.js')).startWorker },
];

/** Start what PORTICO_SERVICES names; a process that runs everything has no need to open its subgraphs to others. */
export async function startServices(deployment: Deployment): Promise<readonly Running[]> {
  const { services } = deployment.config;
  const isWhole = services.length === SERVICES.length && deployment.subgraphs.size === deployment.reached.size;
  const chosen = PARTS.filter(({ of }) => of.some((service) => services.includes(service))).map(({ load }) => load);
  const running: Running[] = [deployment.clocks.start()];
  try {
    for (const load of [wakeChannel, ...(isWhole ? [] : [healthServer, subgraphServers]), ...(deployment.owned.count > 0 ? [commandEntrance] : []), ...chosen]) running.push(...await (await load())(deployment));
    return running;
  } catch (error) {
    await Promise.allSettled(running.map((service) => service.stop()));
    throw error;
  }
}

const wakeChannel = async (): Promise<Start> => (await import('./start-wake-channel.js')).startWakeChannel;

const healthServer = async (): Promise<Start> => (await import('./start-health-server.js')).startHealthServer;

const commandEntrance = async (): Promise<Start> => (await import('./start-command-entrance.js')).startCommandEntrance;

const subgraphServers = async (): Promise<Start> => (await import('./start-subgraph-servers.js')).startSubgraphServers;
