import type { Failure } from '#contract/failure.js';
import type { Answer } from '#kit/answer.js';
import type { ErrorTable } from '#kit/error-table.js';
import { everyError } from '#kit/every-error.js';
import { failureHeaders } from '#kit/failure-headers.js';
import { NEVER_PUBLIC } from '#kit/never-public.js';

const malformed = { status: 422, code: 'validation_failed' } as const;
const unknown = { status: 401, code: 'invalid_token' } as const;
const limited = { status: 429, code: 'rate_limited' } as const;
const away = { status: 503, code: 'unavailable' } as const;
const missing = { status: 404, code: 'not_found' } as const;
const broken = { status: 500, code: 'internal_error' } as const; // no call of the surface can end so

/** The errors of interface G (document 2, Errors, G; 2-decisions, G). */
export const PROMISE_ERRORS = {
  BAD_INPUT: malformed, MALFORMED_BODY: malformed, BODY_TOO_LARGE: malformed, TOO_MANY_ITEMS: malformed, BAD_CURSOR: malformed,
  UNKNOWN_PATH: missing, METHOD_NOT_ALLOWED: { status: 405, code: 'method_not_allowed' },
  UNAUTHENTICATED: unknown, ADDRESS_REFUSED: unknown, APP_TOKEN: unknown, FORBIDDEN: unknown, CONNECTION_DRAFT: unknown, CONNECTION_PAUSED: unknown, NOT_FOUND: unknown,
  ORIGIN_REFUSED: { status: 403, code: 'origin_not_allowed' }, RATE_LIMITED: limited, ADDRESS_BLOCKED: limited,
  CONFLICT: away, UNAVAILABLE: away, COMMAND_EXPIRED: away, INTERNAL: broken,
  ...everyError(NEVER_PUBLIC, broken),
} as const satisfies ErrorTable;

/** What each error means, for the documentation. */
export const PROMISE_MEANINGS = {
  validation_failed: 'details says what is wrong with each parameter.',
  invalid_token: 'The store token is missing, malformed, unknown or was rotated, or its connection is not active.',
  origin_not_allowed: 'The merchant does not allow pages of this origin. The answer has no Access-Control-Allow-Origin, so that a page sees a network error.',
  not_found: 'There is nothing at this path.',
  method_not_allowed: 'Allow lists the methods of the path.',
  rate_limited: 'Wait for the seconds of retry_after, which Retry-After says too.',
  unavailable: 'Try again in a few seconds.',
  internal_error: 'A fault of ours.',
} as const satisfies Record<(typeof PROMISE_ERRORS)[keyof typeof PROMISE_ERRORS]['code'], string>;

/** A failure as storefronts read it. */
export function promiseFailure(failure: Failure): Answer {
  const { status } = PROMISE_ERRORS[failure.code];
  return { status, headers: { 'Content-Type': 'application/json; charset=utf-8', ...failureHeaders(failure) }, body: JSON.stringify(bodyOf(failure)) };
}

function bodyOf({ code, details }: Failure): Readonly<Record<string, unknown>> {
  const { code: error } = PROMISE_ERRORS[code];
  if (error === 'validation_failed') return { error, details };
  return error === 'rate_limited' ? { error, retry_after: details['retryAfterSeconds'] ?? 1 } : { error };
}
