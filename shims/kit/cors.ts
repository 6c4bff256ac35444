import { Failure } from '#contract/failure.js';
import type { Exchange } from './exchange.js';
import type { Caller } from './route.js';

/** Which pages of other origins may read a surface's answers. */
export interface Cors<C extends Caller> {
  /** `any`, or those of the caller: a call from another is ORIGIN_REFUSED, one without Origin is not checked. */
  readonly origins: 'any' | { of(caller: C): readonly string[] };
  /** Headers that pages may send. */
  readonly requestHeaders?: readonly string[];
  /** Headers of answers that pages may read. */
  readonly exposed?: readonly string[];
  /** Whether it answers what browsers ask before a call that is not simple; it does unless this says no. */
  readonly preflight?: boolean;
}

const HOUR_SECONDS = '3600';

/** What a browser is told before its call: which methods and headers; nothing where there are no preflights. */
export function preflight<C extends Caller>(cors: Cors<C> | undefined, { request }: Exchange, allow: string): Record<string, string> {
  if (!cors || cors.preflight === false || request.headers.origin === undefined) return {};
  const { origins, requestHeaders = [] } = cors;
  return {
    ...(origins !== 'any' && { 'Access-Control-Allow-Origin': request.headers.origin, Vary: 'Origin' }), // the call itself is checked
    'Access-Control-Allow-Methods': allow,
    ...(requestHeaders.length > 0 && { 'Access-Control-Allow-Headers': requestHeaders.join(', ') }),
    'Access-Control-Max-Age': HOUR_SECONDS,
  };
}

/** The headers with which pages of any origin may read whatever comes of a call; none where not any may. */
export const openToAny = <C extends Caller>(cors: Cors<C> | undefined): Record<string, string> => (cors?.origins === 'any' ? { 'Access-Control-Allow-Origin': '*', ...exposing(cors) } : {});

/** Let the pages of a caller read the answer, and refuse those of others. */
export function openToListed<C extends Caller>(cors: Cors<C> | undefined, { request, headers }: Exchange, caller: C): void {
  if (!cors || cors.origins === 'any') return;
  headers['Vary'] = 'Origin';
  const { origin } = request.headers;
  if (origin === undefined) return;
  if (!cors.origins.of(caller).some((listed) => canonical(listed) === canonical(origin))) throw new Failure('ORIGIN_REFUSED', 'Pages of this origin may not call');
  Object.assign(headers, { 'Access-Control-Allow-Origin': origin, ...exposing(cors) });
}

const exposing = <C extends Caller>({ exposed = [] }: Cors<C>): Record<string, string> => (exposed.length > 0 ? { 'Access-Control-Expose-Headers': exposed.join(', ') } : {});

/** Origins are compared without case and without the slash that people type behind them (document 2, Authentication, G). */
const canonical = (origin: string): string => {
  const lower = origin.toLowerCase();
  return lower.endsWith('/') ? lower.slice(0, -1) : lower;
};
