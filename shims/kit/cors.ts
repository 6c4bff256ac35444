import { Failure } from '#contract/failure.js';
import type { Exchange } from './exchange.js';
import type { Caller } from './route.js';

/** Which origins may read a surface's answers. */
export interface Cors<C extends Caller> {
  /** `none` but our own, `any`, or the caller's own list, which may be `any` too: a call from another origin is ORIGIN_REFUSED, one without Origin is not checked. */
  readonly origins: 'none' | 'any' | { of(caller: C): readonly string[] | 'any' };
  /** With a caller's own list: pages of any origin may read refusals of callers that are not known yet, which say nothing of anybody; none unless given. */
  readonly refusals?: 'any';
  /** Request headers that pages may send. */
  readonly requestHeaders?: readonly string[];
  /** Response headers that pages may read. */
  readonly exposed?: readonly string[];
  /** Whether preflight requests are answered; true unless given. */
  readonly preflight?: boolean;
}

const HOUR_SECONDS = '3600';

/** The preflight headers: permitted methods and request headers; empty without preflights. */
export function preflight<C extends Caller>(cors: Cors<C> | undefined, { request }: Exchange, allow: string): Record<string, string> {
  if (!cors || isClosed(cors)) return {};
  const { origins, requestHeaders = [] } = cors;
  const { origin } = request.headers;
  if (origins !== 'any' && origin === undefined) return {};
  return {
    ...allowedOrigin(origins === 'any' ? undefined : origin),
    'Access-Control-Allow-Methods': allow,
    ...(requestHeaders.length > 0 && { 'Access-Control-Allow-Headers': requestHeaders.join(', ') }),
    'Access-Control-Max-Age': HOUR_SECONDS,
  };
}

const isClosed = <C extends Caller>({ origins, preflight: answersPreflights }: Cors<C>): boolean => origins === 'none' || answersPreflights === false;

/** The origin of a preflight; the call itself is checked. */
const allowedOrigin = (origin: string | undefined): Record<string, string> => (origin === undefined ? {} : { 'Access-Control-Allow-Origin': origin, Vary: 'Origin' });

/** The CORS headers of an answer that any origin may read: every one of a surface for any, and where it says so a refusal before its caller is known; empty otherwise. */
export const openToAny = <C extends Caller>(cors: Cors<C> | undefined, { principal }: Pick<Exchange, 'principal'>): Record<string, string> =>
  (cors && (cors.origins === 'any' || (cors.refusals === 'any' && !principal)) ? toAny(cors) : {});

const toAny = <C extends Caller>(cors: Cors<C>): Record<string, string> => ({ 'Access-Control-Allow-Origin': '*', ...exposing(cors) });

/** Allow the caller's origins to read the answer, and refuse others. What any may read is the same for all of them, and so for caches. */
export function openToListed<C extends Caller>(cors: Cors<C> | undefined, { request, headers }: Exchange, caller: C): void {
  if (!cors || cors.origins === 'none' || cors.origins === 'any') return;
  const allowed = cors.origins.of(caller);
  if (allowed === 'any') return void Object.assign(headers, toAny(cors));
  headers['Vary'] = 'Origin';
  const { origin } = request.headers;
  if (origin === undefined) return;
  if (!allowed.some((listed) => canonical(listed) === canonical(origin))) throw new Failure('ORIGIN_REFUSED', 'Pages of this origin may not call');
  Object.assign(headers, { 'Access-Control-Allow-Origin': origin, ...exposing(cors) });
}

const exposing = <C extends Caller>({ exposed = [] }: Cors<C>): Record<string, string> => (exposed.length > 0 ? { 'Access-Control-Expose-Headers': exposed.join(', ') } : {});

/** Origins are compared without case and without a trailing slash (document 2, Authentication, G). */
const canonical = (origin: string): string => {
  const lower = origin.toLowerCase();
  return lower.endsWith('/') ? lower.slice(0, -1) : lower;
};
