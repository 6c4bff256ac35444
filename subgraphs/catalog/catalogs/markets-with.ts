import type { Market, PriceList } from './catalog.js';

/** The codes of the markets that sell with a price list, named or as the default one. */
export const marketsWith = ({ code, isDefault }: Pick<PriceList, 'code' | 'isDefault'>, markets: readonly Market[]): string[] =>
  markets.filter(({ priceList }) => priceList === code || (priceList === null && isDefault)).map((market) => market.code);
