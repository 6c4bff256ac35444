/** What the orders subgraph knows of a variant: a projection of the catalog, kept current by its events. */
export interface Item {
  readonly variantId: string;
  readonly productId: number;
  readonly sku: string;
  readonly barcode: string | null;
  readonly title: string | null;
  readonly size: string | null;
  readonly color: string | null;
  readonly weightG: number | null;
  readonly imageUrl: string | null;
  readonly priceMinor: number | null;
  readonly currency: string | null;
}

/** What an item is called by. */
export type ItemKey = Pick<Item, 'variantId' | 'sku' | 'barcode'>;
