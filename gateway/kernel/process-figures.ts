import { tracing } from './tracing.js';
import { noteWork } from './work-notes.js';

/** How long work waited, in the buckets of {@link WAIT_SECONDS}. */
export interface Waits {
  /** How often, by bucket; the last one is of longer waits. */
  readonly counts: number[];
  seconds: number;
}

/** The upper bounds of the buckets of waits, in seconds. */
export const WAIT_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5] as const;

const noWaits = (): Waits => ({ counts: Array.from({ length: WAIT_SECONDS.length + 1 }, () => 0), seconds: 0 });

/**
 * What the parts of this process that know no metrics count: plain numbers, which are read when the metrics are. `retries` are transactions that ran
 * again because another was first; `keys` are what became of calls with an Idempotency-Key that was sent before.
 */
export const processFigures = {
  waits: { writer: noWaits(), pool: noWaits() },
  retries: { again: 0, gaveUp: 0 },
  keys: { replayed: 0, running: 0, conflict: 0 },
};

const MILLISECONDS = 1000;
/** Shorter waits are no reason for a slow operation. */
const NOTED_MILLISECONDS = 1;

/** Count a wait by when it began and ended on the clock of `performance`: for SQLite's one writer, or for a connection of a pool. */
export function noteWait(of: keyof typeof processFigures.waits, began: number, ended = performance.now()): void {
  const milliseconds = ended - began;
  const waits = processFigures.waits[of];
  const bucket = WAIT_SECONDS.findIndex((bound) => milliseconds <= bound * MILLISECONDS);
  const index = bucket < 0 ? WAIT_SECONDS.length : bucket;
  waits.counts[index] = (waits.counts[index] ?? 0) + 1;
  waits.seconds += milliseconds / MILLISECONDS;
  tracing.current?.note({ [`portico.wait.${of}_ms`]: milliseconds });
  if (milliseconds >= NOTED_MILLISECONDS) noteWork({ kind: 'wait', text: of, rows: 0, began, milliseconds, of: tracing.current?.traceId(), explain: undefined });
}
