import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { jsonSchema } from '#kit/docs/json-schema.js';
import { findSurfaces } from '../../../gateway/server/find-surfaces.js';

// What each row is and takes, to be held against the documents when it changes: method, path, scope, repetition, answers, and every rule of its input.
const KEEP = process.env['KEEP_GOLDEN'] === 'yes';
const FOLDER = 'test/contract/rows/golden';

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
  const file = `${FOLDER}/${surface.name}.txt`;
  if (KEEP) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, `${found}\n`);
  }
  expect(existsSync(file) ? readFileSync(file, 'utf8') : 'a new surface: run this test with KEEP_GOLDEN=yes, and hold what it keeps against the document').toBe(`${found}\n`);
});
