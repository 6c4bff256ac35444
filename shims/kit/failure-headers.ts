import type { ErrorCode } from '#contract/error-codes.js';
import type { Failure } from '#contract/failure.js';

/** Failures worth a retry, and after how many seconds where the failure does not say. */
const RETRY_SECONDS: Partial<Record<ErrorCode, number>> = { RATE_LIMITED: 1, ADDRESS_BLOCKED: 1, UNAVAILABLE: 5, CONFLICT: 1 };

/** Retry-After and Allow. */
export function failureHeaders({ code, details }: Failure): Record<string, string> {
  const { retryAfterSeconds: seconds = RETRY_SECONDS[code], allow } = details;
  return { ...(typeof seconds === 'number' && { 'Retry-After': String(seconds) }), ...(typeof allow === 'string' && { Allow: allow }) };
}
