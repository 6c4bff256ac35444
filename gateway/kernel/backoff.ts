import type { Clock } from './clock.js';
import type { Log } from './log.js';

interface Streak {
  failures: number;
  /** Not before this time, in milliseconds. */
  retryAt: number;
}

/** The dependencies and settings of a {@link Backoff}. */
export interface BackoffParts {
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn' | 'info'>;
  /** The name of the work, for the log. */
  readonly source: string;
  /** The log messages at the start and at the end of a streak. */
  readonly words: { readonly failed: string; readonly recovered: string };
  /** No wait is longer, in milliseconds; five minutes unless given. */
  readonly longest?: number;
}

interface FailedOptions {
  readonly about?: Readonly<Record<string, unknown>>;
  readonly longest?: number;
}

const FIRST_WAIT_MILLISECONDS = 1000;
const LONGEST_WAIT_MILLISECONDS = 300_000;

/** Failed work and the time of its next attempt: each failure of a streak doubles the wait (1, 2, 4 … seconds), and each streak is logged once. */
export class Backoff<K> {
  readonly #streaks = new Map<K, Streak>();

  constructor(private readonly parts: BackoffParts) {}

  /** The keys that have to wait now. */
  waiting(): K[] {
    return [...this.#streaks.keys()].filter((what) => this.isWaiting(what));
  }

  /** Whether a key has to wait now. */
  isWaiting(what: K): boolean {
    const streak = this.#streaks.get(what);
    return streak !== undefined && streak.retryAt > this.parts.clock.now().getTime();
  }

  /** Record a failure, with additional log fields and an upper limit of the wait; returns the length of the streak. */
  failed(what: K, error: unknown, { about = {}, longest = this.parts.longest ?? LONGEST_WAIT_MILLISECONDS }: FailedOptions = {}): number {
    const { clock, log, source, words } = this.parts;
    const failures = (this.#streaks.get(what)?.failures ?? 0) + 1;
    if (failures === 1) log.warn({ source, of: what, ...about, err: error }, words.failed);
    const wait = Math.min(longest, FIRST_WAIT_MILLISECONDS * 2 ** (failures - 1));
    this.#streaks.set(what, { failures, retryAt: clock.now().getTime() + wait });
    return failures;
  }

  /** Record a success, which ends a streak. */
  succeeded(what: K): void {
    const { log, source, words } = this.parts;
    if (this.#streaks.delete(what)) log.info({ source, of: what }, words.recovered);
  }

  /** Forget the failures of a key: it may be tried at once. */
  forget(what: K): void {
    this.#streaks.delete(what);
  }
}
