import type { Reader } from '#subgraph-kit/database.js';
import type { RecordReference } from './about.js';
import { findContact } from './contact.store.js';

/** The ids by which notes and tasks may name a record: of a contact its own and those of all that were merged into it, whichever of them is given. */
export async function findIdsOfRecord(reader: Reader, companyId: number, { kind, id }: RecordReference): Promise<readonly string[]> {
  const contact = kind === 'CONTACT' ? await findContact(reader, companyId, { id, inPart: true }) : undefined;
  return contact ? [contact.id, ...contact.mergedIds] : [id];
}
