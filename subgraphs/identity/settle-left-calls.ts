import type { Clock } from '#kernel/clock.js';
import type { DatabaseLocation } from '#kernel/config.js';
import type { Log } from '#kernel/log.js';
import { openUnkeyedCalls } from './calls/unkeyed-calls.store.js';

/** Move the last calls of a process that was killed into their table; for whoever owns the database. */
export async function settleLeftCalls(location: DatabaseLocation, given: { readonly clock: Clock; readonly log: Log }): Promise<void> {
  await (await openUnkeyedCalls(location, { ...given, setAside: () => undefined })).close();
}
