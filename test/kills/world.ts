import { readConfig, type DatabaseLocation } from '#kernel/config.js';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseSettings } from '../kit/database-settings.js';
import { freePorts } from '../kit/free-ports.js';
import type { Settings } from '../kit/portico-process.js';
import { openReceiver, type Received } from '../subgraphs/webhooks/receiver.js';
import { startFaulty, type FaultyProcess } from '../faults/faulty-process.js';
import { openShop, staffToken, type Shop } from '../faults/shop.js';
import { connectDialects } from './connect-dialects.js';
import { openDoors, type Send } from './doors.js';

/** A company whose three warehouses each speak a dialect of their own: MI1 interface A, LY1 B, RM1 C; orders come in through D. */
export interface World {
  readonly settings: Settings;
  /** The process that was started first. */
  readonly process: FaultyProcess;
  readonly asStaff: Shop['asStaff'];
  readonly send: Send;
  /** The id of each warehouse by its code. */
  readonly places: Readonly<Record<string, string>>;
  /** The ids of the connections that get webhooks. */
  readonly told: Readonly<Record<'A' | 'D', string>>;
  readonly received: readonly Received[];
  /** Those that are checked; the catalog where calls write it. */
  readonly databases: Readonly<Record<'orders' | 'identity', DatabaseLocation> & { readonly catalog?: DatabaseLocation }>;
  readonly close: () => Promise<void>;
}

/** Nothing of it is worth keeping, and a process that is killed loses nothing that it wrote to a file. */
const MEMORY = '/dev/shm';

/** Start the product on empty databases, with that company. */
export async function openWorld(): Promise<World> {
  const folder = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'portico-kills-'));
  const base = await freePorts();
  const settings = { PORT: String(base), PORTICO_DATA: folder, PORTICO_MASTER_KEY: 'ab'.repeat(32), PORTICO_MIN_FREE_MB: '1', PORTICO_ALLOW_LOOPBACK_WEBHOOKS: 'on', ...databaseSettings() };
  const token = await staffToken(settings);
  const process = await startFaulty(settings);
  const receiver = await openReceiver();
  const shop = await openShop(base, token);
  const { places, told, credentials } = await connectDialects(shop.asStaff, receiver.url);
  const { databases } = readConfig(settings);
  return {
    settings, process, places, told, asStaff: shop.asStaff, received: receiver.received, databases: { orders: databases.orders, identity: databases.identity },
    send: openDoors(base, { ...credentials, A: `Bearer ${shop.apiKey}`, staff: `Bearer ${token}` }),
    close: async () => {
      await receiver.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
