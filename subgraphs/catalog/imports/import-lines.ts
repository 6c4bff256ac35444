import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import type { LongText } from '#contract/long-text.js';
import type { ItemError, ProductItem } from '#contract/product-item.js';

/** A line of an import: a product, or what is wrong with it. */
export type ImportLine = { readonly item: ProductItem } | { readonly errors: readonly ItemError[]; readonly sku: string | null };

/** The bytes to store of an import: a line with its id, which no other import has, so that two of the same products are stored apart; then a line for each product. */
export async function* contentOf(id: string, { chunks }: LongText): AsyncIterable<Uint8Array> {
  yield Buffer.from(`${JSON.stringify({ import: id })}\n`);
  for (const chunk of chunks) yield await Promise.resolve(chunk);
}

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
