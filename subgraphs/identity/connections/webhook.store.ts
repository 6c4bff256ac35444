import { unseal, type SealingKey } from '#kernel/crypto.js';
import type { Reader } from '#subgraph-kit/database.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import { places } from '#subgraph-kit/statement.js';
import type { Connection } from './connection.js';
import type { ConnectionRow } from './connection.table.js';

/** A connection as far as it decides what it hears of. */
export interface Listener extends Pick<Connection, 'companyId' | 'id' | 'kind' | 'status' | 'warehouseId'> {
  readonly scopes: readonly string[];
}

/**
 * The connections of a company that have a webhook address and a secret to sign with. One whose scopes cannot be read hears nothing that
 * takes one; the others of its company hear all.
 */
export async function connectionsWithWebhook(reader: Reader, companyId: number): Promise<Listener[]> {
  const rows = await reader.query<Pick<ConnectionRow, 'id' | 'kind' | 'name' | 'status' | 'warehouse_id' | 'scopes'>>(
    'SELECT id, kind, name, status, warehouse_id, scopes FROM connection WHERE company_id = ? AND webhook_url IS NOT NULL AND webhook_secret IS NOT NULL', [companyId]);
  return readableRows(reader, rows, {
    companyId, instead: { scopes: '[]' }, nameOf: ({ id, name }) => ({ table: 'connection', id, name: `Connection ${name}` }),
    map: ({ id, kind, status, warehouse_id: warehouseId, scopes }, stored) => ({ id, kind, status, companyId, warehouseId, scopes: stored.list(scopes, 'scopes') }),
  });
}

/** Where and how a connection's webhooks are sent now; with a failure in place of the secret when it cannot be read. */
export type OpenWebhook = { readonly url: string } & ({ readonly secret: string } | { readonly failure: string });

/** How the webhooks of some of a company's connections are sent now, by connection; those that nothing is sent to are left out. */
export async function openWebhooks(reader: Reader, companyId: number, { ids, sealing }: { ids: readonly string[]; sealing: SealingKey }): Promise<ReadonlyMap<string, OpenWebhook>> {
  const rows = await reader.query<{ id: string; webhook_url: string; webhook_secret: string }>(
    `SELECT id, webhook_url, webhook_secret FROM connection
     WHERE company_id = ? AND id IN (${places(ids.length)}) AND status = 'ACTIVE' AND webhook_url IS NOT NULL AND webhook_secret IS NOT NULL`, [companyId, ...ids]);
  return new Map(rows.map(({ id, webhook_url: url, webhook_secret: sealed }) => [id, { url, ...opened(sealed, `${String(companyId)}:${id}:webhook`, sealing) }]));
}

function opened(sealed: string, identity: string, sealing: SealingKey): { readonly secret: string } | { readonly failure: string } {
  try {
    return { secret: unseal(sealed, identity, sealing) };
  } catch {
    return { failure: 'The webhook secret cannot be read; rotate the credentials of this connection' };
  }
}
