import { isLanguage, type Language } from '#contract/languages.js';
import type { CallHead } from '#kit/route.js';
import { PATHS } from '../paths.js';

const LONGEST = 8000;
const HERE = 'http://here.invalid';

/** Where a page leads to afterwards: a path of the authorization endpoint, of the account pages, of the page about assistants or of a mailed link, as browsers resolve it; undefined for anything else. */
export function continued({ query: { continue: wanted } }: Pick<CallHead, 'query'>): string | undefined {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || wanted.length > LONGEST || !URL.canParse(wanted, HERE)) return undefined;
  const { origin, pathname, search } = new URL(wanted, HERE);
  return origin === HERE && isOwn(pathname) ? pathname + search : undefined;
}

const isOwn = (path: string): boolean => ['/account', '/connect', '/email', '/invitation'].includes(path) || ['/oauth/', '/account/'].some((root) => path.startsWith(root));

/** A path with where it leads to afterwards. */
export const thenTo = (path: string, then: string | undefined): string => (then === undefined ? path : `${path}?${new URLSearchParams({ continue: then }).toString()}`);

/** A page with where it itself leads to afterwards: what the sign-in leads back to, so that nothing of the way is lost. */
export const backTo = (path: string, inbound: Pick<CallHead, 'query'>): string => thenTo(path, continued(inbound));

const CONTINUE = 'continue';

/** Where a page that is to follow leads to in its turn. */
const following = (path: string): string | undefined => continued({ query: { continue: new URL(path, HERE).searchParams.get(CONTINUE) ?? '' } });

const isRequest = (path: string): boolean => path.startsWith(`${PATHS.authorize}?`);

/** The parameters of the client's request that a page leads on to; undefined where it leads to none. */
export function requestIn(inbound: Pick<CallHead, 'query'>): URLSearchParams | undefined {
  const then = continued(inbound);
  return then !== undefined && isRequest(then) ? new URL(then, HERE).searchParams : undefined;
}

/** The same of a request that only a page behind the next one leads on to. */
export function requestBehind(inbound: Pick<CallHead, 'query'>): URLSearchParams | undefined {
  const then = continued(inbound);
  const next = then === undefined || isRequest(then) ? undefined : following(then);
  return next === undefined ? requestIn(inbound) : requestBehind({ query: { continue: next } });
}

/** The same as {@link continued}; a language that the person chose on the page goes on with the client's request, which may have named another. */
export function continuedInLanguage(inbound: Pick<CallHead, 'query'>): string | undefined {
  const [then, { lang }] = [continued(inbound), inbound.query];
  return then !== undefined && typeof lang === 'string' && isLanguage(lang) ? inLanguage(then, lang) : then;
}

function inLanguage(path: string, language: Language): string {
  const [{ pathname, searchParams }, next] = [new URL(path, HERE), following(path)];
  if (isRequest(path) && searchParams.has('ui_locales')) searchParams.set('ui_locales', language);
  else if (next !== undefined && !isRequest(path)) searchParams.set(CONTINUE, inLanguage(next, language));
  else return path;
  return `${pathname}?${searchParams.toString()}`;
}
