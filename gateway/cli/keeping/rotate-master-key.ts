import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SUBGRAPHS, type Config, type SubgraphName } from '#kernel/config.js';
import { lockFile } from '#subgraph-kit/lock-file.js';
import { prepareDataFolder } from '../../server/data-folder.js';
import { masterKeyId } from '../../server/deployment-keys.js';
import { FOLLOWING_MILLISECONDS } from '../../server/follow-master-key.js';
import { newKey, replaceKeyFile } from '../../server/key-file.js';
import { knownMasterKeys, masterKeyFile, type KnownMasterKeys } from '../../server/master-key.js';
import { openBeside, type Beside } from '../open-beside.js';
import { Refusal } from '../refusal.js';
import type { Terminal } from '../terminal.js';
import { rewrapIn } from './wrapped-in.js';

/** What was done to a database, or is left to do. */
export interface Rotated {
  /** The subgraph of the database, or where the master keys are. */
  readonly what: string;
  readonly state: 'good' | 'BAD';
  readonly result: string;
}

interface Rotating {
  readonly config: Config;
  readonly terminal: Terminal;
}

/** Several looks of every process that follows the file: after that each signs with both keys, and the old one may go. */
const BOTH_MILLISECONDS = 3 * FOLLOWING_MILLISECONDS;
const AGAIN = 'run the command again, which finishes what is left';

/**
 * Wrap the keys of every database with the first master key, while the product runs or not. Of embedded databases with a generated master key it makes the new key and removes the old one too. Until
 * every database is done both keys are known, so that it may be killed at any time and is run again.
 */
export async function rotateMasterKey({ config, terminal }: Rotating): Promise<Rotated[]> {
  prepareDataFolder(config.dataFolder);
  return locked(config, async () => {
    const names = SUBGRAPHS.filter((name) => isHere(config, name));
    if (names.length === 0) throw new Refusal('There is no database here: run the command with the settings of a process that has one');
    const mayMake = requireKeys(config, names);
    const beside = await openBeside(config, names); // with the keys of before: a database that does not open is said before anything is changed
    try {
      return await rotated({ names, to: begun(config, mayMake, beside), beside }, { config, terminal, mayMake });
    } finally {
      await beside.deployment.close();
    }
  });
}

/** One rotation at a time on a data folder. */
async function locked<T>({ dataFolder }: Config, work: () => Promise<T>): Promise<T> {
  const lock = join(dataFolder, 'master.key.lock');
  const unlock = lockFile(lock);
  if (!unlock) throw new Refusal('Another rotation of the master key is under way here');
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
    unlock();
  }
}

const isHere = ({ databases }: Config, name: SubgraphName): boolean => databases[name].kind === 'mysql' || existsSync(databases[name].file);

/** Whether the command replaces the key in the file by itself: where all databases belong to this data folder, nobody elsewhere has a copy of it. */
function requireKeys(config: Config, here: readonly SubgraphName[]): boolean {
  const { keys, origin } = known(config);
  if (config.masterKeys) return false;
  const isWhole = SUBGRAPHS.every((name) => here.includes(name) && config.databases[name].kind === 'sqlite');
  if (isWhole || keys.length > 1) return isWhole;
  throw new Refusal(`${origin} has one key, and not all databases are in its folder: write a new key (openssl rand -hex 32) as the first line of the master.key of every machine, with the old one as the second, then run the command again`);
}

function known(config: Config): KnownMasterKeys {
  const found = knownMasterKeys(config);
  if (!found) throw new Refusal('There is no master key here: nothing was started with these settings yet');
  return found;
}

/** The id of the master key to wrap with from now on; where it is made here, it is in the file, before the old one, once this returns. */
function begun(config: Config, mayMake: boolean, { deployment }: Beside): string {
  const { keys: [first, ...others] } = known(config);
  if (!mayMake || others.length > 0) return masterKeyId(first);
  const made = newKey();
  replaceKeyFile(masterKeyFile(config.dataFolder), [made, first]);
  deployment.keys.readAgain();
  return masterKeyId(made);
}

interface Begun {
  readonly names: readonly SubgraphName[];
  readonly to: string;
  readonly beside: Beside;
}

async function rotated({ names, to, beside }: Begun, { config, terminal, mayMake }: Rotating & { readonly mayMake: boolean }): Promise<Rotated[]> {
  const rows: Rotated[] = [];
  for (const name of SUBGRAPHS) {
    terminal.show(`wrapping the keys of ${name}`);
    rows.push(names.includes(name) ? await rewrapped(name, to, beside) : { what: name, state: 'good', result: 'its database is not here: run the command where it is' });
  }
  const isDone = rows.every(({ state }) => state === 'good');
  return [...rows, await finished(config, { terminal, isDone, mayMake })];
}

async function rewrapped(name: SubgraphName, to: string, beside: Beside): Promise<Rotated> {
  try {
    const before = (await rewrapIn(beside, name, to)).filter((id) => id !== to);
    return { what: name, state: 'good', result: before.length === 0 ? `was wrapped with the master key ${to} already` : `is wrapped with the master key ${to}, not with ${before.join(' and ')} any more` };
  } catch (error) {
    return { what: name, state: 'BAD', result: error instanceof Error ? error.message : String(error) };
  }
}

/** Remove the old key from the file, once every process that runs on it knows the new one; or say what is left to do. */
async function finished(config: Config, { terminal, isDone, mayMake }: { readonly terminal: Terminal; readonly isDone: boolean; readonly mayMake: boolean }): Promise<Rotated> {
  const { keys: [first, ...others], origin } = known(config);
  const [id, old] = [masterKeyId(first), others.map(masterKeyId).join(' and ')];
  if (!isDone) return { what: origin, state: 'BAD', result: `must keep all of its keys: ${AGAIN}` };
  if (others.length === 0) return { what: origin, state: 'good', result: `has the key ${id} alone; to replace it put a new one before it` };
  if (!mayMake) return { what: origin, state: 'good', result: `needs the key ${id} alone, in every process, once no database anywhere is wrapped with ${old}` };
  terminal.show('waiting until every process here knows the new key');
  await terminal.pause(BOTH_MILLISECONDS);
  replaceKeyFile(masterKeyFile(config.dataFolder), [first]);
  return { what: origin, state: 'good', result: `has the key ${id} alone: copy it to where you keep it. The key ${old} opens nothing but backups of before` };
}
