import type { Reader } from '#subgraph-kit/database.js';
import { readableRow } from '#subgraph-kit/readable-rows.js';
import type { Connection } from './connection.js';
import { connectionName, toConnection } from './connection.store.js';
import { CONNECTION_ROW, type ConnectionRow } from './connection.table.js';

/** A carrier connection by its id alone, which is in the address that carriers call, with the hash of its key; throws INTERNAL when it cannot be read. */
export async function findCarrierConnection(reader: Reader, id: string): Promise<{ readonly connection: Connection; readonly keyHash: string } | undefined> {
  const [row] = await reader.query<ConnectionRow & { hash: string | null }>(
    `SELECT ${CONNECTION_ROW.of('c')}, k.hash FROM connection c LEFT JOIN credential k ON k.company_id = c.company_id AND k.connection_id = c.id AND k.form = 'KEY'
     WHERE c.id = ? AND c.kind = 'CARRIER'`, [id]);
  const connection = row && readableRow(reader, row, { companyId: row.company_id, map: toConnection, nameOf: connectionName });
  return connection && { connection, keyHash: row.hash ?? '' };
}
