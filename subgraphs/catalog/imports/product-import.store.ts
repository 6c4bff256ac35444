import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import type { KeyReader } from '../key-writes/key-writer.js';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { PEOPLE } from '../key-writes/key-writer.js';
import type { ImportAuthority, ImportKey, ProductImport } from './product-import.js';
import { PRODUCT_IMPORT, PRODUCT_IMPORT_ROW, type ProductImportRow } from './product-import.table.js';

/** Where an import is stored. */
export interface ImportPlace {
  readonly companyId: number;
  readonly catalogId: number;
  readonly id: string;
}

interface NewImport {
  readonly key: ImportKey;
  readonly made: ProductImport;
  readonly content: string;
}

/** Store a new import. */
export const insertImport = (transaction: Transaction, { key, made, content }: NewImport): Promise<void> => transaction.insert(PRODUCT_IMPORT, [{
  company_id: key.companyId, catalog_id: key.catalogId, id: made.id, key_id: key.keyId, key_name: key.name, field_rule: key.rule,
  status: made.status, total: made.total, processed: 0, failed: 0, settled: 0, content, created_at: made.createdAt, pending: 1, worked_at: made.createdAt,
  ...(key.authority && { user_id: key.authority.userId, token_id: key.authority.tokenId, via: key.authority.via, permissions: key.authority.permissions.join(' ') }),
  ...(made.file && { file_name: made.file.name, file_kind: made.file.kind, left_out: made.file.leftOut.join('\n') }),
}]);

/** An import of a company, whoever sent it. */
export async function findImportOf(reader: Reader, companyId: number, id: string): Promise<ProductImport | undefined> {
  const [row] = await reader.query<ProductImportRow>(`SELECT ${PRODUCT_IMPORT_ROW.names} FROM product_import WHERE company_id = ? AND id = ?`, [companyId, id]);
  return row && toImport(row);
}

/** A page of the imports of a company. */
export async function findImports(reader: Reader, companyId: number, keys: Keyset): Promise<ProductImport[]> {
  const rows = await reader.query<ProductImportRow>(`SELECT ${PRODUCT_IMPORT_ROW.names} FROM product_import WHERE company_id = ?${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`, [companyId, ...keys.parameters]);
  return rows.map(toImport);
}

/** An import of a key. */
export async function findImport(reader: Reader, { companyId, catalogId, keyId }: KeyReader, id: string): Promise<ProductImport | undefined> {
  const [row] = await reader.query<ProductImportRow>(`SELECT ${PRODUCT_IMPORT_ROW.names} FROM product_import WHERE company_id = ? AND catalog_id = ? AND id = ? AND key_id = ?`, [companyId, catalogId, id, keyId]);
  return row && toImport(row);
}

/** How many imports of a key have not ended. */
export async function countOpenImports(reader: Reader, { companyId, catalogId, keyId }: KeyReader): Promise<number> {
  const [row] = await reader.query<{ total: number }>('SELECT COUNT(*) AS total FROM product_import WHERE company_id = ? AND catalog_id = ? AND key_id = ? AND pending = 1', [companyId, catalogId, keyId]);
  return row?.total ?? 0;
}

/** The end of leases: those of a clock that was set back are none. */
export interface LeaseTimes {
  readonly now: Instant;
  readonly furthest: Instant;
}

/** The import whose turn it is, of all companies: the one that waits longest and that no process works on. Those of a key follow each other. */
export async function findWaitingImport(reader: Reader, { now, furthest }: LeaseTimes): Promise<ImportPlace | undefined> {
  const [row] = await reader.query<ImportPlace>(
    `SELECT i.company_id AS companyId, i.catalog_id AS catalogId, i.id FROM product_import i WHERE i.pending = 1 AND (i.lease_end IS NULL OR i.lease_end <= ? OR i.lease_end > ?)
     AND NOT EXISTS (SELECT 1 FROM product_import o WHERE o.company_id = i.company_id AND o.catalog_id = i.catalog_id AND o.key_id = i.key_id AND o.pending = 1 AND o.id < i.id)
     ORDER BY i.worked_at, i.company_id, i.id LIMIT 1`, [now, furthest]);
  return row;
}

/** Since when the import that has waited longest for its turn waits, of all companies; null where none waits. One that is worked on counts from when it got its turn. */
export async function oldestWaitingImport(reader: Reader): Promise<Instant | null> {
  const [row] = await reader.query<{ oldest: Instant | null }>('SELECT MIN(worked_at) AS oldest FROM product_import WHERE pending = 1');
  return row?.oldest ?? null;
}

