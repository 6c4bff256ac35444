import type { ErrorCode } from '#contract/error-codes.js';
import type { Failure } from '#contract/failure.js';
import type { Answer } from './answer.js';
import type { ErrorTable } from './error-table.js';
import type { Refused } from './exchange.js';

/** Failures whose details are meant for the caller: a field path and its messages. */
const DETAILED: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['BAD_INPUT', 'UNKNOWN_ITEM', 'TOO_MANY_ITEMS']);

/** What is worth another attempt, and after how many seconds when the failure does not say. */
const RETRY_SECONDS: Partial<Record<ErrorCode, number>> = { RATE_LIMITED: 1, ADDRESS_BLOCKED: 1, UNAVAILABLE: 5, CONFLICT: 1 };

/** The error shape of the JSON interfaces: `{error: {code, message, request_id, details}}` (document 1, A, Errors). */
export const jsonFailure = (table: ErrorTable) => (failure: Failure, { requestId }: Refused): Answer => {
  const { status, code } = table[failure.code];
  const details = DETAILED.has(failure.code) ? failure.details : {};
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...retryAfter(failure), ...allow(failure) },
    body: JSON.stringify({ error: { code, message: failure.message, request_id: requestId, details } }),
  };
};

function retryAfter({ code, details }: Failure): Record<string, string> {
  const seconds = details['retryAfterSeconds'] ?? RETRY_SECONDS[code];
  return typeof seconds === 'number' ? { 'Retry-After': String(seconds) } : {};
}

function allow({ details }: Failure): Record<string, string> {
  const methods = details['allow'];
  return typeof methods === 'string' ? { Allow: methods } : {};
}
