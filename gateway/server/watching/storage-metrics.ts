import { stat } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import { callLogFile } from '#kernel/call-log-file.js';
import type { Clock } from '#kernel/clock.js';
import type { Config, SubgraphName } from '#kernel/config.js';
import type { Subgraph } from '#subgraph-kit/subgraph.js';
import { freeSpace } from '../free-space.js';
import { keptFor } from './kept-for.js';

interface Stored {
  readonly config: Pick<Config, 'databases' | 'dataFolder' | 'blobs' | 'leastFreeBytes'>;
  readonly clock: Clock;
  readonly subgraphs: ReadonlyMap<SubgraphName, Pick<Subgraph, 'databaseBytes'>>;
}

interface Size {
  readonly database: string;
  readonly part: 'data' | 'wal';
  readonly bytes: number;
}

/** A server sums up its tables: once a minute. Files are looked at with every read of the metrics that is not within seconds of the last. */
const SERVER_MILLISECONDS = 60_000;
const FILES_MILLISECONDS = 5000;

/** Register the size of each database of this process and the free space of its disks; what cannot be read keeps its last value. */
export function storageMetrics(registry: Registry, { config, clock, subgraphs }: Stored): void {
  const registers = [registry];
  const sources = [...subgraphs].map(([name, subgraph]) => sizesOf(name, { location: config.databases[name], subgraph, clock }));
  new Gauge({
    name: 'portico_database_bytes', help: 'Size of each database of this process, by part: data, or wal (the write-ahead log of an embedded one).', labelNames: ['database', 'part'], registers,
    async collect() {
      const sizes = await Promise.allSettled(sources.map((read) => read()));
      for (const read of sizes) if (read.status === 'fulfilled') for (const { database, part, bytes } of read.value) this.set({ database, part }, bytes);
    },
  });
  const folders = { data: config.dataFolder, ...(config.blobs.kind === 'folder' && { files: config.blobs.folder }) };
  new Gauge({
    name: 'portico_disk_free_bytes', help: 'Free bytes of the disk of a folder: data (PORTICO_DATA) and files (stored files, once there are some, unless they are in a bucket).', labelNames: ['folder'], registers,
    async collect() {
      for (const [folder, path] of Object.entries(folders)) await freeSpace(path).then((bytes) => { this.set({ folder }, bytes); }, () => undefined);
    },
  });
  new Gauge({ name: 'portico_disk_minimum_bytes', help: 'Free bytes below which this process reports that it is not ready (PORTICO_MIN_FREE_MB).', registers }).set(config.leastFreeBytes);
}

interface Source {
  readonly location: Config['databases'][SubgraphName];
  readonly subgraph: Pick<Subgraph, 'databaseBytes'>;
  readonly clock: Clock;
}

function sizesOf(name: SubgraphName, { location, subgraph, clock }: Source): () => Promise<readonly Size[]> {
  if (location.kind === 'mysql') return keptFor(SERVER_MILLISECONDS, clock, async () => (subgraph.databaseBytes ? [{ database: name, part: 'data', bytes: await subgraph.databaseBytes() }] : []));
  const { file } = location;
  const files = [{ database: name, file }, ...(name === 'identity' ? [{ database: 'call_log', file: callLogFile(file) }] : [])];
  return keptFor(FILES_MILLISECONDS, clock, async () => (await Promise.all(files.map(({ database, file: own }) => sizesOfFile(database, own)))).flat());
}

async function sizesOfFile(database: string, file: string): Promise<Size[]> {
  const bytes = (path: string): Promise<number> => stat(path).then(({ size }) => size, () => 0); // a database without a log has none
  return [{ database, part: 'data', bytes: await bytes(file) }, { database, part: 'wal', bytes: await bytes(`${file}-wal`) }];
}
