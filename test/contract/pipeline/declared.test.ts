import { createHmac } from 'node:crypto';
import { connect } from 'node:net';
import { uuidV7Ids } from '#kernel/ids.js';
import { pino } from 'pino';
import type { LogCallInput } from '#contract/schema.generated.js';
import { alone } from '#kit/handler.js';
import { openLimiter } from '#kit/limiter.js';
import { serveSurface } from '#kit/serve-surface.js';
import { LogCallDocument } from '../../../shims/kit/operations/log-call.generated.js';
import { fakeCall } from '../../kit/fake-call.js';
import { answerToLateReader, listen, type Listening } from '../../kit/listen.js';
import { manualClock } from '../../kit/manual-clock.js';
import { sample } from './sample-surface.js';


let server: Listening;
let base: string;
let logged: LogCallInput[];
let said: string[];
beforeEach(async () => {
  [logged, said] = [[], []];
  const clock = manualClock('2026-11-22T09:00:00.000Z');
  const log = pino({ level: 'warn' }, { write: (line) => { said.push(line); } });
  const call = fakeCall([[LogCallDocument, ({ input }) => ({ logCall: logged.push(input) > 0 })]]);
  server = await listen(alone(serveSurface(sample, { call, clock, ids: uuidV7Ids(clock), log, limiter: await openLimiter(undefined, log), trustedProxies: [] })));
  base = server.base;
});
afterEach(() => server.close());

const send = (path: string, init: RequestInit = {}) => fetch(`${base}${path}`, { redirect: 'manual', ...init });
const answer = async (path: string, init?: RequestInit): Promise<[number, string]> => {
  const response = await send(path, init);
  return [response.status, await response.text()];
};
const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) => answer(path, { method: 'POST', body, headers });

describe('access', () => {
  test.each([
    ['a session in a header', '/sample/order', { 'x-return-session': 'known-1' }, '{"orderId":"o-1"}'],
    ['a token in the path', '/sample/r/known-1', {}, '{"by":"shopper"}'],
    ['a token in the query', '/sample/promise?token=known-1', {}, '{"available":true}'],
    ['a session in a cookie', '/sample/me', { cookie: 'b=2; a=known-1' }, '{"by":"shopper"}'],
    ['a person behind Bearer', '/sample/context', { authorization: 'Bearer known-1' }, '{"by":"staff"}'],
    ['an anonymous caller', '/sample/portal', { 'x-forwarded-for': '203.0.113.7, 198.51.100.2' }, '{"address":"203.0.113.7"}'],
  ])('of %s', async (_, path, headers, body) => { // eslint-disable-line @typescript-eslint/max-params -- columns of the table
    expect(await answer(path, { headers: headers as Record<string, string> })).toEqual([200, body]);
  });

  test.each([['/sample/order', {}], ['/sample/order', { 'x-return-session': 'forged' }], ['/sample/r/forged', {}], ['/sample/promise?token=a&token=b', {}], ['/sample/me', { cookie: 'b=known' }], ['/sample/context', { authorization: 'Basic known' }]])(
    '%s with %j is refused', async (path, headers) => {
      expect(await answer(path, { headers: headers as Record<string, string> })).toEqual([401, '{"code":"UNAUTHENTICATED"}']);
    });

  test('by a signature over the body, which is read first and within its limit', async () => {
    const signed = (body: string) => ({ 'x-signature': createHmac('sha256', 'intake-secret').update(body).digest('hex') });
    expect(await post('/hooks/intake', '{ }', signed('{ }'))).toEqual([200, '{"bytes":3}']);
    expect(await post('/hooks/intake', '{ }', signed('{}'))).toEqual([401, '{"code":"UNAUTHENTICATED"}']);
    expect(await post('/hooks/intake', 'paused', signed('paused'))).toEqual([403, '{"code":"CONNECTION_PAUSED"}']);
    expect(await post('/hooks/intake', 'x'.repeat(1025), signed(''))).toEqual([413, '{"code":"BODY_TOO_LARGE"}']);
  });
});

