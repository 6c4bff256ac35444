import type { Config } from '#kernel/config.js';
import { masterKeyId } from '../../server/deployment-keys.js';
import { KEY_REMEDY, presentedWords } from '../../server/key-remedy.js';
import { knownMasterKeys } from '../../server/master-key.js';
import { keyIdsOf, keepsKeys, type Manifest } from './manifest.js';

/** Why the product could not read the secrets of a backup here; undefined where it can. The master key itself is in no backup, and one from before a rotation needs the key of then. */
export function keyProblem(config: Config, manifest: Manifest): string | undefined {
  const wanted = keyIdsOf(manifest);
  if (wanted.length === 0) return undefined;
  const sealed = `The secrets of the backup are sealed with the master key ${wanted.join(' and ')}`;
  const known = knownMasterKeys(config);
  if (!known) return `${sealed}, and there is none here: ${KEY_REMEDY}`;
  const ids = known.keys.map(masterKeyId);
  if (wanted.some((id) => !ids.includes(id))) return `${sealed}, and ${presentedWords(known.origin, ids)}: ${KEY_REMEDY}, or to a list that has it`;
  return ids.length > 1 && !keepsKeys(manifest) ? `${sealed}, from which its release derived all its keys, and ${presentedWords(known.origin, ids)}: set PORTICO_MASTER_KEY to that key alone, and rotate it afterwards` : undefined;
}
