import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { asked } from './asked.js';
import { cached, CACHED_READ } from './cached.js';
import type { DeliveryCaller } from './delivery-access.js';
import { pageExample, REDIRECT_EXAMPLE, TARGET } from './delivery-examples.js';
import { headers, listFields, locale, path, siteParams } from './delivery-query.js';
import { listPath } from './list-path.js';
import { ListDeliveredRedirectsDocument } from './operations/list-delivered-redirects.generated.js';
import { paginated, paginationText } from './pagination.js';
import { SITE } from './paths.js';

const Redirect = z.object({
  from: z.string().describe('The path.'), to: z.string().nullable().describe('A path of the site, or an address; null with 410.'), status: z.union([301, 302, 307, 308, 410].map((status) => z.literal(status))), locale: z.string(),
}).meta({ id: 'Redirect' });

/** GET /redirects: what the website answers at paths where nothing is published. */
export const listRedirects = defineRoute({
  ...CACHED_READ, id: 'redirects.list', path: `${SITE}/redirects`,
  summary: 'List the redirects',
  description: 'The redirects of a locale, by path, or the one of a path. A redirect to a page or an entry follows it wherever it moves, and is left out while that is not published.',
  input: z.object({ params: z.object(siteParams), query: z.object({ locale, path: path.describe('Only the redirect of this path.'), ...listFields }), headers }),
  answer: paginated(Redirect, 'RedirectPage'),
  operation: ListDeliveredRedirectsDocument,
  variables: (input, _: { readonly caller: DeliveryCaller }) => ({ input: { ...asked(input), locale: input.query.locale, path: input.query.path ?? null, page: input.query.page, perPage: input.query.per_page } }),
  reply({ deliveredRedirects: { redirects, total, locale: own, ...age } }, { input: { params, query }, caller }) {
    const records = redirects.map(({ path: from, target: to, status }) => JSON.stringify({ from, to, status, locale: own }));
    return cached(age, paginationText(records, { ...listPath(caller, { params, rest: '/redirects', query }), total, count: records.length }));
  },
  example: { target: `${TARGET}/redirects?locale=it`, answer: pageExample([REDIRECT_EXAMPLE], '/redirects') },
});
