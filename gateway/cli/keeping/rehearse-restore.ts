import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { systemClock } from '#kernel/clock.js';
import { SUBGRAPHS, type Config } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { dropSchema } from '#subgraph-kit/keeping/create-schema.js';
import { lockFile } from '#subgraph-kit/lock-file.js';
import { prepareDataFolder } from '../../server/data-folder.js';
import type { Terminal } from '../terminal.js';
import type { Finding } from './check-restored.js';
import { keyProblem } from './require-key.js';
import type { OpenBackup } from './read-backup.js';
import { rehearsalConfig } from './rehearsal-config.js';
import { restoreBackup } from './restore-backup.js';

const PREFIX = 'rehearsal-';
const SUFFIX_BYTES = 6;
const OWNER_ONLY = 0o700;

/** Restore a backup in a place of its own, look at it, start the product on it, and remove it all again. */
export async function rehearseRestore(backup: OpenBackup, { config, terminal }: { readonly config: Config; readonly terminal: Terminal }): Promise<Finding[]> {
  prepareDataFolder(config.dataFolder);
  removeLeft(config.dataFolder);
  const suffix = PREFIX.replace('-', '_') + randomBytes(SUFFIX_BYTES).toString('hex');
  const folder = join(config.dataFolder, suffix.replace('_', '-'));
  mkdirSync(folder, { mode: OWNER_ONLY });
  const unlock = lockFile(join(folder, LOCK));
  const place = rehearsalConfig(config, { folder, suffix });
  try {
    return await rehearsed(backup, { config: place, terminal });
  } finally {
    for (const name of SUBGRAPHS) await dropSchema(place.databases[name]);
    unlock?.();
    rmSync(folder, { recursive: true, force: true });
  }
}

const LOCK = 'rehearsal.lock';

/** Remove the folders of rehearsals that were killed. */
function removeLeft(dataFolder: string): void {
  for (const name of readdirSync(dataFolder).filter((one) => one.startsWith(PREFIX))) {
    const folder = join(dataFolder, name);
    const unlock = lockFile(join(folder, LOCK));
    if (!unlock) continue;
    unlock();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function rehearsed(backup: OpenBackup, { config, terminal }: { readonly config: Config; readonly terminal: Terminal }): Promise<Finding[]> {
  const problem = keyProblem(config, backup.manifest);
  const { rows, leftOut, findings, ended } = await restoreBackup(backup, { config, terminal, isNew: true, endsAccess: problem === undefined });
  return [
    { check: 'rows', state: 'good', found: `${rows.toLocaleString('en')} rows and ${backup.manifest.blobs.count.toLocaleString('en')} stored files are what the backup says${leftOut.length === 0 ? '' : `; left out, because this release never had them: ${leftOut.join(', ')}`}` },
    ...findings,
    problem === undefined ? { check: 'master key', state: 'good', found: `it is that of the backup; ${String(ended)} sign-ins and grants would be ended` } : { check: 'master key', state: 'BAD', found: problem },
    ...(problem === undefined ? [await started(config, terminal)] : []),
  ];
}

const MOST_LOOKS = 20;
const BETWEEN_MILLISECONDS = 1100; // a look is answered for a second

/** Start everything but the worker on what was restored, which brings its tables up to date. */
async function started(config: Config, { show }: Terminal): Promise<Finding> {
  show('starting');
  try {
    const { startPortico } = await import('../../server/start-portico.js');
    const portico = await startPortico({ config, clock: systemClock, ids: uuidV7Ids(systemClock), log: createLog('silent') });
    try {
      let report = await portico.deployment.readiness.report();
      for (let looks = 1; report.status !== 'ready' && looks < MOST_LOOKS; looks += 1) {
        await delay(BETWEEN_MILLISECONDS);
        report = await portico.deployment.readiness.report();
      }
      const states = Object.entries(report.checks).map(([name, state]) => `${name} ${state}`).join(', ');
      return { check: 'start', state: report.status === 'ready' ? 'good' : 'BAD', found: `the product starts on it, and is ${report.status} (${states})` };
    } finally {
      await portico.stop();
    }
  } catch (error) {
    return { check: 'start', state: 'BAD', found: `the product does not start on it: ${error instanceof Error ? error.message : String(error)}` };
  }
}
