import type { ErrorCode } from '#contract/error-codes.js';
import type { Failure } from '#contract/failure.js';
import type { Answer } from '#kit/answer.js';
import type { ErrorTable } from '#kit/error-table.js';
import { everyError } from '#kit/every-error.js';
import { failureHeaders } from '#kit/failure-headers.js';
import { NEVER_PUBLIC } from '#kit/never-public.js';

const unknown = { status: 401, code: 'unauthenticated' } as const;
const missing = { status: 404, code: 'not_found' } as const;
const limited = { status: 429, code: 'rate_limited' } as const;
const away = { status: 503, code: 'unavailable' } as const;
const broken = { status: 500, code: 'internal_error' } as const; // of what is stored damaged

/** The errors of interface J (document 3, Errors, J); their codes are those of this page alone: the interface answers a message. */
export const DELIVERY_ERRORS = {
  BAD_INPUT: missing, MALFORMED_BODY: missing, BODY_TOO_LARGE: missing, TOO_MANY_ITEMS: missing, BAD_CURSOR: missing, // it has no bodies, and reads every parameter
  UNKNOWN_PATH: missing, NOT_FOUND: missing, FORBIDDEN: missing, METHOD_NOT_ALLOWED: { status: 405, code: 'method_not_allowed' },
  UNAUTHENTICATED: unknown, ADDRESS_REFUSED: unknown, APP_TOKEN: { status: 403, code: 'insufficient_scope' }, CONNECTION_DRAFT: unknown, CONNECTION_PAUSED: unknown, ORIGIN_REFUSED: unknown,
  RATE_LIMITED: limited, ADDRESS_BLOCKED: limited,
  CONFLICT: away, UNAVAILABLE: away, COMMAND_EXPIRED: away, INTERNAL: broken,
  ...everyError(NEVER_PUBLIC, broken),
} as const satisfies ErrorTable;

/** What each error means, for the documentation. */
export const DELIVERY_MEANINGS = {
  unauthenticated: 'The token is missing, unknown, paused or revoked, or not for this address or host: the message says what is wrong. Only the Authorization header is read.',
  insufficient_scope: 'The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.',
  not_found: 'There is no such page, entry, collection, menu, locale, workspace or site; also where the token is of another site.',
  method_not_allowed: 'The interface is read-only: GET and HEAD. Allow lists the methods.',
  rate_limited: 'Wait for the seconds of Retry-After.',
  unavailable: 'Try again in a few seconds.',
  internal_error: 'A fault of ours, or what is stored is damaged: the log names it.',
} as const satisfies Record<(typeof DELIVERY_ERRORS)[keyof typeof DELIVERY_ERRORS]['code'], string>;

const ASK = { 'WWW-Authenticate': 'Bearer' };

/** A failure as websites read it: {message}. */
export function deliveryFailure(failure: Failure): Answer {
  const { status } = DELIVERY_ERRORS[failure.code];
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', Vary: 'Authorization', ...(status === unknown.status && ASK), ...failureHeaders(failure) };
  return { status, headers, body: JSON.stringify({ message: messageOf(failure) }) };
}

const UNKNOWN_TOKEN = 'The token is missing or wrong, or is not for this host: send Authorization: Bearer cmsdt_...';

/** Why a token that is known is not served: whoever has it may know. */
const REFUSED_TOKENS: Partial<Record<ErrorCode, string>> = {
  ADDRESS_REFUSED: 'The token may not be used from this address: its allowlist does not have it',
  CONNECTION_DRAFT: 'The token is not activated yet', CONNECTION_PAUSED: 'The token is paused',
};

function messageOf({ code, message }: Failure): string {
  if (DELIVERY_ERRORS[code].status === unknown.status) return REFUSED_TOKENS[code] ?? UNKNOWN_TOKEN;
  return code === 'INTERNAL' ? 'Something went wrong on our side; try again' : message;
}
