import { atMost } from '#subgraph-kit/statement.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Person } from './person.js';
import type { PersonRow } from './person.table.js';

const COLUMNS = 'p.company_id, p.id, p.email, p.name, p.role, p.created_at';

/** A page of a company's people after an id, oldest first. */
export async function peopleAfter(reader: Reader, companyId: number, { after, limit }: { after: string; limit: number }): Promise<Person[]> {
  const rows = await reader.query<PersonRow>(`SELECT ${COLUMNS} FROM person p WHERE p.company_id = ? AND p.id > ? ORDER BY p.id ${atMost(limit)}`, [companyId, after]);
  return rows.map(toPerson);
}

/** The person with an e-mail address, of whichever company. */
export async function personByEmail(reader: Reader, email: string): Promise<Person | undefined> {
  const [row] = await reader.query<PersonRow>(`SELECT ${COLUMNS} FROM person p WHERE p.email = ?`, [email]);
  return row && toPerson(row);
}

/** The person a token belongs to, with the stored hash to compare. */
export async function personByTokenHash(reader: Reader, hash: string): Promise<{ person: Person; hash: string } | undefined> {
  const [row] = await reader.query<PersonRow & { hash: string }>(
    `SELECT ${COLUMNS}, t.hash FROM staff_token t JOIN person p ON p.company_id = t.company_id AND p.id = t.person_id WHERE t.hash = ?`, [hash]);
  return row && { person: toPerson(row), hash: row.hash };
}

/** Store a new person. */
export const insertPerson = (transaction: Transaction, person: Person, passwordHash: string | null): Promise<void> =>
  transaction.insert('person', [{
    company_id: person.companyId, id: person.id, email: person.email, name: person.name, role: person.role,
    password_hash: passwordHash, created_at: person.createdAt,
  }]);

interface NewToken {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly hash: string;
  readonly createdAt: string;
}

/** Store a person's new token. */
export const insertStaffToken = (transaction: Transaction, { companyId, id: personId }: Person, { createdAt, ...token }: NewToken): Promise<void> =>
  transaction.insert('staff_token', [{ company_id: companyId, person_id: personId, created_at: createdAt, ...token }]);

const toPerson = ({ company_id: companyId, id, email, name, role, created_at: createdAt }: PersonRow): Person =>
  ({ companyId, id, email, name, role, createdAt });
