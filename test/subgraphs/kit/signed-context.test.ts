import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'graphql';
import { sha256 } from '#kernel/crypto.js';
import { remoteSubgraph } from '#client/remote-subgraph.js';
import type { CallContext } from '#contract/principal.js';
import { CONTEXT_HEADER, signContext, verifyContext, type SigningKeys } from '#contract/signed-context.js';
import { alone } from '#kit/handler.js';
import { nonces } from '#subgraph-kit/nonces.js';
import { subgraphServer } from '#subgraph-kit/subgraph-server.js';
import { manualClock } from '../../kit/manual-clock.js';

const [OLD, NEW] = [{ id: 'old', bytes: Buffer.alloc(32, 1) }, { id: 'new', bytes: Buffer.alloc(32, 2) }];
const KEYS: SigningKeys = [OLD];
const context: CallContext = {
  principal: { kind: 'staff', companyId: 7, actor: 'ada@example.test', userId: 'u1', scopes: [], permissions: ['commerce.read'] }, requestId: 'r-1', via: 'test',
};

const clock = manualClock('2026-03-10T08:00:00.000Z');
const seen: { query: string; context: CallContext }[] = [];
const servers: Server[] = [];
let orders: string;
let identity: string;

/** The last signed call, as sent. */
let captured: { body: string; signature: string };

const open = async (name: string, keys: SigningKeys = KEYS, port = 0): Promise<string> => {
  const app = alone(subgraphServer({ name, keys, clock, run: (query, _, by) => { seen.push({ query, context: by }); return Promise.resolve({ data: { name } }); } }));
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => { chunks.push(chunk); });
    request.on('end', () => { captured = { body: Buffer.concat(chunks).toString(), signature: String(request.headers[CONTEXT_HEADER]) }; });
    app(request, response);
  });
  await new Promise<void>((resolve) => { server.listen(port, '127.0.0.1', resolve); });
  servers.push(server);
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/graphql`;
};
beforeAll(async () => { [orders, identity] = [await open('orders'), await open('identity')]; });
afterAll(() => { for (const server of servers) { server.closeAllConnections(); server.close(); } });

const ask = (url: string, { name = 'orders', keys = KEYS, text = '{ name }' } = {}) => remoteSubgraph({ name, url, keys, clock }).prepare(parse(text))({}, context);
const send = async (url: string, { body, signature }: typeof captured, method = 'POST') => {
  const response = await fetch(url, { method, headers: { 'content-type': 'application/json', [CONTEXT_HEADER]: signature }, body });
  return [response.status, response.headers.get('content-type')?.startsWith('application/json') === true ? ((await response.json()) as { errors?: { message: string }[] }).errors?.[0]?.message : undefined];
};

it('carries the caller to the called subgraph', async () => {
  expect(await ask(orders)).toEqual({ data: { name: 'orders' } });
  expect(seen.at(-1)?.context).toEqual(context);
});

describe('the text of an operation', () => {
  const asking = (url: string) => remoteSubgraph({ name: 'orders', url, keys: KEYS, clock }).prepare(parse('{ name other: name }'));
  const NAMED = '{"operation":"6b3f7d2b0f8b5a","variables":{}}';

  it('is sent once, and named by its hash from then on', async () => {
    const run = asking(orders);
    await run({}, context);
    expect(JSON.parse(captured.body)).toEqual({ query: '{\n  name\n  other: name\n}', variables: {} });
    seen.length = 0;
    await run({ id: 'o-1' }, context);
    expect(captured.body).toBe(`{"operation":"${sha256('{\n  name\n  other: name\n}')}","variables":{"id":"o-1"}}`);
    expect(seen).toEqual([{ query: '{\n  name\n  other: name\n}', context }]);
  });

  it('is sent again to a process that does not know it, which runs the call once', async () => {
    const run = asking(orders);
    await run({}, context);
    const [place] = servers.splice(0, 1);
    const { port } = place?.address() as AddressInfo;
    place?.closeAllConnections();
    await new Promise((resolve) => { place?.close(resolve); });
    expect(await open('orders', KEYS, port)).toBe(orders);
    seen.length = 0;
    expect(await run({}, context)).toEqual({ data: { name: 'orders' } });
    expect(seen).toHaveLength(1);
    expect(JSON.parse(captured.body)).toHaveProperty('query');
  });

  it('that nobody sent is not found', async () => {
    const signature = signContext(context, { audience: 'orders', method: 'POST', path: '/graphql', body: NAMED }, { keys: KEYS, clock });
    expect(await send(orders, { body: NAMED, signature })).toEqual([404, 'A process sends the text of an operation first']);
  });
});

it('a body over 32 MiB is refused', async () => {
  const body = 'x'.repeat(33_554_433);
  const signature = signContext(context, { audience: 'orders', method: 'POST', path: '/graphql', body }, { keys: KEYS, clock });
  expect(await send(orders, { body, signature })).toEqual([413, 'A call between processes is larger than 32 MiB']);
});

it('an answer that breaks off, or is no answer of a subgraph, means that the subgraph is unavailable', async () => {
  const answers: ((response: ServerResponse) => void)[] = [
    (response) => { response.writeHead(200, { 'content-length': 100 }).write('{"data":'); response.destroy(); },
    (response) => { response.writeHead(502).end('<html>Bad gateway</html>'); },
    (response) => { response.writeHead(200).end('{"name":"orders"}'); },
    (response) => { response.destroy(); },
  ];
  const server = createServer((request, response) => { request.resume().once('end', () => answers.shift()?.(response)); });
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  servers.push(server);
  for (let left = answers.length; left > 0; left -= 1) {
    await expect(ask(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/graphql`, { text: 'mutation { name }' })).rejects.toMatchObject({ code: 'UNAVAILABLE', message: 'The orders part of the service cannot be reached: nothing was done by halves; repeat the call in a few seconds' });
    expect(answers).toHaveLength(left - 1); // no write is sent twice
  }
});

