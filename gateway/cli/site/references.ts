import { isRecord, type Leaf, type ValuePath } from './values.js';

/** What a reference leads to. */
export type Referred = 'entry' | 'page';

/** What a reference is to be: the path of a number, or the number of a path; by where it is in the content. */
export type Refer = (kind: Referred, target: number | string, at: ValuePath) => number | string;

/** The same for what is at one place. */
type ReferHere = (kind: Referred, target: number | string) => number | string;

/** Values with their references, those in the links of rich texts included, as `refer` has them. */
export const referring = (referAt: Refer): Leaf => (value, { type }, at) => {
  const refer: ReferHere = (kind, target) => referAt(kind, target, at);
  if (type === 'PAGE') return isRecord(value) ? changed(value, 'page', refer) : value;
  if (type === 'ENTRY') return isRecord(value) ? changed(value, 'entry', refer) : value;
  return type === 'RICH_TEXT' ? linked(value, refer) : value;
};

function changed(value: Readonly<Record<string, unknown>>, kind: Referred, refer: ReferHere): unknown {
  const target = value[kind];
  return typeof target === 'number' || typeof target === 'string' ? { ...value, [kind]: refer(kind, target) } : value;
}

function linked(node: unknown, refer: ReferHere): unknown {
  if (!isRecord(node)) return node;
  const { content, marks } = node;
  return {
    ...node,
    ...(Array.isArray(content) && { content: content.map((child) => linked(child, refer)) }),
    ...(Array.isArray(marks) && { marks: marks.map((mark: unknown) => (isRecord(mark) && mark['type'] === 'link' && isRecord(mark['attrs']) ? { ...mark, attrs: changed(asPage(mark['attrs'], refer), 'entry', refer) } : mark)) }),
  };
}

function asPage(attrs: Readonly<Record<string, unknown>>, refer: ReferHere): Readonly<Record<string, unknown>> {
  const value = changed(attrs, 'page', refer);
  return isRecord(value) ? value : attrs;
}
