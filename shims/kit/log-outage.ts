import { Failure } from '#contract/failure.js';
import { isStorageFailure } from '#contract/storage-failure.js';
import type { SurfaceDeps } from './surface.js';

/** A write that is refused because nothing can be stored, which its log line has said already. */
export class NotRecorded extends Failure {}

/** Whether a call was refused because nothing can be stored; all of them together are said in a few lines of the log. */
export const isUnstored = (error: unknown): boolean =>
  error instanceof NotRecorded || isStorageFailure(error);

/** What a surface remembers of a call log, or of databases behind it, that take nothing. */
export interface LogOutage {
  /** The log did not take a call. */
  begin(error: unknown): void;
  /** A call was refused because nothing can be stored. */
  refused(error: unknown): void;
  /** The log took a call; a write that was not refused also ends what other databases refused. */
  end(call: { readonly isWrite: boolean; readonly isRefused: boolean }): void;
  /** Throws UNAVAILABLE during an outage; now and then it lets one through, that would notice the end. */
  refuse(): void;
}

const RETRY_MILLISECONDS = 1000;
const MINUTE_MILLISECONDS = 60_000;

/** An outage of what calls are stored in; its beginning and its end are said once, and once a minute how many calls it refused. */
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

/** What is said of outages: a line when one begins and when it ends, unless another began less than a minute ago, and a line a minute. */
function outageLines(surface: string, { clock, log }: Pick<SurfaceDeps, 'clock' | 'log'>) {
  let isOut = false;
  let saidAt = -Infinity;
  let refused = 0;
  const isDue = (): boolean => Math.abs(clock.now().getTime() - saidAt) >= MINUTE_MILLISECONDS;
  const said = (): void => { saidAt = clock.now().getTime(); };
  return {
    begin(err: unknown, message: string): void {
      if (!isOut && isDue()) {
        log.error({ err, surface }, message);
        said();
        isOut = true;
      }
    },
    count(): void {
      refused += 1;
      if (!isDue()) return;
      log.warn({ surface, refused }, 'Nothing can be stored still: writes are refused');
      said();
      refused = 0;
    },
    end(message: string): void {
      if (isOut) log.warn({ surface, ...(refused > 0 && { refused }) }, message);
      [isOut, refused] = [false, 0];
    },
  };
}
