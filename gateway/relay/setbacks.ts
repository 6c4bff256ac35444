import type { Clock } from '#kernel/clock.js';
import type { Log } from '#kernel/log.js';

interface Streak {
  failures: number;
  /** Not before this time, in milliseconds. */
  retryAt: number;
}

const FIRST_WAIT_MILLISECONDS = 1000;
const LONGEST_WAIT_MILLISECONDS = 300_000;

/** What failed and when it may be tried again: each streak waits twice as long every time and is logged once. */
export class Setbacks<K> {
  readonly #streaks = new Map<K, Streak>();

  constructor(
    private readonly clock: Clock,
    private readonly log: Pick<Log, 'warn' | 'info'>,
    private readonly source: string,
  ) {}

  /** Everything that has to wait now. */
  waiting(): K[] {
    const now = this.clock.now().getTime();
    return [...this.#streaks].filter(([, { retryAt }]) => retryAt > now).map(([what]) => what);
  }

  failed(what: K, error: unknown): void {
    const failures = (this.#streaks.get(what)?.failures ?? 0) + 1;
    if (failures === 1) this.log.warn({ source: this.source, of: what, err: error }, 'Events could not be relayed; they are kept and tried again');
    const wait = Math.min(LONGEST_WAIT_MILLISECONDS, FIRST_WAIT_MILLISECONDS * 2 ** (failures - 1));
    this.#streaks.set(what, { failures, retryAt: this.clock.now().getTime() + wait });
  }

  succeeded(what: K): void {
    if (this.#streaks.delete(what)) this.log.info({ source: this.source, of: what }, 'Events are relayed again');
  }
}
