import type { Instant } from '#kernel/clock.js';

/** Whether a product is in preparation, on sale or archived. */
export type ProductStatus = 'ACTIVE' | 'ARCHIVED' | 'DRAFT';

/** The value of an attribute: a text, date or option's code, a number, true or false, or the codes of several options. */
export type AttributeValue = string | number | boolean | readonly string[];

/** The values of a product's attributes by their codes. */
export type AttributeValues = Readonly<Record<string, AttributeValue>>;

/** The editable fields of a product. */
export interface ProductFacts {
  /** The product's own code, case-sensitive; unique in the company. */
  readonly sku: string | null;
  /** The product's id in another system; unique in the company. */
  readonly externalId: string | null;
  readonly title: string;
  /** HTML, as received. */
  readonly description: string | null;
  /** Identifies the product in URLs; unique in the company. */
  readonly handle: string | null;
  readonly status: ProductStatus;
  readonly productType: string | null;
  readonly brand: string | null;
  /** Code of the set of attributes it is described by. */
  readonly attributeSet: string | null;
  readonly modelCode: string | null;
  readonly gender: string | null;
  readonly season: string | null;
  readonly color: string | null;
  readonly material: string | null;
  readonly madeIn: string | null;
  readonly composition: string | null;
  readonly attributes: AttributeValues;
}

/** A product as read; its variants are read separately. */
export interface Product extends ProductFacts {
  /** Counts from 1 in each company. */
  readonly id: number;
  readonly catalogId: number;
  /** The key of the catalog API that keeps it to itself by its field rule; null for none. */
  readonly writtenBy: string | null;
  /** When it was moved to the trash; null while it is not there. */
  readonly deletedAt: Instant | null;
  /** The SKU that it had, while it is in the trash. */
  readonly deletedSku: string | null;
  /** The change sequence of the last change of the product or of one of its variants. */
  readonly updatedAt: Instant;
}
