import type { OpenKeys, SubgraphKeys } from '#subgraph-kit/subgraph.js';

/** Keys of databases that are thrown away. */
export const TEST_KEYS: SubgraphKeys = { cursor: Buffer.alloc(32, 1), sealing: { id: 'test', bytes: Buffer.alloc(32, 2) } };

/** Gives every database these keys, and keeps nothing in it. */
export const testKeys: OpenKeys = () => Promise.resolve(TEST_KEYS);
