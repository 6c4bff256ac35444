import { Problems } from '#contract/problems.js';
import { textProblem } from '#contract/text-problem.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { WholeDocument } from '../documents/require-document.js';
import { DOCUMENT_SLUG, freeSlugOf } from '../documents/slug-of.js';
import { isSlugTaken } from '../documents/translation.store.js';

/** A slug in a locale. */
export interface LocaleSlug {
  readonly locale: string;
  readonly slug: string;
}

/** The slugs that a page has once it is the home page no more, in each of its locales: those that are given, else of its titles. */
export async function formerSlugs(reader: Reader, companyId: number, { former: { document, translations }, given }: { readonly former: WholeDocument; readonly given: readonly LocaleSlug[] }): Promise<ReadonlyMap<string, string>> {
  checkGiven(translations.map(({ locale }) => locale), given);
  const slugs = new Map<string, string>();
  const isTaken = (locale: string) => (slug: string): Promise<boolean> => isSlugTaken(reader, companyId, { document, locale, slug });
  for (const { locale, title } of translations) {
    slugs.set(locale, given.find((one) => one.locale === locale)?.slug.normalize('NFC') ?? await freeSlugOf(document, { title, isTaken: isTaken(locale) }));
  }
  return slugs;
}

function checkGiven(known: readonly string[], given: readonly LocaleSlug[]): void {
  const problems = new Problems();
  if (given.length > known.length) problems.add('formerSlugs', `must be at most ${String(known.length)}, one for each locale of the page`);
  for (const [index, { locale, slug }] of given.slice(0, known.length).entries()) {
    const path = `formerSlugs.${String(index)}`;
    const isFirst = given.findIndex((other) => other.locale === locale) === index;
    problems.add(`${path}.locale`, !known.includes(locale) ? `must be one of ${known.join(', ')}` : isFirst ? undefined : 'is named twice');
    problems.add(`${path}.slug`, textProblem(slug.normalize('NFC'), DOCUMENT_SLUG));
  }
  problems.refuse('The page that is the home page cannot have these slugs');
}
