import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { ContentDeps } from '../content-deps.js';
import type { Translation } from '../documents/document.js';
import { findDocument } from '../documents/document.store.js';
import { pathBelow } from '../documents/path.js';
import { refuseDamaged } from '../documents/refuse-damaged.js';
import { requireDocument } from '../documents/require-document.js';
import { requireContentReader } from '../sites/access.js';

/** Which entry is previewed. */
export interface PreviewEntry {
  readonly id: number;
  /** The site's default locale unless given. */
  readonly locale?: string | null | undefined;
}

/** An entry as websites would show it. */
export interface EntryPreview extends Pick<Translation, 'locale' | 'seo' | 'slug' | 'title'> {
  readonly id: number;
  readonly sort: number;
  readonly path: string;
  readonly fields: unknown;
  readonly hasChanges: boolean;
}

/** An entry as websites would show it if its draft were published; null where there is none, or it has no text in the locale. INVALID_STATE where that is damaged. */
export async function previewEntry({ database }: ContentDeps, { principal }: CallContext, { id, locale: asked }: PreviewEntry): Promise<EntryPreview | null> {
  requireContentReader(principal);
  const { companyId } = principal;
  if ((await findDocument(database, companyId, id))?.kind !== 'ENTRY') return null;
  const { document: { sort }, site, collection, translations } = await requireDocument(database, companyId, { kind: 'ENTRY', id });
  const locale = asked ?? site.defaultLocale;
  if (!site.locales.includes(locale)) throw new Failure('BAD_INPUT', `${locale} is not a locale of the site`, { locale: [`must be one of ${site.locales.join(', ')}`] });
  const text = translations.find((translation) => translation.locale === locale);
  if (!text) return null;
  refuseDamaged(text);
  const { title, slug, content, seo, version, publishedVersion } = text;
  return { id, title, slug, path: pathBelow(`/${collection?.slug ?? ''}`, slug), fields: content, seo, locale, sort, hasChanges: version !== publishedVersion };
}
