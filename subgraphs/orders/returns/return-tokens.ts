import { wordsOf, wordsOfCode } from '#subgraph-kit/search/words.js';
import type { Return } from './return.js';

/** What a return is found by. */
export type FindableReturn = Pick<Return, 'number' | 'orderNumber' | 'customerName' | 'trackingNumbers' | 'wmsReference'> & {
  readonly lines: readonly Pick<Return['lines'][number], 'sku' | 'barcode'>[];
};

const MOST_TOKENS = 500;

/** The tokens of a return: words of what staff search for. */
export function tokensOfReturn({ number, orderNumber, customerName, trackingNumbers, wmsReference, lines }: FindableReturn): string[] {
  const codes = [number, orderNumber, wmsReference, ...trackingNumbers, ...lines.flatMap(({ sku, barcode }) => [sku, barcode])];
  return [...new Set([...codes.flatMap((code) => (code === null ? [] : wordsOfCode(code))), ...wordsOf(customerName ?? '')])].slice(0, MOST_TOKENS);
}
