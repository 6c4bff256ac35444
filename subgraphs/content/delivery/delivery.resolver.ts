import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { ContentContext } from '../content-context.js';
import { DeliveredEntriesType, DeliveredEntryType, DeliveredMenuType, DeliveredMenusType, DeliveredPageType, DeliveredRedirectsType, DeliveredSiteType, DeliveredSitemapType } from './delivered.type.js';
import {
  DeliveredEntriesInput, DeliveredEntryInput, DeliveredMenuInput, DeliveredMenusInput, DeliveredPageInput, DeliveredRedirectsInput, DeliveredSiteInput, DeliveredSitemapInput,
} from './delivery-input.type.js';
import { deliverEntries, deliverMenus, deliverRedirects, deliverSitemap } from './list-delivered.js';
import { deliverEntry, deliverMenu, deliverPage, deliverSite } from './read-delivered.js';

const INPUT = { description: 'What is read.' };

/** What the websites of sites read, for their tokens (document 3, J). */
@Resolver()
export class DeliveryResolver {
  @internal
  @Query(() => DeliveredSiteType, { description: 'The site of a token.' })
  deliveredSite(@Arg('input', () => DeliveredSiteInput, INPUT) input: DeliveredSiteInput, @Ctx() { deps, call }: ContentContext) {
    return deliverSite(deps, call, input);
  }

  @internal
  @Query(() => DeliveredPageType, { description: 'The page that is published at a path.' })
  deliveredPage(@Arg('input', () => DeliveredPageInput, INPUT) input: DeliveredPageInput, @Ctx() { deps, call }: ContentContext) {
    return deliverPage(deps, call, input);
  }

  @internal
  @Query(() => DeliveredEntriesType, { description: 'The published entries of a collection, the newest first.' })
  deliveredEntries(@Arg('input', () => DeliveredEntriesInput, INPUT) input: DeliveredEntriesInput, @Ctx() { deps, call }: ContentContext) {
    return deliverEntries(deps, call, input);
  }

  @internal
  @Query(() => DeliveredEntryType, { description: 'The entry that is published with a slug.' })
  deliveredEntry(@Arg('input', () => DeliveredEntryInput, INPUT) input: DeliveredEntryInput, @Ctx() { deps, call }: ContentContext) {
    return deliverEntry(deps, call, input);
  }

  @internal
  @Query(() => DeliveredMenusType, { description: 'The menus of a site.' })
  deliveredMenus(@Arg('input', () => DeliveredMenusInput, INPUT) input: DeliveredMenusInput, @Ctx() { deps, call }: ContentContext) {
    return deliverMenus(deps, call, input);
  }

  @internal
  @Query(() => DeliveredMenuType, { description: 'A menu with its items.' })
  deliveredMenu(@Arg('input', () => DeliveredMenuInput, INPUT) input: DeliveredMenuInput, @Ctx() { deps, call }: ContentContext) {
    return deliverMenu(deps, call, input);
  }

  @internal
  @Query(() => DeliveredRedirectsType, { description: 'The redirects of a site.' })
  deliveredRedirects(@Arg('input', () => DeliveredRedirectsInput, INPUT) input: DeliveredRedirectsInput, @Ctx() { deps, call }: ContentContext) {
    return deliverRedirects(deps, call, input);
  }

  @internal
  @Query(() => DeliveredSitemapType, { description: 'The sitemap of a site.' })
  deliveredSitemap(@Arg('input', () => DeliveredSitemapInput, INPUT) input: DeliveredSitemapInput, @Ctx() { deps, call }: ContentContext) {
    return deliverSitemap(deps, call, input);
  }
}
