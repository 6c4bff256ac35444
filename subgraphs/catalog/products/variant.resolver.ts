import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import type { CatalogContext } from '../catalog-context.js';
import { findVariant } from './find-products.js';
import { listVariants } from './list-variants.js';
import { VariantFilter } from './product-filter.type.js';
import { ProductType } from './product.type.js';
import type { Variant } from './variant.js';
import { VariantConnection, VariantType } from './variant.type.js';

@Resolver(() => VariantType)
export class VariantResolver {
  @Query(() => VariantConnection, { description: 'The variants of the company in the order of their SKUs.' })
  variants(
    @Ctx() { deps, call }: CatalogContext,
    @Arg('filter', () => VariantFilter, { nullable: true, description: 'Filters the list.' }) filter: VariantFilter | null | undefined,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return listVariants(deps, call, { filter, page });
  }

  @Query(() => VariantType, { nullable: true, description: 'One variant; null when the company has none with this SKU.' })
  variant(@Arg('sku', () => String, { description: 'The SKU, case-sensitive.' }) sku: string, @Ctx() { deps, call }: CatalogContext) {
    return findVariant(deps, call, sku);
  }

  @FieldResolver(() => ProductType, { description: 'The product it is a variant of.' })
  product(@Root() variant: VariantType, @Ctx() { loaders }: CatalogContext) {
    return loaders.product((variant as VariantType & Variant).productId);
  }
}
