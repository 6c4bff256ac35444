import { facet } from '#subgraph-kit/search/facet.js';
import { wordsOf, wordsOfCode } from '#subgraph-kit/search/words.js';
import type { Return } from './return.js';

/** What a return is found by. */
export type FindableReturn = Pick<Return, 'number' | 'orderNumber' | 'customerName' | 'trackingNumbers' | 'wmsReference' | 'carrierCode' | 'tags'> & {
  readonly lines: readonly Pick<Return['lines'][number], 'sku' | 'barcode'>[];
};

const MOST_TOKENS = 500;

/** The tokens of a return: words of what staff search for, and a facet for each value they filter by. */
export function tokensOfReturn({ number, orderNumber, customerName, trackingNumbers, wmsReference, carrierCode, tags, lines }: FindableReturn): string[] {
  const codes = [number, orderNumber, wmsReference, ...trackingNumbers, ...lines.flatMap(({ sku, barcode }) => [sku, barcode])];
  const facets = [...tags.map((tag) => facet('tag', tag)), ...(carrierCode === null ? [] : [facet('carrier', carrierCode)])];
  return [...new Set([...facets, ...codes.flatMap((code) => (code === null ? [] : wordsOfCode(code))), ...wordsOf(customerName ?? '')])].slice(0, MOST_TOKENS);
}
