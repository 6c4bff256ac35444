import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import type { ContentContext } from '../content-context.js';
import { listBrokenRedirects, listRedirectsTo } from '../redirects/list-redirects-to.js';
import { RedirectConnection } from '../redirects/redirect.type.js';
import { ContentReferenceConnection } from './content-reference.type.js';
import { listBrokenItems, listMenuUsage } from './list-menu-references.js';
import type { ReferencePage } from './list-references.js';
import { MenuReferenceType } from './menu-reference.type.js';

@Resolver(() => ContentReferenceConnection)
export class ReferencePlacesResolver {
  @FieldResolver(() => [MenuReferenceType], { description: 'The same of the items of menus, whichever page of the list this is: those that lead to the page or entry, by its number or by a path where it is published, or those of the site that its website cannot follow. Only of menus as they are served: they have no drafts.' })
  menuItems(@Root() { asked }: ReferencePage, @Ctx() { deps, call }: ContentContext) {
    return 'usageOf' in asked ? listMenuUsage(deps, call, asked.usageOf) : listBrokenItems(deps, call, asked.brokenOf);
  }

  @FieldResolver(() => RedirectConnection, { description: 'The same of redirects, by locale and path: those that lead to the page or entry, or to a path where it is published, or those of the site that lead to what is not published in their locale, or to a path that nothing answers. Redirects to addresses elsewhere are not asked.' })
  redirects(@Root() { asked }: ReferencePage, @Args(() => PageArgs) page: PageArgs, @Ctx() { deps, call }: ContentContext) {
    return 'usageOf' in asked ? listRedirectsTo(deps, call, { ...asked.usageOf, page }) : listBrokenRedirects(deps, call, { ...asked.brokenOf, page });
  }
}
