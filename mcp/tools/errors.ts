import { ERROR_CODES } from '#contract/error-codes.js';
import type { Failure } from '#contract/failure.js';
import type { Language } from '#contract/languages.js';
import type { Answer } from '#kit/answer.js';
import type { ErrorTable } from '#kit/error-table.js';
import { everyError } from '#kit/every-error.js';
import type { Refused } from '#kit/exchange.js';
import { failureHeaders } from '#kit/failure-headers.js';
import { failureSentence } from '#mcp/failure-sentence.js';
import { ROOTS } from './paths.js';
import { answeredHeaders, askedLanguage } from './service-headers.js';

const broken = { status: 500, code: 'internal_error' } as const;
const unauthenticated = { status: 401, code: 'unauthorized' } as const;
const away = { status: 503, code: 'unavailable' } as const;

/** The errors of interface M that are not refusals of a tool: what fails in a tool is its result. */
export const TOOLS_ERRORS = {
  ...everyError(ERROR_CODES, broken),
  UNAUTHENTICATED: unauthenticated, APP_TOKEN: unauthenticated, ADDRESS_REFUSED: unauthenticated,
  FORBIDDEN: { status: 403, code: 'company_forbidden' }, ORIGIN_REFUSED: { status: 403, code: 'origin_not_allowed' },
  MALFORMED_BODY: { status: 400, code: 'invalid_json' }, BAD_INPUT: { status: 422, code: 'validation_failed' }, TOO_MANY_ITEMS: { status: 422, code: 'validation_failed' }, BODY_TOO_LARGE: { status: 413, code: 'payload_too_large' },
  UNKNOWN_PATH: { status: 404, code: 'not_found' }, METHOD_NOT_ALLOWED: { status: 405, code: 'method_not_allowed' },
  RATE_LIMITED: { status: 429, code: 'rate_limited' }, ADDRESS_BLOCKED: { status: 429, code: 'rate_limited' }, UNAVAILABLE: away, CONFLICT: away,
} as const satisfies ErrorTable;

/** What each error means, for the documentation. */
export const TOOLS_MEANINGS = {
  company_required: 'X-Service-Company is missing or no number (400).', company_forbidden: 'The person may not use this module in this company, or chose one that is not theirs (403): hide it.', company_not_ready: 'The module is not set up in this company (409): hide it.',
  unsupported_version: 'X-Service-Tools-Version is none of supported (400).', unknown_tool: 'There is no such tool (404); nearest may say which was meant.', permission_denied: 'The person lacks permission in the company (403).',
  invalid_arguments: 'The arguments cannot be used (422); details name each field.',
  unauthorized: 'The token is missing, expired, revoked, or not of an AI client.', origin_not_allowed: 'Pages of this origin may not call.', invalid_json: 'The body is no JSON in UTF-8.', validation_failed: 'errors has the messages of each field.',
  payload_too_large: 'The body is larger than 2 MB.', not_found: 'There is nothing at this path.', method_not_allowed: 'Allow lists the methods of the path.', rate_limited: 'Wait for the seconds of Retry-After.',
  unavailable: 'Try again in a few seconds.', internal_error: 'A fault of ours; say the request id.',
} as const;

/** What a caller does about those that have no failure of their own. */
export const TOOLS_REMEDIES = {
  company_required: 'Send the number of a company that the context lists.', company_not_ready: 'Have the module set up by the company\'s staff.', unsupported_version: 'Send one of supported, or leave the header out.',
  unknown_tool: 'Read the list of tools again, and call one of them.', permission_denied: 'Say so to the person; their company\'s owner gives permissions.', invalid_arguments: 'Correct the arguments as details say, by the schema of the tool.',
} as const satisfies Partial<Record<keyof typeof TOOLS_MEANINGS, string>>;

/** 401 and validation have no code; 401 of the intelligence host is a problem of RFC 9457 (document 3, Errors, M). */
export function toolsFailure(failure: Failure, refused: Refused): Answer {
  const { requestId, host } = refused;
  const { status, code } = TOOLS_ERRORS[failure.code];
  const message = failureSentence(failure, { language: languageOf(refused), requestId });
  const headers = { ...failureHeaders(failure), ...ofModule(refused) };
  if (host === 'intelligence' && status === unauthenticated.status) return { status, headers: { 'Content-Type': 'application/problem+json; charset=utf-8', ...headers }, body: JSON.stringify({ type: 'about:blank', title: 'Unauthorized', status, detail: message }) };
  return { status, headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers }, body: JSON.stringify(bodyOf(failure, { code, message })) };
}

/** The language of a call of a module, else the person's; English before it is known who calls. */
const languageOf = ({ path, request, language = 'en' }: Refused): Language => (request && path.startsWith(ROOTS.tools) ? askedLanguage(request.headers) : undefined) ?? language;

/** A module's calls have its headers whatever becomes of them. */
const ofModule = ({ path, request, host }: Refused): Record<string, string> => (request && path.startsWith(ROOTS.tools) ? answeredHeaders(request.headers, host) : {});

function bodyOf({ code: cause, details }: Failure, { code, message }: { readonly code: string; readonly message: string }): Record<string, unknown> {
  if (cause === 'BAD_INPUT') return { message, errors: details };
  return code === 'unauthorized' ? { message } : { code, message };
}
