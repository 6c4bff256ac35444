import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { atMost } from '#subgraph-kit/statement.js';
import { WAREHOUSE_ROW, type WarehouseRow } from './connection.table.js';

/** An active connection of a warehouse with its last activity. */
export interface WarehouseConnection {
  readonly companyId: number;
  readonly id: string;
  readonly name: string;
  readonly warehouseId: string;
  /** The later of its last call and the last change of its settings: a connection activated just now has not had time to call. */
  readonly heardAt: Instant;
  readonly silentSince: Instant | null;
}

/** A page of every company's active warehouse connections after a company and an id. */
export async function warehouseConnectionsAfter(reader: Reader, { companyId, id, limit }: { companyId: number; id: string; limit: number }): Promise<WarehouseConnection[]> {
  const rows = await reader.query<WarehouseRow>(
    `SELECT ${WAREHOUSE_ROW.names} FROM connection
     WHERE company_id >= ? AND (company_id > ? OR id > ?) AND status = 'ACTIVE' AND warehouse_id IS NOT NULL AND kind IN ('FULFILLMENT', 'WMS_JSON', 'WMS_XML')
     ORDER BY company_id, id ${atMost(limit)}`, [companyId, companyId, id]);
  return rows.map((row) => ({
    companyId: row.company_id, id: row.id, name: row.name, warehouseId: row.warehouse_id, silentSince: row.silent_since,
    heardAt: row.last_call_at !== null && row.last_call_at > row.updated_at ? row.last_call_at : row.updated_at,
  }));
}

/** Flag a connection as silent, unless it called meanwhile; returns whether it was newly flagged. */
export async function writeSilence(transaction: Transaction, companyId: number, { id, since }: { id: string; since: Instant }): Promise<boolean> {
  return await transaction.execute(
    `UPDATE connection SET silent_since = ? WHERE company_id = ? AND id = ? AND status = 'ACTIVE' AND silent_since IS NULL
     AND (last_call_at IS NULL OR last_call_at <= ?)`, [since, companyId, id, since]) > 0;
}

/** End the silence of a connection. */
export const clearSilence = (transaction: Transaction, companyId: number, id: string): Promise<number> =>
  transaction.execute('UPDATE connection SET silent_since = NULL WHERE company_id = ? AND id = ?', [companyId, id]);
