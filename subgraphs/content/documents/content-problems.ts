import type { Reader } from '#subgraph-kit/database.js';
import { findCollection } from '../collections/collection.store.js';
import { findTemplate } from '../templates/template.store.js';
import { judgeEntry, judgePage, type JudgedContent } from './judge-content.js';
import type { ContentDocument } from './document.js';

interface OfDocument extends JudgedContent {
  readonly document: Pick<ContentDocument, 'collectionId' | 'siteId' | 'template'>;
}

/** Note what is wrong with a document's content, by the template of a page or the fields of an entry's collection. */
export async function noteContentProblems(reader: Reader, companyId: number, { document: { siteId, template, collectionId }, ...judged }: OfDocument): Promise<void> {
  if (collectionId === null) judgePage((await findTemplate(reader, companyId, { siteId, key: template ?? '' }))?.blocks ?? [], judged);
  else judgeEntry((await findCollection(reader, companyId, collectionId))?.fields ?? [], judged);
}
