import type { Config } from '#kernel/config.js';
import { keysFrom } from '../../server/deployment-keys.js';
import { KEY_REMEDY } from '../../server/key-remedy.js';
import { knownMasterKey } from '../../server/master-key.js';
import type { Manifest } from './manifest.js';

/** Why the product could not read the secrets of a backup here; undefined where it can. The key itself is in no backup. */
export function keyProblem(config: Config, { masterKey }: Manifest): string | undefined {
  if (masterKey === null) return undefined;
  const known = knownMasterKey(config);
  if (!known) return `The secrets of the backup are sealed with the master key ${masterKey}, and there is none here: ${KEY_REMEDY}`;
  const presented = keysFrom(known, config).of('identity').sealing.id;
  return presented === masterKey ? undefined : `The secrets of the backup are sealed with the master key ${masterKey}, and ${known.origin} is the key ${presented}: ${KEY_REMEDY}`;
}
