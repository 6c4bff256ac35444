import type { Transaction } from '#subgraph-kit/database.js';
import { deleteLocks } from '../locks/document-lock.store.js';
import { deleteReferences } from '../references/content-reference.store.js';
import { forgetDraftText } from '../search/draft-text.store.js';
import { deleteVersions } from '../versions/version.store.js';
import { deleteTranslations } from './translation.store.js';

/** The texts of a document, or the one of a locale. */
export interface ForgottenTexts {
  readonly documentId: number;
  readonly locale?: string;
}

/** Delete texts with all that is kept beside them: versions, references, the words they are found by, locks. */
export async function forgetTexts(transaction: Transaction, companyId: number, texts: ForgottenTexts): Promise<void> {
  const { documentId, ...of } = texts;
  await deleteReferences(transaction, companyId, { ids: [documentId], ...of });
  await deleteTranslations(transaction, companyId, { id: documentId, ...of });
  await deleteVersions(transaction, companyId, texts);
  await forgetDraftText(transaction, companyId, texts);
  await deleteLocks(transaction, companyId, texts);
}
