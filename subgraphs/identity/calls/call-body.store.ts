import type { TableRow } from '#subgraph-kit/columns.js';
import type { Database, Reader, Transaction } from '#subgraph-kit/database.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import { CALL_BODY } from './call.table.js';

/** A row of {@link CALL_BODY}. */
export type BodyRow = TableRow<typeof CALL_BODY>;

/** A row whose content is not compressed yet. */
export type BodyText = Omit<BodyRow, 'content'> & { readonly content: string };

/** Store bodies, or update their day of last use. */
export const upsertBodies = (transaction: Transaction, rows: readonly BodyRow[]): Promise<void> => transaction.upsert(CALL_BODY, distinct(rows));

/** The same in a transaction of its own. */
export const appendBodyRows = (database: Database, rows: readonly BodyRow[]): Promise<void> => database.append(CALL_BODY, distinct(rows));

/** Each once and in one order, which prevents deadlocks between writers. */
function distinct(rows: readonly BodyRow[]): BodyRow[] {
  const single = new Map(rows.map((row) => [`${row.hash}${String(row.company_id)}`, row]));
  return [...single].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => ({ ...row }));
}

/** Deflated contents by hash. */
export async function contentsByHashes(reader: Reader, companyId: number, hashes: readonly string[]): Promise<{ hash: string; content: Buffer }[]> {
  if (hashes.length === 0) return [];
  return reader.query(`SELECT hash, content FROM call_body WHERE company_id = ? AND hash IN (${places(hashes.length)})`, [companyId, ...hashes]);
}

/** Hashes of a company's bodies that no call has used since a day. */
export async function unusedBodies(reader: Reader, companyId: number, { before, limit }: { before: string; limit: number }): Promise<string[]> {
  const rows = await reader.query<{ hash: string }>(`SELECT hash FROM call_body WHERE company_id = ? AND used_on < ? ${atMost(limit)}`, [companyId, before]);
  return rows.map(({ hash }) => hash);
}

/** Remove bodies, except those used by a call meanwhile. */
export const deleteBodies = (transaction: Transaction, companyId: number, { hashes, before }: { hashes: readonly string[]; before: string }): Promise<number> =>
  transaction.execute(`DELETE FROM call_body WHERE company_id = ? AND used_on < ? AND hash IN (${places(hashes.length)})`, [companyId, before, ...hashes]);

const BODY_BYTES = 200; // estimated bytes of a body besides its content

/** The bytes of the bodies in a range of names. */
export async function bodyBytes(reader: Reader, companyId: number, { from, before }: { from: string; before: string }): Promise<number> {
  const [row] = await reader.query<{ bytes: number | null }>(
    `SELECT SUM(OCTET_LENGTH(content) + ${String(BODY_BYTES)}) AS bytes FROM call_body WHERE company_id = ? AND hash >= ? AND hash < ?`, [companyId, from, before]);
  return row?.bytes ?? 0;
}

/** A page of body names in a range, in order. */
export async function bodyNames(reader: Reader, companyId: number, { from, before, limit }: { from: string; before: string; limit: number }): Promise<string[]> {
  const rows = await reader.query<{ hash: string }>(`SELECT hash FROM call_body WHERE company_id = ? AND hash > ? AND hash < ? ORDER BY hash ${atMost(limit)}`, [companyId, from, before]);
  return rows.map(({ hash }) => hash);
}

/** Remove bodies by name. */
export const deleteNamedBodies = (transaction: Transaction, companyId: number, hashes: readonly string[]): Promise<number> =>
  transaction.execute(`DELETE FROM call_body WHERE company_id = ? AND hash IN (${places(hashes.length)})`, [companyId, ...hashes]);
