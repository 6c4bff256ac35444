import type { VNode } from 'preact';
import type { JsonSchema } from './json-schema.js';

interface Row {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly required: boolean;
}

/** The fields of a JSON object, nested ones by their path. */
export const SchemaTable = ({ schema }: { schema: JsonSchema }): VNode => (
  <table>
    <thead><tr><th>Field</th><th>Type</th><th>Meaning</th></tr></thead>
    <tbody>
      {rowsOf(schema, schema.$defs ?? {}, '').map(({ name, schema: field, required }) => (
        <tr><td><code>{name}</code>{required && <em> required</em>}</td><td>{typeOf(field)}</td><td>{meaningOf(field)}</td></tr>
      ))}
    </tbody>
  </table>
);

type Definitions = Readonly<Record<string, JsonSchema>>;

function rowsOf(schema: JsonSchema, definitions: Definitions, prefix: string): Row[] {
  const { properties = {}, required = [] } = resolved(schema, definitions);
  return Object.entries(properties).flatMap(([name, property]) => {
    const field = resolved(property as JsonSchema, definitions);
    const value = present(field, definitions);
    const items = value.type === 'array' ? resolved(value.items as JsonSchema, definitions) : undefined;
    const path = `${prefix}${name}${items ? '[]' : ''}`;
    return [{ name: path, schema: field, required: required.includes(name) }, ...rowsOf(items ?? value, definitions, `${path}.`)];
  });
}

function resolved(schema: JsonSchema, definitions: Definitions): JsonSchema {
  const { $ref: reference, ...rest } = schema;
  return reference === undefined ? schema : { ...definitions[reference.replace('#/$defs/', '')], ...rest };
}

/** The single non-null alternative of a nullable field. */
const present = (schema: JsonSchema, definitions: Definitions): JsonSchema => resolved(alternatives(schema).find(({ type }) => type !== 'null') ?? schema, definitions);

const alternatives = (schema: JsonSchema): JsonSchema[] => (schema.anyOf ?? []);

/** The type of a field in a few words: `string, null`, `integer 1 to 200`, its permitted values. */
export function typeOf(schema: JsonSchema): string {
  const choices = alternatives(schema);
  if (choices.length > 0) return choices.map(typeOf).join(', ');
  if (schema.enum) return schema.enum.map(String).join(', ');
  if (schema.const !== undefined) return String(schema.const);
  return `${schema.format ?? [schema.type ?? 'any'].flat().join(', ')}${rangeOf(schema)}`;
}

function rangeOf({ type, minimum, maximum, maxLength }: JsonSchema): string {
  if (type === 'string' && maxLength !== undefined) return `, at most ${String(maxLength)} characters`;
  if (minimum === undefined || maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER) return '';
  return ` ${String(minimum)} to ${String(maximum)}`;
}

const meaningOf = (schema: JsonSchema): string => schema.description ?? alternatives(schema).find(({ description }) => description !== undefined)?.description ?? '';
