import { lengthOf, LONGEST_PATH } from '../documents/path.js';
import type { LinkOnSite } from '../references/link-on-site.js';

/** Where on the site a redirect leads, as it is stored; a path that is longer than any page's is none. */
export const targetColumns = (link: LinkOnSite | undefined): { readonly to_locale: string | null; readonly to_path: string | null } =>
  (link === undefined || lengthOf(link.path) > LONGEST_PATH ? { to_locale: null, to_path: null } : { to_locale: link.locale, to_path: link.path });
