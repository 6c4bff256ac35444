import type { z } from 'zod';
import { jsonSchema, type JsonSchema } from './json-schema.js';

/** Zod repeats named schemas beside each schema that uses them; a description collects them in one place. */
export interface NamedSchemas {
  /** A schema for the description: by reference where it has a name. Collects every named schema it uses. */
  readonly refer: (schema: JsonSchema) => unknown;
  /** All collected schemas, by name. */
  readonly all: () => Readonly<Record<string, unknown>>;
}

/** An empty collection; two different schemas of one name throw. */
export function namedSchemas(): NamedSchemas {
  const named: Record<string, unknown> = {};
  const keep = (name: string, schema: unknown): void => {
    const printed = relocated(schema);
    if (named[name] !== undefined && JSON.stringify(named[name]) !== JSON.stringify(printed)) throw new Error(`Two different schemas are called ${name}`);
    named[name] = printed;
  };
  return {
    refer({ $defs = {}, ...schema }) {
      for (const [name, definition] of Object.entries($defs)) keep(name, definition);
      const { id } = schema;
      if (typeof id !== 'string') return relocated(schema);
      keep(id, schema);
      return { $ref: `#/components/schemas/${id}` };
    },
    all: () => named,
  };
}

/** The schema of an answer, by reference where it has a name. */
export const referTo = (schemas: NamedSchemas, schema: z.ZodType): unknown => schemas.refer(jsonSchema(schema, 'output'));

const relocated = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema, (name, value: unknown) => (name === 'id' && typeof value === 'string' ? undefined : value)).replaceAll('"#/$defs/', '"#/components/schemas/')) as unknown;
