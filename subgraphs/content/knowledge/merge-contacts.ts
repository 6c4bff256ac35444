import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { ContentDeps } from '../content-deps.js';
import { MOST_AT_ONCE, type Contact, type MergedContact } from './contact.js';
import { findMerged, redirectContacts } from './contact-redirect.store.js';
import { findSurvivors } from './contact.store.js';
import { unitedContact } from './united-contact.js';
import { deleteContacts, saveContact } from './written-contact.store.js';

/** Contacts that are one. */
export interface MergeContacts {
  readonly survivorId: string;
  readonly mergedIds: readonly string[];
}

/** What a merge leaves. */
interface Merged extends Contact {
  /** Of a dry run, which leaves nothing to read them from: what would be merged into it. */
  readonly merged?: readonly MergedContact[];
}

/**
 * Merge contacts into one, which gets what they have, and keeps its own name, organisation and role; their ids lead to it from then on. What was merged already stays so, and of two merges at once, crossing ones too,
 * the later begins with what the earlier left. Throws NOT_FOUND, BAD_INPUT, and TOO_MANY_ITEMS where together they are more than a contact holds.
 */
export function mergeContacts({ database, clock }: ContentDeps, context: CallContext, { survivorId, mergedIds }: MergeContacts): Promise<Merged> {
  const { principal } = context;
  requirePermission(principal, 'brain.write');
  refuseInvalid(survivorId, mergedIds);
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'mergeContacts' }, async () => {
    const at = await transaction.takeChangeSequence(principal.companyId); // first: of two merges of the same contacts the second reads what the first left
    const { survivor, merged } = await namedContacts(transaction, principal.companyId, { survivorId, mergedIds });
    const after = merged.length === 0 ? survivor : unitedContact(survivor, merged, at);
    if (merged.length > 0) {
      await deleteContacts(transaction, principal.companyId, merged.map(({ id }) => id));
      await redirectContacts(transaction, principal.companyId, { survivorId: survivor.id, merged, at, by: principal.actor });
      await saveContact(transaction, principal.companyId, { before: survivor, after });
    }
    recordMerge(transaction, { before: survivor, after, merged });
    return context.dryRun === true ? { ...after, merged: (await findMerged(transaction, principal.companyId, [survivor.id])).get(survivor.id) ?? [] } : after;
  }));
}

function refuseInvalid(survivorId: string, mergedIds: readonly string[]): void {
  if (mergedIds.length === 0 || mergedIds.length > MOST_AT_ONCE) throw new Failure('BAD_INPUT', 'The merge is not valid', { mergedIds: [`must be 1 to ${String(MOST_AT_ONCE)} contacts`] });
  if (mergedIds.some((id) => id.toLowerCase() === survivorId.toLowerCase())) throw new Failure('BAD_INPUT', 'A contact cannot be merged into itself', { mergedIds: ['must not have the survivor'] });
}

interface Named {
  readonly survivor: Contact;
  /** Those that are not in it yet, each once. */
  readonly merged: readonly Contact[];
}

async function namedContacts(reader: Reader, companyId: number, { survivorId, mergedIds }: MergeContacts): Promise<Named> {
  const contacts = await findSurvivors(reader, companyId, { ids: [survivorId, ...mergedIds], whole: true });
  const survivor = contacts.get(survivorId);
  const unknown = [...new Set(mergedIds)].filter((id) => !contacts.has(id));
  if (survivor === undefined) throw new Failure('NOT_FOUND', `There is no contact ${survivorId}`, { survivorId: ['is not a contact of the company'] });
  if (unknown.length > 0) throw new Failure('NOT_FOUND', `There is no contact ${unknown.join(', ')}`, { mergedIds: unknown.map((id) => `${id} is not a contact of the company`) });
  const merged = new Map(mergedIds.flatMap((id) => { const contact = contacts.get(id); return contact && contact.id !== survivor.id ? [[contact.id, contact] as const] : []; }));
  return { survivor, merged: [...merged.values()] };
}

function recordMerge(transaction: Transaction, { before, after, merged }: { readonly before: Contact; readonly after: Contact; readonly merged: readonly Contact[] }): void {
  transaction.recordChange({ kind: 'contact', id: before.id, before, after });
  for (const contact of merged) transaction.recordChange({ kind: 'contact', id: contact.id, subject: before.id, before: contact, after: null });
}
