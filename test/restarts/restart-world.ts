import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#kernel/config.js';
import { healthPort } from '#kernel/health-port.js';
import { openShop, staffToken } from '../faults/shop.js';
import { connectDialects } from '../kills/connect-dialects.js';
import { openDoors } from '../kills/doors.js';
import type { World } from '../kills/world.js';
import { catalogKey } from '../kit/catalog-key.js';
import { closedTogether } from '../kit/closed-together.js';
import { databaseSettings } from '../kit/database-settings.js';
import { freePorts } from '../kit/free-ports.js';
import { startProcess, type PorticoProcess, type Settings } from '../kit/portico-process.js';
import { startRedis } from '../kit/redis.js';
import { stopwatch } from '../kit/stopwatch.js';
import { until } from '../kit/until.js';
import { openReceiver } from '../subgraphs/webhooks/receiver.js';
import { startBalancer, type Balancer } from './balancer.js';

/** A process that is restarted, again and again. */
export interface Restarted {
  readonly services: string;
  /** Stop it in order; answers the exit status and how long it took, in milliseconds. */
  stop(): Promise<readonly [status: number | null, milliseconds: number]>;
  /** Start it again; resolves when it is ready. */
  start(): Promise<void>;
}

/** The company of {@link World} with a catalog key and a returns portal, behind a load balancer. */
export interface RestartWorld extends Omit<World, 'process'> {
  /** The first port of the load balancer. */
  readonly base: number;
  readonly balancer: Balancer;
  readonly processes: readonly Restarted[];
}

const SUBGRAPHS = ['identity', 'orders', 'catalog', 'content'];
const SUBGRAPH_OFFSET = 10;
const DRAIN_SECONDS = '5';

/** Which processes there are: two that are alike, or a process for each subgraph, the worker beside, and two before them. Their services, and which of them the load balancer finds. */
const TOPOLOGIES = {
  alike: { all: ['all', 'all'], behind: [0, 1] },
  subgraphs: { all: [...SUBGRAPHS, 'gateway,surfaces', 'gateway,surfaces', 'worker'], behind: [4, 5] },
} as const;

/** One of them. */
export type Topology = keyof typeof TOPOLOGIES;

/** Whether it is one. */
export const isTopology = (name: string): name is Topology => Object.hasOwn(TOPOLOGIES, name);

/** Start a topology on empty databases, with that company. */
export const openRestartWorld = (topology: Topology): Promise<RestartWorld> => closedTogether((opened) => openParts(topology, opened));

async function openParts(topology: Topology, opened: (() => unknown)[]): Promise<Omit<RestartWorld, 'close'>> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-restarts-'));
  opened.push(() => { rmSync(folder, { recursive: true, force: true }); });
  const { all, behind } = TOPOLOGIES[topology];
  const [base, redis] = [await freePorts(), await startRedis()];
  opened.push(redis.stop);
  const ports = topology === 'alike' ? [await freePorts(), await freePorts()] : await apartPorts();
  const shared = {
    PORTICO_MASTER_KEY: 'ab'.repeat(32), PORTICO_MIN_FREE_MB: '1', PORTICO_ALLOW_LOOPBACK_WEBHOOKS: 'on', PORTICO_DRAIN_SECONDS: DRAIN_SECONDS, PORTICO_TRUSTED_PROXIES: '127.0.0.1',
    PORTICO_DATA: folder, PORTICO_REDIS: redis.url, ...databaseSettings(), ...publicUrls(base),
  };
  const token = await staffToken({ ...shared, PORT: String(base) });
  const processes: Restarted[] = [];
  opened.push(() => Promise.all(processes.map((one) => one.stop())));
  for (const [index, services] of all.entries()) processes.push(await restarted({ ...shared, ...(topology === 'subgraphs' && graphUrls(ports[0] ?? 0)), PORT: String(ports[index]), PORTICO_SERVICES: services }));
  const balancer = await startBalancer(base, behind.map((index) => ports[index] ?? 0));
  opened.push(balancer.stop);
  const receiver = await openReceiver();
  opened.push(receiver.close);
  const shop = await openShop(base, token);
  const { places, told, credentials } = await connectDialects(shop.asStaff, receiver.url);
  await shop.asStaff('mutation P($input: SaveReturnPortalInput!) { saveReturnPortal(input: $input) { slug } }', { input: { slug: 'lume' } });
  const doors = { ...credentials, A: `Bearer ${shop.apiKey}`, H: `Bearer ${await catalogKey(shop.asStaff)}`, staff: `Bearer ${token}` };
  return {
    base, balancer, processes, settings: shared, places, told, asStaff: shop.asStaff, send: openDoors(base, doors), received: receiver.received, databases: readConfig(shared).databases,
  };
}

/** Subgraphs, gateway and worker share a block of ports; the second process with hosts has one of its own. */
async function apartPorts(): Promise<number[]> {
  const [first, second] = [await freePorts(), await freePorts()];
  return [first, first, first, first, first, second, first];
}

/** Every process is behind the addresses of the load balancer. */
const publicUrls = (base: number): Settings => Object.fromEntries(Object.entries(readConfig({ PORT: String(base) }).urls).map(([host, url]) => [`PORTICO_${host.toUpperCase()}_URL`, url]));

const graphUrls = (port: number): Settings => Object.fromEntries(SUBGRAPHS.map((name, index) => [`PORTICO_${name.toUpperCase()}_GRAPH_URL`, `http://127.0.0.1:${String(port + SUBGRAPH_OFFSET + index)}/graphql`]));

/** Start as a supervisor does, again when it fails: on a busy machine a database may take too long to answer. */
const supervised = (settings: Settings): Promise<PorticoProcess> => startProcess(settings).catch(() => startProcess(settings)).catch(() => startProcess(settings));

async function restarted(settings: Settings): Promise<Restarted> {
  let running: PorticoProcess = await supervised(settings);
  const url = `http://127.0.0.1:${String(healthPort(readConfig(settings)))}/readyz`;
  const ready = (): Promise<true> => until(() => fetch(url).then(({ ok }) => ok || undefined, () => undefined));
  return {
    services: settings['PORTICO_SERVICES'] ?? '',
    stop: async () => {
      const passed = stopwatch();
      return [await running.stop(), passed()];
    },
    start: async () => {
      running = await supervised(settings);
      await ready();
    },
  };
}
