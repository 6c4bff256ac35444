import { Failure } from '#contract/failure.js';
import type { SurfaceDeps } from './surface.js';

/** What a surface remembers of a call log that takes nothing. */
export interface LogOutage {
  begin(error: unknown): void;
  end(): void;
  /** Throws UNAVAILABLE during an outage; now and then it lets one through, that would notice the end. */
  refuse(): void;
}

const RETRY_MILLISECONDS = 1000;

/** An outage of the call log; its beginning and its end are said once. */
export function logOutage(surface: string, { clock, log }: Pick<SurfaceDeps, 'clock' | 'log'>): LogOutage {
  let triedAt: number | undefined;
  return {
    begin(error) {
      if (triedAt === undefined) log.error({ err: error, surface }, 'The call log cannot be written: reads are answered without it, writes are refused');
      triedAt = clock.now().getTime();
    },
    end() {
      if (triedAt !== undefined) log.warn({ surface }, 'The call log can be written again');
      triedAt = undefined;
    },
    refuse() {
      if (triedAt === undefined) return;
      const now = clock.now().getTime();
      if (now - triedAt < RETRY_MILLISECONDS) throw new Failure('UNAVAILABLE', 'This call could not be recorded; try again');
      triedAt = now;
    },
  };
}
