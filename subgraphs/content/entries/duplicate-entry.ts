import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { ContentDeps } from '../content-deps.js';
import type { ContentDocument } from '../documents/document.js';
import { duplicateDocument, refuseLong } from '../documents/duplicate-document.js';
import { lockDocument } from '../documents/require-document.js';
import { requireContentWriter } from '../sites/access.js';

/** Copy an entry in its collection with its drafts. Websites show nothing of it. */
export function duplicateEntry({ database, clock }: ContentDeps, context: CallContext, { id }: { readonly id: number }): Promise<ContentDocument> {
  requireContentWriter(context.principal);
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'duplicateEntry' }, async () => {
    const whole = await lockDocument(transaction, context.principal.companyId, { kind: 'ENTRY', id });
    await refuseLong(transaction, context.principal.companyId, [id]);
    return duplicateDocument(transaction, { context, whole, parentId: null });
  }));
}
