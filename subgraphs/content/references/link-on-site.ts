import { HOME_PATH, lengthOf, LONGEST_PATH } from '../documents/path.js';
import type { SiteLocale } from '../documents/published.store.js';
import { pathOnSite } from '../redirects/path-on-site.js';
import type { Site } from '../sites/site.js';

/** Where on its own site a link leads. */
export type LinkOnSite = Pick<SiteLocale, 'locale'> & { readonly path: string };

/** A link with the locale of its text. */
interface LinkOfSite {
  /** The path that it is relative to; absent for a text, whose links with # stay on its page. */
  readonly from?: string;
  readonly locale: string;
  readonly url: string;
}

/**
 * Where on its own site a link of a text in a locale leads; undefined where it leads elsewhere, or stays on its page. A path that begins with a locale of the site, as those of many
 * websites do, is the path behind it in that locale.
 */
export function linkOnSite({ frontendUrl, locales }: Pick<Site, 'frontendUrl' | 'locales'>, { from, locale, url }: LinkOfSite): LinkOnSite | undefined {
  const path = from === undefined && url.startsWith('#') ? undefined : pathOnSite({ from: from ?? HOME_PATH, url, frontendUrl });
  if (path === undefined) return undefined;
  const [first = '', ...rest] = path.slice(1).split('/');
  const named = locales.find((one) => one.toLowerCase() === first.toLowerCase());
  return named === undefined ? { locale, path } : { locale: named, path: `/${rest.join('/')}` };
}

/** The path to which a link leads, where a page or an entry can have it: what both databases can find it by. */
export const pagePathOf = (path: string | null | undefined): string | null => (path == null || lengthOf(path) > LONGEST_PATH ? null : path);

/** Where a link leads, as it is stored. */
export const linkColumns = (link: LinkOnSite | undefined) => ({ link_locale: link?.locale ?? null, link_path: link?.path ?? null, page_path: pagePathOf(link?.path) });
