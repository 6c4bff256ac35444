import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { asked } from './asked.js';
import { cached, CACHED_READ } from './cached.js';
import type { DeliveryCaller } from './delivery-access.js';
import { pageExample, TARGET, URL_EXAMPLE } from './delivery-examples.js';
import { headers, listFields, locale, siteParams, withIds } from './delivery-query.js';
import { listPath } from './list-path.js';
import { ReadDeliveredSitemapDocument } from './operations/read-delivered-sitemap.generated.js';
import { paginated, paginationText } from './pagination.js';
import { SITE } from './paths.js';

const Url = z.object({
  id: z.int().optional().describe('The number of the page or entry, with with_ids=1.'),
  path: z.string(), locale: z.string(), type: z.enum(['page', 'entry']), lastmod: z.iso.datetime().describe('When it was last published or moved.'),
  alternates: z.array(z.object({ locale: z.string(), path: z.string() })).describe('The same in every locale in which it is published, this one included.'),
}).meta({ id: 'SitemapUrl' });

/** GET /sitemap: everything that is published in a locale. */
export const readSitemap = defineRoute({
  ...CACHED_READ, id: 'sitemap.list', path: `${SITE}/sitemap`,
  summary: 'List everything that is published',
  description: 'The pages and entries that are published in a locale, by path, each with where it is in the other locales. The last page costs what the first does. With with_ids=1 each has its number too, by which links and references within content name it: what a website needs to turn them into addresses.',
  input: z.object({ params: z.object(siteParams), query: z.object({ locale, with_ids: withIds, ...listFields }), headers }),
  answer: paginated(Url, 'SitemapPage'),
  operation: ReadDeliveredSitemapDocument,
  variables: (input, _: { readonly caller: DeliveryCaller }) => ({ input: { ...asked(input), locale: input.query.locale, page: input.query.page, perPage: input.query.per_page } }),
  reply({ deliveredSitemap: { urls, total, locale: own, ...age } }, { input: { params, query }, caller }) {
    const records = urls.map(({ id, path, isEntry, modifiedAt, alternates }) => JSON.stringify({ ...(query.with_ids && { id }), path, locale: own, type: isEntry ? 'entry' : 'page', lastmod: modifiedAt, alternates }));
    return cached(age, paginationText(records, { ...listPath(caller, { params, rest: '/sitemap', query }), total, count: records.length }));
  },
  example: { target: `${TARGET}/sitemap?locale=it`, answer: pageExample([URL_EXAMPLE], '/sitemap') },
});
