import type { z } from 'zod';
import { jsonSchema } from '#kit/docs/json-schema.js';

/** A body that is made to be slow to read. All of them together are hundreds of megabytes, so each is made when it is sent. */
export interface Shape {
  readonly what: string;
  readonly type: string;
  readonly body: () => Buffer;
}

/** A text that is repeated for as long as a body is to be. */
export interface LongShape extends Omit<Shape, 'body'> {
  readonly body: (length: number) => Buffer;
  /** No decoder takes it for what it says it is, so that it never comes to a route. */
  readonly isMalformed?: true;
  /** It takes longest of its length to parse, as it becomes most values. */
  readonly isHeavy?: true;
}

interface Run extends Pick<LongShape, 'isMalformed' | 'isHeavy'> {
  readonly what: string;
  readonly before?: string;
  readonly unit: string;
  readonly after?: string;
}

const [JSON_TYPE, XML, URLENCODED, MULTIPART] = ['application/json', 'text/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=X'];
const PART = '--X\r\nContent-Disposition: form-data;';

/** Endlessly repetitive texts, by format. */
const RUNS: Readonly<Record<string, readonly Run[]>> = {
  [JSON_TYPE]: [
    { what: 'a string without an end, of escaped quotes', isMalformed: true, before: '["', unit: '\\"' },
    { what: 'a string of escaped quotes behind a trailing comma', before: '{"a":1,"b":"', unit: '\\"', after: '",}' },
    { what: 'opened lists', isMalformed: true, unit: '[' }, { what: 'opened objects', isMalformed: true, unit: '{"a":' }, { what: 'closed lists', isMalformed: true, unit: ']' },
    { what: 'commas', isMalformed: true, unit: ',' }, { what: 'commas in a list', isMalformed: true, before: '[', unit: ',', after: ']' }, { what: 'blanks', unit: ' ' }, { what: 'commas and blanks', isMalformed: true, before: '[1', unit: ', \n' },
    { what: 'backslashes', isMalformed: true, before: '"', unit: '\\' }, { what: 'quotes', isMalformed: true, unit: '"' }, { what: 'a string without an end', isMalformed: true, before: '{"a":"', unit: 'x' },
    { what: 'empty objects', isHeavy: true, before: '[', unit: '{},', after: '{}]' }, { what: 'numbers', before: '[', unit: '0,', after: '0]' }, { what: 'trailing commas', before: '[', unit: '[0,],', after: '0]' },
    { what: 'one long number', unit: '1' }, { what: 'one name again and again', isHeavy: true, before: '{', unit: '"a":1,', after: '"a":1}' }, { what: 'escaped characters', before: '["', unit: '\\u0041', after: '"]' },
    { what: 'a long name twice', before: '{"x":1,"', unit: 'n', after: '":1}' }, { what: 'bytes that are no UTF-8', isMalformed: true, unit: '\u00ff' }, { what: 'NUL bytes', isMalformed: true, unit: '\0' },
  ],
  [XML]: [
    { what: 'opened tags', isMalformed: true, unit: '<a>' }, { what: 'tag openings', isMalformed: true, unit: '<' }, { what: 'character references', before: '<a>', unit: '&#65;', after: '</a>' }, { what: 'empty elements', before: '<a>', unit: '<b/>', after: '</a>' },
    { what: 'attributes', before: '<a ', unit: 'b="1" ', after: '/>' }, { what: 'a comment without an end', isMalformed: true, before: '<a><!--', unit: '- ' }, { what: 'openings of CDATA', isMalformed: true, before: '<a>', unit: '<![CDATA[' },
    { what: 'sections of CDATA', before: '<a>', unit: '<![CDATA[x]]>', after: '</a>' }, { what: 'a DOCTYPE', isMalformed: true, before: '<!DOCTYPE a [', unit: '<!ENTITY b "&c;">', after: ']><a/>' }, { what: 'blanks before a declaration', unit: ' ', after: '<?xml version="1.0"?><a/>' },
    { what: 'a long declaration', before: '<?xml ', unit: 'encoding ', after: '?><a/>' }, { what: 'a text of blanks', before: '<a>', unit: ' \n', after: '</a>' },
  ],
  [URLENCODED]: [
    { what: 'percent signs', before: 'xml=', unit: '%' }, { what: 'escaped openings', before: 'xml=', unit: '%3C' }, { what: 'fields', unit: 'a=b&' }, { what: 'fields of the same name', unit: 'xml=&' }, { what: 'plus signs', before: 'xml=', unit: '+' },
  ],
  [MULTIPART]: [
    { what: 'a header without an end', before: PART, unit: ' name=' }, { what: 'a header that names itself', before: '--X\r\n', unit: 'content-disposition:form-data;' }, { what: 'header lines', before: '--X\r\n', unit: 'a: b\r\n' },
    { what: 'parts', unit: `${PART} name="a"\r\n\r\nb\r\n` }, { what: 'boundaries', unit: '--X\r\n' }, { what: 'what almost is a boundary', before: `${PART} name="xml"\r\n\r\n`, unit: '\r\n--' }, { what: 'dashes', unit: '-' },
    { what: 'a long field', before: `${PART} name="xml"\r\n\r\n`, unit: '<a>', after: '\r\n--X--' },
  ],
};

/** Every hostile text. */
export const LONG_SHAPES: readonly LongShape[] = Object.entries(RUNS).flatMap(([type, runs]) => runs.map(({ before = '', unit, after = '', ...run }) => ({
  ...run, type, body: (length) => repeated({ before, unit, after }, length),
})));

