import { z } from 'zod';

/** What of a JSON Schema the guide shows. */
const Node = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(), description: z.string().optional(), enum: z.array(z.string().nullable()).optional(), const: z.unknown().optional(), format: z.string().optional(), 'x-shown-once': z.boolean().optional(),
  get properties() { return z.record(z.string(), Node).optional(); },
  get items() { return Node.optional(); },
  get anyOf() { return z.array(Node).optional(); },
});

/** A JSON Schema, as far as the guide shows it. */
type SchemaNode = z.output<typeof Node>;

/** A field of an answer. */
export interface SchemaRow {
  /** `connection.id`, or `[].id` of a list. */
  readonly field: string;
  readonly type: string;
  readonly meaning: string;
}

/** One of the shapes that an answer may have. */
export interface SchemaShape {
  /** When it is that one; empty where there is one only. */
  readonly when: string;
  readonly rows: readonly SchemaRow[];
}

/** The fields of an answer, in each of its shapes. */
export function schemaShapes(schema: unknown): readonly SchemaShape[] {
  const node = Node.parse(schema);
  const shapes = node.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return shapes.length > 1 ? shapes.map((shape) => ({ when: shape.description ?? '', rows: rowsOf(shape, '') })) : [{ when: '', rows: rowsOf(node, '') }];
}

function rowsOf(given: SchemaNode, path: string): SchemaRow[] {
  const { node, isNullable } = withoutNull(given);
  const own = ownRow(given, path);
  if (node.properties) {
    const isSaid = isNullable || own.some(({ meaning }) => meaning !== '');
    return [...(isSaid ? own : []), ...Object.entries(node.properties).flatMap(([name, property]) => rowsOf(property, path === '' ? name : `${path}.${name}`))];
  }
  return node.items?.properties ? [...own, ...rowsOf(node.items, `${path}[]`)] : own;
}

/** The row of a field; an answer itself, and the entries of a list, have none. */
function ownRow(given: SchemaNode, path: string): SchemaRow[] {
  if (path === '' || path.endsWith('[]')) return [];
  const { node, isNullable } = withoutNull(given);
  return [{ field: path, type: `${typeOf(node)}${isNullable ? ' or null' : ''}`, meaning: given.description ?? node.description ?? '' }];
}

function withoutNull(node: SchemaNode): { readonly node: SchemaNode; readonly isNullable: boolean } {
  if (Array.isArray(node.type)) return { node: { ...node, type: node.type.find((type) => type !== 'null') }, isNullable: node.type.includes('null') };
  const [first, ...others] = node.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return first && others.length === 0 ? { node: first, isNullable: true } : { node, isNullable: false };
}

function typeOf({ type, enum: choices, const: fixed, format, items }: SchemaNode): string {
  if (choices) return choices.flatMap((choice) => (choice === null ? [] : [`\`${choice}\``])).join(', ');
  if (fixed !== undefined) return `\`${JSON.stringify(fixed)}\``;
  if (type === 'array') return `array of ${items ? typeOf(items) : 'anything'}`;
  return format === 'date-time' ? 'time' : [type ?? 'anything'].flat().join(' or ');
}
