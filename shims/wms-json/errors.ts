import { CATALOG_ERROR_CODES, RETURN_ERROR_CODES, type ErrorCode } from '#contract/error-codes.js';
import type { ErrorTable } from '#kit/error-table.js';
import { everyError } from '#kit/every-error.js';

/** Interface B's answer to every failure (document 1, B, Errors): `code` is the Message, or Exception where the Message gives the reason. */
export const WMS_JSON_ERRORS = {
  MALFORMED_BODY: { status: 400, code: 'Invalid JSON body' },
  BODY_TOO_LARGE: { status: 400, code: 'Exception' },
  BAD_INPUT: { status: 400, code: 'Exception' },
  BAD_CURSOR: { status: 400, code: 'Exception' },
  UNKNOWN_PATH: { status: 404, code: 'Not found' },
  METHOD_NOT_ALLOWED: { status: 405, code: 'Method not allowed' },
  UNAUTHENTICATED: { status: 401, code: 'Unauthorized' },
  ADDRESS_REFUSED: { status: 403, code: 'Forbidden' },
  ORIGIN_REFUSED: { status: 403, code: 'Forbidden' },
  ADDRESS_BLOCKED: { status: 429, code: 'Too many requests' },
  APP_TOKEN: { status: 403, code: 'Forbidden' },
  FORBIDDEN: { status: 403, code: 'Forbidden' },
  CONNECTION_DRAFT: { status: 500, code: 'service paused' },
  CONNECTION_PAUSED: { status: 500, code: 'service paused' },
  RATE_LIMITED: { status: 429, code: 'Too many requests' },
  IDEMPOTENCY_KEY_REUSED: { status: 400, code: 'Exception' },
  IDEMPOTENCY_KEY_IN_PROGRESS: { status: 400, code: 'Exception' },
  COMMAND_EXPIRED: { status: 500, code: 'Internal error' },
  NOT_FOUND: { status: 400, code: 'Exception' },
  ORDER_NOT_FOUND: { status: 400, code: 'Order not found' },
  RETURN_NOT_FOUND: { status: 400, code: 'Return not found' },
  ALREADY_EXISTS: { status: 200, code: 'LabelAlreadyAdded' },
  CONFLICT: { status: 500, code: 'Internal error' },
  UNKNOWN_ITEM: { status: 400, code: 'Exception' },
  TOO_MANY_ITEMS: { status: 400, code: 'Exception' },
  ORDER_NOT_READY: { status: 400, code: 'Exception' },
  ORDER_NOT_ACCEPTED: { status: 400, code: 'Exception' },
  ORDER_ALREADY_ACCEPTED: { status: 400, code: 'Exception' },
  ORDER_ALREADY_SHIPPED: { status: 400, code: 'Exception' },
  ORDER_CANCELLED: { status: 400, code: 'Exception' },
  ORDER_CANCEL_REQUESTED: { status: 400, code: 'Exception' },
  INVALID_STATE: { status: 400, code: 'Exception' },
  ...everyError(CATALOG_ERROR_CODES, { status: 400, code: 'Exception' }), ...everyError(RETURN_ERROR_CODES, { status: 400, code: 'Exception' }),
  LABELS_NOT_ENABLED: { status: 404, code: 'Labels are managed by the WMS' },
  LABELS_NOT_READY: { status: 200, code: 'LabelNotReady' },
  DOCUMENTS_NOT_READY: { status: 200, code: 'DocumentNotReady' },
  UNAVAILABLE: { status: 500, code: 'Internal error' },
  INTERNAL: { status: 500, code: 'Internal error' },
} as const satisfies ErrorTable;

/** Failures whose Message is the reason itself. */
export const givesReason = (code: ErrorCode): boolean => WMS_JSON_ERRORS[code].code === 'Exception';

type Word = (typeof WMS_JSON_ERRORS)[keyof typeof WMS_JSON_ERRORS]['code'];

/** The meaning of each Message, for the documentation. */
export const WMS_JSON_MEANINGS = {
  'Invalid JSON body': 'The body is no JSON, not even with trailing commas.',
  Exception: 'A field is missing or wrong, or the call contradicts the state; Message gives the reason, such as ProductList[0]: Sku is required.',
  'Order not found': 'Message is Order not found: and the number.',
  'Return not found': 'Message is Return not found: and the number.',
  'Not found': 'There is nothing at this path, or the optional service is switched off.',
  'Labels are managed by the WMS': 'The merchant did not enable platform-made labels.',
  'Method not allowed': 'The path has no such method; Allow names those it has.',
  Unauthorized: 'Credentials are missing or wrong.',
  Forbidden: 'The address is not in the allowlist.',
  'Too many requests': 'Too many calls in a minute, or too many failed attempts from this address; wait at least 60 seconds.',
  'service paused': 'The connection is paused or still a draft; nothing was read or written.',
  'Internal error': 'Something unexpected; Message ends with (ref and a uuid) to quote to support.',
  LabelNotReady: 'Answered with 200 and success false: the label is still being made, or could not be made yet.',
  LabelAlreadyAdded: 'Answered with 200 and success false: these parcels have their labels.',
  DocumentNotReady: 'Answered with 200 and success false: the documents are still being made.',
} as const satisfies Record<Word, string>;
