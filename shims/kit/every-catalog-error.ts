import { CATALOG_ERROR_CODES, type CatalogErrorCode } from '#contract/error-codes.js';
import type { ErrorWord } from './error-table.js';

/** One answer for every failure of the catalog, for interfaces whose calls never have one. */
export const everyCatalogError = <const W extends ErrorWord>(word: W): Readonly<Record<CatalogErrorCode, W>> =>
  Object.fromEntries(CATALOG_ERROR_CODES.map((code) => [code, word])) as unknown as Readonly<Record<CatalogErrorCode, W>>; // a value for each of the codes
