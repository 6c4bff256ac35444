import type { AuthMethod } from '#contract/oauth.js';
import { code, instantColumn, nullable, selection, since, text, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

// People and their clients belong to the deployment, not to a company: no table here has a company.

const hash = code(64);
const scope = code(200);

/** The keys that sign tokens. Of several processes that start together one makes the key: only one has the place `active`. */
export const OAUTH_SIGNING_KEY = {
  name: 'oauth_signing_key',
  columns: { id: code(43), place: code(43), public_jwk: text, sealed: nullable(text), created_at: instantColumn, retired_at: nullable(instantColumn) },
  primaryKey: ['id'],
  unique: { oauth_signing_key_place: ['place'] },
} satisfies TableDefinition;

/** Clients that registered themselves. */
export const OAUTH_CLIENT = {
  name: 'oauth_client',
  columns: {
    id: uuid, name: code(120), uri: nullable(code(250)), redirect_uris: text, auth_method: code<AuthMethod>(30), secret_hash: nullable(hash), scope,
    created_at: instantColumn, used_at: nullable(instantColumn),
  },
  primaryKey: ['id'],
  indexes: { oauth_client_unused: ['used_at', 'created_at'] },
} satisfies TableDefinition;

/** What people allowed clients. */
export const OAUTH_GRANT = {
  name: 'oauth_grant',
  columns: {
    id: uuid, account_id: uuid, client_id: uuid, scope, auth_time: instantColumn, created_at: instantColumn, expires_at: instantColumn, ended_at: nullable(instantColumn),
    last_used_at: since(470, nullable(instantColumn)), // to the minute
  },
  primaryKey: ['id'],
  indexes: { oauth_grant_account: ['account_id', 'client_id', 'id'], oauth_grant_expires: ['expires_at'] },
} satisfies TableDefinition;

/** Codes by their hash; kept for a day, so that a replay is noticed. A consent gives one code. */
export const OAUTH_CODE = {
  name: 'oauth_code',
  columns: {
    hash, client_id: uuid, account_id: uuid, redirect_uri: text, challenge: code(43), scope, nonce: nullable(text), auth_time: instantColumn, expires_at: instantColumn,
    consent_id: uuid, grant_id: nullable(uuid),
  },
  primaryKey: ['hash'],
  unique: { oauth_code_consent: ['consent_id'] },
  indexes: { oauth_code_expires: ['expires_at'], oauth_code_account: ['account_id', 'client_id'] },
} satisfies TableDefinition;

/** The state of access tokens by their jti; the tokens themselves are not stored. */
export const OAUTH_ACCESS_TOKEN = {
  name: 'oauth_access_token',
  columns: { id: uuid, grant_id: uuid, expires_at: instantColumn, revoked_at: nullable(instantColumn) },
  primaryKey: ['id'],
  indexes: { oauth_access_token_expires: ['expires_at'] },
} satisfies TableDefinition;

/** Refresh tokens by their hash. */
export const OAUTH_REFRESH_TOKEN = {
  name: 'oauth_refresh_token',
  columns: { hash, grant_id: uuid, expires_at: instantColumn, rotated_at: nullable(instantColumn), graced_at: nullable(instantColumn) },
  primaryKey: ['hash'],
  indexes: { oauth_refresh_token_expires: ['expires_at'] },
} satisfies TableDefinition;

/** The selected columns of {@link OAUTH_CLIENT}. */
export const OAUTH_CLIENT_ROW = selection(OAUTH_CLIENT.columns, 'secret_hash');

/** A row of {@link OAUTH_CLIENT_ROW}. */
export type OAuthClientRow = SelectedRow<typeof OAUTH_CLIENT_ROW>;

/** The selected columns of {@link OAUTH_GRANT}. */
export const OAUTH_GRANT_ROW = selection(OAUTH_GRANT.columns);

/** A row of {@link OAUTH_GRANT_ROW}. */
export type OAuthGrantRow = SelectedRow<typeof OAUTH_GRANT_ROW>;

/** The selected columns of {@link OAUTH_CODE}. */
export const OAUTH_CODE_ROW = selection(OAUTH_CODE.columns, 'consent_id');

/** A row of {@link OAUTH_CODE_ROW}. */
export type OAuthCodeRow = SelectedRow<typeof OAUTH_CODE_ROW>;
