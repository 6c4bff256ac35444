import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { CatalogContext } from '../catalog-context.js';
import { CatalogType } from '../catalogs/catalog.type.js';
import { CategoryType, RemoveCategoryInput, SaveCategoryInput } from './category.type.js';
import { removeCategory } from './remove-category.js';
import { saveCategory } from './save-category.js';

@Resolver()
export class CategoryResolver {
  @Mutation(() => CategoryType, { description: 'Make a category, or rename or move one with all below it.' })
  saveCategory(@Arg('input', () => SaveCategoryInput, { description: 'The category.' }) input: SaveCategoryInput, @Ctx() { deps, call }: CatalogContext) {
    return saveCategory(deps, call, input);
  }

  @Mutation(() => CatalogType, { description: 'Remove a category that has none below it; products leave it.' })
  removeCategory(@Arg('input', () => RemoveCategoryInput, { description: 'The category.' }) input: RemoveCategoryInput, @Ctx() { deps, call }: CatalogContext) {
    return removeCategory(deps, call, input);
  }
}
