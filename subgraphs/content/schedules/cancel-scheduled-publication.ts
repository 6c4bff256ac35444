import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { ContentDeps } from '../content-deps.js';
import { requireSiteManager } from '../sites/access.js';
import type { ScheduledPublication } from './scheduled-publication.js';
import { deleteScheduled, findScheduled } from './scheduled-publication.store.js';

/** Cancel what is scheduled, or remove what was given up; NOT_FOUND once it is done. Answers what it was. */
export function cancelScheduledPublication({ database, clock }: ContentDeps, context: CallContext, id: string): Promise<ScheduledPublication> {
  requireSiteManager(context.principal);
  const { companyId } = context.principal;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'cancelScheduledPublication' }, async () => {
    const before = await findScheduled(transaction, companyId, id);
    if (!before || !await deleteScheduled(transaction, companyId, id)) throw new Failure('NOT_FOUND', `Nothing is scheduled with the id ${id}: it is done, or was cancelled`);
    transaction.recordChange({ kind: 'scheduledPublication', id, subject: String(before.documentId), before, after: null });
    return before;
  }));
}
