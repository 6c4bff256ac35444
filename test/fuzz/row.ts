import type { HostName } from '#kernel/config.js';
import { jsonSchema } from '#kit/docs/json-schema.js';
import type { Route } from '#kit/route.js';
import type { Schema } from './schema-value.js';
import { plainName } from './seen-values.js';

/** A route of a surface, as calls are made for it. */
export interface Row {
  readonly name: string;
  readonly surface: string;
  readonly host: HostName;
  readonly root: string;
  readonly route: Route;
  readonly schema: Schema;
  /** What it is about: `order`. */
  readonly kind: string;
  /** What its answers are of: `document` of an order. */
  readonly answers: string;
  /** Names of the values it needs to identify its record. */
  readonly names: readonly string[];
  /** Whether it reads XML, and only XML. */
  readonly isXml: boolean;
  readonly bodyLimit: number;
  /** Of a tool of assistants: its full name. */
  readonly tool?: string;
  /** Whether it makes something that there is not yet. */
  readonly isNew?: boolean;
}

/** Where a route is called. */
export interface At {
  readonly surface: string;
  readonly host: HostName;
  /** Its root there, and the first of the surface, which names need not say. */
  readonly root: string;
  readonly first: string;
  readonly bodyLimit: number;
}

const MOST_LEVELS = 5;

const namesIn = ({ properties = {}, items, required = [] }: Schema, level: number): string[] => (level > MOST_LEVELS ? [] : [
  ...Object.entries(properties).flatMap(([name, inner]) => [...(required.includes(name) || level > 1 ? [name] : []), ...namesIn(inner, level + 1)]),
  ...(items ? namesIn(items, level + 1) : []),
]);

/** Pages do not say what the parameters of their path are. */
function withParameters(schema: Schema, path: string): Schema {
  const names = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  if (names.length === 0 || schema.properties?.['params'] !== undefined) return schema;
  const params: Schema = { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])), required: names };
  return { ...schema, properties: { ...schema.properties, params }, required: [...schema.required ?? [], 'params'] };
}

/** A route as calls are made for it. */
export function rowOf(route: Route, { surface, host, root, first, bodyLimit }: At): Row {
  const schema = withParameters(jsonSchema(route.input, 'input') as Schema, route.path);
  const segments = route.path.split('/').filter((segment) => segment !== '');
  const at = segments.findIndex((segment) => segment.startsWith('{'));
  const kind = plainName(at === 0 ? segments[0] ?? '' : segments[at - 1] ?? segments.findLast((segment) => segment.endsWith('s')) ?? segments[0] ?? surface);
  return {
    name: `${surface} ${route.method} ${root === first ? '' : root}${route.path}`, surface, host, root, route, schema, bodyLimit,
    kind, answers: at >= 0 && at < segments.length - 1 && segments.at(-1)?.endsWith('s') ? plainName(segments.at(-1) ?? '') : kind,
    names: namesIn(schema, 0), isXml: surface.endsWith('xml'),
  };
}
