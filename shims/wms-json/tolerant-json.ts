import { isUtf8 } from 'node:buffer';
import { Failure } from '#contract/failure.js';
import { fieldName, isList } from './field-names.js';

const BYTE_ORDER_MARK = '\uFEFF';
const DEEPEST = 8;

/**
 * A body as JSON, as tolerantly as document 1, B, asks: fields by any case, a trailing comma before } or ], lists wrapped in an object
 * or a single object in their place. Fields that are empty are left out. Everything else is MALFORMED_BODY.
 */
export function tolerantJson(body: Buffer): unknown {
  if (!isUtf8(body)) throw malformed();
  const text = body.toString('utf8');
  const value = parsed(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
  return readable(value, DEEPEST);
}

/** A list that is written as itself, wrapped in an object, or as its only entry; an object with nothing in it wraps nothing. */
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

const TEXTS_AND_TRAILING_COMMAS = /("[^"\\]*(?:\\.[^"\\]*)*")|,(?=[ \t\r\n]*[}\]])/g;

function parsedWithoutCommas(text: string): unknown {
  try {
    return JSON.parse(text.replace(TEXTS_AND_TRAILING_COMMAS, (_, written: string | undefined) => written ?? '')) as unknown;
  } catch (cause) {
    throw malformed({ cause });
  }
}

const LONE_SURROGATE = /\p{Surrogate}/u;

function readable(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return readableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) throw malformed();
  if (Array.isArray(value)) return value.map((entry: unknown) => readable(entry, depth - 1));
  return readableRecord(value as Record<string, unknown>, depth);
}

/** No database stores a NUL or half a character as it was written. */
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
