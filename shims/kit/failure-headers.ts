import type { ErrorCode } from '#contract/error-codes.js';
import type { Failure } from '#contract/failure.js';
import { INSUFFICIENT_SCOPE } from '#contract/insufficient-scope.js';

/** Failures worth a retry, and after how many seconds where the failure does not say. */
const RETRY_SECONDS: Partial<Record<ErrorCode, number>> = { RATE_LIMITED: 1, ADDRESS_BLOCKED: 1, UNAVAILABLE: 5, CONFLICT: 1 };

/** Retry-After, Allow, and the challenge of a token that counts elsewhere (RFC 6750, 3.1). */
export function failureHeaders({ code, details }: Failure): Record<string, string> {
  const { retryAfterSeconds: seconds = RETRY_SECONDS[code], allow } = details;
  return { ...(typeof seconds === 'number' && { 'Retry-After': String(seconds) }), ...(typeof allow === 'string' && { Allow: allow }), ...(code === 'APP_TOKEN' && { 'WWW-Authenticate': `Bearer error="${INSUFFICIENT_SCOPE}"` }) };
}
