import type { ErrorTable } from './error-table.js';

/** The answers of the JSON interfaces A and D to failures of the call, its caller or the system, as opposed to a record. */
export const JSON_CALL_ERRORS = {
  MALFORMED_BODY: { status: 400, code: 'invalid_json' },
  BODY_TOO_LARGE: { status: 413, code: 'payload_too_large' },
  BAD_INPUT: { status: 422, code: 'validation_failed' },
  BAD_CURSOR: { status: 400, code: 'invalid_cursor' },
  UNKNOWN_PATH: { status: 404, code: 'not_found' },
  METHOD_NOT_ALLOWED: { status: 405, code: 'method_not_allowed' },
  UNAUTHENTICATED: { status: 401, code: 'unauthorized' },
  ADDRESS_REFUSED: { status: 401, code: 'unauthorized' },
  ADDRESS_BLOCKED: { status: 429, code: 'rate_limited' },
  APP_TOKEN: { status: 403, code: 'insufficient_scope' },
  CONNECTION_DRAFT: { status: 403, code: 'connection_not_active' },
  CONNECTION_PAUSED: { status: 403, code: 'connection_paused' },
  RATE_LIMITED: { status: 429, code: 'rate_limited' },
  IDEMPOTENCY_KEY_REUSED: { status: 409, code: 'idempotency_key_reused' },
  IDEMPOTENCY_KEY_IN_PROGRESS: { status: 409, code: 'idempotency_key_in_progress' },
  COMMAND_EXPIRED: { status: 409, code: 'idempotency_key_in_progress' },
  NOT_FOUND: { status: 404, code: 'not_found' },
  CONFLICT: { status: 503, code: 'internal_error' }, // worth a retry, so it must not be stored under the key
  UNAVAILABLE: { status: 503, code: 'internal_error' },
  INTERNAL: { status: 500, code: 'internal_error' },
} as const satisfies Partial<ErrorTable>;

/** The meaning of these codes, for the documentation. */
export const JSON_CALL_MEANINGS = {
  unauthorized: 'The key is missing or wrong, or the address is outside the allowlist.',
  connection_not_active: 'The connection is still a draft.',
  not_found: 'There is nothing at this path.',
  method_not_allowed: 'The path has no such method; Allow names those it has.',
  idempotency_key_reused: 'The Idempotency-Key was used with a different request.',
  idempotency_key_in_progress: 'The first request with this Idempotency-Key is still running.',
  invalid_json: 'The body is not valid JSON in UTF-8, or did not arrive whole.',
  invalid_cursor: 'The cursor was not made by this list, or for another status.',
  payload_too_large: 'The body is larger than 2 MiB.',
  rate_limited: 'Too many calls, or too many failed attempts from this address; Retry-After gives the seconds to wait.',
  internal_error: 'Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key.',
} as const;
