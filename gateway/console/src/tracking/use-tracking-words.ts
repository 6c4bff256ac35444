import { partWords } from '../parts/part-words.js';

/** The texts of tracking in the person's language. */
export const useTrackingWords = await partWords({
  it: () => import('../words/tracking/it.js'), en: () => import('../words/tracking/en.js'), de: () => import('../words/tracking/de.js'), fr: () => import('../words/tracking/fr.js'), es: () => import('../words/tracking/es.js'),
});
