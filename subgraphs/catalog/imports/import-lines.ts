import type { Readable } from 'node:stream';
import type { LongText } from '#contract/long-text.js';
import type { ItemError, ProductItem } from '#contract/product-item.js';

/** A line of an import: a product, or what is wrong with it. */
export type ImportLine = { readonly item: ProductItem } | { readonly errors: readonly ItemError[]; readonly sku: string | null };

/** The bytes to store of an import: a line with its id, which no other import has, so that two of the same products are stored apart; then a line for each product. */
export async function* contentOf(id: string, { chunks }: LongText): AsyncIterable<Uint8Array> {
  yield Buffer.from(`${JSON.stringify({ import: id })}\n`);
  for (const chunk of chunks) yield await Promise.resolve(chunk);
}

/** The lines of stored products from an index on, read as they are needed. Those before it are passed over as bytes: a slice of an import starts in the middle. */
export async function* linesFrom(stream: Readable, index: number): AsyncIterable<string> {
  let held: Uint8Array[] = [];
  let at = -1; // the first line is the id
  for await (const read of stream) {
    const chunk = read as Buffer;
    let start = 0;
    for (let end = chunk.indexOf(LINE_END); end !== -1; end = chunk.indexOf(LINE_END, start)) {
      if (at >= index) yield textOf([...held, chunk.subarray(start, end)]);
      [held, start, at] = [[], end + 1, at + 1];
    }
    if (at >= index && start < chunk.length) held.push(chunk.subarray(start));
  }
  if (held.length > 0) yield textOf(held);
}

const LINE_END = 0x0a;

const textOf = (parts: readonly Uint8Array[]): string => Buffer.concat(parts).toString('utf8');

/** A stored line; undefined for one that cannot be read. */
export function readLine(line: string): ImportLine | undefined {
  try {
    return JSON.parse(line) as ImportLine;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