/** Thousands of them are made, of megabytes: filling a buffer takes a fraction of what encoding a text of that length does. */
function repeated({ before, unit, after }: Required<Pick<Run, 'before' | 'unit' | 'after'>>, length: number): Buffer {
  const end = before.length + Math.floor((length - before.length - after.length) / unit.length) * unit.length;
  const bytes = Buffer.allocUnsafe(end + after.length);
  bytes.write(before, 'latin1');
  bytes.fill(unit, before.length, end, 'latin1').write(after, end, 'latin1');
  return bytes;
}

const ENTRIES = 40_000;
const LENGTH = 64_000;
const LONG = ['T', '1', '-', 'a-', ' ', '.0', '\u00e9'];

interface Node { readonly type?: unknown; readonly maxLength?: number; readonly properties?: Readonly<Record<string, Node>>; readonly items?: Node; readonly anyOf?: readonly Node[]; readonly oneOf?: readonly Node[]; readonly $ref?: string; readonly $defs?: Readonly<Record<string, Node>> }

/**
 * Bodies that fit a schema but for a field, which is very long: a list of tens of thousands of entries, a text of tens of thousands of characters. Texts that the schema bounds are refused before
 * anything else is done with them, so several of them are sent in one body.
 */
export function fittingShapes(schema: z.ZodType): Shape[] {
  const { $defs = {}, ...root } = jsonSchema(schema, 'input') as Node;
  return shared(places($defs[root.$ref?.split('/').at(-1) ?? ''] ?? root, (value) => value)).flatMap(({ what, bodies }) => bodies.flatMap((body) => [
    { what, type: JSON_TYPE, body: () => Buffer.from(JSON.stringify(body())) }, { what: `${what}, as XML`, type: XML, body: () => Buffer.from(xmlOf(body())) },
  ]));
}

/** A field and the bodies with it, one for each hostile value. */
interface Place { readonly what: string; readonly bodies: readonly (() => unknown)[]; readonly isBounded?: boolean }

function places(node: Node, within: (value: unknown) => unknown, path = 'body'): Place[] {
  const alternatives = node.anyOf ?? node.oneOf;
  if (alternatives) return alternatives.flatMap((one) => places(one, within, path));
  if (node.properties) return Object.entries(node.properties).flatMap(([name, inner]) => places(inner, (value) => within({ [name]: value }), `${path}.${name}`));
  if (node.items) {
    const lists = [{}, 0, null].map((entry) => () => within(Array.from({ length: ENTRIES }, () => entry)));
    return [{ what: `tens of thousands of ${path}`, bodies: lists }, ...places(node.items, (value) => within([value]), `${path}[0]`)];
  }
  return node.type === 'string' ? [{ what: `a long ${path}`, bodies: LONG.map((unit) => () => within(unit.repeat(LENGTH / unit.length))), isBounded: (node.maxLength ?? LENGTH) < LENGTH }] : [];
}

const MOST_SHARING = 8;

/** The same places, with bounded texts that can stand beside each other in bodies of several. */
function shared(all: readonly Place[]): Place[] {
  const groups: Place[][] = [];
  for (const place of all.filter(({ isBounded }) => isBounded)) {
    const group = groups.find((one) => one.length < MOST_SHARING && joined([...one, place], 0) !== undefined);
    if (group) group.push(place);
    else groups.push([place]);
  }
  return [...all.filter(({ isBounded }) => isBounded !== true), ...groups.map((group): Place => ({ what: group.map(({ what }) => what).join(', '), bodies: LONG.map((_, at) => () => joined(group, at)) }))];
}

const joined = (group: readonly Place[], at: number): unknown => group.map(({ bodies }) => bodies[at]?.()).reduce(join);

/** Two bodies in one; undefined where both have a value at one place. */
function join(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return wrapped(join(one[0], other[0]), (value) => [value]);
  if (!isObject(one) || !isObject(other)) return undefined;
  const both: Record<string, unknown> = { ...one };
  for (const [name, value] of Object.entries(other)) {
    both[name] = name in one ? join(one[name], value) : value;
    if (both[name] === undefined) return undefined;
  }
  return both;
}

const wrapped = (value: unknown, wrap: (value: unknown) => unknown): unknown => (value === undefined ? undefined : wrap(value));
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as elements; a list is its element again and again. */
function xmlOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value).map(([name, inner]) => (Array.isArray(inner) ? inner : [inner]).map((entry) => `<${name}>${xmlOf(entry)}</${name}>`).join('')).join('');
}

const HEAD_BYTES = 12_000;
const QUERIES = ['a=&', '%', '%41', '&', 'cursor=x&', '=', '+', '%C3%28'];
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  'idempotency-key': ['x', ' x'], 'content-type': ['multipart/form-data;boundary=', 'multipart/form-data; boundary="X; ', 'text/xml; charset ', 'charset='], 'x-service-dry-run': ['true '],
  'x-forwarded-for': ['10.0.0.1,', ',', '::ffff:'], cookie: ['a=b;', ';'], accept: ['*/*,'],
};

/** Long queries. */
export const longQueries = (): string[] => QUERIES.map((unit) => unit.repeat(HEAD_BYTES / unit.length));

/** Long headers, one at a time. */
export const longHeaders = (): Record<string, string>[] => Object.entries(HEADERS).flatMap(([name, units]) => units.map((unit) => ({ [name]: unit.repeat(HEAD_BYTES / unit.length).trim() })));
