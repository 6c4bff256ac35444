import { partWords } from '../parts/part-words.js';

/** The texts of the catalog in the person's language. */
export const useCatalogWords = await partWords({
  de: () => import('../words/catalog/de.js'), en: () => import('../words/catalog/en.js'), es: () => import('../words/catalog/es.js'), fr: () => import('../words/catalog/fr.js'), it: () => import('../words/catalog/it.js'),
});
