import { existsSync } from 'node:fs';
import { instant, systemClock, type Instant } from '#kernel/clock.js';
import type { Config } from '#kernel/config.js';
import { mysqlSnapshot, type MysqlSnapshot } from '#subgraph-kit/keeping/mysql-snapshot.js';
import { readyUrl } from '#subgraph-kit/ready-host.js';
import { schemaNameOf } from '#subgraph-kit/schema-name-of.js';
import { sqliteSnapshot, type SqliteSnapshot } from '#subgraph-kit/keeping/sqlite-snapshot.js';
import type { TableSnapshot } from '#subgraph-kit/keeping/table-snapshot.js';
import type { SigningKeys } from '#contract/signed-context.js';
import { Refusal } from '../refusal.js';
import { partsOf, type LocatedPart, type PartName } from './parts.js';
import { writeHolder, type WriteHolder } from './write-holder.js';

/** All databases of a deployment as they were at one moment. */
export interface Point {
  readonly takenAt: Instant;
  /** How long the writers of embedded databases, or of several servers, were held up, in milliseconds; 0 where nobody was. */
  readonly heldMilliseconds: number;
  readonly parts: ReadonlyMap<PartName, TableSnapshot>;
  close(): void;
}

/** A part that is a schema on a server. */
interface LocatedSchema {
  readonly part: PartName;
  readonly location: Extract<LocatedPart['location'], { readonly kind: 'mysql' }>;
}

/** The places of a deployment's databases. */
interface Sources {
  readonly files: ReadonlyMap<PartName, SqliteSnapshot>;
  readonly servers: ReadonlyMap<string, MysqlSnapshot>;
  readonly schemas: readonly LocatedSchema[];
}

const TRIES = 5;

/**
 * Take one moment of all databases. Schemas of one server share the snapshot of one connection, for which nobody waits. Where embedded databases or several servers belong to the moment, their
 * writers are held until all snapshots have begun, which takes milliseconds.
 */
export async function takePoint(config: Config, keys: SigningKeys): Promise<Point> {
  const sources = await openSources(config);
  const close = (): void => { closeSources(sources); };
  try {
    const taken = await pinned(config, { sources, keys });
    await refuseMigrating(sources);
    const schemas = sources.schemas.map(({ part, location: { url } }) => [part, serverOf(sources, url).schema(schemaNameOf(url))] as const);
    return { ...taken, parts: new Map<PartName, TableSnapshot>([...sources.files, ...schemas]), close };
  } catch (error) {
    close();
    throw error;
  }
}

const serverKey = (url: string): string => {
  const { hostname, port, username } = new URL(url);
  return `${username}@${hostname}:${port}`;
};

function serverOf({ servers }: Sources, url: string): MysqlSnapshot {
  const server = servers.get(serverKey(url));
  if (!server) throw new TypeError('Every server was connected to');
  return server;
}

async function openSources(config: Config): Promise<Sources> {
  const opened = { files: new Map<PartName, SqliteSnapshot>(), servers: new Map<string, MysqlSnapshot>(), schemas: [] as LocatedSchema[] };
  try {
    for (const located of partsOf(config)) await openSource(located, opened);
    return opened;
  } catch (error) {
    closeSources(opened);
    throw error;
  }
}

async function openSource({ part, location }: LocatedPart, { files, servers, schemas }: { readonly files: Map<PartName, SqliteSnapshot>; readonly servers: Map<string, MysqlSnapshot>; readonly schemas: LocatedSchema[] }): Promise<void> {
  if (location.kind === 'sqlite') {
    if (!existsSync(location.file)) throw new Refusal(`PORTICO_DATA: ${location.file} does not exist: there is nothing to back up yet`);
    files.set(part, sqliteSnapshot(location.file));
    return;
  }
  schemas.push({ part, location });
  const key = serverKey(location.url);
  if (!servers.has(key)) servers.set(key, await mysqlSnapshot(await readyUrl(location)));
}

function closeSources({ files, servers }: Sources): void {
  for (const one of [...files.values(), ...servers.values()]) one.close();
}

async function pinned(config: Config, { sources, keys }: { readonly sources: Sources; readonly keys: SigningKeys }): Promise<Pick<Point, 'takenAt' | 'heldMilliseconds'>> {
  if (sources.files.size === 0 && sources.servers.size === 1) {
    await pinAll(sources);
    return { takenAt: instant(systemClock), heldMilliseconds: 0 };
  }
  const writers = await writeHolder(config, keys);
  try {
    for (let tried = 1; tried <= TRIES; tried += 1) {
      const began = performance.now();
      await writers.hold();
      const takenAt = instant(systemClock);
      if (await pinnedHeld(sources, writers)) return { takenAt, heldMilliseconds: Math.ceil(performance.now() - began) };
    }
    throw new Refusal('The writes of the server could not be held long enough to take one moment of all databases; try again when the machine is less busy');
  } finally {
    writers.close();
  }
}

/** Whether all snapshots began while nobody wrote. */
async function pinnedHeld(sources: Sources, writers: WriteHolder): Promise<boolean> {
  try {
    for (const server of sources.servers.values()) await server.block().catch(refuseBlocking);
    await pinAll(sources);
  } catch (error) {
    await writers.release().catch(() => false);
    throw error;
  }
  return writers.release();
}

async function pinAll({ files, servers }: Sources): Promise<void> {
  for (const file of files.values()) file.pin();
  for (const server of servers.values()) await server.pin();
}

const refuseBlocking = (error: unknown): never => {
  throw new Refusal(`The databases are on several servers, and one of them could not be held for the moment of the backup: ${error instanceof Error ? error.message : String(error)}. The account of each needs the privilege RELOAD`, { cause: error });
};

async function refuseMigrating(sources: Sources): Promise<void> {
  for (const { part, location: { url } } of sources.schemas) {
    if (await serverOf(sources, url).isMigrating(schemaNameOf(url))) throw new Refusal(`A process is changing the tables of the ${part} database just now; run the backup again once it has started`);
  }
}
