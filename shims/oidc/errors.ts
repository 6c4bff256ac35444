import { CATALOG_ERROR_CODES, RETURN_ERROR_CODES } from '#contract/error-codes.js';
import type { Failure } from '#contract/failure.js';
import type { Answer } from '#kit/answer.js';
import type { ErrorTable } from '#kit/error-table.js';
import { everyError } from '#kit/every-error.js';
import type { Refused } from '#kit/exchange.js';
import { failureHeaders } from '#kit/failure-headers.js';
import { pageFailure, prefersHtml } from '#kit/page/pages.js';
import { languagesFor } from './page-languages.js';
import { PROVIDER_BRAND } from './provider-pages.js';
import { PATHS, ROOTS } from './paths.js';

const unusable = { status: 400, code: 'invalid_request' } as const;
const away = { status: 503, code: 'temporarily_unavailable' } as const;
const broken = { status: 500, code: 'server_error' } as const; // no call of the provider can end so

/** The errors of calls that never reach an operation (document 3, K, Errors; decisions K). */
export const OAUTH_FAILURES = {
  MALFORMED_BODY: unusable, BAD_INPUT: unusable, BAD_CURSOR: unusable, TOO_MANY_ITEMS: unusable, UNKNOWN_ITEM: unusable,
  BODY_TOO_LARGE: { status: 413, code: 'invalid_request' },
  UNKNOWN_PATH: { status: 404, code: 'not_found' }, NOT_FOUND: { status: 404, code: 'not_found' },
  METHOD_NOT_ALLOWED: { status: 405, code: 'method_not_allowed' },
  UNAUTHENTICATED: { status: 401, code: 'invalid_token' }, ADDRESS_REFUSED: { status: 401, code: 'invalid_token' },
  FORBIDDEN: { status: 403, code: 'insufficient_scope' }, APP_TOKEN: { status: 403, code: 'insufficient_scope' }, ORIGIN_REFUSED: { status: 403, code: 'insufficient_scope' },
  RATE_LIMITED: { status: 429, code: 'rate_limited' }, ADDRESS_BLOCKED: { status: 429, code: 'rate_limited' },
  CONFLICT: away, UNAVAILABLE: away, COMMAND_EXPIRED: away, INTERNAL: broken,
  CONNECTION_DRAFT: broken, CONNECTION_PAUSED: broken, IDEMPOTENCY_KEY_REUSED: broken, IDEMPOTENCY_KEY_IN_PROGRESS: broken, ORDER_NOT_FOUND: broken, RETURN_NOT_FOUND: broken, ALREADY_EXISTS: broken,
  ORDER_NOT_READY: broken, ORDER_NOT_ACCEPTED: broken, ORDER_ALREADY_ACCEPTED: broken, ORDER_ALREADY_SHIPPED: broken, ORDER_CANCELLED: broken, ORDER_CANCEL_REQUESTED: broken, INVALID_STATE: broken,
  LABELS_NOT_ENABLED: broken, LABELS_NOT_READY: broken, DOCUMENTS_NOT_READY: broken, ...everyError(CATALOG_ERROR_CODES, broken), ...everyError(RETURN_ERROR_CODES, broken),
} as const satisfies ErrorTable;

/** What each error means, for the documentation. */
export const OAUTH_MEANINGS = {
  invalid_request: 'Mend the call; error_description names the parameter.',
  invalid_client: 'The client is unknown, or its secret is wrong.',
  invalid_grant: 'The code or refresh token is unknown, used, expired or ended, or belongs to another client: let the person sign in again.',
  unauthorized_client: 'The client may not use this grant.',
  unsupported_grant_type: 'grant_type is neither authorization_code nor refresh_token.',
  invalid_scope: 'The scopes are not among those that were granted.',
  invalid_target: 'resource is not one of our hosts.',
  invalid_redirect_uri: 'A redirect URI cannot be registered.',
  invalid_client_metadata: 'Mend the registration.',
  invalid_token: 'The access token is missing, unknown, expired or ended: refresh once, then let the person sign in again.',
  insufficient_scope: 'The token lacks the scope.',
  rate_limited: 'Wait for the seconds of Retry-After.',
  temporarily_unavailable: 'Try again in a few seconds.',
  server_error: 'A fault of ours.',
  not_found: 'There is nothing at this path.',
  method_not_allowed: 'Allow lists the methods of the path.',
} as const satisfies Record<(typeof OAUTH_FAILURES)[keyof typeof OAUTH_FAILURES]['code'] | OfOperations, string>;

