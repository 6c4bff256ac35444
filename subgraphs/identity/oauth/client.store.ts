import type { Instant } from '#kernel/clock.js';
import { OAUTH_SCOPES } from '#contract/oauth.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import type { OAuthClient } from './client.js';
import { OAUTH_CLIENT, OAUTH_CLIENT_ROW, type OAuthClientRow } from './oauth.table.js';
import { knownScopes } from './scope.js';

/** A client with the hash of its secret; null for one without. */
export interface KnownClient extends OAuthClient {
  readonly secretHash: string | null;
}

const BETWEEN = '\n'; // no URI has it

/** A client by its id. */
export async function clientById(reader: Reader, id: string): Promise<KnownClient | undefined> {
  const [row] = await reader.query<OAuthClientRow & { readonly secret_hash: string | null }>(`SELECT ${OAUTH_CLIENT_ROW.names}, secret_hash FROM oauth_client WHERE id = ?`, [id]);
  return row && { ...toClient(row), secretHash: row.secret_hash };
}

/** Clients by their ids, in no particular order. */
export async function clientsByIds(reader: Reader, ids: readonly string[]): Promise<OAuthClient[]> {
  if (ids.length === 0) return [];
  const rows = await reader.query<OAuthClientRow>(`SELECT ${OAUTH_CLIENT_ROW.names} FROM oauth_client WHERE id IN (${places(ids.length)})`, ids);
  return rows.map(toClient);
}

/** Store a new client. */
export const insertClient = (transaction: Transaction, client: KnownClient): Promise<void> =>
  transaction.insert(OAUTH_CLIENT, [{
    id: client.id, name: client.name, uri: client.uri, redirect_uris: client.redirectUris.join(BETWEEN), auth_method: client.authMethod, secret_hash: client.secretHash,
    scope: client.scopes.join(' '), created_at: client.createdAt, used_at: client.usedAt,
  }]);

/** Note the first use of a client. */
export const noteFirstUse = (transaction: Transaction, id: string, at: Instant): Promise<number> =>
  transaction.execute('UPDATE oauth_client SET used_at = ? WHERE id = ? AND used_at IS NULL', [at, id]);

/** When the last but so many of the clients registered that were never used; undefined where there are not so many. */
export async function unusedRegisteredAt(reader: Reader, behind: number): Promise<Instant | undefined> {
  const [row] = await reader.query<{ readonly created_at: Instant }>(`SELECT created_at FROM oauth_client WHERE used_at IS NULL ORDER BY created_at DESC ${atMost(1)} OFFSET ${String(behind)}`);
  return row?.created_at;
}

/** The ids of some clients that were never used and registered before a time. */
export async function unusedClients(reader: Reader, before: Instant, most: number): Promise<readonly string[]> {
  const rows = await reader.query<{ readonly id: string }>(`SELECT id FROM oauth_client WHERE used_at IS NULL AND created_at < ? ${atMost(most)}`, [before]);
  return rows.map(({ id }) => id);
}

/** Remove clients, unless they were used meanwhile. */
export const deleteUnused = (transaction: Transaction, ids: readonly string[]): Promise<number> =>
  transaction.execute(`DELETE FROM oauth_client WHERE used_at IS NULL AND id IN (${places(ids.length)})`, ids);

/** A redirect URI that was damaged is none: nobody is sent there, and the app can still be shown and ended. */
const toClient = (row: OAuthClientRow): OAuthClient => ({
  id: row.id, name: row.name, uri: row.uri, redirectUris: row.redirect_uris.split(BETWEEN).filter((uri) => URL.canParse(uri)), authMethod: row.auth_method, scopes: knownScopes(row.scope, OAUTH_SCOPES),
  createdAt: row.created_at, usedAt: row.used_at,
});