test('routes are found below their own root, and nothing below another', async () => {
  expect([await answer('/hooks/portal'), await post('/sample/intake', ''), await answer('/hooksx/intake')]).toEqual([[404, '{"code":"UNKNOWN_PATH"}'], [404, '{"code":"UNKNOWN_PATH"}'], [404, '']]);
});

describe('limits', () => {
  test('by address are shared by the routes of one name, shown on every answer, and counted before the caller is known', async () => {
    const seen = [];
    for (const path of ['/sample/portal', '/sample/order', '/sample/r/forged', '/sample/portal', '/sample/portal']) {
      const { status, headers } = await send(path);
      seen.push([status, headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining'), headers.get('retry-after')]);
      expect(headers.get('x-ratelimit-reset')).toBe(String(Date.UTC(2026, 10, 22, 9, 1) / 1000));
    }
    expect(seen).toEqual([[200, '4', '3', null], [401, '4', '2', null], [401, '4', '1', null], [200, '4', '0', null], [429, '4', '0', '60']]);
  });

  test('by caller have their own window, after those by address', async () => {
    const statuses = [];
    for (let at = 0; at < 4; at += 1) statuses.push((await send('/sample/promise?token=known')).status);
    const { status, headers } = await send('/sample/promise?token=known', { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect([statuses, status, headers.get('retry-after')]).toEqual([[200, 200, 429, 429], 429, '300']);
  });

  test('by input count valid calls alone', async () => {
    const lookup = (order: string) => post('/sample/lookup', JSON.stringify({ order }));
    const statuses = [];
    for (const order of ['#10421042', '#1042', 'toolong', '#1043', '#1044']) statuses.push((await lookup(order))[0]);
    expect(statuses).toEqual([400, 200, 400, 200, 429]);
  });
});

describe('pages of other origins', () => {
  test('of any origin may read every answer, and send preflights', async () => {
    const { status, headers } = await send('/sample/order', { headers: { origin: 'https://a.example' } });
    expect([status, headers.get('access-control-allow-origin'), headers.get('access-control-expose-headers')]).toEqual([401, '*', 'Retry-After']);
    const asked = await send('/sample/order', { method: 'OPTIONS', headers: { origin: 'https://a.example' } });
    expect([asked.status, ...['origin', 'methods', 'headers'].map((name) => asked.headers.get(`access-control-allow-${name}`))]).toEqual([204, '*', 'GET, HEAD, OPTIONS', 'X-Return-Session']);
  });

  test('of a list are compared without case and trailing slash; others are refused', async () => {
    const from = async (origin?: string) => {
      const { status, headers } = await send('/sample/promise?token=known', { headers: { 'x-forwarded-for': '203.0.113.11', ...(origin !== undefined && { origin }) } });
      return [status, headers.get('vary')];
    };
    expect([await from('https://shop.EXAMPLE'), await from('https://shop.example.evil.example')]).toEqual([[200, 'Origin'], [403, 'Origin']]);
    const refused = await send('/sample/promise?token=known', { headers: { origin: 'https://evil.example' } });
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
  });

  const seen = async (token: string, origin: string, address: string) => {
    const { status, headers } = await send(`/sample/storefront?token=${token}`, { headers: { origin, 'x-forwarded-for': address } });
    return [status, headers.get('access-control-allow-origin'), headers.get('access-control-expose-headers'), headers.get('vary')];
  };

  test('may all read where a caller has no list of its own, whatever their origin, and caches need not tell them apart', async () => {
    expect(await seen('known-open', 'https://a.example', '203.0.113.31')).toEqual([200, '*', 'Retry-After', null]);
    const { headers } = await send('/sample/storefront?token=known-open', { headers: { 'x-forwarded-for': '203.0.113.31' } });
    expect([headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual(['*', null]);
  });

  test('read why they are refused while nobody knows the caller, and that there were too many calls, but nothing where their origin is refused', async () => {
    expect(await seen('forged', 'https://evil.example', '203.0.113.32')).toEqual([401, '*', 'Retry-After', null]);
    expect(await seen('known', 'https://evil.example', '203.0.113.32')).toEqual([403, null, null, 'Origin']);
    expect(await seen('known', 'https://shop.example', '203.0.113.32')).toEqual([200, 'https://shop.example', 'Retry-After', 'Origin']); // one that was refused for its origin is not counted for the caller
    expect(await seen('known', 'https://shop.example', '203.0.113.32')).toEqual([429, 'https://shop.example', 'Retry-After', 'Origin']);
    expect(await seen('known', 'https://evil.example', '203.0.113.32')).toEqual([429, '*', 'Retry-After', null]);
  });

  test('do not matter to calls without an origin', async () => {
    expect((await send('/sample/promise?token=known')).status).toBe(200);
  });

  test('get no answer to preflights where they are disabled', async () => {
    const asked = await send('/sample/collect', { method: 'OPTIONS', headers: { origin: 'https://shop.example', 'access-control-request-method': 'POST' } });
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([405, null]);
  });
});

describe('bodies', () => {
  const SESSION = { 'x-return-session': 'known' };
  const form = (files: readonly string[], fields: Readonly<Record<string, string>> = {}): FormData => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    files.forEach((text, at) => { data.append('photos', new Blob([text], { type: 'image/png' }), `../p${String(at)}.png`); });
    return data;
  };

  test('are JSON or a form with files, by their type', async () => {
    expect(await post('/sample/photos', '{"a":1}', { ...SESSION, 'content-type': 'application/json' })).toEqual([200, '{"body":{"a":1},"files":[]}']);
    expect(await post('/sample/photos', form(['png'], { reason: 'small' }), SESSION)).toEqual([200, '{"body":{"reason":"small"},"files":[["photos","p0.png","image/png",3]]}']);
  });

  test('omit file fields without a chosen file, which browsers send without a name and without a byte', async () => {
    const unnamed = (text: string) => `--b\r\nContent-Disposition: form-data; name="photos"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n${text}\r\n--b--\r\n`;
    const files = async (text: string) => (await post('/sample/photos', unnamed(text), { ...SESSION, 'content-type': 'multipart/form-data; boundary=b' }))[1];
    expect([await files(''), await files('x')]).toEqual(['{"body":{},"files":[]}', '{"body":{},"files":[["photos","","application/octet-stream",1]]}']);
  });

  test.each<[string, () => BodyInit, number]>([
    ['a file too large', () => form(['x'.repeat(2049)]), 413], ['a field too long', () => form([], { a: 'x'.repeat(101) }), 413],
    ['too many files', () => form(['a', 'b', 'c']), 422], ['too many fields', () => form([], { a: '1', b: '2', c: '3', d: '4' }), 422], ['too many values', () => `[${'1,'.repeat(10)}1]`, 422],
  ])('with %s are refused', async (_, body, status) => {
    expect((await post('/sample/photos', body(), SESSION))[0]).toBe(status);
  });

  test('that are refused are read to their end, so that their callers get the answer and keep the connection; up to 64 MiB', async () => {
    const { port } = server;
    const mebibyte = 'x'.repeat(1024 * 1024);
    const refused = async (mebibytes: number): Promise<string> => new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let [seen, sent] = ['', 0];
      const more = (): void => {
        sent += 1;
        if (sent <= mebibytes) socket.write(mebibyte, more);
        else socket.write('GET /sample/portal HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
      };
      socket.on('data', (bytes) => { seen += bytes.toString(); }).on('error', () => undefined).on('close', () => { resolve(seen); });
      socket.write(`POST /sample/lookup HTTP/1.1\r\nHost: x\r\nContent-Length: ${String(mebibytes * mebibyte.length)}\r\n\r\n`, more);
    });
    for (const mebibytes of [4, 40]) expect(await refused(mebibytes)).toMatch(/^HTTP\/1\.1 413 [^]*\{"code":"BODY_TOO_LARGE"\}HTTP\/1\.1 200 /);
    expect(await refused(70)).not.toContain(' 200 ');
  });

  test('still arriving when the answer closes the connection do not lose the answer', async () => {
    const answer = await answerToLateReader(server.port, 'GET /sample/lookup HTTP/1.1\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 405 [^]*METHOD_NOT_ALLOWED/);
  });

  test('that never arrive do not keep a connection open that the answer closes', async () => {
    const { port } = server;
    const answer = await new Promise<string>((resolve) => {
      let seen = '';
      connect(port, '127.0.0.1').on('data', (bytes) => { seen += bytes.toString(); }).on('close', () => { resolve(seen); })
        .write('POST /sample/nowhere HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 10\r\n\r\nhalf');
    });
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  });

  test('that end early or name no boundary are malformed', async () => {
    const type = 'multipart/form-data; boundary=b';
    const whole = '--b\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\nxyz';
    expect([(await post('/sample/photos', whole, { ...SESSION, 'content-type': type }))[1], (await post('/sample/photos', whole, { ...SESSION, 'content-type': 'multipart/form-data' }))[1]])
      .toEqual(['{"code":"MALFORMED_BODY"}', '{"code":"MALFORMED_BODY"}']);
  });

  test('that are forms are read as forms only; the answer may set several cookies', async () => {
    const response = await send('/sample/session', { method: 'POST', body: new URLSearchParams({ email: 'a@example.test' }) });
    expect([response.status, response.headers.getSetCookie(), response.headers.get('location')]).toEqual([303, ['a=1; HttpOnly', 'b=2; HttpOnly'], '/']);
    expect((await post('/sample/session', '{"email":"a"}', { 'content-type': 'application/json' }))[1]).toBe('{"code":"MALFORMED_BODY"}');
  });
});

describe('answers', () => {
  test('may be bytes with an ETag; a caller that has them gets 304, also with no-cache', async () => {
    const whole = await send('/sample/r/known/label');
    expect([whole.headers.get('content-type'), whole.headers.get('cache-control'), whole.headers.get('service-api-version'), Buffer.from(await whole.arrayBuffer()).toString('latin1')]).toEqual(['application/pdf', 'private, max-age=60', 'v1', '%PDF-1.7\n\u00ff']);
    const again = async (headers: Record<string, string>) => (await send('/sample/r/known/label', { headers: { 'cache-control': 'no-cache', ...headers } })).status;
    expect([await again({ 'if-none-match': '"v0", W/"v1"' }), await again({ 'if-none-match': '"v2"', 'x-forwarded-for': '203.0.113.1' }), await again({ 'if-modified-since': 'Sat, 21 Nov 2026 09:00:00 GMT', 'x-forwarded-for': '203.0.113.2' })])
      .toEqual([304, 200, 200]);
  });
});

test('the call log has what is declared: everything, what failed, or nothing; never a token', async () => {
  await send('/sample/r/known-secret');
  await send('/sample/r/known-secret/label');
  await send('/sample/order', { headers: { 'x-return-session': 'known-secret' } });
  await send('/sample/order', { headers: { 'x-return-session': 'forged' } });
  expect(logged.map(({ path, status }) => [path, status])).toEqual([['/sample/r/[redacted]', 200], ['/sample/order', 401]]);
  expect(JSON.stringify(logged)).not.toMatch(/known-secret|forged/);
});

test('what fails for a passing reason is in the log of the process by its reference; what is refused is not', async () => {
  const response = await send('/sample/busy');
  expect([response.status, await response.text()]).toEqual([503, '{"code":"CONFLICT"}']);
  await send('/sample/order', { headers: { 'x-return-session': 'forged' } });
  const [line, ...others] = said.map((one) => JSON.parse(one) as object);
  expect(line).toMatchObject({ level: 40, requestId: logged[0]?.requestId, surface: 'sample', operation: 'busy', err: { message: 'Others were first' } });
  expect(others).toEqual([]);
});
