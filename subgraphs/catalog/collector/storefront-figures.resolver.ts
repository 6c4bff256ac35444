import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { money, MoneyType } from '#subgraph-kit/money.type.js';
import type { CatalogContext } from '../catalog-context.js';
import { ProductType } from '../products/product.type.js';
import { readChannelFigures, readStorefrontFigures } from './read-storefront-figures.js';
import { readCampaigns } from './read-campaigns.js';
import { readTopSearches, readViewedProducts } from './read-storefront-rankings.js';
import { StorefrontChannelType, StorefrontFiguresInput, StorefrontFiguresType } from './storefront-figures.type.js';
import { CampaignFiguresInput, CampaignFigureType, SearchedTermType, StorefrontRankingInput, TopSearchesInput, ViewedProductType } from './storefront-rankings.type.js';

const WHICH = { description: 'What is counted.' };

@Resolver()
export class StorefrontFiguresResolver {
  @Query(() => StorefrontFiguresType, { description: 'What visitors of the storefronts did on some days: sessions, events and how far towards a purchase they got. Counted as events arrive.' })
  storefrontFigures(@Arg('input', () => StorefrontFiguresInput, WHICH) input: StorefrontFiguresInput, @Ctx() { deps, call }: CatalogContext) {
    return readStorefrontFigures(deps, call, input);
  }

  @Query(() => [SearchedTermType], { description: 'What visitors searched for most, or what most often found nothing.' })
  topSearches(@Arg('input', () => TopSearchesInput, WHICH) input: TopSearchesInput, @Ctx() { deps, call }: CatalogContext) {
    return readTopSearches(deps, call, input);
  }

  @Query(() => [ViewedProductType], { description: 'The products that visitors viewed most, with how often they were put in carts and bought; or those that they viewed and did not buy.' })
  viewedProducts(@Arg('input', () => StorefrontRankingInput, WHICH) input: StorefrontRankingInput, @Ctx() { deps, call }: CatalogContext) {
    return readViewedProducts(deps, call, input);
  }

  @Query(() => [CampaignFigureType], { description: 'What brought the orders of some days: campaigns, and sites that led to the store, with the sessions that they brought; those without orders come last. Each order and each session is counted once.' })
  campaignFigures(@Arg('input', () => CampaignFiguresInput, WHICH) input: CampaignFiguresInput, @Ctx() { deps, call }: CatalogContext) {
    return readCampaigns(deps, call, input);
  }
}

@Resolver(() => StorefrontFiguresType)
export class StorefrontChannelResolver {
  @FieldResolver(() => [StorefrontChannelType], { description: 'Each sales channel alone, over all days, the one with most sessions first; at most 100.' })
  channels(@Root() { asked }: StorefrontFiguresType, @Ctx() { deps, call }: CatalogContext) {
    return readChannelFigures(deps, call, asked);
  }
}

@Resolver(() => ViewedProductType)
export class ViewedProductResolver {
  @FieldResolver(() => ProductType, { nullable: true, description: 'The product; null where it was removed.' })
  product(@Root() { productId }: ViewedProductType, @Ctx() { loaders }: CatalogContext) {
    return loaders.product(productId);
  }
}

@Resolver(() => CampaignFigureType)
export class CampaignFigureResolver {
  @FieldResolver(() => MoneyType, { nullable: true, description: 'Their value; null for those whose value was not reported.' })
  value(@Root() { currency, valueMinor }: CampaignFigureType) {
    return currency === '' ? null : money(Math.min(valueMinor, Number.MAX_SAFE_INTEGER), currency); // whatever strangers report
  }
}
