import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import type { ContentContext } from '../content-context.js';
import { createSite } from './create-site.js';
import { listSites, readSite } from './list-sites.js';
import { removeSite } from './remove-site.js';
import { CreateSiteInput, RemoveSiteInput, UpdateSiteInput } from './site-input.type.js';
import type { Site } from './site.js';
import { SiteType } from './site.type.js';
import { updateSite } from './update-site.js';
import { WorkspaceType } from './workspace.type.js';

@Resolver(() => SiteType)
export class SiteResolver {
  @Query(() => SiteType, { nullable: true, description: 'One site; null when the company has none with this id.' })
  site(@Arg('id', () => GraphQLSafeInt, { description: 'The site\'s id.' }) id: number, @Ctx() { deps, call }: ContentContext) {
    return readSite(deps, call, id);
  }

  @Query(() => [SiteType], { description: 'The sites of a workspace, ordered by slug. NOT_FOUND for a workspace that the company does not have.' })
  sites(@Arg('workspace', () => String, { description: 'Slug of the workspace.' }) workspace: string, @Ctx() { deps, call }: ContentContext) {
    return listSites(deps, call, workspace);
  }

  @FieldResolver(() => WorkspaceType, { description: 'The workspace it belongs to.' })
  workspace(@Root() site: SiteType, @Ctx() { workspaces }: ContentContext) {
    return workspaces((site as SiteType & Site).workspaceId);
  }

  @FieldResolver(() => Boolean, { description: 'Whether what is stored of its locales cannot be read: they are the default one here, and its website is not served. Give them anew (updateSite).' })
  isDamaged(@Root() { isDamaged = false }: Site) {
    return isDamaged;
  }

  @Mutation(() => SiteType, { description: 'Create a site in a workspace.' })
  createSite(@Arg('input', () => CreateSiteInput, { description: 'The site.' }) input: CreateSiteInput, @Ctx() { deps, call }: ContentContext) {
    return createSite(deps, call, input);
  }

  @Mutation(() => SiteType, { description: 'Change a site. Idempotent.' })
  updateSite(@Arg('input', () => UpdateSiteInput, { description: 'The site and what to change.' }) input: UpdateSiteInput, @Ctx() { deps, call }: ContentContext) {
    return updateSite(deps, call, input);
  }

  @Mutation(() => SiteType, { description: 'Remove a site with everything of it: templates, pages, collections, entries, menus, redirects, versions and schedules, its delivery tokens and its revalidation webhook. Websites read nothing of it at once. A call that is stopped leaves it archived, and is repeated. Returns what it was.' })
  removeSite(@Arg('input', () => RemoveSiteInput, { description: 'The site.' }) input: RemoveSiteInput, @Ctx() { deps, call }: ContentContext) {
    return removeSite(deps, call, input);
  }
}
