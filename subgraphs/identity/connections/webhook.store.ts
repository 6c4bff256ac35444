import type { SealingKey } from '#kernel/crypto.js';
import type { Reader } from '#subgraph-kit/database.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import { places } from '#subgraph-kit/statement.js';
import type { Connection } from './connection.js';
import type { ConnectionRow } from './connection.table.js';
import { settingsOf, type StoredSettings } from './wms-settings.js';
import { openedSecret, type OpenedSecret } from './opened-secret.js';

/** The fields of a connection that decide which webhooks it receives. */
export interface WebhookConnection extends Pick<Connection, 'companyId' | 'id' | 'kind' | 'status' | 'warehouseId'> {
  readonly scopes: readonly string[];
  /** The catalog of a key of the catalog API; null for other connections. */
  readonly catalogId: number | null;
  /** Whether it has its own webhook URL and a signing secret. */
  readonly hasWebhook: boolean;
}

/**
 * The connections of a company that have their own webhook or are among the given owners of destinations. One whose scopes cannot be read gets
 * no events that need a scope, a key whose settings cannot be read none of a catalog; the company's other connections are not affected.
 */
export async function webhookConnections(reader: Reader, companyId: number, owners: readonly string[]): Promise<WebhookConnection[]> {
  const owning = owners.length === 0 ? '' : ` OR id IN (${places(owners.length)})`;
  const rows = await reader.query<Pick<ConnectionRow, 'id' | 'kind' | 'name' | 'status' | 'warehouse_id' | 'scopes' | 'settings'> & { own: number }>(
    `SELECT id, kind, name, status, warehouse_id, scopes, settings, webhook_url IS NOT NULL AND webhook_secret IS NOT NULL AS own FROM connection
     WHERE company_id = ? AND (webhook_url IS NOT NULL AND webhook_secret IS NOT NULL${owning})`, [companyId, ...owners]);
  return readableRows(reader, rows, {
    companyId, instead: { scopes: '[]', settings: NO_CATALOG }, nameOf: ({ id, name }) => ({ table: 'connection', id, name: `Connection ${name}` }),
    map: ({ id, kind, status, warehouse_id: warehouseId, scopes, settings, own }, stored) => ({
      id, kind, status, companyId, warehouseId, scopes: stored.list(scopes, 'scopes'), hasWebhook: own === 1,
      catalogId: kind === 'CATALOG' ? catalogIdOf(settings === null ? {} : stored.object(settings, 'settings') as StoredSettings) : null,
    }),
  });
}

/** The settings of a key that cannot be read: it gets no catalog's events. */
const NO_CATALOG = '{"catalogId":0}';

const catalogIdOf = (settings: StoredSettings): number => Number(settingsOf({ kind: 'CATALOG', settings })?.['catalogId']);

/** The URL and secret of a connection's own webhook. */
export type OpenWebhook = { readonly url: string } & OpenedSecret<string>;

/** The URLs and secrets of connections' own webhooks, by connection; inactive connections and those without a webhook are left out. */
export async function openWebhooks(reader: Reader, companyId: number, { ids, sealing }: { ids: readonly string[]; sealing: SealingKey }): Promise<ReadonlyMap<string, OpenWebhook>> {
  const rows = await reader.query<{ id: string; webhook_url: string; webhook_secret: string }>(
    `SELECT id, webhook_url, webhook_secret FROM connection
     WHERE company_id = ? AND id IN (${places(ids.length)}) AND status = 'ACTIVE' AND webhook_url IS NOT NULL AND webhook_secret IS NOT NULL`, [companyId, ...ids]);
  return new Map(rows.map(({ id, webhook_url: url, webhook_secret: sealed }) => [id, { url, ...openedSecret(sealed, `${String(companyId)}:${id}:webhook`, { sealing, remedy: 'rotate the credentials of this connection' }) }]));
}
