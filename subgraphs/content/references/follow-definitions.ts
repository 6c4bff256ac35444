import type { Transaction } from '#subgraph-kit/database.js';
import type { ContentSchema } from '../documents/content-schema.js';
import type { ContentDocument, Translation } from '../documents/document.js';
import { findTranslations } from '../documents/translation.store.js';
import type { Site } from '../sites/site.js';
import { replaceReferences } from './content-reference.store.js';

/** Fields that changed, and the documents that have them. */
export interface ChangedDefinitions {
  readonly site: Site;
  /** Reads the documents in steps, each behind the last one's id. */
  readonly next: (after: number) => Promise<readonly ContentDocument[]>;
  readonly before: ContentSchema;
  readonly after: ContentSchema;
}

/** Keep what drafts refer to by fields that changed: a text that becomes a link is one. What is published was found when it was. */
export async function followDefinitions(transaction: Transaction, companyId: number, { next, ...change }: ChangedDefinitions): Promise<void> {
  for (let slice = await next(0); slice.length > 0; slice = await next(slice.at(-1)?.id ?? 0)) {
    const translations = await findTranslations(transaction, companyId, slice.map(({ id }) => id));
    for (const translation of [...translations.values()].flat()) await followIn(transaction, companyId, { ...change, translation });
  }
}

async function followIn(transaction: Transaction, companyId: number, { site, before, after, translation: { documentId, locale, content } }: Omit<ChangedDefinitions, 'next'> & { readonly translation: Translation }): Promise<void> {
  const references = after.references(content);
  if (JSON.stringify(references) === JSON.stringify(before.references(content))) return;
  await replaceReferences(transaction, companyId, { documentId, site, locale, state: 'DRAFT', references });
}
