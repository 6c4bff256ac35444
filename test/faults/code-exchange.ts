import { createHash, randomUUID } from 'node:crypto';
import Sqlite from 'better-sqlite3';
import { createConnection } from 'mysql2/promise';
import type { DatabaseLocation } from '#kernel/config.js';
import { storedRows } from './stored-rows.js';

const [VERIFIER, REDIRECT_URI, HOUR] = ['v'.repeat(43), 'https://client.example/callback', 3_600_000];
const STORE = 'INSERT INTO oauth_code (hash, client_id, account_id, redirect_uri, challenge, scope, auth_time, expires_at, consent_id) VALUES (?,?,?,?,?,?,?,?,?)';

/** An app that exchanges codes at the identity provider of a running product. */
export interface ExchangingApp {
  /** A code of the product's only account, as if the person had just agreed. */
  code(): Promise<string>;
  /** The answer to its exchange: the status, and the error where it is refused. */
  exchange(code: string): Promise<readonly [status: number, error: string | undefined]>;
  /** An access token of the account. */
  accessToken(): Promise<string>;
  /** The grants of the app: when each was ended, or null. */
  grants(): Promise<readonly (string | null)[]>;
  /** How many tokens belong to them. */
  tokens(): Promise<number>;
}

/** Register an app at the provider on a port. */
export async function registerApp(port: number, identity: DatabaseLocation): Promise<ExchangingApp> {
  const post = (path: string, body: string, type: string) => fetch(`http://127.0.0.1:${String(port)}/oauth/${path}`, { method: 'POST', body, headers: { 'content-type': type } });
  const { client_id: client } = await (await post('register', JSON.stringify({ redirect_uris: [REDIRECT_URI], token_endpoint_auth_method: 'none' }), 'application/json')).json() as { client_id: string };
  const exchanged = (code: string): Promise<Response> => post('token', new URLSearchParams({ grant_type: 'authorization_code', client_id: client, code, code_verifier: VERIFIER, redirect_uri: REDIRECT_URI }).toString(), 'application/x-www-form-urlencoded');
  const app: ExchangingApp = {
    async code() {
      const [account] = await storedRows<{ id: string }>(identity, 'SELECT id FROM account');
      const code = randomUUID();
      const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
      const hash = (encoding: 'hex' | 'base64url', text: string) => createHash('sha256').update(text).digest(encoding);
      await store(identity, [hash('hex', code), client, account?.id ?? '', REDIRECT_URI, hash('base64url', VERIFIER), 'openid service.ai_tools', at(0), at(HOUR), randomUUID()]);
      return code;
    },
    async exchange(code) {
      const response = await exchanged(code);
      return [response.status, (await response.json() as { error?: string }).error];
    },
    accessToken: async () => (await (await exchanged(await app.code())).json() as { access_token: string }).access_token,
    grants: async () => (await storedRows<{ ended_at: string | null }>(identity, 'SELECT ended_at FROM oauth_grant WHERE client_id = ? ORDER BY id', [client])).map((row) => row.ended_at),
    tokens: async () => (await storedRows<object>(identity, 'SELECT t.id FROM oauth_access_token t JOIN oauth_grant g ON g.id = t.grant_id WHERE g.client_id = ?', [client])).length,
  };
  return app;
}

async function store(identity: DatabaseLocation, row: readonly string[]): Promise<void> {
  if (identity.kind === 'sqlite') {
    const database = new Sqlite(identity.file);
    database.prepare(STORE).run(...row);
    database.close();
  } else {
    const connection = await createConnection(identity.url);
    await connection.query(STORE, [...row]);
    await connection.end();
  }
}
