import type { SealingKey } from '#kernel/crypto.js';
import type { Reader } from '#subgraph-kit/database.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import { places } from '#subgraph-kit/statement.js';
import type { Connection } from './connection.js';
import type { ConnectionRow } from './connection.table.js';
import { openedSecret, type OpenedSecret } from './opened-secret.js';

/** A connection as far as it decides what it hears of. */
export interface Listener extends Pick<Connection, 'companyId' | 'id' | 'kind' | 'status' | 'warehouseId'> {
  readonly scopes: readonly string[];
  /** It has a webhook address of its own, and a secret to sign with. */
  readonly hasWebhook: boolean;
}

/**
 * The connections of a company that hear by a webhook of their own or by one of some others that they own. One whose scopes cannot be read hears
 * nothing that takes one; the others of its company hear all.
 */
export async function listeningConnections(reader: Reader, companyId: number, owners: readonly string[]): Promise<Listener[]> {
  const owning = owners.length === 0 ? '' : ` OR id IN (${places(owners.length)})`;
  const rows = await reader.query<Pick<ConnectionRow, 'id' | 'kind' | 'name' | 'status' | 'warehouse_id' | 'scopes'> & { own: number }>(
    `SELECT id, kind, name, status, warehouse_id, scopes, webhook_url IS NOT NULL AND webhook_secret IS NOT NULL AS own FROM connection
     WHERE company_id = ? AND (webhook_url IS NOT NULL AND webhook_secret IS NOT NULL${owning})`, [companyId, ...owners]);
  return readableRows(reader, rows, {
    companyId, instead: { scopes: '[]' }, nameOf: ({ id, name }) => ({ table: 'connection', id, name: `Connection ${name}` }),
    map: ({ id, kind, status, warehouse_id: warehouseId, scopes, own }, stored) => ({ id, kind, status, companyId, warehouseId, scopes: stored.list(scopes, 'scopes'), hasWebhook: own === 1 }),
  });
}

/** Where and how a connection's own webhook is sent now. */
export type OpenWebhook = { readonly url: string } & OpenedSecret<string>;

/** How the own webhooks of some of a company's connections are sent now, by connection; those that nothing is sent to are left out. */
export async function openWebhooks(reader: Reader, companyId: number, { ids, sealing }: { ids: readonly string[]; sealing: SealingKey }): Promise<ReadonlyMap<string, OpenWebhook>> {
  const rows = await reader.query<{ id: string; webhook_url: string; webhook_secret: string }>(
    `SELECT id, webhook_url, webhook_secret FROM connection
     WHERE company_id = ? AND id IN (${places(ids.length)}) AND status = 'ACTIVE' AND webhook_url IS NOT NULL AND webhook_secret IS NOT NULL`, [companyId, ...ids]);
  return new Map(rows.map(({ id, webhook_url: url, webhook_secret: sealed }) => [id, { url, ...openedSecret(sealed, `${String(companyId)}:${id}:webhook`, { sealing, remedy: 'rotate the credentials of this connection' }) }]));
}
