import type { Transaction } from '#subgraph-kit/database.js';
import type { ContentDocument, Translation } from '../documents/document.js';
import { writeDraftText } from './draft-text.store.js';
import { indexPaths } from './index-paths.js';
import { textOfDraft } from './text-of-draft.js';

interface Saved {
  readonly document: ContentDocument;
  readonly before: Translation | undefined;
  readonly after: Translation;
}

/** Find a saved draft by what it says now; and where a page has another slug, what is below it by that. */
export async function indexDraft(transaction: Transaction, companyId: number, { document, before, after }: Saved): Promise<void> {
  await writeDraftText(transaction, companyId, { document, translation: after, text: await textOfDraft(transaction, companyId, { document, content: after.content }) });
  if (before && (document.kind === 'ENTRY' || before.slug === after.slug)) return;
  await indexPaths(transaction, companyId, document);
}
