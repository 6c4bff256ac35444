import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseLocation } from '#kernel/config.js';
import { openShop, staffToken } from '../faults/shop.js';
import { connectDialects } from '../kills/connect-dialects.js';
import { openDoors, type Send } from '../kills/doors.js';
import type { World } from '../kills/world.js';
import { catalogKey } from '../kit/catalog-key.js';
import { freePorts } from '../kit/free-ports.js';
import { startProcess } from '../kit/portico-process.js';
import { publicUrls } from '../kit/process-addresses.js';
import { openReceiver } from '../subgraphs/webhooks/receiver.js';
import type { GaleraCluster } from './galera-cluster.js';
import type { GaleraNode } from './galera-node.js';

/** The company of {@link World} with a catalog key, served by two processes on one cluster. */
export interface ClusterWorld extends Omit<World, 'process' | 'send'> {
  /** A sender to each process. */
  readonly sends: readonly [Send, Send];
  /** The node that checks read. */
  readFrom(node: GaleraNode): void;
  /** End both processes in order. */
  stop(): Promise<void>;
}

/** What the names of the product's schemas begin with. */
export const SCHEMA = 'kills';

/** Start two processes of the whole product on the cluster, with that company. */
export async function openClusterWorld(cluster: GaleraCluster): Promise<ClusterWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-cluster-'));
  const bases = [await freePorts(), await freePorts()] as const;
  const shared = { PORTICO_MASTER_KEY: 'ab'.repeat(32), PORTICO_MIN_FREE_MB: '1', PORTICO_ALLOW_LOOPBACK_WEBHOOKS: 'on', PORTICO_DB: cluster.urlOf(SCHEMA) };
  const settings = { ...shared, PORT: String(bases[0]), PORTICO_DATA: join(folder, '1') };
  const token = await staffToken(settings);
  const processes = [await startProcess(settings), await startProcess({ ...shared, ...publicUrls(bases[0]), PORT: String(bases[1]), PORTICO_DATA: join(folder, '2') })] as const;
  const receiver = await openReceiver();
  const shop = await openShop(bases[0], token);
  const { places, told, credentials } = await connectDialects(shop.asStaff, receiver.url);
  const doors = { ...credentials, A: `Bearer ${shop.apiKey}`, H: `Bearer ${await catalogKey(shop.asStaff)}`, staff: `Bearer ${token}` };
  let read = cluster.nodes[0];
  const at = (name: string): DatabaseLocation => ({ kind: 'mysql', url: `${read.url}${SCHEMA}_${name}` });
  return {
    settings, places, told, asStaff: shop.asStaff, received: receiver.received,
    databases: { get orders() { return at('orders'); }, get identity() { return at('identity'); }, get catalog() { return at('catalog'); } },
    sends: [openDoors(bases[0], doors), openDoors(bases[1], doors)],
    readFrom: (node) => { read = node; },
    stop: async () => { for (const one of processes) await one.stop(); },
    close: async () => {
      for (const one of processes) await one.stop();
      await receiver.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
