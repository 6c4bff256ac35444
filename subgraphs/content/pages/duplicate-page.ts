import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { ContentDeps } from '../content-deps.js';
import type { ContentDocument } from '../documents/document.js';
import { findChildrenOfAll } from '../documents/document.store.js';
import { duplicateDocument, refuseLong } from '../documents/duplicate-document.js';
import { lockDocument, requireDocument, type WholeDocument } from '../documents/require-document.js';
import { requireContentWriter } from '../sites/access.js';

/** Which page is copied. */
export interface DuplicatePage {
  readonly id: number;
  /** With the pages below it. */
  readonly withDescendants?: boolean | null | undefined;
}

/** The most pages of one copy. */
const MOST_PAGES = 100;

/** Copy a page beside itself with its drafts, and with those below it where that is asked for. Websites show nothing of it. Throws TOO_MANY_ITEMS. */
export function duplicatePage({ database, clock }: ContentDeps, context: CallContext, { id, withDescendants }: DuplicatePage): Promise<ContentDocument> {
  requireContentWriter(context.principal);
  const { companyId } = context.principal;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'duplicatePage' }, async () => {
    const whole = await lockDocument(transaction, companyId, { kind: 'PAGE', id });
    const idsBelow = withDescendants === true ? await findBelow(transaction, companyId, whole.document) : [];
    await refuseLong(transaction, companyId, [id, ...idsBelow]);
    const below: WholeDocument[] = []; // read before anything is copied, so that the copy is not among them
    for (const one of idsBelow) below.push(await requireDocument(transaction, companyId, { kind: 'PAGE', id: one }));
    const copy = await duplicateDocument(transaction, { context, whole, parentId: whole.document.parentId });
    await duplicateBelow(transaction, { context, below, copies: new Map([[id, copy.id]]) });
    return copy;
  }));
}

/** Those below a page, each behind the one above it. */
async function findBelow(transaction: Transaction, companyId: number, page: ContentDocument): Promise<number[]> {
  const pages: ContentDocument[] = [];
  for (let level: readonly ContentDocument[] = [page]; level.length > 0;) {
    level = await findChildrenOfAll(transaction, companyId, level);
    pages.push(...level);
    if (pages.length >= MOST_PAGES) throw new Failure('TOO_MANY_ITEMS', `More than ${String(MOST_PAGES)} pages would be copied at once: copy what is below it in parts`, { withDescendants: [`is for at most ${String(MOST_PAGES)} pages in all`] });
  }
  return pages.map(({ id }) => id);
}

interface Below {
  readonly context: CallContext;
  readonly below: readonly WholeDocument[];
  /** The copies by their originals. */
  readonly copies: Map<number, number>;
}

async function duplicateBelow(transaction: Transaction, { context, below, copies }: Below): Promise<void> {
  for (const whole of below) {
    const { id, parentId } = whole.document;
    const copy = await duplicateDocument(transaction, { context, whole, parentId: copies.get(parentId ?? 0) ?? parentId });
    copies.set(id, copy.id);
  }
}
