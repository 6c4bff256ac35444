import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import type { Principal } from '#contract/principal.js';
import { ANONYMOUS } from '#kit/access/anonymous.js';
import { bearerToken, cookieToken, headerToken, pathToken, queryToken, tokenAccess, type TokenReader } from '#kit/access/token-access.js';
import { Bytes, ok, type Reply } from '#kit/answer.js';
import { bodyByType, formBody, jsonBody, multipartBody, rawBody } from '#kit/body/body-reader.js';
import type { Declared } from '#kit/declared.js';
import { jsonAnswer } from '#kit/json-answer.js';
import type { Caller, Inbound, InputSchema, Route, RouteHead } from '#kit/route.js';
import type { Surface } from '#kit/surface.js';
import { validate } from '#kit/validate.js';

// A surface that declares every value, as the surfaces of the documents will.

const KIB = 1024;
const SECRET = 'intake-secret';

/** A token look-up that knows only `known`. */
const holderOf = (kind: 'shopper' | 'staff', more: Partial<Principal> = {}) => (token: string): Promise<Caller | undefined> =>
  Promise.resolve(token.startsWith('known') ? { principal: { kind, companyId: 7, actor: kind, scopes: [], ...more } } : undefined);

const token = (kind: 'publicToken' | 'session' | 'person', find: TokenReader) =>
  tokenAccess({ kind, token: find, holder: holderOf(kind === 'person' ? 'staff' : 'shopper', kind === 'session' ? { orderId: 'o-1' } : {}) });

const Any = z.object({});

const row = (id: string, head: Pick<RouteHead, 'method' | 'path'> & Partial<RouteHead> & { readonly declares?: Partial<Declared<Caller>> }, [input, reply]: readonly [InputSchema, (inbound: Inbound, caller: Caller) => Reply]): Route => ({
  id, scope: null, idempotency: 'natural', summary: id, description: id, failures: [], answer: z.unknown(), example: { target: head.path, answer: {} }, ...head, input,
  run: async ({ inbound, caller, count }) => {
    const valid = validate(input, inbound) as { query?: { order?: string } };
    if (id === 'lookup') await count([{ name: 'lookup', key: (_: unknown, { address }) => address, most: 2 }], valid);
    return Promise.resolve(reply(inbound, caller));
  },
});

const PDF = Buffer.from('%PDF-1.7\n\u00ff', 'latin1');

