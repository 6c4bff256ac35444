import { z } from 'zod';
import type { ContentSiteFragment } from '../operations/content-site.generated.js';

/** The site of a page or an entry. */
export const SiteField = z.object({ id: z.int(), name: z.string(), status: z.string(), locales: z.array(z.string()), default_locale: z.string(), website: z.string().nullable() });

/** A site as models read it. */
export const siteField = ({ id, name, status, locales, defaultLocale, frontendUrl }: ContentSiteFragment): z.output<typeof SiteField> =>
  ({ id, name, status: status.toLowerCase(), locales: [...locales], default_locale: defaultLocale, website: frontendUrl ?? null });
