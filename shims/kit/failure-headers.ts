import type { ErrorCode } from '#contract/error-codes.js';
import type { Failure } from '#contract/failure.js';

/** What is worth another attempt, and after how many seconds when the failure does not say. */
const RETRY_SECONDS: Partial<Record<ErrorCode, number>> = { RATE_LIMITED: 1, ADDRESS_BLOCKED: 1, UNAVAILABLE: 5, CONFLICT: 1 };

/** When to try again, and with which methods. */
export function failureHeaders({ code, details }: Failure): Record<string, string> {
  const { retryAfterSeconds: seconds = RETRY_SECONDS[code], allow } = details;
  return { ...(typeof seconds === 'number' && { 'Retry-After': String(seconds) }), ...(typeof allow === 'string' && { Allow: allow }) };
}
