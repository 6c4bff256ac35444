import type { CallHead } from '#kit/route.js';

const LONGEST = 8000;
const HERE = 'http://here.invalid';

/** Where a page leads to afterwards: a path of the authorization endpoint or of the account pages, as browsers resolve it; undefined for anything else. */
export function continued({ query: { continue: wanted } }: Pick<CallHead, 'query'>): string | undefined {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || wanted.length > LONGEST || !URL.canParse(wanted, HERE)) return undefined;
  const { origin, pathname, search } = new URL(wanted, HERE);
  return origin === HERE && isOwn(pathname) ? pathname + search : undefined;
}

const isOwn = (path: string): boolean => path === '/account' || ['/oauth/', '/account/'].some((root) => path.startsWith(root));

/** A path with where it leads to afterwards. */
export const thenTo = (path: string, then: string | undefined): string => (then === undefined ? path : `${path}?${new URLSearchParams({ continue: then }).toString()}`);
