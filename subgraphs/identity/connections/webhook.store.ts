import { unseal, type SealingKey } from '#kernel/crypto.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Connection } from './connection.js';
import { CONNECTION_COLUMNS, toConnection } from './connection.store.js';
import type { ConnectionRow } from './connection.table.js';

/** The connections of a company that have a webhook address and a secret to sign with. */
export async function connectionsWithWebhook(reader: Reader, companyId: number): Promise<Connection[]> {
  const rows = await reader.query<ConnectionRow>(
    `SELECT ${CONNECTION_COLUMNS} FROM connection c WHERE c.company_id = ? AND c.webhook_url IS NOT NULL AND c.webhook_secret IS NOT NULL`, [companyId]);
  return rows.map(toConnection);
}

/** Where and how a connection's webhooks are sent now; undefined while they are not. */
export function openWebhook({ companyId, id, status, webhookUrl, webhookSecret }: Connection, sealing: SealingKey): { readonly url: string; readonly secret: string } | undefined {
  if (status !== 'ACTIVE' || webhookUrl === null || webhookSecret === null) return undefined;
  return { url: webhookUrl, secret: unseal(webhookSecret, `${String(companyId)}:${id}:webhook`, sealing) };
}
