import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { CatalogContext } from '../catalog-context.js';
import { CategoryType } from '../categories/category.type.js';
import { FieldLockType } from '../locks/field-lock.type.js';
import { attributeText } from './attribute-value.js';
import { ProductActivityType, ProductAttributeType, ProductTranslationType } from './product-details.type.js';
import { ProductType } from './product.type.js';
import type { Product } from './product.js';
import { readActivity } from './read-activity.js';

@Resolver(() => ProductType)
export class ProductDetailsResolver {
  @FieldResolver(() => [ProductAttributeType], { description: 'The values of its attributes, by code.' })
  attributes(@Root() product: ProductType): ProductAttributeType[] {
    const { attributes } = product as ProductType & Product;
    return Object.keys(attributes).sort().flatMap((code) => {
      const value = attributes[code];
      return value === undefined ? [] : [{ code, value: attributeText(value) }];
    });
  }

  @FieldResolver(() => [CategoryType], { description: 'The categories it is in, by id.' })
  async categories(@Root() { id, catalogId }: ProductType, @Ctx() { loaders }: CatalogContext) {
    const categories = await Promise.all((await loaders.categoryIdsOf({ id, catalogId })).map((category) => loaders.category({ id: category, catalogId })));
    return categories.filter((category) => category !== undefined);
  }

  @FieldResolver(() => [FieldLockType], { description: 'The fields of it alone that connected systems own; those of all products are the catalog\'s.' })
  async fieldLocks(@Root() { id, catalogId }: ProductType, @Ctx() { loaders }: CatalogContext) {
    return (await loaders.locksOf({ id, catalogId })).filter(({ productId }) => productId === id);
  }

  @FieldResolver(() => [ProductTranslationType], { description: 'Its texts in locales other than its catalog\'s default, by locale.' })
  async translations(@Root() product: ProductType, @Ctx() { loaders }: CatalogContext): Promise<ProductTranslationType[]> {
    return Object.entries(await loaders.translationsOf(product)).map(([locale, texts]) => ({ locale, ...texts }));
  }

  @FieldResolver(() => [ProductActivityType], { description: 'What happened to it, oldest first, up to 500.' })
  activity(@Root() { id }: ProductType, @Ctx() { deps, call }: CatalogContext): Promise<ProductActivityType[]> {
    return readActivity(deps, call, id);
  }
}
