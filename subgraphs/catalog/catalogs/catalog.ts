import type { Instant } from '#kernel/clock.js';

/** A language of a catalog. */
export interface Locale {
  /** BCP 47: `en`, `de-CH`. */
  readonly code: string;
  readonly name: string;
}

/** A catalog of a company: products with the languages, markets, price lists, attributes and categories they are described by. */
export interface Catalog {
  /** Counts from 1 in each company. */
  readonly id: number;
  /** Identifies it in URLs and headers; unique in the company. */
  readonly slug: string;
  readonly name: string;
  /** The language of the products' own titles and descriptions; one of its locales. */
  readonly defaultLocale: string;
  /** Its languages, the default one among them. */
  readonly locales: readonly Locale[];
  readonly version: number;
  readonly updatedAt: Instant;
}

/** A list of prices in one currency. */
export interface PriceList {
  readonly catalogId: number;
  /** Identifies it in the catalog. */
  readonly code: string;
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly taxIncluded: boolean;
  /** The one whose prices the variants themselves carry; a catalog has exactly one. */
  readonly isDefault: boolean;
}

/** Countries that are sold to with one currency, price list and set of languages. */
export interface Market {
  readonly catalogId: number;
  /** Identifies it in the catalog. */
  readonly code: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** ISO 4217. */
  readonly currency: string;
  /** Code of its price list; null for the default one. */
  readonly priceList: string | null;
  /** Codes of its languages. */
  readonly locales: readonly string[];
}

/** The catalog that a company begins with, and that what was saved before there were several belongs to. */
export const FIRST_CATALOG = 1;
