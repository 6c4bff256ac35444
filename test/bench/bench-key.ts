import { readConfig } from '#kernel/config.js';
import { keysFrom } from '../../gateway/server/deployment-keys.js';

/** The master key of databases that are thrown away. */
export const MASTER_KEY = '42'.repeat(32);

/** The keys that are derived from it. */
export const { of: benchKeys } = keysFrom({ bytes: Buffer.from(MASTER_KEY, 'hex'), origin: 'the bench' }, readConfig({}));
