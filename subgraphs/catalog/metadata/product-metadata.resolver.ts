import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { MetadataEntryType } from '#subgraph-kit/metadata/metadata.type.js';
import type { CatalogContext } from '../catalog-context.js';
import { ProductType } from '../products/product.type.js';
import { deleteProductMetadata } from './delete-product-metadata.js';
import { DeleteProductMetadataInput, SetProductMetadataInput } from './product-metadata.type.js';
import { readProductMetadata } from './read-product-metadata.js';
import { setProductMetadata } from './set-product-metadata.js';

@Resolver(() => ProductType)
export class ProductMetadataResolver {
  @FieldResolver(() => [MetadataEntryType], { description: 'What staff keep on it under keys of their own, by namespace and key.' })
  metadata(@Root() { id }: ProductType, @Arg('namespace', () => String, { nullable: true, description: 'One namespace; all when left out.' }) namespace: string | null, @Ctx() { call, loaders }: CatalogContext) {
    return readProductMetadata(loaders.metadataOf, call, { productId: id, namespace });
  }

  @Mutation(() => [MetadataEntryType], { description: 'Set metadata of a product; other keys stay. Answers the namespace.' })
  setProductMetadata(@Arg('input', () => SetProductMetadataInput, { description: 'The values.' }) input: SetProductMetadataInput, @Ctx() { deps, call }: CatalogContext) {
    return setProductMetadata(deps, call, input);
  }

  @Mutation(() => [MetadataEntryType], { description: 'Remove metadata of a product. Answers what is left of the namespace.' })
  deleteProductMetadata(@Arg('input', () => DeleteProductMetadataInput, { description: 'What to remove.' }) input: DeleteProductMetadataInput, @Ctx() { deps, call }: CatalogContext) {
    return deleteProductMetadata(deps, call, input);
  }
}
