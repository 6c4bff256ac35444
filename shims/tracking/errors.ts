import { LANGUAGES } from '#contract/languages.js';
import type { Failure } from '#contract/failure.js';
import type { Answer } from '#kit/answer.js';
import type { ErrorTable } from '#kit/error-table.js';
import { everyError } from '#kit/every-error.js';
import type { Refused } from '#kit/exchange.js';
import { failureHeaders } from '#kit/failure-headers.js';
import { NEVER_PUBLIC } from '#kit/never-public.js';
import { pageFailure, prefersHtml } from '#kit/page/pages.js';
import { ROOTS } from './paths.js';

const malformed = { status: 422, code: 'validation_failed' } as const;
const missing = { status: 404, code: 'not_found' } as const;
const unproved = { status: 401, code: 'invalid_signature' } as const;
const inactive = { status: 403, code: 'connection_not_active' } as const;
const away = { status: 503, code: 'unavailable' } as const;
const broken = { status: 500, code: 'internal_error' } as const; // no call of the surface can end so

/** The errors of interface F (document 2, Errors, F; decisions F). */
export const TRACKING_ERRORS = {
  MALFORMED_BODY: malformed, BAD_INPUT: malformed, TOO_MANY_ITEMS: malformed, BODY_TOO_LARGE: { status: 413, code: 'payload_too_large' },
  UNKNOWN_PATH: missing, NOT_FOUND: missing, BAD_CURSOR: missing, METHOD_NOT_ALLOWED: { status: 405, code: 'method_not_allowed' },
  UNAUTHENTICATED: unproved, ADDRESS_REFUSED: unproved, APP_TOKEN: unproved, FORBIDDEN: unproved, ORIGIN_REFUSED: unproved,
  CONNECTION_DRAFT: inactive, CONNECTION_PAUSED: { status: 403, code: 'connection_paused' },
  RATE_LIMITED: { status: 429, code: 'rate_limited' }, ADDRESS_BLOCKED: { status: 429, code: 'rate_limited' },
  CONFLICT: away, UNAVAILABLE: away, COMMAND_EXPIRED: away, INTERNAL: broken,
  ...everyError(NEVER_PUBLIC, broken), INVALID_STATE: { status: 409, code: 'invalid_state' }, // of sandboxes
} as const satisfies ErrorTable;

/** What each error means, for the documentation. */
export const TRACKING_MEANINGS = {
  validation_failed: 'The body is no JSON in UTF-8, or none of its events can be read; details say why.',
  payload_too_large: 'The body is larger than 1 MB.',
  not_found: 'The link or the connection is unknown, or its shipment was voided.',
  method_not_allowed: 'Allow lists the methods of the path.',
  invalid_signature: 'The key or the signature is missing or wrong.',
  connection_not_active: 'The connection is a draft.',
  connection_paused: 'The connection is paused: send the events again later.',
  invalid_state: 'Nothing can be simulated: the company is no sandbox, or has nothing in stock; details say which.',
  rate_limited: 'Wait for the seconds of Retry-After.',
  unavailable: 'Try again in a few seconds.',
  internal_error: 'A fault of ours.',
} as const satisfies Record<(typeof TRACKING_ERRORS)[keyof typeof TRACKING_ERRORS]['code'], string>;

/** What the message of an answer that has no error means. */
export const TRACKING_MESSAGES = {
  'Not found.': 'There is nothing at this path.',
  too_many_requests: 'Too many reads: wait for the seconds of Retry-After.',
} as const;

const asPage = pageFailure({ brand: { name: 'Portico' }, languages: () => ({ languages: LANGUAGES, fallback: 'en' }) });

const isPage = ({ path, request }: Refused): boolean => (path === ROOTS.page || path.startsWith(`${ROOTS.page}/`)) && prefersHtml(request?.headers.accept ?? 'text/html');

/** A failure as shoppers see it on the page, and as programs read it. */
export const trackingFailure = (failure: Failure, call: Refused): Answer => (isPage(call) ? asPage(failure, call) : jsonFailure(failure, call));

function jsonFailure(failure: Failure, call: Refused): Answer {
  const { status } = TRACKING_ERRORS[failure.code];
  return { status, headers: { 'Content-Type': 'application/json; charset=utf-8', ...failureHeaders(failure) }, body: JSON.stringify(bodyOf(failure, call)) };
}

interface Message {
  readonly message: keyof typeof TRACKING_MESSAGES;
}

/** What is at no path, and too many reads, have a message alone (document 2, Errors, F; decisions, E); an aggregator reads a result. */
function bodyOf(failure: Failure, { path }: Refused): Readonly<Record<string, unknown>> {
  const { code, details } = failure;
  if (code === 'UNKNOWN_PATH') return { message: 'Not found.' } satisfies Message;
  if (code === 'RATE_LIMITED' && !path.startsWith(`${ROOTS.intake}/`)) return { message: 'too_many_requests' } satisfies Message;
  if (code === 'UNAUTHENTICATED' && details['format'] === 'AGGREGATOR') return { result: 'KO' };
  return { error: TRACKING_ERRORS[code].code, ...detailsOf(failure) };
}

/** What is wrong with a body, by field, and why nothing is simulated. */
function detailsOf({ code, message, details }: Failure): { readonly details?: Failure['details'] } {
  if (code === 'INVALID_STATE') return { details: { sandbox: [message] } };
  if (code === 'MALFORMED_BODY') return { details: { body: ['must be JSON in UTF-8'] } };
  return TRACKING_ERRORS[code] === malformed ? { details } : {};
}
