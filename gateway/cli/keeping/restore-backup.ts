import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '#kernel/clock.js';
import { SUBGRAPHS, type Config } from '#kernel/config.js';
import { openBlobs } from '#subgraph-kit/blobs/open-blobs.js';
import { lockFile } from '#subgraph-kit/lock-file.js';
import type { RestoreState } from '#subgraph-kit/keeping/restore-mark.js';
import { prepareDataFolder } from '../../server/data-folder.js';
import { ownDatabases } from '../../server/own-databases.js';
import { EndAllAccessDocument } from '../operations/end-all-access.generated.js';
import { Refusal } from '../refusal.js';
import { openSession } from '../session.js';
import type { Terminal } from '../terminal.js';
import { checkRestored, type Finding } from './check-restored.js';
import { explained } from './explained.js';
import { loadBackup, requireKnownMigrations, type Loaded } from './load-backup.js';
import { verifyBackup, type OpenBackup } from './read-backup.js';
import { closeTargets, openTargets, prepareTargets, type Targets } from './restore-targets.js';

/** Where a backup is restored. */
export interface RestoreWork {
  readonly config: Config;
  readonly terminal: Terminal;
  /** Schemas on a server must not be there yet. */
  readonly isNew?: boolean;
  /** Not where the key to the secrets is another one: the subgraph that has them would not open. */
  readonly endsAccess?: boolean;
}

/** What was restored. */
export interface Restored extends Loaded {
  readonly findings: readonly Finding[];
  /** Sessions, mailed links, invitations, grants and tokens that were ended. */
  readonly ended: number;
}

/** The parts that stay marked until the last step: whoever serves one of them refuses to start before. */
const MARKED_LAST: ReadonlySet<string> = new Set(['orders', 'catalog', 'content']);

/**
 * Restore a verified backup into empty databases. They are marked until everything is done, so that a server that is started before refuses; a restore that was killed is done again, or
 * goes on with the last steps where all rows were there.
 */
export async function restoreBackup(backup: OpenBackup, work: RestoreWork): Promise<Restored> {
  const { config, terminal: { show } } = work;
  await requireKnownMigrations(backup);
  await verifyBackup(backup, show);
  const loaded = await locked(config, async () => {
    const owned = await ownDatabases({ config: { ...config, services: SUBGRAPHS }, clock: systemClock, as: 'command' });
    try {
      return await load(backup, work);
    } finally {
      owned.release();
    }
  });
  return { ...loaded, ended: await finish(work) };
}

/** One restore at a time. */
async function locked<T>({ dataFolder }: Config, work: () => Promise<T>): Promise<T> {
  prepareDataFolder(dataFolder);
  const lock = join(dataFolder, 'restore.lock');
  const unlock = lockFile(lock);
  if (!unlock) throw new Refusal('Another restore is under way here');
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
    unlock();
  }
}

async function load(backup: OpenBackup, { config, terminal: { show }, isNew = false }: RestoreWork): Promise<Omit<Restored, 'ended'>> {
  const targets = await openTargets(config, isNew);
  const blobs = await openBlobs(config.blobs);
  try {
    const found = await prepareTargets(config, targets, backup.manifest.id);
    const loaded = found === 'loaded' ? NOTHING_MORE : await loadMarked(backup, { targets, work: () => loadBackup(backup, { targets, blobs, show }) });
    show('checking');
    return { ...loaded, findings: await checkRestored(targets, blobs) };
  } finally {
    blobs.close();
    await closeTargets(targets);
  }
}

/** Of a restore that goes on with its last steps. */
const NOTHING_MORE: Loaded = { rows: 0, leftOut: [] };

/** Loads under the mark; what cannot be loaded is cleared again. */
async function loadMarked({ manifest: { id }, folder }: OpenBackup, { targets, work }: { readonly targets: Targets; readonly work: () => Promise<Loaded> }): Promise<Loaded> {
  const mark = async (state: RestoreState): Promise<void> => { for (const target of targets.values()) await target.mark({ state, backup: id }); };
  try {
    await mark('loading');
    const loaded = await work();
    await mark('loaded');
    return loaded;
  } catch (error) {
    for (const target of targets.values()) await target.clear().catch(() => undefined); // what stays is marked, and cleared by the next restore
    throw explained(error, folder);
  }
}

/** End what people and apps held, some of which may have been ended since the backup, then let the product serve. */
async function finish({ config, terminal, endsAccess = true }: RestoreWork): Promise<number> {
  await unmark(config, (part) => !MARKED_LAST.has(part));
  const ended = endsAccess ? await endAccess({ config, terminal }) : 0;
  await unmark(config, (part) => MARKED_LAST.has(part));
  return ended;
}

async function endAccess({ config, terminal }: RestoreWork): Promise<number> {
  const session = openSession({ config: { ...config, logLevel: 'error' }, terminal });
  try {
    return (await session.ask(EndAllAccessDocument, {})).endAllAccess;
  } finally {
    await session.close();
  }
}

async function unmark(config: Config, isMeant: (part: string) => boolean): Promise<void> {
  const owned = await ownDatabases({ config: { ...config, services: SUBGRAPHS }, clock: systemClock, as: 'command' });
  const targets = await openTargets(config).catch((error: unknown) => {
    owned.release();
    throw error;
  });
  try {
    for (const [part, target] of targets) if (isMeant(part)) await target.mark();
  } finally {
    await closeTargets(targets);
    owned.release();
  }
}
