import { findCollection } from '../collections/collection.store.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { ContentDocument, Translation } from '../documents/document.js';
import { textOf, textOfBlocks } from '../fields/text-of-values.js';
import { findTemplate } from '../templates/template.store.js';

/** What the blocks of a page, or the fields of an entry, say in a locale. */
export async function textOfDraft(reader: Reader, companyId: number, { document: { siteId, template, collectionId }, content }: { readonly document: ContentDocument; readonly content: Translation['content'] }): Promise<string> {
  if (collectionId !== null) return textOf((await findCollection(reader, companyId, collectionId))?.fields ?? [], content);
  return textOfBlocks((await findTemplate(reader, companyId, { siteId, key: template ?? '' }))?.blocks ?? [], content);
}
