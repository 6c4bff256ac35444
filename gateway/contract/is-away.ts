import { Failure } from './failure.js';

const TIMEOUTS = new Set(['TimeoutError', 'AbortError']);

/** Whether whoever was asked cannot be reached: what was asked is not to blame, and they may be back any moment. */
export const isAway = (error: unknown): boolean =>
  error instanceof Failure ? error.code === 'UNAVAILABLE' : error instanceof Error && TIMEOUTS.has(error.name);
