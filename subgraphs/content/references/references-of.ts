import type { Reader } from '#subgraph-kit/database.js';
import { findCollection } from '../collections/collection.store.js';
import type { ContentDocument } from '../documents/document.js';
import { referencesIn, referencesInBlocks, type Reference } from '../fields/references-in.js';
import { findTemplate } from '../templates/template.store.js';

/** Finds what content refers to. */
export type FindReferences = (content: unknown) => readonly Reference[];

/** What finds the references in a document's content, by the template of a page or the fields of an entry's collection. */
export async function referencesOf(reader: Reader, companyId: number, { siteId, template, collectionId }: Pick<ContentDocument, 'collectionId' | 'siteId' | 'template'>): Promise<FindReferences> {
  if (collectionId === null) {
    const types = (await findTemplate(reader, companyId, { siteId, key: template ?? '' }))?.blocks ?? [];
    return (content) => referencesInBlocks(types, content);
  }
  const fields = (await findCollection(reader, companyId, collectionId))?.fields ?? [];
  return (content) => referencesIn(fields, content);
}
