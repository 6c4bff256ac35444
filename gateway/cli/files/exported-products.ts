import { z } from 'zod';
import type { CatalogApi } from './catalog-api.js';
import { listed } from './catalog-answers.js';

const text = z.string().nullable();

/** A product as it is exported (document 3, H, Product). */
export const ExportedProduct = z.object({
  sku: z.string(), external_id: text, title: z.string(), description: text, status: z.string(), product_type: text, brand: text, attribute_set: text, model_code: text, gender: text, season: text,
  color: text, material: text, made_in: text, composition: text, categories: z.array(z.object({ path: z.string() })), attributes: z.record(z.string(), z.string()),
  translations: z.record(z.string(), z.object({ title: text, description: text })), images: z.array(z.object({ url: z.string() })),
  variants: z.array(z.object({
    sku: z.string(), barcode: text, options: z.record(z.string(), z.string()), cost: text, weight: z.number().nullable(), weight_unit: z.string(),
    prices: z.array(z.object({ price_list: z.string(), price: z.string(), sale_price: text })), stock: z.array(z.object({ location: z.string(), available: z.int() })),
  })),
});

/** A product as it is exported. */
export type ExportedProduct = z.infer<typeof ExportedProduct>;

/** A variant of one. */
export type ExportedVariant = ExportedProduct['variants'][number];

/** What describes the products of a catalog, in an order that stays. */
export interface CatalogWords {
  readonly attributes: readonly string[];
  /** Without the default one. */
  readonly locales: readonly string[];
  /** The default list first. */
  readonly priceLists: readonly string[];
  /** Codes of the locations, where stock is exported. */
  readonly locations: readonly string[];
}

const Coded = z.object({ code: z.string() });
const Defaulted = Coded.extend({ default: z.boolean() });

/** Read what describes the products of a catalog. */
export async function catalogWords(api: CatalogApi, { withStock }: { readonly withStock: boolean }): Promise<CatalogWords> {
  const lists = await all(listed(api, Defaulted, '/price-lists'));
  return {
    attributes: (await all(listed(api, Coded, '/attributes'))).map(({ code }) => code).sort(),
    locales: (await all(listed(api, Defaulted, '/locales'))).filter((locale) => !locale.default).map(({ code }) => code).sort(),
    priceLists: [...lists.filter((list) => list.default), ...lists.filter((list) => !list.default)].map(({ code }) => code),
    locations: withStock ? (await all(listed(api, Coded, '/locations'))).map(({ code }) => code).sort() : [],
  };
}

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const value of values) list.push(value);
  return list;
}
