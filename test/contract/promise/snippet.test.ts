import { gunzipSync } from 'node:zlib';
import { request, type IncomingHttpHeaders } from 'node:http';
import { snippet } from '../../../shims/promise/snippet/snippet.js';
import { snippetExample } from '../../../shims/promise/snippet/snippet-example.js';
import { alone, firstOf } from '#kit/handler.js';
import { listen, type Listening } from '../../kit/listen.js';

let host: Listening;
beforeAll(async () => { host = await listen(alone(firstOf([snippet, snippetExample]))); });
afterAll(() => host.close());

interface Got {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Got> => new Promise((resolve, reject) => {
  request(host.base + path, { method, headers }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => { resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) }); });
  }).on('error', reject).end();
});

test('the script is served to pages of any origin, compressed to those that take it, in three kilobytes', async () => {
  const { status, headers, bytes } = await get('/promise.js?v=2', { 'Accept-Encoding': 'br, gzip' });
  expect({ status, headers }).toMatchObject({ status: 200, headers: {
    'content-type': 'text/javascript; charset=utf-8', 'content-encoding': 'gzip', vary: 'Accept-Encoding', 'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin', 'x-content-type-options': 'nosniff',
  } });
  expect(bytes.length).toBeLessThan(3072);
  expect(gunzipSync(bytes)).toEqual((await get('/promise.js')).bytes);
});

test.each([['', undefined], ['gzip;q=0, br', undefined], ['gzip;q=0.5', 'gzip']])('Accept-Encoding %j gets the encoding %s', async (accepted, encoding) => {
  expect((await get('/promise.js', { 'Accept-Encoding': accepted })).headers['content-encoding']).toBe(encoding);
});

test('who has it is answered 304, HEAD has no body, and other methods are not its own', async () => {
  const { headers: { etag = '', 'content-length': length } } = await get('/promise.js');
  const known = await get('/promise.js', { 'If-None-Match': etag });
  const head = await get('/promise.js', {}, 'HEAD');
  expect([known.status, known.bytes.length, known.headers['access-control-allow-origin'], head.status, head.bytes.length, head.headers['content-length']]).toEqual([304, 0, '*', 200, 0, length]);
  expect((await get('/promise.js', { 'If-None-Match': etag, 'Accept-Encoding': 'gzip' })).status).toBe(200);
  expect([(await get('/promise.js', {}, 'POST')).status, (await get('/promise.jsx')).status]).toEqual([404, 404]);
});

test.each(['eval', 'Function(', 'innerHTML', 'outerHTML', 'insertAdjacentHTML', 'document.write', 'localStorage', 'sessionStorage', '.cookie', 'import('])('the script has no %s', async (forbidden) => {
  expect((await get('/promise.js')).bytes.toString()).not.toContain(forbidden);
});

test('the example loads the script with the token of its address, under a policy of its own origin', async () => {
  const { status, headers, bytes } = await get(`/promise-example?token=npk_1_${'a'.repeat(40)}&country=de&sku=A,B`);
  expect([status, headers['content-security-policy']]).toEqual([200, expect.stringContaining("script-src 'self'; connect-src 'self'")]);
  expect(bytes.toString()).toContain(`<script src="/promise.js" data-token="npk_1_${'a'.repeat(40)}" data-country="DE" data-lang="en" defer></script>`);
});

test('what is no token is not written into the example', async () => {
  expect((await get('/promise-example?token=npk_1_%22%3E%3Cscript%3E')).bytes.toString()).not.toContain('data-token="npk_1');
});
