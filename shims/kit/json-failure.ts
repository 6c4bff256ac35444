import type { ErrorCode } from '#contract/error-codes.js';
import type { Failure } from '#contract/failure.js';
import type { Answer } from './answer.js';
import type { ErrorTable } from './error-table.js';
import type { Refused } from './exchange.js';
import { failureHeaders } from './failure-headers.js';

/** Failures whose details are answered: a field path and its messages, or the fields that keep their values. */
const DETAILED: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['BAD_INPUT', 'UNKNOWN_ITEM', 'TOO_MANY_ITEMS', 'FIELD_LOCKED', 'FIELD_RULE']);

/** The error shape of the JSON interfaces: `{error: {code, message, request_id, details}}` (document 1, A, Errors). A field of the graph's inputs is named as `nameOf` has it. */
export const jsonFailure = (table: ErrorTable, nameOf = (field: string): string => field) => (failure: Failure, { requestId }: Refused): Answer => {
  const { status, code } = table[failure.code];
  const details = DETAILED.has(failure.code) ? Object.fromEntries(Object.entries(failure.details).map(([field, problems]) => [nameOf(field), problems])) : {};
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...failureHeaders(failure) },
    body: JSON.stringify({ error: { code, message: failure.message, request_id: requestId, details } }),
  };
};

/** A field's path in snake_case: shippingAddress.countryCode is shipping_address.country_code; headers keep theirs. */
export const snakeCase = (field: string): string => field.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
