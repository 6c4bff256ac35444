import { shift, type Instant } from '#kernel/clock.js';

/**
 * `RUNNING`: in progress. `DONE`: the response is stored for retries. `FREE`: finished, and its key may be used again. `ABANDONED`: ended without
 * a response, and its key may be used again.
 */
export type CallState = 'RUNNING' | 'DONE' | 'FREE' | 'ABANDONED';

/** A row of the call log that holds an idempotency key. */
export interface KeyHolder {
  readonly fingerprint: string;
  readonly state: CallState;
  /** When the claim of a running call lapses. */
  readonly leaseEnd: Instant;
  readonly startedAt: Instant;
  readonly commandId: string;
  /** Whether it has ended without a stored end: its process stopped, or its end could not be stored. */
  readonly isOver?: boolean;
}

/** The outcome of a claim; RUN with a `commandId` repeats the command of the previous holder, without one it starts a new command. */
export type ClaimDecision =
  | { readonly outcome: 'RUN'; readonly commandId?: string }
  | { readonly outcome: 'REPLAY' | 'REUSED' | 'IN_PROGRESS' };

/** How long a key is kept after it was claimed (document 1, Idempotency-Key rules). */
export const KEY_MILLISECONDS = 172_800_000;
/** How long a call may run before its key becomes free. */
export const LEASE_MILLISECONDS = 120_000;
/** How long calls and their bodies are kept. */
export const KEPT_MILLISECONDS = 2_592_000_000;

/**
 * Decide a claim of a key against the call that holds it. A key whose call failed (FREE), was abandoned or lapsed passes to the claimant:
 * the same request repeats the command id, so that a committed command returns its result and is not run again; a different
 * request gets a new command id. Before its lease ends, an ended call passes its key to the same request only: whichever of the
 * two commits, there is one command, while a different request must not overtake a command that may still commit.
 */
export function decideClaim(holder: KeyHolder | undefined, { fingerprint, now }: { fingerprint: string; now: Instant }): ClaimDecision {
  if (!holder || now >= shift(holder.startedAt, KEY_MILLISECONDS)) return { outcome: 'RUN' };
  const isSame = holder.fingerprint === fingerprint;
  if (isFree(holder, now)) return isSame ? { outcome: 'RUN', commandId: holder.commandId } : { outcome: 'RUN' };
  if (!isSame) return { outcome: 'REUSED' };
  if (holder.state === 'DONE') return { outcome: 'REPLAY' };
  return holder.isOver === true ? { outcome: 'RUN', commandId: holder.commandId } : { outcome: 'IN_PROGRESS' };
}

const isFree = ({ state, leaseEnd }: KeyHolder, now: Instant): boolean => state === 'FREE' || state === 'ABANDONED' || (state === 'RUNNING' && now > leaseEnd);

/** The smallest id of a call that began at this time: a UUIDv7 begins with the milliseconds. */
export function firstIdAt(at: Instant): string {
  const time = Math.max(Date.parse(at), 0).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

const TIME_DIGITS = [0, 8, 9, 13] as const;

/** When an id was generated, in milliseconds. */
export function timeOfId(id: string): number {
  const [high, highEnd, low, lowEnd] = TIME_DIGITS;
  return Number.parseInt(id.slice(high, highEnd) + id.slice(low, lowEnd), 16);
}