describe('a captured call', () => {
  beforeEach(async () => { await ask(orders); seen.length = 0; });
  afterEach(() => { expect(seen).toEqual([]); });

  it('is not answered again', async () => {
    expect(await send(orders, captured)).toEqual([401, 'This call was sent before; a signature is valid once']);
  });

  it('is not answered again at the last moment either, with a clock a minute ahead', async () => {
    const body = '{"query":"{ name }"}';
    clock.turn(60_000);
    const signature = signContext(context, { audience: 'orders', method: 'POST', path: '/graphql', body }, { keys: KEYS, clock });
    clock.turn(-60_000);
    expect(await send(orders, { body, signature })).toEqual([200, undefined]);
    seen.length = 0;
    clock.turn(120_000);
    expect(await send(orders, { body, signature })).toEqual([401, 'This call was sent before; a signature is valid once']);
    clock.turn(1);
    expect(await send(orders, { body, signature })).toEqual([401, expect.stringContaining('has expired')]);
  });

  it('is refused by other subgraphs', async () => {
    expect(await send(identity, captured)).toEqual([401, 'This call was signed for another subgraph, method or path']);
  });

  it('is refused with another body, and its nonce stays valid for its own', async () => {
    const { body } = captured;
    const signature = signContext(context, { audience: 'orders', method: 'POST', path: '/graphql', body }, { keys: KEYS, clock });
    expect(await send(orders, { signature, body: body.replace('name', 'secret') })).toEqual([401, 'This call was signed for another body']);
    expect(await send(orders, { signature, body: `${body} ` })).toEqual([401, 'This call was signed for another body']);
    expect(await send(orders, { signature, body })).toEqual([200, undefined]);
    seen.length = 0;
  });

  it('is refused with another caller', async () => {
    const [id = '', payload = '', signature = ''] = captured.signature.split('.');
    const forged = Buffer.from(Buffer.from(payload, 'base64url').toString().replace('"companyId":7', '"companyId":8')).toString('base64url');
    for (const signed of [`${id}.${forged}.${signature}`, `new.${payload}.${signature}`, `${id}.${payload}.`, `${id}.${payload}`, '', '...']) {
      expect(await send(orders, { ...captured, signature: signed })).toEqual([401, 'This call is not signed by a process of this deployment']);
    }
  });
});

it.each([['too old', 60_001], ['from the future', -60_001]])('a signature %s is refused', async (_, later) => {
  const body = '{"query":"{ name }"}';
  const signature = signContext(context, { audience: 'orders', method: 'POST', path: '/graphql', body }, { keys: KEYS, clock });
  clock.turn(later);
  expect(await send(orders, { body, signature })).toEqual([401, expect.stringContaining('has expired')]);
});

it('is signed for one method and path', () => {
  const signature = signContext(context, { audience: 'orders', method: 'POST', path: '/graphql', body: '' }, { keys: KEYS, clock });
  for (const changed of [{ method: 'PUT' }, { path: '/graphql/more' }]) {
    expect(() => verifyContext(signature, { audience: 'orders', method: 'POST', path: '/graphql', ...changed }, { keys: KEYS, clock })).toThrow('another subgraph, method or path');
  }
});

it('processes that have one key in common accept each other, so that a key is replaced while they run', async () => {
  const [both, renewed] = [await open('orders', [NEW, OLD]), await open('orders', [NEW])];
  for (const [url, keys] of [[both, [OLD]], [orders, [NEW, OLD]], [renewed, [NEW, OLD]], [both, [NEW]]] as const) expect(await ask(url, { keys })).toEqual({ data: { name: 'orders' } });
  await expect(ask(orders, { keys: [NEW] })).rejects.toMatchObject({ code: 'INTERNAL', cause: { message: 'The orders subgraph refused this process: This call is not signed by a process of this deployment' } });
});

it('every signature counts for its own key alone', async () => {
  const body = '{"query":"{ name }"}';
  const signature = signContext(context, { audience: 'orders', method: 'POST', path: '/graphql', body }, { keys: [NEW, OLD], clock });
  const [newId = '', payload = '', byNew = '', oldId = '', byOld = ''] = signature.split('.');
  const both = await open('orders', [NEW, OLD]);
  for (const forged of [[newId, payload, byOld, oldId, byNew], [newId, payload, oldId, byOld], [newId, payload], [oldId, payload, byNew]]) expect((await send(both, { body, signature: forged.join('.') }))[0]).toBe(401);
  expect((await send(both, { body, signature }))[0]).toBe(200);
});

describe('a used nonce', () => {
  it('is forgotten once its signature has expired, and never before', () => {
    const [time, start] = [manualClock(), manualClock().now().getTime()];
    const known = nonces(time, 2);
    expect([known.take('a', start + 60_000), known.take('a', start + 60_000), known.take('b', start + 60_000)]).toEqual([true, false, true]);
    expect(() => known.take('c', start + 60_000)).toThrow('Too many calls');
    time.turn(60_000);
    expect(known.take('a', start + 60_000)).toBe(false);
    time.turn(10_000);
    expect(known.take('c', start + 130_000)).toBe(true);
  });
});
