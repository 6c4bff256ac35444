import { Failure } from '#contract/failure.js';
import type { TextRule } from '#contract/text-problem.js';
import { KIND_NAMES, type ContentDocument } from './document.js';

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

interface Naming {
  readonly title: string;
  /** Whether a sibling has a slug. */
  readonly isTaken: (slug: string) => Promise<boolean>;
}

/** The slug of a title that no sibling has: with the number of the page or entry where the title alone gives none, or a taken one. */
export async function freeSlugOf({ id, kind }: Pick<ContentDocument, 'id' | 'kind'>, { title, isTaken }: Naming): Promise<string> {
  const [own, ending] = [slugOf(title), `-${String(id)}`];
  const made = own === '' ? `${KIND_NAMES[kind]}${ending}` : own;
  return await isTaken(made) ? slugOf(made, ending) : made;
}

const [COPY, MOST_COPIES] = ['-copy', 1000] as const;

/** The slug of a copy, which no sibling has: that of the original with -copy, -copy-2 and so on. */
export async function copiedSlug(slug: string, isTaken: Naming['isTaken']): Promise<string> {
  for (let count = 1; count <= MOST_COPIES; count += 1) {
    const made = slugOf(slug, count === 1 ? COPY : `${COPY}-${String(count)}`);
    if (!await isTaken(made)) return made;
  }
  throw new Failure('TOO_MANY_ITEMS', `${slug} has ${String(MOST_COPIES)} copies beside it: give some of them other slugs first`);
}
