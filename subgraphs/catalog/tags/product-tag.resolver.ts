import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { CatalogContext } from '../catalog-context.js';
import type { Product } from '../products/product.js';
import { ProductType } from '../products/product.type.js';
import { addProductTags } from './add-product-tags.js';
import type { TaggedProduct } from './change-product-tags.js';
import { ProductTagsInput } from './product-tag.type.js';
import { readProductTags } from './read-product-tags.js';
import { removeProductTags } from './remove-product-tags.js';

const TAGS = { description: 'The product and the tags.' };

@Resolver(() => ProductType)
export class ProductTagResolver {
  @FieldResolver(() => [String], { description: 'Tags that staff gave it, in alphabetical order.' })
  tags(@Root() { id }: ProductType, @Ctx() { loaders, call }: CatalogContext) {
    return readProductTags(loaders.tagsOf, call, id);
  }

  @Mutation(() => ProductType, { description: 'Add tags to a product; those that it has stay.' })
  async addProductTags(@Arg('input', () => ProductTagsInput, TAGS) input: ProductTagsInput, @Ctx() { deps, call, loaders }: CatalogContext) {
    return answered(await addProductTags(deps, call, input), loaders);
  }

  @Mutation(() => ProductType, { description: 'Remove tags from a product; those that it has not stay away.' })
  async removeProductTags(@Arg('input', () => ProductTagsInput, TAGS) input: ProductTagsInput, @Ctx() { deps, call, loaders }: CatalogContext) {
    return answered(await removeProductTags(deps, call, input), loaders);
  }
}

/** The product, with the tags it would have where nothing was stored. */
function answered({ product, tags }: TaggedProduct, { tagsOf }: CatalogContext['loaders']): Product {
  tagsOf.prime(product.id, tags);
  return product;
}
