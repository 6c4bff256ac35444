import type { Reader } from '#subgraph-kit/database.js';
import { readableRow } from '#subgraph-kit/readable-rows.js';
import { places } from '#subgraph-kit/statement.js';
import type { Connection } from './connection.js';
import { connectionName, toConnection } from './connection.store.js';
import { CONNECTION_ROW, type ConnectionRow } from './connection.table.js';

/** The connection that has a key, by the hash of the key, with the hash that is stored; throws INTERNAL when it cannot be read. */
export async function findConnectionOfKey(reader: Reader, hash: string): Promise<{ readonly connection: Connection; readonly keyHash: string } | undefined> {
  const [row] = await reader.query<ConnectionRow & { hash: string; form: string }>(
    `SELECT ${CONNECTION_ROW.of('c')}, k.hash, k.form FROM credential k JOIN connection c ON c.company_id = k.company_id AND c.id = k.connection_id WHERE k.hash = ?`, [hash]);
  if (row?.form !== 'KEY') return undefined;
  const connection = readableRow(reader, row, { companyId: row.company_id, map: toConnection, nameOf: connectionName });
  return connection && { connection, keyHash: row.hash };
}

/** The sealed keys of a company's connections of kinds whose key can be read again, by connection. */
export async function sealedKeysOf(reader: Reader, companyId: number, connectionIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await reader.query<{ connection_id: string; sealed: string | null }>(
    `SELECT connection_id, sealed FROM credential WHERE company_id = ? AND connection_id IN (${places(connectionIds.length)}) AND form = 'KEY'`, [companyId, ...connectionIds]);
  return new Map(rows.flatMap(({ connection_id: id, sealed }) => (sealed === null ? [] : [[id, sealed] as const])));
}
