import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { Condition } from '#subgraph-kit/search/condition.js';
import { narrowed } from '#subgraph-kit/search/narrowed.js';
import { insertTokens, ofWord, replaceTokens } from '#subgraph-kit/search/search-token.store.js';
import { places } from '#subgraph-kit/statement.js';
import { PRODUCT_TOKEN } from './product-token.table.js';
import { MOST_TOKENS, tokensOfProduct } from './product-tokens.js';

/** Make products findable by what they and their variants are now. */
export async function indexProducts(transaction: Transaction, companyId: number, ids: readonly number[]): Promise<void> {
  const products = await transaction.query<{ id: number; text: string }>(`SELECT id, search_text AS text FROM product WHERE company_id = ? AND id IN (${places(ids.length)})`, [companyId, ...ids]);
  const variants = grouped(await transaction.query<{ product: number; text: string }>(`SELECT product_id AS product, search_text AS text FROM variant WHERE company_id = ? AND product_id IN (${places(ids.length)})`, [companyId, ...ids]), ({ product }) => product);
  await replaceTokens(transaction, PRODUCT_TOKEN, { companyId, records: products.map(({ id, text }) => ({ record: String(id), tokens: tokensOfProduct([text, ...(variants.get(id) ?? []).map((variant) => variant.text)]) })) });
}

/** A product as it is found from now on, and as it was where it was there before; the texts are those that rows are searched by. */
export interface FoundProduct {
  readonly id: number;
  readonly before: readonly string[] | undefined;
  readonly after: readonly string[];
}

/** Store the tokens of new products, and of known ones those in which they differ from what they were; texts that stay are found as they were. */
export async function indexChanges(transaction: Transaction, companyId: number, products: readonly FoundProduct[]): Promise<void> {
  const differing = products.map(({ id, before, after }) => ({ record: String(id), isKnown: before !== undefined, tokens: tokensOfProduct(after), changed: before ? tokensOfProduct(differences(before, after)) : [] }))
    .filter(({ isKnown, changed }) => !isKnown || changed.length > 0);
  const [known, changed] = [differing.filter(({ isKnown }) => isKnown), new Set(differing.flatMap((one) => one.changed))];
  if (changed.size > MOST_CHANGED || differing.some(({ tokens }) => tokens.length === MOST_TOKENS)) return replaceTokens(transaction, PRODUCT_TOKEN, { companyId, records: differing });
  if (known.length > 0) {
    await transaction.execute(`DELETE FROM ${PRODUCT_TOKEN.name} WHERE company_id = ? AND record IN (${places(known.length)}) AND token IN (${places(changed.size)})`, [companyId, ...known.map(({ record }) => record), ...changed]);
  }
  await insertTokens(transaction, PRODUCT_TOKEN, { companyId, records: differing.map(({ record, isKnown, tokens }) => ({ record, tokens: isKnown ? tokens.filter((token) => changed.has(token)) : tokens })) });
}

const MOST_CHANGED = 5000;

/** The values, one a line, that only one of two lists of texts has. */
function differences(before: readonly string[], after: readonly string[]): string[] {
  const [old, own] = [linesOf(before), linesOf(after)];
  return [...[...old].filter((line) => !own.has(line)), ...[...own].filter((line) => !old.has(line))];
}

const linesOf = (texts: readonly string[]): Set<string> => new Set(texts.flatMap((text) => text.split('\n')));

/** Make products that are gone for good findable no more; those in the trash are found there by what they had. */
export const forgetTokens = (transaction: Transaction, companyId: number, ids: readonly number[]): Promise<void> =>
  replaceTokens(transaction, PRODUCT_TOKEN, { companyId, records: ids.map((id) => ({ record: String(id), tokens: [] })) });

/** That a product `p` has all of some words, or begins one where it is long enough to. */
export const ofWords = (reader: Reader, companyId: number, words: readonly string[]): Promise<Condition[]> =>
  narrowed(words.map((word) => ofWord(reader, PRODUCT_TOKEN, { companyId, column: 'CAST(p.id AS CHAR)', word })), 'p.id');
