import { readConfig, type SubgraphName } from '#kernel/config.js';
import type { SubgraphKeys } from '#subgraph-kit/subgraph.js';
import { keysFrom } from '../../gateway/server/deployment-keys.js';

/** The master key of databases that are thrown away. */
export const MASTER_KEY = '42'.repeat(32);

const { of } = keysFrom({ keys: [Buffer.from(MASTER_KEY, 'hex')], origin: 'the bench' }, readConfig({}));

/** Keys that both processes of a bench derive from it. */
export const benchKeys = (subgraph: SubgraphName): SubgraphKeys => of(subgraph)[0].derived;
