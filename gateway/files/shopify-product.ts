import { amountText } from './amount-text.js';
import { MOST_VARIANTS, unusable, type FileProduct } from './file-product.js';
import type { RowGroup } from './grouped-rows.js';
import type { ShopifyColumn, ShopifyColumns } from './shopify-columns.js';
import { shopifyOptions, type ShopifyOptions } from './shopify-options.js';
import { shopifyPrice, shopifyWeight } from './shopify-values.js';
import type { TableRow } from './table.js';

type CellOf = (column: ShopifyColumn) => string;

/** The product of some rows of an export from Shopify: its first row has the product, each row a variant, an image or both. Its handle is its SKU, and the id that the key gives it. */
export function shopifyProduct({ key, rows, isCut }: RowGroup, columns: ShopifyColumns): FileProduct {
  const [first] = rows;
  if (!first) return unusable(0, 'has no rows');
  if (first.problem !== undefined) return unusable(first.row, first.problem);
  if (key === '') return unusable(first.row, 'has no handle');
  const cells = rows.map((row) => ({ row: row.row, cell: cellsOf(row, columns) }));
  const own = cellsOf(first, columns);
  const options = shopifyOptions(own);
  const sold = cells.filter(({ cell }) => cell('value1') !== '' || cell('sku') !== '' || cell('price') !== '');
  if (isCut || sold.length > MOST_VARIANTS) return unusable(first.row, `has more than ${String(MOST_VARIANTS)} variants`, key);
  const variants = sold.map(({ row, cell }) => ({ row, body: variantOf(cell, { key, options, isOnly: sold.length === 1 }) }));
  return {
    row: first.row, sku: key, variantRows: new Map(variants.map(({ row, body }) => [body.sku, row])),
    body: { sku: key, external_id: key, ...productOf(own), ...given('image_urls', imagesOf(cells.map(({ cell }) => cell))), ...(variants.length > 0 && { variants: variants.map(({ body }) => body) }) },
  };
}

const cellsOf = ({ cells }: TableRow, columns: ShopifyColumns): CellOf => (column) => {
  const index = columns.get(column);
  return (index === undefined ? undefined : cells[index])?.trim() ?? '';
};

function productOf(cell: CellOf): object {
  return {
    ...given('title', cell('title')), ...given('description', cell('description')), ...given('brand', cell('vendor')), ...given('product_type', cell('type')),
    ...given('category', cell('category')), ...given('status', statusOf(cell)),
  };
}

/** Unlisted products are not for everybody, and what is not published is a draft where there is no status. */
function statusOf(cell: CellOf): string {
  const status = cell('status').toLowerCase();
  if (status === 'unlisted') return 'draft';
  if (status !== '') return status;
  return cell('published').toLowerCase() === 'false' ? 'draft' : '';
}

interface Around {
  readonly key: string;
  readonly options: ShopifyOptions;
  readonly isOnly: boolean;
}

function variantOf(cell: CellOf, { key, options, isOnly }: Around) {
  const size = options.size.map(cell).filter((value) => value !== '').join(' / ');
  const color = options.color ? cell(options.color) : '';
  return {
    sku: asText(cell('sku')) || (isOnly ? key : [key, color, size].filter((part) => part !== '').join('-')),
    ...given('barcode', asText(cell('barcode'))), ...given('cost', amountText(cell('cost'))), ...shopifyWeight(cell('grams'), cell('unit')),
    ...(size !== '' || color !== '' ? { options: { ...given('size', size), ...given('color', color) } } : {}),
    ...given('prices', shopifyPrice(cell('price'), cell('compareAt'))),
  };
}

/** Shopify puts an apostrophe before digits, so that spreadsheets keep them. */
const asText = (cell: string): string => (cell.startsWith('\'') ? cell.slice(1) : cell);

/** Images by their positions, then those of variants. */
function imagesOf(cells: readonly CellOf[]): string[] {
  const placed = cells.map((cell) => ({ url: cell('image'), at: Number(cell('position')) || Infinity })).filter(({ url }) => url !== '');
  return [...new Set([...placed.sort((one, other) => (one.at === other.at ? 0 : one.at - other.at)).map(({ url }) => url), ...cells.map((cell) => cell('variantImage')).filter((url) => url !== '')])];
}

const given = (name: string, value: string | readonly unknown[]): Readonly<Record<string, unknown>> => (value.length === 0 ? {} : { [name]: value });
