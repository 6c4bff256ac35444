import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, SUBGRAPHS } from '#kernel/config.js';
import { healthPort } from '#kernel/health-port.js';
import { staffToken } from '../faults/shop.js';
import { openDoors } from '../kills/doors.js';
import { openCompany } from '../kills/open-company.js';
import type { World } from '../kills/world.js';
import { closedTogether } from '../kit/closed-together.js';
import { databaseSettings } from '../kit/database-settings.js';
import { freePorts } from '../kit/free-ports.js';
import { startProcess, type PorticoProcess, type Settings } from '../kit/portico-process.js';
import { graphUrls, publicUrls } from '../kit/process-addresses.js';
import { startRedis } from '../kit/redis.js';
import { stopwatch } from '../kit/stopwatch.js';
import { until } from '../kit/until.js';
import { startBalancer, type Balancer } from './balancer.js';

/** A process that is restarted, again and again. */
export interface Restarted {
  readonly services: string;
  /** Stop it in order; answers the exit status and how long it took, in milliseconds. */
  stop(): Promise<readonly [status: number | null, milliseconds: number]>;
  /** Start it again; resolves when it is ready. */
  start(): Promise<void>;
  /** Its log, over all restarts. */
  said(): string;
}

/** The company of {@link World} with a catalog key and a returns portal, behind a load balancer. */
export interface RestartWorld extends Omit<World, 'process'> {
  /** The first port of the load balancer. */
  readonly base: number;
  readonly balancer: Balancer;
  readonly processes: readonly Restarted[];
}

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
  const { doors, made } = await openCompany(base, token, opened);
  return {
    ...made, base, balancer, processes, settings: shared, send: openDoors(base, doors), databases: readConfig(shared).databases,
  };
}

/** Subgraphs, gateway and worker share a block of ports; the second process with hosts has one of its own. */
async function apartPorts(): Promise<number[]> {
  const [first, second] = [await freePorts(), await freePorts()];
  return [first, first, first, first, first, second, first];
}

/** Start as a supervisor does, again when it fails: on a busy machine a database may take too long to answer. */
const supervised = (settings: Settings): Promise<PorticoProcess> => startProcess(settings).catch(() => startProcess(settings)).catch(() => startProcess(settings));

async function restarted(settings: Settings): Promise<Restarted> {
  let running: PorticoProcess = await supervised(settings);
  const url = `http://127.0.0.1:${String(healthPort(readConfig(settings)))}/readyz`;
  let before = '';
  const ready = (): Promise<true> => until(() => fetch(url).then(({ ok }) => ok || undefined, () => undefined));
  return {
    services: settings['PORTICO_SERVICES'] ?? '',
    said: () => before + running.said(),
    stop: async () => {
      const passed = stopwatch();
      return [await running.stop(), passed()];
    },
    start: async () => {
      before += running.said();
      running = await supervised(settings);
      await ready();
    },
  };
}
