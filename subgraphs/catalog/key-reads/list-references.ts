import type { CallContext } from '#contract/principal.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { listedPage } from '#subgraph-kit/listed-page.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { Attribute } from '../attributes/attribute.js';
import { findAttributes } from '../attributes/attribute.store.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { Locale, Market, PriceList } from '../catalogs/catalog.js';
import { findMarkets } from '../catalogs/market.store.js';
import { findPriceLists } from '../catalogs/price-list.store.js';
import { requireCatalog } from '../catalogs/require-catalog.js';
import type { Category } from '../categories/category.js';
import { listCategories } from '../categories/list-categories.js';
import { keyReader, type KeyReader } from '../key-writes/key-writer.js';

/** A page of the categories of the calling key's catalog, by id. */
export const listCatalogCategories = async (deps: CatalogDeps, context: CallContext, page: PageRequest): Promise<Connection<Category>> =>
  listCategories(deps, context, { catalogId: keyReader(context.principal).catalogId, parentId: null, page });

/** A page of its attributes, by code. */
export const listCatalogAttributes = listOf<Attribute>('attributes', ({ database }, { companyId, catalogId }) => findAttributes(database, companyId, catalogId));

/** A page of its price lists, by code. */
export const listCatalogPriceLists = listOf<PriceList>('price lists', ({ database }, { companyId, catalogId }) => findPriceLists(database, companyId, catalogId));

/** A page of its locales, by code. */
export const listCatalogLocales = listOf<Locale & { readonly isDefault: boolean }>('locales', async ({ database }, { companyId, catalogId }) => {
  const { locales, defaultLocale } = await requireCatalog(database, companyId, catalogId);
  return locales.map(({ code, name }) => ({ code, name, isDefault: code === defaultLocale }));
});

/** A page of its markets, by code, each with the code of its price list, the default one too. */
export const listCatalogMarkets = listOf<Market>('markets', async ({ database }, { companyId, catalogId }) => {
  const [markets, lists] = await Promise.all([findMarkets(database, companyId, catalogId), findPriceLists(database, companyId, catalogId)]);
  const usual = lists.find(({ isDefault }) => isDefault)?.code ?? null;
  return markets.map((market) => ({ ...market, priceList: market.priceList ?? usual }));
});

type List<T> = (deps: CatalogDeps, context: CallContext, page: PageRequest) => Promise<Connection<T>>;

/** Pages of what describes the catalog of a key, which has at most a thousand of a kind. */
function listOf<T extends { readonly code: string }>(name: string, find: (deps: CatalogDeps, key: KeyReader) => Promise<readonly T[]>): List<T> {
  return async (deps, { principal }, page) => {
    const key = keyReader(principal);
    return listedPage(deps.cursors, page, { list: `catalog ${name} ${String(key.companyId)} ${String(key.catalogId)}`, records: await find(deps, key) });
  };
}
