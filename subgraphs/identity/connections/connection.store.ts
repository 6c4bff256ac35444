import { WriteConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { findReadable, readableRows, type RowName } from '#subgraph-kit/readable-rows.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import type { Scope } from '#contract/scopes.js';
import type { Connection, ConnectionKind, ConnectionStatus } from './connection.js';
import { CONNECTION, CONNECTION_ROW, type ConnectionRow } from './connection.table.js';
import type { StoredSettings } from './wms-settings.js';

/** A company's connections by id, in no particular order; with `whole`, an unreadable row throws INTERNAL instead of being left out. */
export async function connectionsByIds(reader: Reader, companyId: number, { ids, whole }: { ids: readonly string[]; whole?: boolean }): Promise<Connection[]> {
  if (ids.length === 0) return [];
  const rows = await reader.query<ConnectionRow>(
    `SELECT ${CONNECTION_ROW.of('c')} FROM connection c WHERE c.company_id = ? AND c.id IN (${places(ids.length)})`, [companyId, ...ids]);
  return readableRows(reader, rows, { companyId, map: toConnection, nameOf: connectionName, whole });
}

/** A company's connections that represent the warehouses of some locations, the oldest first. */
export async function connectionsAt(reader: Reader, companyId: number, locationIds: readonly string[]): Promise<Connection[]> {
  if (locationIds.length === 0) return [];
  const rows = await reader.query<ConnectionRow>(
    `SELECT ${CONNECTION_ROW.of('c')} FROM connection c WHERE c.company_id = ? AND c.warehouse_id IN (${places(locationIds.length)}) ORDER BY c.id`, [companyId, ...locationIds]);
  return readableRows(reader, rows, { companyId, map: toConnection, nameOf: connectionName });
}

/** A company's active connections that may read an order at some locations, by what they are and their age. */
export async function orderReaders(reader: Reader, companyId: number, { locationIds, most }: { locationIds: readonly string[]; most: number }): Promise<Connection[]> {
  const warehouses = locationIds.length === 0 ? '' : ` OR (c.kind IN ('FULFILLMENT', 'WMS_JSON', 'WMS_XML') AND c.warehouse_id IN (${places(locationIds.length)}))`;
  const rows = await reader.query<ConnectionRow>(
    `SELECT ${CONNECTION_ROW.of('c')} FROM connection c WHERE c.company_id = ? AND c.status = 'ACTIVE' AND (c.kind = 'COMMERCE'${warehouses}) ORDER BY c.kind, c.id ${atMost(most)}`, [companyId, ...locationIds]);
  return readableRows(reader, rows, { companyId, map: toConnection, nameOf: connectionName });
}

/** A company's keys of the catalog API with an id, or a name whatever its capitals; the oldest first. */
export async function catalogKeysNamed(reader: Reader, companyId: number, nameOrId: string): Promise<Connection[]> {
  const rows = await reader.query<ConnectionRow>(
    `SELECT ${CONNECTION_ROW.of('c')} FROM connection c WHERE c.company_id = ? AND c.kind = 'CATALOG' AND (c.id = ? OR LOWER(c.name) = LOWER(?)) ORDER BY c.id`, [companyId, nameOrId.toLowerCase(), nameOrId]);
  return readableRows(reader, rows, { companyId, map: toConnection, nameOf: connectionName });
}

interface ConnectionSearch {
  readonly kind?: ConnectionKind | null | undefined;
  /** Every kind unless given. */
  readonly kinds?: readonly ConnectionKind[] | undefined;
  readonly status?: ConnectionStatus | null | undefined;
}

function narrowed({ kind, kinds, status }: ConnectionSearch): { sql: string; values: readonly string[] } {
  const wanted: [column: string, values: readonly string[] | undefined][] = [['c.kind', kind ? [kind] : kinds], ['c.status', status ? [status] : undefined]];
  const given = wanted.flatMap(([column, values]) => (values ? [{ sql: ` AND ${column} IN (${places(values.length)})`, values }] : []));
  return { sql: given.map(({ sql }) => sql).join(''), values: given.flatMap(({ values }) => values) };
}

/** The ids of a company's connections of some kinds. */
export const connectionIdsOfKinds = async (reader: Reader, companyId: number, kinds: readonly ConnectionKind[]): Promise<string[]> =>
  (await reader.query<{ id: string }>(`SELECT id FROM connection WHERE company_id = ? AND kind IN (${places(kinds.length)})`, [companyId, ...kinds])).map(({ id }) => id);

/** How many connections of a company a search finds. */
export async function countConnections(reader: Reader, companyId: number, search: ConnectionSearch): Promise<number> {
  const { sql, values } = narrowed(search);
  const [row] = await reader.query<{ total: number }>(
    `SELECT COUNT(*) AS total FROM connection c WHERE c.company_id = ?${sql}`, [companyId, ...values]);
  return row?.total ?? 0;
}

/** A page of a company's connections. */
export function pageOfConnections(reader: Reader, companyId: number, { keys, ...search }: ConnectionSearch & { keys: Keyset }): Promise<Connection[]> {
  const { sql, values } = narrowed(search);
  return findReadable<ConnectionRow, Connection>(reader, {
    companyId, limit: keys.limit, nameOf: connectionName, mapper: () => Promise.resolve(toConnection),
    find: (most) => reader.query<ConnectionRow>(
      `SELECT ${CONNECTION_ROW.of('c')} FROM connection c WHERE c.company_id = ?${sql}${keys.where} ORDER BY ${keys.orderBy} ${atMost(most)}`,
      [companyId, ...values, ...keys.parameters]),
  });
}

/** Store a new connection. */
export const insertConnection = (transaction: Transaction, connection: Connection): Promise<void> =>
  transaction.insert(CONNECTION, [toRow(connection)]);

/** Store a changed connection; throws a conflict when it changed since it was read. */
export async function updateConnectionRow(transaction: Transaction, connection: Connection): Promise<void> {
  const { companyId, id, version } = connection;
  const columns = settable({ ...connection, version: version + 1 });
  const names = Object.keys(columns);
  const found = await transaction.execute(
    `UPDATE connection SET ${names.map((name) => `${name} = ?`).join(', ')} WHERE company_id = ? AND id = ? AND version = ?`,
    [...Object.values(columns), companyId, id, version]);
  if (found === 0) throw new WriteConflict('The connection changed meanwhile');
}

/** Remove a connection. */
export const deleteConnectionRow = (transaction: Transaction, companyId: number, id: string): Promise<number> =>
  transaction.execute('DELETE FROM connection WHERE company_id = ? AND id = ?', [companyId, id]);

/** Record when a connection last called, unless a later call was recorded, and end its silence. */
export const writeCallTime = (transaction: Transaction, { companyId, id }: { companyId: number; id: string }, at: string): Promise<number> =>
  transaction.execute('UPDATE connection SET last_call_at = ?, silent_since = NULL WHERE company_id = ? AND id = ? AND (last_call_at IS NULL OR last_call_at <= ?)', [at, companyId, id, at]);

/** The name of a connection in reports of unreadable rows. */
export const connectionName = ({ id, name }: ConnectionRow): RowName => ({ table: 'connection', id, name: `Connection ${name}` });

/** A connection from its row. */
export const toConnection = (row: ConnectionRow, stored: Stored): Connection => ({
  companyId: row.company_id, id: row.id, kind: row.kind, name: row.name, status: row.status, warehouseId: row.warehouse_id,
  scopes: stored.list(row.scopes, 'scopes') as readonly Scope[], ratePerMinute: row.rate_per_minute, allowlist: stored.list(row.allowlist, 'allowlist'),
  dedicatedHost: row.dedicated_host, keyPrefix: row.key_prefix, username: row.username, webhookUrl: row.webhook_url, webhookSecret: row.webhook_secret,
  silentSince: row.silent_since, lastCallAt: row.last_call_at, createdAt: row.created_at, updatedAt: row.updated_at, version: row.version,
  settings: row.settings === null ? NOTHING_SET : stored.object(row.settings, 'settings') as StoredSettings,
});

const NOTHING_SET: StoredSettings = {};

const toRow = (connection: Connection) => ({
  company_id: connection.companyId, id: connection.id, ...settable(connection),
  silent_since: connection.silentSince, last_call_at: connection.lastCallAt, created_at: connection.createdAt,
});

/** The columns a change writes; call times and silence are written separately. */
const settable = (connection: Connection) => ({
  kind: connection.kind, name: connection.name, status: connection.status, warehouse_id: connection.warehouseId,
  scopes: JSON.stringify(connection.scopes), rate_per_minute: connection.ratePerMinute, allowlist: JSON.stringify(connection.allowlist),
  dedicated_host: connection.dedicatedHost, key_prefix: connection.keyPrefix, username: connection.username, webhook_url: connection.webhookUrl,
  webhook_secret: connection.webhookSecret, settings: Object.keys(connection.settings).length > 0 ? JSON.stringify(connection.settings) : null, updated_at: connection.updatedAt, version: connection.version,
});
