import type { Reader } from '#subgraph-kit/database.js';
import { findCollection } from '../collections/collection.store.js';
import { findTemplate } from '../templates/template.store.js';
import { judgeEntry, judgePage, type JudgedContent } from './judge-content.js';
import type { ContentDocument } from './document.js';

/** What notes the problems of a document's content, by the template of a page or the fields of an entry's collection. */
export async function contentJudge(reader: Reader, companyId: number, { siteId, template, collectionId }: Pick<ContentDocument, 'collectionId' | 'siteId' | 'template'>): Promise<(judged: JudgedContent) => void> {
  if (collectionId === null) {
    const types = (await findTemplate(reader, companyId, { siteId, key: template ?? '' }))?.blocks ?? [];
    return (judged) => { judgePage(types, judged); };
  }
  const fields = (await findCollection(reader, companyId, collectionId))?.fields ?? [];
  return (judged) => { judgeEntry(fields, judged); };
}
