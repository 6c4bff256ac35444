import type { Transaction } from '#subgraph-kit/database.js';
import { replaceReferences } from '../references/content-reference.store.js';
import { writeDraftText } from '../search/draft-text.store.js';
import type { Site } from '../sites/site.js';
import { keepVersion } from '../versions/version.store.js';
import type { ContentSchema } from './content-schema.js';
import type { ContentDocument, Translation } from './document.js';

/** A draft that was written. */
export interface WrittenDraft {
  readonly document: ContentDocument;
  readonly site: Site;
  readonly translation: Translation;
  readonly schema: ContentSchema;
}

/** Write what is kept beside a draft, in the transaction that writes it: its version, the words it is found by, and what it refers to. */
export async function noteDraft(transaction: Transaction, companyId: number, { document, site, translation, schema }: WrittenDraft): Promise<void> {
  const { locale, content } = translation;
  await keepVersion(transaction, companyId, translation);
  await writeDraftText(transaction, companyId, { document, translation, text: schema.text(content) });
  await replaceReferences(transaction, companyId, { documentId: document.id, site, locale, state: 'DRAFT', references: schema.references(content) });
}
