import { unaccented } from '#subgraph-kit/search/unaccented.js';
import type { ProductFacts } from './product.js';
import type { VariantFacts } from './variant.js';

/** Search text of a record: lower case, without accents. */
const searchText = (parts: readonly (string | null)[]): string =>
  unaccented(parts.filter((part) => part !== null).join('\n'));

const MOST_WORDS = 8;

/** LIKE patterns for the words of a search, as they are written; a record must match all of them (`!` escapes). */
export const patternsOf = (typed: string): string[] =>
  typed.split(/\s+/).filter((word) => word !== '').slice(0, MOST_WORDS).map((word) => `%${word.replace(/[!%_]/g, '!$&')}%`);

/** The same for what is searched in lower case, without accents. */
export const searchPatterns = (typed: string): string[] => patternsOf(unaccented(typed));

/** What a product is searched by. */
export const textOfProduct = (facts: ProductFacts): string => searchText([facts.title, facts.brand, facts.productType, facts.handle, facts.externalId, facts.sku, facts.modelCode]);

/** What a variant is searched by. */
export const textOfVariant = (facts: VariantFacts): string => searchText([facts.sku, facts.barcode, facts.color, facts.size]);

/** What a variant was searched by that is searched by a text now: mostly the same. */
export const textBefore = (before: VariantFacts, after: { readonly facts: VariantFacts; readonly text: string }): string =>
  (before.sku === after.facts.sku && before.barcode === after.facts.barcode && before.color === after.facts.color && before.size === after.facts.size ? after.text : textOfVariant(before));
