import { partWords } from '../parts/part-words.js';
import type { PeopleWords } from '../words/people-words.js';

/** The texts of people in the person's language. */
export const usePeopleWords = await partWords<PeopleWords>({
  de: () => import('../words/people/de.js'), en: () => import('../words/people/en.js'), es: () => import('../words/people/es.js'), fr: () => import('../words/people/fr.js'), it: () => import('../words/people/it.js'),
});
