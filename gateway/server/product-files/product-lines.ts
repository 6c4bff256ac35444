import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { columnOf, type FileColumns } from '#contract/file-columns.js';
import type { ItemError } from '#contract/product-item.js';
import { MOST_UPLOADED_PRODUCTS } from '#contract/upload.js';
import { readItem } from '../../../shims/catalog/read-item.js';
import type { FileProduct } from '../../files/file-product.js';
import { FileFault } from '../../files/file-fault.js';
import { readMapping } from '../../files/mapping.js';
import { openProducts, UnknownColumns } from '../../files/open-products.js';

/** Where a file of products is, where its lines are to be written, and the mapping of its columns as JSON. */
export interface LinesWork {
  readonly path: string;
  readonly lines: string;
  readonly mapping: string | undefined;
}

/** What became of a file: it was read whole, or why it cannot be, with a proposed mapping where that is because of its columns. */
export type LinesMade = { readonly kind: string; readonly leftOut: readonly string[]; readonly columns: FileColumns; readonly total: number } | { readonly refusal: string; readonly proposed?: object };

/** The longest product, in characters of its JSON. */
const LONGEST_PRODUCT = 6_000_000;

/** Lines of so many characters are written together. */
const CHUNK = 262_144;

/** The most characters of all lines: cells of a workbook that share a text take next to nothing of the file. */
const MOST_CHARACTERS = 512 * 1024 * 1024;

/** So many columns that are not read are named. */
const MOST_LEFT_OUT = 50;

/** Read a file of products to its end and write each as a line of JSON: an item with its row, or what is wrong with it. */
export async function writeProductLines({ path, lines, mapping }: LinesWork): Promise<LinesMade> {
  try {
    const file = await openProducts(path, mapping === undefined ? undefined : readMapping(mapping));
    try {
      const count: Counted = { total: 0, characters: 0, columns: {} };
      await pipeline(Readable.from(chunksOf(file.products(), count), { objectMode: false }), createWriteStream(lines, { mode: 0o600 }));
      return { kind: file.kind, leftOut: file.leftOut.slice(0, MOST_LEFT_OUT), total: count.total, columns: count.columns };
    } finally {
      file.close();
    }
  } catch (error) {
    if (error instanceof UnknownColumns) return { refusal: error.message, proposed: { columns: error.proposed.columns, samples: error.proposed.samples } };
    if (error instanceof FileFault) return { refusal: error.message };
    throw error;
  }
}

interface Counted {
  total: number;
  characters: number;
  columns: FileColumns;
}

async function* chunksOf(products: AsyncIterable<FileProduct>, count: Counted): AsyncIterable<string> {
  let text = '';
  for await (const product of products) {
    count.columns = product.columns ?? count.columns;
    const line = `${JSON.stringify(lineOf(product))}\n`;
    refuseHuge(count, line);
    text += line;
    if (text.length < CHUNK) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}

/** Count a product; a file of more than there may be is refused where it is. */
function refuseHuge(count: Counted, line: string): void {
  count.total += 1;
  count.characters += line.length;
  if (count.total > MOST_UPLOADED_PRODUCTS) throw new FileFault(`The file has more than ${String(MOST_UPLOADED_PRODUCTS)} products; split it, or import it with the command line (npm run portico -- import)`);
  if (count.characters > MOST_CHARACTERS) throw new FileFault(`The products of the file become more than ${String(MOST_CHARACTERS)} characters; split it`);
}

function lineOf(product: FileProduct): object {
  const { row, sku, variantRows, body, categories, problem } = product;
  const refused = problem ?? (JSON.stringify(body).length > LONGEST_PRODUCT ? { row, message: 'is larger than a product may be' } : undefined);
  if (refused) return { errors: [{ field: null, variantSku: null, message: refused.message }], sku, row: refused.row };
  const place = { row, ...(variantRows.size > 0 && { variantRows: Object.fromEntries(variantRows) }) };
  const read = readItem(body);
  if (!('item' in read)) return { ...read, errors: read.errors.map((error) => inColumn(product, error)), ...place };
  return { item: categories ? { ...read.item, categoryPaths: categories.map(namesOf) } : read.item, ...place };
}

/** An error with the column that it is about. */
const inColumn = ({ columns, places }: FileProduct, error: ItemError): ItemError =>
  (!columns || error.field === null ? error : { ...error, field: columnOf(columns, { field: error.field, variantSku: error.variantSku, places: error.variantSku === null ? undefined : places?.get(error.variantSku) }) });

/** The names of a path: `Men > Shirts`. */
const namesOf = (path: string): string[] => path.split('>').map((name) => name.trim()).filter((name) => name !== '');
