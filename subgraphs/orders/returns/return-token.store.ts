import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { insertTokens, ofToken, ofWord, replaceTokens } from '#subgraph-kit/search/search-token.store.js';
import type { Criterion } from '#subgraph-kit/search/narrowed.js';
import { RETURN_TOKEN } from './return-token.table.js';
import { tokensOfReturn } from './return-tokens.js';
import type { Return } from './return.js';

const findable = (one: Return) => ({ record: one.id, tokens: tokensOfReturn(one) });

/** Make a new return findable. */
export const indexReturn = (transaction: Transaction, companyId: number, made: Return): Promise<unknown> => insertTokens(transaction, RETURN_TOKEN, { companyId, records: [findable(made)] });

/** Make returns findable by what they are now, and by nothing they were. */
export const indexChangedReturns = (transaction: Transaction, companyId: number, returns: readonly Return[]): Promise<void> =>
  replaceTokens(transaction, RETURN_TOKEN, { companyId, records: returns.map(findable) });

/** That a return has a facet. */
export const ofReturnFacet = (reader: Reader, companyId: number, token: string): Criterion => ofToken(reader, RETURN_TOKEN, { companyId, column: 'returns.id', wanted: { token, isPrefix: false } });

/** That a return has a word, or begins one where it is long enough to; the digits of its number are enough. */
export const ofReturnWord = (reader: Reader, companyId: number, word: string): Criterion => ofWord(reader, RETURN_TOKEN, { companyId, column: 'returns.id', word, others: /^\d+$/.test(word) ? [`r${word}`] : [] });
