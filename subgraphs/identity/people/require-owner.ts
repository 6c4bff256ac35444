import { Failure } from '#contract/failure.js';
import type { Principal } from '#contract/principal.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Person } from './person.js';
import { hasOwnerBesides, peopleByIds } from './person.store.js';

/** A person of the company; throws NOT_FOUND for another company's. */
export async function personOf(reader: Reader, companyId: number, id: string): Promise<Person> {
  const [person] = await peopleByIds(reader, companyId, [id]);
  if (!person) throw new Failure('NOT_FOUND', 'This person does not exist');
  return person;
}

/** Whether the caller is an owner of their company or one of the platform's own tools. */
export async function isOwner(reader: Reader, { kind, companyId, userId }: Principal): Promise<boolean> {
  if (kind === 'system') return true;
  const [caller] = await peopleByIds(reader, companyId, userId === undefined ? [] : [userId]);
  return caller?.role === 'OWNER';
}

/** Throws FORBIDDEN for callers who are not owners; an admin has every permission, but cannot add, demote or remove owners. */
export async function requireOwner(reader: Reader, principal: Principal): Promise<void> {
  if (!await isOwner(reader, principal)) throw new Failure('FORBIDDEN', 'Only an owner can add, change or remove an owner', { roles: ['owner'] });
}

/** Throws INVALID_STATE for the company's last owner. */
export async function refuseWithoutOwner(reader: Reader, { companyId, id }: Person): Promise<void> {
  if (!await hasOwnerBesides(reader, companyId, id)) throw new Failure('INVALID_STATE', 'This is the company\'s last owner; make somebody else an owner first');
}
