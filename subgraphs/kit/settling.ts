import type { RowJournal } from './row-journal.js';

/** A journal that is moved into its tables from time to time, and before anybody reads them. */
export interface Settling {
  /** Append lines; rejects while what was appended before cannot be moved. */
  append(lines: string): Promise<void>;
  /** Move everything appended so far; rejects where that is not possible. */
  settle(): Promise<void>;
  /** Do something once everything appended so far is in the tables; where that is not possible, without the newest rows. */
  before<T>(work: () => Promise<T>): Promise<T>;
  /** Move what is left; what cannot be moved stays for the next start. */
  close(): Promise<void>;
}

const SETTLE_MILLISECONDS = 1000;
const LONGEST_WAIT_MILLISECONDS = 60_000;
const SETTLE_BYTES = 1_000_000;
/** With more than this the writers wait. */
const MOST_BYTES = 32_000_000;

const waitAfter = (failures: number): number => Math.min(LONGEST_WAIT_MILLISECONDS, SETTLE_MILLISECONDS * 2 ** failures);

/** Moves a journal's rows every second or megabyte; after a failure with a growing wait. */
export function settling(journal: RowJournal): Settling {
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let isBusy = false;
  let isClosed = false;
  const settle = (): Promise<void> => journal.settle().then(() => { failures = 0; }, (error: unknown) => {
    failures += 1;
    schedule();
    throw error;
  });
  const quietly = async (): Promise<void> => {
    isBusy = true;
    await settle().catch(() => undefined); // kept for the next attempt; the next append rejects
    isBusy = false;
  };
  const schedule = (): void => {
    if (isClosed) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      void quietly();
    }, waitAfter(failures)).unref();
  };
  if (journal.pendingBytes > 0) schedule();
  return {
    async append(lines) {
      if (failures > 0 || journal.pendingBytes > MOST_BYTES) await settle();
      journal.append(lines);
      if (journal.pendingBytes > SETTLE_BYTES && !isBusy) void quietly(); else schedule();
    },
    settle,
    before: (work) => (journal.pendingBytes > 0 ? quietly().then(work) : work()),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await quietly();
    },
  };
}
