import { jsonSchema } from '#kit/docs/json-schema.js';
import { findSurfaces } from '../../../gateway/server/find-surfaces.js';
import { expectKept } from '../../kit/kept-text.js';

// Each route's declarations, to compare with the documents when they change: method, path, scope, idempotency, answers, and every rule of its input and of its answer.
type Schema = Readonly<Record<string, unknown>>;

const TEXTS = new Set(['description', '$schema', 'properties', 'items', 'anyOf', 'oneOf', 'allOf', 'additionalProperties', 'required', 'id', 'examples', '$defs']);

/** One line for each value of a schema: its path and its rules. */
function rulesOf(schema: Schema, at: string): string[] {
  const rules = Object.entries(schema).filter(([name]) => !TEXTS.has(name)).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  const required = Array.isArray(schema['required']) ? [`required ${schema['required'].join(' ')}`] : [];
  const inner = [
    ...Object.entries((schema['properties'] ?? {}) as Record<string, Schema>).flatMap(([name, one]) => rulesOf(one, `${at}.${name}`)),
    ...(schema['items'] ? rulesOf(schema['items'] as Schema, `${at}[]`) : []),
    ...['anyOf', 'oneOf', 'allOf'].flatMap((kind) => ((schema[kind] ?? []) as Schema[]).flatMap((one, index) => rulesOf(one, `${at}|${String(index)}`))),
  ];
  return [`  ${[at, ...rules, ...required].join(', ')}`, ...inner];
}

/** The schema of an answer; named schemas are collected and referred to. */
function shapeOf(answer: Parameters<typeof jsonSchema>[0], named: Map<string, Schema>): Schema {
  const schema: Schema = jsonSchema(answer, 'output');
  for (const [name, one] of Object.entries((schema['$defs'] ?? {}) as Record<string, Schema>)) named.set(name, one);
  if (typeof schema['id'] === 'string') named.set(schema['id'], schema);
  return schema;
}

test.each(await findSurfaces())('the routes of $name declare what they did', (surface) => {
  const named = new Map<string, Schema>();
  const rows = surface.routes.flatMap(({ method, path, id, scope, idempotency, success = 200, otherSuccesses = {}, failures, input, answer }) => [
    `${method} ${path} ${id}: ${scope ?? 'any scope'}, ${idempotency}, ${[success, ...Object.keys(otherSuccesses)].join(' ')}, ${failures.join(' ')}`,
    ...Object.entries((jsonSchema(input, 'input').properties ?? {}) as Record<string, Schema>).flatMap(([part, schema]) => rulesOf(schema, part)),
    ...rulesOf(shapeOf(answer, named), 'answer'),
  ]);
  expectKept(`test/contract/rows/golden/${surface.name}.txt`, `${[...rows, ...[...named].flatMap(([name, schema]) => rulesOf(schema, name))].join('\n')}\n`);
});
