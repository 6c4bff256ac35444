import { z } from 'zod';

/** JSON Schema, as zod prints it. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** A schema as JSON Schema. Zod's checks that JSON Schema cannot express are left out; times and ids have their format alone, and integers no bounds but their own. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...printed } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: ({ jsonSchema: part }) => { plainFormat(part); plainBounds(part); } });
  return printed;
}

function plainFormat(part: JsonSchema): void {
  if (part.format !== 'date-time' && part.format !== 'uuid') return;
  delete part.pattern;
  delete part.minLength;
  delete part.maxLength;
}

/** An integer of zod's is one that JavaScript holds exactly, which is no bound of an interface. */
function plainBounds(part: JsonSchema): void {
  if (part.minimum === Number.MIN_SAFE_INTEGER) delete part.minimum;
  if (part.maximum === Number.MAX_SAFE_INTEGER) delete part.maximum;
}

/** The named schemas beside one, by their names. */
export type Definitions = Readonly<Record<string, JsonSchema>>;

/** A schema itself, where it is only named. */
export function resolved(schema: JsonSchema, definitions: Definitions = schema.$defs ?? {}): JsonSchema {
  const { $ref: reference, ...rest } = schema;
  return reference === undefined ? schema : { ...definitions[reference.replace('#/$defs/', '')], ...rest };
}