/** A process's claim on an import. */
export interface Claim extends ImportPlace {
  readonly token: string;
}

/** Claim an import, unless another process has; answers whether it is claimed. */
export async function claimImport(transaction: Transaction, { companyId, catalogId, id, token }: Claim, { now, furthest, until }: LeaseTimes & { readonly until: Instant }): Promise<boolean> {
  return await transaction.execute(
    `UPDATE product_import SET claim_token = ?, lease_end = ?, worked_at = ?, status = 'PROCESSING', started_at = COALESCE(started_at, ?)
     WHERE company_id = ? AND catalog_id = ? AND id = ? AND pending = 1 AND (lease_end IS NULL OR lease_end <= ? OR lease_end > ?)`,
    [token, until, now, now, companyId, catalogId, id, now, furthest]) > 0;
}

/** A claimed import: its key, and how far it is. */
export interface ClaimedImport extends Claim {
  readonly key: ImportKey;
  readonly total: number;
  readonly processed: number;
  readonly settled: number;
  readonly content: string;
}

interface ClaimedRow {
  readonly user_id: string | null;
  readonly token_id: string | null;
  readonly via: string | null;
  readonly permissions: string | null;
  readonly key_id: string;
  readonly key_name: string;
  readonly field_rule: ImportKey['rule'];
  readonly total: number;
  readonly processed: number;
  readonly settled: number;
  readonly content: string;
}

/** An import under a claim; none where another process has it by now. */
export async function findClaimed(reader: Reader, claim: Claim): Promise<ClaimedImport | undefined> {
  const { companyId, catalogId, id, token } = claim;
  const [row] = await reader.query<ClaimedRow>(
    'SELECT key_id, key_name, field_rule, total, processed, settled, content, user_id, token_id, via, permissions FROM product_import WHERE company_id = ? AND catalog_id = ? AND id = ? AND claim_token = ?', [companyId, catalogId, id, token]);
  if (!row) return undefined;
  const { key_id: keyId, key_name: name, field_rule: rule, total, processed, settled, content } = row;
  return { ...claim, total, processed, settled, content, key: { companyId, catalogId, keyId, name, rule, ...(keyId === PEOPLE && { authority: authorityOf(row) }) } };
}

/** A permission that a later version stored is left out. */
function authorityOf({ user_id: userId, token_id: tokenId, via, permissions }: ClaimedRow): ImportAuthority {
  const names = (permissions ?? '').split(' ');
  return { userId, tokenId, via: via ?? 'graphql', permissions: ALL_PERMISSIONS.filter((permission) => names.includes(permission)) };
}

const toImport = ({ id, catalog_id: catalogId, key_name: startedBy, status, total, processed, failed, created_at: createdAt, started_at: startedAt, finished_at: finishedAt, ...file }: ProductImportRow): ProductImport =>
  ({ id, catalogId, startedBy, status, total, processed, failed, createdAt, startedAt, finishedAt, file: fileOf(file) });

const fileOf = ({ file_name: name, file_kind: kind, left_out: leftOut }: Pick<ProductImportRow, 'file_name' | 'file_kind' | 'left_out'>): ProductImport['file'] =>
  (name === null ? null : { name, kind: kind ?? '', leftOut: (leftOut ?? '').split('\n').filter((column) => column !== '') });

/** Imports of all companies that ended before a time, oldest first. */
export const findOldImports = (reader: Reader, before: Instant, most: number): Promise<(ImportPlace & { readonly content: string; readonly total: number })[]> =>
  reader.query(`SELECT company_id AS companyId, catalog_id AS catalogId, id, content, total FROM product_import WHERE finished_at < ? ORDER BY finished_at, company_id, id ${atMost(most)}`, [before]);

/** Which of some stored products are those of an import that has not ended. */
export async function findContents(reader: Reader, companyId: number, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await reader.query<{ content: string }>(`SELECT content FROM product_import WHERE company_id = ? AND pending = 1 AND content IN (${places(hashes.length)})`, [companyId, ...hashes]);
  return new Set(rows.map(({ content }) => content));
}

/** Remove an import, whose results are gone. */
export const removeImport = (transaction: Transaction, { companyId, catalogId, id }: ImportPlace): Promise<number> =>
  transaction.execute('DELETE FROM product_import WHERE company_id = ? AND catalog_id = ? AND id = ?', [companyId, catalogId, id]);
