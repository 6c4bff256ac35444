import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '#kernel/clock.js';
import type { Config } from '#kernel/config.js';
import { databaseWords, unopened } from './database-words.js';
import { generateKeyFile, readKeyFile } from './key-file.js';
import { KEY_REMEDY } from './key-remedy.js';
import { StartFailure } from './start-failure.js';

/** The keys that databases, processes and the demo have theirs from, and their location. */
export interface KnownMasterKeys {
  /** The first is the one in use, the others still open what they wrapped. */
  readonly keys: readonly [Buffer, ...Buffer[]];
  /** The setting or the file they come from. */
  readonly origin: string;
}

/** The master keys of the settings or of the data folder; undefined while there is none. */
export function knownMasterKeys({ dataFolder, masterKeys: given }: Config): KnownMasterKeys | undefined {
  if (given) return { keys: given, origin: 'PORTICO_MASTER_KEY' };
  const file = masterKeyFile(dataFolder);
  const keys = readKeyFile(file);
  return keys && { keys, origin: file };
}

/** The master keys; one is generated into the data folder by a first start, which is refused where secrets are sealed with another key. */
export async function masterKeys(config: Config, clock: Clock): Promise<KnownMasterKeys> {
  const known = knownMasterKeys(config);
  if (known) return known;
  const isFirst = !hasDatabase(config);
  // A process that created the database since the check above created the key before it.
  const meanwhile = isFirst ? undefined : knownMasterKeys(config);
  if (meanwhile) return meanwhile;
  if (!isFirst) await refuseLostKey(config, clock);
  const file = masterKeyFile(config.dataFolder);
  return { keys: generateKeyFile(file), origin: file };
}

/** The file of a data folder that has its master keys, where no setting does. */
export const masterKeyFile = (dataFolder: string): string => join(dataFolder, 'master.key');

/** Whether secrets may be stored already: only identity's own process queries a database server to distinguish a new database. */
function hasDatabase({ databases: { identity }, services }: Config): boolean {
  return identity.kind === 'sqlite' ? existsSync(identity.file) : services.includes('identity');
}

async function refuseLostKey({ databases: { identity }, dataFolder, services }: Config, clock: Clock): Promise<void> {
  const file = masterKeyFile(dataFolder);
  if (!services.includes('identity')) throw new StartFailure(`${file} is missing beside databases that were made with it; ${KEY_REMEDY}`);
  const { identitySealedWith } = await import('../../subgraphs/identity/sealed-with.js');
  const keyId = await identitySealedWith(identity, clock).catch((error: unknown) => {
    throw unopened('identity', identity, { error, keyOrigin: file });
  });
  if (keyId !== undefined) throw new StartFailure(`${file} is missing, and the secrets of ${databaseWords('identity', identity)} are sealed with the key ${keyId}; ${KEY_REMEDY}`);
}
