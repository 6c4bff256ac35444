import { createHash, createPublicKey, generateKeyPairSync, randomBytes, randomUUID, sign, verify } from 'node:crypto';
import express, { type Express, type Request, type Response } from 'express';
import type { Run } from './floor-pipeline.js';
import type { Sql } from './sql.js';

// The token endpoint and userinfo written by hand: bare RS256 signatures, the same rows read and written, the same bytes answered.

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const KID = 'k'.repeat(43);
const [ACCESS_SECONDS, ID_SECONDS, REFRESH, LONGEST] = [28_800, 3600, 2_592_000_000, 8192];
const CODE = 'SELECT hash, client_id, account_id, redirect_uri, challenge, scope, nonce, auth_time, expires_at, grant_id FROM oauth_code WHERE hash = ?';
const GRANT = 'INSERT INTO oauth_grant (id, account_id, client_id, scope, auth_time, created_at, expires_at, ended_at, last_used_at) VALUES (?,?,?,?,?,?,?,NULL,NULL)';
const PEOPLE = `SELECT p.company_id, p.id, p.role, p.module_roles, p.deactivated_at, p.disabled_sections, a.email, a.name, c.name AS company_name, c.slug AS company_slug
  FROM person p JOIN account a ON a.id = p.account_id JOIN company c ON c.id = p.company_id WHERE p.account_id = ? ORDER BY p.company_id`;
const STATE = `SELECT a.grant_id, g.account_id, CASE WHEN a.revoked_at IS NULL AND g.ended_at IS NULL THEN 0 ELSE 1 END AS revoked
  FROM oauth_access_token a JOIN oauth_grant g ON g.id = a.grant_id WHERE a.id = ?`;
const MODULES = [['brain', 'Brain'], ['catalog', 'Catalog'], ['commerce', 'Commerce'], ['intelligence', 'Intelligence']].map(([slug, name]) => ({ slug, name, role: 'manager' }));

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const after = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString();

function signed(claims: object, typ: string): string {
  const text = `${encoded({ alg: 'RS256', typ, kid: KID })}.${encoded(claims)}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`;
}

interface Grant { readonly id: string; readonly account: string; readonly client: string; readonly scope: string; readonly authTime: string; readonly nonce?: string | undefined }

/** What the person is called, and where they work. */
async function personOf(read: Run, account: string) {
  const [person] = await read('SELECT id, email, name, locale, picture_url, password_expires_at, email_verified_at, active_company_id FROM account WHERE id = ?', [account]);
  const companies = (await read(PEOPLE, [account])).filter((row) => row['deactivated_at'] === null).map((row) => ({ id: Number(row['company_id']), slug: row['company_slug'], name: row['company_name'], modules: MODULES }));
  if (!person || companies.length === 0) throw new Error('Nobody');
  return { shown: { name: person['name'], email: person['email'], email_verified: person['email_verified_at'] !== null }, active: companies[0]?.id, companies };
}

async function storePair(run: Run, { id, account }: Grant) {
  const person = await personOf(run, account);
  const [jti, refresh] = [randomUUID(), `prt_${randomBytes(24).toString('hex')}`];
  await run('INSERT INTO oauth_access_token (id, grant_id, expires_at, revoked_at) VALUES (?,?,?,NULL)', [jti, id, after(ACCESS_SECONDS * 1000)]);
  await run('INSERT INTO oauth_refresh_token (hash, grant_id, expires_at, rotated_at, graced_at) VALUES (?,?,?,NULL,NULL)', [hash(refresh), id, after(REFRESH)]);
  return { jti, refresh, shown: person.shown };
}

async function exchangeCode(run: Run, body: Record<string, string>): Promise<Grant> {
  const key = hash(body['code'] ?? '');
  await run('UPDATE oauth_code SET grant_id = grant_id WHERE hash = ?', [key]);
  const [code] = await run(CODE, [key]);
  const challenge = createHash('sha256').update(body['code_verifier'] ?? '').digest('base64url');
  if (code?.['grant_id'] !== null || code['challenge'] !== challenge || code['redirect_uri'] !== body['redirect_uri'] || code['client_id'] !== body['client_id'] || String(code['expires_at']) <= after(0)) throw new Error('invalid_grant');
  const grant = { id: randomUUID(), account: String(code['account_id']), client: String(code['client_id']), scope: String(code['scope']), authTime: String(code['auth_time']), nonce: String(code['nonce']) };
  await run('UPDATE oauth_code SET grant_id = ? WHERE hash = ? AND grant_id IS NULL', [grant.id, key]);
  await run(GRANT, [grant.id, grant.account, grant.client, grant.scope, grant.authTime, after(0), after(REFRESH)]);
  await run('UPDATE oauth_client SET used_at = ? WHERE id = ? AND used_at IS NULL', [after(0), grant.client]);
  return grant;
}

