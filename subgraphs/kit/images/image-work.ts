import type { ImageKind } from './image-kind.js';

/** What a thread makes of bytes: an image to keep, or a size of one that is kept. */
export type ImageWork =
  | { readonly kind: 'keep'; readonly bytes: Uint8Array; readonly as: ImageKind }
  | { readonly kind: 'resize'; readonly bytes: Uint8Array; readonly width: number; readonly format: SizeFormat };

/** The formats of sizes. */
export type SizeFormat = 'webp' | 'jpeg' | 'png';

/** An image that a thread made, measured. */
export interface MadeImage {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
}

/** The most pixels of an image, all its frames together: 50 megapixels. */
export const MOST_PIXELS = 50_000_000;

/** The code of an error that is the image's own. */
export const BAD_IMAGE = 'BAD_IMAGE';
