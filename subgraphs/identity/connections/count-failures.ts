import { instant } from '#kernel/clock.js';
import { isStorageFailure } from '#contract/storage-failure.js';
import type { Identity } from '../identity-deps.js';
import { blockedSeconds, type BlockBegins, type FailureWindow } from './lockout.js';
import { countFailure, failureWindow, type Caller } from './lockout.store.js';

/** Seconds until a caller may present credentials again; undefined for one that is not blocked. */
export const secondsBlocked = async (identity: Identity, caller: Caller): Promise<number | undefined> =>
  blockedFor(identity, caller, await failureWindow(identity.database, caller));

/** The same for a window that is already read. */
export const blockedFor = ({ clock, unstoredFailures }: Identity, caller: Caller, stored: FailureWindow | undefined): number | undefined =>
  blockedSeconds(unstoredFailures.with(caller, stored), clock.now());

/** Count a wrong credential; in memory while the database cannot store it, so that the call is still answered. */
export async function countWrong({ database, clock, unstoredFailures }: Identity, caller: Caller, begins: BlockBegins): Promise<void> {
  try {
    await database.inTransaction((transaction) => countFailure(transaction, caller, { now: instant(clock), begins }));
  } catch (error) {
    if (!isStorageFailure(error)) throw error;
    unstoredFailures.add(caller, await failureWindow(database, caller), begins);
  }
}