async function refresh(run: Run, body: Record<string, string>): Promise<Grant> {
  const key = hash(body['refresh_token'] ?? '');
  await run('UPDATE oauth_refresh_token SET rotated_at = rotated_at WHERE hash = ?', [key]);
  const [token] = await run('SELECT hash, grant_id, expires_at, rotated_at, graced_at FROM oauth_refresh_token WHERE hash = ?', [key]);
  const [grant] = await run('SELECT id, account_id, client_id, scope, auth_time, created_at, expires_at, ended_at, last_used_at FROM oauth_grant WHERE id = ?', [String(token?.['grant_id'])]);
  if (!grant || token?.['rotated_at'] !== null || grant['ended_at'] !== null || grant['client_id'] !== body['client_id']) throw new Error('invalid_grant');
  await run('UPDATE oauth_refresh_token SET rotated_at = ? WHERE hash = ? AND rotated_at IS NULL', [after(0), key]);
  await run('UPDATE oauth_grant SET expires_at = ?, last_used_at = ? WHERE id = ?', [after(REFRESH), after(0), String(grant['id'])]);
  return { id: String(grant['id']), account: String(grant['account_id']), client: String(grant['client_id']), scope: String(grant['scope']), authTime: String(grant['auth_time']) };
}

function answer(response: Response, body: object): void {
  response.set({ 'X-Request-Id': randomUUID(), 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store', 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

async function token(identity: Sql, iss: string, body: Record<string, string>): Promise<object> {
  const made: { grant?: Grant; pair?: Awaited<ReturnType<typeof storePair>> } = {};
  await identity.read('SELECT id, name, uri, redirect_uris, auth_method, scope, created_at, used_at, secret_hash FROM oauth_client WHERE id = ?', [body['client_id'] ?? '']);
  await identity.write(async (run) => {
    made.grant = await (body['grant_type'] === 'refresh_token' ? refresh : exchangeCode)(run, body);
    made.pair = await storePair(run, made.grant);
  });
  await identity.read('SELECT id, public_jwk, sealed FROM oauth_signing_key WHERE retired_at IS NULL', []);
  const { grant, pair } = made;
  if (!grant || !pair) throw new Error('invalid_grant');
  const iat = Math.floor(Date.now() / 1000);
  const both = { iss, sub: grant.account, aud: grant.client };
  const access = signed({ ...both, exp: iat + ACCESS_SECONDS, iat, jti: pair.jti, client_id: grant.client, scope: grant.scope }, 'at+jwt');
  const id = signed({ ...both, azp: grant.client, exp: iat + ID_SECONDS, iat, jti: randomUUID(), auth_time: Math.floor(Date.parse(grant.authTime) / 1000), ...(grant.nonce !== undefined && { nonce: grant.nonce }), ...pair.shown }, 'JWT');
  return { access_token: access, token_type: 'Bearer', expires_in: ACCESS_SECONDS, refresh_token: pair.refresh, scope: grant.scope, id_token: id };
}

const verified = new Map<string, Record<string, unknown>>();

/** Verified once by its hash, as the product remembers it. */
async function claimsOf({ read }: Sql, text: string): Promise<Record<string, unknown>> {
  if (text.length > LONGEST) throw new Error('invalid_token');
  const known = verified.get(hash(text));
  if (known) return known;
  const [head = '', body = '', signature = ''] = text.split('.');
  const [key] = await read('SELECT public_jwk FROM oauth_signing_key WHERE id = ?', [(JSON.parse(Buffer.from(head, 'base64url').toString()) as { kid: string }).kid]);
  const jwk = { kty: 'RSA', ...JSON.parse(String(key?.['public_jwk'])) as object };
  if (!verify('RSA-SHA256', Buffer.from(`${head}.${body}`), createPublicKey({ key: jwk, format: 'jwk' }), Buffer.from(signature, 'base64url'))) throw new Error('invalid_token');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  verified.set(hash(text), claims);
  return claims;
}

async function userinfo(identity: Sql, { headers: { authorization = '' } }: Request): Promise<object> {
  const claims = await claimsOf(identity, authorization.slice('Bearer '.length));
  const [state] = await identity.read(STATE, [String(claims['jti'])]);
  if (Number(claims['exp']) * 1000 <= Date.now() || state?.['revoked'] !== 0) throw new Error('invalid_token');
  const { shown, active, companies } = await personOf(identity.read, String(state['account_id']));
  return { sub: state['account_id'], ...shown, active_company_id: active, companies };
}

/** Serve the token endpoint and userinfo. */
export function tokenFloor(app: Express, identity: Sql, issuer: string): void {
  app.post('/oauth/token', express.urlencoded({ extended: false }), async (request, response) => { answer(response, await token(identity, issuer, request.body as Record<string, string>)); });
  app.get('/api/oauth/userinfo', async (request, response) => { answer(response, await userinfo(identity, request)); });
}
