import { Failure } from '#contract/failure.js';
import type { Caller, Method, Route } from './route.js';

/** A row that answers a path, and the parameters it found there. */
export interface Found<C extends Caller> {
  readonly route: Route<C>;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the row of a method and a path. */
export interface RouteTable<C extends Caller> {
  /** Throws UNKNOWN_PATH, or METHOD_NOT_ALLOWED with the methods that are in `details.allow`. */
  find(method: string, path: string): Found<C>;
  /** The methods a path answers, for OPTIONS; throws UNKNOWN_PATH. */
  allowed(path: string): string;
}

interface Pattern<C extends Caller> {
  readonly segments: readonly { readonly text: string; readonly isParameter: boolean }[];
  readonly rows: ReadonlyMap<Method, Route<C>>;
}

/** A surface's rows, arranged once; with effects no HEAD stands for a GET. */
export function routeTable<C extends Caller>(routes: readonly Route<C>[], effects = false): RouteTable<C> {
  const patterns = [...new Set(routes.map(({ path }) => path))].map((path): Pattern<C> => ({
    segments: path.split('/').map(segmentOf),
    rows: new Map(routes.filter((row) => row.path === path).map((row) => [row.method, row])),
  }));
  const matching = (path: string): { parts: readonly string[]; found: readonly Pattern<C>[] } => {
    const parts = path.split('/');
    const found = patterns.filter(({ segments }) => segments.length === parts.length && segments.every((segment, at) => accepts(segment, parts[at])));
    if (found.length === 0) throw new Failure('UNKNOWN_PATH', 'There is nothing at this path');
    return { parts, found };
  };
  return {
    find(method, path) {
      const { parts, found } = matching(path);
      const wanted = (method === 'HEAD' && !effects ? 'GET' : method) as Method;
      for (const { segments, rows } of found) {
        const route = rows.get(wanted);
        if (route) return { route, params: paramsOf(segments, parts) };
      }
      throw new Failure('METHOD_NOT_ALLOWED', `${method} is not a method of this path`, { allow: allow(found, effects) });
    },
    allowed: (path) => allow(matching(path).found, effects),
  };
}

const segmentOf = (text: string): Pattern<Caller>['segments'][number] =>
  text.startsWith('{') ? { text: text.slice(1, -1), isParameter: true } : { text, isParameter: false };

const accepts = ({ text, isParameter }: { text: string; isParameter: boolean }, part: string | undefined): boolean => (isParameter ? part !== '' : part === text);

function paramsOf(segments: Pattern<Caller>['segments'], parts: readonly string[]): Record<string, string> {
  const params: Record<string, string> = {};
  segments.forEach(({ text, isParameter }, at) => {
    if (isParameter) params[text] = decoded(parts[at] ?? '');
  });
  return params;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Failure('UNKNOWN_PATH', 'The path is not percent-encoded UTF-8');
  }
}

function allow(found: readonly Pattern<Caller>[], effects: boolean): string {
  const methods = new Set<string>(found.flatMap(({ rows }) => [...rows.keys()]));
  if (methods.has('GET') && !effects) methods.add('HEAD');
  return [...methods.add('OPTIONS')].join(', ');
}
