import type { FileColumns, VariantPlaces } from '#contract/file-columns.js';

/** A product as the catalog API takes it (document 3, H, Import product), built of a file. */
export type ProductBody = Readonly<Record<string, unknown>>;

/** A product of a file, and where it stands. */
export interface FileProduct {
  /** Its first row. */
  readonly row: number;
  readonly sku: string | null;
  /** The rows of its variants, by their SKUs, where they have rows of their own. */
  readonly variantRows: ReadonlyMap<string, number>;
  readonly body: ProductBody;
  /** The columns of its file, where it has any. */
  readonly columns?: FileColumns | undefined;
  /** What the prices and the stock of its variants are about, by their SKUs, where the file has several columns of them. */
  readonly places?: ReadonlyMap<string, VariantPlaces> | undefined;
  /** Paths of names, where it is in several categories: the catalog API takes one with a product. */
  readonly categories?: readonly string[] | undefined;
  /** Why it cannot be imported; with its row where that is another one. */
  readonly problem?: { readonly row: number; readonly message: string } | undefined;
}

/** The most variants of a product that the catalog API takes. */
export const MOST_VARIANTS = 1000;

/** A product that cannot be imported. */
export const unusable = (row: number, message: string, sku: string | null = null): FileProduct => ({ row, sku, variantRows: new Map(), body: {}, problem: { row, message } });
