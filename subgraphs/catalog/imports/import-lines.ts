import type { ItemError, ItemOutcome, ProductItem } from '#contract/product-item.js';

/** A line of an import: a product, or what is wrong with it. */
export type ImportLine = ImportPlaceInFile & ({ readonly item: ProductItem } | { readonly errors: readonly ItemError[]; readonly sku: string | null });

/** Where a product stands in the file it came in, if it came in one. */
export interface ImportPlaceInFile {
  readonly row?: number;
  /** The rows of its variants by their SKUs, where they have rows of their own. */
  readonly variantRows?: Readonly<Record<string, number>>;
}

/** What became of a product, with the rows that its errors and notes are about. */
export function placedInFile<O extends ItemOutcome>(outcome: O, { row, variantRows = {} }: ImportPlaceInFile): O {
  if (row === undefined) return outcome;
  const rowed = <T extends { readonly variantSku: string | null }>(entry: T): T => {
    const own = entry.variantSku === null ? undefined : Object.entries(variantRows).find(([sku]) => sku === entry.variantSku)?.[1];
    return own === undefined || own === row ? entry : { ...entry, row: own };
  };
  return { ...outcome, row, errors: outcome.errors.map(rowed), notes: outcome.notes.map(rowed) };
}

/** The bytes to store of an import: a line with its id, which no other import has, so that two of the same products are stored apart; then a line for each product. */
export async function* contentOf(id: string, chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  yield Buffer.from(`${JSON.stringify({ import: id })}\n`);
  yield* chunks;
}

/** The lines of stored products from an index on, read as they are needed. Those before it are passed over as bytes: a slice of an import starts in the middle. */
export async function* linesFrom(stream: AsyncIterable<Uint8Array>, index: number): AsyncIterable<string> {
  let held: Uint8Array[] = [];
  let at = -1; // the first line is the id
  for await (const read of stream) {
    const chunk = Buffer.from(read.buffer, read.byteOffset, read.byteLength);
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
