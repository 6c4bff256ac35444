import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { readableRow } from '#subgraph-kit/readable-rows.js';
import { atMost } from '#subgraph-kit/statement.js';
import type { Person } from './person.js';
import { PERSON_COLUMNS, personMapping } from './person.store.js';
import type { PersonRow } from './person.table.js';
import type { StaffToken } from './staff-token.js';
import { STAFF_TOKEN, STAFF_TOKEN_ROW, type StaffTokenRow } from './staff-token.table.js';

const COLUMNS = STAFF_TOKEN_ROW.of('t');

/** A token found by the hash of a presented text. */
export interface KnownToken {
  readonly person: Person;
  readonly token: Pick<StaffToken, 'companyId' | 'id' | 'expiresAt' | 'lastUsedAt'>;
  /** The stored hash, for the constant-time comparison. */
  readonly hash: string;
}

/** The token with a hash and the person it belongs to: one indexed read. */
export async function tokenByHash(reader: Reader, hash: string): Promise<KnownToken | undefined> {
  const [row] = await reader.query<PersonRow & { token_id: string; hash: string; expires_at: Instant | null; last_used_at: Instant | null }>(
    `SELECT ${PERSON_COLUMNS}, t.id AS token_id, t.hash, t.expires_at, t.last_used_at FROM staff_token t
     JOIN person p ON p.company_id = t.company_id AND p.id = t.person_id WHERE t.hash = ?`, [hash]);
  const person = readableRow(reader, row, personMapping(row?.company_id ?? 0));
  return row && person && { person, hash: row.hash, token: { companyId: row.company_id, id: row.token_id, expiresAt: row.expires_at, lastUsedAt: row.last_used_at } };
}

interface TokenPage {
  readonly after: string;
  readonly limit: number;
  /** Only this person's tokens; all when absent. */
  readonly personId?: string | undefined;
}

/** A page of a company's tokens after an id, oldest first. */
export async function tokensAfter(reader: Reader, companyId: number, { after, limit, personId }: TokenPage): Promise<StaffToken[]> {
  const [whose, parameters] = personId === undefined ? ['', []] : [' AND t.person_id = ?', [personId]];
  const rows = await reader.query<StaffTokenRow>(
    `SELECT ${COLUMNS} FROM staff_token t WHERE t.company_id = ?${whose} AND t.id > ? ORDER BY t.id ${atMost(limit)}`, [companyId, ...parameters, after]);
  return rows.map(toToken);
}

/** One token of a company. */
export async function tokenById(reader: Reader, companyId: number, id: string): Promise<StaffToken | undefined> {
  const [row] = await reader.query<StaffTokenRow>(`SELECT ${COLUMNS} FROM staff_token t WHERE t.company_id = ? AND t.id = ?`, [companyId, id]);
  return row && toToken(row);
}

/** Store a new token with the hash of its text. */
export const insertToken = (transaction: Transaction, token: StaffToken, hash: string): Promise<void> =>
  transaction.insert(STAFF_TOKEN, [{
    company_id: token.companyId, id: token.id, person_id: token.personId, name: token.name, prefix: token.prefix, hash,
    created_at: token.createdAt, expires_at: token.expiresAt, last_used_at: token.lastUsedAt,
  }]);

/** Remove a token; it is invalid from the commit on. */
export const deleteToken = (transaction: Transaction, { companyId, id }: StaffToken): Promise<number> =>
  transaction.execute('DELETE FROM staff_token WHERE company_id = ? AND id = ?', [companyId, id]);

/** Remove every token of a person. */
export const deleteTokensOf = (transaction: Transaction, { companyId, id }: Person): Promise<number> =>
  transaction.execute('DELETE FROM staff_token WHERE company_id = ? AND person_id = ?', [companyId, id]);

/** Record when a token was used, unless a later use was recorded. */
export const writeLastUse = (transaction: Transaction, { companyId, id }: Pick<StaffToken, 'companyId' | 'id'>, at: Instant): Promise<number> =>
  transaction.execute('UPDATE staff_token SET last_used_at = ? WHERE company_id = ? AND id = ? AND (last_used_at IS NULL OR last_used_at < ?)', [at, companyId, id, at]);

const toToken = (row: StaffTokenRow): StaffToken => ({
  companyId: row.company_id, id: row.id, personId: row.person_id, name: row.name, prefix: row.prefix,
  createdAt: row.created_at, expiresAt: row.expires_at, lastUsedAt: row.last_used_at,
});
