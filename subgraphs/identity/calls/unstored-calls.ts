import type { Clock } from '#kernel/clock.js';
import { forgetOldest } from '#subgraph-kit/forget-oldest.js';
import { LEASE_MILLISECONDS } from './call.js';
import type { UnstoredCall } from './call.store.js';

/** Calls that have ended in this process but whose end could not be stored, so their rows may still be RUNNING. */
export interface UnstoredCalls {
  add(call: UnstoredCall): void;
  /** Whether the list contains a row's call. */
  has(row: { readonly id: string; readonly request_id: string }): boolean;
  /** All calls, oldest first. */
  all(): readonly UnstoredCall[];
  remove(calls: readonly UnstoredCall[]): void;
}

const MOST = 10_000;

/** An empty list; it drops calls whose lease has ended, and the oldest beyond ten thousand. */
export function unstoredCalls(clock: Clock): UnstoredCalls {
  const since = new Map<string, { readonly call: UnstoredCall; readonly at: number }>();
  return {
    add(call) {
      const now = clock.now().getTime();
      since.set(call.value, { call, at: now });
      forgetOldest(since, MOST, ({ at }) => at < now - LEASE_MILLISECONDS);
    },
    has: ({ id, request_id: requestId }) => since.size > 0 && (since.has(id) || since.has(requestId)),
    all: () => [...since.values()].map(({ call }) => call),
    remove: (calls) => { for (const { value } of calls) since.delete(value); },
  };
}
