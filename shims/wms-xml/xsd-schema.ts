import { readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { sourceFolder } from '#kernel/source-folder.js';
import type { OPERATIONS } from './schemas.js';

/** A schema of OpenAPI for what an XML Schema permits. */
export type XmlShape = Readonly<Record<string, unknown>>;

/** The document of an input or output. */
export interface XsdDocument {
  readonly about: string;
  readonly schema: XmlShape;
  /** The elements below the root, which are the parameters where the input is a query. */
  readonly fields: readonly XsdField[];
}

/** An element. */
export interface XsdField {
  readonly name: string;
  readonly required: boolean;
  readonly schema: XmlShape;
}

const FOLDER = new URL('xsd/', sourceFolder(import.meta.url));
const LISTS = new Set(['element', 'sequence', 'choice', 'all', 'simpleType', 'enumeration']);
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', removeNSPrefix: true, isArray: (name) => LISTS.has(name) });

const Annotation = z.object({ documentation: z.string() });
const Value = z.object({ value: z.string() });
const SimpleType = z.object({ name: z.string(), annotation: Annotation.optional(), restriction: z.object({ pattern: Value.optional(), enumeration: z.array(Value).optional() }) });
const Element = z.object({
  name: z.string(), type: z.string().optional(), minOccurs: z.string().default('1'), maxOccurs: z.string().default('1'), annotation: Annotation.optional(),
  get complexType() { return z.union([Group, z.literal('')]).optional(); }, // a text where it has no elements
});
type Element = z.output<typeof Element>;
const Group = z.object({
  get element() { return z.array(Element).default([]); },
  get sequence() { return z.array(Group).default([]); },
  get choice() { return z.array(Group).default([]); },
  get all() { return z.array(Group).default([]); },
});
type Group = z.output<typeof Group>;
const Xsd = z.object({ schema: z.object({ annotation: Annotation, element: z.array(Element), simpleType: z.array(SimpleType).default([]) }) });

/** The XML Schema of an operation's input or output, as a schema of OpenAPI: all fields of a choice are optional. */
export function readXsd(operation: (typeof OPERATIONS)[number], way: 'request' | 'response'): XsdDocument {
  const { schema: { annotation, element: [root], simpleType } } = Xsd.parse(parser.parse(readFileSync(new URL(`${operation}.${way}.xsd`, FOLDER), 'utf8')));
  if (!root) throw new Error(`${operation}.${way}.xsd has no root`);
  const types = new Map(simpleType.map((type) => [type.name, textOf(type)]));
  return { about: annotation.documentation, schema: { ...shapeOf(root, types), xml: { name: root.name } }, fields: fieldsOf(root.complexType ?? '', types) };
}

type Types = ReadonlyMap<string, XmlShape>;

const textOf = ({ annotation, restriction: { pattern, enumeration } }: z.output<typeof SimpleType>): XmlShape =>
  ({ type: 'string', ...(annotation && { description: annotation.documentation }), ...(pattern && { pattern: `^${pattern.value}$` }), ...(enumeration && { enum: enumeration.map(({ value }) => value) }) });

function shapeOf({ type, complexType }: Element, types: Types): XmlShape {
  if (complexType === undefined) return types.get(type ?? '') ?? { type: 'string' };
  const fields = fieldsOf(complexType, types);
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  return { type: 'object', properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])), ...(required.length > 0 && { required }) };
}

const fieldsOf = (group: Group | '', types: Types): readonly XsdField[] => (group === '' ? [] : [
  ...group.element.map((element) => ({ name: element.name, required: element.minOccurs !== '0', schema: repeated(element, shapeOf(element, types)) })),
  ...[...group.sequence, ...group.all].flatMap((inner) => fieldsOf(inner, types)),
  ...group.choice.flatMap((inner) => fieldsOf(inner, types).map((field) => ({ ...field, required: false }))),
]);

const repeated = ({ maxOccurs }: Element, items: XmlShape): XmlShape =>
  (maxOccurs === '1' ? items : { type: 'array', items, ...(maxOccurs !== 'unbounded' && { maxItems: Number(maxOccurs) }) });
