import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { asked } from './asked.js';
import { cached, CACHED_READ } from './cached.js';
import type { DeliveryCaller } from './delivery-access.js';
import { headers, siteParams } from './delivery-query.js';
import { SITE_EXAMPLE, TARGET } from './delivery-examples.js';
import { ReadDeliveredSiteDocument } from './operations/read-delivered-site.generated.js';
import { SITE } from './paths.js';
import { STATUS_WORDS } from './words.js';

const Site = z.object({
  id: z.int(), slug: z.string(), name: z.string(), status: z.enum(Object.values(STATUS_WORDS)).describe('draft while it is being built, active once it is served; an archived site is 404.'),
  default_locale: z.string(), locales: z.array(z.string()), frontend_url: z.string().nullable().describe('The address of the website.'),
}).meta({ id: 'Site' });

/** GET /: the site of the token. */
export const readSite = defineRoute({
  ...CACHED_READ, id: 'site.read', path: SITE,
  summary: 'Read the site',
  description: 'The site of the token: its name, its locales and the address of its website.',
  input: z.object({ params: z.object(siteParams), headers }),
  answer: z.object({ data: Site }),
  operation: ReadDeliveredSiteDocument,
  variables: (input, _: { readonly caller: DeliveryCaller }) => ({ input: asked(input) }),
  reply({ deliveredSite: { id, slug, name, status, defaultLocale, locales, frontendUrl, ...age } }) {
    return cached(age, JSON.stringify({ data: { id, slug, name, status: STATUS_WORDS[status], default_locale: defaultLocale, locales, frontend_url: frontendUrl } }));
  },
  example: { target: TARGET, answer: { data: SITE_EXAMPLE } },
});
