import { CATALOG_ERROR_CODES, RETURN_ERROR_CODES } from '#contract/error-codes.js';
import type { ErrorTable } from '#kit/error-table.js';
import { everyError } from '#kit/every-error.js';
import { JSON_CALL_ERRORS, JSON_CALL_MEANINGS } from '#kit/json-errors.js';

const invalid = { status: 409, code: 'invalid_state' } as const; // no call of this interface changes the state of an existing record

/** The published codes of interface D (document 2, D, Errors; 2-decisions, D) for every failure of the project. */
export const COMMERCE_ERRORS = {
  ...JSON_CALL_ERRORS,
  ORIGIN_REFUSED: { status: 403, code: 'insufficient_scope' },
  FORBIDDEN: { status: 403, code: 'insufficient_scope' },
  ORDER_NOT_FOUND: { status: 404, code: 'order_not_found' },
  RETURN_NOT_FOUND: { status: 404, code: 'return_not_found' },
  ALREADY_EXISTS: { status: 409, code: 'order_already_exists' },
  UNKNOWN_ITEM: { status: 422, code: 'unknown_item' },
  TOO_MANY_ITEMS: { status: 422, code: 'validation_failed' },
  ORDER_NOT_READY: invalid,
  ORDER_NOT_ACCEPTED: invalid,
  ORDER_ALREADY_ACCEPTED: invalid,
  ORDER_ALREADY_SHIPPED: invalid,
  ORDER_CANCELLED: invalid,
  ORDER_CANCEL_REQUESTED: invalid,
  INVALID_STATE: invalid,
  ...everyError(CATALOG_ERROR_CODES, invalid), ...everyError(RETURN_ERROR_CODES, invalid),
  LABELS_NOT_ENABLED: invalid,
  LABELS_NOT_READY: invalid,
  DOCUMENTS_NOT_READY: invalid,
} as const satisfies ErrorTable;

type PublishedCode = (typeof COMMERCE_ERRORS)[keyof typeof COMMERCE_ERRORS]['code'];

/** What each published code means, for the documentation; a code without a meaning does not compile. */
export const ERROR_MEANINGS = {
  ...JSON_CALL_MEANINGS,
  insufficient_scope: 'The key lacks the scope of this call; orders:write is only given on request. Or it is the access token of an app that a person connected, which counts for the AI tools and userinfo alone.',
  connection_paused: 'The connection is paused; nothing was read or changed.',
  order_not_found: 'There is no such order.',
  return_not_found: 'There is no such return.',
  order_already_exists: 'An order with this external_id and other content, or with this number, exists.',
  unknown_item: 'A sku or barcode is not known; details by line.',
  validation_failed: 'Parameters or fields are missing or wrong; details maps each to its messages.',
  invalid_state: 'The action is not possible now.',
} as const satisfies Record<PublishedCode, string>;
