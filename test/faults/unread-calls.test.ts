// On the embedded database only: what Node.js refuses by itself comes to no statement.
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { uuidV7Ids } from '#kernel/ids.js';
import { systemClock } from '#kernel/clock.js';
import { createLog } from '#kernel/log.js';
import { listen } from '../../gateway/server/http/listen.js';
import { findSurfaces } from '../../gateway/server/find-surfaces.js';
import { refusalOf } from '../../gateway/server/mount-surfaces.js';
import { answerToLateReader } from '../kit/listen.js';
import { openSurfaces, type Surfaces } from '../kit/running-surfaces.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

interface Answered { readonly status: number; readonly head: string; readonly id: string; readonly type: string; readonly body: string }

/** Send bytes as they are and read until the other side closes. */
const raw = (port: number, text: string): Promise<Answered> => new Promise((resolve, reject) => {
  const chunks: Buffer[] = [];
  const socket = connect(port, '127.0.0.1', () => { socket.write(text, 'latin1'); });
  socket.on('data', (chunk) => chunks.push(chunk)).on('error', reject).on('close', () => { resolve(answered(Buffer.concat(chunks).toString('latin1'))); });
});

function answered(text: string): Answered {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const header = (name: string): string => head.split('\r\n').find((line) => line.toLowerCase().startsWith(`${name}:`))?.slice(name.length + 1).trim() ?? '';
  return { status: Number(head.split(' ')[1]), head, id: header('x-request-id'), type: header('content-type'), body: rest.join('\r\n\r\n') };
}

let surfaces: Surfaces;
let port: number;
beforeAll(async () => {
  surfaces = await openSurfaces();
  port = surfaces.portOf('commerce');
});
afterAll(() => surfaces.close());

const keyOf = (kind: string): string => surfaces.connections.find((made) => made.kind === kind)?.apiKey ?? '';
const LONG = `X: ${'x'.repeat(20_000)}\r\n`;

/** Each surface: a path of its own and its error format. */
const WORDS: readonly (readonly [surface: string, path: string, code: string, says: (message: string, id: string, code: string) => string])[] = [
  ['A', '/api/fulfillment/v1/ping', 'validation_failed', (message, id, code) => `{"error":{"code":"${code}","message":"${message}","request_id":"${id}","details":{}}}`],
  ['D', '/api/commerce/v1/ping', 'validation_failed', (message, id, code) => `{"error":{"code":"${code}","message":"${message}","request_id":"${id}","details":{}}}`],
  ['B', '/v1/orders/NEW', '', (message) => `{"ErrorCode":"Exception","Message":"${message}"}`],
  ['C', '//api/admin/resi/list', '', (message) => `<?xml version="1.0" encoding="iso-8859-1"?>\n<doc_resi>\n  <ACK>KO</ACK>\n  <error_message><![CDATA[${message}]]></error_message>\n</doc_resi>\n`],
  ['none', '/', '', (message) => `{"errors":[{"message":"${message}","extensions":{"code":"BAD_INPUT"}}]}`],
];

