import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import type { ItemError, ProductItem } from '#contract/product-item.js';

/** A line of an import: a product, or what is wrong with it. */
export type ImportLine = { readonly item: ProductItem } | { readonly errors: readonly ItemError[]; readonly sku: string | null };

const CHUNK = 65_536;

/** The bytes to store of an import: a line with its id, which no other import has, so that two of the same products are stored apart; then a line for each product. */
export async function* contentOf(id: string, lines: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(`${JSON.stringify({ import: id })}\n`);
  for (let from = 0; from < lines.length;) {
    const to = endOfChunk(lines, from + CHUNK);
    yield await Promise.resolve(Buffer.from(lines.slice(from, to)));
    from = to;
  }
}

/** Not between the halves of a surrogate pair. */
const endOfChunk = (text: string, at: number): number => (isHighSurrogate(text.charCodeAt(at - 1)) ? at + 1 : at);

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code < 0xdc00;

/** The lines of stored products from an index on, read as they are needed. */
export async function* linesFrom(stream: Readable, index: number): AsyncIterable<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let at = -1; // the first line is the id
  for await (const chunk of stream) {
    const ended = (rest + decoder.write(chunk as Buffer)).split('\n');
    rest = ended.pop() ?? '';
    for (const line of ended) {
      if (at >= index) yield line;
      at += 1;
    }
  }
  if (rest !== '' && at >= index) yield rest;
}

/** A stored line; undefined for one that cannot be read. */
export function readLine(line: string): ImportLine | undefined {
  try {
    return JSON.parse(line) as ImportLine;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
