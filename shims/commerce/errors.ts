import type { ErrorTable } from '#kit/error-table.js';

const invalid = { status: 409, code: 'invalid_state' } as const; // no call of this interface moves a record that is there

/** The published codes of interface D (document 2, D, Errors; 2-decisions, D) for every failure of the project. */
export const COMMERCE_ERRORS = {
  MALFORMED_BODY: { status: 400, code: 'invalid_json' },
  BODY_TOO_LARGE: { status: 413, code: 'payload_too_large' },
  BAD_INPUT: { status: 422, code: 'validation_failed' },
  BAD_CURSOR: { status: 400, code: 'invalid_cursor' },
  UNKNOWN_PATH: { status: 404, code: 'not_found' },
  METHOD_NOT_ALLOWED: { status: 405, code: 'method_not_allowed' },
  UNAUTHENTICATED: { status: 401, code: 'unauthorized' },
  ADDRESS_REFUSED: { status: 401, code: 'unauthorized' },
  ORIGIN_REFUSED: { status: 403, code: 'insufficient_scope' },
  ADDRESS_BLOCKED: { status: 429, code: 'rate_limited' },
  FORBIDDEN: { status: 403, code: 'insufficient_scope' },
  CONNECTION_DRAFT: { status: 403, code: 'connection_not_active' },
  CONNECTION_PAUSED: { status: 403, code: 'connection_paused' },
  RATE_LIMITED: { status: 429, code: 'rate_limited' },
  IDEMPOTENCY_KEY_REUSED: { status: 409, code: 'idempotency_key_reused' },
  IDEMPOTENCY_KEY_IN_PROGRESS: { status: 409, code: 'idempotency_key_in_progress' },
  COMMAND_EXPIRED: { status: 409, code: 'idempotency_key_in_progress' },
  NOT_FOUND: { status: 404, code: 'not_found' },
  ORDER_NOT_FOUND: { status: 404, code: 'order_not_found' },
  RETURN_NOT_FOUND: { status: 404, code: 'return_not_found' },
  ALREADY_EXISTS: { status: 409, code: 'order_already_exists' },
  CONFLICT: { status: 503, code: 'internal_error' }, // worth another attempt, so it must not be stored under the key
  UNKNOWN_ITEM: { status: 422, code: 'unknown_item' },
  TOO_MANY_ITEMS: { status: 422, code: 'validation_failed' },
  ORDER_NOT_READY: invalid,
  ORDER_NOT_ACCEPTED: invalid,
  ORDER_ALREADY_ACCEPTED: invalid,
  ORDER_ALREADY_SHIPPED: invalid,
  ORDER_CANCELLED: invalid,
  ORDER_CANCEL_REQUESTED: invalid,
  INVALID_STATE: invalid,
  LABELS_NOT_ENABLED: invalid,
  LABELS_NOT_READY: invalid,
  DOCUMENTS_NOT_READY: invalid,
  UNAVAILABLE: { status: 503, code: 'internal_error' },
  INTERNAL: { status: 500, code: 'internal_error' },
} as const satisfies ErrorTable;

type PublishedCode = (typeof COMMERCE_ERRORS)[keyof typeof COMMERCE_ERRORS]['code'];

/** What each published code means, for the documentation; a code without a meaning does not compile. */
export const ERROR_MEANINGS = {
  unauthorized: 'The key is missing or wrong, or the address is outside the allowlist.',
  insufficient_scope: 'The key lacks the scope of this call; orders:write is only given on request.',
  connection_paused: 'The connection is paused; nothing was read or changed.',
  connection_not_active: 'The connection is still a draft.',
  order_not_found: 'There is no such order.',
  return_not_found: 'There is no such return.',
  order_already_exists: 'An order with this external_id and other content, or with this number, exists.',
  unknown_item: 'A sku or barcode is not known; details by line.',
  invalid_cursor: 'The cursor was not made by this list, or for another status.',
  validation_failed: 'Parameters or fields are missing or wrong; details maps each to its messages.',
  invalid_json: 'The body is not valid JSON in UTF-8, or did not arrive whole.',
  payload_too_large: 'The body is larger than 2 MiB.',
  not_found: 'There is nothing at this path.',
  method_not_allowed: 'The path has no such method; Allow names those it has.',
  invalid_state: 'The action is not possible now.',
  idempotency_key_reused: 'The Idempotency-Key was used with a different request.',
  idempotency_key_in_progress: 'The first request with this Idempotency-Key is still running.',
  rate_limited: 'Too many calls, or too many failed attempts from this address; Retry-After gives the seconds to wait.',
  internal_error: 'Something unexpected (500); or, with Retry-After, a part of the service is away or others were changing the same record (503, the message says which): repeat with the same key.',
} as const satisfies Record<PublishedCode, string>;
