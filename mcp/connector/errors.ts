import { ERROR_CODES } from '#contract/error-codes.js';
import type { Failure } from '#contract/failure.js';
import type { Answer } from '#kit/answer.js';
import type { ErrorTable } from '#kit/error-table.js';
import { everyError } from '#kit/every-error.js';
import type { Refused } from '#kit/exchange.js';
import { failureHeaders } from '#kit/failure-headers.js';
import { failureSentence } from '#mcp/failure-sentence.js';
import { RPC, rpcError } from './json-rpc.js';

const broken = { status: 500, code: 'internal_error' } as const;

/** The errors of interface L below JSON-RPC (document 3, Errors, L). */
export const CONNECTOR_ERRORS = {
  ...everyError(ERROR_CODES, broken),
  UNAUTHENTICATED: { status: 401, code: 'invalid_token' }, ADDRESS_REFUSED: { status: 421, code: 'misdirected_request' }, ORIGIN_REFUSED: { status: 403, code: 'origin_not_allowed' },
  MALFORMED_BODY: { status: 400, code: 'parse_error' }, BAD_INPUT: { status: 400, code: 'invalid_request' }, TOO_MANY_ITEMS: { status: 400, code: 'invalid_request' }, BODY_TOO_LARGE: { status: 413, code: 'payload_too_large' },
  UNKNOWN_PATH: { status: 404, code: 'not_found' }, METHOD_NOT_ALLOWED: { status: 405, code: 'method_not_allowed' },
  RATE_LIMITED: { status: 429, code: 'rate_limited' }, ADDRESS_BLOCKED: { status: 429, code: 'rate_limited' }, UNAVAILABLE: { status: 503, code: 'unavailable' }, CONFLICT: { status: 503, code: 'unavailable' },
} as const satisfies ErrorTable;

/** What each error means, for the documentation. */
export const CONNECTOR_MEANINGS = {
  invalid_token: 'The token is missing, expired, revoked or not of an AI client, or cannot be checked at present: WWW-Authenticate says where to sign in.', misdirected_request: 'The Host header names another host.', origin_not_allowed: 'Pages of this origin may not call.',
  parse_error: 'The body is no JSON (-32700).', invalid_request: 'The body is no JSON-RPC 2.0 request (-32600).', payload_too_large: 'The body is larger than 2 MB.', not_found: 'There is nothing at this path.',
  method_not_allowed: 'The endpoint takes POST alone.', rate_limited: 'Wait for the seconds of Retry-After.', unavailable: 'Try again in a few seconds.', internal_error: 'A fault of ours.',
} as const;

const IN_RPC: Readonly<Partial<Record<string, number>>> = { parse_error: RPC.parseError, invalid_request: RPC.invalidRequest, payload_too_large: RPC.invalidRequest, internal_error: RPC.internal };

/** A failure: of the body as an error of JSON-RPC, else `{error, message}`; in the person's language, English before it is known who calls. */
export function connectorFailure(failure: Failure, { path, requestId, language = 'en' }: Pick<Refused, 'path' | 'requestId' | 'language'>): Answer {
  const { status, code: error } = CONNECTOR_ERRORS[failure.code];
  const message = failureSentence(failure, { language, requestId });
  const code = IN_RPC[error];
  return {
    status, headers: { 'Content-Type': 'application/json; charset=utf-8', ...failureHeaders(failure), ...ownHeaders(failure, path) },
    body: JSON.stringify(code === undefined ? { error, message } : rpcError(null, { code, message })),
  };
}

/** The challenge of 401, and the one method of the endpoint. */
function ownHeaders({ code, details: { challenge } }: Failure, path: string): Record<string, string> {
  if (code === 'METHOD_NOT_ALLOWED' && path === '/') return { Allow: 'POST' };
  return typeof challenge === 'string' ? { 'WWW-Authenticate': challenge } : {};
}
