import { tracing } from './tracing.js';
import { noteWork } from './work-notes.js';

/** What is waited for: SQLite's one writer, or a connection of a pool. */
export type WaitedFor = 'writer' | 'pool';

/** A count by up to two names, each of a closed list. */
export class Count {
  readonly #counts = new Map<string, number>();

  add(...names: readonly string[]): void {
    const key = names.join(SEPARATOR);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** Every count with its names. */
  all(): readonly { readonly names: readonly string[]; readonly count: number }[] {
    return [...this.#counts].map(([key, count]) => ({ names: key.split(SEPARATOR), count }));
  }
}

const SEPARATOR = '\n';

/** What the parts of a process count that know no metrics; they are read when the metrics are. */
export const processFigures = {
  /** Transactions that another was faster than: `again` or `gave_up`. */
  retries: new Count(),
  /** Calls whose Idempotency-Key was sent before: `replayed`, `running` or `conflict`. */
  repeatedKeys: new Count(),
  /** Attempts of webhooks: `delivered`, `failed` or `given_up`. */
  webhooks: new Count(),
  /** Attempts of mails: `sent`, `failed` or `given_up`. */
  mails: new Count(),
  /** Refused calls by surface and code. */
  refused: new Count(),
  /** Slow operations by name. */
  slow: new Count(),
  /** When jobs succeeded last in this process, in seconds of the Unix clock. */
  jobs: new Map<string, number>(),
  /** Hears of every wait, in seconds. */
  observeWait: undefined as ((of: WaitedFor, seconds: number) => void) | undefined,
};

const MILLISECONDS = 1000;
/** Shorter waits are no reason for a slow operation. */
const NOTED_MILLISECONDS = 1;

/** Count a wait by when it began and ended on the clock of `performance`. */
export function noteWait(of: WaitedFor, began: number, ended = performance.now()): void {
  const milliseconds = ended - began;
  processFigures.observeWait?.(of, milliseconds / MILLISECONDS);
  tracing.current?.note({ [`portico.wait.${of}_ms`]: milliseconds });
  if (milliseconds >= NOTED_MILLISECONDS) noteWork({ kind: 'wait', text: of, rows: 0, began, milliseconds, of: tracing.current?.traceId(), explain: undefined });
}

/** Count a transaction that another was faster than. */
export function noteRetry(outcome: 'again' | 'gave_up'): void {
  processFigures.retries.add(outcome);
  tracing.current?.note({ 'portico.retry': outcome });
  noteWork({ kind: 'retry', text: outcome, rows: 0, began: performance.now(), milliseconds: 0, of: tracing.current?.traceId(), explain: undefined });
}
