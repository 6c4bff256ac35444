import type { CallContext } from '#contract/principal.js';
import { drawNumbers } from '#subgraph-kit/counter.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { Site } from '../sites/site.js';
import { KIND_NAMES, type ContentDocument } from './document.js';
import { insertDocument, nextSort } from './document.store.js';
import { writeDraft, type SaveDraft } from './save-draft.js';

/** What a new page or entry is, beside its first draft. */
export type NewDocument = Pick<ContentDocument, 'collectionId' | 'isHome' | 'kind' | 'parentId' | 'siteId' | 'template'>;

/** The first draft of a new document. */
export interface FirstDraft extends Omit<SaveDraft, 'id' | 'locale' | 'version'> {
  /** The site's default locale unless given. */
  readonly locale?: string | null | undefined;
}

interface Making {
  readonly context: CallContext;
  readonly site: Site;
  readonly made: NewDocument;
  readonly sort?: number | null | undefined;
  readonly draft: FirstDraft;
}

/** Store a new page or entry, behind its siblings unless it is given a place, with its first draft. */
export async function createDocument(transaction: Transaction, { context, site, made, sort, draft: { locale, ...draft } }: Making): Promise<ContentDocument> {
  const { companyId } = context.principal;
  const id = await drawNumbers(transaction, { companyId, series: 'document' });
  const place = sort ?? await nextSort(transaction, companyId, made);
  const now = await transaction.takeChangeSequence(companyId);
  const document: ContentDocument = { id, ...made, sort: place, version: 1, createdAt: now, updatedAt: now };
  await insertDocument(transaction, companyId, document);
  transaction.recordChange({ kind: KIND_NAMES[document.kind], id: String(id), before: null, after: document });
  return writeDraft(transaction, { context, document, site, before: undefined, input: { ...draft, locale: locale ?? site.defaultLocale } });
}
