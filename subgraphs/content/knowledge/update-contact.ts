import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { ContentDeps } from '../content-deps.js';
import { requireLast } from '../versions/require-last.js';
import { checkedContact, type SubmittedContact } from './check-contact.js';
import { saysTheSame, type Contact } from './contact.js';
import { requireContact } from './require-contact.js';
import { saveContact } from './written-contact.store.js';

/** Changes to a contact; what is absent stays. */
export interface UpdateContact extends SubmittedContact {
  readonly id: string;
  /** The version that was edited: another is CONFLICT. */
  readonly version?: number | null | undefined;
}

/** Change a contact, by its id or that of one that was merged into it. Idempotent. Throws NOT_FOUND, CONFLICT and BAD_INPUT. */
export function updateContact({ database, clock }: ContentDeps, context: CallContext, { id, version, ...given }: UpdateContact): Promise<Contact> {
  requirePermission(context.principal, 'brain.write');
  const { companyId } = context.principal;
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'updateContact' }, async () => {
    const at = await transaction.takeChangeSequence(companyId); // first, as all writes of contacts do
    const before = await requireContact(transaction, companyId, { id });
    requireLast(before, version);
    const changed: Contact = { ...before, ...checkedContact(given, before), version: before.version + 1, updatedAt: at };
    const after = saysTheSame(before, changed) ? before : changed;
    if (after !== before) await saveContact(transaction, companyId, { before, after });
    transaction.recordChange({ kind: 'contact', id: before.id, before, after }); // of no change too: the entry has the input, and is withheld with the contact's
    return after;
  }));
}
