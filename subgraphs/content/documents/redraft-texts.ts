import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { ContentSchema } from './content-schema.js';
import { KIND_NAMES, type ContentDocument } from './document.js';
import { updateDocumentRow } from './document.store.js';
import { refuseDamaged } from './refuse-damaged.js';
import type { WholeDocument } from './require-document.js';
import { storeDraft } from './store-draft.js';

interface Redraft {
  readonly context: CallContext;
  readonly whole: WholeDocument;
  /** What of the document itself changes. */
  readonly change: Partial<Pick<ContentDocument, 'sort' | 'template'>>;
  /** By which its texts are read from now on. */
  readonly schema: ContentSchema;
}

/** Change something of a document that websites read with its texts: each becomes a new version, and is published with the change. */
export async function redraftTexts(transaction: Transaction, { context: { principal: { companyId, actor } }, whole: { document: before, site, translations }, change, schema }: Redraft): Promise<ContentDocument> {
  const updatedAt = await transaction.takeChangeSequence(companyId);
  const document = { ...before, ...change, version: before.version + 1, updatedAt };
  await updateDocumentRow(transaction, companyId, document);
  for (const translation of translations) {
    refuseDamaged(translation);
    const after = { ...translation, version: translation.version + 1, updatedAt, updatedBy: actor };
    await storeDraft(transaction, companyId, { document, site, translation: after, schema });
  }
  transaction.recordChange({ kind: KIND_NAMES[document.kind], id: String(document.id), before, after: document });
  return document;
}
