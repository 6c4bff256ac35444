import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import type { Call } from '#client/call.js';
import { namedKey } from '#kernel/crypto.js';
import { readConfig, SUBGRAPHS, type HostName } from '#kernel/config.js';
import type { SubgraphDeps } from '#subgraph-kit/subgraph.js';
import { openDeployment, type Deployment } from '../../gateway/server/deployment.js';
import { findAudiences } from '../../gateway/server/find-surfaces.js';
import { outwardRoutes } from '../../gateway/server/outward-routes.js';
import { subgraphRegistry, type SubgraphRegistry } from '../../gateway/server/subgraph-registry.js';
import { startGateway } from '../../gateway/server/start-gateway.js';
import { startSurfaces } from '../../gateway/server/start-surfaces.js';
import { createRelay } from '../../gateway/relay/relay.js';
import { notify } from '../../shims/webhooks/notify.js';
import { storedRows } from '../faults/stored-rows.js';
import type { Select } from '../kit/company-flaws.js';
import { removeDatabases } from '../kit/database.js';
import { databaseSettings } from '../kit/database-settings.js';
import { freePorts } from '../kit/free-ports.js';
import { imageHost } from '../kit/image-host.js';
import { manualClock, type ManualClock } from '../kit/manual-clock.js';
import { THREE_PIXELS } from '../kit/pixels.js';
import { callIds, type CallIds } from './call-ids.js';
import { storedBytes, type StoredBytes } from './stored-bytes.js';

/** The whole product in this process except scheduled jobs: its surfaces and the public graph, on real ports. */
export interface Product {
  readonly clock: ManualClock;
  readonly ids: CallIds;
  readonly call: Call;
  /** Bytes that it keeps. */
  readonly stored: StoredBytes;
  /** Reads the database of orders. */
  readonly select: Select;
  readonly portOf: (host: HostName) => number;
  /** Where an image can be fetched. */
  readonly imageUrl: string;
  /** Relays every event to its consumers. */
  readonly relay: () => Promise<void>;
  /** Bytes that were logged so far, and the error lines since the last call. */
  readonly logged: { bytes: number; readonly errors: string[] };
  readonly close: () => Promise<void>;
}

/** What a test puts between the product's components. */
export interface Plant {
  /** Between surfaces and graph. */
  readonly call?: (call: Call, log: Deployment['log']) => Call;
}

/** When the first call is made. */
export const START = '2026-11-21T09:30:00.000Z';
const MASTER_KEY = Buffer.alloc(32, 7).toString('base64');
const PINO_ERROR = 50;
/** Nothing of it is worth keeping, and each commit waits for the disk. */
const MEMORY = '/dev/shm';

/** A database draws keys of its own; with these, which each database has its own of too, two products sign the same cursors. */
const keyOf = (purpose: string): Buffer => createHash('sha256').update(purpose).digest();
const WITH_SAME_KEYS = Object.fromEntries(SUBGRAPHS.map((name) => [name, async () => {
  const open = await subgraphRegistry[name]();
  const keys = { cursor: keyOf(`cursor of ${name}`), sealing: namedKey(keyOf(`sealing of ${name}`)) };
  return (deps: SubgraphDeps) => open({ ...deps, keys: () => Promise.resolve(keys) });
}])) as SubgraphRegistry;

/** Open the product on an empty database. Two that are opened with the same seed make the same ids. */
export async function openProduct(seed: number, { call: between = (call) => call }: Plant = {}): Promise<Product> {
  const dataFolder = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'portico-fuzz-'));
  const database = databaseSettings();
  const images = await imageHost({ '/image.png': Buffer.from(THREE_PIXELS, 'base64') });
  const config = readConfig({
    PORT: String(await freePorts()), PORTICO_DATA: dataFolder,
    PORTICO_MASTER_KEY: MASTER_KEY, PORTICO_TRUSTED_PROXIES: '127.0.0.1', PORTICO_MIN_FREE_MB: '1', PORTICO_CALL_LOG_MIB: '8', PORTICO_REGISTRATIONS_PER_HOUR: '1000000', PORTICO_ALLOW_LOOPBACK_WEBHOOKS: 'on', ...database,
  });
  const clock = manualClock(START);
  const ids = callIds(clock, seed);
  const logged = { bytes: 0, errors: [] as string[] };
  const log = pino({ level: 'warn', base: null }, new Writable({ write: (chunk: Buffer, _, done) => { note(logged, chunk); done(); } }));
  const opened = await openDeployment({ config, clock, ids, log, registry: WITH_SAME_KEYS });
  const deployment = { ...opened, graph: { ...opened.graph, call: between(opened.graph.call, log) } };
  let isWoken = true;
  opened.onWork(() => { isWoken = true; });
  const running = [...await startSurfaces(deployment), ...await startGateway(deployment)];
  await Promise.all(running.flatMap(({ warm }) => (warm ? [warm()] : [])));
  const audiences = await findAudiences();
  // one after the other, so that ids are drawn in the same order each time
  const relays = outwardRoutes((batch) => notify({ call: opened.graph.call, ids, audiences }, batch)).map((route) => createRelay({ call: opened.graph.call, clock, log, routes: [route] }));
  return {
    clock, ids, call: opened.graph.call, logged, stored: storedBytes(dataFolder, database['PORTICO_DB']),
    select: (sql) => storedRows(config.databases.orders, sql), portOf: (host) => config.ports[host], imageUrl: images.url('/image.png'),
    relay: async () => {
      if (!isWoken) return;
      isWoken = false;
      for (const { drain } of relays) await drain();
    },
    close: async () => {
      await Promise.all(relays.map(({ stop }) => stop()));
      await Promise.all(running.map((service) => service.stop()));
      await opened.close();
      await images.close();
      await removeDatabases();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

function note(logged: Product['logged'], chunk: Buffer): void {
  logged.bytes += chunk.length;
  const text = chunk.toString();
  if (Number(/"level":(\d+)/.exec(text)?.[1]) >= PINO_ERROR) logged.errors.push(text.slice(0, 4000));
}
