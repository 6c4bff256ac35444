import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import { places } from '#subgraph-kit/statement.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import type { Contact, MergedContact } from './contact.js';
import { CONTACT_REDIRECT, CONTACT_REDIRECT_ROW, type ContactRedirectRow } from './contact.table.js';

interface Redirection {
  readonly survivorId: string;
  readonly merged: readonly Contact[];
  readonly at: Instant;
  readonly by: string;
}

/** Let the ids of merged contacts, and of those that were merged into them, lead to another, and keep what the merged ones were. */
export async function redirectContacts(transaction: Transaction, companyId: number, { survivorId, merged, at, by }: Redirection): Promise<void> {
  const ids = merged.map(({ id }) => id);
  await transaction.execute(`DELETE FROM contact_redirect WHERE company_id = ? AND id IN (${places(ids.length + 1)})`, [companyId, survivorId, ...ids]); // a contact that is there leads nowhere else: a damaged circle ends here
  await transaction.execute(`UPDATE contact_redirect SET contact_id = ? WHERE company_id = ? AND contact_id IN (${places(ids.length)})`, [survivorId, companyId, ...ids]);
  await transaction.insert(CONTACT_REDIRECT, merged.map((contact) => ({ company_id: companyId, id: contact.id, contact_id: survivorId, contact: JSON.stringify(contact), merged_at: at, merged_by: by })));
}

/** Delete what was kept of the contacts that were merged into one; answers their ids. */
export async function deleteRedirects(transaction: Transaction, companyId: number, contactId: string): Promise<string[]> {
  const rows = await transaction.query<{ readonly id: string }>('SELECT id FROM contact_redirect WHERE company_id = ? AND contact_id = ? ORDER BY id', [companyId, contactId]);
  await transaction.execute('DELETE FROM contact_redirect WHERE company_id = ? AND contact_id = ?', [companyId, contactId]);
  return rows.map(({ id }) => id);
}

/** The contacts that were merged into some, as they were then, in the order of their ids; damaged ones are left out. */
export async function findMerged(reader: Reader, companyId: number, contactIds: readonly string[]): Promise<ReadonlyMap<string, readonly MergedContact[]>> {
  const rows = await reader.query<ContactRedirectRow>(`SELECT ${CONTACT_REDIRECT_ROW.names} FROM contact_redirect WHERE company_id = ? AND contact_id IN (${places(contactIds.length)}) ORDER BY contact_id, id`, [companyId, ...contactIds]);
  const merged = readableRows(reader, rows, { companyId, map: (row: ContactRedirectRow, stored) => ({ survivor: row.contact_id, contact: toMerged(row, stored) }), nameOf: ({ id }) => ({ table: 'contact_redirect', id, name: `The merged contact ${id}` }) });
  return new Map([...grouped(merged, ({ survivor }) => survivor)].map(([survivor, list]) => [survivor, list.map(({ contact }) => contact)]));
}

/** The parts are judged one by one: whatever is stored, the answer has the shape that the graph promises. */
function toMerged({ id, contact, merged_at: mergedAt, merged_by: mergedBy }: ContactRedirectRow, stored: Stored): MergedContact {
  const parts = new Map<string, unknown>(Object.entries(stored.object(contact, 'contact')));
  const list = (field: string): readonly string[] => stored.list(JSON.stringify(parts.get(field) ?? null), 'contact');
  const text = (field: string): string | null => { const value = parts.get(field); return typeof value === 'string' ? value : null; };
  return { id, name: text('name') ?? '', emails: list('emails'), phones: list('phones'), company: text('company'), role: text('role'), tags: list('tags'), otherNames: list('otherNames'), mergedAt, mergedBy };
}
