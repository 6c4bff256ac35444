import type { Principal } from '#contract/principal.js';
import type { Reader } from '#subgraph-kit/database.js';
import { peopleByIds } from '../people/person.store.js';

/** The account of a calling person; undefined for a program. */
export async function accountOf(reader: Reader, { companyId, userId }: Principal): Promise<string | undefined> {
  const [person] = userId === undefined ? [] : await peopleByIds(reader, companyId, [userId]);
  return person?.accountId;
}
