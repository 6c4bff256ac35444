import { CATALOG_ERROR_CODES } from '#contract/error-codes.js';
import type { Failure } from '#contract/failure.js';
import type { Answer } from '#kit/answer.js';
import type { ErrorTable } from '#kit/error-table.js';
import { everyError } from '#kit/every-error.js';
import { failureHeaders } from '#kit/failure-headers.js';

const malformed = { status: 422, code: 'validation_failed' } as const;
const ended = { status: 401, code: 'session_expired' } as const;
const away = { status: 503, code: 'unavailable' } as const;
const broken = { status: 500, code: 'internal_error' } as const; // no call of the surface can end so
const refused = <C extends string>(code: C): { readonly status: 422; readonly code: C } => ({ status: 422, code });

/** The errors of interface E (document 2, Errors, E; 2-decisions, E). */
export const RETURNS_ERRORS = {
  MALFORMED_BODY: malformed, BAD_INPUT: malformed, TOO_MANY_ITEMS: malformed, UNKNOWN_ITEM: malformed, BODY_TOO_LARGE: { status: 413, code: 'payload_too_large' },
  UNKNOWN_PATH: { status: 404, code: 'Not found.' }, NOT_FOUND: { status: 404, code: '' }, ORDER_NOT_FOUND: { status: 404, code: 'order_not_found' }, RETURN_NOT_FOUND: { status: 404, code: 'return_not_found' },
  METHOD_NOT_ALLOWED: { status: 405, code: 'method_not_allowed' }, UNAUTHENTICATED: ended, FORBIDDEN: ended, ADDRESS_REFUSED: ended, APP_TOKEN: ended, ORIGIN_REFUSED: ended, BAD_CURSOR: ended,
  RATE_LIMITED: { status: 429, code: 'too_many_requests' }, ADDRESS_BLOCKED: { status: 429, code: 'too_many_requests' }, TOO_MANY_ATTEMPTS: { status: 429, code: 'too_many_attempts' },
  LINE_NOT_RETURNABLE: refused('line_not_returnable'), QUANTITY_EXCEEDED: refused('quantity_exceeded'), EXCHANGE_UNAVAILABLE: refused('exchange_unavailable'), PHOTO_REQUIRED: refused('photo_required'), REASON_REQUIRED: refused('reason_required'),
  INVALID_STATE: { status: 409, code: 'return_not_cancellable' }, LABELS_NOT_ENABLED: { status: 404, code: 'label_not_available' }, LABELS_NOT_READY: { status: 409, code: 'label_not_ready' },
  IDEMPOTENCY_KEY_REUSED: { status: 409, code: 'idempotency_key_reused' }, CONFLICT: away, UNAVAILABLE: away, COMMAND_EXPIRED: away, INTERNAL: broken,
  CONNECTION_DRAFT: broken, CONNECTION_PAUSED: broken, IDEMPOTENCY_KEY_IN_PROGRESS: broken, ALREADY_EXISTS: broken,
  ORDER_NOT_READY: { status: 409, code: 'order_not_simulated' }, // of sandboxes
  ORDER_NOT_ACCEPTED: broken, ORDER_ALREADY_ACCEPTED: broken, ORDER_ALREADY_SHIPPED: broken, ORDER_CANCELLED: broken, ORDER_CANCEL_REQUESTED: broken,
  DOCUMENTS_NOT_READY: broken, ...everyError(CATALOG_ERROR_CODES, broken),
} as const satisfies ErrorTable;

/** What each error means, for the documentation. */
export const RETURNS_MEANINGS = {
  'Not found.': 'There is nothing at this path.',
  '': 'The message is empty: there is no such store, or its portal is switched off.',
  validation_failed: 'errors says what is wrong with each field.',
  payload_too_large: 'The body, or a photo in it, is too large.',
  order_not_found: 'No order of the store has this number and this verifier.',
  return_not_found: 'The link is unknown.',
  method_not_allowed: 'Allow lists the methods of the path.',
  session_expired: 'The session is missing, has ended or is of another store: look the order up again.',
  too_many_requests: 'Wait for the seconds of retry_after.',
  too_many_attempts: 'The number is locked after failed attempts: wait for the seconds of retry_after.',
  line_not_returnable: 'A line cannot be returned; errors says why, in the words of blocked.',
  quantity_exceeded: 'More than can still be returned of a line.',
  exchange_unavailable: 'What is wanted instead is not in stock, or no option of its line.',
  photo_required: 'A reason needs a photo.',
  reason_required: 'A line needs a reason, or its reason a comment.',
  order_not_simulated: 'The company is no sandbox, or has nothing in stock; errors says which.',
  return_not_cancellable: 'The parcel has moved.',
  label_not_available: 'The return travels without a label, or was cancelled.',
  label_not_ready: 'The label is being made: ask again after the seconds of retry_after.',
  idempotency_key_reused: 'The Idempotency-Key was used for another return of the order: choose a new one.',
  unavailable: 'Try again in a few seconds.',
  internal_error: 'A fault of ours.',
} as const satisfies Record<(typeof RETURNS_ERRORS)[keyof typeof RETURNS_ERRORS]['code'], string>;

/** A failure as programs read it: a message, and where there is one when to try again (document 2, E, Errors: no Retry-After). */
export function returnsFailure(failure: Failure): Answer {
  const { status, code } = RETURNS_ERRORS[failure.code];
  const { 'Retry-After': wait, ...headers } = failureHeaders(failure);
  return { status, headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers, ...(status === 503 && wait !== undefined && { 'Retry-After': wait }) }, body: JSON.stringify(bodyOf(failure, code)) };
}

const WITH_ERRORS: readonly number[] = [422];

/** What is wrong with a body where no field is named. */
const OF_BODIES: Readonly<Partial<Record<Failure['code'], string>>> = { MALFORMED_BODY: 'cannot be read', TOO_MANY_ITEMS: 'has too many values, fields or files' };

function bodyOf({ code, details }: Failure, message: string): Readonly<Record<string, unknown>> {
  const { retryAfterSeconds: seconds, ...errors } = details;
  if (WITH_ERRORS.includes(RETURNS_ERRORS[code].status) || code === 'ORDER_NOT_READY') return { message, errors: Object.keys(errors).length === 0 ? { body: [OF_BODIES[code] ?? 'is not valid'] } : errors };
  return typeof seconds === 'number' ? { message, retry_after: seconds } : { message };
}
