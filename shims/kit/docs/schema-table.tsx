import type { VNode } from 'preact';
import { resolved, type Definitions, type JsonSchema } from './json-schema.js';

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

/** The fields of an object; of one that has several shapes those of each below its name. */
function rowsOf(schema: JsonSchema, definitions: Definitions, prefix: string): Row[] {
  const shapes = shapesOf(schema, definitions);
  const heading = (name: string): Row[] => (shapes.length < 2 ? [] : [{ name: `${prefix.slice(0, -1)} as ${name}`, schema: { type: 'object' }, required: false }]);
  return shapes.flatMap(({ name, shape }) => [...heading(name), ...fieldsOf(shape, definitions, prefix)]);
}

interface Shape {
  readonly name: string;
  readonly shape: JsonSchema;
}

const shapesOf = (schema: JsonSchema, definitions: Definitions): Shape[] => {
  const choices = alternatives(schema);
  return (choices.length === 0 ? [schema] : choices).map((choice) => ({ name: choice.$ref?.split('/').at(-1) ?? choice.title ?? 'object', shape: resolved(choice, definitions) })).filter(({ shape }) => shape.properties !== undefined);
};

function fieldsOf({ properties = {}, required = [] }: JsonSchema, definitions: Definitions, prefix: string): Row[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const field = resolved(property as JsonSchema, definitions);
    const value = present(field, definitions);
    const items = value.type === 'array' ? value.items as JsonSchema : undefined;
    const path = `${prefix}${name}${items ? '[]' : ''}`;
    return [{ name: path, schema: field, required: required.includes(name) }, ...rowsOf(items ?? field, definitions, `${path}.`)];
  });
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
  if (minimum === undefined || maximum === undefined) return '';
  return ` ${String(minimum)} to ${String(maximum)}`;
}

const meaningOf = (schema: JsonSchema): string => schema.description ?? alternatives(schema).find(({ description }) => description !== undefined)?.description ?? '';
