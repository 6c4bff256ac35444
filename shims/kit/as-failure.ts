import { Failure } from '#contract/failure.js';
import { isUnstored } from './log-outage.js';
import { NotFetchedAhead } from './refuse-prefetch.js';
import type { Log } from '#kernel/log.js';

/** Any thrown value as a failure. An unexpected one becomes INTERNAL: logged here, once, with its cause; never echoed. Calls refused because nothing can be stored are counted instead; what a browser is not given ahead is not logged. */
export function asFailure(error: unknown, log: Log, facts: Readonly<Record<string, unknown>>): Failure {
  const failure = error instanceof Failure ? error : new Failure('INTERNAL', 'Internal error', {}, { cause: error });
  if (failure.code === 'INTERNAL') log.error({ ...facts, err: failure.cause ?? failure }, 'A call failed unexpectedly');
  if (failure.code === 'UNAVAILABLE' && !isUnstored(failure) && !(failure instanceof NotFetchedAhead)) log.warn({ ...facts, err: failure.cause ?? failure }, 'A call failed because a part of the service is unavailable');
  return failure;
}
