import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import express, { type Request, type Response } from 'express';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { SearchOrdersDocument } from '../../mcp/tools/commerce/operations/search-orders.generated.js';
import { openBench, type BenchDatabases } from './open-bench.js';
import { bareDriver, type Sql } from './sql.js';

// A tool written by hand: Express, the token's signature and its state, the same operation called through the client, the same bytes answered.

const STATE = `SELECT CASE WHEN t.revoked_at IS NULL AND g.ended_at IS NULL THEN 0 ELSE 1 END AS revoked, p.company_id, p.id, a.email, p.deactivated_at, c.name
  FROM oauth_access_token t JOIN oauth_grant g ON g.id = t.grant_id JOIN person p ON p.account_id = g.account_id JOIN account a ON a.id = p.account_id JOIN company c ON c.id = p.company_id WHERE t.id = ? ORDER BY p.company_id`;

interface Claims { readonly jti: string; readonly exp: number }

async function claimsOf(token: string, { identity, known }: { readonly identity: Sql; readonly known: Map<string, Claims> }): Promise<Claims> {
  const before = known.get(token);
  if (before) return before;
  const [head = '', body = '', signature = ''] = token.split('.');
  const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { kid: string };
  const [row] = await identity.read('SELECT public_jwk FROM oauth_signing_key WHERE id = ?', [kid]);
  const key: KeyObject = createPublicKey({ key: { kty: 'RSA', ...JSON.parse(String(row?.['public_jwk'])) as object }, format: 'jwk' });
  if (!verify('RSA-SHA256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))) throw new Error('wrong');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
  known.set(token, claims);
  return claims;
}

const local = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short', timeStyle: 'medium' });
const offset = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', timeZoneName: 'longOffset' });
const timeOf = (at: string): string => `${local.format(new Date(at)).replace(' ', 'T')}${(offset.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName')?.value ?? '').replace('GMT', '')}`;

/** The handler: `wrap` makes the answer of a result, `given` finds its arguments. */
export async function assistantFloor(path: string, given: (body: unknown) => { limit: number }, wrap: (result: string, body: unknown) => string): Promise<express.Express> {
  const databases = JSON.parse(process.argv[2] ?? '{}') as BenchDatabases;
  const { call, prepare } = await openBench(databases);
  prepare(SearchOrdersDocument);
  const [identity, known] = [bareDriver(databases.identity), new Map<string, Claims>()];
  const answer = async (request: Request, response: Response): Promise<void> => {
    const { jti, exp } = await claimsOf((request.headers.authorization ?? '').slice('Bearer '.length), { identity, known });
    const [person] = await identity.read(STATE, [jti]);
    if (exp * 1000 < Date.now() || person?.['revoked'] !== 0 || person['deactivated_at'] !== null) return void response.status(401).end();
    const { limit } = given(request.body);
    const principal = { kind: 'staff', companyId: Number(person['company_id']), actor: String(person['email']), userId: String(person['id']), scopes: [], permissions: ALL_PERMISSIONS } as const;
    const { orders: { nodes, pageInfo } } = await call(SearchOrdersDocument, { first: limit, after: null, filter: {} }, { principal, requestId: 'bench', via: 'bench' });
    const items = nodes.map((order) => ({
      number: order.number, external_id: order.externalId, status: order.status.toLowerCase(), on_hold: order.onHold, placed_at: timeOf(order.placedAt), customer: order.customer.name ?? order.customer.email,
      ships_to: [order.shippingAddress.city, order.shippingAddress.countryCode].filter(Boolean).join(', '), total: { amount: order.totals.total.amount, currency: order.totals.total.currency }, promised_on: order.promisedOn,
    }));
    const text = JSON.stringify({ items, ...(pageInfo.hasNextPage && { next_cursor: pageInfo.endCursor }) });
    response.set('Content-Type', 'application/json; charset=utf-8').end(wrap(`{"content":[{"type":"text","text":${JSON.stringify(text)}}],"structuredContent":${text}}`, request.body));
  };
  const app = express().disable('x-powered-by').disable('etag').use(express.json());
  app.post(path, (request, response) => { void answer(request, response); });
  return app;
}
