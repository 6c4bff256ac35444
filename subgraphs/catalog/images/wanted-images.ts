import type { ItemNote, ProductItem } from '#contract/product-item.js';
import type { StoredProduct } from '../products/stored-product.js';
import { notesOf } from '../key-writes/item-outcome.js';
import type { Gate } from '../products/write-gate.js';
import { IMAGES_WAIT } from './image-notes.js';
import { contentAt } from './media-url.js';
import type { SourceStatus } from './image-source.js';

/** What an item says of images: the addresses to queue, and the notes of them. */
export interface WantedImages {
  readonly urls: readonly string[];
  readonly notes: readonly ItemNote[];
}

interface Wanting {
  readonly companyId: number;
  readonly product: StoredProduct | undefined;
  readonly gate: Gate;
  /** What became of addresses of the product. */
  readonly known: ReadonlyMap<string, SourceStatus> | undefined;
}

/** The addresses of an item that are no images of its product yet (decisions 3, H), by where they came from or where we serve them, unless the field must keep its value. */
export function wantedImages({ imageUrls = [] }: ProductItem, { companyId, product, gate, known }: Wanting): WantedImages {
  const contents = new Set(product?.details.images.map(({ content }) => content));
  const isThere = (url: string): boolean => known?.get(url) === 'ADDED' || contents.has(contentAt(url, companyId) ?? '');
  const wanted = imageUrls.filter((url) => !isThere(url));
  if (wanted.length === 0) return { urls: [], notes: [] };
  const refusal = gate({ field: 'images', isFilled: product !== undefined && product.details.images.length > 0 });
  if (refusal) return { urls: [], notes: notesOf([{ field: 'image_urls', variantSku: null, ...refusal }]) };
  return { urls: wanted.filter((url) => known?.get(url) !== 'PENDING'), notes: [IMAGES_WAIT] };
}
