import { columnOf, type FileColumns, type VariantPlaces } from '#contract/file-columns.js';
import type { ItemError, ItemOutcome, ProductItem } from '#contract/product-item.js';

/** A line of an import: a product, or what is wrong with it. */
export type ImportLine = ImportPlaceInFile & ({ readonly item: ProductItem } | { readonly errors: readonly ItemError[]; readonly sku: string | null });

/** Where a product stands in the file it came in, if it came in one. */
export interface ImportPlaceInFile {
  readonly row?: number;
  /** The rows of its variants by their SKUs, where they have rows of their own. */
  readonly variantRows?: Readonly<Record<string, number>>;
}

/** What became of a product, with the rows and the columns that its errors and notes are about; of one that could not be read they have their columns. */
export function placedInFile<O extends ItemOutcome>(outcome: O, line: ImportPlaceInFile & { readonly item?: ProductItem }, columns: FileColumns): O {
  const { row, variantRows = {}, item } = line;
  if (row === undefined) return outcome;
  const placed = <T extends { readonly field: string | null; readonly variantSku: string | null }>(entry: T): T => {
    const own = entry.variantSku === null ? undefined : Object.entries(variantRows).find(([sku]) => sku === entry.variantSku)?.[1];
    return { ...entry, ...(item && entry.field !== null && { field: columnOf(columns, { ...entry, field: entry.field, places: placesOf(item, entry.variantSku) }) }), ...(own !== undefined && own !== row && { row: own }) };
  };
  return { ...outcome, row, errors: outcome.errors.map(placed), notes: outcome.notes.map(placed) };
}

function placesOf({ variants = [] }: ProductItem, sku: string | null): VariantPlaces | undefined {
  const variant = variants.find((one) => one.sku === sku);
  return variant && { prices: (variant.prices ?? []).map(({ priceList }) => priceList), stock: (variant.stock ?? []).map(({ location }) => location) };
}

/** The bytes to store of an import: a line with its id, which no other import has, so that two of the same products are stored apart, and with the columns of its file; then a line for each product. */
export async function* contentOf(id: string, chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>, columns: FileColumns = {}): AsyncIterable<Uint8Array> {
  yield Buffer.from(`${JSON.stringify({ import: id, columns })}\n`);
  yield* chunks;
}

/** The columns that the first line of an import names; none in one that an earlier version stored, or that cannot be read. */
export const columnsIn = (line: string): FileColumns => (parsed(line) as { readonly columns?: FileColumns } | undefined)?.columns ?? {};

/** The lines of stored products from an index on, read as they are needed, once the first line was given to `onFirst`. */
export async function* linesFrom(stream: AsyncIterable<Uint8Array>, index: number, onFirst: (line: string) => void): AsyncIterable<string> {
  for await (const { at, text } of linesOf(stream, (place) => place === FIRST || place >= index)) {
    if (at === FIRST) onFirst(text);
    else yield text;
  }
}

/** The lines that are wanted. The others are passed over as bytes: a slice of an import starts in the middle. */
async function* linesOf(stream: AsyncIterable<Uint8Array>, isWanted: (at: number) => boolean): AsyncIterable<{ readonly at: number; readonly text: string }> {
  let held: Uint8Array[] = [];
  let at: number = FIRST;
  for await (const read of stream) {
    const chunk = Buffer.from(read.buffer, read.byteOffset, read.byteLength);
    let start = 0;
    for (let end = chunk.indexOf(LINE_END); end !== -1; end = chunk.indexOf(LINE_END, start)) {
      if (isWanted(at)) yield { at, text: textOf([...held, chunk.subarray(start, end)]) };
      [held, start, at] = [[], end + 1, at + 1];
    }
    if (isWanted(at) && start < chunk.length) held.push(chunk.subarray(start));
  }
  if (held.length > 0) yield { at, text: textOf(held) };
}

const [LINE_END, FIRST] = [0x0a, -1] as const;

const textOf = (parts: readonly Uint8Array[]): string => Buffer.concat(parts).toString('utf8');

/** A stored line; undefined for one that cannot be read. */
export const readLine = (line: string): ImportLine | undefined => parsed(line) as ImportLine | undefined;

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
