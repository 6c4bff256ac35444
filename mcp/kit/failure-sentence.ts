import type { ErrorCode } from '#contract/error-codes.js';
import type { Failure } from '#contract/failure.js';
import type { Language } from '#contract/languages.js';
import { FAILURE_WORDS, type FailureWords } from './failure-words.js';
import { fillIn } from './fill-in.js';
import { secondsToWait } from './seconds-to-wait.js';
import { WORDS, type Words } from './words.js';

/** What is said of each failure; a new code needs words before it compiles. */
const SENTENCES = {
  MALFORMED_BODY: 'unreadable', BODY_TOO_LARGE: 'tooLarge', BAD_INPUT: 'badInput', BAD_CURSOR: 'badCursor', UNKNOWN_PATH: 'noSuchPath', METHOD_NOT_ALLOWED: 'noSuchPath',
  UNAUTHENTICATED: 'signedOut', APP_TOKEN: 'signedOut', FORBIDDEN: 'notAllowed', ADDRESS_REFUSED: 'refused', ORIGIN_REFUSED: 'refused', CONNECTION_DRAFT: 'refused', CONNECTION_PAUSED: 'refused',
  RATE_LIMITED: 'tooManyCalls', ADDRESS_BLOCKED: 'tooManyCalls', TOO_MANY_ATTEMPTS: 'tooManyCalls', IDEMPOTENCY_KEY_REUSED: 'refused', IDEMPOTENCY_KEY_IN_PROGRESS: 'refused', COMMAND_EXPIRED: 'refused',
  NOT_FOUND: 'notFound', ORDER_NOT_FOUND: 'orderNotFound', RETURN_NOT_FOUND: 'returnNotFound', PRODUCT_NOT_FOUND: 'productNotFound', VARIANT_NOT_FOUND: 'variantNotFound', IMAGE_NOT_FOUND: 'notFound', IMPORT_NOT_FOUND: 'notFound',
  WEBHOOK_NOT_FOUND: 'notFound', ALREADY_EXISTS: 'alreadyExists', UNKNOWN_ITEM: 'unknownItem', TOO_MANY_ITEMS: 'tooMany', WEBHOOK_LIMIT: 'tooMany',
  INVALID_STATE: 'wrongState', ORDER_NOT_READY: 'wrongState', ORDER_NOT_ACCEPTED: 'wrongState', ORDER_ALREADY_ACCEPTED: 'orderAccepted', ORDER_ALREADY_SHIPPED: 'orderShipped', ORDER_CANCELLED: 'orderCancelled',
  ORDER_CANCEL_REQUESTED: 'orderCancelled', PRODUCT_NOT_WRITTEN: 'notSaved', VARIANT_NOT_WRITTEN: 'notSaved', NOT_WRITTEN: 'notSaved', FIELD_LOCKED: 'fieldLocked', FIELD_RULE: 'fieldRule', IMAGE_NOT_DOWNLOADABLE: 'noImage',
  LINE_NOT_RETURNABLE: 'notReturnable', QUANTITY_EXCEEDED: 'tooManyUnits', EXCHANGE_UNAVAILABLE: 'noExchange', PHOTO_REQUIRED: 'badInput', REASON_REQUIRED: 'badInput',
  LABELS_NOT_ENABLED: 'noLabels', LABELS_NOT_READY: 'notYet', DOCUMENTS_NOT_READY: 'notYet', UNAVAILABLE: 'away', CONFLICT: 'changedMeanwhile', INTERNAL: 'broken',
} as const satisfies Readonly<Record<ErrorCode, keyof FailureWords | keyof Words>>;

interface Told {
  readonly language: Language;
  readonly requestId: string;
}

/** What a failure says, in a language: in English its own words, else a sentence of its code; of a fault of ours only the request to ask about. */
export function failureSentence(failure: Failure, { language, requestId }: Told): string {
  const { code, message } = failure;
  if (language === 'en') return code === 'INTERNAL' ? `Something failed on our side (request ${requestId})` : message;
  const sentences = { ...WORDS[language], ...FAILURE_WORDS[language] };
  return fillIn(sentences[SENTENCES[code]], { request: requestId, n: secondsToWait(failure) });
}
