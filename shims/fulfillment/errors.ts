import { CATALOG_ERROR_CODES, isErrorCode, RETURN_ERROR_CODES } from '#contract/error-codes.js';
import type { ErrorTable } from '#kit/error-table.js';
import { everyError } from '#kit/every-error.js';
import { JSON_CALL_ERRORS, JSON_CALL_MEANINGS } from '#kit/json-errors.js';

/** The published codes of interface A (document 1, A, Errors; decisions 1, A) for every failure of the project. */
export const FULFILLMENT_ERRORS = {
  ...JSON_CALL_ERRORS,
  ORIGIN_REFUSED: { status: 401, code: 'unauthorized' },
  FORBIDDEN: { status: 401, code: 'unauthorized' }, // interface A has no scopes: such a key is the wrong key
  ORDER_NOT_FOUND: { status: 404, code: 'order_not_found' },
  RETURN_NOT_FOUND: { status: 404, code: 'return_not_found' },
  ALREADY_EXISTS: { status: 409, code: 'invalid_state' },
  UNKNOWN_ITEM: { status: 422, code: 'unknown_item' },
  TOO_MANY_ITEMS: { status: 422, code: 'too_many_items' },
  ORDER_NOT_READY: { status: 409, code: 'order_not_ready' },
  ORDER_NOT_ACCEPTED: { status: 409, code: 'order_not_accepted' },
  ORDER_ALREADY_ACCEPTED: { status: 409, code: 'order_already_accepted' },
  ORDER_ALREADY_SHIPPED: { status: 409, code: 'order_already_shipped' },
  ORDER_CANCELLED: { status: 409, code: 'order_cancelled' },
  ORDER_CANCEL_REQUESTED: { status: 409, code: 'order_cancel_requested' },
  INVALID_STATE: { status: 409, code: 'invalid_state' },
  ...everyError(CATALOG_ERROR_CODES, { status: 409, code: 'invalid_state' }), ...everyError(RETURN_ERROR_CODES, { status: 409, code: 'invalid_state' }),
  LABELS_NOT_ENABLED: { status: 422, code: 'labels_not_enabled' },
  LABELS_NOT_READY: { status: 409, code: 'labels_not_ready' },
  DOCUMENTS_NOT_READY: { status: 409, code: 'documents_not_ready' },
} as const satisfies ErrorTable;

type PublishedCode = (typeof FULFILLMENT_ERRORS)[keyof typeof FULFILLMENT_ERRORS]['code'];

/** The published code of a failure of the graph. */
export const publishedCode = (code: string): PublishedCode => FULFILLMENT_ERRORS[isErrorCode(code) ? code : 'INTERNAL'].code;

/** What each published code means, for the documentation; a code without a meaning does not compile. */
export const ERROR_MEANINGS = {
  ...JSON_CALL_MEANINGS,
  insufficient_scope: 'The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.',
  connection_paused: 'The connection is paused; nothing was read or changed; try again later.',
  order_not_found: 'The order does not exist or belongs to another warehouse.',
  return_not_found: 'The return does not exist or belongs to another warehouse.',
  order_not_ready: 'The order still waits for payment, a hold or documents.',
  order_not_accepted: 'The action needs the order to be accepted first.',
  order_already_accepted: 'The order is already accepted.',
  order_already_shipped: 'Picking was reported after the shipment.',
  order_cancelled: 'The merchant cancelled the order.',
  order_cancel_requested: 'The merchant cancelled the order after it was accepted.',
  invalid_state: 'The action is not allowed in the current status.',
  validation_failed: 'Fields are missing or wrong; details maps each field to its messages.',
  unknown_item: 'An item is not on the order or not known; details by line.',
  too_many_items: 'The request has too many items.',
  labels_not_enabled: 'The platform does not make labels for this connection.',
  labels_not_ready: 'A parcel that leaves has no label that is ready; make its label, again if it failed, or report the number it left with.',
  documents_not_ready: 'Documents are still being made; try again.',
} as const satisfies Record<PublishedCode, string>;
