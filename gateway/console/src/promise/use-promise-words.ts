import { partWords } from '../parts/part-words.js';

/** The texts of the promise, loaded with its pages. */
export const usePromiseWords = await partWords({ it: () => import('../words/promise/it.js'), en: () => import('../words/promise/en.js'), de: () => import('../words/promise/de.js'), fr: () => import('../words/promise/fr.js'), es: () => import('../words/promise/es.js') });
