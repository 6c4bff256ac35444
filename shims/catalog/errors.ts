import { RETURN_ERROR_CODES } from '#contract/error-codes.js';
import { Failure } from '#contract/failure.js';
import type { Answer } from '#kit/answer.js';
import type { ErrorTable } from '#kit/error-table.js';
import { everyError } from '#kit/every-error.js';
import type { Refused } from '#kit/exchange.js';
import { JSON_CALL_ERRORS, JSON_CALL_MEANINGS } from '#kit/json-errors.js';
import { jsonFailure } from '#kit/json-failure.js';

const invalid = { status: 400, code: 'validation_failed' } as const;
const notWritten = { status: 400, code: 'not_written' } as const; // of orders and returns, which no call of this interface touches

/** The published codes of interface H (document 3, H, Errors) for every failure of the project. */
export const CATALOG_ERRORS = {
  ...JSON_CALL_ERRORS,
  BAD_INPUT: invalid,
  TOO_MANY_ITEMS: invalid,
  UNKNOWN_ITEM: invalid,
  FORBIDDEN: { status: 403, code: 'read_only_key' },
  ORIGIN_REFUSED: { status: 401, code: 'unauthorized' },
  CONNECTION_DRAFT: { status: 401, code: 'unauthorized' }, // the document knows no other state of a key than usable
  CONNECTION_PAUSED: { status: 401, code: 'unauthorized' },
  PRODUCT_NOT_FOUND: { status: 404, code: 'product_not_found' },
  VARIANT_NOT_FOUND: { status: 404, code: 'variant_not_found' },
  IMAGE_NOT_FOUND: { status: 404, code: 'image_not_found' },
  IMPORT_NOT_FOUND: { status: 404, code: 'import_not_found' },
  WEBHOOK_NOT_FOUND: { status: 404, code: 'webhook_not_found' },
  PRODUCT_NOT_WRITTEN: { status: 400, code: 'product_not_written' },
  VARIANT_NOT_WRITTEN: { status: 400, code: 'variant_not_written' },
  IMAGE_NOT_DOWNLOADABLE: { status: 400, code: 'image_not_downloadable' },
  NOT_WRITTEN: notWritten,
  FIELD_RULE: { status: 409, code: 'field_rule' },
  FIELD_LOCKED: { status: 409, code: 'field_locked' },
  WEBHOOK_LIMIT: { status: 409, code: 'webhook_limit' },
  ALREADY_EXISTS: { status: 400, code: 'product_not_written' },
  ORDER_NOT_FOUND: notWritten,
  RETURN_NOT_FOUND: notWritten,
  ORDER_NOT_READY: notWritten,
  ORDER_NOT_ACCEPTED: notWritten,
  ORDER_ALREADY_ACCEPTED: notWritten,
  ORDER_ALREADY_SHIPPED: notWritten,
  ORDER_CANCELLED: notWritten,
  ORDER_CANCEL_REQUESTED: notWritten,
  INVALID_STATE: notWritten,
  LABELS_NOT_ENABLED: notWritten,
  LABELS_NOT_READY: notWritten,
  DOCUMENTS_NOT_READY: notWritten,
  ...everyError(RETURN_ERROR_CODES, notWritten),
} as const satisfies ErrorTable;

type PublishedCode = (typeof CATALOG_ERRORS)[keyof typeof CATALOG_ERRORS]['code'];

/** What each published code means, for the documentation; a code without a meaning does not compile. */
export const ERROR_MEANINGS = {
  unauthorized: 'The key is missing, wrong, paused or revoked, or the address may not use it.',
  insufficient_scope: 'The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.',
  read_only_key: 'The key only reads; ask the merchant for one that writes.',
  not_found: JSON_CALL_MEANINGS.not_found,
  method_not_allowed: JSON_CALL_MEANINGS.method_not_allowed,
  idempotency_key_reused: JSON_CALL_MEANINGS.idempotency_key_reused,
  idempotency_key_in_progress: 'The first request with this Idempotency-Key is still running; repeat it after Retry-After.',
  invalid_json: JSON_CALL_MEANINGS.invalid_json,
  invalid_cursor: 'The cursor was not made by this list, or with other filters.',
  payload_too_large: 'The body is larger than 20 MB.',
  rate_limited: JSON_CALL_MEANINGS.rate_limited,
  internal_error: JSON_CALL_MEANINGS.internal_error,
  validation_failed: 'Parameters or fields are missing or wrong; details has one list of messages per field path.',
  product_not_found: 'The catalog of this key has no product with this id or SKU.',
  variant_not_found: 'The product has no variant with this id or SKU.',
  image_not_found: 'The product has no image with this id.',
  import_not_found: 'This key made no such import, or its 30 days are over.',
  webhook_not_found: 'This key has no such webhook.',
  product_not_written: 'Nothing of the product could be written; the message says why.',
  variant_not_written: 'The variant could not be written; the message says why.',
  image_not_downloadable: 'The image could not be fetched from its address, or is none that can be used; the message says why.',
  not_written: 'Nothing could be written; the message says why.',
  field_rule: 'The field rule of this key does not allow the change.',
  field_locked: 'Another system owns the fields; details.locked lists them.',
  webhook_limit: 'The key has 10 webhooks; delete one first.',
} as const satisfies Record<PublishedCode, string>;

const write = jsonFailure(CATALOG_ERRORS);

const WAIT = { 'Retry-After': '1' };

/** A failure as interface H writes it: a request that runs still is to be repeated after a second (document 3, H), and a refused key is asked for (RFC 9110, 15.5.2). */
export function catalogFailure(failure: Failure, call: Refused): Answer {
  const { status, code } = CATALOG_ERRORS[failure.code];
  const answer = write(said(failure), call);
  const headers = { ...(code === 'idempotency_key_in_progress' && WAIT), ...(status === UNAUTHORIZED && ASK) };
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

const UNAUTHORIZED = 401;
const ASK = { 'WWW-Authenticate': 'Bearer' };

/** The interface has no scopes, and one way to prove oneself; whether the key or the address is wrong stays unsaid. */
function said(failure: Failure): Failure {
  const { code, message } = failure;
  if (code === 'FORBIDDEN') return new Failure(code, ERROR_MEANINGS.read_only_key);
  return code === 'UNAUTHENTICATED' || code === 'ADDRESS_REFUSED' ? new Failure(code, `${message}: send Authorization: Bearer pca_...`) : failure;
}
