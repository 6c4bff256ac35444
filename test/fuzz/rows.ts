import type { HostName } from '#kernel/config.js';
import { jsonSchema } from '#kit/docs/json-schema.js';
import type { Route } from '#kit/route.js';
import { findSurfaces } from '../../gateway/server/find-surfaces.js';
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

/** Surfaces of people's assistants, whose tokens come of a consent: nobody here has one yet. They meet hostile calls in test/faults/hostile-calls, and the graph behind them is called here as staff. */
const OF_ASSISTANTS: ReadonlySet<string> = new Set(['connector', 'tools']);

/** Every route of every other surface that the hosts mount. */
export const ROWS: readonly Row[] = (await findSurfaces()).filter(({ name }) => !OF_ASSISTANTS.has(name)).flatMap(({ host, name: surface, roots: [first], routes, body: { limit: bodyLimit } }) => routes.map((route): Row => {
  const schema = withParameters(jsonSchema(route.input, 'input') as Schema, route.path);
  const segments = route.path.split('/').filter((segment) => segment !== '');
  const at = segments.findIndex((segment) => segment.startsWith('{'));
  const kind = plainName(at === 0 ? segments[0] ?? '' : segments[at - 1] ?? segments.findLast((segment) => segment.endsWith('s')) ?? segments[0] ?? surface);
  return {
    name: `${surface} ${route.method} ${route.root === undefined || route.root === first ? '' : route.root}${route.path}`, surface, host, root: route.root ?? first, route, schema, bodyLimit,
    kind, answers: at >= 0 && at < segments.length - 1 && segments.at(-1)?.endsWith('s') ? plainName(segments.at(-1) ?? '') : kind,
    names: namesIn(schema, 0), isXml: surface.endsWith('xml'),
  };
}));
