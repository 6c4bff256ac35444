import type { ProductStatus } from './schema.generated.js';

/**
 * A product as a key of the catalog API writes it, in the core's words. What is absent keeps its value: nothing of an item clears a field. Surfaces read it from their dialect,
 * the catalog keeps it as JSON in queued imports, so both understand the same shape.
 */
export interface ProductItem {
  /** The product that is changed; matched by SKU, then by the key's external id, where absent. */
  readonly target?: ProductReference | undefined;
  readonly sku?: string | undefined;
  /** The id this key gives the product. */
  readonly externalId?: string | undefined;
  readonly title?: string | undefined;
  /** HTML. */
  readonly description?: string | undefined;
  readonly status?: ProductStatus | undefined;
  readonly productType?: string | undefined;
  readonly brand?: string | undefined;
  readonly attributeSet?: string | undefined;
  readonly modelCode?: string | undefined;
  readonly gender?: string | undefined;
  readonly season?: string | undefined;
  readonly color?: string | undefined;
  readonly material?: string | undefined;
  readonly madeIn?: string | undefined;
  readonly composition?: string | undefined;
  /** Replaces its categories. */
  readonly category?: { readonly id: number } | { readonly path: readonly string[] } | undefined;
  /** Replaces its categories by those of several paths; those that are missing are made. */
  readonly categoryPaths?: readonly (readonly string[])[] | undefined;
  /** All its categories; may be empty. */
  readonly categoryIds?: readonly number[] | undefined;
  readonly attributes?: readonly { readonly code: string; readonly value: string }[] | undefined;
  readonly translations?: readonly { readonly locale: string; readonly title?: string | undefined; readonly description?: string | undefined }[] | undefined;
  readonly imageUrls?: readonly string[] | undefined;
  readonly variants?: readonly VariantItem[] | undefined;
  /** Fields that the interface does not know; they become notes. */
  readonly ignored?: readonly string[] | undefined;
  /** The fields whose HTML lost what could act in a page; absent where the HTML is as it was received. */
  readonly cutHtml?: readonly string[] | undefined;
}

/** How a product is named: by its id, or by its SKU. */
export type ProductReference = { readonly id: number } | { readonly sku: string };

/** A variant as a key writes it. */
export interface VariantItem {
  readonly sku: string;
  /** The SKU it is to have; it keeps its own unless given. */
  readonly newSku?: string | undefined;
  readonly barcode?: string | undefined;
  readonly size?: string | undefined;
  readonly color?: string | undefined;
  /** A decimal amount in the currency of the default price list. */
  readonly cost?: string | undefined;
  /** A decimal number in `weightUnit`; in the unit of the present weight without one, and in grams where there is none. */
  readonly weight?: string | undefined;
  readonly weightUnit?: 'G' | 'KG' | 'LB' | 'OZ' | undefined;
  readonly prices?: readonly PriceItem[] | undefined;
  readonly stock?: readonly StockItem[] | undefined;
  /** Fields that the interface does not know; they become notes of the variant. */
  readonly ignored?: readonly string[] | undefined;
}

/** A price as a key writes it. */
export interface PriceItem {
  /** Code of the list; the default one unless given. */
  readonly priceList?: string | undefined;
  /** That of the list unless given. */
  readonly currency?: string | undefined;
  /** The one there is stays unless given. */
  readonly price?: string | undefined;
  /** The one there is stays unless given; one that equals the price ends it. */
  readonly salePrice?: string | undefined;
}

/** The available units of a variant at a location. */
export interface StockItem {
  /** Code of the location. */
  readonly location: string;
  readonly available: number;
  /** Written only while this is the quantity. */
  readonly expectedAvailable?: number | undefined;
}

/** What became of an item: INVALID for wrong input, FAILED where nothing could be written, SKIPPED where the field rule left nothing to write. */
export type ItemStatus = 'CREATED' | 'UPDATED' | 'PARTIAL' | 'SKIPPED' | 'FAILED' | 'INVALID';

/** Why a part of an item was not written. */
export interface ItemError {
  /** By its name in the catalog API, without the variant: `barcode`. */
  readonly field: string | null;
  readonly variantSku: string | null;
  readonly message: string;
  /** Another product has the SKU. */
  readonly isTaken?: true;
  /** Of an entry that stands for others: how many. */
  readonly count?: number;
  /** Of a variant that has a row of its own in the file it came in. */
  readonly row?: number;
}

/** Why a field was left alone. */
export type NoteKind =
  'RULE' | 'KEPT' | 'OWNED' | 'SKU_CHANGE' | 'UNKNOWN_FIELD' | 'IMAGES_WAIT' | 'IMAGE_FAILED' | 'NO_WEIGHT' | 'SALE_ENDED' | 'OWN_TEXT' | 'PRICE_OF_PERIOD' | 'HTML_CUT' | 'MORE';

/** A field that was not written although it was sent, or that changed although it was not. */
export interface ItemNote {
  readonly field: string;
  readonly variantSku: string | null;
  readonly kind: NoteKind;
  /** The connected system that owns it. */
  readonly owner: string | null;
  /** Of MORE, which stands for others: how many. */
  readonly count?: number | null;
  /** What more there is to say: of IMAGE_FAILED the address and the reason. */
  readonly detail?: string | null;
  /** Of a variant that has a row of its own in the file it came in. */
  readonly row?: number;
}

/** The result of one item. */
export interface ItemOutcome {
  readonly status: ItemStatus;
  /** Null where there is no product. */
  readonly productId: number | null;
  readonly sku: string | null;
  readonly errors: readonly ItemError[];
  readonly notes: readonly ItemNote[];
  /** The row of the file it came in. */
  readonly row?: number;
  /** Of a dry run alone, the stock that it would set: what is read beside it is the stock that there is. */
  readonly rehearsedStock?: readonly RehearsedStock[] | null | undefined;
}

/** The stock of a variant at a location as it would be. */
export interface RehearsedStock {
  readonly variantSku: string;
  readonly locationCode: string;
  readonly available: number;
  readonly onHand: number;
}
