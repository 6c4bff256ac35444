import { partWords } from '../parts/part-words.js';
import type { StockWords } from '../words/stock-words.js';

/** The texts of stock in the person's language. */
export const useStockWords = await partWords<StockWords>({
  de: () => import('../words/stock/de.js'), en: () => import('../words/stock/en.js'), es: () => import('../words/stock/es.js'), fr: () => import('../words/stock/fr.js'), it: () => import('../words/stock/it.js'),
});
