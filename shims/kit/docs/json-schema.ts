import { z } from 'zod';

/** JSON Schema, as zod prints it. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** A schema as JSON Schema. Zod's checks that JSON Schema cannot express are left out; times and ids have their format alone. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...printed } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: ({ jsonSchema: part }) => { plainFormat(part); } });
  return printed;
}

function plainFormat(part: JsonSchema): void {
  if (part.format !== 'date-time' && part.format !== 'uuid') return;
  delete part.pattern;
  delete part.minLength;
  delete part.maxLength;
}

/** The named schemas beside one, by their names. */
export type Definitions = Readonly<Record<string, JsonSchema>>;

/** A schema itself, where it is only named. */
export function resolved(schema: JsonSchema, definitions: Definitions = schema.$defs ?? {}): JsonSchema {
  const { $ref: reference, ...rest } = schema;
  return reference === undefined ? schema : { ...definitions[reference.replace('#/$defs/', '')], ...rest };
}
