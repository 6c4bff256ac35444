import { keysFrom } from '../../server/deployment-keys.js';
import { knownMasterKey } from '../../server/master-key.js';
import type { Check } from './check.js';

/** The master key, by its id, which reveals nothing of it; messages about a wrong key show it. */
export const checkKey: Check = {
  name: 'master key',
  bad: '`master.key` is there and is no key',
  remedy: 'Set PORTICO_MASTER_KEY to the key that the deployment was made with, or put the copy of master.key back.',
  look: ({ config }) => {
    const key = knownMasterKey(config);
    return Promise.resolve({ found: key ? `${keysFrom(key, config).of('identity').sealing.id}, from ${key.origin}` : 'none yet; the first start makes one' });
  },
};
