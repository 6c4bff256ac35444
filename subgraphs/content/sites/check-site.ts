import { Problems } from '#contract/problems.js';
import { textProblem } from '#contract/text-problem.js';
import type { SiteFacts } from './site.js';
import { NAME, SLUG } from './slug.js';

const MOST_LOCALES = 50;
const LONGEST_URL = 500;

/** Throws BAD_INPUT with every problem of a site, by field. */
export function checkSite({ slug, name, defaultLocale, locales, frontendUrl }: SiteFacts): void {
  const problems = new Problems();
  problems.add('slug', textProblem(slug, SLUG));
  problems.add('name', textProblem(name, NAME));
  problems.add('defaultLocale', locales.includes(defaultLocale) ? undefined : 'must be one of the locales');
  if (locales.length < 1 || locales.length > MOST_LOCALES) problems.add('locales', `must name 1 to ${String(MOST_LOCALES)} locales`);
  if (new Set(locales).size < locales.length) problems.add('locales', 'must not name a locale twice');
  locales.forEach((locale, index) => {
    problems.add(`locales.${String(index)}`, isLocale(locale) ? undefined : 'must be a language tag such as it or pt-BR');
  });
  if (frontendUrl !== null) problems.add('frontendUrl', urlProblem(frontendUrl));
  problems.refuse();
}

/** Whether a text is a BCP 47 language with optional script and region, in the standard's capitalization. */
export const isLocale = (text: string): boolean =>
  /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/.test(text) && Intl.getCanonicalLocales(text)[0] === text;

function urlProblem(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:') return 'must be an https address';
  if (url.username !== '' || url.password !== '') return 'must not contain a user name or password';
  return textProblem(text, { most: LONGEST_URL });
}
