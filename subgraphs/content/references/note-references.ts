import type { Transaction } from '#subgraph-kit/database.js';
import type { ContentDocument } from '../documents/document.js';
import type { Site } from '../sites/site.js';
import type { ReferenceState } from './content-reference.js';
import { replaceReferences } from './content-reference.store.js';
import { referencesOf } from './references-of.js';

/** Content of a document that was written. */
export interface WrittenContent {
  readonly document: ContentDocument;
  readonly site: Pick<Site, 'frontendUrl' | 'locales'>;
  readonly locale: string;
  readonly state: ReferenceState;
  readonly content: unknown;
}

/** Keep what a written draft, or what was published, refers to; in the transaction that writes it. */
export async function noteReferences(transaction: Transaction, companyId: number, { document, content, ...text }: WrittenContent): Promise<void> {
  const find = await referencesOf(transaction, companyId, document);
  await replaceReferences(transaction, companyId, { ...text, documentId: document.id, siteId: document.siteId, references: find(content) });
}
