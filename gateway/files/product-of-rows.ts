import type { VariantPlaces } from '#contract/file-columns.js';
import { MOST_VARIANTS, unusable, type FileProduct } from './file-product.js';
import type { RowGroup } from './grouped-rows.js';
import { noProduct, noVariant, takeCell, type CollectedProduct, type RowVariant } from './row-reading.js';
import type { TableRow } from './table.js';
import type { Target } from './target.js';

/** What the columns of a table hold; undefined for those that are left out. */
export type Columns = readonly (Target | undefined)[];

/** The product of some rows, by what their columns hold. */
export function productOfRows(group: RowGroup, columns: Columns): FileProduct {
  const problem = problemOf(group);
  if (problem) return problem;
  const { key, rows } = group;
  const product = noProduct();
  const variants = variantsOf(rows, { columns, product });
  const sku = textIn(product.fields, 'sku') ?? (columns.some(isExternalId) ? undefined : key);
  const nameless = named(variants, sku);
  if (nameless !== undefined) return unusable(nameless, 'is one of several variants and has no SKU of its own', key);
  return {
    row: firstRow(group), sku: sku ?? null, variantRows: variantRows(variants), ...placesOf(variants, columns), ...categoriesOf(product),
    body: { ...(sku !== undefined && { sku }), ...bodyOf(product), ...(variants.length > 0 && { variants: variants.map(({ variant }) => variantBody(variant)) }) },
  };
}

function variantsOf(rows: readonly TableRow[], { columns, product }: { readonly columns: Columns; readonly product: CollectedProduct }): PlacedVariant[] {
  const parent = columns.findIndex((target) => target?.kind === 'parent');
  const below = new Set(rows.filter(({ cells }) => (cells[parent]?.trim() ?? '') !== ''));
  const all = below.size > 0 ? variantsBelow(rows, { columns, product, below }) : rows.map((one) => ({ row: one.row, variant: variantOf(one, { columns, product }) }));
  return all.filter(({ variant }) => !isEmpty(variant));
}

interface Family {
  readonly columns: Columns;
  readonly product: CollectedProduct;
  /** The rows that name the product that they are variants of. */
  readonly below: ReadonlySet<TableRow>;
}

/** The variants of a product that has a row of its own: only their images are the product's too. */
function variantsBelow(rows: readonly TableRow[], { columns, product, below }: Family): PlacedVariant[] {
  return rows.flatMap((row) => {
    const [own, isBelow] = [noProduct(), below.has(row)];
    const variant = variantOf(row, { columns, product: isBelow ? own : product });
    if (!isBelow) return [];
    const sku = textIn(own.fields, 'sku');
    if (sku !== undefined && !variant.fields.has('sku')) variant.fields.set('sku', sku);
    for (const url of own.images) product.images.add(url);
    return [{ row: row.row, variant }];
  });
}

const firstRow = ({ rows: [first] }: RowGroup): number => first?.row ?? 0;

/** A variant, and the row that it stands in. */
interface PlacedVariant {
  readonly row: number;
  readonly variant: RowVariant;
}

const variantRows = (variants: readonly PlacedVariant[]): FileProduct['variantRows'] => new Map(variants.map(({ row, variant: { fields } }) => [textIn(fields, 'sku') ?? '', row]));

/** Of one price and one location nothing has to be told apart. */
function placesOf(variants: readonly PlacedVariant[], columns: Columns): Pick<FileProduct, 'places'> {
  const several = new Set(columns.flatMap((target) => (target?.kind === 'price' ? [`price ${target.list ?? ''}`] : target?.kind === 'stock' ? [`stock ${target.location}`] : [])));
  if (several.size < 2) return {};
  return { places: new Map(variants.map(({ variant: { fields, prices, stock } }): [string, VariantPlaces] => [textIn(fields, 'sku') ?? '', { prices: [...prices.keys()], stock: [...stock.keys()] }])) };
}

/** What is wrong with rows before they are read. */
function problemOf(group: RowGroup): FileProduct | undefined {
  const { key, rows: [first], isCut } = group;
  if (first?.problem !== undefined) return unusable(first.row, first.problem);
  if (key === '') return unusable(firstRow(group), 'has no SKU');
  return isCut || group.rows.length > MOST_VARIANTS ? unusable(firstRow(group), `is a product of more than ${String(MOST_VARIANTS)} rows`, key) : undefined;
}

/** The only variant of a product has its SKU unless it has one of its own; answers the row of one that has none. */
function named(variants: readonly PlacedVariant[], sku: string | undefined): number | undefined {
  const nameless = variants.find(({ variant }) => !variant.fields.has('sku'));
  if (nameless && (variants.length > 1 || sku === undefined)) return nameless.row;
  nameless?.variant.fields.set('sku', sku);
  return undefined;
}

const isExternalId = (target: Target | undefined): boolean => target?.kind === 'product' && target.field === 'external_id';

function variantOf({ cells }: TableRow, { columns, product }: { readonly columns: Columns; readonly product: CollectedProduct }): RowVariant {
  const variant = noVariant();
  columns.forEach((target, index) => {
    const cell = cells[index];
    if (target && cell !== undefined && cell !== '') takeCell(target, cell, { product, variant });
  });
  return variant;
}

const isEmpty = ({ fields, prices, stock }: RowVariant): boolean => fields.size + prices.size + stock.size === 0;

function textIn(fields: ReadonlyMap<string, unknown>, name: string): string | undefined {
  const value = fields.get(name);
  return typeof value === 'string' ? value : undefined;
}

/** One category goes with the product, several are set behind it. */
const categoriesOf = ({ categories }: CollectedProduct): Pick<FileProduct, 'categories'> => (categories.length > 1 ? { categories } : {});

function bodyOf({ fields, attributes, translations, images, categories }: CollectedProduct): object {
  return {
    ...Object.fromEntries(fields),
    ...(categories.length === 1 && { category: categories[0] }),
    ...(attributes.size > 0 && { attributes: Object.fromEntries(attributes) }),
    ...(translations.size > 0 && { translations: Object.fromEntries(translations) }),
    ...(images.size > 0 && { image_urls: [...images] }),
  };
}

/** Size and colour are options of a variant. */
function variantBody({ fields, prices, stock }: RowVariant): object {
  const { size, color, ...own } = Object.fromEntries(fields);
  return {
    ...own,
    ...((size !== undefined || color !== undefined) && { options: { ...(size !== undefined && { size }), ...(color !== undefined && { color }) } }),
    ...(prices.size > 0 && { prices: [...prices].map(([list, price]) => ({ ...(list !== undefined && { price_list: list }), ...price })) }),
    ...(stock.size > 0 && { stock: [...stock].map(([location, available]) => ({ location, available })) }),
  };
}
