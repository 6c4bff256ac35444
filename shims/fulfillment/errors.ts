import { isErrorCode } from '#contract/error-codes.js';
import type { ErrorTable } from '#kit/error-table.js';

/** The published codes of interface A (document 1, A, Errors; decisions 1, A) for every failure of the project. */
export const FULFILLMENT_ERRORS = {
  MALFORMED_BODY: { status: 400, code: 'invalid_json' },
  BODY_TOO_LARGE: { status: 413, code: 'payload_too_large' },
  BAD_INPUT: { status: 422, code: 'validation_failed' },
  BAD_CURSOR: { status: 400, code: 'invalid_cursor' },
  UNKNOWN_PATH: { status: 404, code: 'not_found' },
  METHOD_NOT_ALLOWED: { status: 405, code: 'method_not_allowed' },
  UNAUTHENTICATED: { status: 401, code: 'unauthorized' },
  ADDRESS_REFUSED: { status: 401, code: 'unauthorized' },
  ORIGIN_REFUSED: { status: 401, code: 'unauthorized' },
  ADDRESS_BLOCKED: { status: 429, code: 'rate_limited' },
  FORBIDDEN: { status: 401, code: 'unauthorized' }, // interface A has no scopes: such a key is the wrong key
  CONNECTION_DRAFT: { status: 403, code: 'connection_not_active' },
  CONNECTION_PAUSED: { status: 403, code: 'connection_paused' },
  RATE_LIMITED: { status: 429, code: 'rate_limited' },
  IDEMPOTENCY_KEY_REUSED: { status: 409, code: 'idempotency_key_reused' },
  IDEMPOTENCY_KEY_IN_PROGRESS: { status: 409, code: 'idempotency_key_in_progress' },
  COMMAND_EXPIRED: { status: 409, code: 'idempotency_key_in_progress' },
  NOT_FOUND: { status: 404, code: 'not_found' },
  ORDER_NOT_FOUND: { status: 404, code: 'order_not_found' },
  RETURN_NOT_FOUND: { status: 404, code: 'return_not_found' },
  ALREADY_EXISTS: { status: 409, code: 'invalid_state' },
  CONFLICT: { status: 503, code: 'internal_error' }, // worth another attempt, so it must not be stored under the key
  UNKNOWN_ITEM: { status: 422, code: 'unknown_item' },
  TOO_MANY_ITEMS: { status: 422, code: 'too_many_items' },
  ORDER_NOT_READY: { status: 409, code: 'order_not_ready' },
  ORDER_NOT_ACCEPTED: { status: 409, code: 'order_not_accepted' },
  ORDER_ALREADY_ACCEPTED: { status: 409, code: 'order_already_accepted' },
  ORDER_ALREADY_SHIPPED: { status: 409, code: 'order_already_shipped' },
  ORDER_CANCELLED: { status: 409, code: 'order_cancelled' },
  ORDER_CANCEL_REQUESTED: { status: 409, code: 'order_cancel_requested' },
  INVALID_STATE: { status: 409, code: 'invalid_state' },
  LABELS_NOT_ENABLED: { status: 422, code: 'labels_not_enabled' },
  LABELS_NOT_READY: { status: 409, code: 'labels_not_ready' },
  DOCUMENTS_NOT_READY: { status: 409, code: 'documents_not_ready' },
  UNAVAILABLE: { status: 503, code: 'internal_error' },
  INTERNAL: { status: 500, code: 'internal_error' },
} as const satisfies ErrorTable;

type PublishedCode = (typeof FULFILLMENT_ERRORS)[keyof typeof FULFILLMENT_ERRORS]['code'];

/** The published code of a failure the graph names. */
export const publishedCode = (code: string): PublishedCode => FULFILLMENT_ERRORS[isErrorCode(code) ? code : 'INTERNAL'].code;

/** What each published code means, for the documentation; a code without a meaning does not compile. */
export const ERROR_MEANINGS = {
  unauthorized: 'The key is missing or wrong, or the address is outside the allowlist.',
  connection_paused: 'The connection is paused; nothing was read or changed; try again later.',
  connection_not_active: 'The connection is still a draft.',
  order_not_found: 'The order does not exist or belongs to another warehouse.',
  return_not_found: 'The return does not exist or belongs to another warehouse.',
  not_found: 'There is nothing at this path.',
  method_not_allowed: 'The path has no such method; Allow names those it has.',
  order_not_ready: 'The order still waits for payment, a hold or documents.',
  order_not_accepted: 'The action needs the order to be accepted first.',
  order_already_accepted: 'The order is already taken over.',
  order_already_shipped: 'Picking was reported after the shipment.',
  order_cancelled: 'The merchant cancelled the order.',
  order_cancel_requested: 'The merchant cancelled the order after it was accepted.',
  invalid_state: 'The action is not allowed in the current status.',
  idempotency_key_reused: 'The Idempotency-Key was used with a different request.',
  idempotency_key_in_progress: 'The first request with this Idempotency-Key is still running.',
  validation_failed: 'Fields are missing or wrong; details maps each field to its messages.',
  invalid_json: 'The body is not valid JSON in UTF-8, or did not arrive whole.',
  invalid_cursor: 'The cursor was not made by this list, or for another status.',
  unknown_item: 'An item is not on the order or not known; details by line.',
  too_many_items: 'The request has too many items.',
  labels_not_enabled: 'The platform does not make labels for this connection.',
  labels_not_ready: 'A parcel that leaves has no label that is ready; make its label, again if it failed, or report the number it left with.',
  documents_not_ready: 'Documents are still being made; try again.',
  payload_too_large: 'The body is larger than 2 MiB.',
  rate_limited: 'Too many calls, or too many failed attempts from this address; Retry-After gives the seconds to wait.',
  internal_error: 'Something unexpected (500); or, with Retry-After, a part of the service is away or others were changing the same record (503, the message says which): repeat with the same key.',
} as const satisfies Record<PublishedCode, string>;
