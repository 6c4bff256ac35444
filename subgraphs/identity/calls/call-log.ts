import type { Clock } from '#kernel/clock.js';
import type { Ids } from '#kernel/ids.js';
import type { Database } from '#subgraph-kit/database.js';
import { isStorageFailure } from '#contract/storage-failure.js';
import { groupCommit } from '#subgraph-kit/group-commit.js';
import type { BodyNames } from './call-bodies.js';
import { closeCall } from './call.store.js';
import type { UnkeyedCall, UnkeyedCalls } from './unkeyed-calls.store.js';
import { unstoredCalls, type UnstoredCalls } from './unstored-calls.js';
import { writeClaims, type ClaimResult, type PreparedClaim } from './write-claims.js';
import { writeEndings, type PreparedEnding } from './write-endings.js';

/** Writes to the call log; concurrent calls share transactions. */
export interface CallLog {
  readonly claim: (claim: PreparedClaim) => Promise<ClaimResult>;
  /** Store the response of a claimed call; resolves with whether it still held its key. */
  readonly end: (ending: PreparedEnding) => Promise<boolean>;
  /** Write a call without a key. */
  readonly write: (call: UnkeyedCall) => Promise<void>;
  /** Close the calls whose end this process could not store when they ended. */
  readonly closeUnstored: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly names: BodyNames;
  readonly unkeyed: UnkeyedCalls;
}

/** A call log. A call whose claim or response could not be stored has ended with an error, so its key must be free for a retry. */
export function callLog({ database, unkeyed, ...parts }: Parts): CallLog {
  const unstored = unstoredCalls(parts.clock);
  const claims = groupCommit<PreparedClaim, ClaimResult>({ commit: (items) => database.inTransaction((transaction) => writeClaims(transaction, items, { ...parts, unstored })) });
  const endings = groupCommit<PreparedEnding, boolean>({ commit: (items) => database.inTransaction((transaction) => writeEndings(transaction, items, parts.names)) });
  return {
    claim: (claim) => claims.submit(claim).catch((error: unknown) => {
      // A claim that failed for lack of storage was not stored; after any other error it may have been.
      if (!isStorageFailure(error)) unstored.add({ companyId: claim.companyId, column: 'request_id', value: claim.requestId });
      throw error;
    }),
    end: (item) => endings.submit(item).catch((error: unknown) => {
      unstored.add({ companyId: item.ending.companyId, column: 'id', value: item.ending.callId });
      throw error;
    }),
    write: (call) => unkeyed.write(call),
    closeUnstored: () => closeUnstored(database, unstored),
    close: async () => {
      await Promise.all([claims.close(), endings.close(), unkeyed.close()]);
    },
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
