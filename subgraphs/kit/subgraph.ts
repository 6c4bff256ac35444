import type { GraphQLSchema } from 'graphql';
import type { Clock } from '#kernel/clock.js';
import type { DatabaseLocation, SubgraphName } from '#kernel/config.js';
import type { SealingKey } from '#kernel/crypto.js';
import type { Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import type { CallContext } from '#contract/principal.js';

/** A subgraph ready to answer: its executable schema and what its resolvers get beside their arguments. */
export interface Subgraph {
  readonly name: SubgraphName;
  readonly schema: GraphQLSchema;
  /** What resolvers see for one call. */
  context(call: CallContext): object;
  /** Rejects when the database does not answer. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** What every subgraph is opened with. */
export interface SubgraphDeps {
  readonly database: DatabaseLocation;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly keys: SubgraphKeys;
  /** Called after each commit that left events in the outbox. */
  readonly wakeRelay: () => void;
  /** Connections may have http receivers on this machine; for development. */
  readonly allowLoopbackWebhooks?: boolean;
}

/** Keys derived from the deployment's master key. */
export interface SubgraphKeys {
  /** Signs list cursors. */
  readonly cursor: Buffer;
  /** Encrypts secrets that must be read back. */
  readonly sealing: SealingKey;
}
