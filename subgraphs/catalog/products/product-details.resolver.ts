import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { CatalogContext } from '../catalog-context.js';
import { CategoryType } from '../categories/category.type.js';
import { FieldLockType } from '../locks/field-lock.type.js';
import { attributeText } from './attribute-value.js';
import { ProductActivityType, ProductAttributeType, ProductKeyIdType, ProductTranslationType } from './product-details.type.js';
import { ProductType } from './product.type.js';
import type { Product } from './product.js';
import { readActivity, type ProductActivity } from './read-activity.js';

@Resolver(() => ProductType)
export class ProductDetailsResolver {
  @FieldResolver(() => [ProductAttributeType], { description: 'The values of the attributes that its catalog has, by code.' })
  async attributes(@Root() product: ProductType, @Ctx() { loaders }: CatalogContext): Promise<ProductAttributeType[]> {
    const { attributes, catalogId } = product as ProductType & Product;
    const codes = Object.keys(attributes).sort();
    const known = new Set(codes.length === 0 ? [] : (await loaders.attributesOf(catalogId)).map(({ code }) => code));
    return codes.flatMap((code) => {
      const value = attributes[code];
      return value === undefined || !known.has(code) ? [] : [{ code, value: attributeText(value) }];
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

  @FieldResolver(() => [ProductKeyIdType], { description: 'The ids that keys of the catalog API gave it (external_id), each key its own.' })
  async keyIds(@Root() { id, catalogId }: ProductType, @Ctx() { loaders }: CatalogContext): Promise<ProductKeyIdType[]> {
    const given = Object.entries(await loaders.keyIdsOf({ id, catalogId }));
    return given.map(([keyId, externalId]) => ({ keyId, externalId })).sort((a, b) => (a.keyId < b.keyId ? -1 : 1));
  }

  @FieldResolver(() => [ProductTranslationType], { description: 'Its texts in locales other than its catalog\'s default, by locale.' })
  async translations(@Root() product: ProductType, @Ctx() { loaders }: CatalogContext): Promise<ProductTranslationType[]> {
    const texts = Object.entries(await loaders.translationsOf(product));
    if (texts.length === 0) return [];
    const { locales = [], defaultLocale } = await loaders.catalog(product.catalogId) ?? {};
    return texts.filter(([locale]) => locale !== defaultLocale && locales.some(({ code }) => code === locale)).map(([locale, own]) => ({ locale, ...own }));
  }

  @FieldResolver(() => [ProductActivityType], { description: 'What happened to it, oldest first, up to 500.' })
  activity(@Root() { id }: ProductType, @Ctx() { deps, call }: CatalogContext): Promise<readonly ProductActivity[]> {
    return readActivity(deps, call, id);
  }
}
