import { Failure } from './failure.js';

const TIMEOUTS = new Set(['TimeoutError', 'AbortError']);

/** Whether the error means that the callee cannot be reached: the request is not to blame, and a retry may succeed. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Failure ? error.code === 'UNAVAILABLE' : error instanceof Error && TIMEOUTS.has(error.name);
