import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import type { CatalogContext } from '../catalog-context.js';
import { ProductType } from '../products/product.type.js';
import { deleteProducts } from './delete-products.js';
import { purgeTrash } from './purge-trash.js';
import { restoreProducts } from './restore-products.js';
import { ProductIdsInput } from './trash.type.js';

@Resolver()
export class TrashResolver {
  @Mutation(() => [GraphQLSafeInt], { description: 'Move products to the trash, all or none; they stay there for 30 days. Others can have their SKUs, and orders and stock no longer know their variants. Returns their ids.' })
  deleteProducts(@Arg('input', () => ProductIdsInput, { description: 'The products.' }) input: ProductIdsInput, @Ctx() { deps, call }: CatalogContext) {
    return deleteProducts(deps, call, input);
  }

  @Mutation(() => [ProductType], { description: 'Take products out of the trash with their variants, all or none. Refused where another product has one of their SKUs meanwhile.' })
  restoreProducts(@Arg('input', () => ProductIdsInput, { description: 'The products.' }) input: ProductIdsInput, @Ctx() { deps, call }: CatalogContext) {
    return restoreProducts(deps, call, input);
  }

  @internal
  @Mutation(() => Int, { description: 'Delete for good what has been in the trash for 30 days; answers how many.' })
  purgeTrash(@Ctx() { deps, call }: CatalogContext) {
    return purgeTrash(deps, call);
  }
}
