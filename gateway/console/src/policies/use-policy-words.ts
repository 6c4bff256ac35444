import { partWords } from '../parts/part-words.js';

/** The texts of the return policies, loaded with their pages. */
export const usePolicyWords = await partWords({ it: () => import('../words/policies/it.js'), en: () => import('../words/policies/en.js'), de: () => import('../words/policies/de.js'), fr: () => import('../words/policies/fr.js'), es: () => import('../words/policies/es.js') });
