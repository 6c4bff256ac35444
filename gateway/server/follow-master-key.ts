import { unwatchFile, watchFile } from 'node:fs';
import type { Config } from '#kernel/config.js';
import type { Log } from '#kernel/log.js';
import type { DeploymentKeys } from './deployment-keys.js';
import { masterKeyFile } from './master-key.js';

/** How often a process looks whether master.key was replaced; a rotation leaves both keys in it for longer. */
export const FOLLOWING_MILLISECONDS = 1000;

/** Keep to the master keys that the file in the data folder has while this process runs; call what it answers to end that. Those of a setting stay as they are. */
export function followMasterKey({ keys, config, log }: { readonly keys: DeploymentKeys; readonly config: Config; readonly log: Log }): () => void {
  if (config.masterKeys) return () => undefined;
  const file = masterKeyFile(config.dataFolder);
  const read = (): void => {
    try {
      keys.readAgain();
    } catch (error) {
      log.error({ err: error }, 'The replaced master key cannot be read; this process goes on with the one before');
    }
  };
  watchFile(file, { interval: FOLLOWING_MILLISECONDS, persistent: false }, read);
  return () => { unwatchFile(file, read); };
}
