import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { createDocument } from './create-document.js';
import { KIND_NAMES, type ContentDocument } from './document.js';
import { refuseDamaged } from './refuse-damaged.js';
import type { WholeDocument } from './require-document.js';
import { writeDraft } from './save-draft.js';
import { copiedSlug, slugOf } from './slug-of.js';
import { bytesOfDrafts, isSlugTaken } from './translation.store.js';

interface Duplicating {
  readonly context: CallContext;
  readonly whole: WholeDocument;
  /** Where the copy is: beside the original, or below the copy of what is above it. */
  readonly parentId: number | null;
}

/** The most bytes of what is copied at once: others wait for the transaction, the whole process where the database is in it. */
const MOST_BYTES = 5_000_000;

/** TOO_MANY_ITEMS for pages or entries whose texts are too long to be copied in one transaction. */
export async function refuseLong(reader: Reader, companyId: number, ids: readonly number[]): Promise<void> {
  const bytes = await bytesOfDrafts(reader, companyId, ids);
  if (bytes > MOST_BYTES) throw new Failure('TOO_MANY_ITEMS', `The texts to copy have ${String(bytes)} bytes, and ${String(MOST_BYTES)} can be copied at once: copy fewer pages, or parts of the text`, { bytes: String(bytes) });
}

/** Copy a page or an entry with its drafts in each locale of the site, behind its siblings there; nothing of it is published. Beside the original it gets slugs of its own. */
export async function duplicateDocument(transaction: Transaction, { context, whole: { document, site, translations }, parentId }: Duplicating): Promise<ContentDocument> {
  const { kind, collectionId, siteId, template } = document;
  const drafts: Pick<(typeof translations)[number], 'content' | 'locale' | 'seo' | 'slug' | 'title'>[] = [];
  for (const translation of translations.filter(({ locale }) => site.locales.includes(locale))) {
    refuseDamaged(translation);
    const { locale, title, content, seo } = translation;
    drafts.push({ locale, title, content, seo, slug: await slugAt(transaction, context.principal.companyId, { document, parentId, translation }) });
  }
  const [first, ...others] = drafts;
  if (!first) throw new Failure('INVALID_STATE', `The ${KIND_NAMES[kind]} ${String(document.id)} has no text in a locale of the site`);
  const copy = await createDocument(transaction, { context, site, made: { kind, collectionId, siteId, template, parentId, isHome: false }, draft: first });
  for (const input of others) await writeDraft(transaction, { context, document: copy, site, before: undefined, input });
  return copy;
}

interface Copied extends Pick<Duplicating, 'parentId'> {
  readonly document: ContentDocument;
  readonly translation: WholeDocument['translations'][number];
}

async function slugAt(reader: Reader, companyId: number, { document, parentId, translation: { locale, slug, title } }: Copied): Promise<string> {
  if (parentId !== document.parentId) return slug; // below a copy nothing else is
  const own = document.isHome ? slugOf(title) : slug;
  return copiedSlug(own === '' ? KIND_NAMES[document.kind] : own, (made) => isSlugTaken(reader, companyId, { document, locale, slug: made }));
}
