import type { TextRule } from '#contract/text-problem.js';

const LONGEST_SLUG = 120;

/** The format of a page's or an entry's slug: a segment of a path, in the letters of any language. */
export const DOCUMENT_SLUG: TextRule = {
  most: LONGEST_SLUG,
  pattern: { form: /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}]+(?:-[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}]+)*$/u, says: 'must be lower-case letters and digits joined by single hyphens' },
};

/** The slug of a title, for those that are given none: its letters and digits in lower case, without accents where the alphabet is Latin, joined by hyphens; cut where it would be too long with its ending. */
export function slugOf(title: string, ending = ''): string {
  const words = title.normalize('NFKD').toLowerCase().replace(LATIN_ACCENTS, '$1').normalize('NFC');
  let slug = '';
  for (const letter of words.slice(0, 2 * LONGEST_SLUG)) {
    if (isSlugLetter(letter)) slug += letter;
    else if (slug !== '' && !slug.endsWith('-')) slug += '-';
  }
  const cut = Array.from(slug).slice(0, LONGEST_SLUG - ending.length).join('');
  return `${cut.endsWith('-') ? cut.slice(0, -1) : cut}${ending}`;
}

/** Of the other alphabets they are parts of letters: й is no и. */
const LATIN_ACCENTS = /(\p{Script=Latin})[\u0300-\u036f]+/gu;

const isSlugLetter = (letter: string): boolean => /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}]$/u.test(letter);
