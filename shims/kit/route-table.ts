import { Failure } from '#contract/failure.js';
import type { Declared } from './declared.js';
import type { Limit } from './limits/limit.js';
import type { OwnPath } from './place.js';
import type { Caller, Method, Route } from './route.js';
import type { Surface } from './surface.js';

/** A route with its declarations, the surface's where it has none of its own. */
export interface Row<C extends Caller> {
  readonly route: Route<C>;
  readonly declared: Declared<C>;
}

/** The route of a path. */
export interface Found<C extends Caller> extends Row<C> {
  /** Its path parameters; throws UNKNOWN_PATH where one is not percent-encoded UTF-8. */
  readonly params: () => Readonly<Record<string, string>>;
}

/** Finds the route of a method and a path. */
export interface RouteTables<C extends Caller> {
  /** Throws UNKNOWN_PATH, or METHOD_NOT_ALLOWED with the allowed methods in `details.allow`. */
  find(method: string, own: OwnPath): Found<C>;
  /** The first route of a path, whatever its method; throws UNKNOWN_PATH. */
  first(own: OwnPath): Row<C>;
  /** The methods of a path, for OPTIONS; throws UNKNOWN_PATH. */
  allowed(own: OwnPath): string;
  /** The limits of a path's first route; where there is none those that all routes of its root have. */
  limitsAt(own: OwnPath): readonly Limit<C>[];
}

interface Pattern<C extends Caller> {
  readonly segments: readonly { readonly text: string; readonly isParameter: boolean }[];
  readonly rows: ReadonlyMap<Method, Row<C>>;
}

/** A surface's routes, indexed by root; a GET with effects has no HEAD. */
export function routeTables<C extends Caller>(surface: Surface<C>): RouteTables<C> {
  const { routes, roots, lenientPath = (path) => path } = surface;
  const [firstRoot] = roots;
  const rows = routes.map((route): Row<C> => ({ route, declared: { ...surface, ...route.declares } }));
  const tables = new Map(roots.map((root) => [root, patternsOf(rows.filter(({ route }) => (route.root ?? firstRoot) === root), (path) => lenientPath(root + path).slice(root.length))]));
  const lookUp = ({ root, path }: OwnPath): { parts: readonly string[]; found: readonly Pattern<C>[] } => {
    const parts = path.split('/');
    return { parts, found: (tables.get(root) ?? []).filter(({ segments }) => segments.length === parts.length && segments.every((segment, at) => accepts(segment, parts[at]))) };
  };
  const matching = (own: OwnPath): ReturnType<typeof lookUp> => {
    const { parts, found } = lookUp(own);
    if (found.length === 0) throw new Failure('UNKNOWN_PATH', 'There is nothing at this path');
    return { parts, found };
  };
  return {
    find(method, own) {
      const { parts, found } = matching(own);
      const wanted = (method === 'HEAD' ? 'GET' : method) as Method;
      for (const { segments, rows: byMethod } of found) {
        const row = byMethod.get(wanted);
        if (row && !(method === 'HEAD' && hasEffects(row))) return { route: row.route, declared: row.declared, params: () => paramsOf(segments, parts) };
      }
      throw new Failure('METHOD_NOT_ALLOWED', `${method} is not a method of this path; it has ${allow(found)}`, { allow: allow(found) });
    },
    first(own) {
      const [row] = rowsOf(matching(own).found);
      if (!row) throw new Failure('UNKNOWN_PATH', 'There is nothing at this path');
      return row;
    },
    allowed: (own) => allow(matching(own).found),
    limitsAt(own) {
      const [first] = rowsOf(lookUp(own).found);
      return first?.declared.limits ?? limitsOfAll(rowsOf(tables.get(own.root) ?? []));
    },
  };
}

function patternsOf<C extends Caller>(rows: readonly Row<C>[], lookedUp: (path: string) => string): readonly Pattern<C>[] {
  return [...new Set(rows.map(({ route: { path } }) => path))].map((path) => ({
    segments: lookedUp(path).split('/').map(segmentOf),
    rows: new Map(rows.filter(({ route }) => route.path === path).map((row) => [row.route.method, row])),
  }));
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
  if (!part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Failure('UNKNOWN_PATH', 'The path is not percent-encoded UTF-8');
  }
}

const hasEffects = <C extends Caller>({ declared: { effects = false } }: Row<C>): boolean => effects;

const allow = <C extends Caller>(found: readonly Pattern<C>[]): string => allowedMethods(rowsOf(found));

const rowsOf = <C extends Caller>(patterns: readonly Pattern<C>[]): readonly Row<C>[] => patterns.flatMap(({ rows }) => [...rows.values()]);

const limitsOfAll = <C extends Caller>(rows: readonly Row<C>[]): readonly Limit<C>[] => (rows[0]?.declared.limits ?? []).filter((limit) => rows.every(({ declared: { limits } }) => limits.includes(limit)));

/** The methods of a path that has some routes, as Allow lists them. */
export function allowedMethods<C extends Caller>(rows: readonly Row<C>[]): string {
  const methods = new Set<string>(rows.map(({ route: { method } }) => method));
  if (rows.some((row) => row.route.method === 'GET' && !hasEffects(row))) methods.add('HEAD');
  if (rows.some(({ declared: { cors } }) => cors?.preflight !== false)) methods.add('OPTIONS');
  return [...methods].join(', ');
}
