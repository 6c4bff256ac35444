import { jsonSchema } from '#kit/docs/json-schema.js';
import { findSurfaces } from '../../../gateway/server/find-surfaces.js';
import { expectKept } from '../../kit/kept-text.js';

// What each row is and takes, to be held against the documents when it changes: method, path, scope, repetition, answers, and every rule of its input.
type Schema = Readonly<Record<string, unknown>>;

const TEXTS = new Set(['description', '$schema', 'properties', 'items', 'anyOf', 'oneOf', 'allOf', 'additionalProperties', 'required', 'id', 'examples']);

/** One line for each value of a schema: where it stands, and its rules. */
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

test.each(await findSurfaces())('the rows of $name are and take what they did', (surface) => {
  const found = surface.routes.flatMap(({ method, path, id, scope, idempotency, success = 200, otherSuccesses = {}, failures, input }) => [
    `${method} ${path} ${id}: ${scope ?? 'any scope'}, ${idempotency}, ${[success, ...Object.keys(otherSuccesses)].join(' ')}, ${failures.join(' ')}`,
    ...Object.entries((jsonSchema(input, 'input').properties ?? {}) as Record<string, Schema>).flatMap(([part, schema]) => rulesOf(schema, part)),
  ]).join('\n');
  expectKept(`test/contract/rows/golden/${surface.name}.txt`, `${found}\n`);
});
