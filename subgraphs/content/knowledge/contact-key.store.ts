import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { atMost } from '#subgraph-kit/statement.js';
import type { ContactKey } from './contact-key.js';
import { CONTACT_KEY } from './contact.table.js';

interface ChainRow extends ContactKey {
  readonly previous: string | null;
}

/** Where proposals list a contact by a key that another shares. */
const placeOf = (kind: number, id: string, previous: string | null): string | null => (previous === null ? null : `${String(kind)} ${id}`);

/** Store the keys of a contact instead of those it had. The caller holds the company's change sequence, so that no other changes a chain meanwhile. */
export async function changeKeys(transaction: Transaction, companyId: number, { id, keys }: { readonly id: string; readonly keys: readonly ContactKey[] }): Promise<void> {
  const known = await transaction.query<ChainRow>('SELECT kind, value, previous FROM contact_key WHERE company_id = ? AND contact_id = ?', [companyId, id]);
  const has = (list: readonly ContactKey[], { kind, value }: ContactKey): boolean => list.some((one) => one.kind === kind && one.value === value);
  for (const row of known.filter((one) => !has(keys, one))) await leaveChain(transaction, companyId, { id, ...row });
  for (const key of keys.filter((one) => !has(known, one))) await joinChain(transaction, companyId, { id, ...key });
}

interface Link extends ContactKey {
  readonly id: string;
}

async function leaveChain(transaction: Transaction, companyId: number, { id, kind, value, previous }: ChainRow & Link): Promise<void> {
  await transaction.execute(`DELETE FROM contact_key WHERE company_id = ? AND kind = ? AND value = ? AND contact_id = ?`, [companyId, kind, value, id]);
  await follow(transaction, companyId, { id, kind, value, previous });
}

async function joinChain(transaction: Transaction, companyId: number, { id, kind, value }: Link): Promise<void> {
  const [before] = await transaction.query<{ readonly contact_id: string }>(`SELECT contact_id FROM contact_key WHERE company_id = ? AND kind = ? AND value = ? AND contact_id < ? ORDER BY contact_id DESC ${atMost(1)}`, [companyId, kind, value, id]);
  const previous = before?.contact_id ?? null;
  await transaction.insert(CONTACT_KEY, [{ company_id: companyId, kind, value, contact_id: id, previous, place: placeOf(kind, id, previous) }]);
  await follow(transaction, companyId, { id, kind, value, previous: id });
}

/** Let the contact behind one follow another, or none. */
async function follow(transaction: Transaction, companyId: number, { id, kind, value, previous }: ChainRow & Link): Promise<void> {
  const [next] = await transaction.query<{ readonly contact_id: string }>(`SELECT contact_id FROM contact_key WHERE company_id = ? AND kind = ? AND value = ? AND contact_id > ? ORDER BY contact_id ${atMost(1)}`, [companyId, kind, value, id]);
  if (!next) return;
  await transaction.execute(`UPDATE contact_key SET previous = ?, place = ? WHERE company_id = ? AND kind = ? AND value = ? AND contact_id = ?`, [previous, placeOf(kind, next.contact_id, previous), companyId, kind, value, next.contact_id]);
}

/** Two contacts that share a key, and where a list has them. */
export interface DuplicatePair {
  readonly first: string;
  readonly second: string;
  /** Of the strongest key that they share. */
  readonly kind: number;
  readonly position: readonly [string | number, string];
}

interface PairRow {
  readonly first: string;
  readonly second: string;
  readonly kind: number;
  readonly place: string | number;
  readonly value: string;
}

const toPair = ({ first, second, kind, place, value }: PairRow): DuplicatePair => ({ first, second, kind, position: [place, value] });

/** The same two contacts with a stronger key, or another of that kind that comes first. */
const STRONGER = '(SELECT 1 FROM contact_key s WHERE s.company_id = k.company_id AND s.contact_id = k.contact_id AND s.previous = k.previous AND (s.kind < k.kind OR (s.kind = k.kind AND s.value < k.value)) LIMIT 1)';

/** The columns of {@link findPairs}. */
export const PAIR_COLUMNS = ['k.place', 'k.value'] as const;

/** Each two contacts that follow one another in the chain of a value, once, those with the strongest keys first. */
export async function findPairs(reader: Reader, companyId: number, keys: Keyset): Promise<DuplicatePair[]> {
  const rows = await reader.query<PairRow>(
    `SELECT k.previous AS first, k.contact_id AS second, k.kind AS kind, k.place AS place, k.value AS value FROM contact_key k JOIN contact a ON a.company_id = k.company_id AND a.id = k.previous JOIN contact b ON b.company_id = k.company_id AND b.id = k.contact_id
    WHERE k.company_id = ? AND k.place IS NOT NULL AND ${STRONGER} IS NULL${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`, [companyId, ...keys.parameters]);
  return rows.map(toPair);
}

/**
 * The first contacts that share a key with one, those with the strongest first, read by so many rows of each of its keys: enough, as fewer than are wanted have a stronger key where a weaker one counts.
 * It costs the same however many share a value, for lists that ask it of each of their contacts.
 */
export async function findFirstSharing(reader: Reader, companyId: number, { id, keys, most }: { readonly id: string; readonly keys: readonly ContactKey[]; readonly most: number }): Promise<string[]> {
  if (keys.length === 0) return [];
  const sharing = keys.map((_, index) => `SELECT kind, id FROM (SELECT kind, contact_id AS id FROM contact_key WHERE company_id = ? AND kind = ? AND value = ? AND contact_id <> ? ORDER BY contact_id ${atMost(2 * most)}) k${String(index)}`);
  const rows = await reader.query<{ readonly kind: number; readonly id: string }>(sharing.join(' UNION ALL '), keys.flatMap(({ kind, value }) => [companyId, kind, value, id]));
  const sorted = rows.toSorted((one, other) => one.kind - other.kind || (one.id < other.id ? -1 : 1));
  return [...new Set(sorted.map((row) => row.id))].slice(0, most);
}

/** The columns of {@link findPairsOf}. */
export const PAIR_OF_COLUMNS = ['p.kind', 'p.id'] as const;

/** The contacts that share a key with one, those with the strongest first. */
export async function findPairsOf(reader: Reader, companyId: number, { id, keys }: { readonly id: string; readonly keys: Keyset }): Promise<DuplicatePair[]> {
  const rows = await reader.query<{ readonly id: string; readonly kind: number }>(
    `SELECT p.kind AS kind, p.id AS id FROM (SELECT MIN(k.kind) AS kind, k.contact_id AS id FROM contact_key o JOIN contact_key k ON k.company_id = o.company_id AND k.kind = o.kind AND k.value = o.value JOIN contact c ON c.company_id = k.company_id AND c.id = k.contact_id
    WHERE o.company_id = ? AND o.contact_id = ? AND k.contact_id <> ? GROUP BY k.contact_id) p WHERE 1 = 1${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`, [companyId, id, id, ...keys.parameters]);
  return rows.map((row) => ({ first: id, second: row.id, kind: row.kind, position: [row.kind, row.id] }));
}
