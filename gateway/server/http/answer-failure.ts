import type { ErrorRequestHandler } from 'express';
import type { ErrorCode } from '#contract/error-codes.js';
import { INSUFFICIENT_SCOPE } from '#contract/insufficient-scope.js';
import { Failure, type FailureDetails } from '#contract/failure.js';
import type { Log } from '#kernel/log.js';
import { tooLarge } from '#kit/body/read-body.js';
import { MOST_BODY_BYTES } from './most-body-bytes.js';
import { requestIdOf } from './request-id.js';

const BAD_REQUEST = 400;
const UNAUTHENTICATED = 401;
const FORBIDDEN = 403;
const TOO_LARGE = 413;
const TOO_MANY = 429;
const INTERNAL = 500;
const UNAVAILABLE = 503;

const STATUS: Readonly<Partial<Record<ErrorCode, number>>> = {
  MALFORMED_BODY: BAD_REQUEST, BAD_INPUT: BAD_REQUEST, BODY_TOO_LARGE: TOO_LARGE, UNAUTHENTICATED, FORBIDDEN, UNAVAILABLE,
  RATE_LIMITED: TOO_MANY, ADDRESS_BLOCKED: TOO_MANY,
};

const JSON_TYPE = 'application/json';

/** The media types of a failure; the body is the same (GraphQL over HTTP, 4.1). */
const MEDIA_TYPES = [JSON_TYPE, 'application/graphql-response+json'];

/** The error handler of the gateway's own routes: the failure in GraphQL's shape; unknown errors are logged once and never echoed. */
// eslint-disable-next-line @typescript-eslint/max-params -- Express tells error handlers by their four parameters
export const answerFailure = (log: Log): ErrorRequestHandler => (error: unknown, request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const requestId = requestIdOf(response);
  const { code, message, details, cause } = known(error);
  if (code === 'INTERNAL') log.error({ err: cause ?? error, requestId }, 'A call failed');
  response.set(challenge(code, details));
  response.set(retryAfter(details));
  const extensions = code === 'INTERNAL' ? { code, requestId } : { code, details };
  response.status(STATUS[code] ?? INTERNAL).type(request.accepts(MEDIA_TYPES) || JSON_TYPE).json({ errors: [{ message, extensions }] });
};

/** RFC 6750, 3: without an error where the caller is not known. */
function challenge(code: ErrorCode, { error }: FailureDetails): Record<string, string> {
  if (code === 'UNAUTHENTICATED') return { 'WWW-Authenticate': 'Bearer' };
  return error === INSUFFICIENT_SCOPE ? { 'WWW-Authenticate': `Bearer error="${INSUFFICIENT_SCOPE}"` } : {};
}

const retryAfter = ({ retryAfterSeconds }: FailureDetails): Record<string, string> =>
  (typeof retryAfterSeconds === 'number' ? { 'Retry-After': String(retryAfterSeconds) } : {});

/** Errors of the body parser carry their status. */
function known(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (status === TOO_LARGE) return tooLarge(MOST_BODY_BYTES);
  if (typeof status === 'number' && status < INTERNAL) return new Failure('MALFORMED_BODY', 'The body cannot be read as JSON');
  return new Failure('INTERNAL', 'Internal error', {}, { cause: error });
}
