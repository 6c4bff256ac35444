import type { Failure } from '#contract/failure.js';
import type { Answer } from '#kit/answer.js';
import type { ErrorTable } from '#kit/error-table.js';
import { everyError } from '#kit/every-error.js';
import type { Refused } from '#kit/exchange.js';
import { failureHeaders } from '#kit/failure-headers.js';
import { NEVER_PUBLIC } from '#kit/never-public.js';
import { ROOT } from './paths.js';
import { unreadBatch } from './unstored-batch.js';

const invalid = { status: 422, code: 'invalid' } as const;
const unknown = { status: 404, code: 'not_found' } as const;
const limited = { status: 429, code: 'rate_limited' } as const;
const away = { status: 503, code: 'unavailable' } as const;
const broken = { status: 500, code: 'internal_error' } as const; // no call of the surface can end so

/** The errors of interface I (document 3, Errors, I). */
export const COLLECTOR_ERRORS = {
  BAD_INPUT: invalid, MALFORMED_BODY: invalid, TOO_MANY_ITEMS: invalid, BAD_CURSOR: invalid, BODY_TOO_LARGE: { status: 413, code: 'payload_too_large' },
  UNKNOWN_PATH: unknown, UNAUTHENTICATED: unknown, NOT_FOUND: unknown, ADDRESS_REFUSED: unknown, APP_TOKEN: unknown, FORBIDDEN: unknown, CONNECTION_DRAFT: unknown, CONNECTION_PAUSED: unknown,
  METHOD_NOT_ALLOWED: { status: 405, code: 'method_not_allowed' }, ORIGIN_REFUSED: { status: 403, code: 'origin_not_allowed' }, RATE_LIMITED: limited, ADDRESS_BLOCKED: limited,
  CONFLICT: away, UNAVAILABLE: away, COMMAND_EXPIRED: away, INTERNAL: broken,
  ...everyError(NEVER_PUBLIC, broken), INVALID_STATE: { status: 409, code: 'invalid_state' }, // of sandboxes
} as const satisfies ErrorTable;

/** What each error means, for the documentation. */
export const COLLECTOR_MEANINGS = {
  invalid: 'The call as a whole cannot be read: no visitor id, an unknown consent state, more than 50 events, a malformed test code, an unsupported version, or no JSON. errors says what is wrong with each field.',
  not_found: 'The key is missing, malformed, unknown or was rotated, its collector is not active, or there is nothing at this path.',
  origin_not_allowed: 'The page is of no domain of the collector. The answer has no Access-Control-Allow-Origin, so that a page sees a network error.',
  invalid_state: 'No shoppers can be simulated: the company is no sandbox, or has no products with a price; message says which.',
  payload_too_large: 'A body has at most 64 KB; this comes before the key and the page are looked at.',
  method_not_allowed: 'Allow lists the methods of the path. Preflights are not answered: send text/plain without headers of your own.',
  rate_limited: 'Wait for the seconds of Retry-After, which pages can read where the calls of the key were too many, not those of their address.',
  unavailable: 'Try again in a few seconds.',
  internal_error: 'A fault of ours.',
} as const satisfies Record<(typeof COLLECTOR_ERRORS)[keyof typeof COLLECTOR_ERRORS]['code'], string>;

const FAULTS: ReadonlySet<number> = new Set([away.status, broken.status]);

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

/** A failure as storefronts read it. A batch is answered with the reason storage while nothing can be read or stored (document 3, I, rule 2). */
export function collectorFailure(failure: Failure, { path, request, body }: Refused): Answer {
  const { status, code } = COLLECTOR_ERRORS[failure.code];
  if (FAULTS.has(status) && request?.method === 'POST' && path === `${ROOT}/events`) return { status: 202, headers: JSON_TYPE, body: JSON.stringify(unreadBatch(body ?? Buffer.alloc(0))) };
  const { details } = failure;
  return { status, headers: { ...JSON_TYPE, ...failureHeaders(failure) }, body: JSON.stringify({ code, message: messageOf(failure), ...(code === 'invalid' && Object.keys(details).length > 0 && { errors: details }) }) };
}

const messageOf = ({ code, message }: Failure): string => (code === 'INTERNAL' ? 'Something went wrong on our side; try again' : message);
