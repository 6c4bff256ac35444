import { dirname } from 'node:path';
import type { DatabaseLocation, SubgraphName } from '#kernel/config.js';
import { innermostCause } from '#kernel/innermost-cause.js';
import { UnfinishedRestore } from '#subgraph-kit/keeping/restore-mark.js';
import { SeveralMasterKeys, WrongMasterKey } from '#subgraph-kit/data-keys/master-key.js';
import { fullDisk, isDiskFull, isDiskFullAt } from './disk-full.js';
import { KEY_REMEDY, presentedWords } from './key-remedy.js';
import { StartFailure } from './start-failure.js';

/** The location of a database for messages, without its password. */
export function databaseWords(name: SubgraphName, database: DatabaseLocation): string {
  if (database.kind === 'sqlite') return `the ${name} database ${database.file}`;
  const hosts = [database.url, ...database.others ?? []].map((url) => new URL(url)).map(({ hostname, port }) => `${hostname}:${port || '3306'}`);
  return `the ${name} database at ${hosts.join()}${new URL(database.url).pathname}`;
}

/** Why a database cannot be opened, and what to do about it, in one line. */
export function unopened(name: SubgraphName, database: DatabaseLocation, { error, keyOrigin }: { readonly error: unknown; readonly keyOrigin: string }): StartFailure {
  const place = databaseWords(name, database);
  if (error instanceof WrongMasterKey) {
    return new StartFailure(`PORTICO_MASTER_KEY: the secrets of ${place} are sealed with the key ${error.expected}, and ${presentedWords(keyOrigin, error.presented)}; ${KEY_REMEDY}, or to a list that has it`, { cause: error });
  }
  if (error instanceof SeveralMasterKeys) return new StartFailure(`PORTICO_MASTER_KEY: ${place} is of a release whose keys came from one master key, and ${keyOrigin} has several; start once with that key alone`, { cause: error });
  if (error instanceof UnfinishedRestore) return new StartFailure(`${place} is being restored from a backup, or that did not end; run the same restore again, which goes on or begins anew`, { cause: error });
  if (database.kind === 'sqlite' && isDiskFullAt(dirname(database.file), error)) return fullDisk(dirname(database.file), error);
  const setting = database.kind === 'sqlite' ? 'PORTICO_DATA' : `PORTICO_DB or PORTICO_${name.toUpperCase()}_DB`;
  return new StartFailure(`${setting}: ${place}: ${reason(error)}; ${remedy(database, error)}`, { cause: error });
}

function remedy({ kind }: DatabaseLocation, error: unknown): string {
  if (isDiskFull(error)) return 'make room and start again';
  return kind === 'sqlite' ? 'let this user own it, or restore it from a backup' : 'see that the server runs and that the address and the account are right';
}

/** The driver's own message is the innermost one. */
function reason(error: unknown): string {
  const cause = innermostCause(error);
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause && typeof cause.code === 'string' && cause.message.trim() === '' ? cause.code : cause.message.split('\n')[0] ?? cause.name;
}
