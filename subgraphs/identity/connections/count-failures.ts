import { instant } from '#kernel/clock.js';
import { isStorageFailure } from '#contract/storage-failure.js';
import type { Identity } from '../identity-deps.js';
import { blockedSeconds } from './lockout.js';
import { countFailure, failureWindow, type Caller } from './lockout.store.js';

/** Seconds until a caller may present credentials again; undefined for one that is not blocked. */
export async function secondsBlocked({ database, clock, unstoredFailures }: Identity, caller: Caller): Promise<number | undefined> {
  return blockedSeconds(unstoredFailures.with(caller, await failureWindow(database, caller)), clock.now());
}

/** Count a wrong credential; in memory while the database cannot store it, so that the call is still answered. */
export async function countWrong({ database, clock, unstoredFailures }: Identity, caller: Caller): Promise<void> {
  try {
    await database.inTransaction((transaction) => countFailure(transaction, caller, instant(clock)));
  } catch (error) {
    if (!isStorageFailure(error)) throw error;
    unstoredFailures.add(caller, await failureWindow(database, caller));
  }
}
