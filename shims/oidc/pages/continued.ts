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

/** Where a form on a page may lead by way of {@link continued}: browsers hold its policy against every redirect that follows, and a client that is connected already is the next. */
export function leadsOnTo(inbound: Pick<CallHead, 'query'>): readonly string[] {
  const then = continued(inbound);
  return then?.startsWith(`${PATHS.authorize}?`) === true ? new URL(then, HERE).searchParams.getAll('redirect_uri').slice(0, 1) : [];
}
