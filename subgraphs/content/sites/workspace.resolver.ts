import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ContentContext } from '../content-context.js';
import { createWorkspace } from './create-workspace.js';
import { listSites, listWorkspaces } from './list-sites.js';
import { SiteType } from './site.type.js';
import { removeWorkspace } from './remove-workspace.js';
import { updateWorkspace } from './update-workspace.js';
import { CreateWorkspaceInput, RemoveWorkspaceInput, UpdateWorkspaceInput, WorkspaceType } from './workspace.type.js';

@Resolver(() => WorkspaceType)
export class WorkspaceResolver {
  @Query(() => [WorkspaceType], { description: 'The workspaces of the company, ordered by slug.' })
  workspaces(@Ctx() { deps, call }: ContentContext) {
    return listWorkspaces(deps, call);
  }

  @FieldResolver(() => [SiteType], { description: 'Its sites, ordered by slug.' })
  sites(@Root() { slug }: WorkspaceType, @Ctx() { deps, call }: ContentContext) {
    return listSites(deps, call, slug);
  }

  @Mutation(() => WorkspaceType, { description: 'Create a workspace.' })
  createWorkspace(@Arg('input', () => CreateWorkspaceInput, { description: 'The workspace.' }) input: CreateWorkspaceInput, @Ctx() { deps, call }: ContentContext) {
    return createWorkspace(deps, call, input);
  }

  @Mutation(() => WorkspaceType, { description: 'Change a workspace. Idempotent.' })
  updateWorkspace(@Arg('input', () => UpdateWorkspaceInput, { description: 'The workspace.' }) input: UpdateWorkspaceInput, @Ctx() { deps, call }: ContentContext) {
    return updateWorkspace(deps, call, input);
  }

  @Mutation(() => WorkspaceType, { description: 'Remove a workspace without sites. Returns what it was.' })
  removeWorkspace(@Arg('input', () => RemoveWorkspaceInput, { description: 'The workspace.' }) input: RemoveWorkspaceInput, @Ctx() { deps, call }: ContentContext) {
    return removeWorkspace(deps, call, input);
  }
}
