import { z } from 'zod';
import { isErrorCode } from '#contract/error-codes.js';
import { Failure } from '#contract/failure.js';
import { defineTool } from '#mcp/define-tool.js';
import type { ToolContext } from '#mcp/tool.js';
import { PublishContentDocument, type PublishContentMutation } from './operations/publish-content.generated.js';
import type { PageTextFragment } from './operations/page-text.generated.js';
import { CONTENT_ID, LOCALE } from './results/content-arguments.js';
import { SiteField, siteField } from './results/content-site.js';

const MOST_LOCALES = 50;

const Public = z.object({ locale: z.string(), title: z.string(), path: z.string().nullable(), changes: z.boolean() });

/** Publish drafts of a page or an entry: what is named, and nothing else. */
export const tool = defineTool({
  name: 'publish_content', access: 'write', isDestructive: true, reachesOutside: true, asksFirst: true, permission: 'cms.manage',
  texts: {
    en: { title: 'Publish', description: 'Shows the drafts of a page or an entry on its public website, in the locales named, and says which paths become public. Without confirm it is only tried.' },
    it: { title: 'Pubblica', description: 'Mostra sul sito pubblico le bozze di una pagina o un contenuto, nelle lingue indicate, e dice quali percorsi diventano pubblici. Senza confirm è solo una prova.' },
    de: { title: 'Veröffentlichen', description: 'Zeigt die Entwürfe einer Seite oder eines Eintrags in den genannten Sprachen auf der Website und sagt, welche Pfade öffentlich werden. Ohne confirm nur ein Versuch.' },
    fr: { title: 'Publier', description: 'Montre sur le site public les brouillons d\'une page ou d\'une entrée, dans les langues nommées, et dit quels chemins deviennent publics. Sans confirm, simple essai.' },
    es: { title: 'Publicar', description: 'Muestra en el sitio público los borradores de una página o entrada, en los idiomas indicados, y dice qué rutas se hacen públicas. Sin confirm solo se prueba.' },
  },
  next: { NOT_FOUND: 'brain_search_content', BAD_INPUT: 'brain_get_content', INVALID_STATE: 'brain_get_content', CONFLICT: 'brain_get_content' },
  argumentNames: { 'documents': '', 'documents.*': '' },
  input: z.object({ id: CONTENT_ID, locales: z.array(LOCALE).min(1).max(MOST_LOCALES).describe('Those to publish') }),
  output: z.object({ id: z.int(), kind: z.string(), site: SiteField, public: z.array(Public), hint: z.string().optional() }),
  operation: PublishContentDocument,
  variables: ({ id, locales }) => ({ input: { documents: [{ id, locales, publishedAt: null }], withAncestors: null } }),
  result: ({ publishDocuments: { documents: [outcome] } }, { said, input: { id, locales } }) => {
    const { page, entry, published } = publishedOf(outcome, id);
    const document = page ?? entry;
    const site = page?.site ?? entry?.collection.site;
    if (!document || !site) throw new Failure('NOT_FOUND', `There is no page and no entry ${String(id)}`, { id: ['is no page or entry'] });
    const texts = publicTexts(document.translations, { locales, published });
    return { id, kind: page ? 'page' : 'entry', site: siteField(site), public: texts, ...hintOf(texts, said) };
  },
});

interface Locales {
  readonly locales: readonly string[];
  /** In which websites show something else since; a call that was recorded by an earlier version does not say. */
  readonly published: readonly string[] | null;
}

/** What is public after a publication, in the locales that were named. */
const publicTexts = (texts: readonly Pick<PageTextFragment, 'locale' | 'title' | 'path'>[], { locales, published }: Locales): z.output<typeof Public>[] =>
  texts.filter(({ locale }) => locales.includes(locale)).map(({ locale, title, path }) => ({ locale, title, path: path ?? null, changes: (published ?? locales).includes(locale) }));

const hintOf = (texts: readonly z.output<typeof Public>[], said: ToolContext['said']): { hint?: string } => (texts.some(({ changes }) => changes) ? {} : { hint: said('alreadyPublic') });

type Outcome = PublishContentMutation['publishDocuments']['documents'][number];

/** What was published; throws what it was refused for. */
function publishedOf(outcome: Outcome | undefined, id: number): Outcome {
  if (!outcome) throw new Failure('NOT_FOUND', `There is no page and no entry ${String(id)}`, { id: ['is no page or entry'] });
  const { refusal } = outcome;
  if (refusal) throw new Failure(isErrorCode(refusal.code) ? refusal.code : 'INTERNAL', refusal.message, detailsOf(refusal.details));
  return outcome;
}

const Details = z.record(z.string(), z.unknown()).catch({});
const Sentences = z.array(z.string());

/** Details whose names are places in a text, as sentences of the argument that names the locale. */
function detailsOf(given: unknown): Record<string, unknown> {
  const details = Object.entries(Details.parse(given));
  const isPlace = ([name, value]: readonly [string, unknown]): boolean => name.includes('.') && !name.startsWith('locales.') && Sentences.safeParse(value).success;
  const places = details.filter(isPlace).flatMap(([name, value]) => Sentences.parse(value).map((sentence) => `${name} ${sentence}`));
  return { ...Object.fromEntries(details.filter((detail) => !isPlace(detail))), ...(places.length > 0 && { locales: places }) };
}
