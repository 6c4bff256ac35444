import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import type { CatalogContext } from '../catalog-context.js';
import { followStock, readFollowedStock } from './follow-stock.js';
import { FollowedStockType, FollowStockInput } from './followed-stock.type.js';

@Resolver()
export class FollowedStockResolver {
  @internal
  @Query(() => FollowedStockType, { nullable: true, description: 'The last change of stock that a company\'s products have taken.' })
  followedStock(@Arg('companyId', () => GraphQLSafeInt, { description: 'The company.' }) companyId: number, @Ctx() { deps, call }: CatalogContext) {
    return readFollowedStock(deps, call, companyId);
  }

  @internal
  @Mutation(() => FollowedStockType, { nullable: true, description: 'Move the products whose stock changed to the end of the feed; answers the last change that was taken.' })
  followStock(@Arg('input', () => FollowStockInput, { description: 'The changes.' }) input: FollowStockInput, @Ctx() { deps, call }: CatalogContext) {
    return followStock(deps, call, input);
  }
}
