import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { asked } from './asked.js';
import { cached, CACHED_READ } from './cached.js';
import type { DeliveryCaller } from './delivery-access.js';
import { PAGE_EXAMPLE, TARGET } from './delivery-examples.js';
import { headers, locale, path, siteParams } from './delivery-query.js';
import { ReadDeliveredPageDocument } from './operations/read-delivered-page.generated.js';
import { SITE } from './paths.js';

/** What search engines are told. */
export const Seo = z.record(z.string(), z.unknown()).nullable().describe('What search engines are told, as it was edited.');

const Page = z.object({
  id: z.int(), template: z.string().describe('The key of its template.'), is_home: z.boolean(), title: z.string(), slug: z.string().describe('The last segment of its path; empty for the home page.'),
  blocks: z.unknown().describe('Its blocks as they were edited: a list of {id, type} with the fields of their type, or null.'), seo: Seo, locale: z.string(), published_at: z.iso.datetime().nullable(),
}).meta({ id: 'Page' });

/** GET /page: the page that is published at a path. */
export const readPage = defineRoute({
  ...CACHED_READ, id: 'pages.read', path: `${SITE}/page`,
  summary: 'Read a page by its path',
  description: 'The page that is published at a path in a locale: path is made of the slugs of the page and those above it, in that locale. Without path, or with /, it is the home page. Drafts are seen through previewPage in the graph.',
  input: z.object({ params: z.object(siteParams), query: z.object({ path: path.describe('The path, with or without slashes around it; / unless given.'), locale }), headers }),
  answer: z.object({ data: Page }),
  operation: ReadDeliveredPageDocument,
  variables: (input, _: { readonly caller: DeliveryCaller }) => ({ input: { ...asked(input), path: input.query.path ?? '/', locale: input.query.locale } }),
  reply({ deliveredPage: { id, template, isHome, title, slug, blocks, seo, locale: own, publishedAt, ...age } }) {
    const head = JSON.stringify({ id, template, is_home: isHome, title, slug }).slice(0, -1);
    const tail = JSON.stringify({ locale: own, published_at: publishedAt }).slice(1);
    return cached(age, `{"data":${head},"blocks":${blocks},"seo":${seo},${tail}}`);
  },
  example: { target: `${TARGET}/page?path=%2Fabout%2Fteam&locale=it`, answer: { data: PAGE_EXAMPLE } },
});
