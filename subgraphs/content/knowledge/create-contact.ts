import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { ContentDeps } from '../content-deps.js';
import { checkedContact, NO_FACTS, type SubmittedContact } from './check-contact.js';
import type { Contact } from './contact.js';
import { insertContact } from './written-contact.store.js';

/** Keep a new contact, whoever else looks like it. Throws BAD_INPUT with every problem, by field. */
export function createContact({ database, ids, clock }: ContentDeps, context: CallContext, given: SubmittedContact): Promise<Contact> {
  requirePermission(context.principal, 'brain.write');
  const { companyId } = context.principal;
  const facts = checkedContact(given, NO_FACTS);
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'createContact' }, async () => {
    const at = await transaction.takeChangeSequence(companyId); // first: chains of keys change one after the other
    const contact: Contact = { id: ids.next(), ...facts, mergedIds: [], version: 1, createdAt: at, updatedAt: at };
    await insertContact(transaction, companyId, contact);
    transaction.recordChange({ kind: 'contact', id: contact.id, before: null, after: contact });
    return contact;
  }));
}
