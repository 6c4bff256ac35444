import { Failure } from '#contract/failure.js';
import { refuseLongTexts } from '#contract/fits.js';
import { wordsOfSearch } from './words.js';

const [LONGEST_SEARCH, MOST_WORDS] = [200, 8];

/** What is searched for. */
export interface SearchText {
  readonly text: string;
  readonly words: readonly string[];
}

/** What a search searches for, if anything; BAD_INPUT, with the field it came in, for one without words, or with more than a search serves. */
export function checkSearch(search: string | null | undefined, field = 'filter.search'): SearchText | undefined {
  refuseLongTexts({ [field]: [search, LONGEST_SEARCH] });
  if (search == null || search.trim() === '') return undefined;
  const words = wordsOfSearch(search);
  if (words.length < 1 || words.length > MOST_WORDS) throw new Failure('BAD_INPUT', 'The search is not valid', { [field]: [`must have 1 to ${String(MOST_WORDS)} words of letters or digits`] });
  return { text: search.trim(), words };
}
