import { extname } from 'node:path';
import type { FileColumns } from '#contract/file-columns.js';
import { charsetOf, type FileCharset } from './charset-of.js';
import { csvRows } from './csv-rows.js';
import { FileFault } from './file-fault.js';
import type { FileProduct } from './file-product.js';
import { groupedRows, type RowGroup } from './grouped-rows.js';
import { tableOf } from './header-of.js';
import { jsonLines, type FileValue } from './json-lines.js';
import { jsonList } from './json-list.js';
import { listed, mappedColumns, type Mapping } from './mapping.js';
import { productOfRows, type Columns } from './product-of-rows.js';
import { proposeMapping, type ProposedMapping } from './propose-mapping.js';
import { separatorOf } from './separator-of.js';
import { leftOutBy, shopifyColumns, shopifyNames } from './shopify-columns.js';
import { shopifyProduct } from './shopify-product.js';
import type { Table, TableRow } from './table.js';
import { targetOf, wordOf } from './target.js';
import { textOf } from './text-of.js';
import { valueProduct } from './value-product.js';
import { openWorkbook } from './workbook/open-workbook.js';

/** A file of products, which can be read several times. */
export interface ProductFile {
  /** What it was recognised as, for people. */
  readonly kind: string;
  /** The names of its columns that are not read. */
  readonly leftOut: readonly string[];
  readonly products: () => AsyncIterable<FileProduct>;
  readonly close: () => void;
}

/** Columns of a file are not known: what they may hold. */
export class UnknownColumns extends Error {
  override readonly name = 'UnknownColumns';
  readonly proposed: ProposedMapping;

  constructor(names: readonly string[], proposed: ProposedMapping) {
    super(`The file has columns that are not known: ${listed(names)}`);
    this.proposed = proposed;
  }
}

const NOTHING = (): void => undefined;

/** Open a file of products by its ending: .csv, .tsv, .xlsx, .json, .ndjson. Throws {@link FileFault} and {@link UnknownColumns}. */
export async function openProducts(path: string, mapping?: Mapping): Promise<ProductFile> {
  const ending = extname(path).toLowerCase();
  if (ending === '.xlsx') return openSheet(path, mapping);
  const open = { '.csv': openCsv, '.tsv': openCsv, '.txt': openCsv, '.json': openList, '.ndjson': openLines, '.jsonl': openLines }[ending];
  if (!open) throw new FileFault('The file is of a kind that cannot be read; use .csv, .xlsx, .json or .ndjson');
  return open(path, await charsetOf(path), mapping);
}

type Open = (path: string, charset: FileCharset, mapping?: Mapping) => ProductFile | Promise<ProductFile>;

const openCsv: Open = async (path, charset, mapping) => {
  const separator = await separatorOf(textOf(path, charset));
  return { ...await productsIn(await tableOf(() => csvRows(textOf(path, charset), separator)), mapping), close: NOTHING };
};

async function openSheet(path: string, mapping?: Mapping): Promise<ProductFile> {
  const { rows, close } = await openWorkbook(path);
  try {
    return { ...await productsIn(await tableOf(rows), mapping), close };
  } catch (error) {
    close();
    throw error;
  }
}

const openLines: Open = (path, charset) => values('JSON lines', charset, () => jsonLines(textOf(path, charset)));

const openList: Open = (path, charset) => values('JSON', charset, () => jsonList(textOf(path, charset)));

function values(kind: string, charset: FileCharset, read: () => AsyncIterable<FileValue>): ProductFile {
  if (charset === 'windows-1252') throw new FileFault('The file is not UTF-8, as JSON has to be');
  return { kind, leftOut: [], products: () => each(read(), valueProduct), close: NOTHING };
}

async function productsIn(table: Table, mapping: Mapping | undefined): Promise<Omit<ProductFile, 'close'>> {
  const { header, rows } = table;
  if (mapping) return mapped(table, mappedColumns(header, mapping));
  const columns = shopifyColumns(header);
  if (columns) {
    const at = columns.get('handle') ?? 0;
    return { kind: 'export of products from Shopify', leftOut: leftOutBy(columns, header), products: () => each(groupedRows(rows(), ({ cells }) => cells[at]?.trim() ?? ''), withColumns(shopifyNames(columns, header), (group) => shopifyProduct(group, columns))) };
  }
  const unknown = header.filter((name) => name !== '' && !targetOf(name));
  if (unknown.length > 0) throw new UnknownColumns(unknown, await proposeMapping(table));
  return mapped(table, header.map((name) => targetOf(name)));
}

function mapped({ header, rows }: Table, columns: Columns): Omit<ProductFile, 'close'> {
  const at = keyColumn(columns);
  if (at === -1) throw new FileFault('No column has the SKU of the products (sku), nor one of variants (variant.sku) or the id that you give products (external_id)');
  const parent = columns.findIndex((target) => target?.kind === 'parent');
  const keyOf = ({ cells }: TableRow): string => [cells[parent]?.trim(), cells[at]?.trim()].find((text) => text !== undefined && text !== '') ?? '';
  return { kind: 'table of products', leftOut: header.filter((name, index) => name !== '' && !columns[index]), products: () => each(groupedRows(rows(), keyOf), withColumns(namesOf(columns, header), (group) => productOfRows(group, columns))) };
}

/** The column that says which rows are one product. */
function keyColumn(columns: Columns): number {
  const find = (kind: 'product' | 'variant', field: string): number => columns.findIndex((target) => target?.kind === kind && target.field === field);
  return [find('product', 'sku'), find('product', 'external_id'), find('variant', 'sku')].find((at) => at !== -1) ?? -1;
}

/** What columns are called, by what they hold. */
const namesOf = (columns: Columns, header: readonly string[]): FileColumns => Object.fromEntries(columns.flatMap((target, index): [string, string][] => (target ? [[wordOf(target), header[index] ?? '']] : [])).toReversed()); // of two with one target the first

const withColumns = (columns: FileColumns, productOf: (group: RowGroup) => FileProduct) => (group: RowGroup): FileProduct => ({ ...productOf(group), columns });

async function* each<T>(values: AsyncIterable<T>, productOf: (value: T) => FileProduct): AsyncIterable<FileProduct> {
  for await (const value of values) yield productOf(value);
}
