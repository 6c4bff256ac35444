import { Failure } from '#contract/failure.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Contact } from './contact.js';
import { findContact } from './contact.store.js';

interface Wanted {
  readonly id: string;
  readonly inPart?: boolean;
  /** The argument that names it. */
  readonly argument?: string;
}

/** A contact by its id, or by that of one that was merged into it; NOT_FOUND where the company has none. */
export async function requireContact(reader: Reader, companyId: number, { id, inPart = false, argument = 'id' }: Wanted): Promise<Contact> {
  const contact = await findContact(reader, companyId, { id, inPart });
  if (!contact) throw new Failure('NOT_FOUND', `There is no contact ${id}`, { [argument]: ['is not a contact of the company'] });
  return contact;
}
