import type { ErrorTable } from '../error-table.js';
import { jsonFailure, snakeCase } from '../json-failure.js';
import type { ApiDescription } from './api-description.js';
import { jsonError } from './json-error.js';

type OfErrors = Pick<ApiDescription, 'errorAnswer' | 'fail' | 'errors' | 'meanings' | 'everywhere' | 'ofBodies'>;

/** The errors of the interfaces with one error shape, keys and idempotency (A, D), with their description. */
export function jsonApiErrors(errors: ErrorTable, meanings: Readonly<Record<string, string>>): OfErrors {
  const error = jsonError(meanings);
  return {
    errorAnswer: () => error,
    fail: jsonFailure(errors, snakeCase),
    errors,
    meanings,
    everywhere: ['UNAUTHENTICATED', 'APP_TOKEN', 'CONNECTION_PAUSED', 'CONNECTION_DRAFT', 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'],
    ofBodies: ['MALFORMED_BODY', 'BODY_TOO_LARGE', 'BAD_INPUT', 'TOO_MANY_ITEMS', 'IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_KEY_IN_PROGRESS'],
  };
}
