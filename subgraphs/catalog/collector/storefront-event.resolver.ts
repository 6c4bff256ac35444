import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import type { CatalogContext } from '../catalog-context.js';
import { ProductType } from '../products/product.type.js';
import { listStorefrontEvents } from './list-storefront-events.js';
import { StorefrontEventConnection, StorefrontEventFilter, StorefrontEventType } from './storefront-event.type.js';

@Resolver(() => StorefrontEventType)
export class StorefrontEventResolver {
  @Query(() => StorefrontEventConnection, { description: 'What visitors of the storefronts did on some days, event by event, bots too: the events that `storefrontFigures` of the same days counts, in the order in which they happened. They are personal data: needs catalog.manage.' })
  storefrontEvents(@Arg('filter', () => StorefrontEventFilter, { description: 'Which events.' }) filter: StorefrontEventFilter, @Args(() => PageArgs) page: PageArgs, @Ctx() { deps, call }: CatalogContext) {
    return listStorefrontEvents(deps, call, { filter, page });
  }

  @FieldResolver(() => ProductType, { nullable: true, description: 'The product that it is about; null where it was removed.' })
  product(@Root() { productId }: StorefrontEventType, @Ctx() { loaders }: CatalogContext) {
    return productId === null ? null : loaders.product(productId);
  }
}
