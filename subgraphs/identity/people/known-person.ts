import { Failure } from '#contract/failure.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Person } from './person.js';
import { hasOwnerBesides, peopleByIds } from './person.store.js';

/** A person of the company; throws NOT_FOUND for another company's. */
export async function personOf(reader: Reader, companyId: number, id: string): Promise<Person> {
  const [person] = await peopleByIds(reader, companyId, [id]);
  if (!person) throw new Failure('NOT_FOUND', 'This person does not exist');
  return person;
}

/** Throws INVALID_STATE for the company's last active owner. */
export async function refuseWithoutOwner(reader: Reader, { companyId, id, role }: Person): Promise<void> {
  if (role !== 'OWNER' || await hasOwnerBesides(reader, companyId, id)) return;
  throw new Failure('INVALID_STATE', 'This is the company\'s last owner; make somebody else an owner first');
}
