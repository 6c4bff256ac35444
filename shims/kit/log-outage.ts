import { Failure } from '#contract/failure.js';
import { isStorageFailure } from '#contract/storage-failure.js';
import type { SurfaceDeps } from './surface.js';

/** A write that is refused because nothing can be stored; already counted in the outage's log lines. */
export class NotRecorded extends Failure {}

/** Whether a call was refused because nothing can be stored; such calls are logged together in a few lines. */
export const isUnstored = (error: unknown): boolean =>
  error instanceof NotRecorded || isStorageFailure(error);

/** The state of an outage of the call log, or of the databases behind it. */
export interface LogOutage {
  /** Writing to the log failed. */
  begin(error: unknown): void;
  /** A call was refused because nothing can be stored. */
  refused(error: unknown): void;
  /** Writing to the log succeeded; a write that was not refused also ends an outage of other databases. */
  end(call: { readonly isWrite: boolean; readonly isRefused: boolean }): void;
  /** Throws UNAVAILABLE during an outage; periodically lets one call through to detect its end. */
  refuse(): void;
}

const RETRY_MILLISECONDS = 1000;
const MINUTE_MILLISECONDS = 60_000;

/** Tracks an outage of the storage of calls; logs its begin and end once, and once a minute the number of refused calls. */
export function logOutage(surface: string, { clock, log }: Pick<SurfaceDeps, 'clock' | 'log'>): LogOutage {
  const lines = outageLines(surface, { clock, log });
  let triedAt: number | undefined;
  let isRefusing = false;
  return {
    begin(error) {
      lines.begin(error, 'The call log cannot be written: reads are answered without it, writes are refused');
      triedAt = clock.now().getTime();
    },
    refused(error) {
      isRefusing = true;
      lines.begin(error, 'Nothing can be stored: writes are refused');
      lines.count();
    },
    end({ isWrite, isRefused }) {
      triedAt = undefined;
      if (isRefused || (isRefusing && !isWrite)) return;
      isRefusing = false;
      lines.end('The call log can be written again');
    },
    refuse() {
      if (triedAt === undefined) return;
      const now = clock.now().getTime();
      if (now - triedAt < RETRY_MILLISECONDS) throw new NotRecorded('UNAVAILABLE', 'This call could not be recorded; try again');
      triedAt = now;
    },
  };
}

/** The log lines of outages: one at the begin and one at the end, unless another began less than a minute ago, and one a minute. */
function outageLines(surface: string, { clock, log }: Pick<SurfaceDeps, 'clock' | 'log'>) {
  let isOut = false;
  let loggedAt = -Infinity;
  let refused = 0;
  const isDue = (): boolean => Math.abs(clock.now().getTime() - loggedAt) >= MINUTE_MILLISECONDS;
  const noteLogged = (): void => { loggedAt = clock.now().getTime(); };
  return {
    begin(err: unknown, message: string): void {
      if (!isOut && isDue()) {
        log.error({ err, surface }, message);
        noteLogged();
        isOut = true;
      }
    },
    count(): void {
      refused += 1;
      if (!isDue()) return;
      log.warn({ surface, refused }, 'Nothing can be stored still: writes are refused');
      noteLogged();
      refused = 0;
    },
    end(message: string): void {
      if (isOut) log.warn({ surface, ...(refused > 0 && { refused }) }, message);
      [isOut, refused] = [false, 0];
    },
  };
}
