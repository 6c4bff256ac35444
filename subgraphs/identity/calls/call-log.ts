import type { Clock } from '#kernel/clock.js';
import type { Ids } from '#kernel/ids.js';
import type { Database } from '#subgraph-kit/database.js';
import { isStorageFailure } from '#contract/storage-failure.js';
import { groupCommit } from '#subgraph-kit/group-commit.js';
import type { CallBodies } from './call-bodies.js';
import { closeCall } from './call.store.js';
import { unstoredCalls, type UnstoredCalls } from './unstored-calls.js';
import { writeClaims, type ClaimResult, type PreparedClaim } from './write-claims.js';
import { writeEntries, type CallEntry } from './write-entries.js';

/** Writes to the call log; concurrent calls share transactions. */
export interface CallLog {
  readonly claim: (claim: PreparedClaim) => Promise<ClaimResult>;
  /** Returns whether the entry was written: a call that lost its key writes nothing. */
  readonly write: (entry: CallEntry) => Promise<boolean>;
  /** Close the calls whose end this process could not store when they ended. */
  readonly closeUnstored: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A call log in a database. A call whose claim or response could not be stored has ended with an error, so its key must be free for a retry. */
export function callLog({ database, ...parts }: { database: Database; clock: Clock; ids: Ids; bodies: CallBodies }): CallLog {
  const unstored = unstoredCalls(parts.clock);
  const claims = groupCommit<PreparedClaim, ClaimResult>({ database, write: (transaction, items) => writeClaims(transaction, items, { ...parts, unstored }) });
  const entries = groupCommit<CallEntry, boolean>({ database, write: (transaction, items) => writeEntries(transaction, items, parts.bodies) });
  return {
    claim: (claim) => claims.submit(claim).catch((error: unknown) => {
      // A claim that failed for lack of storage was not stored; after any other error it may have been.
      if (!isStorageFailure(error)) unstored.add({ companyId: claim.companyId, column: 'request_id', value: claim.requestId });
      throw error;
    }),
    write: (entry) => entries.submit(entry).catch((error: unknown) => {
      if (entry.kind === 'ending') unstored.add({ companyId: entry.ending.companyId, column: 'id', value: entry.ending.callId });
      throw error;
    }),
    closeUnstored: () => closeUnstored(database, unstored),
    close: async () => { await Promise.all([claims.close(), entries.close()]); },
  };
}

async function closeUnstored(database: Database, unstored: UnstoredCalls): Promise<void> {
  const calls = unstored.all();
  if (calls.length === 0) return;
  await database.inTransaction(async (transaction) => {
    for (const call of calls) await closeCall(transaction, call);
  });
  unstored.remove(calls);
}
