import { withholdEntriesOf } from '#subgraph-kit/audit/audit-entry.store.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { WriteConflict } from '#subgraph-kit/database-error.js';
import { changeTokens, insertTokens } from '#subgraph-kit/search/search-token.store.js';
import { places } from '#subgraph-kit/statement.js';
import type { Contact } from './contact.js';
import { keysOf } from './contact-key.js';
import { changeKeys } from './contact-key.store.js';
import { CONTACT, CONTACT_TOKEN } from './contact.table.js';
import { tokensOfContact } from './contact-tokens.js';

/** Store a new contact with what it is found by. */
export async function insertContact(transaction: Transaction, companyId: number, contact: Contact): Promise<void> {
  const { id, createdAt } = contact;
  await transaction.insert(CONTACT, [{ company_id: companyId, id, created_at: createdAt, ...columns(contact) }]);
  await insertTokens(transaction, CONTACT_TOKEN, { companyId, records: [{ record: id, tokens: tokensOfContact(contact) }] });
  await changeKeys(transaction, companyId, { id, keys: keysOf(contact) });
}

/** Store a changed contact; another change meanwhile restarts the write. */
export async function saveContact(transaction: Transaction, companyId: number, { before, after }: { readonly before: Contact; readonly after: Contact }): Promise<void> {
  const [{ id }, values] = [after, columns(after)];
  const found = await transaction.execute(`UPDATE contact SET ${Object.keys(values).map((column) => `${column} = ?`).join()} WHERE company_id = ? AND id = ? AND version = ?`, [...Object.values(values), companyId, id, before.version]);
  if (found === 0) throw new WriteConflict('The contact changed meanwhile');
  await changeTokens(transaction, CONTACT_TOKEN, { companyId, records: [{ record: id, before: tokensOfContact(before), after: tokensOfContact(after) }] });
  await changeKeys(transaction, companyId, { id, keys: keysOf(after) });
}

/** Delete contacts with what they are found by. */
export async function deleteContacts(transaction: Transaction, companyId: number, ids: readonly string[]): Promise<void> {
  for (const id of ids) await changeKeys(transaction, companyId, { id, keys: [] });
  const [among, parameters] = [places(ids.length), [companyId, ...ids]];
  await transaction.execute(`DELETE FROM contact_token WHERE company_id = ? AND record IN (${among})`, parameters);
  await transaction.execute(`DELETE FROM contact WHERE company_id = ? AND id IN (${among})`, parameters);
}

/** Withhold what the audit log says of some contacts. */
export const withholdContacts = (transaction: Transaction, companyId: number, ids: readonly string[]): Promise<void> => withholdEntriesOf(transaction, companyId, ids);

const columns = ({ name, company, role, emails, phones, tags, otherNames, mergedIds, version, updatedAt }: Contact) => ({
  name, organisation: company, role, emails: JSON.stringify(emails), phones: JSON.stringify(phones), tags: JSON.stringify(tags), other_names: JSON.stringify(otherNames), merged_ids: JSON.stringify(mergedIds), version, updated_at: updatedAt,
});