describe.each(WORDS)('what Node refuses by itself for a path of %s', (surface, path, code, says) => { // eslint-disable-line @typescript-eslint/max-params -- columns of a table
  const expectRefusal = async (text: string, status: number, message: string, published = code): Promise<void> => { // eslint-disable-line @typescript-eslint/max-params -- read as a sentence
    const answer = await raw(port, text);
    expect([answer.status, answer.body.replace('BODY_TOO_LARGE', 'BAD_INPUT')]).toEqual([status, says(message, answer.id, published)]);
    expect(answer.id).toMatch(UUID);
    expect(answer.type).toMatch(surface === 'C' ? /^text\/xml; charset=iso-8859-1$/ : /^application\/json; charset=utf-8$/);
  };

  test('a head that is too long is 431', () => expectRefusal(`GET ${path} HTTP/1.1\r\nHost: x\r\n${LONG}\r\n`, 431, 'The head of the request is larger than 16 KiB', code === '' ? '' : 'payload_too_large'));

  test.each([
    ['an unknown method', (at: string) => `BREW ${at} HTTP/1.1\r\nHost: x\r\n\r\n`], ['a line that is none', (at: string) => `GET ${at} HTTP/9\r\nHost: x\r\n\r\n`], ['a header that is none', (at: string) => `GET ${at} HTTP/1.1\r\nHost x\r\n\r\n`],
    ['two lengths', (at: string) => `POST ${at} HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello`],
    ['a length and chunks', (at: string) => `POST ${at} HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['chunks twice', (at: string) => `POST ${at} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n`],
  ])('%s is 400', (_, text) => expectRefusal(text(path), 400, 'The request is not HTTP that can be read'));

  test('a call without a host is 400', () => expectRefusal(`GET ${path} HTTP/1.1\r\n\r\n`, 400, 'The request has no Host header'));

  test('an unsupported expectation is 417', () => expectRefusal(`GET ${path} HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n`, 417, 'Nothing but 100-continue can be expected'));
});

test('a tunnel is refused, never left open', async () => {
  const answer = await raw(port, 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n');
  expect([answer.status, answer.body, answer.head.includes('\r\nAllow: GET, ')]).toEqual([405, '{"errors":[{"message":"This host is no proxy","extensions":{"code":"METHOD_NOT_ALLOWED"}}]}', true]);
  expect(answer.id).toMatch(UUID);
});

test('a call that would be upgraded is answered as it is', async () => {
  const answer = await raw(port, `GET /api/fulfillment/v1/ping HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${keyOf('FULFILLMENT')}\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`);
  expect([answer.status, answer.body.includes('"api_version":"v1"')]).toEqual([200, true]);
});

test('a caller that waits for 100 Continue gets it', async () => {
  const answer = await raw(port, `POST /api/fulfillment/v1/orders/1/reject HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${keyOf('FULFILLMENT')}\r\nExpect: 100-continue\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`);
  expect([answer.status, answered(answer.body).status]).toEqual([100, 422]);
});

test('pages, descriptions and unknown paths carry a request id', async () => {
  for (const path of ['/docs', '/api/fulfillment/v1/docs', '/api/fulfillment/v1/openapi.json', '/api/commerce/v1/asyncapi.json', '/V1/openapi.json', '/docs/wms-xml', '/docs/wms-xml/list.response.xsd', '/', '/nowhere', '/healthz']) {
    const response = await fetch(`http://127.0.0.1:${String(port)}${path}`);
    expect([path, response.headers.get('x-request-id')]).toEqual([path, expect.stringMatching(UUID)]);
  }
});

test('garbage behind a call that is still being answered does not answer it', async () => {
  const answer = await raw(port, `GET /api/fulfillment/v1/ping HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${keyOf('FULFILLMENT')}\r\n\r\n\0\0\0`);
  expect([answer.status, answer.body.includes('"api_version":"v1"')]).toEqual([200, true]);
});

describe('a body that is still being read', () => {
  const opening = (more: string) => `POST /api/fulfillment/v1/orders/1/reject HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${keyOf('FULFILLMENT')}\r\n${more}\r\n`;
  const errorIn = ({ body }: Answered): unknown => (JSON.parse(body) as { error: unknown }).error;

  test('with a malformed chunk is refused by its surface, under the id that its log shows', async () => {
    const answer = await raw(port, `${opening('Transfer-Encoding: chunked\r\n')}5\r\n{"a":\r\nzz\r\n`);
    expect([answer.status, errorIn(answer)]).toEqual([400, { code: 'invalid_json', message: expect.any(String), request_id: answer.id, details: {} }]);
  });

  test('over the limit in chunks is 413 [A-LIMIT-1]', async () => {
    const chunk = `100000\r\n${'x'.repeat(0x100000)}\r\n`;
    const answer = await raw(port, `${opening('Transfer-Encoding: chunked\r\nConnection: close\r\n')}${chunk.repeat(3)}0\r\n\r\n`);
    expect([answer.status, errorIn(answer)]).toEqual([413, expect.objectContaining({ code: 'payload_too_large' })]);
  });

  test.each([['a surface', '/api/fulfillment/v1/orders/1/reject', 401], ['nothing', '/nowhere', 404], ['a page', '/docs', 404]])('of a call for %s does not discard the answer that closes its connection', async (_, path, status) => {
    expect(await answerToLateReader(port, `POST ${path} HTTP/1.1\r\n`)).toMatch(new RegExp(`^HTTP/1\\.1 ${String(status)} [^]*\\r\\n\\r\\n.`));
  });

  test('that is compressed is refused, not misread', async () => {
    const codes: unknown[] = [];
    for (const encoding of ['gzip', 'br', 'gzip, identity']) {
      const response = await fetch(`http://127.0.0.1:${String(port)}/api/fulfillment/v1/orders/1/reject`, { method: 'POST', body: '{"reason_code":"x"}', headers: { authorization: `Bearer ${keyOf('FULFILLMENT')}`, 'content-encoding': encoding } });
      codes.push([response.status, (await response.json() as { error: { code: string; message: string } }).error.message]);
    }
    expect(codes).toEqual(['gzip', 'br', 'gzip, identity'].map(() => [400, 'The body is compressed; send it as it is, without Content-Encoding']));
  });

  test('a byte at a time ends at a deadline for all of it, in its surface\'s error format [REL-S11]', async () => {
    const slow = await slowHost(({ url = '' }) => url === '/api/fulfillment/v1/slow');
    const answer = await slow.drip('POST /api/fulfillment/v1/slow HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n');
    expect([answer.status, answer.body]).toEqual([408, `{"error":{"code":"validation_failed","message":"The request took too long to arrive","request_id":"${answer.id}","details":{}}}`]);
    await slow.stop();
  });

  test('a head that comes a byte at a time ends too [REL-S11]', async () => {
    const slow = await slowHost(() => true);
    expect(await slow.drip('GET / HTTP/1.1\r\nX: ')).toMatchObject({ status: 408, body: '{"errors":[{"message":"The request took too long to arrive","extensions":{"code":"BAD_INPUT"}}]}' });
    await slow.stop();
  });
});

/** Each surface's status for a body that is too large; 413 unless listed. */
const TOO_LARGE: Readonly<Record<string, number>> = { 'wms-json': 400, 'wms-xml': 200 };
/** What a surface that answers in codes says of such a body; the others name the limit. */
const CODES: Readonly<Record<string, string>> = { returns: '"message":"payload_too_large"' };
/** Some kilobytes that would be 64 MiB. */
const BOMB = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '), { level: 1 });
/** What carriers send is refused without words (test/contract/tracking/intake.test.ts), and delivery promises and content delivery have no body. */
const LIMITED = (await findSurfaces()).filter(({ name }) => !['tracking', 'promise', 'delivery'].includes(name)).map(({ host, name, roots: [root], routes, body: { limit: bodyLimit } }) => ({ name, host, bodyLimit, status: TOO_LARGE[name] ?? 413, route: routes.find(({ input, method }) => method !== 'GET' && input.shape.body !== undefined), root }));
/** Surfaces that take the token of an assistant. */
const OF_ASSISTANTS: ReadonlySet<string> = new Set(['connector', 'tools']);
let assistants: Promise<Record<string, string>> | undefined;
const KINDS: Readonly<Record<string, string>> = { fulfillment: 'FULFILLMENT', commerce: 'COMMERCE', 'wms-json': 'WMS_JSON', 'wms-xml': 'WMS_XML', catalog: 'CATALOG' };

describe.each(LIMITED)('a body for $name', ({ name, host, bodyLimit, status, route, root }) => {
  const send = async (body: Buffer<ArrayBuffer>, more: RequestInit = {}, headers: Readonly<Record<string, string>> = {}) => {
    const assistant = OF_ASSISTANTS.has(name) ? await (assistants ??= surfaces.assistant()) : {};
    const { apiKey, username, password } = surfaces.connections.find(({ kind }) => kind === (KINDS[name] ?? name)) ?? { apiKey: null, username: null, password: null };
    const authorization = apiKey === null ? `Basic ${Buffer.from(`${String(username)}:${String(password)}`).toString('base64')}` : `Bearer ${apiKey}`;
    const response = await fetch(`http://127.0.0.1:${String(surfaces.portOf(host))}${root}${route?.example.target ?? ''}`, {
      method: route?.method ?? 'POST', body, headers: { authorization, ...assistant, 'content-type': name.endsWith('xml') ? 'text/xml' : 'application/json', ...headers }, ...more,
    });
    return { status: response.status, text: await response.text() };
  };
  const long = (bytes: number): Buffer<ArrayBuffer> => (name.endsWith('xml') ? Buffer.from(`<a>${'x'.repeat(bytes - 7)}</a>`) : Buffer.from(`{"a":"${'x'.repeat(bytes - 8)}"}`));

  const refusal = CODES[name] ?? `larger than ${String(bodyLimit)} bytes`;

  test('is read up to its limit, and one byte more is refused, with a declared length or in chunks [REL-S11]', async () => {
    const [most, more] = [long(bodyLimit), long(bodyLimit + 1)];
    expect([most.length, (await send(most)).text.includes(refusal)]).toEqual([bodyLimit, false]);
    const announced = await send(more);
    const chunked = await send(more, { body: new Blob([more]).stream(), duplex: 'half' } as RequestInit);
    for (const answer of [announced, chunked]) expect([answer.status, answer.text.includes(refusal)]).toEqual([status, true]);
  });

  test('is never unpacked: a bomb of gzip is refused as it is [REL-S11]', async () => {
    const { status: answered, text } = await send(BOMB, {}, { 'content-encoding': 'gzip' });
    const expected = BOMB.length > bodyLimit ? { status, isSaid: text.includes(refusal) } : { status: name === 'wms-xml' ? 200 : 400, isSaid: /invalid_json|-32700|Invalid JSON body|<ack>KO|<ACK>KO|<result>KO/.test(text) };
    expect([answered, expected.isSaid]).toEqual([expected.status, true]);
  });
});

/** A host with short deadlines, and a caller that sends a byte every few milliseconds for as long as it may. */
async function slowHost(isHeard: (request: IncomingMessage) => boolean) {
  const { port: at, stop } = await listen({
    handler: (request) => { if (isHeard(request)) request.resume(); }, address: '127.0.0.1', port: 0, title: 'test', deadlines: { head: 300, whole: 600, check: 50 },
    refusing: { ids: uuidV7Ids(systemClock), log: createLog('silent'), refuse: refusalOf((await findSurfaces()).filter(({ host }) => host === 'commerce')) },
  });
  return {
    stop,
    drip: (opening: string): Promise<Answered> => new Promise((resolve) => {
      const chunks: Buffer[] = [];
      let drops: NodeJS.Timeout | undefined;
      const socket = connect(at, '127.0.0.1', () => {
        socket.write(opening);
        drops = setInterval(() => { socket.write('x'); }, 20); // not before: the drops would come before the opening
      });
      socket.on('data', (chunk) => chunks.push(chunk)).on('error', () => undefined).on('close', () => {
        clearInterval(drops);
        resolve(answered(Buffer.concat(chunks).toString('latin1')));
      });
    }),
  };
}
