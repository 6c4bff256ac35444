import type { MessagePort } from 'node:worker_threads';
import type { Arrived, Incoming } from '../blobs/blobs.js';
import type { ImageKind } from './image-kind.js';

/** The formats of images that are kept in their own format, or in one much like it. */
export type KeptKind = Exclude<ImageKind, 'heic'>;

/** The formats of photos: what cameras and phones make, and what people make of it. */
export const PHOTO_KINDS = ['jpeg', 'png', 'webp', 'heic'] as const satisfies readonly ImageKind[];

/** One of {@link PHOTO_KINDS}. */
export type PhotoKind = (typeof PHOTO_KINDS)[number];

/** What a thread makes of bytes, and where it writes it: an image to keep, of bytes that a port holds, a size of one that is kept, or a photo for people to look at. */
export type ImageWork = { readonly to: Incoming } & (
  | { readonly kind: 'keep'; readonly port: MessagePort; readonly as: KeptKind }
  | { readonly kind: 'resize'; readonly bytes: Uint8Array; readonly width: number; readonly format: SizeFormat }
  | { readonly kind: 'photo'; readonly bytes: Uint8Array; readonly as: PhotoKind });

/** The formats of sizes. */
export type SizeFormat = 'webp' | 'jpeg' | 'png';

/** An image that a thread made and wrote, measured. */
export interface MadeImage {
  readonly arrived: Arrived;
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
}

/** The most pixels of an image, all its frames together: 50 megapixels. */
export const MOST_PIXELS = 50_000_000;

/** The longest side of a photo in pixels; a larger one is made smaller. */
export const LONGEST_SIDE = 2560;

/** The code of an error that is the image's own. */
export const BAD_IMAGE = 'BAD_IMAGE';
