import { isUuid } from '#kernel/ids.js';
import { batched, type Batched } from '#subgraph-kit/batched.js';
import type { Database } from '#subgraph-kit/database.js';
import { byId, grouped } from '#subgraph-kit/grouped.js';
import type { MetadataEntry } from '#subgraph-kit/metadata/metadata.js';
import { findMetadata } from '#subgraph-kit/metadata/metadata.store.js';
import type { ProductImage } from './product-image.js';
import { findProductImages } from './product-image.store.js';
import { findProductCategories, findTranslations, findVariantPrices, type SomeProducts } from './product-details.store.js';
import type { Translations } from './product-details.js';
import { findCategoriesById, findCategoriesOfCompany } from '../categories/category.store.js';
import type { Category } from '../categories/category.js';
import { findLocks } from '../locks/field-lock.store.js';
import type { FieldLock } from '../locks/field-lock.js';
import type { Attribute } from '../attributes/attribute.js';
import { findAttributes } from '../attributes/attribute.store.js';
import type { Catalog, PriceList } from '../catalogs/catalog.js';
import { findCatalogs } from '../catalogs/catalog.store.js';
import { findPriceLists } from '../catalogs/price-list.store.js';
import { findProductTags } from '../tags/product-tag.store.js';
import { findProductsById } from './product.store.js';
import { findKeyIds } from './key-ids.store.js';
import type { Product } from './product.js';
import { findVariantsById, findVariantsOfProducts } from './variant.store.js';
import type { Variant } from './variant.js';
import type { VariantPrice } from './variant-price.js';

/** Data loaders of one call: records requested together are read in one query. */
export interface ProductLoaders {
  catalog(id: unknown): Promise<Catalog | null>;
  attributesOf(catalogId: number): Promise<readonly Attribute[]>;
  product(id: unknown): Promise<Product | null>;
  /** A category by its number alone. */
  categoryById(id: unknown): Promise<Category | null>;
  variant(id: unknown): Promise<Variant | null>;
  variantsOf(productId: number): Promise<readonly Variant[]>;
  category(category: InCatalog): Promise<Category | undefined>;
  imagesOf(product: InCatalog): Promise<readonly ProductImage[]>;
  locksOf(product: InCatalog): Promise<readonly FieldLock[]>;
  keyIdsOf(product: InCatalog): Promise<Readonly<Record<string, string>>>;
  categoryIdsOf(product: InCatalog): Promise<readonly number[]>;
  translationsOf(product: InCatalog): Promise<Translations>;
  priceListsOf(catalogId: number): Promise<readonly PriceList[]>;
  pricesOf(product: InCatalog): Promise<ReadonlyMap<string, readonly VariantPrice[]>>;
  readonly tagsOf: Batched<number, readonly string[]>;
  readonly metadataOf: Batched<string, readonly MetadataEntry[]>;
}

/** Loaders restricted to one company. */
export function productLoaders(database: Database, companyId: number): ProductLoaders {
  const catalogs = batched<number, Catalog, null>(async () => byId(await findCatalogs(database, companyId)), null);
  const products = batched((ids: readonly number[]) => findProductsById(database, companyId, ids), null);
  const variants = batched((ids: readonly string[]) => findVariantsById(database, companyId, ids), null);
  const categories = batched((ids: readonly number[]) => findCategoriesOfCompany(database, companyId, ids), null);
  return {
    categoryById: async (id) => (Number.isSafeInteger(Number(id)) ? categories(Number(id)) : null),
    catalog: async (id) => (Number.isSafeInteger(Number(id)) ? catalogs(Number(id)) : null),
    product: async (id) => (Number.isSafeInteger(Number(id)) ? products(Number(id)) : null),
    variant: async (id) => (typeof id === 'string' && isUuid(id) ? variants(id) : null),
    variantsOf: batched(async (ids: readonly number[]) => grouped(await findVariantsOfProducts(database, companyId, ids), ({ productId }) => productId), []),
    ...detailLoaders(database, companyId),
    priceListsOf: ofCatalog((catalogId) => findPriceLists(database, companyId, catalogId)),
    attributesOf: ofCatalog((catalogId) => findAttributes(database, companyId, catalogId)),
    tagsOf: batched<number, readonly string[], readonly string[]>((ids) => findProductTags(database, companyId, ids), []),
    metadataOf: batched<string, readonly MetadataEntry[], readonly MetadataEntry[]>((ids) => findMetadata(database, companyId, ids), []),
  };
}

/** What describes a catalog, once a call for each. */
const ofCatalog = <Found>(find: (catalogId: number) => Promise<readonly Found[]>): Batched<number, readonly Found[]> =>
  batched<number, readonly Found[], readonly Found[]>(async (ids) => new Map(await Promise.all(ids.map(async (id) => [id, await find(id)] as const))), []);

/** A product, with the catalog that its details are kept by. */
interface InCatalog {
  readonly id: number;
  readonly catalogId: number;
}

type DetailLoaders = Pick<ProductLoaders, 'category' | 'categoryIdsOf' | 'imagesOf' | 'keyIdsOf' | 'locksOf' | 'pricesOf' | 'translationsOf'>;

function detailLoaders(database: Database, companyId: number): DetailLoaders {
  const load = <Found>(find: (reader: Database, some: SomeProducts) => Promise<Found>) => ofCatalogs((catalogId, productIds) => find(database, { companyId, catalogId, productIds }));
  const [categories, translations, images, prices] = [load(findProductCategories), load(findTranslations), load(findProductImages), load(findVariantPrices)];
  const keyIds = ofCatalogs((catalogId, ids) => findKeyIds(database, companyId, ids.map((id) => ({ id, catalogId }))));
  const named = ofCatalogs(async (catalogId, ids) => new Map((await findCategoriesById(database, { companyId, catalogId, ids })).map((category) => [category.id, category])));
  return {
    category: async (category) => (await named(category)).get(category.id),
    locksOf: load(findLocks),
    imagesOf: async (product) => (await images(product)).get(product.id) ?? [],
    keyIdsOf: async (product) => (await keyIds(product)).get(product.id) ?? {},
    categoryIdsOf: async (product) => (await categories(product)).get(product.id) ?? [],
    translationsOf: async (product) => (await translations(product)).get(product.id) ?? {},
    pricesOf: prices,
  };
}

/** What is found of all products requested together, one query a catalog. */
function ofCatalogs<Found>(find: (catalogId: number, productIds: readonly number[]) => Promise<Found>): (product: InCatalog) => Promise<Found> {
  const loaders = new Map<number, Batched<number, Found | undefined>>();
  const loaderOf = (catalogId: number): Batched<number, Found | undefined> => {
    const known = loaders.get(catalogId) ?? batched<number, Found, undefined>(async (ids) => {
      const found = await find(catalogId, ids);
      return new Map(ids.map((id) => [id, found]));
    }, undefined);
    loaders.set(catalogId, known);
    return known;
  };
  return async ({ id, catalogId }) => {
    const found = await loaderOf(catalogId)(id);
    if (found === undefined) throw new Error(`Nothing was found for product ${String(id)}`);
    return found;
  };
}
