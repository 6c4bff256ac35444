import { existsSync } from 'node:fs';
import { SUBGRAPHS, type Config } from '#kernel/config.js';
import { prepareDataFolder } from './data-folder.js';
import { freeSpace } from './free-space.js';
import { StartFailure } from './start-failure.js';

const BYTES_PER_MEGABYTE = 1_000_000;

/** Refuse a first start on a disk with too little space; throws a {@link StartFailure}. Later starts proceed and report it on /readyz. */
export async function requireRoom({ services, databases, dataFolder, leastFreeBytes }: Config): Promise<void> {
  const files = SUBGRAPHS.filter((name) => services.includes(name)).map((name) => databases[name]).flatMap((database) => (database.kind === 'sqlite' ? [database.file] : []));
  if (files.length === 0 || files.some((file) => existsSync(file))) return;
  prepareDataFolder(dataFolder);
  const free = await freeSpace(dataFolder);
  if (free >= leastFreeBytes) return;
  throw new StartFailure(`PORTICO_DATA: the disk of ${dataFolder} has ${megabytes(free)} MB free and a first start wants ${megabytes(leastFreeBytes)}; make room, set a folder on another disk, or lower PORTICO_MIN_FREE_MB`);
}

const megabytes = (bytes: number): string => String(Math.floor(bytes / BYTES_PER_MEGABYTE));
