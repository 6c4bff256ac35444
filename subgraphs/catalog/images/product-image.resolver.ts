import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { CatalogContext } from '../catalog-context.js';
import { KeyProductType } from '../key-reads/key-product.type.js';
import { readCatalogProduct } from '../key-reads/read-catalog-product.js';
import type { KeyProduct } from '../key-reads/key-product.js';
import { ProductType } from '../products/product.type.js';
import type { ProductImage } from '../products/product-image.js';
import { addKeyImage, addProductImage } from './add-image.js';
import { changeKeyImage, changeProductImage, orderKeyImages, orderProductImages, removeKeyImage, removeProductImage } from './change-images.js';
import { downloadImages } from './download-images.js';
import { findOpenSources } from './image-source.store.js';
import {
  AddKeyImageInput, AddProductImageInput, ChangeKeyImageInput, ChangeProductImageInput, ImageSourceType, KeyImageOutcomeType, MediaInput, MediaType, OrderKeyImagesInput, OrderProductImagesInput, ProductImageType, RemoveKeyImageInput, RemoveProductImageInput,
} from './product-image.type.js';
import { mediaUrl } from './media-url.js';
import { readMedia } from './read-media.js';
import { sweepImages } from './sweep-images.js';

const IMAGE = { description: 'The image.' };
const ORDER = { description: 'The order.' };

/** Images of products, for people. */
@Resolver(() => ProductType)
export class ProductImagesResolver {
  @FieldResolver(() => [ProductImageType], { description: 'Its images in their order.' })
  async images(@Root() { id, catalogId }: ProductType, @Ctx() { loaders }: CatalogContext) {
    return (await loaders.imagesOf({ id, catalogId })).map((image, index) => ({ ...image, position: index + 1 }));
  }

  @FieldResolver(() => [ImageSourceType], { description: 'The addresses that systems sent for images of it (image_urls) and that are none: those to be fetched, and those that could not be.' })
  imageSources(@Root() { id, catalogId }: ProductType, @Ctx() { deps, call }: CatalogContext) {
    return findOpenSources(deps.database, { companyId: call.principal.companyId, catalogId, productId: id });
  }

  @Mutation(() => [ProductType], { description: 'Add an image to products, all or none, from a URL or as base64. One that a product has already, by its content, is not added twice. Idempotent.' })
  addProductImage(@Arg('input', () => AddProductImageInput, IMAGE) input: AddProductImageInput, @Ctx() { deps, call }: CatalogContext) {
    return addProductImage(deps, call, input);
  }

  @Mutation(() => ProductType, { description: 'Change the text or the place of an image of a product.' })
  changeProductImage(@Arg('input', () => ChangeProductImageInput, IMAGE) input: ChangeProductImageInput, @Ctx() { deps, call }: CatalogContext) {
    return changeProductImage(deps, call, input);
  }

  @Mutation(() => ProductType, { description: 'Remove an image of a product.' })
  removeProductImage(@Arg('input', () => RemoveProductImageInput, IMAGE) input: RemoveProductImageInput, @Ctx() { deps, call }: CatalogContext) {
    return removeProductImage(deps, call, input);
  }

  @Mutation(() => ProductType, { description: 'Put the images of a product in another order.' })
  orderProductImages(@Arg('input', () => OrderProductImagesInput, ORDER) input: OrderProductImagesInput, @Ctx() { deps, call }: CatalogContext) {
    return orderProductImages(deps, call, input);
  }
}

@Resolver(() => ProductImageType)
export class ImageUrlResolver {
  @FieldResolver(() => String, { description: 'Where it is served; with a width (100, 200, 400, 800, 1200, 1600) as WebP where the browser takes it.' })
  url(@Root() image: ProductImageType, @Arg('width', () => Int, { nullable: true, description: 'Pixels; its own unless given.' }) width: number | null | undefined, @Ctx() { deps, call }: CatalogContext) {
    return mediaUrl(deps.catalogUrl, call.principal.companyId, { content: (image as ProductImageType & ProductImage).content, width });
  }
}

/** Images of products, for keys of the catalog API and for what serves and fetches them. */
@Resolver(() => KeyImageOutcomeType)
export class KeyImageResolver {
  @internal
  @Mutation(() => KeyImageOutcomeType, { description: 'Fetch an image and add it to a product as a key of the catalog API.' })
  addKeyImage(@Arg('input', () => AddKeyImageInput, IMAGE) input: AddKeyImageInput, @Ctx() { deps, call }: CatalogContext) {
    return addKeyImage(deps, call, input);
  }

  @internal
  @Mutation(() => KeyProductType, { description: 'Change the text or the place of an image as a key of the catalog API.' })
  changeKeyImage(@Arg('input', () => ChangeKeyImageInput, IMAGE) input: ChangeKeyImageInput, @Ctx() { deps, call }: CatalogContext) {
    return changeKeyImage(deps, call, input);
  }

  @internal
  @Mutation(() => KeyProductType, { description: 'Remove an image as a key of the catalog API.' })
  removeKeyImage(@Arg('input', () => RemoveKeyImageInput, IMAGE) input: RemoveKeyImageInput, @Ctx() { deps, call }: CatalogContext) {
    return removeKeyImage(deps, call, input);
  }

  @internal
  @Mutation(() => KeyProductType, { description: 'Put the images of a product in another order as a key of the catalog API.' })
  orderKeyImages(@Arg('input', () => OrderKeyImagesInput, ORDER) input: OrderKeyImagesInput, @Ctx() { deps, call }: CatalogContext) {
    return orderKeyImages(deps, call, input);
  }

  @internal
  @Query(() => MediaType, { description: 'The bytes of an image by its content, for whoever knows it.' })
  media(@Arg('input', () => MediaInput, IMAGE) input: MediaInput, @Ctx() { deps, call }: CatalogContext) {
    return readMedia(deps, call, input);
  }

  @internal
  @Mutation(() => Int, { description: 'Download images whose turn it is; answers how many were begun, or are under way.' })
  downloadImages(@Ctx() { deps, call }: CatalogContext) {
    return downloadImages(deps, call);
  }

  @internal
  @Mutation(() => Int, { description: 'Delete the stored bytes of images that no product has any more. Returns how many files.' })
  sweepImages(@Ctx() { deps, call }: CatalogContext) {
    return sweepImages(deps, call);
  }

  @FieldResolver(() => KeyProductType, { description: 'The product after the write.' })
  product(@Root() { productId }: KeyImageOutcomeType, @Ctx() { deps, call }: CatalogContext): Promise<KeyProduct> {
    return readCatalogProduct(deps, call, { id: productId });
  }
}
