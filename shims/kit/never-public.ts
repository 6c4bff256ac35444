import { CATALOG_ERROR_CODES, RETURN_ERROR_CODES, type ErrorCode } from '#contract/error-codes.js';

/** Failures of keyed calls, and of records that integrations and staff work on: who calls with what anybody may know, as storefronts, shoppers with a link and carriers do, has none of them. */
export const NEVER_PUBLIC = [
  'IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_KEY_IN_PROGRESS', 'ORDER_NOT_FOUND', 'RETURN_NOT_FOUND', 'ALREADY_EXISTS', 'UNKNOWN_ITEM',
  'ORDER_NOT_READY', 'ORDER_NOT_ACCEPTED', 'ORDER_ALREADY_ACCEPTED', 'ORDER_ALREADY_SHIPPED', 'ORDER_CANCELLED', 'ORDER_CANCEL_REQUESTED', 'INVALID_STATE',
  'LABELS_NOT_ENABLED', 'LABELS_NOT_READY', 'DOCUMENTS_NOT_READY', ...CATALOG_ERROR_CODES, ...RETURN_ERROR_CODES,
] as const satisfies readonly ErrorCode[];
