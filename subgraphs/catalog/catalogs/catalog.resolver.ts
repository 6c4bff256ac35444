import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import { findAttributeSets } from '../attributes/attribute-set.store.js';
import { AttributeObjectType, AttributeSetType } from '../attributes/attribute.type.js';
import type { CatalogContext } from '../catalog-context.js';
import { CategoryConnection } from '../categories/category.type.js';
import { listCategories } from '../categories/list-categories.js';
import { findLocks } from '../locks/field-lock.store.js';
import { FieldLockType } from '../locks/field-lock.type.js';
import { findBrands } from './brand.store.js';
import { CatalogBrandType, CatalogType, CreateCatalogInput, MarketType, PriceListType, SaveMarketInput, SavePriceListInput, SettingCodeInput, UpdateCatalogInput } from './catalog.type.js';
import { createCatalog } from './create-catalog.js';
import { findMarkets } from './market.store.js';
import { listCatalogs, readCatalog } from './read-catalogs.js';
import { removeMarket } from './remove-market.js';
import { removePriceList } from './remove-price-list.js';
import { saveMarket } from './save-market.js';
import { savePriceList } from './save-price-list.js';
import { updateCatalog } from './update-catalog.js';

@Resolver(() => CatalogType)
export class CatalogResolver {
  @Query(() => [CatalogType], { description: 'The company\'s catalogs, by id.' })
  catalogs(@Ctx() { deps, call }: CatalogContext) {
    return listCatalogs(deps, call);
  }

  @Query(() => CatalogType, { nullable: true, description: 'One catalog, the company\'s first one where neither its id nor its slug is given; null when there is none.' })
  catalog(
    @Ctx() { deps, call }: CatalogContext,
    @Arg('id', () => GraphQLSafeInt, { nullable: true, description: 'Its id.' }) id?: number | null,
    @Arg('slug', () => String, { nullable: true, description: 'Its slug.' }) slug?: string | null,
  ) {
    return readCatalog(deps, call, { id, slug });
  }

  @FieldResolver(() => [PriceListType], { description: 'Its price lists, by code.' })
  priceLists(@Root() { id }: CatalogType, @Ctx() { loaders }: CatalogContext) {
    return loaders.priceListsOf(id);
  }

  @FieldResolver(() => [MarketType], { description: 'Its markets, by code.' })
  markets(@Root() { id }: CatalogType, @Ctx() { deps, call }: CatalogContext) {
    return findMarkets(deps.database, call.principal.companyId, id);
  }

  @FieldResolver(() => [AttributeObjectType], { description: 'Its attributes, in their order.' })
  attributes(@Root() { id }: CatalogType, @Ctx() { loaders }: CatalogContext) {
    return loaders.attributesOf(id);
  }

  @FieldResolver(() => [AttributeSetType], { description: 'Its attribute sets, by code.' })
  attributeSets(@Root() { id }: CatalogType, @Ctx() { deps, call }: CatalogContext) {
    return findAttributeSets(deps.database, call.principal.companyId, id);
  }

  @FieldResolver(() => [CatalogBrandType], { description: 'The brands that its products carry, by name, up to 1,000.' })
  brands(@Root() { id }: CatalogType, @Ctx() { deps, call }: CatalogContext) {
    return findBrands(deps.database, call.principal.companyId, id);
  }

  @FieldResolver(() => [FieldLockType], { description: 'The fields of all its products that connected systems own.' })
  fieldLocks(@Root() { id }: CatalogType, @Ctx() { deps, call }: CatalogContext) {
    return findLocks(deps.database, { companyId: call.principal.companyId, catalogId: id, productIds: [] });
  }

  @FieldResolver(() => CategoryConnection, { description: 'Its categories in the order of their ids.' })
  categories(
    @Root() { id }: CatalogType,
    @Ctx() { deps, call }: CatalogContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('parentId', () => GraphQLSafeInt, { nullable: true, description: 'Only those directly below this category; 0 is the root.' }) parentId?: number | null,
    @Arg('search', () => String, { nullable: true, description: 'Only those whose paths have all of these words, at most 8 words and 200 characters.' }) search?: string | null,
  ) {
    return listCategories(deps, call, { catalogId: id, parentId: parentId ?? null, search, page });
  }

  @Mutation(() => CatalogType, { description: 'Open a catalog, with a default price list of the code default.' })
  createCatalog(@Arg('input', () => CreateCatalogInput, { description: 'The catalog.' }) input: CreateCatalogInput, @Ctx() { deps, call }: CatalogContext) {
    return createCatalog(deps, call, input);
  }

  @Mutation(() => CatalogType, { description: 'Change a catalog\'s name, slug or languages.' })
  updateCatalog(@Arg('input', () => UpdateCatalogInput, { description: 'What changes.' }) input: UpdateCatalogInput, @Ctx() { deps, call }: CatalogContext) {
    return updateCatalog(deps, call, input);
  }

  @Mutation(() => PriceListType, { description: 'Add a price list, or change the one of the same code.' })
  savePriceList(@Arg('input', () => SavePriceListInput, { description: 'The price list.' }) input: SavePriceListInput, @Ctx() { deps, call }: CatalogContext) {
    return savePriceList(deps, call, input);
  }

  @Mutation(() => CatalogType, { description: 'Remove a price list with the prices in it; never the default one, nor one that a market uses.' })
  removePriceList(@Arg('input', () => SettingCodeInput, { description: 'The price list.' }) input: SettingCodeInput, @Ctx() { deps, call }: CatalogContext) {
    return removePriceList(deps, call, input);
  }

  @Mutation(() => MarketType, { description: 'Add a market, or replace the one of the same code.' })
  saveMarket(@Arg('input', () => SaveMarketInput, { description: 'The market.' }) input: SaveMarketInput, @Ctx() { deps, call }: CatalogContext) {
    return saveMarket(deps, call, input);
  }

  @Mutation(() => CatalogType, { description: 'Remove a market.' })
  removeMarket(@Arg('input', () => SettingCodeInput, { description: 'The market.' }) input: SettingCodeInput, @Ctx() { deps, call }: CatalogContext) {
    return removeMarket(deps, call, input);
  }
}
