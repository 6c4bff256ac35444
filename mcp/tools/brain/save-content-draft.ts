import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import { defineTool } from '#mcp/define-tool.js';
import { withoutAbsent } from '#mcp/without-absent.js';
import { SaveContentDraftDocument } from './operations/save-content-draft.generated.js';
import { CONTENT_ID, CONTENT_KINDS, LOCALE } from './results/content-arguments.js';
import { SiteField, siteField } from './results/content-site.js';
import { TextField, textField, unread } from './results/content-text.js';

const [LONGEST_TITLE, LONGEST_SLUG, LONGEST_KEY, MOST_FIELDS, MOST_BLOCKS, MOST_SEO, MOST_VERSIONS] = [300, 120, 60, 200, 500, 20, 1_000_000_000] as const;

const values = (most: number) => z.record(z.string().max(LONGEST_KEY), z.unknown()).meta({ maxProperties: most });

const Saved = TextField.extend({ id: z.int(), kind: z.string(), site: SiteField, hint: z.string() });

/** Save the text of a page or an entry in a locale, for nobody but its editors. */
export const tool = defineTool({
  name: 'save_content_draft', access: 'write', permission: 'brain.write',
  texts: {
    en: { title: 'Save a draft', description: 'Saves a text of a page or an entry, as a draft: nothing becomes public. fields, blocks and seo are replaced whole.' },
    it: { title: 'Salva una bozza', description: 'Salva come bozza un testo di una pagina o un contenuto: nulla diventa pubblico. fields, blocks e seo sono sostituiti per intero.' },
    de: { title: 'Entwurf speichern', description: 'Speichert einen Text einer Seite oder eines Eintrags, als Entwurf: nichts wird öffentlich. fields, blocks und seo werden ganz ersetzt.' },
    fr: { title: 'Enregistrer un brouillon', description: 'Enregistre en brouillon un texte d\'une page ou d\'une entrée : rien ne devient public. fields, blocks et seo sont remplacés en entier.' },
    es: { title: 'Guardar un borrador', description: 'Guarda como borrador un texto de una página o entrada: nada se hace público. fields, blocks y seo se reemplazan enteros.' },
  },
  next: { NOT_FOUND: 'brain_search_content', BAD_INPUT: 'brain_get_content', INVALID_STATE: 'brain_get_content', CONFLICT: 'brain_get_content' },
  argumentNames: { page: '', entry: '', isPage: 'kind' },
  input: z.object({
    id: CONTENT_ID, kind: z.enum(CONTENT_KINDS).describe('Which it is'), locale: LOCALE.describe('Of the text'),
    title: z.string().min(1).max(LONGEST_TITLE).optional().describe('Title'), slug: z.string().min(1).max(LONGEST_SLUG).optional().describe('End of its path'),
    fields: values(MOST_FIELDS).optional().describe('Of an entry: all'), blocks: z.array(values(MOST_FIELDS)).max(MOST_BLOCKS).optional().describe('Of a page: all {id, type, …}'),
    seo: values(MOST_SEO).optional().describe('For search engines'),
    version: z.int().min(0).max(MOST_VERSIONS).optional().describe('As read; 0 if new; needed for fields or blocks'),
  }),
  output: Saved,
  operation: SaveContentDraftDocument,
  variables: ({ kind, fields, blocks, ...draft }) => {
    requireFit(kind, { fields, blocks, version: draft.version });
    return { isPage: kind === 'page', page: withoutAbsent({ ...draft, blocks }), entry: withoutAbsent({ ...draft, fields }) };
  },
  result: ({ savePageDraft: page, saveEntryDraft: entry }, { timeZone, said, input: { id, kind, locale, fields, blocks } }) => {
    const site = page?.site ?? entry?.collection.site;
    const text = (page ?? entry)?.translations.find((one) => one.locale === locale);
    if (!site || !text) throw new Failure('NOT_FOUND', `There is no ${kind} ${String(id)}`, { id: [`is no ${kind}`] });
    return { id, kind, site: siteField(site), ...savedField(textField(text, timeZone), { fields, blocks }), hint: said('draftSaved') };
  },
});

interface Content {
  readonly fields: unknown;
  readonly blocks: unknown;
}

const isGiven = ({ fields, blocks }: Content): boolean => (fields ?? blocks) !== undefined;

/** The text after the change; who saves a title alone has not read what it stands above. */
const savedField = (text: z.output<typeof TextField>, content: Content): z.output<typeof TextField> => (isGiven(content) ? text : unread(text));

/** Throws BAD_INPUT for a content of the other kind, and for one that replaces what nobody read. */
function requireFit(kind: 'page' | 'entry', { fields, blocks, version }: Content & { readonly version: number | undefined }): void {
  const [own, other] = kind === 'page' ? ['blocks', 'fields'] : ['fields', 'blocks'];
  if ((kind === 'page' ? fields : blocks) !== undefined) throw new Failure('BAD_INPUT', `A ${kind} has ${own}, and no ${other}`, { [other]: [`is not of a ${kind}, which has ${own}`] });
  if (isGiven({ fields, blocks }) && version === undefined) throw new Failure('BAD_INPUT', `${own} replace all there is: read it first, and send its version`, { version: ['is needed where the content is replaced'] });
}
