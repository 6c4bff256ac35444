import { Failure } from '#contract/failure.js';
import { isAway } from '#contract/is-away.js';

const NOT_THE_EVENTS: ReadonlySet<string> = new Set(['UNAVAILABLE', 'CONFLICT', 'RATE_LIMITED', 'UNAUTHENTICATED', 'FORBIDDEN']);

/** Whether a failure can lie in the event itself, rather than in who else writes or in how the processes are set up. */
export const mayBeTheEvents = (error: unknown): boolean => !isAway(error) && !(error instanceof Failure && NOT_THE_EVENTS.has(error.code));

const LONGEST_REASON = 500;

/** A failure in words for operators: of an unknown error the innermost cause. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && error.cause !== undefined) return reasonOf(error.cause);
  return (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_REASON);
}