const routes: readonly Route[] = [
  row('portal', { method: 'GET', path: '/portal' }, [Any, ({ address }) => ok({ address })]),
  row('lookup', { method: 'POST', path: '/lookup', declares: { limits: [] } }, [z.object({ body: z.object({ order: z.string().max(5) }) }), ({ body }) => ok(body)]),
  row('order', { method: 'GET', path: '/order', declares: { access: token('session', headerToken('X-Return-Session')) } }, [Any, (_, { principal }) => ok({ orderId: principal.orderId })]),
  row('photos', { method: 'POST', path: '/photos', declares: {
    access: token('session', headerToken('X-Return-Session')),
    body: bodyByType(['application/json', jsonBody(KIB, 10)], ['multipart/form-data', multipartBody(8 * KIB, { fields: 3, fieldBytes: 100, files: 2, fileBytes: 2 * KIB })]),
  } }, [Any, ({ body, files }) => ok({ body, files: files.map(({ field, filename, contentType, bytes }) => [field, filename, contentType, bytes.length]) })]),
  row('status', { method: 'GET', path: '/r/{token}', declares: { access: token('publicToken', pathToken('token')), callLog: 'full' } }, [Any, (_, { principal }) => ok({ by: principal.kind })]),
  row('label', { method: 'GET', path: '/r/{token}/label', declares: { access: token('publicToken', pathToken('token')), callLog: 'none' } }, [Any, () => ({ status: 200, body: new Bytes('application/pdf', PDF), headers: { ETag: '"v1"', 'Last-Modified': 'Sat, 21 Nov 2026 09:00:00 GMT', 'Cache-Control': 'private, max-age=60' } })]),
  row('promise', { method: 'GET', path: '/promise', declares: { access: token('publicToken', queryToken('token')), cors: { origins: { of: () => ['https://Shop.example/'] } }, limits: [
    { by: 'address', name: 'promise address', most: 3 }, { by: 'caller', name: 'store', windowSeconds: 300, key: ({ principal }) => String(principal.companyId), most: () => 2 },
  ] } }, [Any, () => ok({ available: true })]),
  row('storefront', { method: 'GET', path: '/storefront', declares: {
    access: tokenAccess({ kind: 'publicToken', token: queryToken('token'), holder: (text) => Promise.resolve(text.startsWith('known') ? { principal: { kind: 'connection', companyId: text === 'known-open' ? 8 : 7, actor: text, scopes: [] } } : undefined) }),
    cors: { origins: { of: ({ principal }) => (principal.companyId === 8 ? 'any' : ['https://shop.example']) }, refusals: 'any', exposed: ['Retry-After'] },
    limits: [{ by: 'address', name: 'storefront address', most: 4 }, { by: 'caller', name: 'storefront', key: ({ principal }) => principal.actor, most: () => 1 }],
  } }, [Any, () => ok({ available: true })]),
  row('collect', { method: 'POST', path: '/collect', declares: { cors: { origins: { of: () => ['https://shop.example'] }, preflight: false } } }, [Any, () => ok({})]),
  row('intake', { method: 'POST', path: '/intake', root: '/hooks', declares: { callLog: 'full', body: rawBody(KIB), access: {
    kind: 'connection', isInBody: true,
    admit(exchange) {
      const signature = createHmac('sha256', SECRET).update(exchange.body ?? '').digest('hex');
      if (exchange.request.headers['x-signature'] !== signature) return Promise.reject(new Failure('UNAUTHENTICATED', 'The signature is wrong'));
      exchange.principal = { kind: 'connection', companyId: 7, actor: 'carrier', scopes: [], connectionId: 'c-1' };
      return Promise.resolve({ principal: exchange.principal, ...(exchange.body?.includes('paused') && { inactive: new Failure('CONNECTION_PAUSED', 'Paused') }) });
    },
  } } }, [Any, ({ body }) => ok({ bytes: (body as Buffer).length })]),
  row('session', { method: 'POST', path: '/session', declares: { body: formBody(KIB) } }, [z.object({ body: z.object({ email: z.string() }) }), () => ({ status: 303, body: {}, headers: { Location: '/' }, cookies: ['a=1; HttpOnly', 'b=2; HttpOnly'] })]),
  row('me', { method: 'GET', path: '/me', declares: { access: token('session', cookieToken('a')) } }, [z.object({ cookies: z.object({ a: z.string() }) }), (_, { principal }) => ok({ by: principal.kind })]),
  row('busy', { method: 'GET', path: '/busy' }, [Any, () => { throw new Failure('CONFLICT', 'Others were first'); }]),
  row('context', { method: 'GET', path: '/context', declares: { access: token('person', bearerToken) } }, [Any, (_, { principal }) => ok({ by: principal.kind })]),
];

/** The surface; its `fail` shows the code alone. */
export const sample: Surface = {
  letter: 'Z', name: 'sample', host: 'commerce', roots: ['/sample', '/hooks'], routes,
  access: ANONYMOUS, callLog: 'errors', believesForwarded: true, headers: { 'Service-Api-Version': 'v1' },
  limits: [{ by: 'address', name: 'sample', most: 4, headers: 'X-RateLimit' }],
  cors: { origins: 'any', requestHeaders: ['X-Return-Session'], exposed: ['Retry-After'] },
  body: jsonBody(KIB),
  encode: jsonAnswer,
  fail: ({ code, details: { retryAfterSeconds } }) => ({ status: STATUS[code] ?? 400, headers: { 'Content-Type': 'application/json', ...(typeof retryAfterSeconds === 'number' && { 'Retry-After': String(retryAfterSeconds) }) }, body: JSON.stringify({ code }) }),
};

const STATUS: Readonly<Partial<Record<string, number>>> = { UNAUTHENTICATED: 401, ORIGIN_REFUSED: 403, CONNECTION_PAUSED: 403, UNKNOWN_PATH: 404, METHOD_NOT_ALLOWED: 405, BODY_TOO_LARGE: 413, RATE_LIMITED: 429, TOO_MANY_ITEMS: 422, INTERNAL: 500, CONFLICT: 503 };
