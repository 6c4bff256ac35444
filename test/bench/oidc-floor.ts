import { randomUUID } from 'node:crypto';
import express, { type Response } from 'express';
import type { DatabaseLocation } from '#kernel/config.js';
import { measured } from './measured.js';
import { tokenFloor } from './oidc-floor-tokens.js';
import { bareDriver, type Sql } from './sql.js';

// The identity provider's public documents written by hand: Express and SQL, the same rows read, the same bytes answered.

const ISSUER = 'http://127.0.0.1:4005';
const METHODS = ['client_secret_post', 'client_secret_basic', 'none'];
const METADATA = {
  issuer: ISSUER, authorization_endpoint: `${ISSUER}/oauth/authorize`, token_endpoint: `${ISSUER}/oauth/token`, userinfo_endpoint: `${ISSUER}/api/oauth/userinfo`, jwks_uri: `${ISSUER}/.well-known/jwks.json`,
  registration_endpoint: `${ISSUER}/oauth/register`, revocation_endpoint: `${ISSUER}/oauth/revoke`, scopes_supported: ['openid', 'profile', 'email', 'offline_access', 'service.ai_tools'],
  response_types_supported: ['code'], response_modes_supported: ['query'], grant_types_supported: ['authorization_code', 'refresh_token'], code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: METHODS, revocation_endpoint_auth_methods_supported: METHODS, service_documentation: `${ISSUER}/docs`, subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'], claims_supported: ['iss', 'sub', 'aud', 'azp', 'exp', 'iat', 'jti', 'auth_time', 'nonce', 'email', 'email_verified', 'name', 'picture', 'locale'],
  claims_parameter_supported: false, request_parameter_supported: false, request_uri_parameter_supported: false, authorization_response_iss_parameter_supported: true,
};

function answer(response: Response, body: object, seconds: number): void {
  response.set({ 'X-Request-Id': randomUUID(), 'Access-Control-Allow-Origin': '*', 'Cache-Control': `public, max-age=${String(seconds)}`, 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

function floor(identity: Sql): express.Express {
  const app = express().disable('x-powered-by').disable('etag');
  app.get('/.well-known/openid-configuration', (_, response) => { answer(response, METADATA, 3600); });
  app.get('/.well-known/jwks.json', async (_, response) => {
    const since = new Date(Date.now() - 8 * 3_600_000).toISOString();
    const rows = await identity.read('SELECT public_jwk FROM oauth_signing_key WHERE retired_at IS NULL OR retired_at > ? ORDER BY CASE WHEN retired_at IS NULL THEN 0 ELSE 1 END, retired_at DESC', [since]);
    answer(response, { keys: rows.map((row) => ({ kty: 'RSA', use: 'sig', alg: 'RS256', ...JSON.parse(String(row['public_jwk'])) as object })) }, 300);
  });
  tokenFloor(app, identity, ISSUER);
  return app;
}

const databases = JSON.parse(process.argv[2] ?? '{}') as { identity: DatabaseLocation };
measured(floor(bareDriver(databases.identity)));
