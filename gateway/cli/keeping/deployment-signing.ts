import type { Config } from '#kernel/config.js';
import type { SigningKeys } from '#contract/signed-context.js';
import { keysFrom } from '../../server/deployment-keys.js';
import { KEY_REMEDY } from '../../server/key-remedy.js';
import { knownMasterKeys } from '../../server/master-key.js';
import { Refusal } from '../refusal.js';

/** The keys by which the processes of this deployment know one another. */
export function deploymentSigning(config: Config): SigningKeys {
  const known = knownMasterKeys(config);
  if (!known) throw new Refusal(`There is no master key here: nothing was started with these settings yet, or ${KEY_REMEDY}`);
  return keysFrom(known, config).internal;
}
