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

/** The writing side of the call log: concurrent calls share transactions. */
export interface CallLog {
  readonly claim: (claim: PreparedClaim) => Promise<ClaimResult>;
  /** Answers whether the entry was written: a call that lost its key writes nothing. */
  readonly write: (entry: CallEntry) => Promise<boolean>;
  /** End the calls in the log of which only this process knows that they are over. */
  readonly closeUnstored: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A call log in a database. A caller that gets the error that a claim or an answer was not stored is done with its call, so the key must not wait for it. */
export function callLog({ database, ...parts }: { database: Database; clock: Clock; ids: Ids; bodies: CallBodies }): CallLog {
  const unstored = unstoredCalls(parts.clock);
  const claims = groupCommit<PreparedClaim, ClaimResult>({ database, write: (transaction, items) => writeClaims(transaction, items, { ...parts, unstored }) });
  const entries = groupCommit<CallEntry, boolean>({ database, write: (transaction, items) => writeEntries(transaction, items, parts.bodies) });
  return {
    claim: (claim) => claims.submit(claim).catch((error: unknown) => {
      // A claim for which there was no room is not there; any other may have been stored although its caller got an error.
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
