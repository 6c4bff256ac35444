import { Failure } from '#contract/failure.js';
import type { Site } from './site.js';

/** Why a locale cannot be named: with those there are. */
export const notOfSite = ({ locales }: Pick<Site, 'locales'>): string => `is not a locale of the site, which has ${locales.join(', ')}`;

/** Throws BAD_INPUT, with those there are, for a locale that a site does not have. */
export function requireLocale({ locales }: Pick<Site, 'locales'>, locale: string): void {
  if (!locales.includes(locale)) throw new Failure('BAD_INPUT', `${locale} is not a locale of the site`, { locale: [`must be one of ${locales.join(', ')}`] });
}
