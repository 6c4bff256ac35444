import type { SubgraphKeys } from '#subgraph-kit/subgraph.js';

/** Keys of the benchmark's throw-away databases; both of its processes need the same. */
export const benchKeys: SubgraphKeys = { cursor: Buffer.alloc(32, 1), sealing: { id: 'bench', bytes: Buffer.alloc(32, 2) } };
