import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { KeyProduct } from '../key-reads/key-product.js';
import { readCatalogProduct } from '../key-reads/read-catalog-product.js';
import { keyWriter } from '../key-writes/key-writer.js';
import { referenceOf, type NamedProduct } from '../products/product-reference.js';
import { requireCatalogWriter } from '../products/access.js';
import { findProductsInOrder } from '../products/product.store.js';
import type { Product } from '../products/product.js';
import { changedImage, orderedImages, requireImageChange, withoutImage, type ImageChange } from './image-list.js';
import { imagesOfKey, imagesOfPeople, type ImagesOf } from './images-of.js';
import { writeImages, type ChangeImages } from './write-images.js';

/** An image of a product that a key names. */
interface NamedImage {
  readonly target: NamedProduct;
  readonly imageId: number;
}

/** Change what is said of an image of a product as a key of the catalog API; what is absent, null or empty stays. Throws PRODUCT_NOT_FOUND, IMAGE_NOT_FOUND, FIELD_RULE and FIELD_LOCKED. */
export function changeKeyImage(deps: CatalogDeps, context: CallContext, { target, imageId, ...change }: NamedImage & ImageChange): Promise<KeyProduct> {
  requireImageChange(change);
  return asKey(deps, context, { name: 'changeKeyImage', target, change: (images) => changedImage(images, imageId, change) });
}

/** Remove an image of a product as a key of the catalog API. Throws as a change. */
export const removeKeyImage = (deps: CatalogDeps, context: CallContext, { target, imageId }: NamedImage): Promise<KeyProduct> =>
  asKey(deps, context, { name: 'removeKeyImage', target, change: (images) => withoutImage(images, imageId) });

/** Put the images of a product in another order as a key of the catalog API; all of them are named. Throws BAD_INPUT too. */
export const orderKeyImages = (deps: CatalogDeps, context: CallContext, { target, imageIds }: { readonly target: NamedProduct; readonly imageIds: readonly number[] }): Promise<KeyProduct> =>
  asKey(deps, context, { name: 'orderKeyImages', target, change: (images) => orderedImages(images, imageIds) });

/** An image of a product that people name. */
interface ProductImageName {
  readonly productId: number;
  readonly imageId: number;
}

/** Change what is said of an image of a product. Throws NOT_FOUND, IMAGE_NOT_FOUND and FIELD_LOCKED. */
export function changeProductImage(deps: CatalogDeps, context: CallContext, { productId, imageId, ...change }: ProductImageName & ImageChange): Promise<Product> {
  requireImageChange(change);
  return asPerson(deps, context, { name: 'changeProductImage', productId, change: (images) => changedImage(images, imageId, change) });
}

/** Remove an image of a product. Throws as a change. */
export const removeProductImage = (deps: CatalogDeps, context: CallContext, { productId, imageId }: ProductImageName): Promise<Product> =>
  asPerson(deps, context, { name: 'removeProductImage', productId, change: (images) => withoutImage(images, imageId) });

/** Put the images of a product in another order; all of them are named. Throws BAD_INPUT too. */
export const orderProductImages = (deps: CatalogDeps, context: CallContext, { productId, imageIds }: { readonly productId: number; readonly imageIds: readonly number[] }): Promise<Product> =>
  asPerson(deps, context, { name: 'orderProductImages', productId, change: (images) => orderedImages(images, imageIds) });

interface Changing {
  readonly name: string;
  readonly change: ChangeImages;
}

async function asKey(deps: CatalogDeps, context: CallContext, { target, ...changing }: Changing & { readonly target: NamedProduct }): Promise<KeyProduct> {
  keyWriter(context.principal);
  const [id = 0] = await changeImages(deps, context, { ...changing, find: async (reader) => [await imagesOfKey(reader, context.principal, referenceOf(target))] });
  return readCatalogProduct(deps, context, { id });
}

async function asPerson(deps: CatalogDeps, context: CallContext, { productId, ...changing }: Changing & { readonly productId: number }): Promise<Product> {
  requireCatalogWriter(context.principal);
  await changeImages(deps, context, { ...changing, find: (reader) => imagesOfPeople(reader, context.principal, [productId]) });
  const [product] = await findProductsInOrder(deps.database, context.principal.companyId, [productId]);
  if (!product) throw new Error('A product that was changed is there');
  return product;
}

function changeImages(deps: CatalogDeps, context: CallContext, { name, find, change }: Changing & { readonly find: (reader: Reader) => Promise<ImagesOf[]> }): Promise<number[]> {
  const { database, clock } = deps;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name }, async () => {
    const found = await find(transaction);
    for (const of of found) await writeImages(deps, { transaction, context }, { of, change });
    return found.flatMap(({ products }) => products.map(({ id }) => id));
  }));
}
