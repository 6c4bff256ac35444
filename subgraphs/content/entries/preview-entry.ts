import type { CallContext } from '#contract/principal.js';
import type { ContentDeps } from '../content-deps.js';
import type { Translation } from '../documents/document.js';
import { pathBelow } from '../documents/path.js';
import { refuseDamaged } from '../documents/refuse-damaged.js';
import { findWhole } from '../documents/require-document.js';
import { requireContentReader } from '../sites/access.js';
import { requireLocale } from '../sites/require-locale.js';

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
  const whole = await findWhole(database, principal.companyId, { kind: 'ENTRY', id });
  if (!whole) return null;
  const { document: { sort }, site, collection, translations } = whole;
  const locale = asked ?? site.defaultLocale;
  requireLocale(site, locale);
  const text = translations.find((translation) => translation.locale === locale);
  if (!text) return null;
  refuseDamaged(text);
  const { title, slug, content, seo, version, publishedVersion } = text;
  return { id, title, slug, path: pathBelow(`/${collection?.slug ?? ''}`, slug), fields: content, seo, locale, sort, hasChanges: version !== publishedVersion };
}
