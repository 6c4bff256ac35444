import { setTimeout as delay } from 'node:timers/promises';
import { instant, type Clock } from '#kernel/clock.js';
import { SUBGRAPHS, type Config, type SubgraphName } from '#kernel/config.js';
import { lockFile } from '#subgraph-kit/lock-file.js';
import { readOwner, removeOwner, writeOwner, type Owner } from './database-owner.js';
import { protectFile } from './data-folder.js';
import { StartFailure } from './start-failure.js';

/** The embedded databases that this process has locked. */
export interface OwnedDatabases {
  /** Their number; databases on a server are not locked. */
  readonly count: number;
  /** Publish the state of this process and the address of its subgraphs to other processes. */
  readonly announce: (state: Owner['state'], url?: string) => void;
  readonly release: () => void;
}

/** An embedded database is held by another process. */
export class DatabaseInUse extends StartFailure {
  constructor(readonly subgraph: SubgraphName, database: string, readonly owner: Owner | undefined) {
    const who = owner ? `process ${String(owner.pid)}, ${owner.state === 'command' ? 'a command that began' : 'a server that was started'} at ${owner.startedAt}` : 'another process';
    super(`PORTICO_DATA: the ${subgraph} database ${database} is in use by ${who}; stop it, or set PORTICO_DATA to another folder and PORT to another port`);
  }
}

interface OwnDatabases {
  readonly config: Config;
  readonly clock: Clock;
  /** Whether a server or a command of the command line opens them. */
  readonly as: 'server' | 'command';
}

interface Held {
  readonly file: string;
  readonly release: () => void;
}

const PATIENCE_MILLISECONDS = 20_000;
const PAUSE_MILLISECONDS = 100;

/**
 * Lock the embedded databases of this process's services, each by a lock file that ends with the process. Waits for commands, and for a server that
 * is stopping, to finish; throws {@link DatabaseInUse} when a server has one.
 */
export async function ownDatabases({ config, clock, as }: OwnDatabases): Promise<OwnedDatabases> {
  const held: Held[] = [];
  const startedAt = instant(clock);
  const announce: OwnedDatabases['announce'] = (state, url) => {
    for (const { file } of held) writeOwner(file, { pid: process.pid, startedAt, state, url });
  };
  const release = (): void => {
    for (const { file, release: unlock } of held.splice(0)) {
      removeOwner(file);
      unlock();
    }
  };
  try {
    for (const name of SUBGRAPHS.filter((service) => config.services.includes(service))) {
      const database = config.databases[name];
      if (database.kind === 'sqlite') held.push(await take(name, database.file, as));
    }
    announce(as === 'server' ? 'starting' : 'command');
  } catch (error) {
    release();
    throw error;
  }
  return { count: held.length, announce, release };
}

async function take(subgraph: SubgraphName, file: string, as: OwnDatabases['as']): Promise<Held> {
  const lock = `${file}.lock`;
  protectFile(lock);
  for (let waited = 0; ; waited += PAUSE_MILLISECONDS) {
    const release = lockFile(lock);
    if (release) return { file, release };
    const owner = readOwner(file);
    if (waited >= PATIENCE_MILLISECONDS || !mayEndSoon(owner, as)) throw new DatabaseInUse(subgraph, file, owner);
    await delay(PAUSE_MILLISECONDS);
  }
}

/** A command does not wait for a running server but calls it; it waits for one that starts. */
function mayEndSoon(owner: Owner | undefined, as: OwnDatabases['as']): boolean {
  if (owner === undefined || owner.state === 'command' || owner.state === 'stopping') return true;
  return owner.state === 'starting' && as === 'command';
}
