import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { drawNumbers } from '#subgraph-kit/counter.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Incoming } from '#subgraph-kit/blobs/blobs.js';
import type { MadeImage } from '#subgraph-kit/images/image-work.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { referenceOf, type NamedProduct } from '../products/product-reference.js';
import { findProductsInOrder } from '../products/product.store.js';
import type { Product } from '../products/product.js';
import { requireCatalogWriter } from '../products/access.js';
import { keyWriter } from '../key-writes/key-writer.js';
import { requireImageChange, withImage, type ImageChange } from './image-list.js';
import { imagesOfKey, imagesOfPeople, type ImagesOf } from './images-of.js';
import { addedSource } from './image-source.store.js';
import { keptImage, obtained, servedImage, type KeptImage } from './kept-image.js';
import { requireImagesWritable, writeImages } from './write-images.js';

/** An image that a key adds to a product. */
export interface AddedKeyImage extends ImageChange {
  readonly target: NamedProduct;
  readonly url: string;
}

/** An image of a product. */
export interface ImageOfProduct {
  readonly productId: number;
  readonly imageId: number;
  /** Whether the product did not have it before. */
  readonly isNew: boolean;
}

/**
 * Fetch an image and add it to a product as a key of the catalog API; one that the product has already, by its content, is not added twice. Nothing is fetched for a write that would be refused.
 * Throws PRODUCT_NOT_FOUND, IMAGE_NOT_DOWNLOADABLE, FIELD_RULE and FIELD_LOCKED.
 */
export async function addKeyImage(deps: CatalogDeps, context: CallContext, { target, url, ...change }: AddedKeyImage): Promise<ImageOfProduct> {
  keyWriter(context.principal);
  requireImageChange(change);
  const find = async (reader: Reader): Promise<ImagesOf[]> => [await imagesOfKey(reader, context.principal, referenceOf(target))];
  const [added] = await add(deps, context, { name: 'addKeyImage', url, find, change, make: (to) => deps.images.fetch(url, to) });
  if (!added) throw new Error('One product has one image more');
  return added;
}

/** An image that people add to products. */
export interface AddedImage extends ImageChange {
  readonly productIds: readonly number[];
  /** Where it is fetched, unless it is sent itself. */
  readonly url?: string | null | undefined;
  readonly contentBase64?: string | null | undefined;
}

/** Add an image to products, all or none. Throws NOT_FOUND, BAD_INPUT, IMAGE_NOT_DOWNLOADABLE and FIELD_LOCKED. */
export async function addProductImage(deps: CatalogDeps, context: CallContext, { productIds, url, contentBase64, ...change }: AddedImage): Promise<Product[]> {
  requireCatalogWriter(context.principal);
  requireImageChange(change);
  const make = sourceOf(deps, { url, contentBase64 });
  await add(deps, context, { name: 'addProductImage', url: url ?? undefined, find: (reader) => imagesOfPeople(reader, context.principal, productIds), change, make });
  return findProductsInOrder(deps.database, context.principal.companyId, productIds);
}

const MOST_BASE64 = 14_000_000; // 10 MB of bytes

function sourceOf({ images }: CatalogDeps, { url, contentBase64 }: Pick<AddedImage, 'contentBase64' | 'url'>): Adding['make'] {
  if (url != null && contentBase64 == null) return (to) => images.fetch(url, to);
  if (contentBase64 == null || url != null) throw new Failure('BAD_INPUT', 'Send the URL of the image, or the image itself', { url: ['send it, or contentBase64'] });
  if (contentBase64.length > MOST_BASE64) throw new Failure('BAD_INPUT', 'The image is too large', { contentBase64: ['must be an image of at most 10 MB'] });
  return (to) => images.take(Buffer.from(contentBase64, 'base64'), to);
}

interface Adding {
  readonly name: string;
  readonly url: string | undefined;
  readonly change: ImageChange;
  readonly find: (reader: Reader) => Promise<ImagesOf[]>;
  readonly make: (to: Incoming) => Promise<MadeImage>;
}

/** The network is asked before the transaction, once the write is known to be allowed. */
async function add(deps: CatalogDeps, context: CallContext, { name, url, change, find, make }: Adding): Promise<ImageOfProduct[]> {
  for (const of of await find(deps.database)) await requireImagesWritable(deps.database, context, of);
  const served = url === undefined ? undefined : await servedImage(deps, context, url);
  const kept = served ?? await obtained(keptImage(deps, { companyId: context.principal.companyId, dryRun: context.dryRun }, make));
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name }, async () => {
    const added: ImageOfProduct[] = [];
    for (const of of await find(transaction)) added.push(...await addTo(deps, { transaction, context }, { of, kept, url, change }));
    return added;
  }));
}

interface AddingTo {
  readonly of: ImagesOf;
  readonly kept: KeptImage;
  readonly url: string | undefined;
  readonly change: ImageChange;
}

/** Add a kept image to products, in their transaction. */
export async function addTo(deps: CatalogDeps, saving: { readonly transaction: Transaction; readonly context: CallContext }, { of, kept, url, change }: AddingTo): Promise<ImageOfProduct[]> {
  const { transaction, context: { principal: { companyId } } } = saving;
  const added = new Map<number, ImageOfProduct>();
  await writeImages(deps, saving, { of, change: async (images, { id: productId }) => {
    const same = images.find(({ content }) => content === kept.content);
    const imageId = same?.id ?? await drawNumbers(transaction, { companyId, series: 'image' });
    added.set(productId, { productId, imageId, isNew: !same });
    return withImage(images, { ...kept, id: imageId, alt: null }, change);
  } });
  if (url !== undefined) for (const { id, catalogId } of of.products) await addedSource(transaction, { companyId, catalogId, productId: id }, { url, imageId: added.get(id)?.imageId ?? null });
  return of.products.flatMap(({ id }) => added.get(id) ?? []);
}
