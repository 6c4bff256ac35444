import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import { GraphQLSafeInt } from 'graphql-scalars';
import type { CatalogContext } from '../catalog-context.js';
import { findProduct } from './find-products.js';
import { listProducts } from './list-products.js';
import { ProductFilter } from './product-filter.type.js';
import { ProductConnection, ProductType } from './product.type.js';
import { removeVariants } from './remove-variants.js';
import { saveProducts } from './save-products.js';
import { RemoveVariantsInput, SaveProductsInput } from './save-products.type.js';
import { updateProduct } from './update-product.js';
import { UpdateProductInput } from './update-product.type.js';
import { VariantType } from './variant.type.js';

@Resolver(() => ProductType)
export class ProductResolver {
  @Query(() => ProductConnection, { description: 'The products of the company in the order of their ids.' })
  products(
    @Ctx() { deps, call }: CatalogContext,
    @Arg('filter', () => ProductFilter, { nullable: true, description: 'Filters the list.' }) filter: ProductFilter | null | undefined,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return listProducts(deps, call, { filter, page });
  }

  @Query(() => ProductType, { nullable: true, description: 'One product by its id or a SKU; null when the company has no such product.' })
  product(
    @Ctx() { deps, call }: CatalogContext,
    @Arg('id', () => GraphQLSafeInt, { nullable: true, description: 'The product\'s id.' }) id?: number | null,
    @Arg('sku', () => String, { nullable: true, description: 'Instead of the id: the SKU of the product, or of one of its variants.' }) sku?: string | null,
  ) {
    return findProduct(deps, call, { id, sku });
  }

  @FieldResolver(() => [VariantType], { description: 'Its variants in the order they were added.' })
  variants(@Root() { id }: ProductType, @Ctx() { loaders }: CatalogContext) {
    return loaders.variantsOf(id);
  }

  @Mutation(() => [ProductType], { description: 'Create products, or update those with the same SKUs or external id. Idempotent.' })
  saveProducts(@Arg('input', () => SaveProductsInput, { description: 'The products.' }) input: SaveProductsInput, @Ctx() { deps, call }: CatalogContext) {
    return saveProducts(deps, call, input);
  }

  @Mutation(() => ProductType, { description: 'Change what is named of one product. Idempotent.' })
  updateProduct(@Arg('input', () => UpdateProductInput, { description: 'The product and what changes.' }) input: UpdateProductInput, @Ctx() { deps, call }: CatalogContext) {
    return updateProduct(deps, call, input);
  }

  @Mutation(() => [ProductType], { description: 'Remove variants from their products; returns the changed products.' })
  removeVariants(@Arg('input', () => RemoveVariantsInput, { description: 'The variants.' }) input: RemoveVariantsInput, @Ctx() { deps, call }: CatalogContext) {
    return removeVariants(deps, call, input);
  }
}
