import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import type { CatalogContext } from '../catalog-context.js';
import { ProductReferenceInput } from '../products/product-reference.type.js';
import { KeyProductConnection, KeyProductFilter, KeyProductType } from './key-product.type.js';
import { listCatalogProducts } from './list-catalog-products.js';
import { readCatalogProduct } from './read-catalog-product.js';

/** What keys of the catalog API read. */
@Resolver()
export class KeyReadResolver {
  @internal
  @Query(() => KeyProductConnection, { description: 'The products of a key\'s catalog by id, or those that changed since a time by that change.' })
  catalogProducts(
    @Ctx() { deps, call }: CatalogContext,
    @Arg('filter', () => KeyProductFilter, { nullable: true, description: 'Which products.' }) filter: KeyProductFilter | null | undefined,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return listCatalogProducts(deps, call, { filter: filter ?? {}, page });
  }

  @internal
  @Query(() => KeyProductType, { description: 'A product of a key\'s catalog.' })
  catalogProduct(@Arg('product', () => ProductReferenceInput, { description: 'The product.' }) product: ProductReferenceInput, @Ctx() { deps, call }: CatalogContext) {
    return readCatalogProduct(deps, call, product);
  }
}
