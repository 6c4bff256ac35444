import { Failure } from '#contract/failure.js';
import type { Site } from './site.js';

/** Throws BAD_INPUT, with those there are, for a locale that a site does not have. */
export function requireLocale({ locales }: Pick<Site, 'locales'>, locale: string): void {
  if (!locales.includes(locale)) throw new Failure('BAD_INPUT', `${locale} is not a locale of the site`, { locale: [`must be one of ${locales.join(', ')}`] });
}
