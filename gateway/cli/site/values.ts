/** A field of a template or collection, as far as files need it. */
export interface Field {
  readonly key: string;
  readonly type: string;
  readonly fields?: readonly Field[] | null | undefined;
}

/** What pages of a template, or entries of a collection, are made of. */
export interface Schema {
  readonly blocks?: readonly { readonly key: string; readonly fields: readonly Field[] }[] | undefined;
  readonly fields?: readonly Field[] | undefined;
}

/** Where a value is in what it is part of: `[0, 'link']`. */
export type ValuePath = readonly (number | string)[];

/** What becomes of a value of a field that is no group, by where it is in the content. */
export type Leaf = (value: unknown, field: Field, at: ValuePath) => unknown;

/** A record as JSON and YAML have it. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Whether a value is a record. */
export const isRecord = (value: unknown): value is JsonRecord => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Content with each value of a field as `leaf` has it; what no field has stays as it is. */
export function mapContent({ blocks, fields }: Schema, content: unknown, leaf: Leaf): unknown {
  if (fields) return mapFields(fields, content, { leaf, at: [] });
  if (!Array.isArray(content)) return content;
  return content.map((block: unknown, index) => (isRecord(block) ? mapFields(blocks?.find(({ key }) => key === block['type'])?.fields ?? [], block, { leaf, at: [index] }) : block));
}

interface Mapping {
  readonly leaf: Leaf;
  readonly at: ValuePath;
}

function mapFields(fields: readonly Field[], values: unknown, { leaf, at }: Mapping): unknown {
  if (!isRecord(values)) return values;
  const known = new Map(fields.map((field) => [field.key, field]));
  return Object.fromEntries(Object.entries(values).map(([key, value]) => {
    const field = known.get(key);
    return [key, field ? mapValue(field, value, { leaf, at: [...at, key] }) : value];
  }));
}

function mapValue(field: Field, value: unknown, { leaf, at }: Mapping): unknown {
  if (Array.isArray(value)) return value.map((one, index) => mapValue(field, one, { leaf, at: [...at, index] }));
  if (value === null || value === undefined) return value;
  return field.type === 'GROUP' ? mapFields(field.fields ?? [], value, { leaf, at }) : leaf(value, field, at);
}
