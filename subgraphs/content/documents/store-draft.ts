import type { Transaction } from '#subgraph-kit/database.js';
import { replaceReferences } from '../references/content-reference.store.js';
import { writeDraftText } from '../search/draft-text.store.js';
import type { Site } from '../sites/site.js';
import { keepVersion } from '../versions/version.store.js';
import type { ContentSchema } from './content-schema.js';
import type { ContentDocument, Translation } from './document.js';
import { writeTranslation } from './translation.store.js';

/** A draft to store: new, or one version on. */
export interface StoredDraft {
  readonly document: ContentDocument;
  readonly site: Site;
  readonly translation: Translation;
  readonly schema: ContentSchema;
}

/** Store a draft and what is kept beside it: its version, the words it is found by, and what it refers to. */
export async function storeDraft(transaction: Transaction, companyId: number, { document, site, translation, schema }: StoredDraft): Promise<void> {
  const { locale, content } = translation;
  await writeTranslation(transaction, companyId, { document, translation });
  await keepVersion(transaction, companyId, translation);
  await writeDraftText(transaction, companyId, { document, translation, text: schema.text(content) });
  await replaceReferences(transaction, companyId, { documentId: document.id, site, locale, state: 'DRAFT', references: schema.references(content) });
}
