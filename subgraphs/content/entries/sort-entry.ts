import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { ContentDeps } from '../content-deps.js';
import { entrySchema } from '../documents/content-schema.js';
import type { ContentDocument } from '../documents/document.js';
import { redraftTexts } from '../documents/redraft-texts.js';
import { lockDocument } from '../documents/require-document.js';
import { respectLocks } from '../locks/respect-locks.js';
import { requireContentWriter } from '../sites/access.js';

/** The place of an entry where a website sorts by it. */
export interface SortEntry {
  readonly id: number;
  readonly sort: number;
}

/** Give an entry another place where a website sorts by it; websites read it with the next publication of each text. */
export function sortEntry({ database, clock }: ContentDeps, context: CallContext, { id, sort }: SortEntry): Promise<ContentDocument> {
  requireContentWriter(context.principal);
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'sortEntry' }, async () => {
    const whole = await lockDocument(transaction, context.principal.companyId, { kind: 'ENTRY', id });
    if (whole.document.sort === sort) return whole.document;
    await respectLocks(transaction, { context, clock, id });
    return redraftTexts(transaction, { context, whole, change: { sort }, schema: entrySchema(whole.collection?.fields ?? []) });
  }));
}
