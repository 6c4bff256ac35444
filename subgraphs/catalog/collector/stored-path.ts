import { isPrivateQuery } from './private-query.js';
import { collapsedText } from './stored-text.js';

/** Where shoppers see their own data: only the first segment is kept (document 3, I, rule 5). */
const PRIVATE_ROOTS: ReadonlySet<string> = new Set(['account', 'checkout', 'checkouts', 'orders', 'customer']);

/** The path of a page as it is kept: without fragment and query, of which only q stays, unless it looks like personal data (document 3, I, rules 5 and 6). */
export function storedPath(text: string): string {
  const located = withoutOrigin(text);
  const [page = ''] = located.split('#', 1);
  const [path = '', ...queries] = page.split('?');
  const root = rootOf(path);
  if (PRIVATE_ROOTS.has(decoded(root).toLowerCase())) return `/${root}`;
  const searched = queries.length === 0 ? null : new URLSearchParams(queries.join('?')).get('q');
  return searched === null || isPrivateQuery(collapsedText(searched)) ? path : `${path}?${new URLSearchParams({ q: searched }).toString()}`;
}

/** Paths without dots, escapes, parameters and backslashes are resolved already. */
const SIMPLE = /^[\w/-]*$/;

/** The first segment of a path as browsers and servers resolve it, without its parameters. */
const rootOf = (path: string): string => (SIMPLE.test(path) ? path.split('/').find((segment) => segment !== '') : resolved(path)[0]?.split(';', 1)[0]) ?? '';

function resolved(path: string): readonly string[] {
  const segments: string[] = [];
  for (const segment of path.split(/[/\\]/)) {
    const name = decoded(segment);
    if (name === '..') segments.pop();
    else if (name !== '' && name !== '.') segments.push(segment);
  }
  return segments;
}

/** The path of an address that was given whole. */
function withoutOrigin(text: string): string {
  const scheme = text.indexOf('://');
  if (scheme < 0 || text.slice(0, scheme).includes('/') || text.slice(0, scheme).includes('?')) return text;
  const path = text.slice(scheme + '://'.length);
  const start = path.search(/[/?#]/);
  return start < 0 ? '/' : path.slice(start);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
