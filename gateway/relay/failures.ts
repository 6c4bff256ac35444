import { innermostCause } from '#kernel/innermost-cause.js';
import { Failure } from '#contract/failure.js';
import { isUnavailable } from '#contract/is-unavailable.js';

const NOT_THE_EVENTS: ReadonlySet<string> = new Set(['UNAVAILABLE', 'CONFLICT', 'RATE_LIMITED', 'UNAUTHENTICATED', 'FORBIDDEN']);

/** Whether a failure can be caused by the event itself, rather than by concurrent writes or by the setup of the processes. */
export const mayBeTheEventsFault = (error: unknown): boolean => !isUnavailable(error) && !(error instanceof Failure && NOT_THE_EVENTS.has(error.code));

const LONGEST_REASON = 500;

/** The reason of a failure for operators: the innermost cause of an unknown error. */
export function reasonOf(error: unknown): string {
  const cause = innermostCause(error);
  return (cause instanceof Error ? cause.message : String(cause)).slice(0, LONGEST_REASON);
}
