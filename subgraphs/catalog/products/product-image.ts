/** A picture of a product, as it is kept: decoded and encoded anew, and measured. */
export interface ProductImage {
  /** Counts from 1 in each company. */
  readonly id: number;
  /** The hash of its bytes. */
  readonly content: string;
  readonly mediaType: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** How many bytes it has. */
  readonly bytes: number;
  /** What it shows, for those who do not see it. */
  readonly alt: string | null;
}

/** The most images of a product. */
export const MOST_IMAGES = 250;
