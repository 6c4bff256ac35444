import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import type { CatalogContext } from '../catalog-context.js';
import { CategoryConnection } from '../categories/category.type.js';
import { AttributeConnection, KeyLocaleConnection, MarketConnection, PriceListConnection } from './key-reference.type.js';
import { listCatalogAttributes, listCatalogCategories, listCatalogLocales, listCatalogMarkets, listCatalogPriceLists } from './list-references.js';

/** What the products of a key's catalog refer to. */
@Resolver()
export class KeyReferenceResolver {
  @internal
  @Query(() => CategoryConnection, { description: 'The categories of a key\'s catalog, by id.' })
  catalogCategories(@Ctx() { deps, call }: CatalogContext, @Args(() => PageArgs) page: PageArgs) {
    return listCatalogCategories(deps, call, page);
  }

  @internal
  @Query(() => AttributeConnection, { description: 'The attributes of a key\'s catalog, by code.' })
  catalogAttributes(@Ctx() { deps, call }: CatalogContext, @Args(() => PageArgs) page: PageArgs) {
    return listCatalogAttributes(deps, call, page);
  }

  @internal
  @Query(() => KeyLocaleConnection, { description: 'The languages of a key\'s catalog, by code.' })
  catalogLocales(@Ctx() { deps, call }: CatalogContext, @Args(() => PageArgs) page: PageArgs) {
    return listCatalogLocales(deps, call, page);
  }

  @internal
  @Query(() => MarketConnection, { description: 'The markets of a key\'s catalog, by code; each names its price list, the default one too.' })
  catalogMarkets(@Ctx() { deps, call }: CatalogContext, @Args(() => PageArgs) page: PageArgs) {
    return listCatalogMarkets(deps, call, page);
  }

  @internal
  @Query(() => PriceListConnection, { description: 'The price lists of a key\'s catalog, by code.' })
  catalogPriceLists(@Ctx() { deps, call }: CatalogContext, @Args(() => PageArgs) page: PageArgs) {
    return listCatalogPriceLists(deps, call, page);
  }
}
