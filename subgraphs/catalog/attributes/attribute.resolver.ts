import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { CatalogContext } from '../catalog-context.js';
import { CatalogType, SettingCodeInput } from '../catalogs/catalog.type.js';
import { AttributeObjectType, AttributeSetType, SaveAttributeInput, SaveAttributeSetInput } from './attribute.type.js';
import { removeAttributeSet } from './remove-attribute-set.js';
import { removeAttribute } from './remove-attribute.js';
import { saveAttributeSet } from './save-attribute-set.js';
import { saveAttribute } from './save-attribute.js';

@Resolver()
export class AttributeResolver {
  @Mutation(() => AttributeObjectType, { description: 'Add an attribute, or change the one of the same code, whose type stays.' })
  saveAttribute(@Arg('input', () => SaveAttributeInput, { description: 'The attribute.' }) input: SaveAttributeInput, @Ctx() { deps, call }: CatalogContext) {
    return saveAttribute(deps, call, input);
  }

  @Mutation(() => CatalogType, { description: 'Remove an attribute that no set has; values that products have of it stay with them.' })
  removeAttribute(@Arg('input', () => SettingCodeInput, { description: 'The attribute.' }) input: SettingCodeInput, @Ctx() { deps, call }: CatalogContext) {
    return removeAttribute(deps, call, input);
  }

  @Mutation(() => AttributeSetType, { description: 'Add an attribute set, or replace the one of the same code.' })
  saveAttributeSet(@Arg('input', () => SaveAttributeSetInput, { description: 'The attribute set.' }) input: SaveAttributeSetInput, @Ctx() { deps, call }: CatalogContext) {
    return saveAttributeSet(deps, call, input);
  }

  @Mutation(() => CatalogType, { description: 'Remove an attribute set; products that name it keep its name.' })
  removeAttributeSet(@Arg('input', () => SettingCodeInput, { description: 'The attribute set.' }) input: SettingCodeInput, @Ctx() { deps, call }: CatalogContext) {
    return removeAttributeSet(deps, call, input);
  }
}
