import { isUtf8 } from 'node:buffer';
import { Failure } from '#contract/failure.js';
import { endOfString, MARKS } from '#kit/body/json-text.js';
import { refuseHugeJson } from '#kit/body/refuse-huge-json.js';
import { fieldName, isList } from './field-names.js';

const BYTE_ORDER_MARK = '\uFEFF';
const DEEPEST = 8;
const { quote: QUOTE, comma: COMMA, closeList: CLOSE_LIST, closeObject: CLOSE_OBJECT } = MARKS;

/**
 * A body parsed as tolerantly as document 1, B, requires: field names in any case, a trailing comma before } or ], lists wrapped in an object
 * or a single object in their place. Empty fields are left out. Everything else is MALFORMED_BODY.
 */
export function tolerantJson(body: Buffer): unknown {
  if (!isUtf8(body)) throw malformed();
  const marked = body.toString('utf8');
  const text = marked.startsWith(BYTE_ORDER_MARK) ? marked.slice(1) : marked;
  refuseHugeJson(text);
  return readable(parsed(text), DEEPEST);
}

/** A list written as itself, wrapped in an object, or as its only entry; an empty object is an empty list. */
export function asList(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const [only, ...others] = Object.values(value);
  if (only === undefined) return [];
  if (others.length > 0 || typeof only !== 'object' || only === null) return [value];
  return Array.isArray(only) ? only : [only];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return parsedWithoutCommas(text);
  }
}

function parsedWithoutCommas(text: string): unknown {
  const tidy = withoutTrailingCommas(text);
  try {
    if (tidy.length < text.length) return JSON.parse(tidy) as unknown;
  } catch (cause) {
    throw malformed({ cause });
  }
  throw malformed();
}

/** JSON whitespace; a table, because a body has millions of characters. */
const BLANKS = new Uint8Array(128);
for (const blank of ' \t\r\n') BLANKS[blank.charCodeAt(0)] = 1;

/** A text without trailing commas, those followed by whitespace and } or ]; commas inside of strings stay. Reads each character once. */
function withoutTrailingCommas(text: string): string {
  const kept: string[] = [];
  let from = 0;
  let comma = -1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (BLANKS[code] === 1) continue;
    if (comma >= 0 && (code === CLOSE_OBJECT || code === CLOSE_LIST)) {
      kept.push(text.slice(from, comma));
      from = comma + 1;
    }
    comma = code === COMMA ? at : -1;
    if (code === QUOTE) at = endOfString(text, at) - 1;
  }
  return kept.join('') + text.slice(from);
}

const LONE_SURROGATE = /\p{Surrogate}/u;

function readable(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return readableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) throw malformed();
  if (Array.isArray(value)) return value.map((entry: unknown) => readable(entry, depth - 1));
  return readableRecord(value as Record<string, unknown>, depth);
}

/** No database stores a NUL or half a surrogate pair as written. */
function readableText(text: string): string {
  if (text.includes('\0') || LONE_SURROGATE.test(text)) throw malformed();
  return text;
}

function readableRecord(record: Record<string, unknown>, depth: number): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const written in record) {
    const name = fieldName(written);
    const value = readable(record[written], depth - 1);
    if (name === '__proto__' || Object.hasOwn(read, name)) throw malformed();
    if (!isEmpty(value)) read[name] = isList(name) ? asList(value) : value;
  }
  return read;
}

const isEmpty = (value: unknown): boolean => value === null || (typeof value === 'string' && value.trim() === '');

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const malformed = (options?: ErrorOptions): Failure => new Failure('MALFORMED_BODY', 'Invalid JSON body', {}, options);
