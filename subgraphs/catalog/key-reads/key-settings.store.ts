import type { Reader } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import { places } from '#subgraph-kit/statement.js';
import type { PriceList } from '../catalogs/catalog.js';
import type { SomeProducts } from '../products/product-details.store.js';
import type { VariantPrice } from '../products/variant-price.js';

/** What products of a catalog are read with. */
export interface KeySettings {
  /** By code. */
  readonly priceLists: readonly Pick<PriceList, 'code' | 'currency' | 'isDefault'>[];
  /** Codes of the attributes there are. */
  readonly attributes: ReadonlySet<string>;
  /** Its locales but the default one. */
  readonly locales: ReadonlySet<string>;
  /** Prices of variants in other lists and of periods, by the variant. */
  readonly prices: ReadonlyMap<string, readonly VariantPrice[]>;
}

const [PRICE, LIST, ATTRIBUTE, CATALOG] = [0, 1, 2, 3] as const;

interface Row {
  readonly kind: number;
  readonly code: string;
  readonly item: string;
  readonly valid_from: string;
  readonly valid_to: string | null;
  readonly amount: number;
  readonly sale: number | null;
}

/** All of it as one statement, so that a page of products costs few. */
const statement = (products: number): string =>
  `SELECT ${String(PRICE)} AS kind, price_list AS code, variant_id AS item, valid_from, valid_to, price_minor AS amount, sale_minor AS sale FROM variant_price WHERE company_id = ? AND catalog_id = ? AND product_id IN (${places(products)})
  UNION ALL SELECT ${String(LIST)}, code, currency, '', NULL, is_default, NULL FROM price_list WHERE company_id = ? AND catalog_id = ?
  UNION ALL SELECT ${String(ATTRIBUTE)}, code, '', '', NULL, 0, NULL FROM attribute WHERE company_id = ? AND catalog_id = ?
  UNION ALL SELECT ${String(CATALOG)}, default_locale, locales, '', NULL, id, NULL FROM catalog WHERE company_id = ? AND id = ?`;

/** The prices of the variants of products, with what describes their catalog. */
export async function findKeySettings(reader: Reader, { companyId, catalogId, productIds }: SomeProducts): Promise<KeySettings> {
  const own = [companyId, catalogId];
  const rows = await reader.query<Row>(statement(productIds.length), [...own, ...productIds, ...own, ...own, ...own]);
  const kinds = grouped(rows, ({ kind }) => kind);
  const of = (kind: number): readonly Row[] => kinds.get(kind) ?? [];
  return {
    priceLists: of(LIST).map(({ code, item: currency, amount }) => ({ code, currency, isDefault: amount === 1 })).sort((one, other) => (one.code < other.code ? -1 : 1)),
    attributes: new Set(of(ATTRIBUTE).map(({ code }) => code)),
    locales: new Set(otherLocales(reader, companyId, of(CATALOG).map(({ code, item, amount }) => ({ id: amount, defaultLocale: code, locales: item })))),
    prices: pricesByVariant(of(PRICE)),
  };
}

/** A catalog whose languages are damaged is read with its default one alone, as elsewhere. */
const otherLocales = (reader: Reader, companyId: number, catalogs: readonly { readonly id: number; readonly defaultLocale: string; readonly locales: string }[]): string[] => readableRows(reader, catalogs, {
  companyId, instead: { locales: '{}' }, nameOf: ({ id }) => ({ table: 'catalog', id: String(id), name: `Catalog ${String(id)}` }),
  map: ({ defaultLocale, locales }, stored) => Object.keys(stored.texts(locales, 'locales')).filter((locale) => locale !== defaultLocale),
}).flat();

function pricesByVariant(rows: readonly Row[]): ReadonlyMap<string, readonly VariantPrice[]> {
  const byVariant = new Map<string, VariantPrice[]>();
  for (const { item: variant, code: priceList, valid_from: from, valid_to: validTo, amount: priceMinor, sale: saleMinor } of rows) {
    const price: VariantPrice = { priceList, validFrom: from === '' ? null : from, validTo, priceMinor, saleMinor };
    const known = byVariant.get(variant);
    if (known) known.push(price);
    else byVariant.set(variant, [price]);
  }
  return byVariant;
}
