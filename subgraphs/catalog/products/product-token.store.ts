import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { Condition } from '#subgraph-kit/search/condition.js';
import { narrowed } from '#subgraph-kit/search/narrowed.js';
import { ofWord, replaceTokens } from '#subgraph-kit/search/search-token.store.js';
import { places } from '#subgraph-kit/statement.js';
import { PRODUCT_TOKEN } from './product-token.table.js';
import { tokensOfProduct } from './product-tokens.js';

/** Make products findable by what they and their variants are now. */
export async function indexProducts(transaction: Transaction, companyId: number, ids: readonly number[]): Promise<void> {
  const products = await transaction.query<{ id: number; text: string }>(`SELECT id, search_text AS text FROM product WHERE company_id = ? AND id IN (${places(ids.length)})`, [companyId, ...ids]);
  const variants = grouped(await transaction.query<{ product: number; text: string }>(`SELECT product_id AS product, search_text AS text FROM variant WHERE company_id = ? AND product_id IN (${places(ids.length)})`, [companyId, ...ids]), ({ product }) => product);
  await replaceTokens(transaction, PRODUCT_TOKEN, { companyId, records: products.map(({ id, text }) => ({ record: String(id), tokens: tokensOfProduct([text, ...(variants.get(id) ?? []).map((variant) => variant.text)]) })) });
}

/** Make products that are in the trash findable no more. */
export const forgetTokens = (transaction: Transaction, companyId: number, ids: readonly number[]): Promise<void> =>
  replaceTokens(transaction, PRODUCT_TOKEN, { companyId, records: ids.map((id) => ({ record: String(id), tokens: [] })) });

/** That a product `p` has all of some words, or begins one where it is long enough to. */
export const ofWords = (reader: Reader, companyId: number, words: readonly string[]): Promise<Condition[]> =>
  narrowed(words.map((word) => ofWord(reader, PRODUCT_TOKEN, { companyId, column: 'CAST(p.id AS CHAR)', word })), 'p.id');