/** What a client does about those that its own calls are refused with. */
export const OAUTH_REMEDIES = {
  invalid_client: 'Send the client_id and secret of the registration, or register again.',
  invalid_grant: 'Begin again at the authorization endpoint; keep the refresh token that each refresh answers.',
  unauthorized_client: 'Use a grant that the client was registered for.',
  unsupported_grant_type: 'Send grant_type as authorization_code or refresh_token.',
  invalid_scope: 'Ask for scopes that were granted, or send the person to the authorization endpoint for more.',
  invalid_target: 'Name one of our hosts, or leave resource out.',
  invalid_redirect_uri: 'Register https addresses, or loopback ones for programs on the person\'s machine.',
  invalid_token: 'Refresh the token once; then send the person to the authorization endpoint.',
  insufficient_scope: 'Ask for the scope at the authorization endpoint.',
} as const satisfies Partial<Record<keyof typeof OAUTH_MEANINGS, string>>;

/** What the operations refuse with beside these. */
type OfOperations = 'invalid_client' | 'invalid_grant' | 'unauthorized_client' | 'unsupported_grant_type' | 'invalid_scope' | 'invalid_target' | 'invalid_redirect_uri' | 'invalid_client_metadata';

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

const PAGES: ReadonlySet<string> = new Set([PATHS.authorize, PATHS.consent]);

const asPage = pageFailure({ brand: PROVIDER_BRAND, languages: (call) => languagesFor(undefined, { inbound: call }) });

/** A failure as people see it on pages, and as OAuth writes it for clients. */
export const providerFailure = (failure: Failure, call: Refused): Answer => (isPage(failure, call) ? asPage(failure, call) : oauthFailure(failure, call));

/** Outside of what clients call, where there is nothing a browser gets a page, and a program what it can read. */
const isPage = ({ code }: Failure, { path, request }: Refused): boolean =>
  PAGES.has(path) || (!Object.values(ROOTS).some((root) => path.startsWith(`${root}/`)) && (code !== 'UNKNOWN_PATH' || prefersHtml(request?.headers.accept)));

/** A failure as OAuth writes it: `{error, error_description}`, whatever the caller accepts. */
function oauthFailure(failure: Failure, { path }: Refused): Answer {
  const { status, code } = OAUTH_FAILURES[failure.code];
  const flaw = flawOf(failure);
  const error = code === 'invalid_request' && path === PATHS.register ? registrationError(flaw) : code;
  const open = (path.startsWith(`${ROOTS.wellKnown}/`) || OF_PROGRAMS.has(path)) && { 'Access-Control-Allow-Origin': '*' }; // programs in browsers probe for metadata, and read every refusal
  const none = code === 'rate_limited' && path === PATHS.register && exhausted(failure);
  return { status, headers: { ...JSON_TYPE, ...failureHeaders(failure), ...open, ...none }, body: JSON.stringify({ error, error_description: plain(flaw === undefined ? failure.message : `${flaw.field} ${flaw.message}`) }) };
}

/** The limit that has nothing left: that of the address, or that of the deployment, whose window is another one. */
const exhausted = ({ details: { most, resetsAt } }: Failure): Record<string, string> => ({
  'X-RateLimit-Remaining': '0', ...(typeof most === 'number' && { 'X-RateLimit-Limit': String(most) }), ...(typeof resetsAt === 'number' && { 'X-RateLimit-Reset': String(resetsAt) }),
});

/** What programs call, also those in browsers. */
const OF_PROGRAMS: ReadonlySet<string> = new Set([PATHS.token, PATHS.register, PATHS.revoke, PATHS.userinfo]);

/** Only characters that a description may have (RFC 6749, 5.2). */
const plain = (text: string): string => text.replaceAll(/[^\x20\x21\x23-\x5B\x5D-\x7E]/g, '?');

interface Flaw {
  readonly field: string;
  readonly message: string;
}

/** The first flaw of a call that cannot be read. */
function flawOf({ code, details }: Failure): Flaw | undefined {
  const [field = '', messages] = code === 'BAD_INPUT' ? Object.entries(details)[0] ?? [] : [];
  return Array.isArray(messages) ? { field, message: String(messages[0]) } : undefined;
}

/** Redirect URIs have an error of their own (document 3, Errors, K), also one that is no text or has a NUL character. */
const registrationError = (flaw: Flaw | undefined): 'invalid_redirect_uri' | 'invalid_client_metadata' => (flaw?.field.split('.', 1)[0] === 'redirect_uris' ? 'invalid_redirect_uri' : 'invalid_client_metadata');
