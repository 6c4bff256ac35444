import type { Reader } from '#subgraph-kit/database.js';
import { readableRow } from '#subgraph-kit/readable-rows.js';
import type { Connection } from './connection.js';
import { connectionName, toConnection } from './connection.store.js';
import { CONNECTION_ROW, type ConnectionRow } from './connection.table.js';

/** A collector with the time zone of its company. */
export interface FoundCollector {
  readonly connection: Connection;
  readonly timeZone: string;
}

/** The collector that has a key, by the hash of the key; throws INTERNAL when it cannot be read. */
export async function findCollector(reader: Reader, hash: string): Promise<FoundCollector | undefined> {
  const [row] = await reader.query<ConnectionRow & { time_zone: string }>(
    `SELECT ${CONNECTION_ROW.of('c')}, m.time_zone FROM credential k JOIN connection c ON c.company_id = k.company_id AND c.id = k.connection_id
     JOIN company m ON m.id = k.company_id WHERE k.hash = ? AND k.form = 'KEY' AND c.kind = 'COLLECTOR' AND c.status = 'ACTIVE'`, [hash]);
  const connection = row && readableRow(reader, row, { companyId: row.company_id, map: toConnection, nameOf: connectionName });
  return connection && { connection, timeZone: row.time_zone };
}
