import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { requireContentReader } from '../sites/access.js';
import type { ContentContext } from '../content-context.js';
import { blockTypesOf } from '../fields/definitions-of.js';
import { SiteType } from '../sites/site.type.js';
import type { Template } from './template.js';
import { removeTemplate, saveTemplate } from './save-template.js';
import { RemoveTemplateInput, SaveTemplateInput, TemplateType } from './template.type.js';

@Resolver(() => TemplateType)
export class TemplateStateResolver {
  @FieldResolver(() => Boolean, { description: 'Whether what is stored of its blocks cannot be read: they are empty here, and its pages can be neither edited nor published. Save it anew with the blocks that they have, or remove it.' })
  isDamaged(@Root() { isDamaged = false }: Template) {
    return isDamaged;
  }
}

@Resolver(() => SiteType)
export class TemplateResolver {
  @FieldResolver(() => [TemplateType], { description: 'The templates of its pages, by key.' })
  templates(@Root() { id }: SiteType, @Ctx() { load, call: { principal } }: ContentContext) {
    requireContentReader(principal);
    return load.templatesOf(id);
  }

  @Mutation(() => TemplateType, { description: 'Add a template to a site, or replace the one of the same key.' })
  saveTemplate(@Arg('input', () => SaveTemplateInput, { description: 'The template.' }) { siteId, key, name, blocks, migrate, version }: SaveTemplateInput, @Ctx() { deps, call }: ContentContext) {
    return saveTemplate(deps, call, { siteId, key, name, blocks: blockTypesOf(blocks), migrate, version });
  }

  @Mutation(() => TemplateType, { description: 'Remove a template that no page has. Returns what it was.' })
  removeTemplate(@Arg('input', () => RemoveTemplateInput, { description: 'The template.' }) input: RemoveTemplateInput, @Ctx() { deps, call }: ContentContext) {
    return removeTemplate(deps, call, input);
  }
}
