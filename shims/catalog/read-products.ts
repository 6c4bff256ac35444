import { types } from 'node:util';
import { splitList, type SplitList } from '#kit/body/split-list.js';
import { refuseOtherThanUtf8, strictJson, strictValue } from '#kit/body/strict-json.js';
import { readItem } from './read-item.js';

/** The most products of an import (document 3, H, Endpoints). */
export const MOST_PRODUCTS = 5000;

/** Several times what 5,000 products of six variants have. */
const MOST_VALUES = 3_000_000;

/** Lines of so many characters are handed on together. */
const CHUNK = 262_144;

/** Products of an import, each read for itself. */
export interface ReadProducts {
  /** The UTF-8 of JSON lines, whole ones in each chunk: an item, or its errors. */
  readonly lines: readonly Uint8Array<ArrayBuffer>[];
  readonly total: number;
}

/**
 * The body of an import with its products read; a body of another shape is left to the route's schema. One product after the other is parsed, checked and written as a line, so that the memory this
 * takes is that of the body and of the lines.
 */
export function readImportBody(body: Buffer): unknown {
  refuseOtherThanUtf8(body);
  const split = splitList(body, { field: 'products', mostEntries: MOST_PRODUCTS, mostValues: MOST_VALUES });
  if (!split) return strictJson(body, MOST_VALUES);
  const products = readProducts(split);
  return { ...strictJson(split.rest) as object, products };
}

/** Read the products of a list; those of a longer list are only counted. */
function readProducts({ total, entries }: SplitList): ReadProducts {
  if (total > MOST_PRODUCTS) return { total, lines: [] };
  const lines: Uint8Array<ArrayBuffer>[] = [];
  const encoder = new TextEncoder();
  let text = '';
  for (const [index, entry] of entries.entries()) {
    text += `${JSON.stringify(readItem(strictValue(entry.toString('utf8'), { mostValues: MOST_VALUES, place: ['products', index] })))}\n`;
    if (text.length < CHUNK && index < total - 1) continue;
    lines.push(encoder.encode(text));
    text = '';
  }
  return { total, lines };
}

/** Whether a value is products that were read: what a caller sent has no bytes, but it may have an empty list. */
export const isRead = (read: unknown): read is ReadProducts =>
  typeof read === 'object' && read !== null && 'total' in read && 'lines' in read && typeof read.total === 'number' && Array.isArray(read.lines) && read.lines.every((chunk) => types.isUint8Array(chunk));

/** The memory of the lines in a body that was read. */
export const linesIn = (read: unknown): readonly ArrayBuffer[] =>
  (typeof read === 'object' && read !== null && 'products' in read && isRead(read.products) ? read.products.lines.map(({ buffer }) => buffer) : []);
