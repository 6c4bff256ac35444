import { BAD_IMAGE, MOST_PIXELS } from './image-work.js';

/** What is wrong with an image, in words for whoever sent it. */
export class BadImage extends Error {
  override readonly name = 'BadImage';
  readonly code = BAD_IMAGE;
}

/** Throws BadImage for more than {@link MOST_PIXELS}. */
export function requirePixels({ width, height }: { readonly width: number; readonly height: number }): void {
  if (width * height > MOST_PIXELS) throw new BadImage(`it has more than ${String(MOST_PIXELS / 1_000_000)} megapixels`);
}
