import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { Condition } from '#subgraph-kit/search/condition.js';
import { narrowed } from '#subgraph-kit/search/narrowed.js';
import { insertTokens, ofWord, replaceTokens } from '#subgraph-kit/search/search-token.store.js';
import { lettersOf } from '#subgraph-kit/search/words.js';
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
  const differing = products.map(tokenChange).filter(({ isKnown, changed }) => !isKnown || changed.length > 0);
  const [known, changed] = [differing.filter(({ isKnown }) => isKnown), new Set(differing.flatMap((one) => one.changed))];
  if (changed.size > MOST_CHANGED || differing.some(({ isCut }) => isCut)) return replaceTokens(transaction, PRODUCT_TOKEN, { companyId, records: differing.map(({ record, after }) => ({ record, tokens: tokensOfProduct(after) })) });
  if (known.length > 0) {
    await transaction.execute(`DELETE FROM ${PRODUCT_TOKEN.name} WHERE company_id = ? AND record IN (${places(known.length)}) AND token IN (${places(changed.size)})`, [companyId, ...known.map(({ record }) => record), ...changed]);
  }
  await insertTokens(transaction, PRODUCT_TOKEN, { companyId, records: differing.map((one) => ({ record: one.record, tokens: one.isKnown ? tokensAmong(changed, one) : tokensOfProduct(one.after) })) });
}

const MOST_CHANGED = 5000;

interface TokenChange {
  readonly record: string;
  readonly isKnown: boolean;
  readonly after: readonly string[];
  /** What the texts that differ are found by now and were not before. */
  readonly added: readonly string[];
  /** These, and the other way round. */
  readonly changed: readonly string[];
  /** It has more words than are stored. */
  readonly isCut: boolean;
}

/** How the tokens of a product change; only the lines are read that differ. */
function tokenChange({ id, before, after }: FoundProduct): TokenChange {
  const isCut = after.reduce((length, text) => length + text.length + 1, 0) > MOST_TOKENS && tokensOfProduct(after).length === MOST_TOKENS; // a token has a character at least
  const product = { record: String(id), isKnown: before !== undefined, after, isCut };
  if (!before) return { ...product, added: [], changed: [] };
  const [old, own] = [linesOf(beside(before, after)), linesOf(beside(after, before))];
  const [gone, now] = [tokensOfProduct(beside(old, own)), tokensOfProduct(beside(own, old))];
  const added = beside(now, gone);
  return { ...product, added, changed: [...added, ...beside(gone, now)] };
}

/** The tokens of a product that are among some, which has those that were added. All its texts are read only where they may have others of them. */
function tokensAmong(some: ReadonlySet<string>, { after, added }: TokenChange): readonly string[] {
  const letters = lettersOf(after.join('\n'));
  for (const token of some) if (letters.includes(token) && !added.includes(token)) return tokensOfProduct(after).filter((own) => some.has(own));
  return added;
}

const linesOf = (texts: readonly string[]): readonly string[] => texts.flatMap((text) => text.split('\n'));

/** What is not among others. */
function beside(texts: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others);
  return texts.filter((text) => !known.has(text));
}

/** Make products that are gone for good findable no more; those in the trash are found there by what they had. */
export const forgetTokens = (transaction: Transaction, companyId: number, ids: readonly number[]): Promise<void> =>
  replaceTokens(transaction, PRODUCT_TOKEN, { companyId, records: ids.map((id) => ({ record: String(id), tokens: [] })) });

/** That a product `p` has all of some words, or begins one where it is long enough to. */
export const ofWords = (reader: Reader, companyId: number, words: readonly string[]): Promise<Condition[]> =>
  narrowed(words.map((word) => ofWord(reader, PRODUCT_TOKEN, { companyId, column: 'CAST(p.id AS CHAR)', word })), 'p.id');
