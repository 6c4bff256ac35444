import type { Clock } from '#kernel/clock.js';
import type { SealingKey } from '#kernel/crypto.js';
import type { Ids } from '#kernel/ids.js';
import type { CallContext } from '#contract/principal.js';
import type { Cursors } from '#subgraph-kit/cursor.js';
import type { Database } from '#subgraph-kit/database.js';
import type { Outbox } from '#subgraph-kit/outbox.js';
import type { LocationExists } from '#subgraph-kit/subgraph.js';
import type { BodyNames } from './calls/call-bodies.js';
import type { CallLog } from './calls/call-log.js';
import type { UnkeyedCalls } from './calls/unkeyed-calls.store.js';
import type { CallTimes } from './connections/call-times.js';
import type { UnstoredFailures } from './connections/unstored-failures.js';
import type { AttemptLog } from './deliveries/record-attempts.js';
import type { IdentityLoaders } from './loaders.js';
import type { TokenUses } from './people/token-uses.js';

/** What every use case of this subgraph may use. */
export interface Identity {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly outbox: Outbox;
  readonly cursors: Cursors;
  /** Encrypts the secrets that must be read back. */
  readonly sealing: SealingKey;
  readonly callTimes: CallTimes;
  readonly tokenUses: TokenUses;
  readonly callLog: CallLog;
  /** The bodies of calls that hold a key. */
  readonly bodyNames: BodyNames;
  readonly unkeyedCalls: UnkeyedCalls;
  /** Where calls are kept: those that hold a key, and, where they have a file of their own, those that hold none. */
  readonly callDatabases: readonly Database[];
  /** How large a company's call log may become. */
  readonly callLogBytes: number;
  readonly attemptLog: AttemptLog;
  /** Has the senders of mail look at once; after the commit. */
  readonly wakeSenders: () => void;
  readonly unstoredFailures: UnstoredFailures;
  /** Asks the subgraph that owns locations. */
  readonly locationExists: LocationExists;
  /** Webhooks may go to http receivers on this machine. */
  readonly allowLoopbackWebhooks: boolean;
}

/** One call: who asks, and what answering may use. */
export interface IdentityContext extends CallContext {
  readonly identity: Identity;
  readonly loaders: IdentityLoaders;
}
