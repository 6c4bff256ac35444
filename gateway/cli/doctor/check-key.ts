import { masterKeyId } from '../../server/deployment-keys.js';
import { knownMasterKeys } from '../../server/master-key.js';
import type { Check } from './check.js';

/** The master keys, by their ids, which reveal nothing of them; messages about a wrong key show these. */
export const checkKey: Check = {
  name: 'master key',
  bad: '`master.key` is there and is no key',
  remedy: 'Set PORTICO_MASTER_KEY to the key that the deployment was made with, or put the copy of master.key back.',
  look: ({ config }) => {
    const known = knownMasterKeys(config);
    return Promise.resolve({ found: known ? `${known.keys.map(masterKeyId).join(', then ')}, from ${known.origin}` : 'none yet; the first start makes one' });
  },
};
