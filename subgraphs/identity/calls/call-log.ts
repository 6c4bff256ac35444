import type { Clock } from '#kernel/clock.js';
import type { Ids } from '#kernel/ids.js';
import type { Database } from '#subgraph-kit/database.js';
import { groupCommit } from '#subgraph-kit/group-commit.js';
import type { CallBodies } from './call-bodies.js';
import { writeClaims, type ClaimResult, type PreparedClaim } from './write-claims.js';
import { writeEntries, type CallEntry } from './write-entries.js';

/** The writing side of the call log: concurrent calls share transactions. */
export interface CallLog {
  readonly claim: (claim: PreparedClaim) => Promise<ClaimResult>;
  /** Answers whether the entry was written: a call that lost its key writes nothing. */
  readonly write: (entry: CallEntry) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** A call log in a database. */
export function callLog({ database, ...parts }: { database: Database; clock: Clock; ids: Ids; bodies: CallBodies }): CallLog {
  const claims = groupCommit<PreparedClaim, ClaimResult>({ database, write: (transaction, items) => writeClaims(transaction, items, parts) });
  const entries = groupCommit<CallEntry, boolean>({ database, write: (transaction, items) => writeEntries(transaction, items, parts.bodies) });
  return {
    claim: claims.submit,
    write: entries.submit,
    close: async () => { await Promise.all([claims.close(), entries.close()]); },
  };
}
