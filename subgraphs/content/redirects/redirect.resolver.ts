import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import type { ContentContext } from '../content-context.js';
import { listRedirects } from './list-redirects.js';
import { RedirectConnection, RedirectType, RemoveRedirectInput, SaveRedirectInput } from './redirect.type.js';
import { removeRedirect, saveRedirect } from './save-redirect.js';

@Resolver(() => RedirectType)
export class RedirectResolver {
  @Query(() => RedirectConnection, { description: 'The redirects of a site in a locale, by path. NOT_FOUND for a site that the company does not have.' })
  redirects(
    @Args(() => PageArgs) page: PageArgs, @Ctx() { deps, call }: ContentContext,
    @Arg('siteId', () => GraphQLSafeInt, { description: 'The site.' }) siteId: number, @Arg('locale', () => String, { description: 'The locale.' }) locale: string,
    @Arg('text', () => String, { nullable: true, description: 'Only those whose path has this text in it, as it is written there.' }) text?: string | null,
  ) {
    return listRedirects(deps, call, { siteId, locale, text, page });
  }

  @Mutation(() => RedirectType, { description: 'Add a redirect, or replace the one of the same path. One that leads back to itself is refused.' })
  saveRedirect(@Arg('input', () => SaveRedirectInput, { description: 'The redirect.' }) input: SaveRedirectInput, @Ctx() { deps, call }: ContentContext) {
    return saveRedirect(deps, call, input);
  }

  @Mutation(() => RedirectType, { description: 'Remove a redirect. Returns what it was.' })
  removeRedirect(@Arg('input', () => RemoveRedirectInput, { description: 'The redirect.' }) input: RemoveRedirectInput, @Ctx() { deps, call }: ContentContext) {
    return removeRedirect(deps, call, input);
  }
}
