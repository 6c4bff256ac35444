import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import { defineTool } from '#mcp/define-tool.js';
import { isCut } from '#mcp/cut-result.js';
import { DETAIL } from '#mcp/list-fields.js';
import type { ToolContext } from '#mcp/tool.js';
import { GetContentDocument } from './operations/get-content.generated.js';
import { CONTENT_ID, LOCALE } from './results/content-arguments.js';
import { documentOf, type ContentDocument } from './results/content-document.js';
import { SiteField } from './results/content-site.js';
import { TextField, textField, unread } from './results/content-text.js';
import { isShort, partAt, partsOf, seoBeside } from './results/whole-content.js';

const LONGEST_PART = 200;

const Content = z.object({
  id: z.int(), kind: z.string(), site: SiteField, template: z.string().optional(), home: z.boolean().optional(), parent_id: z.int().nullable().optional(), collection: z.object({ id: z.int(), slug: z.string(), name: z.string() }).optional(),
  texts: z.array(TextField), locale: z.string(), seo: z.unknown().optional(), blocks: z.unknown().optional(), fields: z.unknown().optional(), parts: z.array(z.object({ part: z.string(), bytes: z.int() })).optional(), part: z.string().optional(), value: z.unknown().optional(), shape: z.unknown().optional(), hint: z.string().optional(),
});

/** One page or entry: its texts in each locale, and what it says in one. */
export const tool = defineTool({
  name: 'get_content', access: 'read', permission: 'brain.read',
  texts: {
    en: { title: 'Read a page or an entry', description: 'A page or an entry as it is edited: its texts with their public paths, and what one of them says. detail=full adds the fields it can have (shape).' },
    it: { title: 'Leggi una pagina o un contenuto', description: 'Una pagina o un contenuto in redazione: i testi con i percorsi pubblici, e cosa dice uno di essi. detail=full aggiunge i campi possibili (shape).' },
    de: { title: 'Seite oder Eintrag lesen', description: 'Eine Seite oder ein Eintrag, wie bearbeitet wird: die Texte mit öffentlichen Pfaden, und was einer sagt. detail=full ergänzt die möglichen Felder (shape).' },
    fr: { title: 'Lire une page ou une entrée', description: 'Une page ou entrée en édition : ses textes avec leurs chemins publics, et ce que dit l\'un d\'eux. detail=full ajoute les champs possibles (shape).' },
    es: { title: 'Leer una página o entrada', description: 'Una página o entrada como se edita: sus textos con las rutas públicas, y lo que dice uno. detail=full añade los campos posibles (shape).' },
  },
  next: { NOT_FOUND: 'brain_search_content' },
  input: z.object({
    id: CONTENT_ID,
    locale: LOCALE.optional().describe('Else the site\'s default'),
    part: z.string().min(1).max(LONGEST_PART).optional().describe('One of parts, such as 3.body'),
    detail: DETAIL,
  }),
  output: Content,
  operation: GetContentDocument,
  variables: ({ id, detail }) => ({ id, full: detail === 'full' }),
  result: (data, context) => {
    const { id, detail } = context.input;
    const document = documentOf(data, detail === 'full');
    if (!document) throw new Failure('NOT_FOUND', `There is no page and no entry ${String(id)}`, { id: ['is no page or entry'] });
    return contentField(document, context);
  },
});

interface Asked extends Pick<ToolContext, 'said' | 'timeZone'> {
  readonly input: { readonly locale?: string | undefined; readonly part?: string | undefined };
}

function contentField({ head, site, texts, contentName }: ContentDocument, { said, timeZone, input: { locale: asked, part } }: Asked): z.output<typeof Content> {
  const locale = localeOf(site, asked);
  const { content = null, seo = null } = texts.find((one) => one.locale === locale) ?? {};
  const known = { ...head, site, locale };
  const listed = texts.map((one) => textField(one, timeZone));
  const whole = { ...known, texts: listed.map((one) => (one.locale === locale ? one : unread(one))), seo, [contentName]: content };
  if (part === undefined && isShort([content, head.shape]) && !isCut(whole)) return whole;
  const beside = { ...known, texts: listed.map(unread), ...seoBeside(seo) };
  return part === undefined ? { ...beside, parts: partsOf(content), hint: said('contentInParts') } : { ...beside, part, value: partAt(content, part) };
}

function localeOf({ locales, default_locale: usual }: z.output<typeof SiteField>, asked: string | undefined): string {
  if (asked !== undefined && !locales.includes(asked)) throw new Failure('BAD_INPUT', `The site has no locale ${asked}`, { locale: [`is none of: ${locales.join(', ')}`] });
  return asked ?? usual;
}
