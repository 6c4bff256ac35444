import { Failure } from '#contract/failure.js';
import { MOST_IMAGES, type ProductImage } from '../products/product-image.js';

/** What may be said of an image: where it stands, from 1, and what it shows. */
export interface ImageChange {
  readonly alt?: string | null | undefined;
  readonly position?: number | null | undefined;
}

const LONGEST_ALT = 512;

/** Throws BAD_INPUT. */
export function requireImageChange({ alt, position }: ImageChange): void {
  const problems = {
    ...(alt != null && alt.length > LONGEST_ALT && { alt: [`must have at most ${String(LONGEST_ALT)} characters`] }),
    ...(position != null && position < 1 && { position: ['must be 1 or more'] }),
  };
  if (Object.keys(problems).length > 0) throw new Failure('BAD_INPUT', 'The image has fields that cannot be used', problems);
}

/** Images with one more: at its place, or behind the others. The one with the same content is changed instead. Throws INVALID_STATE where there are too many. */
export function withImage(images: readonly ProductImage[], image: ProductImage, change: ImageChange): readonly ProductImage[] {
  const same = images.find(({ content }) => content === image.content);
  if (same) return changedImage(images, same.id, change);
  if (images.length >= MOST_IMAGES) throw new Failure('BAD_INPUT', `A product has at most ${String(MOST_IMAGES)} images`, { images: [`has ${String(MOST_IMAGES)} already`] });
  return placed([...images, { ...image, alt: change.alt ?? null }], image.id, change.position);
}

/** Images of which one is changed: what is absent or null stays, as does an empty text. Throws IMAGE_NOT_FOUND. */
export function changedImage(images: readonly ProductImage[], id: number, { alt, position }: ImageChange): readonly ProductImage[] {
  const image = imageOf(images, id);
  const isSame = alt == null || alt === '' || alt === image.alt;
  return placed(isSame ? images : images.map((one) => (one === image ? { ...one, alt } : one)), id, position);
}

/** Images without one. Throws IMAGE_NOT_FOUND. */
export function withoutImage(images: readonly ProductImage[], id: number): readonly ProductImage[] {
  const image = imageOf(images, id);
  return images.filter((one) => one !== image);
}

/** Images in another order, which names each of them once. Throws BAD_INPUT. */
export function orderedImages(images: readonly ProductImage[], ids: readonly number[]): readonly ProductImage[] {
  const byId = new Map(images.map((image) => [image.id, image]));
  const ordered = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  if (ids.length !== images.length || ordered.length !== images.length) throw new Failure('BAD_INPUT', 'The order must name every image of the product once', { image_ids: ['must name every image of the product once'] });
  return ordered.every((image, index) => image === images[index]) ? images : ordered;
}

/** The image of a product by its id; throws IMAGE_NOT_FOUND. */
export function imageOf(images: readonly ProductImage[], id: number): ProductImage {
  const found = images.find((image) => image.id === id);
  if (!found) throw new Failure('IMAGE_NOT_FOUND', 'The product has no image with this id');
  return found;
}

function placed(images: readonly ProductImage[], id: number, position: number | null | undefined): readonly ProductImage[] {
  const at = images.findIndex((image) => image.id === id);
  const image = images[at];
  if (position == null || !image || Math.min(position, images.length) === at + 1) return images;
  return images.toSpliced(at, 1).toSpliced(position - 1, 0, image);
}
