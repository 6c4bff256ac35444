import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { nextCursor, pageFields, pageOf } from '#kit/list-page.js';
import { ListCatalogCategoriesDocument } from './operations/list-catalog-categories.generated.js';
import { ListCatalogLocalesDocument } from './operations/list-catalog-locales.generated.js';
import { ListCatalogLocationsDocument } from './operations/list-catalog-locations.generated.js';
import { ListCatalogMarketsDocument } from './operations/list-catalog-markets.generated.js';
import { ListCatalogPriceListsDocument } from './operations/list-catalog-price-lists.generated.js';

/** What every reference read has in common. */
export const REFERENCE = { method: 'GET', scope: 'catalog:read', idempotency: 'natural', failures: ['BAD_INPUT', 'BAD_CURSOR'], input: z.object({ query: z.object(pageFields('Records')) }) } as const;

/** The page that a call asks for. */
export const pageVariables = ({ query: { cursor, limit } }: z.output<typeof REFERENCE.input>) => ({ first: limit, after: cursor ?? null });

const Category = z.object({ id: z.int(), name: z.string(), path: z.string(), parent_id: z.int().nullable(), position: z.int() }).meta({ id: 'Category' });

/** GET /categories: the tree of categories, by id. */
export const listCategories = defineRoute({
  ...REFERENCE, id: 'references.categories', path: '/categories', summary: 'List categories', description: 'By id; parent_id is null at the root.',
  answer: pageOf(Category, 'CategoryPage'), operation: ListCatalogCategoriesDocument, variables: pageVariables,
  reply: ({ catalogCategories: { nodes, pageInfo } }) => ok({ data: nodes.map(({ id, name, path, parentId, position }) => ({ id, name, path, parent_id: parentId, position })), next_cursor: nextCursor(pageInfo) }),
  example: { target: '/categories', answer: { data: [{ id: 4, name: 'Shirts', path: 'Women > Shirts', parent_id: 1, position: 0 }], next_cursor: null } },
});

const Locale = z.object({ code: z.string(), name: z.string(), default: z.boolean().describe('Whether the products\' own titles and descriptions are in it.') }).meta({ id: 'Locale' });

/** GET /locales: the languages of the catalog, by code. */
export const listLocales = defineRoute({
  ...REFERENCE, id: 'references.locales', path: '/locales', summary: 'List locales', description: 'By code.',
  answer: pageOf(Locale, 'LocalePage'), operation: ListCatalogLocalesDocument, variables: pageVariables,
  reply: ({ catalogLocales: { nodes, pageInfo } }) => ok({ data: nodes.map(({ code, name, isDefault }) => ({ code, name, default: isDefault })), next_cursor: nextCursor(pageInfo) }),
  example: { target: '/locales', answer: { data: [{ code: 'en', name: 'English', default: true }], next_cursor: null } },
});

const Market = z.object({ code: z.string(), name: z.string(), countries: z.array(z.string()), currency: z.string(), price_list: z.string().nullable(), locales: z.array(z.string()) }).meta({ id: 'Market' });

/** GET /markets: the markets of the catalog, by code. */
export const listMarkets = defineRoute({
  ...REFERENCE, id: 'references.markets', path: '/markets', summary: 'List markets', description: 'By code; price_list is the default list where a market has none of its own.',
  answer: pageOf(Market, 'MarketPage'), operation: ListCatalogMarketsDocument, variables: pageVariables,
  reply: ({ catalogMarkets: { nodes, pageInfo } }) =>
    ok({ data: nodes.map(({ code, name, countries, currency, priceList, locales }) => ({ code, name, countries: [...countries], currency, price_list: priceList, locales: [...locales] })), next_cursor: nextCursor(pageInfo) }),
  example: { target: '/markets', answer: { data: [{ code: 'eu', name: 'Europe', countries: ['DE', 'IT'], currency: 'EUR', price_list: 'default', locales: ['de', 'it'] }], next_cursor: null } },
});

const PriceList = z.object({ code: z.string(), name: z.string(), currency: z.string(), tax_included: z.boolean(), default: z.boolean() }).meta({ id: 'PriceList' });

/** GET /price-lists: the price lists of the catalog, by code. */
export const listPriceLists = defineRoute({
  ...REFERENCE, id: 'references.price_lists', path: '/price-lists', summary: 'List price lists', description: 'By code; one of them is the default one.',
  answer: pageOf(PriceList, 'PriceListPage'), operation: ListCatalogPriceListsDocument, variables: pageVariables,
  reply: ({ catalogPriceLists: { nodes, pageInfo } }) =>
    ok({ data: nodes.map(({ code, name, currency, taxIncluded, isDefault }) => ({ code, name, currency, tax_included: taxIncluded, default: isDefault })), next_cursor: nextCursor(pageInfo) }),
  example: { target: '/price-lists', answer: { data: [{ code: 'default', name: 'Retail', currency: 'EUR', tax_included: true, default: true }], next_cursor: null } },
});

const LOCATION_TYPE = { WAREHOUSE: 'warehouse', STORE: 'store' } as const;

const Location = z.object({ code: z.string(), name: z.string(), type: z.enum(['warehouse', 'store']), country_code: z.string(), active: z.boolean() }).meta({ id: 'Location' });

/** GET /locations: the warehouses and stores of the company, by code. */
export const listLocations = defineRoute({
  ...REFERENCE, id: 'references.locations', path: '/locations', summary: 'List locations', description: 'Warehouses and stores whose stock is read and written, by code.',
  answer: pageOf(Location, 'LocationPage'), operation: ListCatalogLocationsDocument, variables: pageVariables,
  reply: ({ catalogLocations: { nodes, pageInfo } }) => ok({ data: nodes.map(({ code, name, kind, countryCode, active }) => ({ code, name, type: LOCATION_TYPE[kind], country_code: countryCode, active })), next_cursor: nextCursor(pageInfo) }),
  example: { target: '/locations', answer: { data: [{ code: 'PIACENZA', name: 'Piacenza warehouse', type: 'warehouse', country_code: 'IT', active: true }], next_cursor: null } },
});
