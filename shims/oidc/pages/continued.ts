import { isLanguage } from '#contract/languages.js';
import type { CallHead } from '#kit/route.js';
import { PATHS } from '../paths.js';

const LONGEST = 8000;
const HERE = 'http://here.invalid';

/** Where a page leads to afterwards: a path of the authorization endpoint, of the account pages or of a new address, as browsers resolve it; undefined for anything else. */
export function continued({ query: { continue: wanted } }: Pick<CallHead, 'query'>): string | undefined {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || wanted.length > LONGEST || !URL.canParse(wanted, HERE)) return undefined;
  const { origin, pathname, search } = new URL(wanted, HERE);
  return origin === HERE && isOwn(pathname) ? pathname + search : undefined;
}

const isOwn = (path: string): boolean => ['/account', '/email'].includes(path) || ['/oauth/', '/account/'].some((root) => path.startsWith(root));

/** A path with where it leads to afterwards. */
export const thenTo = (path: string, then: string | undefined): string => (then === undefined ? path : `${path}?${new URLSearchParams({ continue: then }).toString()}`);

/** The parameters of the client's request that a page leads on to; undefined where it leads to none. */
export function requestIn(inbound: Pick<CallHead, 'query'>): URLSearchParams | undefined {
  const then = continued(inbound);
  return then?.startsWith(`${PATHS.authorize}?`) === true ? new URL(then, HERE).searchParams : undefined;
}

/** The same as {@link continued}; a language that the person chose on the page goes on with the client's request, which may have named another. */
export function continuedInLanguage(inbound: Pick<CallHead, 'query'>): string | undefined {
  const [then, request, { lang }] = [continued(inbound), requestIn(inbound), inbound.query];
  if (request?.has('ui_locales') !== true || typeof lang !== 'string' || !isLanguage(lang)) return then;
  request.set('ui_locales', lang);
  return `${PATHS.authorize}?${request.toString()}`;
}
