/** Failures that only writes and reads of the catalog have. */
export const CATALOG_ERROR_CODES = [
  'PRODUCT_NOT_FOUND', 'VARIANT_NOT_FOUND', 'IMAGE_NOT_FOUND', 'IMPORT_NOT_FOUND', 'WEBHOOK_NOT_FOUND',
  'PRODUCT_NOT_WRITTEN', 'VARIANT_NOT_WRITTEN', 'IMAGE_NOT_DOWNLOADABLE', 'NOT_WRITTEN', 'FIELD_RULE', 'FIELD_LOCKED', 'WEBHOOK_LIMIT',
] as const;

/** One of {@link CATALOG_ERROR_CODES}. */
export type CatalogErrorCode = (typeof CATALOG_ERROR_CODES)[number];

/** Failures that only returns of shoppers have. */
export const RETURN_ERROR_CODES = ['LINE_NOT_RETURNABLE', 'QUANTITY_EXCEEDED', 'EXCHANGE_UNAVAILABLE', 'PHOTO_REQUIRED', 'REASON_REQUIRED', 'TOO_MANY_ATTEMPTS'] as const;

/** One of {@link RETURN_ERROR_CODES}. */
export type ReturnErrorCode = (typeof RETURN_ERROR_CODES)[number];

/**
 * The closed set of failures of the project. Subgraphs throw them, they cross the graph as `extensions.code`,
 * and every surface has a table with a word for each: adding a code breaks each table at compile time.
 */
export const ERROR_CODES = [
  // The call itself
  'MALFORMED_BODY', 'BODY_TOO_LARGE', 'BAD_INPUT', 'BAD_CURSOR', 'UNKNOWN_PATH', 'METHOD_NOT_ALLOWED',
  // Who calls
  'UNAUTHENTICATED', 'ADDRESS_REFUSED', 'ADDRESS_BLOCKED', 'ORIGIN_REFUSED', 'FORBIDDEN', 'APP_TOKEN', 'CONNECTION_DRAFT', 'CONNECTION_PAUSED', 'RATE_LIMITED',
  // Repeated calls
  'IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_KEY_IN_PROGRESS', 'COMMAND_EXPIRED',
  // Records
  'NOT_FOUND', 'ORDER_NOT_FOUND', 'RETURN_NOT_FOUND', 'ALREADY_EXISTS', 'CONFLICT', 'UNKNOWN_ITEM', 'TOO_MANY_ITEMS',
  // The life of an order
  'ORDER_NOT_READY', 'ORDER_NOT_ACCEPTED', 'ORDER_ALREADY_ACCEPTED', 'ORDER_ALREADY_SHIPPED', 'ORDER_CANCELLED',
  'ORDER_CANCEL_REQUESTED', 'INVALID_STATE',
  // Products
  ...CATALOG_ERROR_CODES,
  // Returns of shoppers
  ...RETURN_ERROR_CODES,
  // Labels and documents
  'LABELS_NOT_ENABLED', 'LABELS_NOT_READY', 'DOCUMENTS_NOT_READY',
  // The system
  'UNAVAILABLE', 'INTERNAL',
] as const;

/** One of {@link ERROR_CODES}. */
export type ErrorCode = (typeof ERROR_CODES)[number];

const KNOWN: ReadonlySet<string> = new Set(ERROR_CODES);

/** Whether a text is one of the closed set. */
export const isErrorCode = (text: unknown): text is ErrorCode => typeof text === 'string' && KNOWN.has(text);
