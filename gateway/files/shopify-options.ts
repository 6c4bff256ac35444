import type { ShopifyColumn } from './shopify-columns.js';

/** The option of a variant that a name means; the catalog API has two (document 3, H, Variant). */
const SIZES = new Set(['size', 'größe', 'groesse', 'taglia', 'taille', 'talla', 'maat', 'tamanho', 'misura', 'shoe size']);
const COLOURS = new Set(['color', 'colour', 'farbe', 'colore', 'couleur', 'kleur', 'cor']);

/** The columns of a shop's options by what they are for us. */
export interface ShopifyOptions {
  /** All that are no colour, the size first: together they are the size. */
  readonly size: readonly ShopifyColumn[];
  readonly color: ShopifyColumn | undefined;
}

const OPTIONS = [['name1', 'value1'], ['name2', 'value2'], ['name3', 'value3']] as const satisfies readonly (readonly [ShopifyColumn, ShopifyColumn])[];

/** The options of a product by their names, which its first row has. `Title` is what Shopify calls that of a product without any. */
export function shopifyOptions(cell: (column: ShopifyColumn) => string): ShopifyOptions {
  const named = OPTIONS.map(([name, value]) => ({ name: cell(name).toLowerCase(), value })).filter(({ name }) => name !== '' && name !== 'title');
  const color = named.find(({ name }) => COLOURS.has(name));
  const others = named.filter((one) => one !== color);
  const size = others.find(({ name }) => SIZES.has(name));
  return { size: [...size ? [size] : [], ...others.filter((one) => one !== size)].map(({ value }) => value), color: color?.value };
}
