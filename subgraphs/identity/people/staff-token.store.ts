import type { Instant } from '#kernel/clock.js';
import { ALL_PERMISSIONS, type Permission } from '#contract/permissions.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
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
  /** Null for a service token. */
  readonly person: Person | null;
  readonly token: Pick<StaffToken, 'companyId' | 'id' | 'name' | 'prefix' | 'permissions' | 'expiresAt' | 'lastUsedAt'>;
  /** The stored hash, for the constant-time comparison. */
  readonly hash: string;
}

interface FoundRow {
  readonly token_company: number;
  readonly token_id: string;
  readonly token_name: string;
  readonly prefix: string;
  readonly person_id: string;
  readonly hash: string;
  readonly expires_at: Instant | null;
  readonly last_used_at: Instant | null;
  readonly permissions: string | null;
}

/** The token with a hash and the person it belongs to: one indexed read. */
export async function tokenByHash(reader: Reader, hash: string): Promise<KnownToken | undefined> {
  const [row] = await reader.query<FoundRow & (PersonRow | { readonly id: null })>(
    `SELECT ${PERSON_COLUMNS}, t.company_id AS token_company, t.id AS token_id, t.name AS token_name, t.prefix, t.person_id, t.hash, t.expires_at, t.last_used_at, t.permissions
     FROM staff_token t LEFT JOIN person p ON p.company_id = t.company_id AND p.id = t.person_id LEFT JOIN account a ON a.id = p.account_id WHERE t.hash = ?`, [hash]);
  if (!row) return undefined;
  const person = row.id === null ? null : readableRow(reader, row, personMapping(row.company_id)) ?? null;
  const isOrphaned = row.person_id !== '' && person === null;
  return isOrphaned ? undefined : { person, hash: row.hash, token: toKnown(row) };
}

const toKnown = ({ token_company: companyId, token_id: id, token_name: name, prefix, permissions, expires_at: expiresAt, last_used_at: lastUsedAt }: FoundRow): KnownToken['token'] =>
  ({ companyId, id, name, prefix, permissions: readPermissions(permissions), expiresAt, lastUsedAt });

/** What tells apart the service tokens of a company. */
export const serviceTokenNames = (reader: Reader, companyId: number): Promise<Pick<StaffToken, 'name' | 'prefix'>[]> =>
  reader.query("SELECT name, prefix FROM staff_token WHERE company_id = ? AND person_id = ''", [companyId]);

interface TokenPage {
  readonly keys: Keyset;
  /** Only this person's tokens; all when absent. */
  readonly personId?: string | undefined;
}

/** Whose tokens, as a condition. */
const ofPerson = (personId: string | undefined): [sql: string, parameters: string[]] => (personId === undefined ? ['', []] : [' AND t.person_id = ?', [personId]]);

/** How many tokens a company or a person has. */
export async function countTokens(reader: Reader, companyId: number, personId: string | undefined): Promise<number> {
  const [whose, parameters] = ofPerson(personId);
  const [row] = await reader.query<{ total: number }>(`SELECT COUNT(*) AS total FROM staff_token t WHERE t.company_id = ?${whose}`, [companyId, ...parameters]);
  return row?.total ?? 0;
}

/** A page of a company's tokens. */
export async function pageOfTokens(reader: Reader, companyId: number, { keys, personId }: TokenPage): Promise<StaffToken[]> {
  const [whose, parameters] = ofPerson(personId);
  const rows = await reader.query<StaffTokenRow>(
    `SELECT ${COLUMNS} FROM staff_token t WHERE t.company_id = ?${whose}${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`, [companyId, ...parameters, ...keys.parameters]);
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
    company_id: token.companyId, id: token.id, person_id: token.personId ?? '', name: token.name, prefix: token.prefix, hash,
    created_at: token.createdAt, expires_at: token.expiresAt, last_used_at: token.lastUsedAt,
    permissions: token.permissions?.join(' ') ?? null,
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
  companyId: row.company_id, id: row.id, personId: row.person_id === '' ? null : row.person_id, name: row.name, prefix: row.prefix, permissions: readPermissions(row.permissions),
  createdAt: row.created_at, expiresAt: row.expires_at, lastUsedAt: row.last_used_at,
});

/** A permission that a later version stored is left out. */
const readPermissions = (stored: string | null): readonly Permission[] | null => {
  const names = stored?.split(' ');
  return names ? ALL_PERMISSIONS.filter((permission) => names.includes(permission)) : null;
};
