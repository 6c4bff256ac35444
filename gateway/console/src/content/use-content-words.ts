import { partWords } from '../parts/part-words.js';
import type { ContentWords } from '../words/content-words.js';

/** The texts of content in the person's language. */
export const useContentWords = await partWords<ContentWords>({
  it: () => import('../words/content/it.js'), en: () => import('../words/content/en.js'), de: () => import('../words/content/de.js'), fr: () => import('../words/content/fr.js'), es: () => import('../words/content/es.js'),
});
