import { z } from 'zod';
import { defineTool } from '#mcp/define-tool.js';
import { LIST_FIELDS, listOf, nextCursor, pageOf } from '#mcp/list-fields.js';
import { LocalTime, localTime, localTimeOrNull } from '#mcp/local-time.js';
import { orNull } from '#mcp/or-null.js';
import { SearchContentDocument, type SearchContentQuery } from './operations/search-content.generated.js';
import { CONTENT_ID, CONTENT_KIND, CONTENT_KINDS, CONTENT_STATUS, CONTENT_STATUSES, LOCALE } from './results/content-arguments.js';

const LONGEST_SEARCH = 200;

const FoundText = z.object({
  id: z.int(), kind: z.string(), site_id: z.int(), site: z.string().nullable(), collection: z.string().optional(), locale: z.string(), title: z.string(), path: z.string().nullable(), status: z.string(), snippet: z.string().nullable(), updated_at: LocalTime,
  slug: z.string().optional(), template: z.string().optional(), updated_by: z.string().optional(), published_at: LocalTime.nullable().optional(),
});

/** Find the texts of sites by words and filters. */
export const tool = defineTool({
  name: 'search_content', access: 'read', permission: 'brain.read',
  texts: {
    en: { title: 'Find pages and entries', description: 'Pages and entries of sites as they are edited, each locale by itself. draft: not public; changed: edited since it was published.' },
    it: { title: 'Cerca pagine e contenuti', description: 'Pagine e contenuti dei siti come sono in redazione, ogni lingua a sé. draft: non pubblico; changed: modificato dopo la pubblicazione.' },
    de: { title: 'Seiten und Einträge finden', description: 'Seiten und Einträge von Websites, wie sie bearbeitet werden, jede Sprache für sich. draft: nicht öffentlich; changed: seit der Veröffentlichung geändert.' },
    fr: { title: 'Chercher pages et entrées', description: 'Pages et entrées des sites en édition, chaque langue à part. draft : non public ; changed : modifié depuis la publication.' },
    es: { title: 'Buscar páginas y entradas', description: 'Páginas y entradas de sitios como se editan, cada idioma aparte. draft: no público; changed: editado desde que se publicó.' },
  },
  next: { BAD_CURSOR: 'brain_search_content', NOT_FOUND: 'brain_search_content' },
  argumentNames: { text: 'search', kinds: 'kind', locales: 'locale', statuses: 'status' },
  input: z.object({
    search: z.string().min(1).max(LONGEST_SEARCH).optional().describe('Words, all'),
    site_id: CONTENT_ID.optional().describe('Site'),
    kind: z.enum(CONTENT_KINDS).optional().describe('Kind'),
    locale: LOCALE.optional().describe('Locale'),
    status: z.enum(CONTENT_STATUSES).optional().describe('Status'),
    ...LIST_FIELDS,
  }),
  output: listOf(FoundText),
  operation: SearchContentDocument,
  variables: ({ search, site_id: siteId, kind, locale, status, ...page }) => ({
    ...pageOf(page),
    filter: orNull({ text: search, siteId, kinds: kind && [CONTENT_KIND[kind]], locales: locale === undefined ? undefined : [locale], statuses: status && [CONTENT_STATUS[status]], workspace: undefined, updatedBy: undefined, updatedFrom: undefined, updatedTo: undefined }),
  }),
  result: ({ searchContent: { nodes, pageInfo } }, { timeZone, input: { detail } }) => ({ items: nodes.map((match) => foundText(match, detail === 'full', timeZone)), ...nextCursor(pageInfo) }),
});

type Match = SearchContentQuery['searchContent']['nodes'][number];

function foundText(match: Match, isFull: boolean, timeZone: string): z.output<typeof FoundText> {
  const { documentId, kind, siteId, page, entry, locale, title, path, status, snippet, updatedAt } = match;
  return {
    id: documentId, kind: kind.toLowerCase(), site_id: siteId, site: siteNameOf(match), ...(entry && { collection: entry.collection.slug }), locale, title, path: path ?? null, status: status.toLowerCase(), snippet: snippet ?? null, updated_at: localTime(updatedAt, timeZone),
    ...(isFull && { ...(page && { template: page.template }), ...detailsOf(match, timeZone) }),
  };
}

const siteNameOf = ({ page, entry }: Match): string | null => (page ?? entry?.collection)?.site.name ?? null;

const detailsOf = ({ slug, updatedBy, publishedAt }: Match, timeZone: string) => ({ slug, updated_by: updatedBy, published_at: localTimeOrNull(publishedAt ?? null, timeZone) });
