import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { forgetResults } from '#subgraph-kit/forget-results.js';
import type { ContentDeps } from '../content-deps.js';
import { deleteRedirects } from './contact-redirect.store.js';
import { requireContact } from './require-contact.js';
import { deleteContacts, withholdContacts } from './written-contact.store.js';

/** A contact that is no more: nothing of what it said. */
export interface DeletedContact {
  readonly id: string;
  /** The contacts that were merged into it. */
  readonly mergedIds: readonly string[];
}

/**
 * Delete a contact with all that was merged into it, and what the audit log and the results of commands say of it. The answer is recorded for the same command, and so has nothing
 * but ids. Throws NOT_FOUND, and CONFLICT for one that was merged: the other one has what it said.
 */
export function deleteContact({ database, clock }: ContentDeps, context: CallContext, { id: given }: { readonly id: string }): Promise<DeletedContact> {
  requirePermission(context.principal, 'cms.manage');
  const { companyId } = context.principal;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'deleteContact' }, async () => {
    transaction.withholdChanges();
    await transaction.takeChangeSequence(companyId); // first, as all writes of contacts do
    const { id } = await requireContact(transaction, companyId, { id: given, inPart: true }); // a damaged one is deleted too
    if (id !== given.toLowerCase()) throw new Failure('CONFLICT', `It was merged into contact ${id}, which has what it said: delete that one if it is to go`, { id: ['was merged into another contact'], mergedInto: id });
    const mergedIds = await deleteRedirects(transaction, companyId, id);
    await deleteContacts(transaction, companyId, [id]);
    await withholdContacts(transaction, companyId, [id, ...mergedIds]);
    await forgetResults(transaction, companyId, [id, ...mergedIds]);
    return { id, mergedIds };
  }));
}
