import type { Clock } from '#kernel/clock.js';
import type { SubgraphName } from '#kernel/config.js';
import type { Database } from '#subgraph-kit/database.js';
import { openDataKeys } from '#subgraph-kit/data-keys/open-data-keys.js';
import { rewrapDataKeys, wrappedWith } from '#subgraph-kit/data-keys/rewrap-data-keys.js';
import type { OpenKeys } from '#subgraph-kit/subgraph.js';
import type { DeploymentKeys } from './deployment-keys.js';

/** The keys of an open database, as a rotation of the master key sees them. */
export interface WrappedKeys {
  /** The ids of the master keys they are wrapped with. */
  wrappedWith(): Promise<string[]>;
  /** Wrap them with the master key of an id; answers the ids before. */
  rewrap(to: string): Promise<string[]>;
}

/** The keys of the databases of this process. */
export interface DatabaseKeys {
  /** Opens those of a subgraph's database. */
  opener(subgraph: SubgraphName): OpenKeys;
  /** Of those that are open. */
  readonly opened: ReadonlyMap<SubgraphName, WrappedKeys>;
}

/** The keys of the databases that this process opens, under its master keys. */
export function databaseKeys({ keys, clock }: { readonly keys: DeploymentKeys; readonly clock: Clock }): DatabaseKeys {
  const opened = new Map<SubgraphName, WrappedKeys>();
  const of = (subgraph: SubgraphName) => ({ subgraph, masters: keys.of(subgraph), clock });
  const wrapped = (subgraph: SubgraphName, database: Database): WrappedKeys => ({
    wrappedWith: () => wrappedWith(database),
    rewrap: (to) => rewrapDataKeys(database, of(subgraph), to),
  });
  return {
    opened,
    opener: (subgraph) => async (database, history) => {
      try {
        const found = await openDataKeys(database, { ...of(subgraph), history });
        opened.set(subgraph, wrapped(subgraph, database));
        return found;
      } catch (error) {
        await database.close();
        throw error;
      }
    },
  };
}
