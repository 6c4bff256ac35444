import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Connection } from '#subgraph-kit/connection.js';
import type { Reader } from '#subgraph-kit/database.js';
import { keysetOf, type Keyset } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { ContentDeps } from '../content-deps.js';
import type { Contact } from './contact.js';
import { duplicateOf, keysOf, type ContactDuplicate } from './contact-key.js';
import { findFirstSharing, findPairs, findPairsOf, PAIR_COLUMNS, PAIR_OF_COLUMNS, type DuplicatePair } from './contact-key.store.js';
import { findContactsInPart } from './contact.store.js';
import { requireContact } from './require-contact.js';

interface Listing {
  /** Only those with this contact. */
  readonly contactId?: string | null | undefined;
  readonly page: PageRequest;
}

/** A page of contacts that look like one, each two once, the strongest reasons first. NOT_FOUND for an unknown contact. */
export async function listDuplicates({ database, cursors }: ContentDeps, { principal }: CallContext, { contactId, page }: Listing): Promise<Connection<ContactDuplicate<Contact>>> {
  requirePermission(principal, 'brain.read');
  const { companyId } = principal;
  if (contactId == null) {
    const keys = keysetOf(cursors, page, { list: `contact duplicates ${String(companyId)}`, columns: PAIR_COLUMNS });
    return proposed(database, companyId, { keys, pairs: await findPairs(database, companyId, keys) });
  }
  const { id } = await requireContact(database, companyId, { id: contactId, inPart: true, argument: 'contactId' });
  const keys = keysetOf(cursors, page, { list: `contact duplicates ${String(companyId)} ${id}`, columns: PAIR_OF_COLUMNS });
  return proposed(database, companyId, { keys, pairs: await findPairsOf(database, companyId, { id, keys }) });
}

/** The first proposals with a contact, those of {@link listDuplicates} in short. */
export async function listFirstDuplicates({ database }: Pick<ContentDeps, 'database'>, { principal }: CallContext, { contact, most }: { readonly contact: Contact; readonly most: number }): Promise<ContactDuplicate<Contact>[]> {
  requirePermission(principal, 'brain.read');
  const { companyId } = principal;
  const ids = await findFirstSharing(database, companyId, { id: contact.id, keys: keysOf(contact), most });
  const others = await findContactsInPart(database, companyId, ids);
  return ids.flatMap((id) => { const other = others.get(id); return other ? [duplicateOf(contact, other)] : []; });
}

async function proposed(reader: Reader, companyId: number, { keys, pairs }: { readonly keys: Keyset; readonly pairs: readonly DuplicatePair[] }): Promise<Connection<ContactDuplicate<Contact>>> {
  const contacts = await findContactsInPart(reader, companyId, [...new Set(pairs.flatMap(({ first, second }) => [first, second]))]);
  const duplicates = pairs.flatMap(({ first, second, kind, position }) => {
    const [contact, other] = [contacts.get(first), contacts.get(second)];
    return contact && other ? [{ duplicate: duplicateOf(contact, other, kind), position }] : [];
  });
  return keys.page(duplicates, ({ position }) => position).map(({ duplicate }) => duplicate);
}
